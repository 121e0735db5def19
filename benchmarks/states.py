"""Two builds of the house beside each other in one run: random play, copies, keys and batches, game by game.

    python benchmarks/states.py BEFORE AFTER [--lives 8] [--rounds 8] [--seconds 0.05] [--games novem nort]
        [--works play batch] [--json]
    python benchmarks/states.py BEFORE AFTER --games oath oath:deck=random,edifices=2

BEFORE and AFTER are folders with a compiled `ludotek` in them: the `site-packages` of an environment, or the `src`
of a checkout after `python setup.py build_ext --inplace`. Each is loaded by a process of its own. They take turns in
many short rounds, each timed in processor time, and what counts is the median over rounds of the ratio between two
neighbours: whatever else the machine does hits both. Now and then both begin a new life as new processes, since where
things happen to lie in memory matters too. Random play is what `ludotek bench` measures; copies and keys are made of
positions from the middle of games. Batches make random decisions in many games at once, `observed` with what each seat
knows written down, `batch` without; those two want numpy. A ratio above one means that AFTER is the faster. A game may
have options, if both builds know them.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

GAMES = ("novem", "nort", "nos", "north", "oath")
WORKS = ("play", "copy", "key", "batch", "observed")
LANES = 256
WARM_UP = 40  # steps of a batch, so that its games are not all at their beginning
LEAST = 0.95  # of the speed before
POSITIONS = 50
MOVES = 40  # at most, between two of them


# In the process of one build.


def serve() -> int:
    """Do the work that every line names so many times, and answer with how much was done in how long."""
    from ludotek.lab.compiled import is_fast

    works: dict[tuple[str, str], Callable[[int], int]] = {}
    for line in sys.stdin:
        game, work, times = line.split()
        if (game, work) not in works:
            assert is_fast(game.partition(":")[0]), f"{game} is not compiled there"
            works[game, work] = prepared(game, work)
        began = process_time()
        done = works[game, work](int(times))
        print(done, process_time() - began, flush=True)
    return 0


def prepared(wanted: str, work: str) -> Callable[[int], int]:
    from ludotek import Rng, game
    from ludotek.core.playout import playouts

    name, _, options = wanted.partition(":")
    given = [option.split("=") for option in options.split(",") if option]
    chosen = {option: int(value) if value.isdigit() else value for option, value in given}
    if work in ("batch", "observed"):
        return steps(name, chosen, work == "observed")
    start, rng = game(name).start(**chosen), Rng(1)
    if work == "play":
        return lambda times: playouts(start, times, rng)
    positions = [somewhere(start, rng) for _ in range(POSITIONS)]
    asked = [position.copy if work == "copy" else position.key for position in positions]
    return lambda times: asks(asked, times)


def steps(name: str, options: dict[str, Any], observe: bool) -> Callable[[int], int]:
    """Steps of a batch; what is counted are the decisions in them."""
    import numpy as np

    from ludotek.adapters.batch import EMPTY, batch

    games = batch(name, LANES, seed=1, observe=observe, **options)

    def make(times: int) -> int:
        decisions = 0
        for _ in range(times):
            decisions += np.count_nonzero(games.seats != EMPTY)
            games.step(games.sample())
        return decisions

    make(WARM_UP)
    return make


def somewhere(start: Any, rng: Any) -> Any:
    """A moment of a random game that is not over."""
    from ludotek import OVER
    from ludotek.core.playout import pick

    position = start.copy()
    for _ in range(int(rng.below(MOVES))):
        later = position.copy()
        later.play(*pick(later, rng))
        if later.kind() == OVER:
            break
        position = later
    return position


def asks(questions: list[Callable[[], object]], times: int) -> int:
    for _ in range(times):
        for question in questions:
            question()
    return times * len(questions)


# Beside each other.


class Build:
    """A process that has loaded one build."""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--serve"],
            env={**os.environ, "PYTHONPATH": str(folder.resolve())},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def end(self) -> None:
        self.process.communicate()

    def ask(self, game: str, work: str, times: int) -> tuple[int, float]:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(f"{game} {work} {times}\n")
        self.process.stdin.flush()
        done, took = self.process.stdout.readline().split()
        return int(done), float(took)

    def rate(self, game: str, work: str, times: int) -> float:
        done, took = self.ask(game, work, times)
        return done / took

    def enough(self, game: str, work: str, seconds: float) -> int:
        """How often fills a round; finding out also warms everything up."""
        times = 1
        while (took := self.ask(game, work, times)[1]) < seconds / 4:
            times *= 2
        return max(1, round(times * seconds / took))


Pairs = dict[tuple[str, str], list[tuple[float, float]]]  # by game and work: how much a second, before and after


def live(folders: tuple[Path, Path], rounds: int, seconds: float, pairs: Pairs) -> None:
    """Some rounds in a pair of processes."""
    before, after = (Build(folder) for folder in folders)
    times = {pair: min(build.enough(*pair, seconds) for build in (before, after)) for pair in pairs}
    for number in range(rounds):
        for pair, found in pairs.items():
            order = (before, after) if number % 2 == 0 else (after, before)
            rates = {build: build.rate(*pair, times[pair]) for build in order}
            found.append((rates[before], rates[after]))
    before.end()
    after.end()


def summary(game: str, work: str, found: list[tuple[float, float]]) -> dict[str, Any]:
    ratios = sorted(after / before for before, after in found)
    return {
        "game": game,
        "work": work,
        "before": median(before for before, _ in found),
        "after": median(after for _, after in found),
        "ratio": median(ratios),
        "quartiles": [ratios[len(ratios) // 4], ratios[len(ratios) * 3 // 4]],
    }


def show(results: list[dict[str, Any]]) -> None:
    wide = max(8, *(len(one["game"]) + 2 for one in results))
    print(f"{'game':{wide}}{'work':8}{'before/s':>14}{'after/s':>14}{'ratio':>8}   half of the rounds between")
    for one in results:
        low, high = one["quartiles"]
        rates = f"{one['before']:14,.0f}{one['after']:14,.0f}{one['ratio']:8.3f}"
        print(f"{one['game']:{wide}}{one['work']:8}{rates}   {low:.3f} and {high:.3f}")


def main() -> int:
    parser = argparse.ArgumentParser(description="Two builds beside each other: play, copies, keys and batches.")
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("--lives", type=int, default=8, help="pairs of processes, one after another")
    parser.add_argument("--rounds", type=int, default=8, help="in each life")
    parser.add_argument("--seconds", type=float, default=0.05, help="of a round")
    parser.add_argument("--games", nargs="+", metavar="GAME[:OPTION=VALUE,...]", default=GAMES)
    parser.add_argument("--works", nargs="+", choices=WORKS, default=WORKS)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    pairs: Pairs = {(game, work): [] for game in wanted.games for work in wanted.works}
    for _ in range(wanted.lives):
        live((wanted.before, wanted.after), wanted.rounds, wanted.seconds, pairs)
    results = [summary(game, work, found) for (game, work), found in pairs.items()]
    print(json.dumps(results, indent=2)) if wanted.json else show(results)
    slower = [one["game"] for one in results if one["work"] == "play" and one["ratio"] < LEAST]
    return 1 if slower else 0


if __name__ == "__main__":
    sys.exit(serve() if "--serve" in sys.argv else main())
