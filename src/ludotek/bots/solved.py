"""The solved bot: it plays the best mix from a table in which its game is solved."""

from __future__ import annotations

from ludotek import solve
from ludotek.bots.bot import Bot, Budget
from ludotek.bots.searcher import draw
from ludotek.core.errors import LudotekError
from ludotek.core.game import Game
from ludotek.core.position import Move, Position, Seat
from ludotek.core.rng import Rng


class SolvedBot(Bot):
    def __init__(self, game: Game) -> None:
        table = solve.table(game.id)
        if table is None:
            raise LudotekError(
                "bots/not-solved", f"{game.title} has no solved table here: pip install 'ludotek[solve]' may help."
            )
        self.table = table

    def choose(self, known: Position, seat: Seat, budget: Budget, rng: Rng) -> Move:
        return known.moves(seat)[draw(self.table.strategy(known, seat), rng)]
