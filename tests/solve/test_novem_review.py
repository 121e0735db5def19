"""Looking back on a match of Novem."""

from __future__ import annotations

import pytest

from ludotek.core.position import CHANCE, CLOCK, Move, Seat
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.games.novem import GAME as NOVEM
from ludotek.games.novem.components import COLUMNS, ROWS, NovemOptions
from ludotek.games.novem.rules import Novem
from ludotek.games.novem.solve import NovemTable, ReviewedRound, judged
from ludotek.games.novem.solve import review as review_plies
from ludotek.games.novem.vocabulary import LATE

GAME = NOVEM


def play(*rounds: str, layout: str = "159672834") -> Session:
    """A match of which each round is told as `A1`: the rows' marker and the columns'."""
    session = Session(GAME, GAME.options({"layout": layout, "first": "rows"}))
    for markers in rounds:
        row, column = markers[0], markers[1]
        session.play(ROWS, GAME.read(row))
        session.play(COLUMNS, GAME.read(column))
    return session


def first_of(session: Session) -> Novem:
    assert isinstance(session.options, NovemOptions)
    return NOVEM.first(session.options)


def plies(session: Session) -> list[tuple[Seat, Move]]:
    return [(entry.seat, entry.move) for entry in session.entries]


def review(session: Session, table: NovemTable) -> list[ReviewedRound]:
    return review_plies(first_of(session), plies(session), table)


def test_each_round_is_reviewed_for_each_seat(table: NovemTable) -> None:
    first, second = review(play("A3", "B2"), table)
    assert (first.game, first.number, first.attacker) == (1, 1, ROWS)
    assert (second.game, second.number, second.attacker) == (1, 2, COLUMNS)
    assert [choice.seat for choice in first.choices] == [ROWS, COLUMNS]
    assert [GAME.words(choice.chosen) for choice in second.choices] == ["B", "2"]
    assert first.choices[ROWS].moves == [0, 1, 2]
    assert sum(first.choices[ROWS].best) == pytest.approx(1)


def test_a_choice_that_best_play_makes_gives_nothing_away(table: NovemTable) -> None:
    for reviewed in review(play("A3", "B2", "C1"), table):
        for choice in reviewed.choices:
            if choice.best[choice.moves.index(choice.chosen)] > 1e-6:
                assert choice.result_lost == pytest.approx(0, abs=1e-6)


def test_a_blunder_is_priced(table: NovemTable) -> None:
    session = play("A1", "A1", "B2", "B2")  # two stacks on the diagonal are gone, and rows attack
    position = session.position
    losses = {}
    for row in ("A", "B", "C"):
        losses[row] = review(play("A1", "A1", "B2", "B2", f"{row}3"), table)[-1].choices[ROWS].points_lost
    assert min(losses.values()) == pytest.approx(0, abs=1e-9)
    assert losses["B"] > 1.5  # the row with nothing in the middle and little beside it
    mix = table.points_strategy(position, ROWS)
    average = sum(likely * losses[row] for likely, row in zip(mix, "ABC", strict=True))
    assert average == pytest.approx(0, abs=1e-9)


def test_losses_do_not_depend_on_how_the_board_lies(table: NovemTable) -> None:
    here = review(play("A1", "C2", layout="159672834"), table)
    there = review(play("C1", "A2", layout="834672159"), table)  # the same rows, upside down
    for one, other in zip(here, there, strict=True):
        for mine, yours in zip(one.choices, other.choices, strict=True):
            assert mine.points_lost == pytest.approx(yours.points_lost, abs=1e-9)
            assert mine.result_lost == pytest.approx(yours.result_lost, abs=1e-6)


def test_both_games_of_a_match_are_reviewed(table: NovemTable) -> None:
    session = Session(GAME)
    session.finish(Rng(5))
    rounds = review(session, table)
    assert {reviewed.game for reviewed in rounds} == {1, 2}
    assert [reviewed.number for reviewed in rounds if reviewed.game == 2][:2] == [1, 2]
    assert sum(len(reviewed.choices) for reviewed in rounds) == sum(entry.seat >= 0 for entry in session.entries)
    assert all(choice.points_lost >= 0 and choice.result_lost >= 0 for seen in rounds for choice in seen.choices)


def test_a_marker_drawn_for_a_late_seat_is_not_its_choice(table: NovemTable) -> None:
    session = play()
    session.play(ROWS, GAME.read("B"))
    session.play(CLOCK, LATE + COLUMNS)
    session.play(CHANCE, GAME.read("3"))
    (reviewed,) = review(session, table)
    assert [choice.drawn for choice in reviewed.choices] == [False, True]
    assert GAME.words(reviewed.choices[COLUMNS].chosen) == "3"


def test_a_round_that_was_not_revealed_is_left_out(table: NovemTable) -> None:
    session = play("A1")
    session.play(ROWS, GAME.read("B"))
    assert len(review(session, table)) == 1


def test_choices_are_judged_in_the_order_of_the_record(table: NovemTable) -> None:
    session = play("A1")
    session.play(COLUMNS, GAME.read("2"))
    session.play(ROWS, GAME.read("B"))
    session.play(ROWS, GAME.read("C"))
    session.play(CLOCK, LATE + COLUMNS)
    session.play(CHANCE, GAME.read("3"))
    choices = judged(first_of(session), plies(session))
    assert [(choice.ply, choice.seat) for choice in choices] == list(enumerate([ROWS, COLUMNS, COLUMNS, ROWS, ROWS], 1))
    rounds = review(session, table)
    lost = [choice.result_lost for choice in rounds[0].choices]
    assert [choice.lost for choice in choices[:2]] == pytest.approx(lost, abs=1e-9)
