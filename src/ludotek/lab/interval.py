"""How far a measured mean may be from the true one: intervals of 95 %."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import msgspec

QUANTILE = 1.959963984540054  # of the normal distribution: 95 % lie within it on both sides
IMAGINED = 4  # units added to a sample of shares, half of them 0 and half of them 1
ENOUGH = 30  # units from which the mean of unbounded numbers may be taken as normal


class Estimate(msgspec.Struct, frozen=True):
    """A mean and the bounds of its 95 % interval, where there is enough to tell."""

    mean: float
    low: float | None = None
    high: float | None = None


def of_shares(total: float, squares: float, units: int) -> Estimate:
    """Independent numbers between 0 and 1, given by how many they are, their sum and that of their squares.

    The interval is that of Agresti and Coull, carried over from coin tosses to any shares: a few
    imagined units at both ends keep a short run of equal results from claiming certainty.
    """
    if units == 0:
        return Estimate(0.0)
    size = units + IMAGINED
    centre = (total + IMAGINED / 2) / size
    variance = (squares + IMAGINED / 2) / size - centre * centre
    reach = QUANTILE * sqrt(max(variance, 0.0) / size)
    return Estimate(total / units, max(centre - reach, 0.0), min(centre + reach, 1.0))


def of_numbers(numbers: Sequence[float]) -> Estimate:
    """Independent numbers of any size; without bounds while they are too few."""
    mean = sum(numbers) / len(numbers) if numbers else 0.0
    around = of_sums(0.0, sum((number - mean) ** 2 for number in numbers), len(numbers))
    if around.low is None or around.high is None:
        return Estimate(mean)
    return Estimate(mean, mean + around.low, mean + around.high)


def of_sums(total: float, squares: float, units: int) -> Estimate:
    """The same, given by how many they are, their sum and that of their squares."""
    if units == 0:
        return Estimate(0.0)
    mean = total / units
    if units < ENOUGH:
        return Estimate(mean)
    variance = max(squares - units * mean * mean, 0.0) / (units - 1)
    reach = QUANTILE * sqrt(variance / units)
    return Estimate(mean, mean - reach, mean + reach)
