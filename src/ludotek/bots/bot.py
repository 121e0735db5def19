"""What a bot is: it is given what its seat may know, a budget and a generator, and chooses a move."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludotek.core.position import Milliseconds, Move, Position, Seat
from ludotek.core.rng import Rng

WAIT: Final = -1  # in a race: rather no move of one's own, for now


class Budget:
    """How long a bot may think: simulations, milliseconds, or whichever runs out first; 0 is no limit."""

    simulations: int
    milliseconds: Milliseconds

    def __init__(self, simulations: int = 0, milliseconds: Milliseconds = 0) -> None:
        self.simulations = simulations
        self.milliseconds = milliseconds


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A way of choosing moves. The same position, simulation budget and seed give the same move."""

    def choose(self, known: Position, seat: Seat, budget: Budget, rng: Rng) -> Move:
        """One of `known.moves(seat)`, or, in a race that a clock would end, WAIT.

        `known` has been imagined for this seat: whatever the seat cannot know was drawn anew, so
        there is nothing in it to peek at. Imagine it again for another guess.
        """
        raise NotImplementedError  # heirs may be interpreted, and nothing else would tell one that it forgot this


def ask(bot: Bot, position: Position, seat: Seat, budget: Budget, rng: Rng) -> Move:
    """Ask a bot for a move at a table: the only way from a true position to a bot."""
    return bot.choose(position.imagine(seat, rng), seat, budget, rng)
