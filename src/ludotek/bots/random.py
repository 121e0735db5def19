"""The random bot: every legal move is as likely."""

from __future__ import annotations

from ludotek.bots.bot import Bot, Budget
from ludotek.core.position import Move, Position, Seat
from ludotek.core.rng import Rng


class RandomBot(Bot):
    def choose(self, known: Position, seat: Seat, budget: Budget, rng: Rng) -> Move:
        return rng.choice(known.moves(seat))
