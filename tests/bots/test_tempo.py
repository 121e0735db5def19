"""Races on a simulated clock."""

from __future__ import annotations

import pytest

from ludotek.bots.bot import WAIT, Budget, ask
from ludotek.bots.greedy import GreedyBot
from ludotek.bots.tempo import Clock, Tempo, can_wait, race
from ludotek.core.errors import LudotekError
from ludotek.core.position import CHANCE, CLOCK, Move, Seat
from ludotek.core.rng import Rng
from tests.reference_games.snap import NEXT, ODD, PAIR, SLAP, Snap

QUICK, SLOW = Tempo(200, 0.1), Tempo(900, 0.1)


class Endless(Snap):
    """Snap without a clock."""

    def moves(self, seat: Seat) -> list[Move]:
        return [] if seat == CLOCK else super().moves(seat)


def pair(rules: type[Snap] = Snap) -> Snap:
    position = rules()
    position.play(CHANCE, PAIR)
    return position


def test_reaction_times_have_the_mean_and_the_spread_they_are_given() -> None:
    rng = Rng(1)
    times = [Tempo(500, 0.25).sample(rng) for _ in range(4000)]
    mean = sum(times) / len(times)
    deviation = (sum((time - mean) ** 2 for time in times) / len(times)) ** 0.5
    assert mean == pytest.approx(500, rel=0.02)
    assert deviation / mean == pytest.approx(0.25, rel=0.1)
    assert min(times) > 0


def test_the_quicker_seat_is_first_nearly_always_and_the_equally_quick_half_the_time() -> None:
    rng = Rng(2)
    first = [race(pair(), [SLAP, SLAP], [SLOW, QUICK], Clock(2), rng)[0] for _ in range(200)]
    assert first.count(1) > 195
    even = [race(pair(), [SLAP, SLAP], [QUICK, QUICK], Clock(2), rng)[0] for _ in range(400)]
    assert 160 < even.count(0) < 240


def test_a_tie_to_the_millisecond_favours_nobody() -> None:
    rng = Rng(3)
    alike = Tempo(300, 0.0)
    first = [race(pair(), [SLAP, SLAP], [alike, alike], Clock(2), rng)[0] for _ in range(400)]
    assert 160 < first.count(0) < 240


def test_whoever_waits_is_never_first() -> None:
    assert race(pair(), [SLAP, WAIT], [SLOW, QUICK], Clock(2), Rng(1)) == (0, SLAP)


def test_when_all_wait_the_clock_moves_and_the_deadline_has_passed() -> None:
    clock = Clock(2)
    assert race(pair(), [WAIT, WAIT], [QUICK, QUICK], clock, Rng(1)) == (CLOCK, NEXT)
    assert clock.now == pair().deadline()


def test_whoever_reacts_after_the_deadline_is_too_late() -> None:
    assert race(pair(), [SLAP, WAIT], [Tempo(60_000, 0.0), QUICK], Clock(2), Rng(1))[0] == CLOCK


@pytest.mark.parametrize(("reaction", "first"), [(1499, 0), (1500, 0), (1501, CLOCK)])
def test_the_deadline_is_as_long_as_the_rules_say(reaction: int, first: Seat) -> None:
    assert race(pair(), [SLAP, WAIT], [Tempo(reaction, 0.0), QUICK], Clock(2), Rng(1))[0] == first


def test_a_seat_rests_between_its_own_moves() -> None:
    clock = Clock(2)
    race(pair(), [SLAP, WAIT], [QUICK, QUICK], clock, Rng(1))
    slapped = clock.now
    position = pair()
    assert race(position, [SLAP, SLAP], [QUICK, Tempo(700, 0.0)], clock, Rng(2))[0] == 1
    race(position, [SLAP, WAIT], [QUICK, QUICK], clock, Rng(3))
    assert clock.now >= slapped + position.pause(0)


def test_waiting_is_no_choice_where_nothing_would_come_of_it() -> None:
    assert can_wait(pair())
    assert not can_wait(pair(Endless))
    with pytest.raises(LudotekError) as refused:
        race(pair(Endless), [WAIT, WAIT], [QUICK, QUICK], Clock(2), Rng(1))
    assert refused.value.code == "bots/endless-race"


def test_a_greedy_bot_slaps_pairs_and_leaves_the_rest() -> None:
    assert ask(GreedyBot(), pair(), 0, Budget(), Rng(1)) == SLAP
    odd = Snap()
    odd.left = 1
    odd.play(CHANCE, ODD)
    assert ask(GreedyBot(), odd, 1, Budget(), Rng(1)) == WAIT
