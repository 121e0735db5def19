"""Reference pages, to be printed or kept beside the board."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludotek.cli.arguments import GameName, LanguageName, find_game
from ludotek.cli.paper import note

Out = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Where to write the page; else it is printed.")]


def add_to(app: typer.Typer) -> None:
    app.command()(reference)


def reference(game: GameName, lang: LanguageName = None, out: Out = None) -> None:
    """Write a game's reference page, generated from its data: one HTML file, to read or to print."""
    from ludotek.locale import language
    from ludotek.locale.reference import reference_html

    html = reference_html(find_game(game), language(lang).code)
    if out is None:
        print(html, end="")
    else:
        out.write_text(html, encoding="utf-8")
        note(f"{out} is written; a browser shows and prints it.")
