"""The simultaneous bot in Novem beside OpenSpiel's MCTSBot in connect_four, in one run, on one core.

    python benchmarks/search.py [--rounds 5] [--simulations 20000] [--json]
    python benchmarks/search.py --memory [--nodes 1000000] [--json]

Both search from the start of their game and play at random below their tree. Of MCTSBot's decisions
only the number of simulations is known, so they are counted as simulations times the mean length of
a random game; those of the simultaneous bot are counted one by one, in the tree and below it. Rounds
alternate, so that whatever else the machine does hits both, and medians are reported.

With `--memory`, a process of its own searches until it has that many moments of Novem in its tree,
each of which is a node for either seat, and reports the most memory it ever held, Python included.

Needs the extra `peers`, but for the memory.
"""

from __future__ import annotations

import argparse
import json
import random
import resource
import subprocess
import sys
from statistics import mean, median
from time import perf_counter
from typing import Any

from ludotek import Rng, game
from ludotek.bots import Budget, search
from ludotek.bots.sense import Sense
from ludotek.lab.compiled import is_compiled

TARGET = 1.0  # simulated decisions, ours to theirs
MOST_MEGABYTES = 500.0
RANDOM_GAMES = 500  # to find the mean length of one
EXPLORATION = 2.0


def novem_search(seed: int) -> search.Search:
    start = game("novem").start(layout="159672834", first="rows")
    return search.Search(start, 0, search.SEALED_CHOICES, Sense(), Rng(seed))


def our_speed(simulations: int, seed: int) -> float:
    """Decisions per second."""
    searching = novem_search(seed)
    began = perf_counter()
    searching.run(Budget(simulations))
    return searching.decisions / (perf_counter() - began)


def their_speed(simulations: int, seed: int, length: float) -> float:
    import pyspiel

    connect_four = pyspiel.load_game("connect_four")
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    bot = pyspiel.MCTSBot(connect_four, evaluator, EXPLORATION, simulations, 1000, False, seed, False)
    start = connect_four.new_initial_state()
    began = perf_counter()
    bot.mcts_search(start)
    return simulations * length / (perf_counter() - began)


def length_of_connect_four() -> float:
    """The mean number of moves in a random game."""
    import pyspiel

    connect_four, chance = pyspiel.load_game("connect_four"), random.Random(1)

    def length() -> int:
        state, moves = connect_four.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
            moves += 1
        return moves

    return mean(length() for _ in range(RANDOM_GAMES))


def compare(rounds: int, simulations: int) -> dict[str, Any]:
    length = length_of_connect_four()
    pairs = [(our_speed(simulations, seed), their_speed(simulations, seed, length)) for seed in range(rounds + 1)][1:]
    return {
        "compiled": is_compiled("ludotek.bots.search"),
        "rounds": rounds,
        "simulations": simulations,
        "decisions_per_second": {
            "novem": median(ours for ours, _ in pairs),
            "connect_four": median(theirs for _, theirs in pairs),
        },
        "ratio": median(ours / theirs for ours, theirs in pairs),
        "target": TARGET,
    }


def hold(nodes: int) -> dict[str, Any]:
    """Search until the tree has so many moments; what this process then held at most."""
    searching = novem_search(1)
    before = most_megabytes()
    while searching.tree.index.size < 2 * nodes:
        searching.run(Budget(1000))
    return {
        "moments": nodes,
        "seat_nodes": int(searching.tree.index.size),
        "simulations": searching.simulations,
        "megabytes_before": before,
        "megabytes": most_megabytes(),
        "target": MOST_MEGABYTES,
        "compiled": is_compiled("ludotek.bots.search"),
    }


def most_megabytes() -> float:
    """The most memory this process has held so far."""
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 1e6


def measure_memory(nodes: int) -> dict[str, Any]:
    command = [sys.executable, __file__, "--hold", str(nodes)]
    held: dict[str, Any] = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return held


def show(result: dict[str, Any]) -> None:
    if "ratio" in result:
        for name, decisions in result["decisions_per_second"].items():
            print(f"{name:14} {decisions:12,.0f} decisions/s")
        print(f"ratio          {result['ratio']:12.2f}  (to be at least {TARGET:.0f})")
    else:
        print(f"{result['moments']:,} moments, {result['seat_nodes']:,} nodes of seats: {result['megabytes']:.0f} MB")
        print(f"of which {result['megabytes_before']:.0f} MB before the search  (to be under {MOST_MEGABYTES:.0f} MB)")
    if not result["compiled"]:
        print("Ludotek is not compiled here, so this says nothing about its speed: pip install . with a C compiler.")


def main() -> int:
    parser = argparse.ArgumentParser(description="The speed and the memory of search in Novem.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--simulations", type=int, default=20_000, help="in each round")
    parser.add_argument("--memory", action="store_true", help="measure memory instead of speed")
    parser.add_argument("--nodes", type=int, default=1_000_000, help="moments in the tree, for --memory")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--hold", type=int, default=0, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.hold:
        print(json.dumps(hold(arguments.hold)))
        return 0
    try:
        memory = arguments.memory
        result = measure_memory(arguments.nodes) if memory else compare(arguments.rounds, arguments.simulations)
    except ImportError:
        print("OpenSpiel is not installed: pip install 'ludotek[peers]'.", file=sys.stderr)
        return 2
    print(json.dumps(result, indent=2)) if arguments.json else show(result)
    return 0


if __name__ == "__main__":
    sys.exit(main())
