"""Learning from winners: games of any number of seats, each moment of which asks who will win.

By seat the game has a score, to which the net adds; chances to win are the softmax of both together. So an untrained
net judges as the house did before.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotek.core.learning import FromWinners
from ludotek.core.parts import Policy
from ludotek.core.position import CHANCE, DEAL, OVER, Move, Position
from ludotek.core.rng import Rng
from ludotek.lab.train.mlp import Floats, Indices, Mlp, rows_of

BATCH = 512
WIDTH = 96  # the most features of a seat
SEATS = 6
UNSEEN = -1


class Story(NamedTuple):
    """What one game showed, moment by moment, and who won it."""

    sides: list[list[list[int]]]  # by moment and seat: features
    scores: list[list[float]]
    winner: int


def play(lesson: FromWinners, policy: Policy, every: int, rng: Rng) -> Story:
    """One game, everybody playing alike; of so many moments one is told."""
    position, story, latest = lesson.begin(rng), Story([], [], 0), 0
    while lesson.winner(position) < 0 and position.kind() != OVER:
        if position.kind() == DEAL:
            position.play(CHANCE, rng.weighted(position.moves(CHANCE), position.odds()))
            continue
        now = lesson.moment(position)
        if now and now != latest and not rng.below(every):
            story.sides.append(lesson.features(position))
            story.scores.append(lesson.scores(position))
        latest = now or latest
        seat = position.acting()[0]
        position.play(seat, answer(lesson, policy, position, seat, rng))
    return story._replace(winner=lesson.winner(position))


def answer(lesson: FromWinners, policy: Policy, position: Position, seat: int, rng: Rng) -> Move:
    """What the policy answers, or now and then anything at all."""
    moves = position.moves(seat)
    if len(moves) == 1:
        return moves[0]
    return rng.choice(moves) if rng.fraction() < lesson.slips else policy(position, seat, rng)


class Moments:
    """Moments of games, a row of features for each seat; an empty seat has no chance."""

    def __init__(self, stories: list[Story]) -> None:
        told = [(sides, scores, story.winner) for story in stories for sides, scores in zip(*story[:2], strict=True)]
        self.features: Indices = np.full((len(told), SEATS, WIDTH), UNSEEN, np.int16)
        self.scores: Floats = np.full((len(told), SEATS), -np.inf, np.float32)
        self.winners: NDArray[np.int64] = np.array([winner for _, _, winner in told], np.int64)
        for row, (sides, scores, _) in enumerate(told):
            self.features[row, : len(sides)] = rows_of(sides, WIDTH)
            self.scores[row, : len(scores)] = scores

    def add(self, others: Moments) -> None:
        """Remember others too."""
        self.features = np.concatenate([self.features, others.features])
        self.scores = np.concatenate([self.scores, others.scores])
        self.winners = np.concatenate([self.winners, others.winners])

    def surprise(self, net: Mlp | None) -> float:
        """The mean logarithm of the chance that whoever won was given, its sign turned: the less the better."""
        if not len(self.winners):
            return 0.0
        scores = self.scores.copy()
        if net is not None:
            there = np.isfinite(scores)
            scores[there] += net.answer(self.features[there])
        chances = softmax(scores)[np.arange(len(scores)), self.winners]
        return float(-np.log(np.maximum(chances, 1e-9)).mean())


def softmax(scores: Floats) -> Floats:
    """Chances from scores, moment by moment; whoever is not there has none."""
    grown: Floats = np.exp(scores - scores.max(axis=1, keepdims=True))
    shares: Floats = grown / grown.sum(axis=1, keepdims=True)
    return shares


def study(net: Mlp, seen: Moments, rate: float, fade: float, rng: np.random.Generator) -> None:
    """Look at every moment once, in any order; weights fade, so that little is made of what is rare."""
    order = rng.permutation(len(seen.winners))
    for begin in range(0, len(order), BATCH):
        batch = order[begin : begin + BATCH]
        scores, there = seen.scores[batch].copy(), np.isfinite(seen.scores[batch])
        features = seen.features[batch][there]
        levels = net.levels(features)
        scores[there] += levels[-1][:, 0]
        error = softmax(scores)
        error[np.arange(len(batch)), seen.winners[batch]] -= 1.0
        net.learn(features, levels, error[there] * np.float32(len(features) / len(batch)), rate)
        for weights in net.numbers[::2]:
            weights *= np.float32(1.0 - rate * fade)
