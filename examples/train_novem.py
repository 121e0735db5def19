"""Teach a small network Novem by self-play, and watch how much a perfect opponent would gain on it.

    python examples/train_novem.py --minutes 4 --plot novem.png
    python examples/train_novem.py --ray local            # the same on a Ray cluster

One network sees a board and says how likely each side lays each marker, and how many points it
expects rows to gain on columns until the end of the game. Workers play batches of matches with it
and send back gradients: actor and critic, rewarded with points, and with an entropy bonus that
shrinks. Now and then the average of the latest networks is asked for its mixes on every board of
the set-up, and the exact best response to them is worked out: what that gains, in points a game and
in the result of a match, falls as the network learns. Best play would leave nothing to gain.

Needs the extras `lab` and `solve`, and `ray` for a cluster.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple, Protocol

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the workers are the parallelism

from ludotek.core.extras import extra

with extra("lab"):
    import numpy as np
    from numpy.typing import NDArray

from ludotek.adapters.batch import Batch, batch
from ludotek.games.novem.components import COLUMNS, ROWS, SIDE, SQUARES
from ludotek.games.novem.frame import STANDARD
from ludotek.games.novem.rules import STALL
from ludotek.games.novem.solve.exploit import best_response, gains
from ludotek.games.novem.solve.graph import explore
from ludotek.games.novem.vocabulary import COLUMN, ROW

Floats = NDArray[np.float32]
Bytes = NDArray[np.uint8]
Parameters = list[Floats]

LANES, ROUNDS = 512, 16  # of a worker in one iteration
FEATURES = 2 * SQUARES + 1 + STALL
HIDDEN = 128
OUTPUTS = 2 * SIDE + 1  # the logits of rows and of columns, and the points expected
SCALE = 10.0  # points that count as one
TRACE = 0.8
RATE = 2e-3
MEMORY = 0.98  # self-play circles around best play, and the average of many networks is nearer to it
ENTROPY = (0.25, 0.08)  # at the beginning, and at the end


# The network: a board in, mixes and expectations out.


def features(height: NDArray[np.integer[Any]], rows_attack: NDArray[Any], empty_rounds: NDArray[Any]) -> Floats:
    """Whether each square has a first tile and a second, who attacks, and the empty rounds in a row."""
    counts = np.eye(STALL, dtype=np.float32)[empty_rounds]
    return np.column_stack([height > 0, height > 1, rows_attack, counts]).astype(np.float32)


def new_network(rng: np.random.Generator) -> Parameters:
    network: Parameters = []
    for inputs, outputs in ((FEATURES, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, OUTPUTS)):
        layer = rng.normal(0, 1 / np.sqrt(inputs), (inputs, outputs)).astype(np.float32)
        network += [layer, np.zeros(outputs, np.float32)]
    network[-2] *= 0.01  # so that it begins with all markers alike
    return network


def forward(network: Parameters, seen: Floats) -> tuple[Floats, Floats, list[Floats]]:
    """The mixes [board, seat, marker], the points expected, and what `backward` needs."""
    one = np.tanh(seen @ network[0] + network[1])
    two = np.tanh(one @ network[2] + network[3])
    out = two @ network[4] + network[5]
    logits = out[:, :-1].reshape(-1, 2, SIDE)
    weights = np.exp(logits - logits.max(axis=2, keepdims=True))
    return weights / weights.sum(axis=2, keepdims=True), out[:, -1], [seen, one, two]


def backward(network: Parameters, layers: list[Floats], slope: Floats) -> Parameters:
    """The gradient, given the slope of the loss at the outputs."""
    seen, one, two = layers
    gradient = [two.T @ slope, slope.sum(axis=0)]
    slope = (slope @ network[4].T) * (1 - two**2)
    gradient = [one.T @ slope, slope.sum(axis=0), *gradient]
    slope = (slope @ network[2].T) * (1 - one**2)
    return [seen.T @ slope, slope.sum(axis=0), *gradient]


# Self-play.


class Round(NamedTuple):
    """One round in all lanes."""

    seen: Floats
    markers: NDArray[np.int64]  # [lane, seat]
    expected: Floats
    gained: Floats  # by rows on columns
    ended: NDArray[np.bool_]  # whether a game of the match did


class Player:
    """A worker: it plays its lanes with the network it is sent and answers with a gradient."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.games = batch("novem", LANES, seed=seed, layout=STANDARD, totals="open")
        self.places = places(self.games)

    def gradient(self, network: Parameters, entropy: float) -> Parameters:
        played = [self.play_round(network) for _ in range(ROUNDS)]
        _, last, _ = forward(network, self.look())
        advantage, target = advantages(played, last)
        mixes, expected, layers = forward(network, np.concatenate([each.seen for each in played]))
        slopes = policy_slope(mixes, np.concatenate([each.markers for each in played]), advantage, entropy)
        slope = np.column_stack([slopes.reshape(-1, 2 * SIDE), expected - target]) / len(target)
        return backward(network, layers, slope.astype(np.float32))

    def play_round(self, network: Parameters) -> Round:
        seen, before, game = self.look(), self.margin(self.games.observations), self.field("game").copy()
        mixes, expected, _ = forward(network, seen)
        luck = self.rng.random((LANES, 2, 1), dtype=np.float32)
        markers = (mixes.cumsum(axis=2) < luck).sum(axis=2).clip(max=SIDE - 1)
        self.games.step(markers + np.array([ROW, COLUMN]))
        done = self.games.done
        after = np.where(done, self.margin(self.games.finals), self.margin(self.games.observations))
        ended = done | (self.field("game") != game).any(axis=1)
        return Round(seen, markers, expected, (after - before) / np.float32(SCALE), ended)

    def look(self) -> Floats:
        height = (self.field("tile") > 0).astype(np.int8) + (self.field("below") > 0)
        return features(height, self.field("attacks"), self.field("empty_rounds")[:, 0])

    def field(self, name: str) -> Bytes:
        """What the owner of the rows is shown; the board is the same for both."""
        return self.games.observations[:, ROWS, self.places[name]]

    def margin(self, shown: Bytes) -> Floats:
        """By how many points rows lead."""
        ours, theirs = (shown[:, ROWS, self.places[name]][:, 0] for name in ("points", "others_points"))
        return ours.astype(np.float32) - theirs


def places(games: Batch) -> dict[str, slice]:
    """Where each field of an observation stands."""
    found, at = {}, 0
    for field in games.encoding.fields:
        found[field.name] = slice(at, at + field.size)
        at += field.size
    return found


def advantages(played: list[Round], expected: Floats) -> tuple[Floats, Floats]:
    """How much better for rows than expected each round turned out, and what should have been expected."""
    ahead = np.zeros_like(expected)
    found = []
    for each in reversed(played):
        surprise = each.gained + ~each.ended * expected - each.expected
        ahead = surprise + np.float32(TRACE) * ~each.ended * ahead
        found.append(ahead)
        expected = each.expected
    advantage = np.concatenate(found[::-1])
    return advantage, advantage + np.concatenate([each.expected for each in played])


def policy_slope(mixes: Floats, markers: NDArray[np.int64], advantage: Floats, entropy: float) -> Floats:
    """The slope of the loss at the logits: follow what turned out well, and stay a little undecided."""
    chosen = np.eye(SIDE, dtype=np.float32)[markers]
    surprise = np.log(mixes + np.float32(1e-9))
    undecided = mixes * (surprise - (mixes * surprise).sum(axis=2, keepdims=True))
    well = np.stack([advantage, -advantage], axis=1)[:, :, None]  # what rows gain columns lose
    slope: Floats = (mixes - chosen) * well + np.float32(entropy) * undecided
    return slope


# Learning, with players in processes or on a cluster.


class Crew(Protocol):
    def gradients(self, network: Parameters, entropy: float) -> list[Parameters]: ...

    def dismiss(self) -> None: ...


class Processes:
    """Players in processes of this machine."""

    def __init__(self, workers: int, seed: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.ends: list[Connection] = []
        self.processes = []
        for number in range(workers):
            ours, theirs = context.Pipe()
            process = context.Process(target=serve, args=(theirs, seed + number), daemon=True)
            process.start()
            self.ends.append(ours)
            self.processes.append(process)

    def gradients(self, network: Parameters, entropy: float) -> list[Parameters]:
        for end in self.ends:
            end.send((network, entropy))
        return [end.recv() for end in self.ends]

    def dismiss(self) -> None:
        for end, process in zip(self.ends, self.processes, strict=True):
            end.send(None)
            process.join()


def serve(end: Connection, seed: int) -> None:
    player = Player(seed)
    while (task := end.recv()) is not None:
        end.send(player.gradient(*task))


class Cluster:
    """Players on a Ray cluster."""

    def __init__(self, address: str, workers: int, seed: int) -> None:
        with extra("ray"):
            import ray

        self.ray = ray
        ray.init(address=None if address == "local" else address, num_cpus=workers if address == "local" else None)
        actor: Any = ray.remote(Player)
        self.players: list[Any] = [actor.remote(seed + number) for number in range(workers)]

    def gradients(self, network: Parameters, entropy: float) -> list[Parameters]:
        sent = self.ray.put(network)
        found: list[Parameters] = self.ray.get([player.gradient.remote(sent, entropy) for player in self.players])
        return found

    def dismiss(self) -> None:
        self.ray.shutdown()


class Adam:
    """The usual way to follow a gradient."""

    def __init__(self, network: Parameters) -> None:
        self.mean = [np.zeros_like(layer) for layer in network]
        self.square = [np.zeros_like(layer) for layer in network]
        self.steps = 0

    def follow(self, network: Parameters, gradient: Parameters, rate: float) -> None:
        self.steps += 1
        for layer, slope, mean, square in zip(network, gradient, self.mean, self.square, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            corrected = square / (1 - 0.999**self.steps)
            layer -= rate * mean / (1 - 0.9**self.steps) / (np.sqrt(corrected) + 1e-8)


# How much can a perfect opponent gain?


class Judge:
    """Works out the exact best response to a network."""

    def __init__(self) -> None:
        self.graph = explore(STANDARD)

    def gains(self, network: Parameters) -> tuple[float, float]:
        """On average over seats and first attackers: points a game, and the result of a match."""
        mixes = np.zeros((2, self.graph.boards, 2, STALL, SIDE))
        for attacker in (ROWS, COLUMNS):
            for count in range(STALL):
                same = np.full(self.graph.boards, attacker == ROWS), np.full(self.graph.boards, count)
                mixes[:, :, attacker, count] = forward(network, features(self.graph.heights, *same))[0].swapaxes(0, 1)
        mixes /= mixes.sum(axis=-1, keepdims=True)
        return gains(best_response(self.graph, (mixes[ROWS], mixes[COLUMNS])))


def mean(gradients: list[Parameters]) -> Parameters:
    return [np.mean(layers, axis=0) for layers in zip(*gradients, strict=True)]


def train(crew: Crew, judge: Judge, workers: int, minutes: float, checks: int, seed: int) -> list[dict[str, float]]:
    """Learn for some minutes; the exploitability measured on the way, whose time does not count."""
    network = new_network(np.random.default_rng(seed))
    average = [layer.copy() for layer in network]
    adam, spent, iterations = Adam(network), 0.0, 0
    story: list[dict[str, float]] = []
    while True:
        share = spent / (60 * minutes)
        if share >= len(story) / checks:
            points, match = judge.gains(average)
            decisions = iterations * workers * LANES * ROUNDS * 2
            story.append({"minutes": spent / 60, "decisions": decisions, "points": points, "match": match})
            print(
                f"{spent:5.0f} s, {decisions:11,} decisions: a best response gains {points:.2f} points a game,", end=""
            )
            print(f" {match:.3f} in the result of a match", flush=True)
        if share >= 1:
            return story
        began = time.perf_counter()
        entropy = ENTROPY[0] * (ENTROPY[1] / ENTROPY[0]) ** share
        gradients = crew.gradients(network, entropy)
        adam.follow(network, mean(gradients), RATE * (1 - 0.9 * share))
        average = [MEMORY * old + (1 - MEMORY) * new for old, new in zip(average, network, strict=True)]
        iterations += 1
        spent += time.perf_counter() - began


def plot(story: list[dict[str, float]], path: str) -> None:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, left = pyplot.subplots(figsize=(7, 4), layout="constrained")
    decisions = [each["decisions"] / 1e6 for each in story]
    left.plot(decisions, [each["points"] for each in story], "o-", color="tab:blue")
    left.set(xlabel="million decisions of self-play", ylim=(0, None), title="What a best response gains on the network")
    left.set_ylabel("points a game", color="tab:blue")
    right = left.twinx()
    right.plot(decisions, [each["match"] for each in story], "s--", color="tab:orange")
    right.set_ylabel("result of a match (0: even, 1: always won)", color="tab:orange")
    right.set_ylim(0, None)
    figure.savefig(path, dpi=150)


def main() -> None:
    parser = argparse.ArgumentParser(description="Teach a small network Novem by self-play.")
    parser.add_argument("--minutes", type=float, default=4.0, help="of learning; measuring comes on top")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--checks", type=int, default=8, help="how often to measure on the way")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ray", metavar="ADDRESS|local", help="play on a Ray cluster")
    parser.add_argument("--plot", metavar="FILE", help="draw how it went")
    parser.add_argument("--json", metavar="FILE", help="write down how it went")
    chosen = parser.parse_args()
    crew: Crew = (
        Cluster(chosen.ray, chosen.workers, chosen.seed) if chosen.ray else Processes(chosen.workers, chosen.seed)
    )
    try:
        story = train(crew, Judge(), chosen.workers, chosen.minutes, chosen.checks, chosen.seed)
    finally:
        crew.dismiss()
    if chosen.plot:
        plot(story, chosen.plot)
    if chosen.json:
        Path(chosen.json).write_text(json.dumps(story, indent=2), encoding="utf-8")


if __name__ == "__main__":
    main()
