"""Ruling V13 of src/ludotek/games/novem/rules.md: a marker is drawn for whoever does not choose in time."""

from __future__ import annotations

import pytest

from ludotek.core.position import CHANCE, CLOCK, DEAL, EVERYONE, OVER, SEALED, only
from ludotek.core.rng import Rng
from ludotek.games.novem import GAME
from ludotek.games.novem.components import COLUMNS, ROWS
from ludotek.games.novem.state import HIDDEN
from ludotek.games.novem.vocabulary import BY_FORFEIT, DRAWN_FOR, FORFEITED, WAS_LATE
from ludotek.games.novem.words import ENDINGS
from tests.games.novem.scenario import (
    ATTACKER_AHEAD,
    late,
    lay,
    listen,
    luck,
    match,
    offered,
    rounds,
    seen,
)


def test_having_been_late_before_does_not_show_that_a_seat_has_now_chosen() -> None:
    """Rulings V12 and V13."""
    position = lay(late(match(), ROWS, "A"), "1")
    before = position.imagine(COLUMNS, Rng(3))
    lay(position, "B")
    assert position.imagine(COLUMNS, Rng(3)) == before


def test_the_clock_may_call_whoever_has_not_chosen() -> None:
    """Ruling V13."""
    position = match()
    assert offered(position, CLOCK) == ["rows late", "columns late"]
    lay(position, "A")
    assert offered(position, CLOCK) == ["columns late"]


def test_a_marker_is_drawn_for_a_seat_that_is_late() -> None:
    """Ruling V13."""
    position = late(match(), COLUMNS)
    assert position.kind() == DEAL
    assert offered(position, CHANCE) == ["1", "2", "3"]
    assert position.odds() == []
    assert offered(position, CLOCK) == offered(position, ROWS) == []
    luck(position, "2")
    assert list(position.marker) == [HIDDEN, 1]
    assert position.acting() == [ROWS]
    assert lay(position, "B").points == [5, 0]


def test_a_drawn_marker_is_told_to_its_seat_alone_and_the_lateness_to_everyone() -> None:
    """Rulings V12 and V13."""
    position = match()
    heard = listen(position)
    late(position, COLUMNS, "3")
    assert heard == [(EVERYONE, WAS_LATE, COLUMNS, 0), (only(COLUMNS), DRAWN_FOR, COLUMNS, GAME.read("3"))]
    assert seen(position, COLUMNS).marker == 2
    assert seen(position, ROWS).marker is None


def test_a_marker_drawn_for_the_last_to_choose_reveals_both() -> None:
    """Ruling V13."""
    position = late(lay(match(), "B"), COLUMNS, "1")
    assert position.points == [9, 0]
    assert list(position.marker) == [HIDDEN, HIDDEN]


@pytest.mark.parametrize(("seat", "drawn"), [(ROWS, "A"), (COLUMNS, "1")])
def test_the_other_knows_that_a_marker_was_drawn_and_imagines_any(seat: int, drawn: str) -> None:
    """Rulings V12 and V13."""
    position = late(match(), seat, drawn)
    other = 1 - seat
    imagined = [position.imagine(other, Rng(seed)) for seed in range(60)]
    assert {guess.marker[seat] for guess in imagined} == {0, 1, 2}
    assert {guess.ply for guess in imagined} == {position.ply}
    assert {tuple(guess.acting()) for guess in imagined} == {(other,)}
    assert {position.imagine(seat, Rng(seed)).marker[seat] for seed in range(9)} == {0}


def test_a_seat_that_is_late_twice_running_forfeits_the_match() -> None:
    """Ruling V13."""
    for seat, scores in ((ROWS, [-1, 1]), (COLUMNS, [1, -1])):
        position = rounds(match(), "B1")
        drawn, answer = ("A", "1") if seat == ROWS else ("1", "A")
        lay(late(position, seat, drawn), answer)
        heard = listen(position)
        late(position, seat)
        assert position.kind() == OVER
        assert position.scores() == scores
        assert (position.ending(), ENDINGS[position.ending()]) == (BY_FORFEIT, "forfeit")
        assert heard == [(EVERYONE, WAS_LATE, seat, 0), (EVERYONE, FORFEITED, seat, 0)]


def test_a_forfeit_loses_the_match_even_with_more_points() -> None:
    """Ruling V13."""
    position = rounds(match(), ATTACKER_AHEAD)
    late(lay(late(position, ROWS, "A"), "1"), ROWS)
    assert position.points[ROWS] > position.points[COLUMNS]
    assert position.scores() == [-1, 1]


def test_choosing_in_time_once_forgives_an_earlier_lateness() -> None:
    """Ruling V13."""
    position = lay(late(match(), ROWS, "A"), "1")
    rounds(position, "B2")
    late(position, ROWS, "C")
    assert position.kind() == SEALED
    assert position.acting() == [COLUMNS]


def test_a_lateness_that_was_forgiven_leaves_no_trace() -> None:
    """Ruling V13."""
    position = rounds(lay(late(match(), ROWS, "A"), "1"), "B2")
    assert position == rounds(match(), "A1 B2")


def test_one_seats_lateness_does_not_count_against_the_other() -> None:
    """Ruling V13."""
    position = lay(late(match(), ROWS, "A"), "1")
    lay(late(position, COLUMNS, "2"), "B")
    late(position, ROWS, "C")
    assert position.kind() == SEALED


def test_both_may_be_late_in_one_round() -> None:
    """Ruling V13."""
    position = late(late(match(), ROWS, "B"), COLUMNS, "1")
    assert position.points == [9, 0]
    assert position.acting() == [ROWS, COLUMNS]
    assert late(position.copy(), COLUMNS).scores() == [1, -1]
    assert late(position.copy(), ROWS).scores() == [-1, 1]


def test_lateness_at_the_end_of_the_first_game_counts_in_the_second() -> None:
    """Ruling V13."""
    position = lay(late(rounds(match(), "A1 A1 A2 A2 A3"), ROWS, "A"), "3")
    assert position.game == 2
    assert late(position, ROWS).kind() == OVER


def test_a_drawn_marker_does_not_change_the_question_of_the_other() -> None:
    """Ruling V13."""
    position = rounds(match(), "A1")
    asked = position.question(COLUMNS)
    assert late(position, ROWS, "B").question(COLUMNS) == asked
