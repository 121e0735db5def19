"""Which facts make winners: a regression on games that Oath's bots play against themselves.

    python -m ludotek.games.oath.odds.fit --games 400

It prints the weights of `games/oath/standing.py` as these games would have them. Every facts row is one
player at the start of a turn; the chance of each to win is taken to be a softmax of its weighed facts.
"""

from __future__ import annotations

import argparse

from ludotek.core.extras import extra
from ludotek.core.playout import settle
from ludotek.core.position import OVER
from ludotek.core.rng import Rng
from ludotek.games.oath import GAME
from ludotek.games.oath.bot import SKILL
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.standing import FACTS, NAMES, WEIGHTS, Table, facts

with extra("solve"):
    import numpy as np
    from numpy.typing import NDArray

Floats = NDArray[np.float64]
TAMENESS = 0.002  # weights are drawn to zero, so that rare facts are not believed too much
STEPS = 3000
OATHS = ("supremacy", "people", "protection", "devotion")
SLIPS = 0.1  # so that unusual positions are seen as well
FEWEST, MOST = 2, 6  # players
NOBODY_THERE = [float("nan")] * FACTS


def watch(level: int, players: int, rng: Rng) -> tuple[list[list[list[float]]], int]:
    """One game in any world, under any Oath: everybody's facts at the start of each turn, and who won."""
    oath, citizens = rng.below(len(OATHS)), rng.below(min(3, players))
    position = GAME.first(
        GAME.options({"players": players, "deck": "random", "oath": OATHS[oath], "citizens": citizens})
    )
    assert isinstance(position, Oath)
    play, rows, turn = SKILL.play[level], [], -1
    settle(position, rng)
    while position.kind() != OVER:
        seat = position.asked
        if position.turn != turn:
            turn, table = position.turn, Table(position)
            there = [facts(position, table, other) for other in range(players)]
            rows.append(there + [NOBODY_THERE] * (MOST - players))
        slips = rng.fraction() < SLIPS
        position.play(seat, rng.choice(position.moves(seat)) if slips else play(position, seat, rng))
        settle(position, rng)
    return rows, position.winner


def gather(games: int, level: int, seed: int) -> tuple[Floats, NDArray[np.int64]]:
    """Games of two to six in turns."""
    seen: list[list[list[float]]] = []
    winners: list[int] = []
    for number in range(games):
        rows, winner = watch(level, FEWEST + number % (MOST - FEWEST + 1), Rng(seed).fork(number))
        seen += rows
        winners += [winner] * len(rows)
    return np.array(seen), np.array(winners)


def likelihood(weights: Floats, seen: Floats, winners: NDArray[np.int64]) -> float:
    """The mean logarithm of the chance that was given to whoever won."""
    return float(np.log(chances(weights, seen)[np.arange(len(winners)), winners]).mean())


def chances(weights: Floats, seen: Floats) -> Floats:
    scores = np.where(np.isnan(seen[:, :, 0]), -np.inf, np.nan_to_num(seen) @ weights)
    grown = np.exp(scores - scores.max(axis=1, keepdims=True))
    found: Floats = grown / grown.sum(axis=1, keepdims=True)
    return found


def fit(seen: Floats, winners: NDArray[np.int64]) -> Floats:
    """Gradient ascent; the likelihood has one peak."""
    weights = np.array(WEIGHTS)
    won, known = np.eye(seen.shape[1])[winners], np.nan_to_num(seen)
    for _ in range(STEPS):
        missing = won - chances(weights, seen)
        weights += 0.5 * (np.einsum("np,npf->f", missing, known) / len(seen) - TAMENESS * weights)
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--level", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    seen, winners = gather(given.games, given.level, given.seed)
    half = len(winners) // 2
    trained = fit(seen[:half], winners[:half])
    print(f"{len(winners)} positions of {given.games} games; mean log-likelihood on the half that was not fitted:")
    for name, weighed in (("as they are", np.array(WEIGHTS)), ("fitted", trained), ("by lot", np.zeros(FACTS))):
        print(f"  {name} {likelihood(weighed, seen[half:], winners[half:]):.4f}")
    weights = fit(seen, winners)
    for name, weight in zip(NAMES, weights, strict=True):
        print(f"{weight:8.2f}  {name}")
    print(", ".join(f"{weight:.2f}" for weight in weights[:FACTS]))


if __name__ == "__main__":
    main()
