"""At which table a game is tried where any would do: the smallest at which everything can happen."""

from __future__ import annotations

from typing import Any

from ludotek.core.game import Game
from ludotek.core.options import Options

SMALL: dict[str, dict[str, Any]] = {"oath": {"players": 2}}


def small(game: Game) -> dict[str, Any]:
    """Options as plain values; nothing for a game whose usual table is small enough."""
    return SMALL.get(game.id, {})


def small_table(game: Game) -> Options:
    return game.options(small(game))
