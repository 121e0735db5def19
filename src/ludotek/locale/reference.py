"""Reference pages: what players like to have beside the board, generated from a game's data, to print or to read."""

from __future__ import annotations

from functools import cache

from ludotek.core.errors import LudotekError
from ludotek.core.game import Game


class NoReference(LudotekError):
    """A game without a reference page."""


@cache
def reference_html(game: Game, code: str) -> str:
    """The reference page of a game in a language, as one file that needs no other."""
    if game.reference is None:
        raise NoReference("reference/no-page", f"There is no reference page of {game.title}.")
    return game.reference(code)
