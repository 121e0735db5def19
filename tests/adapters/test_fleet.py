"""A batch on several cores plays the very games of a batch on one."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from ludotek.adapters.batch import batch
from ludotek.adapters.fleet import ARRAYS, Fleet
from ludotek.adapters.fleet import fleet as make_fleet
from ludotek.core.errors import IllegalMove

LANES = 7


@pytest.fixture(scope="module")
def fleet() -> Iterator[Fleet]:
    with make_fleet("novem", LANES, workers=2, seed=5) as made:
        yield made


def test_every_lane_is_the_same_on_two_cores_as_on_one(fleet: Fleet) -> None:
    alone = batch("novem", LANES, seed=6)
    fleet.reset(6)
    for _ in range(60):
        for name in ARRAYS:
            assert np.array_equal(getattr(fleet, name), getattr(alone, name)), name
        actions = alone.sample()
        fleet.step(actions)
        alone.step(actions)


def test_a_fleet_samples_what_is_offered(fleet: Fleet) -> None:
    for _ in range(5):
        sampled = fleet.sample()
        assert np.take_along_axis(fleet.masks, sampled[:, :, None], 2).all()
        fleet.step(sampled)


def test_a_fleet_refuses_what_is_not_offered_and_nothing_has_changed(fleet: Fleet) -> None:
    actions, before = fleet.sample(), fleet.observations.copy()
    for wrong in (-1, 80, 10**9):
        actions[6, 1] = wrong
        with pytest.raises(IllegalMove, match="In lane 6 seat 1"):
            fleet.step(actions)
    assert np.array_equal(fleet.observations, before)


def test_masks_that_change_are_the_same_on_two_cores_as_on_one() -> None:
    alone = batch("nort", LANES, seed=5)
    before, changed = alone.masks.copy(), 0
    with make_fleet("nort", LANES, workers=2, seed=5) as made:
        for _ in range(40):
            actions = alone.sample()
            made.step(actions)
            alone.step(actions)
            changed += not np.array_equal(alone.masks, before)
            for name in ARRAYS:
                assert np.array_equal(getattr(made, name), getattr(alone, name)), name
    assert changed > 0


def test_a_process_that_has_ended_is_noticed() -> None:
    with make_fleet("novem", LANES, workers=2, seed=5) as made:
        actions = made.sample()
        made.crew[0].terminate()
        made.crew[0].join()
        with pytest.raises((EOFError, OSError)):
            made.step(actions)
