"""Races in environments: everybody reacts as fast as a person of average quickness, or as fast as you say."""

from __future__ import annotations

from collections.abc import Sequence

from ludotek.bots.bot import WAIT
from ludotek.bots.tempo import Clock, Tempo, race
from ludotek.core.course import FAIR, Referee
from ludotek.core.encoding import Encoding
from ludotek.core.position import RACE, Position, Seat
from ludotek.core.rng import Rng


class Reactions(Referee):
    """A referee who measures reaction times on a simulated clock."""

    tempos: list[Tempo]  # by seat
    clock: Clock

    def __init__(self, tempos: Sequence[Tempo]) -> None:
        self.tempos = list(tempos)
        self.clock = Clock(len(self.tempos))

    def first(self, position: Position, moving: list[Seat], rng: Rng) -> Seat:
        intents = [WAIT] * len(self.tempos)
        for seat in moving:
            intents[seat] = 0  # which move it is does not matter to the clock
        return race(position, intents, self.tempos, self.clock, rng)[0]


def referee_for(encoding: Encoding, players: int, tempos: Sequence[Tempo] | None = None) -> Referee:
    """A referee of its own for one course of games; in games without races it has nothing to do."""
    if RACE not in encoding.kinds:
        return FAIR
    return Reactions(tempos or [Tempo()] * players)
