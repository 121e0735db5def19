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
        if not solve.is_solved(game):
            raise LudotekError("bots/not-solved", f"{game.title} is not solved, so nobody knows its best play.")
        self.table = solve.solved(game)
        self.otherwise = otherwise
        self.budget = budget

    def choose(self, known: Position, seat: Seat, budget: Budget, rng: Rng) -> Move:
        if not self.table.covers(known):
            return self.otherwise.choose(known, seat, self.budget, rng)
        moves, option = known.moves(seat), draw(self.table.strategy(known, seat), rng)
        return moves[option] if option < len(moves) else WAIT
