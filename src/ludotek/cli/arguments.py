"""The arguments that several commands share, and what they mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from ludotek.core.errors import LudotekError

if TYPE_CHECKING:
    from ludotek.core.game import Game, Options

GameName = Annotated[str, typer.Argument(metavar="GAME", help="One of the games that `ludotek games` lists.")]
OptionPairs = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be given several times."),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")]
Seed = Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")]
Games = Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")]
LanguageName = Annotated[str | None, typer.Option("--lang", metavar="LANGUAGE", help="en or uk; else the locale's.")]


class BadArgument(LudotekError):
    """An argument that says nothing the command understands."""


def find_game(id: str) -> Game:
    from ludotek.games import game

    return game(id)


def read_options(game: Game, pairs: Sequence[str] | None) -> Options:
    """The options of a game from `name=value` pairs."""
    given: dict[str, object] = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadArgument("cli/bad-option", f"An option is given as name=value, not as {pair!r}.")
        given[name.strip()] = value.strip()
    return game.options(given)


def read_bots(game: Game, names: str) -> tuple[str, ...]:
    """Bots by name, separated by commas; a name that means nothing is refused."""
    from ludotek.lab.contestants import contestants

    bots = tuple(name.strip() for name in names.split(",") if name.strip())
    if not bots:
        raise BadArgument("cli/no-bots", "Name at least one bot, for example --bots random.")
    contestants(bots, game)
    return bots


def one_bot_per_seat(game: Game, options: Options, bots: tuple[str, ...]) -> tuple[str, ...]:
    """Bots in the order of the seats; a single one takes them all."""
    seats = game.seats(options)
    if len(bots) == 1:
        return bots * len(seats)
    if len(bots) != len(seats):
        raise BadArgument(
            "cli/bots-and-seats",
            f"{game.title} has {len(seats)} seats ({', '.join(seats)}), so it takes one bot or {len(seats)}, "
            f"not {len(bots)}.",
        )
    return bots
