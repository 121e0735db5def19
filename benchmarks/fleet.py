"""A fleet on two cores beside a batch on one: random decisions in the same games, in turns, in one run.

    python benchmarks/fleet.py [--games nort oath] [--lanes 4096] [--seconds 2] [--rounds 5] [--workers 2]

Two ratios. `by the wall` is what a learner waits for, and means something only where as many cores are idle as there
are workers. `by processors` compares what one process works for a step with what a step of the fleet works one after
the other at least: the process that asks, and the busiest of its workers beside it. That is how much faster the fleet
would be, were messages free and no core ever taken away, and it can be measured on a busy machine too.

Needs a compiled ludotek with the extra `lab`, and Linux, which says how long another process has worked.
"""

from __future__ import annotations

import argparse
import time
from statistics import median
from typing import Any

GAMES = ("novem", "nort", "nos", "north", "oath")
WARM_UP = 40  # steps, so that games are not all at their beginning
OTHERS_CLOCK = 2  # of a process by its number: `clock_getcpuclockid` of Linux


def worked(process: int) -> float:
    """How long another process has worked so far, all its threads together."""
    return time.clock_gettime(~process << 3 | OTHERS_CLOCK)


def steps(games: Any, times: int) -> None:
    for _ in range(times):
        games.step(games.sample())


def timed(games: Any, times: int, workers: list[int]) -> tuple[float, float]:
    """Seconds a step by the wall; and in a row by processors: here, and then in the busiest worker."""
    before = [worked(worker) for worker in workers]
    wall, here = time.perf_counter(), time.process_time()
    steps(games, times)
    wall, here = time.perf_counter() - wall, time.process_time() - here
    there = max((worked(worker) - begun for worker, begun in zip(workers, before, strict=True)), default=0.0)
    return wall / times, (here + there) / times


def compare(game: str, lanes: int, workers: int, seconds: float, rounds: int) -> tuple[float, float]:
    """How much faster a fleet is: by the wall and by processors, the medians over rounds."""
    from ludotek.adapters.batch import batch
    from ludotek.adapters.fleet import fleet

    alone = batch(game, lanes, seed=1)
    with fleet(game, lanes, workers=workers, seed=1) as together:
        crew = [process.pid for process in together.crew if process.pid is not None]
        for games in (alone, together):
            steps(games, WARM_UP)
        times = max(1, round(seconds / 2 / timed(alone, 5, [])[1]))
        found = [(timed(alone, times, []), timed(together, times, crew)) for _ in range(rounds)]
    wall, processors = (median(one[which] / both[which] for one, both in found) for which in range(2))
    return wall, processors


def main() -> None:
    parser = argparse.ArgumentParser(description="A fleet on several cores beside a batch on one.")
    parser.add_argument("--games", nargs="+", default=GAMES)
    parser.add_argument("--lanes", type=int, default=4096)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=2.0, help="of a round")
    parser.add_argument("--rounds", type=int, default=5)
    wanted = parser.parse_args()
    print(f"{'game':8}{'by the wall':>14}{'by processors':>16}   {wanted.workers} workers, {wanted.lanes} lanes")
    for game in wanted.games:
        wall, processors = compare(game, wanted.lanes, wanted.workers, wanted.seconds, wanted.rounds)
        print(f"{game:8}{wall:14.2f}{processors:16.2f}", flush=True)


if __name__ == "__main__":
    main()
