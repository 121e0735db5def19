"""The example that learns: its gradients, its rewards and its boards are right, and it runs to the end."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_novem.py"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_novem", EXAMPLE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["train_novem"] = module
    spec.loader.exec_module(module)
    return module


def test_the_gradient_is_the_slope_of_the_loss(example: ModuleType) -> None:
    rng = np.random.default_rng(1)
    network = [layer.astype(np.float64) for layer in example.new_network(rng)]
    seen = rng.random((5, example.FEATURES))
    markers, advantage, target = rng.integers(0, 3, (5, 2)), rng.normal(size=5), rng.normal(size=5)

    def loss() -> float:
        mixes, expected, _ = example.forward(network, seen)
        chosen = np.take_along_axis(np.log(mixes), markers[:, :, None], 2)[:, :, 0]
        undecided = -(mixes * np.log(mixes)).sum(axis=(1, 2))
        well = np.stack([advantage, -advantage], axis=1)
        return float(((0.5 * (expected - target) ** 2) - (chosen * well).sum(axis=1) - 0.3 * undecided).sum())

    mixes, expected, layers = example.forward(network, seen)
    slopes = example.policy_slope(mixes, markers, advantage, 0.3)
    gradient = example.backward(network, layers, np.column_stack([slopes.reshape(5, -1), expected - target]))
    for layer, slope in zip(network, gradient, strict=True):
        place = tuple(rng.integers(0, size) for size in layer.shape)
        before, step = layer[place], 1e-5
        layer[place] = before + step
        above = loss()
        layer[place] = before - step
        below = loss()
        layer[place] = before
        assert slope[place] == pytest.approx((above - below) / (2 * step), rel=1e-3, abs=1e-6)


class OnePlayer:
    """A crew without processes."""

    def __init__(self, player: Any) -> None:
        self.player = player

    def gradients(self, network: Any, entropy: float) -> list[Any]:
        return [self.player.gradient(network, entropy)]

    def dismiss(self) -> None:
        """Nobody waits."""


class KindJudge:
    """It has seen enough after one look."""

    def gains(self, network: Any) -> tuple[float, float]:
        return (1.0, 0.5)


def test_a_board_looks_the_same_to_players_and_to_the_judge(example: ModuleType) -> None:
    """The judge makes up its boards from the solver's graph, a player sees them in observations."""
    player = example.Player(3)
    for _ in range(12):
        player.games.step(player.games.sample())
        positions = [course.position for course in player.games.lanes.courses]
        height = np.array([position.height for position in positions], np.int8)
        rows_attack = np.array([position.attacker == 0 for position in positions])
        counts = np.array([position.empty_rounds for position in positions])
        assert np.array_equal(player.look(), example.features(height, rows_attack, counts))


def test_the_example_learns_and_draws_how_it_went(
    example: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(example, "LANES", 16)
    crew = OnePlayer(example.Player(1))
    story = example.train(crew, KindJudge(), workers=1, minutes=0.002, checks=1, seed=1)
    assert [each["decisions"] > 0 for each in story] == [False, True]
    example.plot(story, str(tmp_path / "plot.png"))
    assert (tmp_path / "plot.png").stat().st_size > 0


def test_rounds_are_credited_with_the_points_that_rows_gain_in_them(example: ModuleType) -> None:
    player = example.Player(2)
    network = example.new_network(np.random.default_rng(1))
    for _ in range(30):
        before = [list(course.position.points) for course in player.games.lanes.courses]
        played = player.play_round(network)
        after = [list(course.position.points) for course in player.games.lanes.courses]
        goes_on = ~player.games.done
        gained = np.array([(new[0] - old[0]) - (new[1] - old[1]) for new, old in zip(after, before, strict=True)])
        assert np.allclose(played.gained[goes_on] * example.SCALE, gained[goes_on])
        assert np.abs(played.gained * example.SCALE).max() <= 9
