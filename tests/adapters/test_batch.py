"""Batches step many games at once and agree with games that are played one by one."""

from __future__ import annotations

import numpy as np
import pytest

from ludotek.adapters.batch import EMPTY, Batch, batch
from ludotek.adapters.lookup import encoding_of
from ludotek.adapters.races import referee_for
from ludotek.adapters.spaces import observe
from ludotek.core.course import Course
from ludotek.core.errors import IllegalMove
from ludotek.core.game import Game
from ludotek.core.rng import Rng
from ludotek.games import games
from tests.adapters import poker, race
from tests.tables import small

EVERY_GAME = [*games(), race.GAME, poker.GAME]
by_id = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: str(game.id))


@by_id
def test_a_lane_is_the_game_that_its_share_of_the_seed_gives(game: Game) -> None:
    """Every array, at every step, against courses that are asked one seat at a time."""
    several = batch(game, 3, seed=7, **small(game))
    encoding = encoding_of(game)
    courses = [
        Course(game.start(**small(game)), Rng(7).fork(lane), game.moves, referee_for(encoding, 2)) for lane in range(3)
    ]
    for _ in range(120):
        for lane, course in enumerate(courses):
            assert_lane(several, lane, course, game)
        actions = several.sample().copy()
        several.step(actions)
        for lane, course in enumerate(courses):
            for slot in range(len(course.asked)):
                course.decide(int(actions[lane, slot]))
            assert several.done[lane] == course.is_over
            assert several.rewards[lane].tolist() == (course.position.scores() if course.is_over else [0, 0])
            if course.is_over:
                for seat in range(2):
                    final = observe(course, encoding, seat, several.actions)["observation"]
                    assert several.finals[lane, seat].tolist() == final.tolist()
                course.begin(game.start(**small(game)))


def assert_lane(several: Batch, lane: int, course: Course, game: Game) -> None:
    asked = several.seats[lane][several.seats[lane] != EMPTY].tolist()
    assert asked == list(course.asked)
    for slot, seat in enumerate(asked):
        expected = observe(course, encoding_of(game), seat, several.actions)
        assert several.masks[lane, slot].tolist() == expected["action_mask"].astype(bool).tolist()
        assert several.observations[lane, slot].tolist() == expected["observation"].tolist()
    assert not several.masks[lane, len(asked) :].any()


@by_id
def test_the_same_seed_gives_the_same_games_and_another_seed_others(game: Game) -> None:
    def story(seed: int) -> list[bytes]:
        several = batch(game, 8, seed=seed)
        told = []
        for _ in range(40):
            several.step(several.sample())
            told.append(several.observations.tobytes() + several.rewards.tobytes())
        return told

    assert story(1) == story(1) != story(2)


def test_a_reset_begins_as_a_new_batch_does() -> None:
    one, other = batch("novem", 4, seed=1), batch("novem", 4, seed=2)
    for _ in range(30):
        one.step(one.sample())
    one.reset(2)
    assert (one.observations == other.observations).all()
    assert (one.masks == other.masks).all()
    assert not one.done.any() and not one.rewards.any()
    for _ in range(30):
        actions = other.sample()
        one.step(actions)
        other.step(actions)
        assert (one.observations == other.observations).all()


def test_the_arrays_are_made_once() -> None:
    several = batch("novem", 4)
    observations, masks = several.observations, several.masks
    before = observations.copy()
    for _ in range(3):
        several.step(several.sample())
    assert several.observations is observations and several.masks is masks
    assert (observations != before).any()


@pytest.mark.parametrize("wrong", [-1, 3, 8, 106, 107, 10**12])
def test_a_move_that_is_not_offered_is_refused_and_no_lane_has_moved(wrong: int) -> None:
    several = batch("novem", 4, first="rows", layout="492357816")
    before = several.observations.copy()
    actions = several.sample().copy()
    actions[3, 0] = wrong
    with pytest.raises(IllegalMove, match="lane 3"):
        several.step(actions)
    assert (several.observations == before).all()
    several.step(several.sample())


def test_too_few_moves_are_refused() -> None:
    with pytest.raises(IllegalMove, match="8 moves are needed, not 4"):
        batch("novem", 4).step([0, 3, 0, 3])


def test_observations_can_be_left_out() -> None:
    without, with_them = batch("novem", 4, observe=False), batch("novem", 4)
    assert without.observations.shape == (4, 2, 0)
    assert with_them.observations.shape == (4, 2, with_them.encoding.size)
    without.step(with_them.sample())
    with_them.step(with_them.sample())


def test_options_reach_the_game() -> None:
    several = batch("novem", 2, board="small", layout="1234")
    assert several.observations[:, 0, :9].tolist() == [[1, 2, 0, 3, 4, 0, 0, 0, 0]] * 2


def test_sampling_takes_every_offered_move_equally_often() -> None:
    several = batch("novem", 3000, seed=3, observe=False)
    counts = np.bincount(several.sample().ravel(), minlength=6)
    assert counts.sum() == 6000 and (abs(counts - 1000) < 150).all()
