"""The solved bot: it plays the best mix from a table in which its game is solved."""

from __future__ import annotations

from ludotek import solve
from ludotek.bots.bot import WAIT, Bot, Budget
from ludotek.bots.searcher import draw
from ludotek.core.errors import LudotekError
from ludotek.core.game import Game
from ludotek.core.position import Move, Position, Seat
from ludotek.core.rng import Rng


class SolvedBot(Bot):
    """Where a game's options lead off its table, another bot with a budget of its own answers."""

    def __init__(self, game: Game, otherwise: Bot, budget: Budget) -> None:
        table = solve.table(game.id)
        if table is None:
            raise LudotekError(
                "bots/not-solved", f"{game.title} has no solved table here: pip install 'ludotek[solve]' may help."
            )
        self.table = table
        self.otherwise = otherwise
        self.budget = budget

    def choose(self, known: Position, seat: Seat, budget: Budget, rng: Rng) -> Move:
        if not self.table.covers(known):
            return self.otherwise.choose(known, seat, self.budget, rng)
        moves, option = known.moves(seat), draw(self.table.strategy(known, seat), rng)
        return moves[option] if option < len(moves) else WAIT
