"""Random play to the end for OpenSpiel's searches, as their own evaluator plays it, but in compiled code.

    bot = ismcts.ISMCTSBot(game, Rollouts(seed=1), uct_c=2.0, max_simulations=1000)

OpenSpiel's `mcts.RandomRolloutEvaluator` asks a state in Python for every move of a rollout; this one takes the
position and plays on in the house's own loop. Moves and chance have the same odds in both.
"""

from __future__ import annotations

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from ludotek.adapters.moment import Moment
from ludotek.core.playout import playout
from ludotek.core.position import Move
from ludotek.core.rng import Rng


class State(Protocol):
    """A state of OpenSpiel's in a game where one seat moves at a time."""

    moment: Moment

    def is_chance_node(self) -> bool:
        """Whether chance is to move."""

    def chance_outcomes(self) -> list[tuple[Move, float]]:
        """What chance may do, each with its probability."""

    def legal_actions(self) -> list[Move]:
        """What whoever is asked may do."""


class Rollouts:
    """Follows OpenSpiel's protocol for evaluators: `evaluate` and `prior`."""

    def __init__(self, rollouts: int = 1, seed: int = 0) -> None:
        self.rollouts = rollouts
        self.rng = Rng(seed)

    def evaluate(self, state: State) -> NDArray[np.float64]:
        """By player: the mean score of games that go on at random from here."""
        total = np.zeros(len(state.moment.memories))
        for _ in range(self.rollouts):
            position = state.moment.position.copy()
            playout(position, self.rng)
            total += position.scores()
        return total / self.rollouts

    def prior(self, state: State) -> list[tuple[Move, float]]:
        """All moves alike."""
        if state.is_chance_node():
            return state.chance_outcomes()
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]
