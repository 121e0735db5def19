"""A world between two games, from the line of text in which people exchange it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from ludotek.cli.arguments import BadArgument, GameName, Json, LanguageName, find_game
from ludotek.cli.paper import print_json

FromWhere = Annotated[str, typer.Argument(metavar="[SEED|FILE|-]", help="The seed, a file with it, or standard input.")]
Check = Annotated[bool, typer.Option("--check", help="Only say whether it can be read, and what would be repaired.")]
Upgrade = Annotated[
    bool, typer.Option("--upgrade", help="Print it in the latest version, and on standard error what was repaired.")
]


def add_to(app: typer.Typer) -> None:
    app.command()(seed)


def seed(
    game: GameName,
    source: FromWhere = "-",
    json: Json = False,
    check: Check = False,
    upgrade: Upgrade = False,
    lang: LanguageName = None,
) -> None:
    """Show the world that a seed holds: map, decks, boards and history; then the seed again."""
    from ludotek.locale import language
    from ludotek.locale.worlds import repairs_text, world_text, worlds_of

    found = find_game(game)
    shown = worlds_of(found).show(seed_text(source))
    here = language(lang)
    repairs = repairs_text(shown, here)
    if json:
        print_json(
            {
                "seed": shown.text,
                "world": shown.document,
                "upgraded": shown.upgraded,
                "repairs": repairs.splitlines(),
            }
        )
    elif check:
        print(repairs or here.text("seed-whole"))
    elif upgrade:
        print(shown.upgraded)
        if repairs:
            print(repairs, file=sys.stderr)
    else:
        print(world_text(shown, here))
        print(shown.text)


def seed_text(source: str) -> str:
    """The text itself, or what a file or standard input has."""
    try:
        if source == "-":
            return sys.stdin.read()
        if is_file(source):
            return Path(source).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadArgument("cli/bad-seed", "A seed is text in UTF-8.") from None
    except OSError as error:
        raise BadArgument("cli/no-seed", f"{source} cannot be read: {error.strerror}.") from None
    return source


def is_file(source: str) -> bool:
    try:
        return Path(source).is_file()
    except (OSError, ValueError):  # too long for a name, or with characters that no name has
        return False
