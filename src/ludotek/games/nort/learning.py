"""How a net learns Nort: from how games of the house's own search ended."""

from __future__ import annotations

from typing import Final

from ludotek.core.learning import FromOutcomes
from ludotek.core.net import Net
from ludotek.core.parts import Evaluate
from ludotek.games.nort.learned import SIZE, Judge, features, guess, viewer


def evaluate(net: Net) -> Evaluate:
    """The evaluation that a net mends."""
    return Judge(net).evaluate


LEARNING: Final = FromOutcomes(
    size=SIZE,
    hidden=(16, 16),
    features=features,
    viewer=viewer,
    guess=guess,
    evaluate=evaluate,
    bot="mcts:40",
    rivals=("mcts:400",),
    watches=True,
    slips=0.0,  # the dice bring enough that nobody wanted, and one slip ends a game
)
