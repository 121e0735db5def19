"""Random play in Novem beside OpenSpiel's goofspiel and oshi_zumo, and batches beside pgx, in one run, on one core.

    python benchmarks/peers.py [--rounds 7] [--seconds 0.3] [--json]

Like is compared with like, in two ways. *Move by move*: a loop in Python asks who may do what, draws a move and plays
it, the same loop for both libraries as far as their interfaces allow; this is how most research code drives a game. *In
one call*: the loop is compiled as well. For Novem that is `playouts`, which goes through the abstract `Position`; for
OpenSpiel it is `evaluate_bots` with uniformly random bots, all in C++, the quickest random play that its Python module
offers (its own benchmark is a C++ program that does not come with it).

A decision is one seat's move; moves of chance are not counted. Rounds alternate between the games, so that whatever
else the machine does hits all of them; time is the processor's, and medians are reported. Batches have a process of
their own (`batch.py`), because JAX wants its threads limited before it starts.

Needs the extra `peers`.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

from ludotek import Rng, game
from ludotek.core.playout import playouts
from ludotek.core.position import CHANCE, DEAL, OVER
from ludotek.lab.bench import enough
from ludotek.lab.compiled import is_fast

PEERS = ("goofspiel", "oshi_zumo")
BATCHES = {"without observations": 1.0, "with observations": 0.5}  # what `batch` beside pgx is to reach
NOVEM = "novem"
MOVE_BY_MOVE = "move by move"
ONE_CALL = "in one call"
COUNTED = 500  # games that are played to know how long one is

Play = Callable[[int], int]  # plays so many games, and returns the decisions made
Choice = Callable[[Sequence[int]], int]


def plays() -> dict[str, dict[str, Play]]:
    """For each way to play: every game."""
    return {
        MOVE_BY_MOVE: {NOVEM: novem_move_by_move(), **{name: openspiel_move_by_move(name) for name in PEERS}},
        ONE_CALL: {NOVEM: novem_in_one_call(), **{name: openspiel_in_one_call(name) for name in PEERS}},
    }


def novem_move_by_move() -> Play:
    start, chance = game(NOVEM).start(), random.Random(1)
    return lambda games: sum(novem_game(start.copy(), chance.choice) for _ in range(games))


def novem_game(position: Any, choice: Choice) -> int:
    """One game at random; Novem's chance moves are all alike."""
    decisions = 0
    while (kind := position.kind()) != OVER:
        if kind == DEAL:
            position.play(CHANCE, choice(position.moves(CHANCE)))
        else:
            seats = list(position.acting())
            for seat in seats:
                position.play(seat, choice(position.moves(seat)))
            decisions += len(seats)
    return decisions


def novem_in_one_call() -> Play:
    start, rng = game(NOVEM).start(), Rng(1)
    return lambda games: playouts(start, games, rng)


def openspiel_move_by_move(name: str) -> Play:
    import pyspiel

    loaded, chance = pyspiel.load_game(name), random.Random(1)
    return lambda games: sum(openspiel_game(loaded.new_initial_state(), chance.choice) for _ in range(games))


def openspiel_game(state: Any, choice: Choice) -> int:
    """One game at random; goofspiel's and oshi_zumo's chance moves, where they have any, are all alike."""
    players = range(state.num_players())
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(choice(state.legal_actions()))
        else:
            state.apply_actions([choice(state.legal_actions(player)) for player in players])
            decisions += len(players)
    return decisions


def openspiel_in_one_call(name: str) -> Play:
    """To count decisions would cost more than to make them, so what a game has of them is counted beforehand."""
    import pyspiel

    loaded = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(loaded.num_players())]

    def play_one(seed: int) -> Any:
        state = loaded.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        return state

    def play(games: int) -> int:
        for seed in range(games):
            play_one(seed)
        return round(games * each)

    each = sum(step.player >= 0 for seed in range(COUNTED) for step in play_one(seed).full_history()) / COUNTED
    return play


def speed(play: Play, games: int) -> float:
    """Decisions per second of the processor's time."""
    began = process_time()
    decisions = play(games)
    return decisions / (process_time() - began)


def compare(rounds: int, seconds: float) -> dict[str, Any]:
    return {
        "compiled": is_fast(NOVEM),
        "rounds": rounds,
        **{way: beside(games, rounds, seconds) for way, games in plays().items()},
        "batches": batches(),
    }


def beside(games: dict[str, Play], rounds: int, seconds: float) -> dict[str, Any]:
    """Decisions a second of every game, and how many times those of its peers Novem makes."""
    sizes = {name: enough(play, seconds) for name, play in games.items()}
    speeds: dict[str, list[float]] = {name: [] for name in games}
    for _ in range(rounds):
        for name, play in games.items():
            speeds[name].append(speed(play, sizes[name]))
    return {
        "decisions_per_second": {name: median(measured) for name, measured in speeds.items()},
        "ratios": {name: ratio(speeds[NOVEM], speeds[name]) for name in PEERS},
    }


def batches() -> dict[str, dict[str, float]]:
    """What `batch.py` finds; nothing without pgx."""
    script = Path(__file__).with_name("batch.py")
    done = subprocess.run([sys.executable, script, "--json"], check=False, capture_output=True)
    found: dict[str, dict[str, float]] = json.loads(done.stdout) if done.returncode == 0 else {}
    return found


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """The median over rounds: neighbours in time are compared with each other."""
    return median(one / other for one, other in zip(ours, theirs, strict=True))


def show(result: dict[str, Any]) -> None:
    for way in (MOVE_BY_MOVE, ONE_CALL):
        print(f"Both {way}:")
        for name, decisions in result[way]["decisions_per_second"].items():
            times = f"   novem makes {result[way]['ratios'][name]:.1f} times as many" if name in PEERS else ""
            print(f"  {name:10} {decisions:12,.0f} decisions/s{times}")
    for what, found in result["batches"].items():
        aim = BATCHES[what]
        print(f"Batch of novem / pgx tic_tac_toe, {what}: {found['ratio']:.2f}  (to be at least {aim})")
    if not result["batches"]:
        print("Nothing is said of batches: pgx is not installed, or benchmarks/batch.py failed.")
    if not result["compiled"]:
        print("Ludotek is not compiled here, so this says nothing about its speed: pip install . with a C compiler.")


def main() -> int:
    parser = argparse.ArgumentParser(description="Random play in Novem beside OpenSpiel's games.")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.3, help="for each game in each round")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    try:
        result = compare(arguments.rounds, arguments.seconds)
    except ImportError:
        print("OpenSpiel is not installed: pip install 'ludotek[lab,peers]'.", file=sys.stderr)
        return 2
    if arguments.json:
        print(json.dumps(result, indent=2))
    else:
        show(result)
    return 0


if __name__ == "__main__":
    sys.exit(main())
