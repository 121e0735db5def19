"""Reference pages: what players like to have beside the board, generated from a game's data, to print or to read."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from ludotek.core.errors import LudotekError
from ludotek.locale import Language

GAMES = ("oath",)  # those that have a page, in the package of that name here


class NoReference(LudotekError):
    """A game without a reference page."""


def has_reference(game: str) -> bool:
    return game in GAMES


@cache
def reference_html(game: str, code: str) -> str:
    """The reference page of a game in a language, as one file that needs no other."""
    if not has_reference(game):
        raise NoReference("reference/no-page", f"There is no reference page of {game!r}.")
    html: str = import_module(f"ludotek.reference.{game}").page(Language(code))
    return html
