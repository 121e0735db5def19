"""The door at which every move is checked."""

from __future__ import annotations

import random
from typing import cast

import pytest

from ludotek.core.errors import IllegalMove
from ludotek.core.game import Game
from ludotek.core.playout import pick
from ludotek.core.position import CHANCE, CLOCK, DEAL, SPECTATOR
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.games import game, games

NOVEM = game("novem")
ROWS, COLUMNS = 0, 1
ROUND_ONE = 2  # the ply after set-up and first attacker


def session_under_way() -> Session:
    """After chance has set up: both seats are asked."""
    session = Session(NOVEM)
    session.play(CHANCE, NOVEM.read("set-up 276951438"), time=0)
    session.play(CHANCE, NOVEM.read("rows attack first"), time=0)
    return session


def play(session: Session, seat: int, words: str, time: int | None = None) -> None:
    session.play(seat, NOVEM.read(words), time=time)


def assert_refused(
    session: Session, seat: object, move: object, code: str, *parts: str, question: int | None = None
) -> None:
    """The move is refused with this code, the sentence says so, and nothing has changed."""
    before = session.position.copy(), session.position.ply, list(session.entries), list(session.events)
    with pytest.raises(IllegalMove) as refusal:
        session.play(cast(int, seat), cast(int, move), question=question)
    assert refusal.value.code == code
    assert refusal.value.sentence.endswith(".")
    assert all(part in refusal.value.sentence for part in parts)
    assert (session.position, session.position.ply, session.entries, session.events) == before


def test_a_new_session_has_the_games_defaults_and_no_moves() -> None:
    session = Session(NOVEM)
    assert session.options == NOVEM.options()
    assert session.entries == []
    assert session.events == []
    assert session.position.kind() == DEAL
    assert not session.is_over


def test_people_wait_while_chance_is_due() -> None:
    assert_refused(Session(NOVEM), ROWS, 0, "core/not-your-turn", "Rows cannot move now", "chance moves first")
    assert_refused(Session(NOVEM), CLOCK, NOVEM.read("rows late"), "core/not-your-turn")


def test_chance_waits_while_people_are_due() -> None:
    session = session_under_way()
    assert_refused(session, CHANCE, 8, "core/not-your-turn", "Chance cannot move now", "Rows and Columns to move")


def test_a_seat_that_has_chosen_is_out_of_turn() -> None:
    session = session_under_way()
    play(session, ROWS, "A")
    assert_refused(session, ROWS, NOVEM.read("B"), "core/not-your-turn", "Columns to move")


@pytest.mark.parametrize("seat", [2, 7, -4, SPECTATOR])
def test_a_seat_that_nobody_has_is_out_of_turn(seat: int) -> None:
    assert_refused(session_under_way(), seat, 0, "core/not-your-turn")


@pytest.mark.parametrize("move", ["1", "3", "rows attack first", "set-up 276951438", "rows late", "columns late"])
def test_a_move_that_is_not_offered_is_refused_with_what_is(move: str) -> None:
    session = session_under_way()
    assert_refused(session, ROWS, NOVEM.read(move), "core/illegal-move", repr(move), "possible: A, B, C")


@pytest.mark.parametrize("move", [-1, 106, 10**6, -(10**30)])
def test_a_move_out_of_range_is_refused(move: int) -> None:
    assert_refused(session_under_way(), ROWS, move, "core/illegal-move", f"move {move}")


@pytest.mark.parametrize("move", ["A", None, 1.0, True, [0], (0,), b"0"])
def test_a_malformed_move_is_refused(move: object) -> None:
    assert_refused(session_under_way(), ROWS, move, "core/malformed-move", repr(move))


@pytest.mark.parametrize("seat", ["rows", None, 0.0, False])
def test_a_malformed_seat_is_refused(seat: object) -> None:
    assert_refused(session_under_way(), seat, 0, "core/malformed-move")


def test_a_long_offer_is_cut_short() -> None:
    assert_refused(Session(NOVEM), CHANCE, 0, "core/illegal-move", "possible: set-up", " …")


def test_an_answer_to_a_past_question_is_refused_even_if_it_would_be_legal() -> None:
    session = session_under_way()
    asked = session.position.question(ROWS)
    play(session, ROWS, "A")
    play(session, COLUMNS, "1")
    assert_refused(session, ROWS, 0, "core/past-question", "Rows answers a question that has passed", question=asked)
    session.play(ROWS, 0, question=session.position.question(ROWS))


def test_anothers_sealed_choice_begins_no_new_question() -> None:
    session = session_under_way()
    asked = session.position.question(COLUMNS)
    play(session, ROWS, "A")
    session.play(COLUMNS, NOVEM.read("1"), question=asked)
    assert len(session.entries) == ROUND_ONE + 2


def test_a_question_that_has_not_been_put_yet_is_refused() -> None:
    assert_refused(session_under_way(), ROWS, 0, "core/past-question", question=99)


def test_nobody_moves_when_the_game_is_over() -> None:
    session = Session(NOVEM)
    session.finish(Rng(1))
    assert session.is_over
    for seat in (ROWS, COLUMNS, CHANCE, CLOCK):
        assert_refused(session, seat, 0, "core/game-over", "Novem is over")


def test_the_clock_may_move_when_the_position_offers_it() -> None:
    session = session_under_way()
    play(session, CLOCK, "rows late")
    assert session.position.kind() == DEAL


def test_the_clock_cannot_call_a_seat_that_has_chosen() -> None:
    session = session_under_way()
    play(session, ROWS, "A")
    assert_refused(session, CLOCK, NOVEM.read("rows late"), "core/illegal-move", "columns late")


def test_sealed_choices_are_dated_at_the_reveal() -> None:
    session = session_under_way()
    play(session, COLUMNS, "1", time=1_500)
    assert session.entries[ROUND_ONE].time is None
    play(session, ROWS, "A", time=4_000)
    assert [entry.time for entry in session.entries] == [0, 0, 4_000, 4_000]


def test_a_round_without_times_stays_without() -> None:
    session = session_under_way()
    play(session, COLUMNS, "1")
    play(session, ROWS, "A")
    assert [entry.time for entry in session.entries] == [0, 0, None, None]


def test_the_dates_of_earlier_rounds_stay() -> None:
    session = session_under_way()
    for time, row in ((1_000, "A"), (2_000, "B")):
        play(session, ROWS, row, time=time - 500)
        play(session, COLUMNS, "1", time=time)
    assert [entry.time for entry in session.entries[ROUND_ONE:]] == [1_000, 1_000, 2_000, 2_000]


def test_a_choice_is_not_dated_by_the_lateness_of_another_before_the_reveal() -> None:
    session = session_under_way()
    play(session, CLOCK, "columns late", time=30_000)
    session.settle(Rng(1), time=30_000)
    assert session.position.acting() == [ROWS]
    play(session, ROWS, "A", time=31_000)
    assert [entry.time for entry in session.entries[ROUND_ONE:]] == [30_000, 30_000, 31_000]


def test_a_choice_is_dated_when_a_late_marker_reveals_it() -> None:
    session = session_under_way()
    play(session, ROWS, "A", time=1_000)
    play(session, CLOCK, "columns late", time=30_000)
    session.settle(Rng(1), time=30_000)
    assert [entry.time for entry in session.entries[ROUND_ONE:]] == [30_000] * 3


def test_every_move_has_the_events_it_told() -> None:
    session = session_under_way()
    play(session, ROWS, "A")
    play(session, COLUMNS, "1")
    assert len(session.events) == len(session.entries) == 4
    assert [len(events) for events in session.events] == [1, 1, 0, 2]


def test_what_is_played_on_a_copy_is_not_played_here() -> None:
    session = session_under_way()
    play(session, ROWS, "A", time=1_000)
    ahead = session.copy()
    ahead.make(COLUMNS, NOVEM.read("1"), 4_000)
    assert (len(session.entries), len(session.events), session.position.ply) == (3, 3, 3)
    assert [entry.time for entry in session.entries] == [0, 0, None]
    assert [entry.time for entry in ahead.entries] == [0, 0, 4_000, 4_000]
    play(session, COLUMNS, "1", time=4_000)
    assert (session.entries, session.events) == (ahead.entries, ahead.events)
    assert session.position.key() == ahead.position.key()


def test_what_is_tried_ahead_touches_nothing_until_it_is_followed() -> None:
    session = session_under_way()
    play(session, ROWS, "A", time=1_000)
    ahead = session.ahead()
    ahead.make(COLUMNS, NOVEM.read("1"), 4_000)
    assert [entry.time for entry in session.entries] == [0, 0, None]
    assert (len(ahead.entries), len(ahead.events), session.position.ply) == (1, 1, 3)
    session.follow(ahead)
    assert [entry.time for entry in session.entries] == [0, 0, 4_000, 4_000]
    assert session.position is ahead.position


def test_nobody_follows_what_was_tried_before_something_else_happened() -> None:
    session = session_under_way()
    ahead = session.ahead()
    play(session, ROWS, "A")
    with pytest.raises(AssertionError):
        session.follow(ahead)


@pytest.mark.parametrize("tried", games(), ids=lambda tried: tried.id)
def test_a_game_that_is_followed_step_by_step_is_the_game_that_was_played(tried: Game) -> None:
    """Steps of one to three moves, chance's and those of time among them, each at a time of its own."""
    luck, played, followed = random.Random(7), Session(tried), Session(tried)
    for time in range(0, 60_000, 500):
        if played.is_over:
            break
        ahead = followed.ahead()
        for _ in range(luck.randint(1, 3)):
            if not played.is_over:
                seat, move = pick(played.position, Rng(luck.getrandbits(32)))
                played.make(seat, move, time)
                ahead.make(seat, move, time)
        followed.follow(ahead)
        assert (followed.entries, followed.events) == (played.entries, played.events)
    assert followed.position.key() == played.position.key()


def test_settling_lets_chance_move_until_somebody_is_asked() -> None:
    session = Session(NOVEM)
    session.settle(Rng(5), time=250)
    assert [entry.seat for entry in session.entries] == [CHANCE, CHANCE]
    assert [entry.time for entry in session.entries] == [250, 250]
    assert session.position.acting() == [ROWS, COLUMNS]
    session.settle(Rng(5))
    assert len(session.entries) == 2


def test_the_same_seed_finishes_the_same_game() -> None:
    one, other = Session(NOVEM), Session(NOVEM)
    one.finish(Rng(8))
    other.finish(Rng(8))
    assert one.entries == other.entries
    assert one.events == other.events
