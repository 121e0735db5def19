"""A course asks one seat at a time, and lets chance, time and races take their course."""

from __future__ import annotations

from collections import Counter

from ludotek.adapters.races import Reactions, referee_for
from ludotek.bots.tempo import Tempo
from ludotek.core.course import FAIR, Course
from ludotek.core.position import CHANCE
from ludotek.core.rng import Rng
from ludotek.games import game
from tests.adapters import race
from tests.adapters.race.encoding import ENCODING
from tests.reference_games.snap import NEXT, PAIR, SLAP, Snap

WAIT = race.GAME.moves


def pair_on_the_table() -> Snap:
    position = Snap()
    position.play(CHANCE, PAIR)
    return position


def test_both_are_asked_in_a_sealed_moment_and_neither_sees_the_other() -> None:
    novem = game("novem")
    course = Course(novem.start(), Rng(1), novem.moves)
    before = course.moves(1)
    assert (course.asked, course.seat) == ([0, 1], 0)
    course.decide(course.moves(0)[2])
    assert (course.asked, course.seat) == ([0, 1], 1)
    assert course.moves(1) == before


def test_a_race_goes_to_one_of_those_who_move() -> None:
    course = Course(pair_on_the_table(), Rng(1), WAIT)
    assert course.moves(0) == course.moves(1) == [SLAP, WAIT]
    course.decide(WAIT)
    assert course.position == pair_on_the_table()
    course.decide(SLAP)
    assert course.position.key()[2] == (0, 1)


def test_equally_quick_racers_win_equally_often() -> None:
    won: Counter[object] = Counter()
    for seed in range(600):
        course = Course(pair_on_the_table(), Rng(seed), WAIT)
        course.decide(SLAP)
        course.decide(SLAP)
        won[course.position.key()[2]] += 1
    assert set(won) == {(1, 0), (0, 1)}
    assert 240 < won[1, 0] < 360


def test_the_quicker_racer_is_first_and_time_passes_when_all_are_too_slow() -> None:
    quick, slow, asleep = Tempo(200, 0.0), Tempo(900, 0.0), Tempo(60_000, 0.0)
    for tempos, points in (([quick, slow], (1, 0)), ([slow, quick], (0, 1)), ([asleep, asleep], (0, 0))):
        course = Course(pair_on_the_table(), Rng(1), WAIT, Reactions(tempos))
        course.decide(SLAP)
        course.decide(SLAP)
        assert course.position.key()[2] == points


def test_when_all_wait_time_passes() -> None:
    course = Course(pair_on_the_table(), Rng(1), WAIT)
    course.decide(WAIT)
    course.decide(WAIT)
    after = pair_on_the_table()
    after.play(-2, NEXT)
    assert course.position.key()[0] == after.left - 1  # and the next card lies there already


def test_waiting_is_not_offered_where_time_cannot_pass() -> None:
    class Endless(Snap):
        def moves(self, seat: int) -> list[int]:
            return [] if seat == -2 else super().moves(seat)

    endless = Endless()
    endless.play(CHANCE, PAIR)
    assert Course(endless, Rng(1), WAIT).moves(0) == [SLAP]


def test_only_games_with_races_need_reaction_times() -> None:
    assert isinstance(referee_for(ENCODING, 2), Reactions)
    from ludotek.games.novem.encoding import ENCODING as WITHOUT_RACES

    assert referee_for(WITHOUT_RACES, 2) is FAIR
