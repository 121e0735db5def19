"""What a net sees of a round of Novem, played for points: the heights along each row and column, and who attacks.

Every set-up is seen as the standard one (frame.py), and a round after empty ones is never judged but looked into.
"""

from __future__ import annotations

from typing import Final

from ludotek.core.net import ONE, Net
from ludotek.core.position import OVER, Position
from ludotek.core.rng import Rng
from ludotek.games.novem.components import LEVELS, SIDE, SMALL, NovemOptions
from ludotek.games.novem.frame import STANDARD, STANDARD_ROWS, side, standard_heights
from ludotek.games.novem.rules import STALL, Novem

HEIGHTS: Final = LEVELS + 1
LINE: Final = HEIGHTS**SIDE  # ways in which three squares can be high
SIZE: Final = 2 * 2 * SIDE * LINE  # by who attacks, rows and columns
SCALE: Final = 3.0  # points that are 1.0 to the net


class Judge:
    """What a net makes of a fresh round."""

    net: Net

    def __init__(self, net: Net) -> None:
        self.net = net

    def points(self, position: Position) -> float:
        """What the first seat may expect to gain on the other from now on."""
        return float(sign(position)) * SCALE * float(self.net.answer(features(position))[0]) / float(ONE)


def features(position: Position) -> list[int]:
    """A feature for each row and each column of the standard board."""
    assert isinstance(position, Novem)
    heights = standard_heights(position)
    begin = 0 if side(position, position.attacker) == STANDARD_ROWS else 2 * SIDE * LINE
    found: list[int] = []
    for line in range(SIDE):
        across = line_of(heights[SIDE * line], heights[SIDE * line + 1], heights[SIDE * line + 2])
        down = line_of(heights[line], heights[SIDE + line], heights[2 * SIDE + line])
        found.append(begin + LINE * line + across)
        found.append(begin + LINE * (SIDE + line) + down)
    return found


def line_of(first: int, second: int, third: int) -> int:
    return (first * HEIGHTS + second) * HEIGHTS + third


def sign(position: Position) -> int:
    """The net answers for the standard rows."""
    assert isinstance(position, Novem)
    return 1 if side(position, 0) == STANDARD_ROWS else -1


def key(position: Position) -> int:
    """Board, attacker, the first seat's side, the set-up, which orders its markers, and empty rounds."""
    assert isinstance(position, Novem)
    code = 0
    for height in standard_heights(position):
        code = HEIGHTS * code + height
    code = 2 * code + side(position, position.attacker)
    code = 2 * code + side(position, 0)
    return STALL * (SMALL * code + position.set_up) + position.empty_rounds


def begin(rng: Rng) -> Position:
    """One game with the standard set-up."""
    return Novem(options=NovemOptions(layout=STANDARD, first="rows" if rng.below(2) == 0 else "columns"))


def gain(before: Position, after: Position) -> int:
    """Points that the first seat won between two moments, less those of the other."""
    assert isinstance(before, Novem) and isinstance(after, Novem)
    return (after.points[0] - before.points[0]) - (after.points[1] - before.points[1])


def has_ended(before: Position, after: Position) -> bool:
    """Whether the game to which the first moment belongs is over."""
    assert isinstance(before, Novem) and isinstance(after, Novem)
    return after.kind() == OVER or after.game != before.game


def is_fresh(position: Position) -> bool:
    """Whether the last round took a tile."""
    assert isinstance(position, Novem)
    return position.empty_rounds == 0


def covers(position: Position) -> bool:
    """Whether this is a board that the net has learnt: all but the small one."""
    assert isinstance(position, Novem)
    return 0 <= position.set_up < SMALL
