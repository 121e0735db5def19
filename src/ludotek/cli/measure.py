"""Measuring games and bots: simulations, matches and speed."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated

import typer

from ludotek.cli import reports
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
    events: Events = False,
    json: Json = False,
) -> None:
    """Play many games and say who won, how long they took and how they ended."""
    from ludotek.lab import simulation as lab
    from ludotek.lab.workers import Here, Processes

    found = find_game(game)
    options = read_options(found, option, context.args)
    seated = one_bot_per_seat(found, options, read_bots(found, bots))
    simulation = lab.Simulation(game=found, options=options, bots=seated, games=games, seed=seed, events=events)
    with progress(found.title, games) as advance:
        tally = lab.simulate(simulation, Processes(workers) if workers > 1 else Here(), advance)
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
    json: Json = False,
) -> None:
    """Let bots play each other with the same luck from every seat, and rate them.

    The number of games is rounded up to whole deals: every deal is played with every line-up.
    Ctrl-C ends the match and gives the result of what has been played.
    """
    from ludotek.lab.match import match_of, play_match
    from ludotek.lab.standings import standings

    found = find_game(game)
    players = read_bots(found, bots)
    if len(players) < 2:
        raise BadArgument("cli/no-opponent", "A match takes at least two bots, for example --bots random,random.")
    arranged = match_of(found, read_options(found, option, context.args), players, games, seed)
    crew = hire(workers, ray)
    with progress(found.title, arranged.games) as advance:
        played = play_match(arranged, crew, advance)
    if json:
        print_json(reports.match_document(played, standings(played)))
    else:
        reports.print_match(played, standings(played))
    if played.interrupted:
        note(f"Interrupted after {played.games} of {arranged.games} games.")
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
