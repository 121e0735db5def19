"""How a net learns The North: from how games of the house's own search ended."""

from __future__ import annotations

from typing import Final

from ludotek.core.learning import FromOutcomes
from ludotek.core.net import Net
from ludotek.core.parts import Evaluate
from ludotek.games.north.bot import guess
from ludotek.games.north.learned import SIZE, Judge, features, viewer


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
    bot="worlds:100",  # twenty games a second teach more than a few good ones
    rivals=("worlds:400",),
    watches=True,
)
