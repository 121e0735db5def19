"""What a game of Novem is played for, and which margins therefore matter on each board.

For points, a tile counts when it is taken, and the margin so far is of no account. For the
match, only the margin counts, and only at the end: on each board those margins matter that
play can bring there, or those that leave the match open.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotek.games.novem.solve.graph import Graph
from ludotek.games.novem.solve.rounds import Floats

Integers = NDArray[np.int32]

REACH = 255  # no margin of a match lies further from nothing: all tiles of two games make 180
MARGINS = np.arange(-REACH, REACH + 1)
FAR = 1 << 20


class Stakes(NamedTuple):
    """By board: the lowest margin that matters, how many do, and at which place their values begin."""

    lowest: Integers
    margins: Integers
    offset: NDArray[np.int64]
    step: int  # 2 where the tiles taken so far settle whether a margin is odd
    scored: int  # 1 where a tile counts when it is taken, 0 where it moves the margin
    ending: Floats  # by margin, from -REACH on: what it is worth at the end of the game

    @property
    def size(self) -> int:
        return int(self.offset[-1] + self.margins[-1])


def points_stakes(graph: Graph) -> Stakes:
    """A game for points alone."""
    none = np.zeros(graph.boards, np.int32)
    return _stakes(none, none, 1, 1, np.zeros(len(MARGINS)))


def last_game_stakes(graph: Graph, tie: float = 0.0) -> Stakes:
    """The last game of a match; `tie` is what a tied match is worth to rows."""
    ending = np.sign(MARGINS).astype(np.float64)
    ending[REACH] = tie
    return _stakes(*_open_margins(graph), 1, 0, ending)


def first_game_stakes(graph: Graph, first: int, ending: Floats) -> Stakes:
    """The first game of a match, in which `first` attacks first; `ending` is what the second is worth."""
    return _stakes(*_reached_margins(graph, first), 2, 0, ending)


def _stakes(low: Integers, high: Integers, step: int, scored: int, ending: Floats) -> Stakes:
    count = ((high - low) // step + 1).astype(np.int32)
    offset = np.cumsum(count, dtype=np.int64) - count
    return Stakes(low, count, offset, step, scored, ending)


def _reached_margins(graph: Graph, first: int) -> tuple[Integers, Integers]:
    """The lowest and highest margin with which play can come to each board."""
    low = np.full((graph.boards, 2), FAR, np.int32)
    low[0, first] = 0
    high = -low
    for boards in graph.layer_slices():
        after, tile, empty = graph.after[boards], graph.tile[boards].astype(np.int32), graph.empty(boards)
        _share(low, high, boards, empty)
        for attacker, gain in enumerate((tile, -tile)):
            onward = (after >= 0) & ~empty
            for margin, narrow in ((low, np.minimum), (high, np.maximum)):
                reached = margin[boards, attacker, None, None] + gain
                narrow.at(margin[:, 1 - attacker], after[onward], reached[onward])
    return low.min(axis=1), high.max(axis=1)


def _open_margins(graph: Graph) -> tuple[Integers, Integers]:
    """The lowest and highest margin that what may still be taken can bring to nothing."""
    least = np.zeros((graph.boards + 1, 2), np.int32)  # one more, at -1: nothing is left once a game has ended
    most = np.zeros_like(least)
    for boards in reversed(graph.layer_slices()):
        after, tile, empty = graph.after[boards], graph.tile[boards].astype(np.int32), graph.empty(boards)
        for attacker, gain in enumerate((tile, -tile)):
            lows = np.where(empty, FAR, gain + least[after, 1 - attacker])
            highs = np.where(empty, -FAR, gain + most[after, 1 - attacker])
            least[boards, attacker] = lows.min(axis=(1, 2))
            most[boards, attacker] = highs.max(axis=(1, 2))
        _share(least, most, boards, empty)
    # A stall adds nothing, so no tighter bound than nothing holds.
    return -np.maximum(most[:-1].max(axis=1), 0), -np.minimum(least[:-1].min(axis=1), 0)


def _share(low: Integers, high: Integers, boards: slice, empty: NDArray[np.bool_]) -> None:
    """Where an empty round can pass the attack, either seat may have it."""
    passes: NDArray[np.bool_] = np.logical_or.reduce(empty, axis=(1, 2))[:, None]
    for margin, widest in ((low, np.min), (high, np.max)):
        margin[boards] = np.where(passes, widest(margin[boards], axis=1, keepdims=True), margin[boards])
