"""Best mixes with nothing but Python, held against the exact solver and against what is known of small games."""

from __future__ import annotations

import numpy as np
import pytest

from ludotek.bots.dilemma import solve
from ludotek.solve import matrix


def test_paper_stone_and_scissors_are_equally_good() -> None:
    solved = solve([[0.0, 1.0, -1.0], [-1.0, 0.0, 1.0], [1.0, -1.0, 0.0]])
    assert solved.value == pytest.approx(0.0, abs=1e-12)
    assert solved.row == pytest.approx([1 / 3] * 3)
    assert solved.column == pytest.approx([1 / 3] * 3)


def test_a_choice_that_is_always_worse_is_never_made() -> None:
    solved = solve([[3.0, 1.0], [2.0, 0.0]])
    assert solved.value == pytest.approx(1.0)
    assert (solved.row, solved.column) == ([1.0, 0.0], [0.0, 1.0])


def test_where_nothing_matters_all_choices_are_alike() -> None:
    assert solve([[2.0, 2.0]]).column == [0.5, 0.5]


def test_mixes_guarantee_what_the_exact_solver_says() -> None:
    rng = np.random.default_rng(5)
    for number in range(400):
        rows, columns = rng.integers(1, 5, 2)
        payoffs = rng.normal(size=(rows, columns)) * 10
        if number % 2:
            payoffs = rng.integers(-3, 4, (rows, columns)).astype(float)  # full of ties
        mine, exact = solve(payoffs.tolist()), matrix.solve(payoffs)
        assert mine.value == pytest.approx(exact.value, abs=1e-9)
        assert (np.array(mine.row) @ payoffs).min() >= exact.value - 1e-9
        assert (payoffs @ np.array(mine.column)).max() <= exact.value + 1e-9
