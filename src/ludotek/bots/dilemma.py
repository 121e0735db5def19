"""Two choose at once, and what one wins the other loses: the best mix of each, with nothing but Python.

The exact solvers have a finer one (`ludotek.solve.matrix`), which takes numpy and numba; this one serves bots, which
may have neither. It is the simplex method on the second seat's mix: sums, products and quotients only, so that the
last bit is the same everywhere, and Bland's rule, so that it ends.
"""

from __future__ import annotations

from typing import Final

NOISE: Final = 1e-11  # of payoffs that have been brought to between 1 and 2


class Solved:
    """What the first seat wins if both mix best, and how they do."""

    value: float
    row: list[float]
    column: list[float]

    def __init__(self, value: float, row: list[float], column: list[float]) -> None:
        self.value = value
        self.row = row
        self.column = column


def solve(payoffs: list[list[float]]) -> Solved:
    """The first seat picks a row and wants much, the second a column and wants little."""
    rows, columns = len(payoffs), len(payoffs[0])
    low, high = bounds(payoffs)
    spread = high - low
    if spread <= 0.0:
        return Solved(low, [1.0 / rows] * rows, [1.0 / columns] * columns)
    table = laid_out(payoffs, low, spread)
    inside = [columns + row for row in range(rows)]
    pivot = entering(table[rows], rows + columns)
    while pivot >= 0:
        row = leaving(table, inside, pivot, rows)
        exchange(table, row, pivot)
        inside[row] = pivot
        pivot = entering(table[rows], rows + columns)
    return read(table, inside, rows, columns, low, spread)


def bounds(payoffs: list[list[float]]) -> tuple[float, float]:
    """The least and the most that there is to win."""
    low = high = payoffs[0][0]
    for line in payoffs:
        for payoff in line:
            if payoff < low:
                low = payoff
            if payoff > high:
                high = payoff
    return low, high


def laid_out(payoffs: list[list[float]], low: float, spread: float) -> list[list[float]]:
    """Payoffs between 1 and 2, a slack for each row, the limit of 1, and below what a column is good for."""
    rows, columns = len(payoffs), len(payoffs[0])
    table: list[list[float]] = []
    for number in range(rows):
        line = [1.0 + (payoff - low) / spread for payoff in payoffs[number]]
        for slack in range(rows):
            line.append(1.0 if slack == number else 0.0)
        line.append(1.0)
        table.append(line)
    table.append([-1.0] * columns + [0.0] * (rows + 1))
    return table


def entering(prices: list[float], places: int) -> int:
    """The first place that would still gain something, or -1."""
    for place in range(places):
        if prices[place] < -NOISE:
            return place
    return -1


def leaving(table: list[list[float]], inside: list[int], pivot: int, rows: int) -> int:
    """The row that reaches its limit first; of equals, the one that holds the first place."""
    found = -1
    least = 0.0
    for row in range(rows):
        slope = table[row][pivot]
        if slope <= NOISE:
            continue
        reach = table[row][-1] / slope
        if found < 0 or reach < least - NOISE or (reach <= least + NOISE and inside[row] < inside[found]):
            found, least = row, reach
    return found


def exchange(table: list[list[float]], row: int, pivot: int) -> None:
    """Let a place come in by this row."""
    by = table[row][pivot]
    own = [cell / by for cell in table[row]]
    table[row] = own
    for number in range(len(table)):
        line = table[number]
        times = line[pivot]
        if number != row and times != 0.0:
            for place in range(len(line)):
                line[place] -= times * own[place]


def read(table: list[list[float]], inside: list[int], rows: int, columns: int, low: float, spread: float) -> Solved:
    """The mixes, and what they are worth."""
    prices = table[rows]
    total = prices[-1]
    column = [0.0] * columns
    for row in range(rows):
        if inside[row] < columns:
            column[inside[row]] = positive(table[row][-1])
    row_mix = [positive(prices[columns + row]) for row in range(rows)]
    return Solved(low + (1.0 / total - 1.0) * spread, shares(row_mix), shares(column))


def positive(number: float) -> float:
    """A number, or nought where it is below."""
    return number if number > 0.0 else 0.0


def shares(weights: list[float]) -> list[float]:
    """Weights as parts of one."""
    whole = 0.0
    for weight in weights:
        whole += weight
    return [weight / whole for weight in weights]
