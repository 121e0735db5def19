"""Sheets of one's own: `ludotek north check FILE`, for every game of the house that takes a sheet."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from ludotek.cli.arguments import BadArgument, Json, find_game, sheet_text
from ludotek.cli.paper import note, print_json, print_line
from ludotek.core.errors import BadSheet
from ludotek.core.sheet import sheets_of
from ludotek.games import IN_THE_HOUSE

SheetFile = Annotated[Path, typer.Argument(metavar="FILE", help="A sheet in YAML: an arena, a set of cards.")]
WRONG = 1


def add_to(app: typer.Typer) -> None:
    """Every game has a group of commands under its own id; which sheets it takes is asked when one is run."""
    for id in IN_THE_HOUSE:
        group = typer.Typer(help=f"About {id}'s own sheets.", no_args_is_help=True)
        group.command("check")(checker(id))
        app.add_typer(group, name=id, hidden=True)


def checker(id: str) -> Callable[[SheetFile, bool], None]:
    def check(file: SheetFile, json: Json = False) -> None:
        """Say whether a sheet can be played with, and if not, on which line and why."""
        sentence, line = problem(id, file)
        if json:
            print_json({"game": id, "file": str(file), "passed": not sentence, "line": line, "reason": sentence})
        elif not sentence:
            print_line(f"{file} can be played with: ludotek play {id} --{option_of(id)} {file}")
        if sentence:
            note(f"{file}: {sentence}")
            raise typer.Exit(WRONG)

    return check


def option_of(id: str) -> str:
    """The option of a game that takes a sheet."""
    sheets = sheets_of(find_game(id).form)
    if not sheets:
        raise BadArgument("cli/no-sheets", f"{find_game(id).title} takes no sheets.")
    return next(iter(sheets))


def problem(id: str, file: Path) -> tuple[str, int]:
    """What is wrong with a sheet, and on which line; nothing, if nothing is."""
    option = option_of(id)
    try:
        find_game(id).options({option: sheet_text(option, str(file))})
    except BadSheet as error:
        return error.sentence, error.line
    return "", 0
