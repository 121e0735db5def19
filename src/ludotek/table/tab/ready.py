"""Everything that a house in a tab imports when it is first asked for, at once, for a memory that is kept."""

from __future__ import annotations

from ludotek.games import games
from ludotek.table.answers.games import game_shape
from ludotek.table.tab import door, helper
from ludotek.table.tables.marks import day_at

KNOWN = (door, helper)


def get_ready() -> None:
    """Have every game's parts in memory."""
    for game in games():
        game_shape(game, day_at(0))
