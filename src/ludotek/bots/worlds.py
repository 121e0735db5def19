"""The worlds bot, for hidden cards that hardly matter: it searches a few worlds as if each were open, and adds up.

In every world all cards are known, so others are thought to know them too, and nobody mixes or
bluffs: where hiding decides games, the imagined bot is the better one. Where much more is luck than
secret, this one sees further with the same simulations.
"""

from __future__ import annotations

from typing import Final

from ludotek.bots.bot import Budget
from ludotek.bots.search import NOTHING, SIMULATIONS, Search
from ludotek.bots.searcher import Searcher
from ludotek.bots.sense import Sense
from ludotek.core.position import Position, Seat
from ludotek.core.rng import Rng

WORLDS: Final = 8  # at most, and each with some simulations for every move
LEAST: Final = 400  # simulations of a world: fewer see no further than the greedy bot


class WorldsBot(Searcher):
    """Searches a few worlds as if each were open, and adds up."""

    def __init__(self, sense: Sense | None = None) -> None:
        super().__init__(NOTHING, sense)

    def strategy(self, known: Position, seat: Seat, budget: Budget, rng: Rng) -> list[float]:
        """Always the option that was tried most."""
        visits = self.visits(known, seat, budget, rng)
        best = visits.index(max(visits))
        return [1.0 if option == best else 0.0 for option in range(len(visits))]

    def visits(self, known: Position, seat: Seat, budget: Budget, rng: Rng) -> list[float]:
        """How often each option was tried, in all worlds together; in a race, waiting is the last."""
        wanted = budget.simulations or (0 if budget.milliseconds else SIMULATIONS)
        worlds = WORLDS if wanted == 0 else max(1, min(WORLDS, wanted // LEAST))
        share = Budget(wanted // worlds, budget.milliseconds // worlds)
        total: list[float] = []
        for _ in range(worlds):
            search = Search(known.imagine(seat, rng), seat, NOTHING, self.sense, rng)
            search.run(share)
            shares = search.tried()
            total = shares if not total else [one + more for one, more in zip(total, shares, strict=True)]
        return total
