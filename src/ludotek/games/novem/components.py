"""Novem's board, tiles and markers, its options, and every legal set-up (rules.md)."""

from __future__ import annotations

from itertools import permutations, product
from typing import Final, Literal

from ludotek.core.options import Options

SIDE: Final = 3  # squares in a row, and in a column; §1
SQUARES: Final = 9
LEVELS: Final = 2  # §6
STACK_SUM: Final = 10  # the two tiles of a square; §7
LINE_SUM: Final = 15  # three tiles of one level in a row or column; §7
TILES: Final = tuple(range(1, 10)) * LEVELS  # §2

ROWS: Final = 0  # the seats, named for the side they play in the first game; §35
COLUMNS: Final = 1


def set_ups() -> tuple[tuple[int, ...], ...]:
    """Set up, §7-§9: every way to lay the top level so that stacks make 10 and lines make 15.

    The level below follows from the stacks; both together must use exactly the 18 tiles.
    """
    lines = [line for line in product(range(1, 10), repeat=SIDE) if sum(line) == LINE_SUM]
    tops = (first + second + rest_of_columns(first, second) for first, second in product(lines, repeat=2))
    return tuple(top for top in tops if uses_all_tiles(top))


def rest_of_columns(first: tuple[int, ...], second: tuple[int, ...]) -> tuple[int, ...]:
    """The third row, which every column settles; it makes 15 because the other two do."""
    return tuple(LINE_SUM - above - below for above, below in zip(first, second, strict=True))


def uses_all_tiles(top: tuple[int, ...]) -> bool:
    """Set up, §2 and §10: of the eighteen tiles each level gets every number once."""
    below = tuple(STACK_SUM - tile for tile in top)
    return sorted(top + below) == sorted(TILES)


SET_UPS: Final = set_ups()


def digits(top: tuple[int, ...]) -> str:
    """A set-up as people write it, §11: the top level, row by row."""
    return "".join(str(tile) for tile in top)


SET_UP_NAMES: Final = tuple(digits(top) for top in SET_UPS)


def transpose(top: tuple[int, ...]) -> tuple[int, ...]:
    """The same set-up with rows and columns exchanged."""
    return tuple(top[SIDE * column + row] for row in range(SIDE) for column in range(SIDE))


# The small board, an option for study: rows A and B, columns 1 and 2, and one level of the tiles 1 to 4; §36.
SMALL_SIDE: Final = 2
SMALL_TILES: Final = tuple(permutations(range(1, SMALL_SIDE * SMALL_SIDE + 1)))


def small_set_up(tiles: tuple[int, ...]) -> tuple[int, ...]:
    """The tiles lie where a lower level would: written, like all set-ups, as the top level that is not there."""
    a1, a2, b1, b2 = (STACK_SUM - tile for tile in tiles)
    return (a1, a2, 0, b1, b2, 0, 0, 0, 0)


SMALL: Final = 72  # §9; layouts from this number on are small ones; a plain number is quicker when compiled
LAYOUTS: Final = SET_UPS + tuple(small_set_up(tiles) for tiles in SMALL_TILES)
LAYOUT_NAMES: Final = SET_UP_NAMES + tuple(digits(tiles) for tiles in SMALL_TILES)
TRANSPOSED: Final = tuple(LAYOUTS.index(transpose(top)) for top in LAYOUTS)


class NovemOptions(Options, frozen=True, kw_only=True):
    """What a table chooses before a match; the first value is the default, §34."""

    first: Literal["random", "rows", "columns"] = "random"  # who attacks first in the first game; §27, ruling V14
    layout: str = "random"  # §28: or a top level in nine digits, row by row; of a small board four
    second_layout: Literal["same", "transposed", "random"] = "same"  # §29, rulings V6 and V7
    swap_sides: bool = False  # rows and columns change hands in the second game; §30, ruling V6
    totals: Literal["own", "open"] = "own"  # whose points are shown while a game lasts; §31, ruling V10
    decider: bool = False  # a third game after a tie; §32, ruling V8
    board: Literal["full", "small"] = "full"  # the small one is for study; §33

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
