"""A finished game as a page of prose."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludotek.cli.arguments import Json, LanguageName, find_game
from ludotek.cli.paper import print_json

RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a game that is over.")]


def add_to(app: typer.Typer) -> None:
    app.command()(tale)


def tale(record: RecordFile, json: Json = False, lang: LanguageName = None) -> None:
    """Tell a finished game as prose, from nothing but what everybody saw of it."""
    from ludotek.core.record import load
    from ludotek.locale import language
    from ludotek.locale.tales import prose, tale_text
    from ludotek.story.tales import tale_of

    found, here = tale_of(load(record, find_game)), language(lang)
    if not json:
        print(tale_text(found, here))
        return
    title, paragraphs = prose(found, here)
    print_json({"title": title, "paragraphs": [{"heading": heading, "text": said} for heading, said in paragraphs]})
