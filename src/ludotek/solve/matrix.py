"""Two-player zero-sum matrix games, solved exactly.

The row player picks a row and wants the payoff high, the column player picks a column and wants
it low; both choose at once. The value is what each of them can guarantee with the best mix.

There is one solver, a simplex that sets out from a pure pair of strategies: a matrix with a
saddle point is solved before the first pivot, a 3x3 one within a handful of them. It computes
with twice the usual precision, for the values of positions are often nearly tied and plain
numbers would then lose most of their digits; and it compares the two mixes before it answers.
Values are right, and mixes guarantee them, to the rounding of the payoffs: 1e-13 if they are 100.

From Python, `solve(payoffs)`. From compiled loops, `value_of(payoffs)`, or, without allocating,
`solve_into(payoffs, row, column, work)` with `work = workspace(rows, columns)`.
"""

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ludotek.solve.compiled import compiled

Payoffs = NDArray[np.float64]
Mix = NDArray[np.float64]

LARGEST_PAYOFF = 1e300  # so that the difference of two payoffs is finite
LARGEST_SCALE = 1000  # as a power of two, so that the scale of the tiniest payoffs is finite

# Payoffs are scaled to a spread of about one, so one level of noise serves every matrix. The
# simplex has 32 digits and nearly tied payoffs can cost it half of them.
NOISE = 1e-17
DISAGREEMENT = 1e-12  # of two mixes over the value, beyond which it is not put down to rounding

# Per strategy. The steepest descent takes about one, but could go round in circles.
STEEPEST_PIVOTS = 10
BLAND_PIVOTS = 100


class Solution(NamedTuple):
    """The value of the game to the row player, and a mix for each side that guarantees it."""

    value: float
    row: Mix
    column: Mix


class Workspace(NamedTuple):
    """The dictionary of the linear program below: its cells, and who is where in it."""

    leading: NDArray[np.float64]
    trailing: NDArray[np.float64]  # the digits that a cell has beyond its leading ones
    inside: NDArray[np.int64]
    outside: NDArray[np.int64]


def solve(payoffs: ArrayLike) -> Solution:
    """Solve the game in which the row player receives `payoffs[row, column]`."""
    matrix = _checked(np.asarray(payoffs, dtype=np.float64))
    rows, columns = matrix.shape
    row, column = np.empty(rows), np.empty(columns)
    value = solve_into(matrix, row, column, workspace(rows, columns))
    return Solution(value, row, column)


def _checked(matrix: Payoffs) -> Payoffs:
    if matrix.ndim != 2:
        raise ValueError(f"A matrix game has rows and columns; got an array of {matrix.ndim} dimensions.")
    if matrix.size == 0:
        raise ValueError(f"Each player needs a strategy; got a matrix of shape {matrix.shape}.")
    if not np.isfinite(matrix).all():
        raise ValueError("Every payoff must be finite; got a nan or an infinity.")
    if np.abs(matrix).max() > LARGEST_PAYOFF:
        raise ValueError(f"Every payoff must lie within {LARGEST_PAYOFF:g} of zero; got a larger one.")
    return np.ascontiguousarray(matrix)


@compiled
def workspace(rows: int, columns: int) -> Workspace:
    """Scratch memory for `solve_into`, good for any matrix of at most this size."""
    leading = np.empty((rows + 1, columns + 1))
    return Workspace(leading, np.empty_like(leading), np.empty(rows, np.int64), np.empty(columns, np.int64))


@compiled
def value_of(payoffs: Payoffs) -> float:
    """The value alone, with memory of its own; a hot loop is better served by `solve_into`."""
    rows, columns = payoffs.shape
    return solve_into(payoffs, np.empty(rows), np.empty(columns), workspace(rows, columns))


@compiled
def solve_into(payoffs: Payoffs, row: Mix, column: Mix, work: Workspace) -> float:
    """Write optimal mixes to the front of `row` and `column`, and return the value.

    Allocates nothing. Takes on trust that the payoffs are finite and the memory is large enough.
    """
    rows, columns = payoffs.shape
    safe_row, maximin = _safest_row(payoffs)
    safe_column, minimax = _safest_column(payoffs)
    if maximin == minimax:
        _play_pure(row, rows, safe_row)
        _play_pure(column, columns, safe_column)
        return maximin
    _simplex(payoffs, safe_column, row, column, work, STEEPEST_PIVOTS * (rows + columns))
    floor, ceiling = _guarantees(payoffs, minimax, row, column)
    if not abs(ceiling - floor) * _scale(payoffs) <= DISAGREEMENT:
        raise ArithmeticError("The simplex found no two mixes that agree on the value.")
    return minimax + 0.5 * (floor + ceiling)


@compiled
def _safest_row(payoffs: Payoffs) -> tuple[int, float]:
    rows, columns = payoffs.shape
    safest, maximin = 0, -np.inf
    for i in range(rows):
        worst = np.inf
        for j in range(columns):
            worst = min(worst, payoffs[i, j])
        if worst > maximin:
            safest, maximin = i, worst
    return safest, maximin


@compiled
def _safest_column(payoffs: Payoffs) -> tuple[int, float]:
    rows, columns = payoffs.shape
    safest, minimax = 0, np.inf
    for j in range(columns):
        worst = -np.inf
        for i in range(rows):
            worst = max(worst, payoffs[i, j])
        if worst < minimax:
            safest, minimax = j, worst
    return safest, minimax


@compiled
def _play_pure(mix: Mix, strategies: int, pure: int) -> None:
    for k in range(strategies):
        mix[k] = 0.0
    mix[pure] = 1.0


@compiled
def _guarantees(payoffs: Payoffs, origin: float, row: Mix, column: Mix) -> tuple[float, float]:
    """What each mix is sure of, less `origin`: the value cannot lie outside of the two."""
    rows, columns = payoffs.shape
    floor, ceiling = np.inf, -np.inf
    for j in range(columns):
        payoff = 0.0
        for i in range(rows):
            payoff += row[i] * (payoffs[i, j] - origin)
        floor = min(floor, payoff)
    for i in range(rows):
        payoff = 0.0
        for j in range(columns):
            payoff += column[j] * (payoffs[i, j] - origin)
        ceiling = max(ceiling, payoff)
    return floor, ceiling


@compiled
def _spread(payoffs: Payoffs) -> float:
    low, high = np.inf, -np.inf
    rows, columns = payoffs.shape
    for i in range(rows):
        for j in range(columns):
            low = min(low, payoffs[i, j])
            high = max(high, payoffs[i, j])
    return high - low


# The linear program of the column player: make `price` as small as can be, where for every row i
#
#     price = payoffs[i] @ column + slack[i],    sum(column) = 1,    column >= 0,    slack >= 0.
#
# Its dictionary writes each variable inside the basis, and in the last row the price, as a constant
# (the last column) plus multiples of the variables outside, which are zero. A variable goes by a
# number: j is column[j], columns + i is slack[i]. Once no variable outside can lower the price, the
# multiple of slack[i] in it is the weight of row i in the mix of the row player.


@compiled
def _simplex(payoffs: Payoffs, pure: int, row: Mix, column: Mix, work: Workspace, steepest: int) -> None:
    """Walk from the column `pure` and its best reply to optimal mixes.

    Follows the steepest descent and, if so many pivots were not enough, Bland's rule: among
    equals the lowest number, which cannot go round in circles.
    """
    rows, columns = payoffs.shape
    work = Workspace(work.leading, work.trailing, work.inside[:rows], work.outside[:columns])
    _open(payoffs, pure, work)
    for pivot in range(steepest + BLAND_PIVOTS * (rows + columns)):
        bland = pivot >= steepest
        entering = _entering(work, bland)
        leaving = _leaving(work, entering, bland) if entering >= 0 else -1
        if leaving < 0:
            break
        _exchange(work, leaving, entering)
        _sweep(work)
    _read_mixes(work, row, column)


@compiled
def _open(payoffs: Payoffs, pure: int, work: Workspace) -> None:
    """Write the dictionary in which the column player plays `pure` and the price is the best reply's.

    That reply's slack is outside, in the place of the pure column, and the pure column inside
    in its place. Their cells are plain numbers, all others differences of payoffs.
    """
    leading, trailing, inside, outside = work
    rows, columns = payoffs.shape
    reply = _best_reply(payoffs, pure)
    plus = _scale(payoffs)
    minus = -plus
    for j in range(columns):
        outside[j] = j
        gain = _sum(plus * payoffs[reply, j], minus * payoffs[reply, pure])
        leading[rows, j], trailing[rows, j] = gain
        for i in range(rows):
            leading[i, j], trailing[i, j] = _plus(gain, _sum(plus * payoffs[i, pure], minus * payoffs[i, j]))
        leading[reply, j] = -1.0
    for i in range(rows):
        inside[i] = columns + i
        slack = _sum(plus * payoffs[reply, pure], minus * payoffs[i, pure])
        leading[i, columns], trailing[i, columns] = slack
        leading[i, pure] = 1.0
    leading[rows, pure], leading[reply, columns], leading[reply, pure] = 1.0, 1.0, 0.0
    leading[rows, columns], trailing[rows, columns] = 0.0, 0.0
    inside[reply], outside[pure] = pure, columns + reply


@compiled
def _best_reply(payoffs: Payoffs, column: int) -> int:
    best = 0
    for i in range(1, payoffs.shape[0]):
        if payoffs[i, column] > payoffs[best, column]:
            best = i
    return best


@compiled
def _scale(payoffs: Payoffs) -> float:
    """What brings the spread to about one: a power of two, so that ties stay ties."""
    exponent = math.frexp(_spread(payoffs))[1]
    return math.ldexp(1.0, min(-exponent, LARGEST_SCALE))


@compiled
def _entering(work: Workspace, bland: bool) -> int:
    """The place of a variable outside that lowers the price as it grows, or -1."""
    leading, _, inside, outside = work
    price = len(inside)
    entering = -1
    for j in range(len(outside)):
        slope = leading[price, j]
        if slope < -NOISE and (
            entering < 0 or (outside[j] < outside[entering] if bland else slope < leading[price, entering])
        ):
            entering = j
    return entering


@compiled
def _leaving(work: Workspace, entering: int, bland: bool) -> int:
    """The place of the variable inside that is first to reach zero as `entering` grows, or -1.

    Those within noise of the first are its equals, and the one that falls fastest is taken:
    to divide by a small number magnifies all rounding (Harris's ratio test).
    """
    leading, _, inside, outside = work
    constant = len(outside)
    reach = np.inf
    for i in range(len(inside)):
        fall = -leading[i, entering]
        if fall > NOISE:
            reach = min(reach, (leading[i, constant] + NOISE) / fall)
    leaving = -1
    for i in range(len(inside)):
        fall = -leading[i, entering]
        if (
            fall > NOISE
            and leading[i, constant] / fall <= reach
            and (leaving < 0 or (inside[i] < inside[leaving] if bland else fall > -leading[leaving, entering]))
        ):
            leaving = i
    return leaving


@compiled
def _exchange(work: Workspace, leaving: int, entering: int) -> None:
    """Solve the row of `leaving` for `entering`, and substitute it in every other row."""
    leading, trailing, inside, outside = work
    inverse = _inverse((leading[leaving, entering], trailing[leaving, entering]))
    opposite = -inverse[0], -inverse[1]
    for j in range(len(outside) + 1):
        cell = leading[leaving, j], trailing[leaving, j]
        leading[leaving, j], trailing[leaving, j] = _times(cell, opposite)
    leading[leaving, entering], trailing[leaving, entering] = inverse
    for i in range(len(inside) + 1):
        if i != leaving:
            multiple = leading[i, entering], trailing[i, entering]
            leading[i, entering], trailing[i, entering] = 0.0, 0.0
            for j in range(len(outside) + 1):
                product = _times(multiple, (leading[leaving, j], trailing[leaving, j]))
                leading[i, j], trailing[i, j] = _plus((leading[i, j], trailing[i, j]), product)
    inside[leaving], outside[entering] = outside[entering], inside[leaving]


@compiled
def _sweep(work: Workspace) -> None:
    """Set variables to zero that rounding left beside it, so that equals are seen to be equal."""
    constant = len(work.outside)
    for i in range(len(work.inside)):
        if work.leading[i, constant] < NOISE:
            work.leading[i, constant], work.trailing[i, constant] = 0.0, 0.0


@compiled
def _read_mixes(work: Workspace, row: Mix, column: Mix) -> None:
    leading, _, inside, outside = work
    rows, columns = len(inside), len(outside)
    for i in range(rows):
        row[i] = 0.0
    for j in range(columns):
        column[j] = 0.0
    for j in range(columns):
        if outside[j] >= columns:
            row[outside[j] - columns] = max(leading[rows, j], 0.0)
    for i in range(rows):
        if inside[i] < columns:
            column[inside[i]] = leading[i, columns]
    _share_out(row, rows)
    _share_out(column, columns)


@compiled
def _share_out(mix: Mix, strategies: int) -> None:
    total = 0.0
    for k in range(strategies):
        total += mix[k]
    for k in range(strategies):
        mix[k] /= total


# Numbers of twice the precision are pairs, leading digits and trailing digits
# (T. J. Dekker, "A floating-point technique for extending the available precision", 1971).

Doubled = tuple[float, float]


@compiled
def _sum(a: float, b: float) -> Doubled:
    total = a + b
    taken = total - a
    return total, (a - (total - taken)) + (b - taken)


@compiled
def _carried(leading: float, trailing: float) -> Doubled:
    total = leading + trailing
    return total, trailing - (total - leading)


@compiled
def _plus(a: Doubled, b: Doubled) -> Doubled:
    leading, trailing = _sum(a[0], b[0])
    return _carried(leading, trailing + (a[1] + b[1]))


@compiled
def _times(a: Doubled, b: Doubled) -> Doubled:
    leading = a[0] * b[0]
    a_high, a_low = _halves(a[0])
    b_high, b_low = _halves(b[0])
    trailing = ((a_high * b_high - leading) + a_high * b_low + a_low * b_high) + a_low * b_low
    return _carried(leading, trailing + (a[0] * b[1] + a[1] * b[0]))


@compiled
def _halves(a: float) -> Doubled:
    shifted = 134217729.0 * a  # 2**27 + 1 cuts the 53 binary digits in the middle
    high = shifted - (shifted - a)
    return high, a - high


@compiled
def _inverse(a: Doubled) -> Doubled:
    guess = 1.0 / a[0]
    leading, trailing = _times((guess, 0.0), a)
    return _carried(guess, guess * ((1.0 - leading) - trailing))
