"""The games of the house. Adding one is one folder here and one line below."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from ludotek.core.errors import UnknownGame
from ludotek.core.game import Game

IN_THE_HOUSE = ("novem", "nort", "nos", "north", "oath")
EXPECTED: dict[str, str] = {}  # announced, and not yet written


@cache
def game(id: str) -> Game:
    """The game with this id."""
    if id not in IN_THE_HOUSE:
        raise UnknownGame(
            "core/unknown-game", f"There is no game called {id!r} here; there is {', '.join(IN_THE_HOUSE)}."
        )
    found: Game = import_module(f"ludotek.games.{id}").GAME
    return found


def games() -> list[Game]:
    """Every game in the house."""
    return [game(id) for id in IN_THE_HOUSE]
