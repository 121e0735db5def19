"""Matrix games: known ones, the proof of optimality on all kinds of payoffs, and other solvers' word."""

import json
import os
import subprocess
import sys
from fractions import Fraction

import nashpy
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays
from numpy.typing import NDArray
from scipy.optimize import linprog

from ludotek.solve import matrix
from ludotek.solve.compiled import compiled
from ludotek.solve.matrix import Mix, Payoffs, Solution, solve, solve_into, value_of, workspace

PRECISION = 1e-14  # relative to the largest payoff: 1e-12 for payoffs of size 100

MATCHING_PENNIES = np.array([[1.0, -1.0], [-1.0, 1.0]])
ROCK_PAPER_SCISSORS = np.array([[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]])

sizes = st.tuples(st.integers(1, 6), st.integers(1, 6))
many = settings(max_examples=75, deadline=None)  # the first example waits for the compiler
reals = arrays(np.float64, sizes, elements=st.floats(-100, 100))
small_integers = arrays(np.int64, sizes, elements=st.integers(-2, 2)).map(lambda payoffs: payoffs.astype(np.float64))


def exactly(numbers: NDArray[np.float64]) -> list[Fraction]:
    return [Fraction(float(number)) for number in numbers]


def expected(mix: Mix, payoffs: NDArray[np.float64], value: float) -> Fraction:
    """The expected payoff above the value, in exact arithmetic."""
    return sum((p * (q - Fraction(value)) for p, q in zip(exactly(mix), exactly(payoffs), strict=True)), Fraction(0))


def assert_mix(mix: Mix) -> None:
    assert (mix >= 0).all()
    assert abs(float(sum(exactly(mix)) - 1)) < 1e-15


def assert_optimal(payoffs: Payoffs, solution: Solution) -> None:
    """Neither side can do better: together the two guarantees leave the value no room."""
    tolerance = PRECISION * np.abs(payoffs).max()
    assert payoffs.shape == (len(solution.row), len(solution.column))
    assert_mix(solution.row)
    assert_mix(solution.column)
    assert min(expected(solution.row, reply, solution.value) for reply in payoffs.T) >= -tolerance
    assert max(expected(solution.column, reply, solution.value) for reply in payoffs) <= tolerance


def random_matrices(count: int, largest: int) -> list[Payoffs]:
    """Half of them real, half of small integers with many ties."""
    rng = np.random.default_rng(count)
    shapes = [tuple(rng.integers(1, largest + 1, 2)) for _ in range(count)]
    return [
        rng.normal(size=shape) if turn % 2 else rng.integers(-3, 4, shape).astype(np.float64)
        for turn, shape in enumerate(shapes)
    ]


def test_matching_pennies_is_a_fair_toss() -> None:
    solution = solve(MATCHING_PENNIES)
    assert solution.value == 0
    assert solution.row.tolist() == solution.column.tolist() == [0.5, 0.5]


def test_rock_paper_scissors_is_played_in_thirds() -> None:
    value, row, column = solve(ROCK_PAPER_SCISSORS)
    assert value == pytest.approx(0, abs=PRECISION)
    assert row == pytest.approx([1 / 3] * 3)
    assert column == pytest.approx([1 / 3] * 3)


def test_a_rock_that_wins_double_makes_paper_the_favourite() -> None:
    value, row, column = solve([[0, -1, 2], [1, 0, -1], [-2, 1, 0]])
    assert value == pytest.approx(0, abs=PRECISION)
    assert row == pytest.approx([1 / 4, 1 / 2, 1 / 4])
    assert column == pytest.approx([1 / 4, 1 / 2, 1 / 4])


def test_two_by_two_follows_the_closed_form() -> None:
    value, row, column = solve([[3, -1], [-2, 4]])
    assert value == pytest.approx(1)
    assert row == pytest.approx([0.6, 0.4])
    assert column == pytest.approx([0.5, 0.5])


def test_a_saddle_point_is_played_pure_and_is_the_value_itself() -> None:
    solution = solve([[0.1, 0.9, 0.3], [0.7, 0.8, 0.6], [0.2, 1.0, 0.4]])
    assert solution.value == 0.6
    assert solution.row.tolist() == [0, 1, 0]
    assert solution.column.tolist() == [0, 0, 1]


def test_a_lone_row_leaves_the_choice_to_the_column_player() -> None:
    solution = solve([[5, 2, 7, 3]])
    assert solution.value == 2
    assert solution.row.tolist() == [1]
    assert solution.column.tolist() == [0, 1, 0, 0]


def test_a_lone_column_leaves_the_choice_to_the_row_player() -> None:
    solution = solve([[5], [2], [7]])
    assert solution.value == 7
    assert solution.row.tolist() == [0, 0, 1]
    assert solution.column.tolist() == [1]


def test_a_single_payoff_is_the_value() -> None:
    assert solve([[-4.5]]).value == -4.5


def test_dominated_strategies_are_never_played() -> None:
    value, row, column = solve([[1, -1, 3], [-1, 1, 3], [-2, -2, 2]])
    assert value == pytest.approx(0, abs=PRECISION)
    assert row == pytest.approx([0.5, 0.5, 0])
    assert column == pytest.approx([0.5, 0.5, 0])


def test_hide_and_seek_weighs_each_place_by_the_inverse_of_its_prize() -> None:
    prizes = np.arange(1.0, 13.0)
    value, row, column = solve(np.diag(prizes))
    assert value == pytest.approx(1 / (1 / prizes).sum(), rel=PRECISION)
    assert row == pytest.approx(value / prizes)
    assert column == pytest.approx(value / prizes)


def test_the_solution_of_a_constant_game_is_its_constant() -> None:
    for shape in ((1, 1), (2, 3), (3, 3), (7, 2)):
        payoffs = np.full(shape, 0.1)
        assert solve(payoffs).value == 0.1
        assert_optimal(payoffs, solve(payoffs))


@many
@given(reals)
def test_mixes_are_optimal_for_real_payoffs(payoffs: Payoffs) -> None:
    assert_optimal(payoffs, solve(payoffs))


@many
@given(small_integers)
def test_mixes_are_optimal_for_payoffs_with_many_ties(payoffs: Payoffs) -> None:
    assert_optimal(payoffs, solve(payoffs))


@many
@given(small_integers, st.data())
def test_mixes_are_optimal_for_nearly_tied_payoffs(payoffs: Payoffs, data: st.DataObject) -> None:
    nudges = data.draw(arrays(np.int64, payoffs.shape, elements=st.integers(-3, 3)))
    nearly = payoffs + nudges * 10.0 ** -data.draw(st.integers(3, 16))
    assert_optimal(nearly, solve(nearly))


@many
@given(small_integers | reals, st.data())
def test_strategies_listed_twice_change_nothing(payoffs: Payoffs, data: st.DataObject) -> None:
    rows = data.draw(st.permutations([*range(payoffs.shape[0])] * 2))
    columns = data.draw(st.permutations([*range(payoffs.shape[1])] * 2))
    doubled = payoffs[np.ix_(rows, columns)]
    assert_optimal(doubled, solve(doubled))
    assert solve(doubled).value == pytest.approx(solve(payoffs).value, abs=1e-12)


@many
@given(small_integers | reals, st.sampled_from([1e-300, 1e-6, 1 / 3, 1e6, 1e290]))
def test_mixes_are_optimal_on_every_scale(payoffs: Payoffs, scale: float) -> None:
    assert_optimal(payoffs * scale, solve(payoffs * scale))


@many
@given(small_integers, st.sampled_from([-1e9, 1e3, 1e12]))
def test_a_bonus_for_every_outcome_is_added_to_the_value(payoffs: Payoffs, bonus: float) -> None:
    assert solve(payoffs + bonus).value == pytest.approx(solve(payoffs).value + bonus, rel=1e-15)


@many
@given(small_integers | reals)
def test_trading_places_negates_the_value(payoffs: Payoffs) -> None:
    assert solve(-payoffs.T).value == pytest.approx(-solve(payoffs).value, abs=1e-12)


def test_the_smallest_payoffs_there_are_can_be_solved() -> None:
    assert abs(solve(MATCHING_PENNIES * 5e-324).value) <= 5e-324


def test_linear_programming_agrees() -> None:
    for payoffs in random_matrices(200, largest=6):
        rows, columns = payoffs.shape
        program = linprog(
            c=[0.0] * rows + [-1.0],
            A_ub=np.hstack([-payoffs.T, np.ones((columns, 1))]),
            b_ub=np.zeros(columns),
            A_eq=[[1.0] * rows + [0.0]],
            b_eq=[1.0],
            bounds=[(0, None)] * rows + [(None, None)],
        )
        assert solve(payoffs).value == pytest.approx(-program.fun, abs=1e-7)


def test_nashpy_agrees() -> None:
    for payoffs in random_matrices(60, largest=4):
        row, column = nashpy.Game(payoffs).linear_program()
        assert solve(payoffs).value == pytest.approx(row @ payoffs @ column, abs=1e-7)


def test_large_games_are_solved_too() -> None:
    for payoffs in random_matrices(12, largest=30):
        assert_optimal(payoffs, solve(payoffs))


def test_blands_rule_leads_to_the_same_value() -> None:
    for payoffs in random_matrices(80, largest=8):
        rows, columns = payoffs.shape
        row, column = np.empty(rows), np.empty(columns)
        matrix._simplex(payoffs, 0, row, column, workspace(rows, columns), 0)
        assert_optimal(payoffs, Solution(value_of(payoffs), row, column))


@compiled
def values_of(games: NDArray[np.float64]) -> NDArray[np.float64]:
    values = np.empty(len(games))
    row, column, work = np.empty(3), np.empty(3), workspace(3, 3)
    for game in range(len(games)):
        values[game] = solve_into(games[game], row, column, work)
    return values


def test_compiled_loops_get_the_same_values_as_python() -> None:
    games = np.random.default_rng(3).integers(-5, 6, (200, 3, 3)).astype(np.float64)
    assert values_of(games).tolist() == [solve(game).value for game in games]


def test_memory_may_be_larger_than_the_game() -> None:
    row, column, work = np.full(5, 7.0), np.full(4, 7.0), workspace(5, 4)
    for game in (ROCK_PAPER_SCISSORS, MATCHING_PENNIES):
        strategies = len(game)
        assert solve_into(game, row, column, work) == pytest.approx(0, abs=PRECISION)
        assert row[:strategies] == pytest.approx([1 / strategies] * strategies)
        assert column[:strategies] == pytest.approx([1 / strategies] * strategies)
    assert row[3:].tolist() == [7, 7]
    assert column[3:].tolist() == [7]


INTERPRETED = """
import json, sys
from ludotek.solve.matrix import solve
print(json.dumps([[value, row.tolist(), column.tolist()] for value, row, column in map(solve, json.load(sys.stdin))]))
"""


def test_compiled_equals_interpreted() -> None:
    games = [game.tolist() for game in random_matrices(20, largest=4)]
    interpreted = subprocess.run(
        [sys.executable, "-c", INTERPRETED],
        input=json.dumps(games),
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        check=True,
        text=True,
    )
    compiled = [[value, row.tolist(), column.tolist()] for value, row, column in map(solve, games)]
    assert json.loads(interpreted.stdout) == compiled


def test_solving_leaves_the_payoffs_as_they_were() -> None:
    payoffs = ROCK_PAPER_SCISSORS.copy()
    solve(payoffs)
    assert payoffs.tolist() == ROCK_PAPER_SCISSORS.tolist()


@pytest.mark.parametrize(
    ("payoffs", "complaint"),
    [
        ([1.0, 2.0], "rows and columns; got an array of 1 dimensions"),
        (np.zeros((2, 2, 2)), "rows and columns; got an array of 3 dimensions"),
        (np.zeros((0, 3)), r"needs a strategy; got a matrix of shape \(0, 3\)"),
        (np.zeros((3, 0)), r"needs a strategy; got a matrix of shape \(3, 0\)"),
        ([[1.0, np.nan]], "must be finite"),
        ([[1.0, np.inf]], "must be finite"),
        ([[1.0, -1e301]], "within 1e.300 of zero"),
    ],
)
def test_what_is_not_a_matrix_game_is_refused(payoffs: Payoffs, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        solve(payoffs)


def test_mixes_that_do_not_agree_are_never_returned() -> None:
    with pytest.raises(ArithmeticError, match="agree on the value"):
        value_of(np.array([[np.inf, -1.0], [-1.0, 1.0]]))
