"""Races without waiting: reaction times on a simulated clock decide who moves first.

In a race every seat commits to a move, or waits. Whoever committed reacts after a time of its own;
the quickest moves, and the others think again. Where nobody moves before the deadline, the clock does.
"""

from __future__ import annotations

from math import cos, exp, log, pi, sqrt
from typing import Final

from ludotek.bots.bot import WAIT
from ludotek.core.errors import LudotekError
from ludotek.core.position import CLOCK, NO_DEADLINE, Milliseconds, Move, Position, Seat
from ludotek.core.rng import Rng

NOT_YET: Final = -1


class Tempo:
    """How fast somebody reacts: a mean in milliseconds, and a spread relative to it.

    Times are log-normal, as people's are: never before the question, and now and then far too late.
    """

    mean: Milliseconds
    spread: float

    def __init__(self, mean: Milliseconds = 500, spread: float = 0.25) -> None:
        self.mean = mean
        self.spread = spread

    def sample(self, rng: Rng) -> Milliseconds:
        """How long this reaction takes."""
        radius = sqrt(-2.0 * log(1.0 - rng.fraction()))
        deviate = radius * cos(2.0 * pi * rng.fraction())
        return max(1, round(self.mean * exp(self.spread * deviate - self.spread * self.spread / 2.0)))


class Clock:
    """A simulated clock: what time it is, and from when on each seat may move again."""

    now: Milliseconds
    free: list[Milliseconds]

    def __init__(self, seats: int) -> None:
        self.now = 0
        self.free = [0] * seats

    def time(self, seat: Seat, tempo: Tempo, rng: Rng) -> Milliseconds:
        """When a seat that commits now will have moved."""
        return max(self.now + tempo.sample(rng), self.free[seat])


def can_wait(position: Position) -> bool:
    """Whether waiting is a choice in this race: not where nothing would ever come of it."""
    return len(position.moves(CLOCK)) > 0


def race(position: Position, intents: list[Move], tempos: list[Tempo], clock: Clock, rng: Rng) -> tuple[Seat, Move]:
    """Who moves first in a race, and what; whoever asks then plays it.

    `intents` and `tempos` are by seat; WAIT stands for waiting, and for seats that may not move.
    """
    first, soonest = CLOCK, NOT_YET
    for seat in position.acting():
        if intents[seat] != WAIT:
            when = clock.time(seat, tempos[seat], rng)
            is_tied = when == soonest and rng.below(2) == 0
            if soonest == NOT_YET or when < soonest or is_tied:
                first, soonest = seat, when
    limit = position.deadline()
    is_late = limit != NO_DEADLINE and soonest > clock.now + limit and can_wait(position)
    if first == CLOCK or is_late:
        return CLOCK, _time_passes(position, clock, rng)
    clock.now = soonest
    clock.free[first] = soonest + position.pause(first)
    return first, intents[first]


def _time_passes(position: Position, clock: Clock, rng: Rng) -> Move:
    moves = position.moves(CLOCK)
    if not moves:
        raise LudotekError("bots/endless-race", "Everybody waits in a race that no clock would ever end.")
    clock.now += position.deadline()
    return rng.choice(moves)
