"""Countdown, false starts, the roll cycle, solo runs (rulings P23, P25, P29)."""

from __future__ import annotations

import pytest

from ludotek.core.position import CLOCK, OVER, RACE
from ludotek.games.nos import GAME
from ludotek.games.nos.rules import BY_BREAKDOWN, BY_TIME, Nos
from ludotek.locale import Language
from tests.games.nos.scenario import car, do, game, names, offered, race, seen, told
from tests.games.nos.test_result import WIN, near_the_end


def on_the_grid(drivers: int = 1) -> Nos:
    position = game(drivers=drivers)
    if drivers > 1:
        do(position, "chance flame picks first")
    for _ in range(3 * drivers):
        seat = position.acting()[0]
        position.play(seat, position.moves(seat)[0])
    return position


def test_lights_count_down_and_the_clock_gives_green() -> None:
    """§29."""
    position = on_the_grid(2)
    assert (position.kind(), position.deadline()) == (RACE, 3000)
    assert position.moves(CLOCK) == [GAME.read("green")]
    assert names(told(position, "clock green")) == ["went-green"]
    assert seen(position).phase == "racing"


def test_nobody_can_roll_before_green() -> None:
    """§29."""
    assert offered(on_the_grid()) == ["jump the start"]


def test_a_false_start_locks_the_driver_for_a_moment() -> None:
    """Ruling P23."""
    position = do(on_the_grid(2), "flame jump the start")
    assert position.acting() == [1]
    do(position, "clock green")
    assert offered(position) == ["line up"]
    assert position.pause(0) == 0
    do(position, "flame line up")
    assert position.pause(0) == 1500
    assert position.pause(1) == 0
    assert "roll common+common" in offered(position)


def test_while_dice_tumble_a_driver_cannot_move_but_after_placing_it_can_roll_at_once() -> None:
    """Ruling P23."""
    position = do(race("common=6", "common=6"), "flame roll common+common", "3 1")
    assert (position.pause(0), position.pause(1)) == (700, 0)
    assert do(position, "flame place common 3").pause(0) == 0


def test_what_others_do_does_not_change_a_drivers_question() -> None:
    position = do(race("common=6", "common=6"), "flame roll common+common", "3 1")
    question = position.question(0)
    do(position, "bolt roll common+common", "3 1", "bolt place common 3")
    assert position.question(0) == question
    assert do(position, "flame place common 3").question(0) == position.ply


def test_a_deadline_counts_from_green_or_from_the_winners_finish() -> None:
    """Ruling P21."""
    position = do(on_the_grid(3), "clock green")
    green = position.ply
    assert position.moment() == green
    do(position, "flame roll common+common", "1 1")
    assert position.moment() == green
    position = do(near_the_end(5, 3, 2), *WIN)
    assert position.moment() == position.ply
    assert do(position, "bolt roll common+common", "1 1").moment() == position.ply - 3


# Solo: against the clock.


def finished() -> Nos:
    position = near_the_end(5)
    return do(position, *WIN)


def test_at_the_end_of_a_solo_run_the_clock_is_asked_for_the_time() -> None:
    """§9 and §47, and ruling P25."""
    position = finished()
    assert (position.kind(), position.acting(), len(position.moves(CLOCK))) == (RACE, [], 601)
    assert GAME.words(position.reading(14_250)) == "time 14.2"
    do(position, "clock time 14.2")
    assert (position.kind(), seen(position).seconds, position.ending()) == (OVER, 14.2, BY_TIME)


@pytest.mark.parametrize(
    ("time", "rank", "score"),
    [
        ("0.0", "master", 4),
        ("14.9", "master", 4),
        ("15.0", "pro", 3),
        ("24.9", "pro", 3),
        ("25.0", "amateur", 2),
        ("34.9", "amateur", 2),
        ("35.0", "novice", 1),
        ("59.9", "novice", 1),
        ("60.0", "novice", 1),
    ],
)
def test_there_are_four_ranks_and_boundaries_belong_to_the_slower_one(time: str, rank: str, score: int) -> None:
    """§9, and ruling P25."""
    position = do(finished(), f"clock time {time}")
    assert (seen(position).rank, position.scores()) == (rank, [score])


@pytest.mark.parametrize(("elapsed", "words"), [(59_999, "time 59.9"), (60_000, "time 60.0"), (600_000, "time 60.0")])
def test_times_of_a_minute_and_more_are_not_told_apart(elapsed: int, words: str) -> None:
    """Ruling P29."""
    assert GAME.words(finished().reading(elapsed)) == words


@pytest.mark.parametrize(
    ("code", "run", "told_so"),
    [
        ("en", "a minute or more, novice", "A minute or more: a novice's run."),
        ("uk", "хвилина або більше, новачок", "Хвилина або більше: заїзд новачка."),
    ],
)
def test_a_run_of_a_minute_or_more_is_called_just_that(code: str, run: str, told_so: str) -> None:
    """Ruling P29."""
    language = Language(code)
    assert language.say(GAME.say_mark(600)) == run
    event = next(event for event in told(finished(), "clock time 60.0") if GAME.happenings[event[1]].name == "timed")
    assert language.say(GAME.say_event(event)) == told_so
    assert "60" not in language.say(GAME.say_move(GAME.read("time 60.0")))


def test_sixty_beats_are_a_minute_and_no_more_is_counted() -> None:
    """Ruling P29."""
    position = near_the_end(5, pace="beat")
    position.beat = 70
    do(position, "flame roll common", "4", "flame place common 4")
    assert seen(position).seconds == 60.0


def test_a_run_that_breaks_down_has_no_rank() -> None:
    """§10."""
    position = near_the_end(3)
    position.redlines[0] = 2
    do(position, "flame roll common+common", "6 6", "flame blow the engine")
    assert (position.kind(), position.scores(), position.ending()) == (OVER, [0], BY_BREAKDOWN)
    assert seen(position).rank == "unranked"


def test_redlines_are_allowed_alone_too() -> None:
    assert car(do(race("common=6"), "flame roll common+common", "2 1", "flame place common 2")).redlines == 1


def test_on_the_beat_the_beats_tell_the_time() -> None:
    """Ruling P25."""
    position = near_the_end(5, pace="beat")
    for face in "1234":
        do(position, "flame roll common", face)
    do(position, "flame place common 4")
    assert (position.kind(), seen(position).seconds, seen(position).rank) == (OVER, 4.0, "master")


def test_the_suggested_roll_matches_the_next_card_most_often() -> None:
    position = race("common=3,turbocharger=3", track="2,1,6,2,5,4")
    assert car(position).roll == GAME.read("roll turbocharger+turbocharger")
    assert car(race("common=3,turbocharger=3", track="6,1,6,2,5,4")).roll == GAME.read("roll common+common")
