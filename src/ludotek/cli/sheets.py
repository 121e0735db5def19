"""Sheets of one's own: a template to begin with, and whether what became of it can be played with."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludotek.cli.arguments import BadArgument, GameName, Json, find_game, sheet_text
from ludotek.cli.paper import note, print_json, print_line
from ludotek.core.errors import BadSheet
from ludotek.core.sheet import sheets_of, shipped_text

if TYPE_CHECKING:
    from ludotek.core.game import Game

SheetFile = Annotated[Path, typer.Argument(metavar="FILE", help="A sheet in YAML: an arena, a set of cards.")]
WRONG = 1


def add_to(app: typer.Typer) -> None:
    app.command("sheet")(print_template)  # nort §50, nos §54
    app.command("check-sheet")(check)  # nort §50, nos §54


def print_template(game: GameName) -> None:
    """Print the house's own sheet of a game: a template for yours, with a word on every field."""
    found = find_game(game)
    _, name = template_of(found)
    print(shipped_text(name, type(found).__module__), end="")


def check(game: GameName, file: SheetFile, json: Json = False) -> None:
    """Say whether a sheet of your own can be played with, and if not, on which line and why."""
    found = find_game(game)
    option, _ = template_of(found)
    sentence, line = problem(found, option, file)
    if json:
        print_json({"game": game, "file": str(file), "passed": not sentence, "line": line, "reason": sentence})
    elif not sentence:
        print_line(f"{file} can be played with: ludotek play {game} --{option} {file}")
    if sentence:
        note(f"{file}: {sentence}")
        raise typer.Exit(WRONG)


def template_of(game: Game) -> tuple[str, str]:
    """The option of a game that takes a sheet, and the name of the one that is played unless a table says otherwise."""
    for option, shipped in sheets_of(game.form).items():
        return option, shipped[0]
    raise BadArgument("cli/no-sheets", f"{game.title} takes no sheets.")


def problem(game: Game, option: str, file: Path) -> tuple[str, int]:
    """What is wrong with a sheet, and on which line; nothing, if nothing is."""
    try:
        game.options({option: sheet_text(option, str(file))})
    except BadSheet as error:
        return error.sentence, error.line
    return "", 0
