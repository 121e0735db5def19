"""Every board of one game of Novem, and what follows from each crossing of markers.

The rules are asked, not retold: the graph is found by playing the real position. Three facts
keep it small, and the tests hold them against an exploration that takes none for granted:
what a crossing does to the board depends neither on who attacks nor on how many empty rounds
came before, the attack passes after every round, and an empty round changes only its counter.
"""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotek.core.position import OVER, Move
from ludotek.games.novem.components import COLUMNS, LEVELS, ROWS, SIDE, NovemOptions
from ludotek.games.novem.rules import COLUMN_MARKERS, ROW_MARKERS, Novem

Heights = tuple[int, ...]

ENDED = -1  # instead of the next board: the game is over


class Graph(NamedTuple):
    """Boards are numbered from the full one on, those with more tiles first."""

    heights: NDArray[np.int8]  # [board, square]
    after: NDArray[np.int32]  # [board, row, column]: the next board; the same one if the square is empty
    tile: NDArray[np.int8]  # [board, row, column]: what the attacker takes
    layers: NDArray[np.int32]  # where the boards with one tile less begin, and in the end their number

    @property
    def boards(self) -> int:
        return len(self.heights)

    @property
    def positions(self) -> int:
        """Pairs of board and attacker at which play goes on, whoever attacked first; each is reached."""
        return 2 * self.boards

    def layer_slices(self) -> list[slice]:
        """The boards by number of tiles, the full one first."""
        return [slice(int(begin), int(end)) for begin, end in pairwise(self.layers)]

    def empty(self, boards: slice) -> NDArray[np.bool_]:
        """[board, row, column]: where there is nothing to take."""
        own = np.arange(boards.start, boards.stop, dtype=np.int32)
        return np.equal(self.after[boards], own[:, None, None])


def explore(layout: str) -> Graph:
    """Play every crossing on every board that one game from this set-up can reach."""
    layer = [Novem(options=NovemOptions(layout=layout, first="rows"))]
    numbers = {tuple(layer[0].height): 0}
    layers, after, tile = [0], [], []
    while layer:
        layers.append(len(numbers))
        found: list[Novem] = []
        for position in layer:
            for reached in crossings(position):
                after.append(_number(reached, position, numbers, found))
                tile.append(sum(reached.points) - sum(position.points))
        layer = found
    shape = (len(numbers), SIDE, SIDE)
    return Graph(
        np.array(list(numbers), np.int8),
        np.array(after, np.int32).reshape(shape),
        np.array(tile, np.int8).reshape(shape),
        np.array(layers, np.int32),
    )


def crossings(position: Novem) -> list[Novem]:
    """What each pair of markers leads to, row by row; rows sit at ROWS in the first game."""
    reached = []
    for row in ROW_MARKERS:
        chosen = after_move(position, ROWS, row)
        reached += [after_move(chosen, COLUMNS, column) for column in COLUMN_MARKERS]
    return reached


def after_move(position: Novem, seat: int, move: Move) -> Novem:
    later = position.copy()
    later.play(seat, move)
    return later


def has_ended(later: Novem, game: int) -> bool:
    """Whether the game of this number is over; the match may go on."""
    return later.game != game or later.kind() == OVER


def _number(reached: Novem, position: Novem, numbers: dict[Heights, int], found: list[Novem]) -> int:
    """The number of the board that was reached, a new one if it is new."""
    if has_ended(reached, position.game):
        return ENDED
    heights = tuple(reached.height)
    if heights not in numbers:
        numbers[heights] = len(numbers)
        found.append(reached)
    return numbers[heights]


def code(heights: Heights | list[int]) -> int:
    """The heights of a board as one number below `CODES`."""
    number = 0
    for height in heights:
        number = number * (LEVELS + 1) + height
    return number


CODES = (LEVELS + 1) ** (SIDE * SIDE)


def board_numbers(graph: Graph) -> NDArray[np.int32]:
    """By code: the number of a board, or `ENDED` where play does not go on."""
    numbers = np.full(CODES, ENDED, np.int32)
    for number, heights in enumerate(graph.heights.tolist()):
        numbers[code(heights)] = number
    return numbers
