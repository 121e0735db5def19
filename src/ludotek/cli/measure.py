"""Measuring games and bots: simulations, matches and speed."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludotek.cli import pairs, reports
from ludotek.cli.arguments import (
    WITH_OPTIONS,
    BadArgument,
    GameName,
    Games,
    Json,
    OptionPairs,
    Seed,
    find_game,
    one_bot_per_seat,
    read_bots,
    read_options,
)
from ludotek.cli.paper import note, print_json, print_table, progress

if TYPE_CHECKING:
    from ludotek.core.game import Game
    from ludotek.core.options import Options
    from ludotek.lab.match import Played
    from ludotek.lab.rows import Row
    from ludotek.lab.workers import Crew

FAILED = 1
INTERRUPTED = 130

Workers = Annotated[int, typer.Option("--workers", "-w", min=1, help="How many processes share the work.")]
AllWorkers = Annotated[
    int | None,
    typer.Option("--workers", "-w", min=1, help="How many processes share the work; else one for each core."),
]
SeatBots = Annotated[str, typer.Option("--bots", metavar="A,B", help="A bot for each seat, or one for all of them.")]
MatchBots = Annotated[
    str, typer.Option("--bots", metavar="A,B[,C...]", help="The bots that play each other, by name or `module:Class`.")
]
Events = Annotated[bool, typer.Option("--events", help="Count also what the rules narrate to everyone.")]
RayAddress = Annotated[
    str | None, typer.Option("--ray", metavar="ADDRESS|local", help="Play on a Ray cluster instead of processes.")
]
Seconds = Annotated[float, typer.Option("--seconds", min=0.01, help="How long to measure each game, about.")]
Keep = Annotated[Path | None, typer.Option("--keep", metavar="FOLDER", help="Keep what is played; go on from there.")]
Records = Annotated[Path | None, typer.Option("--records", metavar="FOLDER", help="Write a record of every game.")]
Csv = Annotated[Path | None, typer.Option("--csv", metavar="FILE", help="Write a row for each seat of each game.")]
Parquet = Annotated[Path | None, typer.Option("--parquet", metavar="FILE", help="The same rows as a Parquet file.")]
Sure = Annotated[
    float | None,
    typer.Option(
        "--sure",
        metavar="ERROR",
        min=1e-6,
        max=0.5,
        help="Stop once it is known who is better, every pair of bots by itself: all answers are right but for so "
        "much of a chance. --games is then the most for a pair.",
    ),
]
Margin = Annotated[
    float, typer.Option("--margin", min=0.0, max=1.0, help="With --sure: a smaller difference in score is none.")
]
GameNames = Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="Which games; without any, all.")]


def add_to(app: typer.Typer) -> None:
    app.command(context_settings=WITH_OPTIONS)(simulate)
    app.command(context_settings=WITH_OPTIONS)(match)
    app.command(context_settings=WITH_OPTIONS)(bench)


def simulate(
    context: typer.Context,
    game: GameName,
    games: Games = 1000,
    seed: Seed = 0,
    bots: SeatBots = "random",
    option: OptionPairs = None,
    workers: Workers = 1,
    ray: RayAddress = None,
    events: Events = False,
    keep: Keep = None,
    records: Records = None,
    csv: Csv = None,
    parquet: Parquet = None,
    json: Json = False,
) -> None:
    """Play many games and say who won, how long they took and how they ended.

    With --keep a long run can be interrupted, or killed, and goes on where it stopped.
    """
    from ludotek.lab import simulation as lab
    from ludotek.lab.rows import simulation_rows
    from ludotek.lab.workers import Here

    found = find_game(game)
    options = read_options(found, option, context.args)
    seated = one_bot_per_seat(found, options, read_bots(found, bots))
    rows = wants_rows(csv, parquet)
    simulation = lab.Simulation(
        game=found, options=options, bots=seated, games=games, seed=seed, events=events, outcomes=rows
    )
    with progress(found.title, games) as advance:
        crew = Here() if workers == 1 and ray is None else hire(workers, ray)
        tally = lab.simulate(simulation, crew, advance, keep, records)
    write_rows(simulation_rows(simulation, tally), csv, parquet)
    if json:
        print_json(reports.simulation_document(simulation, tally))
    else:
        reports.print_simulation(simulation, tally)
    own_up(tally.lost, tally.games)


def match(
    context: typer.Context,
    game: GameName,
    bots: MatchBots,
    games: Games = 100,
    seed: Seed = 0,
    option: OptionPairs = None,
    workers: AllWorkers = None,
    ray: RayAddress = None,
    sure: Sure = None,
    margin: Margin = 0.05,
    keep: Keep = None,
    records: Records = None,
    csv: Csv = None,
    parquet: Parquet = None,
    json: Json = False,
) -> None:
    """Let bots play each other with the same luck from every seat, and rate them.

    The number of games is rounded up to whole deals: every deal is played with every line-up.
    Ctrl-C ends the match and gives the result of what has been played; with --keep the same command
    goes on from there, also after it was killed.
    """
    found = find_game(game)
    players = read_bots(found, bots)
    if len(players) < 2:
        raise BadArgument("cli/no-opponent", "A match takes at least two bots, for example --bots random,random.")
    options = read_options(found, option, context.args)
    wants_rows(csv, parquet)
    crew = partial(hire, workers, ray)
    if sure is None:
        played = [one_match(found, options, players, games, seed, crew, keep, records, json)]
    else:
        played = every_pair(found, options, players, games, seed, (sure, margin), crew, keep, records, json)
    from ludotek.lab.rows import match_rows

    write_rows([row for one in played for row in match_rows(one)], csv, parquet)
    end(played)


def one_match(
    game: Game,
    options: Options,
    bots: tuple[str, ...],
    games: int,
    seed: int,
    crew: Callable[[], Crew],
    keep: Path | None,
    records: Path | None,
    json: bool,
) -> Played:
    """All bots in one match, as long as it was meant to be."""
    from ludotek.lab.match import match_of, play_match
    from ludotek.lab.standings import standings

    arranged = match_of(game, options, bots, games, seed)
    with progress(game.title, arranged.games) as advance:
        played = play_match(arranged, crew(), advance, keep, records)
    if json:
        print_json(reports.match_document(played, standings(played)))
    else:
        reports.print_match(played, standings(played))
    return played


def every_pair(
    game: Game,
    options: Options,
    bots: tuple[str, ...],
    games: int,
    seed: int,
    terms: tuple[float, float],
    crew: Callable[[], Crew],
    keep: Path | None,
    records: Path | None,
    json: bool,
) -> list[Played]:
    """Two bots at a time, until it is known who is better."""
    from ludotek.lab.round_robin import RoundRobin, play_round_robin
    from ludotek.lab.sequential import Terms

    meeting = RoundRobin(game=game, options=options, bots=bots, games=games, terms=Terms(*terms), seed=seed)
    with progress(game.title, games * len(meeting.pairs)) as advance:
        found = play_round_robin(meeting, crew, advance, keep, records)
    if json:
        print_json(pairs.document(meeting, found))
    else:
        pairs.print_pairs(meeting, found)
    return [*found.values()]


def wants_rows(csv: Path | None, parquet: Path | None) -> bool:
    """Whether rows will be written; what that takes is missed now, and not after the games."""
    from ludotek.lab.rows import arrow

    if parquet is not None:
        arrow()
    return csv is not None or parquet is not None


def write_rows(rows: list[Row], csv: Path | None, parquet: Path | None) -> None:
    """Every seat of every game, for whoever goes on counting."""
    from ludotek.lab.rows import write_csv, write_parquet

    if csv is not None:
        write_csv(csv, rows)
    if parquet is not None:
        write_parquet(parquet, rows)


def end(matches: list[Played]) -> None:
    """Say what is missing, if anything is."""
    for played in matches:
        if played.interrupted:
            note(f"Interrupted after {played.games} of {played.match.games} games.")
            raise typer.Exit(INTERRUPTED)
        own_up(played.lost, played.games)


def hire(workers: int | None, ray: str | None) -> Crew:
    """Processes of this machine, or a cluster."""
    from ludotek.lab.cluster import Cluster
    from ludotek.lab.workers import Processes

    return Processes(workers or os.cpu_count() or 1) if ray is None else Cluster(ray, workers)


def own_up(lost: dict[str, int], finished: int) -> None:
    """Say which games were lost, and fail where none was finished."""
    for reason, games in lost.items():
        note(f"{games} games were lost. {reason}")
    if lost and not finished:
        raise typer.Exit(FAILED)


def bench(
    context: typer.Context,
    games: GameNames = None,
    seconds: Seconds = 1.0,
    option: OptionPairs = None,
    json: Json = False,
) -> None:
    """Measure random play on one core: the best of a few rounds. Options are those of a game that is named alone."""
    from ludotek.games import games as in_the_house
    from ludotek.lab.bench import ROUNDS, measure

    found = [find_game(id) for id in games] if games else in_the_house()
    if (option or context.args) and len(found) != 1:
        raise BadArgument("cli/whose-options", "Options belong to one game: name the game, and no other.")
    speeds = [measure(game, read_options(game, option, context.args), seconds) for game in found]
    if json:
        print_json({"rounds": ROUNDS, "games": speeds})
        return
    print_table(
        f"Random play on one core, best of {ROUNDS} rounds",
        ("game", "decisions/s", "games/s", "compiled"),
        [
            (
                speed.game,
                f"{speed.decisions_per_second:,.0f}",
                f"{speed.games_per_second:,.0f}",
                "yes" if speed.compiled else "no",
            )
            for speed in speeds
        ],
    )
