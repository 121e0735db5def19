"""Fit what each trait of Nort weighs (games/nort/worth.py) to how games of the house's own search ended.

    python benchmarks/nort_weights.py [--games 4000] [--bot mcts:60] [--seed 0] [--keep FILE.npz]

In every second game the vehicles are drawn, in the others the bots choose them. Each moment between two rounds is a
row: the traits of one seat less those of the other, the round, and the result. The weights are those of a logistic
regression, once for the beginning and once for the end of a game, between which they change evenly. Printed are the
weights, and the mean squared error of the result (1 is knowing nothing) on a quarter of the games that the weights
which are judged have not seen, four times over; beside it that of the weights that are in the house now.

With --keep what was played is kept, and found again. Needs the extra `train` (numpy).
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotek import Rng, game
from ludotek.bots import Opponent, named
from ludotek.core.position import OVER
from ludotek.games.nort.components import BLUE, RED, ROUNDS
from ludotek.games.nort.rules import Nort
from ludotek.games.nort.state import DICE, VEHICLES
from ludotek.games.nort.worth import total, traits
from ludotek.lab.contest import Contest

Floats = NDArray[np.float64]

FOLDS = 4
RIDGE = 5e-4  # keeps apart the weights of traits that seldom differ
TURNS = 15  # of Newton's method, which needs fewer


class Rows(NamedTuple):
    """Moments between two rounds."""

    traits: Floats  # of blue less those of red
    late: Floats  # from 0 in the first round to nearly 1 in the last
    guesses: Floats  # of the weights that are there: what `tanh` is taken of
    wins: Floats  # 1 where blue won
    games: Floats


def play(opponent: Opponent, number: int, rng: Rng) -> list[tuple[list[float], float, float, float, int]]:
    """The rows of one game; none of a drawn one."""
    rules = game("nort")
    position = rules.first(rules.options())
    assert isinstance(position, Nort)
    if number % 2:
        choose_vehicles(position, rng.fork(0))
    contest = Contest(position, [opponent.bot] * 2, [opponent.budget] * 2, rng.fork(1))
    found: list[tuple[list[float], float, float]] = []
    while position.kind() != OVER:
        if position.stage == DICE and position.die == 0:
            own, others = traits(position, BLUE), traits(position, RED)
            apart = [one - other for one, other in zip(own, others, strict=True)]
            found.append((apart, (position.round - 1) / ROUNDS, total(position, BLUE)))
        contest.advance()
    score = position.scores()[BLUE]
    return [(*row, 1.0 if score > 0 else 0.0, number) for row in found] if score else []


def choose_vehicles(position: Nort, rng: Rng) -> None:
    """Both take any."""
    while position.stage == VEHICLES:
        seat = position.acting()[0]
        position.play(seat, rng.choice(position.moves(seat)))


def played(bot: str, games: int, seed: int) -> Rows:
    """All games, row by row."""
    opponent, rng = named(bot, game("nort")), Rng(seed)
    rows = [row for number in range(games) for row in play(opponent, number, rng.fork(number))]
    return Rows(*(np.array(column, np.float64) for column in zip(*rows, strict=True)))


def fitted(rows: Rows, chosen: NDArray[np.bool_]) -> Floats:
    """The weights at the beginning, then those at the end."""
    columns = spread(rows)[chosen]
    scale = columns.std(0) + 1e-9
    columns, wins = columns / scale, rows.wins[chosen]
    weights = np.zeros(columns.shape[1])
    for _ in range(TURNS):
        expected = 1.0 / (1.0 + np.exp(-2.0 * columns @ weights))
        slope = 2.0 * columns.T @ (expected - wins) / len(wins) + RIDGE * weights
        bend = 4.0 * (columns.T * (expected * (1.0 - expected))) @ columns / len(wins) + RIDGE * np.eye(len(weights))
        weights -= np.linalg.solve(bend, slope)
    found: Floats = weights / scale
    return found


def spread(rows: Rows) -> Floats:
    """Each trait twice: as far as it is early, and as far as it is late."""
    late = rows.late[:, None]
    return np.concatenate([rows.traits * (1.0 - late), rows.traits * late], axis=1)


def error(rows: Rows, guesses: Floats, chosen: NDArray[np.bool_]) -> float:
    """The mean squared error of the result that is foretold, from -1 to 1."""
    return float(np.mean((np.tanh(guesses) - (2.0 * rows.wins - 1.0))[chosen] ** 2))


def report(rows: Rows) -> None:
    """Print what was found."""
    print(f"{len(rows.wins)} moments of {len(set(rows.games))} games")
    columns, fresh, there = spread(rows), [], []
    for fold in range(FOLDS):
        unseen = rows.games // 2 % FOLDS == fold
        fresh.append(error(rows, columns @ fitted(rows, ~unseen), unseen))
        there.append(error(rows, rows.guesses, unseen))
    print(f"mean squared error: {np.mean(there):.4f} with the weights of the house, {np.mean(fresh):.4f} with these")
    weights = [round(float(weight), 2) for weight in fitted(rows, np.full(len(rows.wins), True))]
    half = len(weights) // 2
    print(f"EARLY: {weights[:half]}")
    print(f"LATE: {weights[half:]}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--bot", default="mcts:60")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--keep", type=Path)
    given = parser.parse_args()
    if given.keep is not None and given.keep.exists():
        with np.load(given.keep) as kept:
            rows = Rows(*(kept[name] for name in Rows._fields))
    else:
        rows = played(given.bot, given.games, given.seed)
        if given.keep is not None:
            np.savez_compressed(given.keep, allow_pickle=False, **rows._asdict())
    report(rows)


if __name__ == "__main__":
    main()
