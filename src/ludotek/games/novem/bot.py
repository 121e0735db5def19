"""What a bot should know of Novem beyond its rules."""

from __future__ import annotations

from math import sqrt
from typing import Final

from ludotek.core.arithmetic import tanh
from ludotek.core.parts import Skill
from ludotek.core.position import Position, Seat
from ludotek.games.novem.components import SIDE
from ludotek.games.novem.rules import Novem

# Fitted to what some ten thousand positions are worth under best play, all with one set-up.
POINT: Final = 0.8
CALM: Final = 4.0  # tiles' worth of uncertainty that is left even at the end
ANOTHER_GAME: Final = 80.0  # how much more is uncertain while the second game is to come
OWN_LINE: Final = 1.2
OTHER_LINE: Final = 1.1
ANY_TILE: Final = 0.5


def evaluate(position: Position, seat: Seat) -> float:
    """The expected result of the match, from -1 to 1: the margin, the attack, and what may change them."""
    assert isinstance(position, Novem)
    attack = worth_of_attack(position)
    margin = position.points[seat] - position.points[1 - seat] + (attack if seat == position.attacker else -attack)
    tiles = position.tiles_left()
    return tanh(POINT * margin / sqrt(tiles + CALM + (ANOTHER_GAME if position.game == 1 else 0.0)))


def worth_of_attack(position: Novem) -> float:
    """How many points the attacker may hope for: its best line of visible tiles, the other's safest one,
    and the average tile."""
    rows = [0] * SIDE
    columns = [0] * SIDE
    for row in range(SIDE):
        for column in range(SIDE):
            tile = position.visible_tile(SIDE * row + column)
            rows[row] += tile
            columns[column] += tile
    best, safest = (max(rows), min(columns)) if position.attacker == position.rows else (max(columns), min(rows))
    mean = (rows[0] + rows[1] + rows[2]) / (SIDE * SIDE)
    return OWN_LINE * (best / SIDE - mean) + OTHER_LINE * (safest / SIDE - mean) + ANY_TILE * mean


SKILL: Final = Skill(
    evaluate=evaluate,
    simulations={3: 12, 4: 100, 5: 2000},  # the evaluation is good, so few go far
    slow=(5,),
)
