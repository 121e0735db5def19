"""Novem's values and mixes, held against the rules: by recursion, by real play, by symmetry."""

from __future__ import annotations

from functools import cache

import nashpy
import numpy as np
import pytest
from numpy.typing import NDArray
from scipy.optimize import linprog

import ludotek
from ludotek.core.playout import pick, settle
from ludotek.core.position import CHANCE, DEAL, OVER, SEALED
from ludotek.core.rng import Rng
from ludotek.games.novem.components import COLUMNS, ROWS, SET_UP_NAMES, TRANSPOSED, NovemOptions
from ludotek.games.novem.rules import STALL, Novem
from ludotek.games.novem.solve import NovemTable, Tables, solve
from ludotek.games.novem.solve.graph import Graph, after_move, explore, has_ended
from ludotek.games.novem.solve.induction import look_up, solve_game
from ludotek.games.novem.solve.stakes import first_game_stakes, last_game_stakes, points_stakes
from ludotek.games.novem.solve.tables import Plan, plan_of

Matrix = NDArray[np.float64]
HERE = {"layout": "816357492", "first": "rows"}  # one table of a first game instead of two
MATCHES = [
    {},
    {"second_layout": "transposed", **HERE},
    {"swap_sides": True, "decider": True, **HERE},
    {"second_layout": "random", "decider": True, **HERE},
    {"second_layout": "transposed", "swap_sides": True, "decider": True, **HERE},
]


def start(**options: object) -> Novem:
    position = ludotek.game("novem").start(**options)
    assert isinstance(position, Novem)
    return position


def positions(rng: Rng, count: int, **options: object) -> list[Novem]:
    """Moments of random matches at which both seats choose."""
    found: list[Novem] = []
    while len(found) < count:
        position = start(**options)
        settle(position, rng)
        while position.kind() != OVER:
            if position.kind() == SEALED and len(position.acting()) == 2 and rng.below(8) == 0:
                found.append(position.copy())
            position.play(*pick(position, rng))
    return found[:count]


def late_position(rng: Rng, game: int, tiles: int, **options: object) -> Novem:
    """A moment of a random match with few tiles left."""
    while True:
        for position in positions(rng, 50, **options):
            if position.game == game and sum(position.height) <= tiles:
                return position


def reached(position: Novem) -> list[list[Novem]]:
    """By what the first seat and by what the second seat lays: the position after the round."""
    return [
        [after_move(after_move(position, ROWS, own), COLUMNS, other) for other in position.moves(COLUMNS)]
        for own in position.moves(ROWS)
    ]


def linear_program(payoffs: Matrix) -> float:
    """The value to the row player, by scipy."""
    rows, columns = payoffs.shape
    answer = linprog(
        [*np.zeros(rows), -1.0],
        A_ub=np.column_stack([-payoffs.T, np.ones(columns)]),
        b_ub=np.zeros(columns),
        A_eq=[[*np.ones(rows), 0.0]],
        b_eq=[1.0],
        bounds=[(0, None)] * rows + [(None, None)],
    )
    assert answer.success
    return float(answer.x[-1])


# A recursion that knows the rules only by playing them.


def margin_by_recursion(position: Novem, known: dict[object, float]) -> float:
    """What the first seat gains on the second in the rest of this game, played for points."""
    key = tuple(position.height), position.attacker, position.empty_rounds
    if key not in known:
        known[key] = linear_program(
            np.array([[gain(position, later, known) for later in line] for line in reached(position)])
        )
    return known[key]


def gain(position: Novem, later: Novem, known: dict[object, float]) -> float:
    ahead = ahead_of(later) - ahead_of(position)
    return ahead if has_ended(later, position.game) else ahead + margin_by_recursion(later, known)


def ahead_of(position: Novem) -> int:
    return position.points[ROWS] - position.points[COLUMNS]


def result_by_recursion(position: Novem, known: dict[object, float]) -> float:
    """The result of the match to the first seat."""
    if position.kind() == OVER:
        return float(position.scores()[ROWS])
    if position.key() not in known:
        known[position.key()] = linear_program(
            np.array([[result_by_recursion(later, known) for later in line] for line in reached(position)])
        )
    return known[position.key()]


@pytest.mark.parametrize("seed", range(4))
def test_points_agree_with_a_recursion_through_the_rules(table: NovemTable, seed: int) -> None:
    position = late_position(Rng(seed), game=1, tiles=6)
    assert table.margin(position, ROWS) == pytest.approx(margin_by_recursion(position, {}), abs=1e-9)
    assert table.margin(position, COLUMNS) == -table.margin(position, ROWS)


@pytest.mark.parametrize("seed", range(4))
def test_results_agree_with_a_recursion_through_the_rules(table: NovemTable, seed: int) -> None:
    position = late_position(Rng(100 + seed), game=2, tiles=6)
    position.points = [40, 40 + position.top[0] % 3]  # close, so that the match is open
    assert table.value(position, ROWS) == pytest.approx(result_by_recursion(position, {}), abs=1e-6)


# One round further, anywhere in a match, through the rules.


@pytest.mark.parametrize("options", MATCHES, ids=str)
def test_a_match_is_worth_what_the_next_round_makes_of_it(table: NovemTable, options: dict[str, object]) -> None:
    for position in positions(Rng(7), 60, **options):
        payoffs = np.array([[table.value(later, ROWS) for later in line] for line in reached(position)])
        value = table.value(position, ROWS)
        assert -1.0 <= value <= 1.0
        assert table.value(position, COLUMNS) == -value
        own, other = table.strategy(position, ROWS), table.strategy(position, COLUMNS)
        assert sum(own) == pytest.approx(1) and sum(other) == pytest.approx(1) and min(own + other) >= 0
        assert (own @ payoffs).min() >= value - 1e-6
        assert (payoffs @ other).max() <= value + 1e-6


def test_no_deviation_gains_points(table: NovemTable) -> None:
    for position in positions(Rng(8), 200):
        payoffs = points_payoffs(table, position)
        own, other = table.points_strategy(position, ROWS), table.points_strategy(position, COLUMNS)
        value = table.margin(position, ROWS)
        assert (own @ payoffs).min() >= value - 1e-9
        assert (payoffs @ other).max() <= value + 1e-9


def test_rounds_agree_with_nashpy(table: NovemTable) -> None:
    for position in positions(Rng(9), 40):
        payoffs = points_payoffs(table, position)
        own, other = nashpy.Game(payoffs, -payoffs).linear_program()
        assert own @ payoffs @ other == pytest.approx(table.margin(position, ROWS), abs=1e-9)


def points_payoffs(table: NovemTable, position: Novem) -> Matrix:
    def payoff(later: Novem) -> float:
        ahead = ahead_of(later) - ahead_of(position)
        return ahead if has_ended(later, position.game) else ahead + table.margin(later, ROWS)

    return np.array([[payoff(later) for later in line] for line in reached(position)])


def test_nothing_is_said_where_a_seat_has_no_choice(table: NovemTable) -> None:
    position = start(layout="159672834", first="rows")
    before = table.strategy(position, COLUMNS)
    position.play(ROWS, 1)
    assert table.strategy(position, ROWS) == []
    assert table.strategy(position, COLUMNS) == before  # the other's sealed marker tells nothing


def test_before_the_set_up_a_match_is_even(table: NovemTable) -> None:
    position = start()
    assert position.kind() == DEAL and position.moves(CHANCE)
    assert table.value(position, ROWS) == pytest.approx(0, abs=1e-9)


# Symmetry.


@cache
def margins_from_scratch(layout: str) -> tuple[float, float]:
    graph = explore(layout)
    stakes = points_stakes(graph)
    value = solve_game(graph, stakes)
    return look_up(stakes, value, 0, ROWS, 0), look_up(stakes, value, 0, COLUMNS, 0)


@pytest.mark.parametrize("layout", ["816357492", "159672834", "276951438", "492357816"])
def test_a_set_up_solved_by_itself_agrees_with_the_standard_one(layout: str) -> None:
    margin = solve(layout).margin
    assert margins_from_scratch(layout) == pytest.approx((margin.rows_attack, -margin.columns_attack), abs=1e-9)


def test_transposing_a_set_up_exchanges_the_sides() -> None:
    turned = SET_UP_NAMES[TRANSPOSED[SET_UP_NAMES.index("159672834")]]
    rows, columns = margins_from_scratch("159672834")
    assert margins_from_scratch(turned) == pytest.approx((-columns, -rows), abs=1e-9)
    here, there = solve("159672834").match, solve(turned).match
    assert (here.rows_first, here.columns_first) == (-there.columns_first, -there.rows_first)


def test_a_match_solved_by_itself_agrees_with_the_standard_one() -> None:
    graph = explore("816357492")
    last_stakes = last_game_stakes(graph)
    last = solve_game(graph, last_stakes)
    ending = np.array([look_up(last_stakes, last, 0, COLUMNS, margin) for margin in range(-255, 256)])
    stakes = first_game_stakes(graph, ROWS, ending)
    value = look_up(stakes, solve_game(graph, stakes), 0, ROWS, 0)
    assert value == pytest.approx(solve("816357492").match.rows_first, abs=1e-6)


def test_a_longer_lead_is_never_worse(table: NovemTable) -> None:
    last = table.tables.last()
    for attacker in (ROWS, COLUMNS):
        values = [last.start(attacker, margin) for margin in range(-30, 31)]
        assert (np.diff(values) >= -1e-9).all()
        assert values[0] == -1 and values[-1] == 1


def test_a_lead_is_safe_exactly_where_it_can_be_held_with_open_markers(table: NovemTable) -> None:
    """Only a pure choice wins for certain, and a pure choice may as well be shown."""
    shown = margins_with_open_rows(table.tables.graph())
    for attacker in (ROWS, COLUMNS):
        safe = 1 - int(shown[attacker])
        assert table.tables.last().start(attacker, safe) == 1
        assert table.tables.last().start(attacker, safe - 1) < 1
    assert shown == (-7, -10)


def margins_with_open_rows(graph: Graph) -> tuple[float, float]:
    """By who attacks first: what rows can be sure of in a game in which columns see their marker first."""
    after, tile = graph.after.tolist(), graph.tile.tolist()
    sure = [[0.0, 0.0] for _ in range(graph.boards)]
    for board in range(graph.boards - 1, -1, -1):
        passed = [0.0, 0.0]  # by attacker: what an empty round leads to
        for _ in range(STALL if board in after[board][0] + after[board][1] + after[board][2] else 1):
            found = []
            for attacker, sign in ((ROWS, 1), (COLUMNS, -1)):
                payoffs = [
                    passed[attacker]
                    if later == board
                    else sign * taken + (sure[later][1 - attacker] if later >= 0 else 0)
                    for line, tiles in zip(after[board], tile[board], strict=True)
                    for later, taken in zip(line, tiles, strict=True)
                ]
                found.append(max(min(payoffs[3 * row : 3 * row + 3]) for row in range(3)))
            passed = found[::-1]
        sure[board] = found
    return sure[0][ROWS], sure[0][COLUMNS]


# What matches are played for.


def test_two_turns_of_the_board_undo_each_other() -> None:
    assert plan_of(NovemOptions(second_layout="transposed", swap_sides=True)) == plan_of(NovemOptions()) == Plan()
    assert plan_of(NovemOptions(swap_sides=True)) == plan_of(NovemOptions(second_layout="transposed"))


def test_the_last_round_before_a_stall_counts_on_the_stall(table: NovemTable) -> None:
    before_stall = [found for found in positions(Rng(3), 4000) if found.empty_rounds == STALL - 1]
    assert {found.game for found in before_stall} == {1, 2}
    for position in before_stall:
        later = reached(position)
        assert any(has_ended(end, position.game) and end.points == position.points for line in later for end in line)
        payoffs = np.array([[table.value(end, ROWS) for end in line] for line in later])
        assert table.value(position, ROWS) == pytest.approx(linear_program(payoffs), abs=1e-6)
        assert table.margin(position, ROWS) == pytest.approx(linear_program(points_payoffs(table, position)), abs=1e-9)


def test_progress_rises_to_the_end(table: NovemTable) -> None:
    told: list[float] = []
    tables = Tables(fresh=True)
    tables.points(told.append)
    assert told == sorted(told) and told[-1] == 1
