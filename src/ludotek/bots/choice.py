"""How a seat chooses among the arms of a node, and how it learns from what became of its choice."""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from ludotek.bots.tree import Tree
from ludotek.core.arithmetic import log
from ludotek.core.rng import Rng

MOST_TRIALS: Final = 0.5  # how often regret matching tries a move just to see: half the time at first,
TRIALS: Final = 0.5  # then less and less often,
LEAST_TRIALS: Final = 0.05  # and never less often than this


def most_promising(tree: Tree, first: i64, arms: i64, boldness: float, rng: Rng) -> i64:
    """UCB: the best mean score so far, with a bonus for what was little tried; the untried first."""
    total: i64 = 0
    untried: i64 = 0
    arm: i64 = first
    while arm < first + arms:
        total += i64(tree.visits[arm])
        if tree.visits[arm] == 0:
            untried += 1
        arm += 1
    if untried > 0:
        return _untried(tree, first, rng.below(untried))
    bonus = boldness * sqrt(log(float(total)))
    best = first
    most = tree.means[first] + bonus / sqrt(float(tree.visits[first]))
    arm = first + 1
    while arm < first + arms:
        promise = tree.means[arm] + bonus / sqrt(float(tree.visits[arm]))
        if promise > most:
            best, most = arm, promise
        arm += 1
    return best


def _untried(tree: Tree, first: i64, skip: i64) -> i64:
    arm = first
    while True:
        if tree.visits[arm] == 0:
            if skip == 0:
                return arm
            skip -= 1
        arm += 1


def learn_mean(tree: Tree, arm: i64, score: float) -> None:
    """Add a score to an arm's mean."""
    tries: i32 = tree.visits[arm] + 1
    tree.visits[arm] = tries
    tree.means[arm] += (score - tree.means[arm]) / float(tries)


def regret(tree: Tree, first: i64, arms: i64) -> float:
    """All that the seat regrets not having played, over the arms of a node."""
    total = 0.0
    arm: i64 = first
    while arm < first + arms:
        total += tree.regrets[arm]
        arm += 1
    return total


def tried(tree: Tree, first: i64, arms: i64) -> i64:
    """How often anything has been chosen at a node."""
    total: i64 = 0
    arm: i64 = first
    while arm < first + arms:
        total += i64(tree.visits[arm])
        arm += 1
    return total


def trials(tree: Tree, first: i64, arms: i64) -> float:
    """How often to try a move of a node whatever is regretted, by how well the node is known."""
    wanted = TRIALS * sqrt(float(arms) / float(1 + tried(tree, first, arms)))
    return MOST_TRIALS if wanted > MOST_TRIALS else LEAST_TRIALS if wanted < LEAST_TRIALS else wanted


def by_regret(tree: Tree, first: i64, arms: i64, rng: Rng) -> i64:
    """Regret matching: each arm as often as it is regretted; all alike where nothing is."""
    left = regret(tree, first, arms) * rng.fraction()
    if left <= 0.0:
        return first + rng.below(arms)
    arm = first
    while arm < first + arms - 1:
        left -= tree.regrets[arm]
        if left < 0.0:
            return arm
        arm += 1
    return arm


def learn_regret(tree: Tree, first: i64, guesses: vec[float]) -> float:
    """Regret every arm by how much better it seems than the strategy; what the strategy is worth.

    `guesses` are what each arm would have scored. Regrets do not fall below nothing, and later
    strategies count for more in the average, since they knew more.
    """
    arms: i64 = len(guesses)
    total = regret(tree, first, arms)
    visits = float(1 + tried(tree, first, arms))
    alike = 1.0 / float(arms)
    worth = 0.0
    arm: i64 = 0
    while arm < arms:
        share = tree.regrets[first + arm] / total if total > 0.0 else alike
        tree.shares[first + arm] += share * visits
        worth += share * guesses[arm]
        arm += 1
    arm = 0
    while arm < arms:
        held = tree.regrets[first + arm] + guesses[arm] - worth
        tree.regrets[first + arm] = held if held > 0.0 else 0.0
        arm += 1
    return worth


def expect(tree: Tree, first: i64, arms: i64, score: float) -> None:
    """The first score seen at a node is the best guess for all its arms."""
    if tried(tree, first, arms) == 0:
        arm: i64 = first
        while arm < first + arms:
            tree.means[arm] = score
            arm += 1


def surprises(tree: Tree, first: i64, arms: i64, chosen: i64, odds: float, score: float) -> vec[float]:
    """What each arm would have scored, where only the chosen one's score is known.

    The others stand in with their mean, and the chosen one's surprise is weighed by its odds, so
    the guesses are right on average.
    """
    expect(tree, first, arms, score)
    guesses = vec[float]()
    arm = first
    while arm < first + arms:
        guess = tree.means[arm]
        guesses = append(guesses, guess + (score - guess) / odds if arm == chosen else guess)
        arm += 1
    return guesses
