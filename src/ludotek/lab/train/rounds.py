"""Learning rounds of secret choices: the net learns the worth of the mixes that are best by its own judgement.

No table is read and nothing is learnt from wins. Rounds are met in games of choices at random, which come everywhere;
each is solved exactly one round ahead, the rounds after it judged by the net, and that is what the net is taught:
fitted value iteration for games of simultaneous moves (Shapley, 1953; Littman, 1994). What comes of it is measured by
what an opponent gains who knows all of the mixes.
"""

from __future__ import annotations

import numpy as np

from ludotek.bots.rounds import Rounds
from ludotek.core.learning import FromRounds
from ludotek.core.position import Position
from ludotek.core.rng import Rng
from ludotek.lab.train.mlp import Floats, Indices, Mlp, rows_of

BATCH = 512


class Met:
    """Fresh rounds that were met, each once, in the order of their meeting."""

    def __init__(self, lesson: FromRounds) -> None:
        self.lesson = lesson
        self.rounds = Rounds(lesson, self.judge)
        self.keys: dict[int, None] = {}
        self.features: list[list[int]] = []
        self.signs: list[int] = []

    def __len__(self) -> int:
        return len(self.keys)

    def meet(self, position: Position) -> None:
        """Take in a round, unless it is known or not fresh."""
        key = self.rounds.meet(position)
        if self.lesson.is_fresh(position) and key not in self.keys:
            self.keys[key] = None
            self.features.append(self.lesson.features(position))
            self.signs.append(self.lesson.sign(position))

    def judge(self, position: Position) -> float:
        """Nothing is known yet of a round that is met while another is looked into; from the next step on it is."""
        self.meet(position)
        return 0.0

    def rows(self) -> Indices:
        """All features, for the net."""
        return rows_of(self.features, max(map(len, self.features)))

    def targets(self, net: Mlp) -> Floats:
        """By round: what the best mixes one round ahead are worth, on the net's own scale and for whom it answers."""
        scales = self.lesson.scale * np.array(self.signs)
        self.rounds.forget()
        points = scales * net.answer(self.rows()).astype(np.float64)
        self.rounds.judged = dict(zip(self.keys, points.tolist(), strict=True))
        worth = [self.rounds.worth(key, 1) for key in list(self.keys)]
        found: Floats = (np.array(worth) / scales).astype(np.float32)
        return found


def play(lesson: FromRounds, met: Met, rng: Rng) -> None:
    """One game of choices at random; what it comes through is met."""
    position = lesson.begin(rng)
    over = False
    while not over:
        met.meet(position)
        after = position.copy()
        for seat in (0, 1):
            after.play(seat, rng.choice(position.moves(seat)))
        over = lesson.has_ended(position, after)
        position = after


def study(net: Mlp, met: Met, steps: int, rate: float, rng: np.random.Generator) -> float:
    """So many steps towards the targets of now; the error that is left, in points."""
    wanted = met.targets(net)
    rows = met.rows()[: len(wanted)]
    for _ in range(steps):
        batch = rng.integers(0, len(rows), BATCH)
        levels = net.levels(rows[batch])
        net.learn(rows[batch], levels, levels[-1][:, 0] - wanted[batch], rate)
    error = net.answer(rows) - wanted
    return met.lesson.scale * float(np.sqrt((error * error).mean()))
