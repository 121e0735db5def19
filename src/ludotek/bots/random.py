"""The random bot: every legal move is as likely."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludotek.bots.bot import Bot, Budget
from ludotek.core.position import Move, Position, Seat
from ludotek.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Plays any legal move."""

    def choose(self, known: Position, seat: Seat, budget: Budget, rng: Rng) -> Move:
        return rng.choice(known.moves(seat))
