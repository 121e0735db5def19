"""Intervals hold what they promise."""

from __future__ import annotations

from math import sqrt

import pytest

from ludotek.core.rng import Rng
from ludotek.lab.interval import Estimate, of_numbers, of_shares


def shares(units: list[float]) -> Estimate:
    return of_shares(sum(units), sum(unit * unit for unit in units), len(units))


def covered(chance: float, units: int, mirrored: bool, rng: Rng) -> float:
    """How often the interval holds the true mean of coin tosses, alone or in pairs."""
    hits = 0
    for _ in range(1000):
        if mirrored:
            sample = [((rng.fraction() < chance) + (rng.fraction() < chance)) / 2 for _ in range(units)]
        else:
            sample = [float(rng.fraction() < chance) for _ in range(units)]
        estimate = shares(sample)
        assert estimate.low is not None
        assert estimate.high is not None
        hits += estimate.low <= chance <= estimate.high
    return hits / 1000


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("units", [10, 50])
@pytest.mark.parametrize("chance", [0.02, 0.2, 0.5, 0.9])
def test_intervals_hold_the_truth_in_95_of_100_runs(chance: float, units: int, mirrored: bool) -> None:
    assert covered(chance, units, mirrored, Rng(units)) >= 0.93


def test_intervals_are_not_much_wider_than_they_need_to_be() -> None:
    estimate = shares([0.0] * 500 + [1.0] * 500)
    assert estimate.mean == 0.5
    assert estimate.high == pytest.approx(0.5 + 1.96 * 0.5 / sqrt(1000), abs=0.0005)
    assert estimate.low == pytest.approx(0.5 - 1.96 * 0.5 / sqrt(1000), abs=0.0005)


def test_luck_in_common_makes_intervals_narrow() -> None:
    alone, mirrored = shares([0.0, 1.0] * 100), shares([0.5] * 100)
    assert alone.high is not None
    assert mirrored.high is not None
    assert mirrored.high - 0.5 < (alone.high - 0.5) / 3


def test_a_short_run_of_wins_is_not_certain() -> None:
    estimate = shares([1.0] * 5)
    assert estimate.mean == estimate.high == 1
    assert estimate.low is not None
    assert 0.4 < estimate.low < 0.8


def test_nothing_measured_says_nothing() -> None:
    assert shares([]) == of_numbers([]) == Estimate(0.0)


def test_few_unbounded_numbers_have_no_interval() -> None:
    assert of_numbers([1.0, 2.0, 6.0]) == Estimate(3.0)


def test_many_unbounded_numbers_have_the_interval_of_their_mean() -> None:
    estimate = of_numbers([4.0, 6.0] * 50)
    assert estimate.mean == 5
    assert estimate.high == pytest.approx(5 + 1.96 * sqrt(100 / 99) / 10, abs=1e-4)
    assert estimate.low == pytest.approx(5 - 1.96 * sqrt(100 / 99) / 10, abs=1e-4)
