"""The policy bot: the game's own rule of thumb, without any search; at random where the game has none."""

from __future__ import annotations

from ludotek.bots.bot import Bot, Budget
from ludotek.bots.sense import Sense
from ludotek.core.position import Move, Position, Seat
from ludotek.core.rng import Rng


class PolicyBot(Bot):
    """Plays the game's own rule of thumb."""

    sense: Sense

    def __init__(self, sense: Sense | None = None) -> None:
        self.sense = Sense() if sense is None else sense

    def choose(self, known: Position, seat: Seat, budget: Budget, rng: Rng) -> Move:
        return self.sense.pick(known, seat, rng)
