"""Races without waiting: reaction times on a simulated clock decide who moves first.

In a race every seat commits to a move, or waits. Whoever committed reacts after a time of its own;
the quickest moves. The others think again if that put a new question to them; if not, they go on with
what they were about to do. Where nobody moves before the deadline, the clock does.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from ludotek.bots.bot import WAIT
from ludotek.core.arithmetic import cos_of_turn, exp, log
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
        deviate = radius * cos_of_turn(rng.fraction())
        return max(1, round(self.mean * exp(self.spread * deviate - self.spread * self.spread / 2.0)))


class Clock:
    """A simulated clock: what time it is, when each seat moved, and when it will have reacted to its question."""

    now: Milliseconds
    moment: int  # which moment the deadline limits, and when it began
    began: Milliseconds
    moved: list[Milliseconds]
    asked: list[int]  # by seat: the question it is reacting to
    due: list[Milliseconds]

    def __init__(self, seats: int) -> None:
        self.now = 0
        self.moment = NOT_YET
        self.began = 0
        self.moved = [NOT_YET] * seats
        self.asked = [NOT_YET] * seats
        self.due = [0] * seats

    def time(self, position: Position, seat: Seat, tempo: Tempo, rng: Rng) -> Milliseconds:
        """When a seat will have moved: after its reaction, and not before it has rested from its last move."""
        question = position.question(seat)
        if self.asked[seat] != question:
            self.asked[seat] = question
            self.due[seat] = self.now + tempo.sample(rng)
        rested = self.moved[seat] + position.pause(seat) if self.moved[seat] != NOT_YET else 0
        return max(self.due[seat], rested, self.now)

    def look_at(self, position: Position) -> None:
        """Note when a new moment begins."""
        moment = position.moment()
        if moment != self.moment:
            self.moment = moment
            self.began = self.now

    def let_move(self, seat: Seat, when: Milliseconds) -> None:
        """Note that a seat has moved, and when."""
        self.now = when
        self.moved[seat] = when
        self.asked[seat] = NOT_YET


def can_wait(position: Position) -> bool:
    """Whether waiting is a choice in this race: not where nothing would ever come of it."""
    return len(position.moves(CLOCK)) > 0


def race(position: Position, intents: list[Move], tempos: list[Tempo], clock: Clock, rng: Rng) -> tuple[Seat, Move]:
    """Who moves first in a race, and what; whoever asks then plays it.

    `intents` and `tempos` are by seat; WAIT stands for waiting, and for seats that may not move.
    """
    clock.look_at(position)
    first, soonest = CLOCK, NOT_YET
    for seat in position.acting():
        if intents[seat] != WAIT:
            when = clock.time(position, seat, tempos[seat], rng)
            is_tied = when == soonest and rng.below(2) == 0
            if soonest == NOT_YET or when < soonest or is_tied:
                first, soonest = seat, when
    limit = position.deadline()
    is_late = limit != NO_DEADLINE and soonest > clock.began + limit and can_wait(position)
    if first == CLOCK or is_late:
        return CLOCK, _time_passes(position, clock, rng)
    clock.let_move(first, soonest)
    return first, intents[first]


def _time_passes(position: Position, clock: Clock, rng: Rng) -> Move:
    moves = position.moves(CLOCK)
    if not moves:
        raise LudotekError("bots/endless-race", "Everybody waits in a race that no clock would ever end.")
    clock.now = max(clock.now, clock.began + position.deadline())
    reading = position.reading(clock.now - clock.began)
    return reading if reading >= 0 else rng.choice(moves)
