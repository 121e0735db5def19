"""What deeds are worth: looks ahead from many positions, and a regression on their kinds and how their players stand.

    python -m ludotek.games.oath.odds.practice --positions 14000 --write

In games of two to six by habit some Act Phases are stopped. Each plausible deed is looked at to the end of the turn,
all with the same luck, and what it makes of its player's chance to win is compared with what the others make of it.
The command says how much of these differences its weights foretell on a fifth that was kept apart, and how much
likelier to win the deed that they like best makes its player, and the one that habit likes best. `--write` puts the
weights into `games/oath/practice.py`.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from ludotek.core.extras import extra
from ludotek.core.playout import settle
from ludotek.core.position import OVER
from ludotek.core.rng import Rng
from ludotek.games.oath.bot import Looker, is_plausible
from ludotek.games.oath.experience import KINDS, STANDINGS, kind, standings
from ludotek.games.oath.habits import habit, like
from ludotek.games.oath.learning import begin
from ludotek.games.oath.marks import NOBODY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.turn import ACT
from ludotek.games.oath.vocabulary import CARD, OFFER

with extra("solve"):
    import numpy as np
    from numpy.typing import NDArray

Floats = NDArray[np.float64]
Places = NDArray[np.int64]
ONE_IN = 12  # Act moments that are stopped
SLIPS = 0.03
LOOKS = 2
TAMENESS = 100.0  # weights are drawn to nought, so that rare deeds are not believed too much
STEPS = 60
TINY = 1e-12
COIN = 100.0  # weights are told in hundredths of a chance to win, habit's small coin being about as large
PLACE = Path(__file__).parents[1] / "practice.py"
WIDTH = 24  # numbers of a line
APART = 5


class Deeds:
    """Deeds that were looked at: by deed its features, what habit thinks of it, what it was worth, and where."""

    def __init__(self) -> None:
        self.features: list[list[int]] = []
        self.likings: list[float] = []
        self.worths: list[float] = []
        self.position: list[int] = []
        self.positions = 0

    def look(self, game: Oath, rng: Rng) -> None:
        """At everything that is plausible here, but for offers."""
        seat = game.asked
        here = game.garrison[game.pawn[seat]]
        some = [move for move in game.moves(seat) if is_plausible(move, game.board[seat], here)]
        moves = [move for move in some if not OFFER <= move < CARD]
        if len(moves) < 2:
            return
        looker, own = Looker(seat, LOOKS, eagerness=0.0), standings(game, seat)
        for move, worth in zip(moves, looker.weigh(game, moves, LOOKS, False, int(rng.word())), strict=True):
            first = STANDINGS * kind(game, seat, move)
            self.features.append([first + place for place in own])
            self.likings.append(like(game, seat, move))
            self.worths.append(worth / LOOKS)
            self.position.append(self.positions)
        self.positions += 1


def gather(positions: int, seed: int) -> Deeds:
    """Games by habit, until so many Act Phases were stopped."""
    found, number = Deeds(), 0
    while found.positions < positions:
        watch(found, Rng(seed).fork(number))
        number += 1
    return found


def watch(found: Deeds, rng: Rng) -> None:
    """One game by habit."""
    game = begin(rng)
    assert isinstance(game, Oath)
    settle(game, rng)
    while game.kind() != OVER and game.chronicler == NOBODY:
        seat = game.asked
        if game.step == ACT and not rng.below(ONE_IN):
            found.look(game, rng)
        slips = rng.fraction() < SLIPS
        game.play(seat, rng.choice(game.moves(seat)) if slips else habit(game, seat, rng))
        settle(game, rng)


class Fit:
    """Least squares on differences within a position, by conjugate gradients; the last weight is that of liking."""

    def __init__(self, deeds: Deeds) -> None:
        self.features: Places = np.array(deeds.features)
        self.likings: Floats = np.array(deeds.likings)
        self.position: Places = np.array(deeds.position)
        self.counts = np.bincount(self.position)
        self.worths = self.apart(np.array(deeds.worths))

    def apart(self, numbers: Floats) -> Floats:
        """By how much numbers differ from the mean of their position."""
        means = np.bincount(self.position, numbers) / self.counts
        found: Floats = numbers - means[self.position]
        return found

    def foretold(self, weights: Floats) -> Floats:
        """What weights make of each deed."""
        return self.apart(weights[self.features].sum(axis=1) + weights[-1] * self.likings)

    def back(self, numbers: Floats) -> Floats:
        """The transpose of that."""
        numbers = self.apart(numbers)
        spread = np.repeat(numbers, self.features.shape[1])
        counted = np.bincount(self.features.ravel(), spread, minlength=KINDS * STANDINGS + 1)
        found: Floats = counted.astype(np.float64)
        found[-1] = float(self.likings @ numbers)
        return found

    def weights(self, used: NDArray[np.bool_]) -> Floats:
        """Of the deeds that are used."""
        found: Floats = np.zeros(KINDS * STANDINGS + 1)
        left = self.back(np.where(used, self.worths, 0.0))
        way, length = left.copy(), float(left @ left)
        for _ in range(STEPS):
            if length < TINY:
                break
            turned = self.back(np.where(used, self.foretold(way), 0.0)) + TAMENESS * way
            part = length / float(way @ turned)
            found += part * way
            left -= part * turned
            before, length = length, float(left @ left)
            way = left + length / before * way
        return found

    def gain(self, scores: Floats, used: NDArray[np.bool_]) -> float:
        """How much likelier to win the deed with the best score makes its player than the mean one."""
        order = np.lexsort((-scores, self.position))
        firsts = order[np.r_[True, np.diff(self.position[order]) > 0]]
        return float(self.worths[firsts][used[firsts]].mean())


def text(weights: Floats, command: str) -> str:
    """The file of the weights."""
    numbers = [str(int(number)) for number in np.rint(COIN * COIN * weights[:-1])]
    lines = ["    " + ", ".join(numbers[at : at + WIDTH]) + "," for at in range(0, len(numbers), WIDTH)]
    return "\n".join(
        [
            '"""What deeds have been worth: weights in hundredths of a hundredth of a chance to win.',
            "",
            f"Made by `{command}`.",
            '"""',
            "",
            "from __future__ import annotations",
            "",
            "from typing import Final",
            "",
            f"LIKING: Final = {COIN * weights[-1]:.2f}  # of habit's small coin",
            "# By kind of deed and how its player stands.",
            "WEIGHTS: Final[list[int]] = [",
            *lines,
            "]  # fmt: skip",
            "",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=14000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    fit = Fit(gather(given.positions, given.seed))
    kept = fit.position % APART == 0
    foretold = fit.foretold(fit.weights(~kept))
    missed = float(((fit.worths - foretold)[kept] ** 2).mean() / (fit.worths[kept] ** 2).mean())
    print(f"{len(fit.worths)} deeds in {len(fit.counts)} positions; {1 - missed:.1%} of their differences are foretold")
    print(f"what experience likes best wins {fit.gain(foretold, kept):.2%} more than the mean deed", end=", ")
    print(f"what habit likes best {fit.gain(fit.likings, kept):.2%}")
    if given.write:
        command = (
            f"python -m ludotek.games.oath.odds.practice --positions {given.positions} --seed {given.seed} --write"
        )
        PLACE.write_text(text(fit.weights(np.ones(len(kept), np.bool_)), command))


if __name__ == "__main__":
    main()
