"""Novem's board, tiles and markers, its options, and every legal set-up (docs/rules/novem.md)."""

from __future__ import annotations

from itertools import permutations, product
from typing import Final, Literal

from ludotek.core.game import Options

SIDE: Final = 3  # squares in a row, and in a column
SQUARES: Final = 9
LEVELS: Final = 2
STACK_SUM: Final = 10  # the two tiles of a square
LINE_SUM: Final = 15  # three tiles of one level in a row or column
TILES: Final = tuple(range(1, 10)) * LEVELS

ROWS: Final = 0  # the seats, named for the side they play in the first game
COLUMNS: Final = 1


def set_ups() -> tuple[tuple[int, ...], ...]:
    """Set up: every way to lay the top level so that stacks make 10 and lines make 15.

    The level below follows from the stacks; both together must use exactly the 18 tiles.
    """
    lines = [line for line in product(range(1, 10), repeat=SIDE) if sum(line) == LINE_SUM]
    tops = (first + second + rest_of_columns(first, second) for first, second in product(lines, repeat=2))
    return tuple(top for top in tops if uses_all_tiles(top))


def rest_of_columns(first: tuple[int, ...], second: tuple[int, ...]) -> tuple[int, ...]:
    """The third row, which every column settles; it makes 15 because the other two do."""
    return tuple(LINE_SUM - above - below for above, below in zip(first, second, strict=True))


def uses_all_tiles(top: tuple[int, ...]) -> bool:
    below = tuple(STACK_SUM - tile for tile in top)
    return sorted(top + below) == sorted(TILES)


SET_UPS: Final = set_ups()


def digits(top: tuple[int, ...]) -> str:
    """A set-up as people write it: the top level, row by row."""
    return "".join(str(tile) for tile in top)


SET_UP_NAMES: Final = tuple(digits(top) for top in SET_UPS)


def transpose(top: tuple[int, ...]) -> tuple[int, ...]:
    """The same set-up with rows and columns exchanged."""
    return tuple(top[SIDE * column + row] for row in range(SIDE) for column in range(SIDE))


# The small board, an option for study: rows A and B, columns 1 and 2, and one level of the tiles 1 to 4.
SMALL_SIDE: Final = 2
SMALL_TILES: Final = tuple(permutations(range(1, SMALL_SIDE * SMALL_SIDE + 1)))


def small_set_up(tiles: tuple[int, ...]) -> tuple[int, ...]:
    """The tiles lie where a lower level would: written, like all set-ups, as the top level that is not there."""
    a1, a2, b1, b2 = (STACK_SUM - tile for tile in tiles)
    return (a1, a2, 0, b1, b2, 0, 0, 0, 0)


SMALL: Final = 72  # layouts from this number on are small ones; a plain number is quicker when compiled
LAYOUTS: Final = SET_UPS + tuple(small_set_up(tiles) for tiles in SMALL_TILES)
LAYOUT_NAMES: Final = SET_UP_NAMES + tuple(digits(tiles) for tiles in SMALL_TILES)
TRANSPOSED: Final = tuple(LAYOUTS.index(transpose(top)) for top in LAYOUTS)


class NovemOptions(Options, frozen=True, kw_only=True):
    """What a table chooses before a match."""

    first: Literal["random", "rows", "columns"] = "random"  # who attacks first in the first game; ruling V14
    layout: str = "random"  # or the nine digits of a top level, row by row; of a small board its four tiles
    second_layout: Literal["same", "transposed", "random"] = "same"  # rulings V6 and V7
    swap_sides: bool = False  # rows and columns change hands in the second game; ruling V6
    totals: Literal["own", "open"] = "own"  # whose points are shown while a game lasts; ruling V10
    decider: bool = False  # a third game after a tie; ruling V8
    board: Literal["full", "small"] = "full"  # the small one is for study

    def __post_init__(self) -> None:
        if self.layout == "random":
            return
        if self.board == "small" and self.layout not in LAYOUT_NAMES[SMALL:]:
            raise ValueError(f"layout {self.layout!r} is not one of the small board: each of 1 to 4 once, row by row")
        if self.board == "full" and self.layout not in SET_UP_NAMES:
            raise ValueError(
                f"layout {self.layout!r} is not a set-up: nine digits are needed, row by row, "
                "each of 1 to 9 once, with every row and column making 15"
            )
