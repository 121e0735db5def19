"""Asked after every deal who is better: the answer is seldom wrong, and comes soon."""

from __future__ import annotations

from itertools import product
from math import prod

import pytest

from ludotek.core.rng import Rng
from ludotek.lab.sequential import BETTER, EVEN, OPEN, WORSE, Bet, Question, Terms

RUNS = 150
DEALS = 300


def answers(chance: float, terms: Terms, results: tuple[float, float] = (1.0, -1.0)) -> list[Question]:
    """Many matches in which the first has so much of a chance of the first result, else it has the second."""
    found = []
    for run in range(RUNS):
        rng, question = Rng(run), Question(terms)
        while question.answer == OPEN and question.deals < DEALS:
            question.see(results[0] if rng.fraction() < chance else results[1])
        found.append(question)
    return found


def share(found: list[Question], *wanted: str) -> float:
    return sum(question.answer in wanted for question in found) / len(found)


@pytest.mark.parametrize(("mean", "direction"), [(0.0, 1), (0.0, -1), (0.2, -1), (-0.2, 1)])
def test_a_bet_against_what_is_true_is_fair(mean: float, direction: int) -> None:
    chance = (1.0 + mean) / 2.0  # of a win, where everything else is lost
    expected = 0.0
    for path in product((1, -1), repeat=8):
        bet = Bet(mean, direction)
        for result in path:
            bet.see(result)
        expected += sum(bet.stakes) * prod(chance if result == 1 else 1.0 - chance for result in path)
    assert expected == pytest.approx(1.0)


def test_no_result_ruins_a_bet() -> None:
    for mean, direction in ((0.3, -1), (-0.3, 1), (0.0, 1), (0.0, -1)):
        bet = Bet(mean, direction)
        bet.see(-1.0 * direction)
        assert min(bet.stakes) > 0.0


@pytest.mark.parametrize("error", [0.05, 0.2])
def test_between_equals_a_winner_is_seldom_found_however_often_one_asks(error: float) -> None:
    assert share(answers(0.5, Terms(error, margin=0.0)), BETTER, WORSE) <= error


def test_asking_an_ordinary_interval_after_every_deal_would_err_more_often() -> None:
    wrong = 0
    for run in range(RUNS):
        rng, total = Rng(run), 0
        for deal in range(1, DEALS + 1):
            total += 1 if rng.fraction() < 0.5 else -1
            if deal >= 10 and total * total > 1.96 * 1.96 * deal:
                wrong += 1
                break
    assert wrong / RUNS > 0.2


@pytest.mark.parametrize(("chance", "right", "wrong"), [(0.65, BETTER, WORSE), (0.35, WORSE, BETTER)])
def test_a_real_difference_is_found(chance: float, right: str, wrong: str) -> None:
    found = answers(chance, Terms(0.05))
    assert share(found, right) > 0.95
    assert share(found, wrong, EVEN) <= 0.05
    assert sum(question.deals for question in found) / RUNS < DEALS / 2


def test_a_difference_that_nobody_cares_for_is_none() -> None:
    found = answers(0.5, Terms(0.05, margin=0.3))
    assert share(found, EVEN) > 0.9


def test_what_is_as_large_as_the_margin_is_seldom_called_even() -> None:
    assert share(answers(0.575, Terms(0.05, margin=0.15)), EVEN, WORSE) <= 0.05


def test_an_answer_stands() -> None:
    question = Question(Terms(0.05))
    for _ in range(20):
        question.see(1.0)
    assert question.answer == BETTER
    for _ in range(200):
        question.see(-1.0)
    assert question.answer == BETTER
