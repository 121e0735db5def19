"""Batches beside pgx: decisions a second of Novem and of pgx's tic_tac_toe, on one core, in one run.

    python benchmarks/batch.py [--json]

Both play random legal moves in 1024 games at once, games that end start anew, and both are timed in
the processor time of the one core that they may use, in turns; the ratio is the median over rounds,
in each of which neighbours in time are compared. A decision is one seat's move: a step of Novem
takes two, both seats' secret choices, a step of tic_tac_toe one. pgx gets its best form: moves,
steps and restarts in one compiled scan. "With observations" means that every one of them is read.

Needs the extras `lab` and `peers`.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Any

GAMES = 1024
STEPS = 200
ROUNDS = 15
WITH, WITHOUT = "with observations", "without observations"

os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"


def keep_to_one_core() -> None:
    """Before jax or numpy start their threads."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def pgx_runs(reads_observations: bool) -> Callable[[], None]:
    """A compiled run of `STEPS` steps."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    environment = pgx.make("tic_tac_toe")
    step = jax.vmap(auto_reset(environment.step, environment.init))

    def advance(carried: tuple[Any, ...], _: None) -> tuple[Any, ...]:
        state, key, total = carried
        key, choose, restart = jax.random.split(key, 3)
        moves = jax.random.categorical(choose, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1)
        state = step(state, moves, jax.random.split(restart, GAMES))
        total += state.rewards.sum() + state.terminated.sum()
        if reads_observations:
            total += state.observation.sum()
        return (state, key, total), None

    @jax.jit
    def run(state: object, key: object) -> Any:
        return jax.lax.scan(advance, (state, key, 0.0), None, length=STEPS)[0]

    key = jax.random.key(1)  # the default generator; on a processor `unsafe_rbg` is less than half as quick
    state = jax.jit(jax.vmap(environment.init))(jax.random.split(key, GAMES))
    wait: Any = jax.block_until_ready
    wait(run(state, key))
    return lambda: wait(run(state, key))


def our_runs(reads_observations: bool) -> Callable[[], None]:
    import numpy as np

    from ludotek.adapters.batch import batch

    games = batch("novem", GAMES, seed=1, observe=reads_observations)

    def run() -> None:
        total = 0.0
        for _ in range(STEPS):
            games.step(games.sample())
            total += games.rewards.sum() + np.count_nonzero(games.done)
            if reads_observations:
                total += games.observations.reshape(-1).view("uint64").sum()

    run()
    return run


def rate(run: Callable[[], None], decisions: int) -> float:
    began = time.process_time()
    run()
    return decisions / (time.process_time() - began)


def measure() -> dict[str, dict[str, float]]:
    """Rounds in which all take their turn."""
    makers = {"novem": our_runs, "pgx_tic_tac_toe": pgx_runs}
    runs = {(name, seen): make(seen) for seen in (False, True) for name, make in makers.items()}
    rates: dict[tuple[str, bool], list[float]] = {key: [] for key in runs}
    for _ in range(ROUNDS):
        for key, run in runs.items():
            both_seats_choose = 2 if key[0] == "novem" else 1
            rates[key].append(rate(run, GAMES * STEPS * both_seats_choose))
    return {WITH if seen else WITHOUT: compare({name: rates[name, seen] for name in makers}) for seen in (False, True)}


def compare(rates: dict[str, list[float]]) -> dict[str, float]:
    ratios = [ours / theirs for ours, theirs in zip(rates["novem"], rates["pgx_tic_tac_toe"], strict=True)]
    return {name: round(median(found)) for name, found in rates.items()} | {"ratio": round(median(ratios), 2)}


def main() -> None:
    keep_to_one_core()
    found = measure()
    if "--json" in sys.argv:
        print(json.dumps(found))
        return
    for what, rates in found.items():
        print(f"{what}:")
        for name, rate_or_ratio in rates.items():
            print(f"  {name:22} {rate_or_ratio:12,}")


if __name__ == "__main__":
    main()
