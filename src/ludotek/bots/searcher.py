"""A bot that searches: what mcts, simultaneous and imagined have in common."""

from __future__ import annotations

from ludotek.bots.bot import WAIT, Bot, Budget
from ludotek.bots.search import Search
from ludotek.bots.sense import Sense
from ludotek.core.position import RACE, Move, Position, Seat
from ludotek.core.rng import Rng


class Searcher(Bot):
    """A bot that plays by what a search of its position has found."""

    hidden: int
    sense: Sense

    def __init__(self, hidden: int, sense: Sense | None = None) -> None:
        self.hidden = hidden
        self.sense = Sense() if sense is None else sense

    def choose(self, known: Position, seat: Seat, budget: Budget, rng: Rng) -> Move:
        moves = self.sense.moves(known, seat)
        if len(moves) == 1 and known.kind() != RACE:
            return moves[0]
        option = draw(self.strategy(known, seat, budget, rng), rng)
        return moves[option] if option < len(moves) else WAIT

    def strategy(self, known: Position, seat: Seat, budget: Budget, rng: Rng) -> list[float]:
        """How often to play each of the seat's plausible moves, and in a race, last, how often to wait."""
        search = Search(known, seat, self.hidden, self.sense, rng)
        search.run(budget)
        return search.result()


def draw(shares: list[float], rng: Rng) -> int:
    """The number of one of several, each as likely as its share."""
    left = rng.fraction()
    for place in range(len(shares) - 1):
        left -= shares[place]
        if left < 0.0:
            return place
    return len(shares) - 1
