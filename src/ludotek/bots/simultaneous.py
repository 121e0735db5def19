"""The simultaneous bot, for sealed choices and races where all else is open: it mixes its choices.

Its average strategy comes near one that nobody can use a pattern against, and its move is drawn from it.
"""

from __future__ import annotations

from ludotek.bots.search import SEALED_CHOICES
from ludotek.bots.searcher import Searcher
from ludotek.bots.sense import Sense


class SimultaneousBot(Searcher):
    """Searches moments at which all choose at once, and mixes its own choices."""

    def __init__(self, sense: Sense | None = None) -> None:
        super().__init__(SEALED_CHOICES, sense)
