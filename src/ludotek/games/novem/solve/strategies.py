"""A player's mixes at every position of a game of Novem, where they can be written down."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from ludotek.core.position import Seat
from ludotek.games.novem.components import COLUMNS, ROWS, SIDE, NovemOptions
from ludotek.games.novem.frame import STANDARD
from ludotek.games.novem.rules import STALL, Novem
from ludotek.games.novem.solve.graph import Graph, board_numbers, code, crossings, has_ended
from ludotek.games.novem.solve.induction import Progress, solve_board
from ludotek.games.novem.solve.response import Mixes
from ludotek.games.novem.solve.rounds import new_rounds
from ludotek.games.novem.solve.tables import Solved

Strategy = Callable[[Novem, Seat], list[float]]  # how likely to play each of the moves of a seat

EVERY = 97  # how many positions there are to one at which a strategy is asked again with another score
OTHER_SCORES = ((1, (40, 7)), (2, (7, 40)), (2, (45, 45)))  # game and points


def every_round(layout: str) -> Iterator[tuple[Novem, list[Novem]]]:
    """Every board, attacker and number of empty rounds of a first game, once, and what each crossing leads to."""
    found = [Novem(options=NovemOptions(layout=layout, first=first)) for first in ("rows", "columns")]
    seen = {moment(position) for position in found}
    while found:
        position = found.pop()
        later = crossings(position)
        yield position, later
        for reached in later:
            if not has_ended(reached, position.game) and moment(reached) not in seen:
                seen.add(moment(reached))
                found.append(reached)


def moment(position: Novem) -> tuple[int, int, int]:
    return code(position.height), position.attacker, position.empty_rounds


def tabulate(graph: Graph, strategy: Strategy, progress: Progress | None = None) -> tuple[Mixes, Mixes] | None:
    """The mixes of both sides on the standard set-up, or none if they are found to depend on the score."""
    numbers, moments = board_numbers(graph), count_moments(graph)
    mixes = empty_mixes(graph), empty_mixes(graph)
    for number, (position, _) in enumerate(every_round(STANDARD)):
        if number % EVERY == 0:
            if depends_on_score(strategy, position):
                return None
            if progress is not None:
                progress(number / moments)
        at = numbers[code(position.height)], position.attacker, position.empty_rounds
        for seat in (ROWS, COLUMNS):
            mixes[seat][at] = strategy(position, seat)
    return mixes


def count_moments(graph: Graph) -> int:
    """Boards by attacker and, where a square is empty, by the number of empty rounds so far."""
    can_stall = (graph.heights == 0).any(axis=1).sum()
    return 2 * (graph.boards + (STALL - 1) * int(can_stall))


def depends_on_score(strategy: Strategy, position: Novem) -> bool:
    """Whether a seat would play otherwise if the match stood otherwise."""
    for game, points in OTHER_SCORES:
        other = position.copy()
        other.game, other.points = game, list(points)
        if any(not np.allclose(strategy(position, seat), strategy(other, seat)) for seat in (ROWS, COLUMNS)):
            return True
    return False


def best_mixes(graph: Graph, points: Solved) -> tuple[Mixes, Mixes]:
    """Best play for points, at every position."""
    mixes, rounds = (empty_mixes(graph), empty_mixes(graph)), new_rounds()
    for board in range(graph.boards):
        solve_board(graph, points.stakes, points.value, board, 0, rounds)
        mixes[ROWS][board], mixes[COLUMNS][board] = rounds.row, rounds.column
    return mixes


def empty_mixes(graph: Graph) -> Mixes:
    return np.zeros((graph.boards, 2, STALL, SIDE))
