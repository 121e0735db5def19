"""Solved games: what best play brings, and what a bot's play gives away."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated

import typer

from ludotek.cli.arguments import GameName, Json, Seed, find_game
from ludotek.cli.paper import part_done, print_json, print_table

Layout = Annotated[str | None, typer.Option("--layout", metavar="TILES", help="The top level, row by row.")]
Track = Annotated[str | None, typer.Option("--track", metavar="VALUES", help="The cards of a track: 3,1,6,2,5,4.")]
Dice = Annotated[str | None, typer.Option("--dice", metavar="POOL", help="A pool of dice: common=3,v8=3.")]
Against = Annotated[str | None, typer.Option("--against", metavar="POOL", help="Another pool, to race it.")]
Fresh = Annotated[bool, typer.Option("--fresh", help="Solve anew what has been solved before.")]
BotName = Annotated[str, typer.Option("--bot", metavar="NAME", help="The bot to be exploited.")]
Sample = Annotated[
    int, typer.Option("--games", "-n", min=16, help="How many matches to play where no exact answer is possible.")
]


def add_to(app: typer.Typer) -> None:
    app.command()(solve)
    app.command()(exploit)


def solve(
    game: GameName,
    layout: Layout = None,
    track: Track = None,
    dice: Dice = None,
    against: Against = None,
    fresh: Fresh = False,
    json: Json = False,
) -> None:
    """Find exact best play: every position's equilibrium, or the fewest rolls of a race."""
    from ludotek.lab.solvers import solver, understood

    found = find_game(game)
    room = solver(found)
    given = {"layout": layout, "track": track, "dice": dice, "against": against, "fresh": fresh}
    with part_done(found.title) as progress:
        solution = room.solve(**understood(found, room, given), progress=progress)
    show(f"{found.title}, solved", solution, json)


def exploit(game: GameName, bot: BotName, games: Sample = 1000, seed: Seed = 0, json: Json = False) -> None:
    """Find out what best play against a bot gains: exactly where possible, else from a sample."""
    from ludotek.lab import solvers
    from ludotek.lab.contestants import find_bot

    found = find_game(game)
    player, budget = find_bot(bot, found)
    with part_done(found.title) as progress:
        exploited = solvers.exploit(found, player, budget, games, seed, progress)
    show(f"What best play gains against {bot}", exploited, json)


def show(title: str, document: object, json: bool) -> None:
    from msgspec import to_builtins

    if json:
        print_json(document)
    else:
        print_table(title, ("", "value"), flattened(to_builtins(document)))


def flattened(document: Mapping[str, object], above: str = "") -> Iterator[tuple[str, str]]:
    """Nested values by their dotted names, as they stand in the JSON document."""
    for name, value in document.items():
        if isinstance(value, dict):
            yield from flattened(value, f"{above}{name}.")
        else:
            yield f"{above}{name}", f"{value:+.9f}" if isinstance(value, float) else str(value)
