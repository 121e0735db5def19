"""The human touch: a bot that forgets and slips as people do, where a game says how that looks."""

from __future__ import annotations

from ludotek.bots.bot import Bot, Budget
from ludotek.core.parts import Policy, Remembered
from ludotek.core.position import Move, Position, Seat
from ludotek.core.rng import Rng


class HumanBot(Bot):
    """Another bot's thoughts on a position as it is remembered, and now and then a slip of the tongue."""

    thinker: Bot
    remembered: Remembered | None  # what a share of memory keeps of a position, with the same moves
    slip: Policy | None  # a mistake as people make it: one of the seat's moves
    recall: float
    slips: float

    def __init__(
        self, thinker: Bot, remembered: Remembered | None, slip: Policy | None, recall: float, slips: float
    ) -> None:
        self.thinker = thinker
        self.remembered = remembered
        self.slip = slip
        self.recall = recall
        self.slips = slips

    def choose(self, known: Position, seat: Seat, budget: Budget, rng: Rng) -> Move:
        if self.slip is not None and rng.fraction() < self.slips:
            return self.slip(known, seat, rng)
        if self.remembered is not None and self.recall < 1.0:
            known = self.remembered(known, seat, self.recall, rng)
        return self.thinker.choose(known, seat, budget, rng)
