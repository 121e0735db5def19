"""One board of Novem: the rounds that can be played on it before a tile is taken.

While a square is empty its crossing takes nothing and passes the attack, so a board is a short
chain of matrix games, solved backwards from the round whose empty crossing ends the game
(ruling V1). Payoffs are to rows: rows want them high, columns low.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotek.games.novem.components import SIDE
from ludotek.games.novem.rules import STALL
from ludotek.solve.compiled import compiled, inlined
from ludotek.solve.matrix import Workspace, solve_into, workspace

Floats = NDArray[np.float64]

AGREEMENT = 1e-14  # the mixes of one round serve the round before if they agree on its value this well


class Rounds(NamedTuple):
    """What is known of the rounds on one board, and memory to solve them in."""

    payoffs: Floats  # [attacker, row, column]; at empty squares, whatever the round solved last put there
    empty: NDArray[np.bool_]  # [row, column]
    value: Floats  # [attacker, empty rounds so far]
    row: Floats  # [attacker, empty rounds so far, marker]: the rows' best mix
    column: Floats
    work: Workspace


def new_rounds() -> Rounds:
    return Rounds(
        np.zeros((2, SIDE, SIDE)),
        np.zeros((SIDE, SIDE), np.bool_),
        np.zeros((2, STALL)),
        np.zeros((2, STALL, SIDE)),
        np.zeros((2, STALL, SIDE)),
        workspace(SIDE, SIDE),
    )


@inlined
def is_decided(rounds: Rounds, stalled: float) -> bool:
    """Whether every crossing leads to the same: most margins of a match have been decided."""
    payoffs, empty = rounds.payoffs, rounds.empty
    for attacker in range(2):
        for i in range(SIDE):
            for j in range(SIDE):
                if not empty[i, j] and payoffs[attacker, i, j] != stalled:
                    return False
    return True


@inlined
def leave(rounds: Rounds, worth: float) -> None:
    """Let every round be worth the same, and any mix as good as another."""
    value, row, column = rounds.value, rounds.row, rounds.column
    for attacker in range(2):
        for count in range(STALL):
            value[attacker, count] = worth
            for k in range(SIDE):
                row[attacker, count, k] = column[attacker, count, k] = 1.0 / SIDE


@compiled
def settle(rounds: Rounds, stalled: float, has_empty: bool) -> None:
    """Solve the rounds after `STALL - 1` empty ones, then those after fewer, down to none.

    `stalled` is what the game is worth when the last of them finds an empty square too.
    """
    start = STALL - 1 if has_empty else 0
    for count in range(start, -1, -1):
        for attacker in range(2):
            if has_empty:
                fill_empty(rounds, attacker, count, stalled)
            if count == start or not _still_serves(rounds, attacker, count):
                rounds.value[attacker, count] = solve_into(
                    rounds.payoffs[attacker], rounds.row[attacker, count], rounds.column[attacker, count], rounds.work
                )


@inlined
def passed(rounds: Rounds, attacker: int, count: int, stalled: float) -> float:
    """What an empty crossing is worth: the other's attack, or the end of the game (rulings V1 and V2)."""
    return stalled if count == STALL - 1 else float(rounds.value[1 - attacker, count + 1])


@inlined
def fill_empty(rounds: Rounds, attacker: int, count: int, stalled: float) -> None:
    """Write down what the crossings that take nothing are worth."""
    payoffs, empty = rounds.payoffs, rounds.empty
    worth = passed(rounds, attacker, count, stalled)
    for i in range(SIDE):
        for j in range(SIDE):
            if empty[i, j]:
                payoffs[attacker, i, j] = worth


@inlined
def _still_serves(rounds: Rounds, attacker: int, count: int) -> bool:
    """Take over the mixes of the round after, if they are best in this one too: most often they are."""
    row, column = rounds.row[attacker, count], rounds.column[attacker, count]
    for k in range(SIDE):
        row[k] = rounds.row[attacker, count + 1, k]
        column[k] = rounds.column[attacker, count + 1, k]
    floor, ceiling = guarantees(rounds.payoffs[attacker], row, column)
    rounds.value[attacker, count] = 0.5 * (floor + ceiling)
    return ceiling - floor <= AGREEMENT


@inlined
def guarantees(payoffs: Floats, row: Floats, column: Floats) -> tuple[float, float]:
    """What each mix is sure of: the value cannot lie outside of the two."""
    floor, ceiling = np.inf, -np.inf
    for k in range(SIDE):
        against_column = against_row = 0.0
        for other in range(SIDE):
            against_column += row[other] * payoffs[other, k]
            against_row += payoffs[k, other] * column[other]
        floor = min(floor, against_column)
        ceiling = max(ceiling, against_row)
    return floor, ceiling
