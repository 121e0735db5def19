"""Random play in Novem beside OpenSpiel's goofspiel and oshi_zumo, and batches beside pgx, in one run, on one core.

    python benchmarks/peers.py [--rounds 7] [--seconds 0.3] [--json]

Every game is played as its library is meant to be played from Python: OpenSpiel by the loop that
its documentation shows, with its C++ games; Novem by `playouts`, which goes through the abstract
`Position` and is compiled. A decision is one seat's move; moves of chance are not counted. Novem
driven move by move from Python stands beside them for comparison. Rounds alternate between the
games, so that whatever else the machine does hits all of them, and the medians are reported.
Batches have a process of their own (`batch.py`), because JAX wants its threads limited before it starts.

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
from typing import Any

from ludotek import Rng, game
from ludotek.core.playout import pick, playouts
from ludotek.core.position import OVER
from ludotek.lab.bench import enough, timed
from ludotek.lab.compiled import is_fast

PEERS = {"goofspiel": 10.0, "oshi_zumo": 6.0}  # how many times faster Novem is to be
BATCHES = {"without observations": 1.0, "with observations": 0.5}  # the same for `batch` beside pgx
NOVEM = "novem"
BY_HAND = "novem, move by move"

Play = Callable[[int], int]  # plays so many games, and returns the decisions made


def novem_play() -> Play:
    start, rng = game(NOVEM).start(), Rng(1)
    return lambda games: playouts(start, games, rng)


def novem_move_by_move() -> Play:
    start, rng = game(NOVEM).start(), Rng(1)

    def play(games: int) -> int:
        decisions = 0
        for _ in range(games):
            position = start.copy()
            while position.kind() != OVER:
                seat, move = pick(position, rng)
                position.play(seat, move)
                decisions += seat >= 0
        return decisions

    return play


def openspiel_play(name: str) -> Play:
    import pyspiel

    loaded = pyspiel.load_game(name)
    chance = random.Random(1)
    return lambda games: sum(openspiel_game(loaded.new_initial_state(), chance.choice) for _ in range(games))


def openspiel_game(state: Any, choice: Callable[[Sequence[int]], int]) -> int:
    """One game at random; goofspiel's and oshi_zumo's chance moves, where they have any, are all alike."""
    players = range(state.num_players())
    decisions = 0
    while not state.is_terminal():
        if state.is_simultaneous_node():
            state.apply_actions([choice(state.legal_actions(player)) for player in players])
            decisions += len(players)
        elif state.is_chance_node():
            state.apply_action(choice(state.legal_actions()))
        else:
            state.apply_action(choice(state.legal_actions()))
            decisions += 1
    return decisions


def speed(play: Play, games: int) -> float:
    """Decisions per second."""
    decisions, took = timed(play, games)
    return decisions / took


def compare(rounds: int, seconds: float) -> dict[str, Any]:
    plays = {NOVEM: novem_play(), BY_HAND: novem_move_by_move(), **{name: openspiel_play(name) for name in PEERS}}
    sizes = {name: enough(play, seconds) for name, play in plays.items()}
    speeds: dict[str, list[float]] = {name: [] for name in plays}
    for _ in range(rounds):
        for name, play in plays.items():
            speeds[name].append(speed(play, sizes[name]))
    return {
        "batches": batches(),
        "compiled": is_fast(NOVEM),
        "rounds": rounds,
        "decisions_per_second": {name: median(measured) for name, measured in speeds.items()},
        "ratios": {name: ratio(speeds[NOVEM], speeds[name]) for name in PEERS},
        "targets": PEERS,
    }


def batches() -> dict[str, dict[str, float]]:
    """What `batch.py` finds."""
    script = Path(__file__).with_name("batch.py")
    done = subprocess.run([sys.executable, script, "--json"], check=True, stdout=subprocess.PIPE)
    found: dict[str, dict[str, float]] = json.loads(done.stdout)
    return found


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """The median over rounds: neighbours in time are compared with each other."""
    return median(one / other for one, other in zip(ours, theirs, strict=True))


def show(result: dict[str, Any]) -> None:
    for name, decisions in result["decisions_per_second"].items():
        print(f"{name:20} {decisions:14,.0f} decisions/s")
    for name, times in result["ratios"].items():
        print(f"novem / {name:12} {times:14.1f}  (to be at least {PEERS[name]:.0f})")
    for what, found in result["batches"].items():
        aim = BATCHES[what]
        print(f"batch of novem / pgx tic_tac_toe, {what}: {found['ratio']:.2f}  (to be at least {aim})")
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
    except (ImportError, subprocess.CalledProcessError):
        print("OpenSpiel or pgx is not installed: pip install 'ludotek[lab,peers]'.", file=sys.stderr)
        return 2
    if arguments.json:
        print(json.dumps(result, indent=2))
    else:
        show(result)
    return 0


if __name__ == "__main__":
    sys.exit(main())
