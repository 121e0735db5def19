"""A bot that plays by a game's own policy for its level: `PLAY` in the game's `bot.py`."""

from __future__ import annotations

from ludotek.bots.bot import Bot, Budget
from ludotek.bots.sense import Policy
from ludotek.core.position import Move, Position, Seat
from ludotek.core.rng import Rng


class PolicyBot(Bot):
    """Thinks no further than its policy does, so it is as quick as a race needs."""

    policy: Policy

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, known: Position, seat: Seat, budget: Budget, rng: Rng) -> Move:
        return self.policy(known, seat, rng)
