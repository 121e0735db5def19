"""The arguments that several commands share, and what they mean."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludotek.core.errors import BadSheet, LudotekError
from ludotek.core.sheet import sheets_of

if TYPE_CHECKING:
    from ludotek.core.game import Game
    from ludotek.core.options import Options

GameName = Annotated[str, typer.Argument(metavar="GAME", help="One of the games that `ludotek games` lists.")]
OptionPairs = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be given several times."),
]
WITH_OPTIONS = {"allow_extra_args": True, "ignore_unknown_options": True}  # `--arena FILE` is the game's to read
Json = Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")]
Seed = Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")]
Games = Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")]
LanguageName = Annotated[str | None, typer.Option("--lang", metavar="LANGUAGE", help="en or uk; else the locale's.")]


class BadArgument(LudotekError):
    """An argument that says nothing the command understands."""


def find_game(id: str) -> Game:
    from ludotek.games import game

    return game(id)


def read_options(game: Game, pairs: Sequence[str] | None, more: Sequence[str] = ()) -> Options:
    """The options of a game from `name=value` pairs, and from whatever else stands on the command line."""
    given: dict[str, str] = {}
    for pair in [*(pairs or []), *pairs_of(more)]:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadArgument("cli/bad-option", f"An option is given as name=value, not as {pair!r}.")
        given[name.strip()] = value.strip()
    files = {
        name: given[name]
        for name, shipped in sheets_of(game.form).items()
        if given.get(name, shipped[0]) not in shipped
    }
    try:
        return game.options({**given, **{name: sheet_text(name, file) for name, file in files.items()}})
    except BadSheet as error:
        raise BadArgument(error.code, f"{', '.join(files.values())}: {error.sentence}") from None


def pairs_of(more: Sequence[str]) -> list[str]:
    """`--arena mine.yaml --swap-sides` as `arena=mine.yaml` and `swap_sides=true`."""
    pairs: list[str] = []
    for word in more:
        if word.startswith("--"):
            name, equals, value = word.removeprefix("--").partition("=")
            pairs.append(f"{name.replace('-', '_')}{equals}{value}")
        elif pairs and "=" not in pairs[-1]:
            pairs[-1] += f"={word}"
        else:
            raise BadArgument("cli/bad-option", f"{word!r} stands here without an option that it could belong to.")
    return [pair if "=" in pair else f"{pair}=true" for pair in pairs]


def sheet_text(option: str, file: str) -> str:
    """The text of one's own sheet."""
    try:
        return Path(file).read_text(encoding="utf-8-sig").rstrip() + "\n"
    except UnicodeDecodeError:
        raise BadArgument("cli/bad-sheet", f"{file} is not a text file in UTF-8.") from None
    except OSError as error:
        raise BadArgument("cli/no-sheet", f"{file}, given as {option}, cannot be read: {error.strerror}.") from None


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
