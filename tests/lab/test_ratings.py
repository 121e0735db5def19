"""Ratings."""

from __future__ import annotations

from math import exp

from ludotek.core.rng import Rng
from ludotek.lab.ratings import rate


def test_equal_results_give_equal_ratings() -> None:
    first, second = rate(2, [[(0, 0.5), (1, 0.5)]] * 20)
    assert abs(first.mu - second.mu) < 1e-9
    assert first.sigma < 25 / 3


def test_ratings_predict_how_often_the_better_one_wins() -> None:
    rng = Rng(5)
    games = [[(0, 1.0), (1, 0.0)] if rng.below(4) else [(0, 0.0), (1, 1.0)] for _ in range(4000)]
    better, worse = rate(2, games)
    spread = (2 * (25 / 6) ** 2 + better.sigma**2 + worse.sigma**2) ** 0.5
    assert abs(1 / (1 + exp((worse.mu - better.mu) / spread)) - 0.75) < 0.03


def test_three_at_a_table_are_rated_in_their_order() -> None:
    first, second, third = rate(3, [[(0, 1.0), (1, 0.5), (2, 0.0)]] * 10)
    assert first.mu > second.mu > third.mu


def test_a_bot_alone_at_its_table_keeps_its_rating() -> None:
    (rating,) = rate(1, [[(0, 1.0)]])
    assert (rating.mu, rating.sigma) == (25, 25 / 3)


def test_the_ordinal_is_three_uncertainties_below() -> None:
    first, _ = rate(2, [[(0, 1.0), (1, 0.0)]])
    assert abs(first.ordinal - (first.mu - 3 * first.sigma)) < 1e-9
