"""The imagined bot, for hidden cards: it searches many worlds, none of which it can tell from the true one.

Every seat chooses by what it would know in each of them, never by what the search knows. What the
others did before this moment tells it nothing about their cards: each that it has not seen is as
likely as any other.
"""

from __future__ import annotations

from ludotek.bots.search import CARDS
from ludotek.bots.searcher import Searcher
from ludotek.bots.sense import Sense


class ImaginedBot(Searcher):
    """Searches worlds that its seat cannot tell from the true one."""

    def __init__(self, sense: Sense | None = None) -> None:
        super().__init__(CARDS, sense)
