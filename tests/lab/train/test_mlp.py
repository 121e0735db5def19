"""The net while it learns, and what becomes of it in whole numbers."""

from __future__ import annotations

import numpy as np
import pytest

from ludotek.core.net import ONE
from ludotek.core.net_file import Head, read, written
from ludotek.lab.train.mlp import Floats, Indices, Mlp, rows_of, spread_out
from ludotek.lab.train.whole import TooSteep, in_whole_numbers

SIZES = (40, 12, 8, 1)


def some_rows(count: int, width: int = 6) -> Indices:
    rng = np.random.default_rng(2)
    return rows_of([rng.integers(0, SIZES[0], rng.integers(1, width + 1)).tolist() for _ in range(count)], width)


def trained(width: int = 6, steps: int = 300) -> Mlp:
    """A net that learns how many of its features are even."""
    rows, rng = some_rows(500, width), np.random.default_rng(3)
    wanted = ((rows % 2 == 0) & (rows >= 0)).sum(axis=1).astype(np.float32)
    net = Mlp(SIZES, np.random.default_rng(1))
    for _ in range(steps):
        batch = rng.integers(0, len(rows), 64)
        levels = net.levels(rows[batch])
        net.learn(rows[batch], levels, levels[-1][:, 0] - wanted[batch], 3e-3)
    return net


def test_a_row_is_spread_out_by_how_often_it_has_each_feature() -> None:
    assert spread_out(rows_of([[2, 0, 2], [1]], 4), 3).tolist() == [[1, 0, 2], [0, 1, 0]]


def test_looking_up_and_multiplying_give_the_same() -> None:
    net, few = trained(), some_rows(50)
    many = np.concatenate([few, np.full((50, 20), -1, np.int16)], axis=1)
    assert np.allclose(net.answer(few), net.answer(many), atol=1e-5)


def test_a_net_learns_what_can_be_learnt() -> None:
    rows = some_rows(500)
    wanted = ((rows % 2 == 0) & (rows >= 0)).sum(axis=1)
    assert np.abs(trained().answer(rows) - wanted).mean() < 0.1 < np.abs(trained(steps=0).answer(rows) - wanted).mean()


def test_slopes_are_those_of_the_error() -> None:
    """By a second way: nudge a weight, and see how the error changes."""
    rows = some_rows(20)
    net = Mlp(SIZES, np.random.default_rng(4))
    found: list[list[Floats]] = []
    net.descend = lambda slopes, rate: found.append(slopes)  # type: ignore[method-assign]
    levels = net.levels(rows)
    net.learn(rows, levels, levels[-1][:, 0] - 1.0, 0.0)
    for numbers, slope in zip(net.numbers, found[0], strict=True):
        place = np.unravel_index(np.abs(slope).argmax(), slope.shape)
        errors = []
        for nudge in (-1e-2, 2e-2):
            numbers[place] += np.float32(nudge)
            errors.append(float(((net.answer(rows).astype(np.float64) - 1.0) ** 2).mean() / 2))
        numbers[place] -= np.float32(1e-2)
        assert (errors[1] - errors[0]) / 2e-2 == pytest.approx(float(slope[place]), rel=0.05, abs=1e-4)


def test_whole_numbers_answer_as_real_ones_do() -> None:
    net = trained()
    shapes, weights = in_whole_numbers(net)
    whole = read(written(Head(game="", seed=0, command="", commit="", steps=0, layers=shapes), weights))[1]
    rows = some_rows(100)
    answers = np.array([whole.answer([int(place) for place in row if place >= 0])[0] / ONE for row in rows])
    off = np.abs(answers - net.answer(rows)).max()
    assert off < 0.002
    assert off > 0.0  # they are rounded


def test_weights_that_two_bytes_cannot_hold_are_refused() -> None:
    net = trained(steps=0)
    for numbers in net.numbers:
        numbers *= 4000.0
    with pytest.raises(TooSteep, match="has a weight of"):
        in_whole_numbers(net)
