"""The mcts bot, for turns and chance: every seat favours what has served it best so far (UCT)."""

from __future__ import annotations

from ludotek.bots.search import NOTHING
from ludotek.bots.searcher import Searcher
from ludotek.bots.sense import Sense


class MctsBot(Searcher):
    """Searches turns and chance by UCT."""

    def __init__(self, sense: Sense | None = None) -> None:
        super().__init__(NOTHING, sense)
