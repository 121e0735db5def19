"""Every set-up of Novem is the standard one, seen differently.

Exchanging two rows, or two columns, only renames markers; exchanging rows with columns only
renames the sides. All 72 set-ups can be laid onto one another that way, so one of them is solved.
"""

from __future__ import annotations

from functools import cache
from itertools import permutations, product
from typing import NamedTuple

from ludotek.core.position import Move, Seat
from ludotek.games.novem.components import SET_UPS, SIDE, digits, transpose
from ludotek.games.novem.rules import Novem

STANDARD = "159672834"

# The sides of the standard board; rows are also those who want a value high.
STANDARD_ROWS = 0
STANDARD_COLUMNS = 1


class Frame(NamedTuple):
    """How a set-up lies on the standard one."""

    turned: bool  # its columns lie on the standard rows
    squares: tuple[int, ...]  # by standard square: its own
    markers: tuple[tuple[int, ...], tuple[int, ...]]  # by standard side and line: the own row or column


@cache
def frame(set_up: int) -> Frame:
    """Find the rows and columns that make a set-up read like the standard one."""
    for turned, rows, columns in product((False, True), permutations(range(SIDE)), permutations(range(SIDE))):
        seen = tuple(SIDE * row + column for row in rows for column in columns)
        squares = tuple(SIDE * (own % SIDE) + own // SIDE for own in seen) if turned else seen
        if digits(tuple(SET_UPS[set_up][own] for own in squares)) == STANDARD:
            return Frame(turned, squares, (rows, columns))
    raise ValueError(f"{digits(SET_UPS[set_up])} does not lie on {STANDARD}.")


def orbits() -> tuple[int, int]:
    """How many set-ups differ by more than the order of lines, and by more than that and the sides."""
    by_lines = {min(reordered(top)) for top in SET_UPS}
    by_sides = {min(min(reordered(top)), min(reordered(transpose(top)))) for top in SET_UPS}
    return len(by_lines), len(by_sides)


def reordered(top: tuple[int, ...]) -> list[tuple[int, ...]]:
    """A level with its rows and columns in every order."""
    return [
        tuple(top[SIDE * row + column] for row in rows for column in columns)
        for rows, columns in product(permutations(range(SIDE)), repeat=2)
    ]


def side(position: Novem, seat: Seat) -> int:
    """Which side of the standard board a seat has in this game."""
    owns_rows = seat == position.rows
    return STANDARD_ROWS if owns_rows != frame(position.set_up).turned else STANDARD_COLUMNS


def standard_heights(position: Novem) -> list[int]:
    """The tiles left on each square of the standard board."""
    height = position.height
    return [height[own] for own in frame(position.set_up).squares]


def standard_line(position: Novem, seat: Seat, move: Move) -> int:
    """The standard row or column that a marker stands for."""
    own = position.markers(seat).index(move)
    return frame(position.set_up).markers[side(position, seat)].index(own)


def own_mix(position: Novem, seat: Seat, mix: list[float]) -> list[float]:
    """A mix over standard lines as one over the seat's own markers, in the order of its moves."""
    own = [0.0] * SIDE
    for line, marker in enumerate(frame(position.set_up).markers[side(position, seat)]):
        own[marker] = mix[line]
    return own
