"""Nort's level 5 as it was before its weights were fitted anew, to play against.

    PYTHONPATH=benchmarks ludotek match nort --bots nort_former:Present,nort_former:Former --games 400 --sure 0.05
    python benchmarks/nort_former.py [--moments 60]

The second tells how long a move of either takes, in the processor's time, at the same moments of random games.
"""

from __future__ import annotations

import argparse
from time import process_time

from ludotek import Rng, game
from ludotek.bots import Bot, Budget, Opponent, ask, best
from ludotek.core.playout import pick
from ludotek.core.position import DEAL, OVER, Move, Position, Seat
from ludotek.games.nort import worth

TABLES = worth.EARLY, worth.LATE, worth.NARROW_EARLY, worth.NARROW_LATE
PRESENT = [table.copy() for table in TABLES]
EARLY = [-0.08, -1.2, 0.59, 0.09, -0.07, -0.23, -0.27, 0.15, 0.14, 0.13, 0.0, 0.0]
LATE = [-0.72, -1.42, 0.76, 0.39, 0.13, 0.18, -0.29, 0.03, 0.07, -0.21, 0.35, 0.0]
FORMER = [EARLY, LATE, EARLY, LATE]
SPACING = 7  # plies between moments at which both are asked


class Present(Bot):
    """Level 5 as it is, but no quicker in a race than anybody else."""

    weights = PRESENT

    def __init__(self) -> None:
        self.level: Opponent = best(game("nort"), 5)

    def choose(self, known: Position, seat: Seat, budget: Budget, rng: Rng) -> Move:
        for table, weights in zip(TABLES, self.weights, strict=True):
            table[:] = weights
        return self.level.bot.choose(known, seat, self.level.budget, rng)


class Former(Present):
    """With the weights of before."""

    weights = FORMER


def seconds(bot: Bot, moments: int) -> float:
    """How long a move takes."""
    rules, rng, spent, asked = game("nort"), Rng(3), 0.0, 0
    while True:
        position = rules.first(rules.options())
        while position.kind() != OVER:
            if position.kind() != DEAL and position.acting() and position.ply % SPACING == 0:
                begun = process_time()
                ask(bot, position, position.acting()[0], Budget(), Rng(position.ply))
                spent += process_time() - begun
                asked += 1
                if asked == moments:
                    return spent / moments
            position.play(*pick(position, rng))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moments", type=int, default=60)
    given = parser.parse_args()
    for bot in (Present(), Former()):
        print(f"{type(bot).__name__}: {1000 * seconds(bot, given.moments):.1f} ms a move")


if __name__ == "__main__":
    main()
