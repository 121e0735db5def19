"""Searches choose the same moves on every platform: compiled, interpreted, and in a browser's interpreter.

Pinned where a platform's own `tanh` or `log` has been seen to choose others. `tools/portable.py` compares all levels.
"""

from __future__ import annotations

import pytest

from ludotek.bots import ask, named
from ludotek.core.playout import pick
from ludotek.core.position import DEAL, OVER, Move
from ludotek.core.rng import Rng
from ludotek.games import game

SPACING = 3  # plies between moments at which the bot is asked


def choices(id: str, method: str, moments: int) -> list[Move]:
    """What a bot plays at moments of a random game."""
    found = game(id)
    opponent, rng, position = named(method, found), Rng(5), found.first(found.options())
    chosen: list[Move] = []
    while len(chosen) < moments and position.kind() != OVER:
        if position.kind() != DEAL and position.ply % SPACING == 0:
            seat = position.acting()[0]
            chosen.append(ask(opponent.bot, position, seat, opponent.budget, Rng(position.ply)))
        position.play(*pick(position, rng))
    return chosen


@pytest.mark.parametrize(
    ("id", "method", "chosen"),
    [
        ("novem", "simultaneous:20", [4, 0, 3, 1, 4, 1, 3, 2, 4, 1, 3, 2]),
        ("nort", "mcts:100", [45, 11, 38, 38]),
        ("oath", "level5", [1727, 1729, 1732, 911, 275, 1795, 1225, 274, 278, 1500, 917, 274]),
        ("north", "learned:400", [66, 3, 65, 63, 60, 14, 15, 64, 66, 60, 64, 66]),
        ("north", "worlds:400", [66, 3, 66, 63, 63, 14, 37, 67, 66, 60, 67, 65]),
    ],
)
def test_these_moves_are_chosen_everywhere(id: str, method: str, chosen: list[Move]) -> None:
    assert choices(id, method, 12) == chosen
