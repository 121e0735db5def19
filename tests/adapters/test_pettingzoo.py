"""PettingZoo's own tests pass for every game, and so do stricter ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from ludotek.adapters.lookup import encoding_of
from ludotek.adapters.pettingzoo import AllSeatsAtOnce, SeatAfterSeat, env, parallel_env
from ludotek.core.errors import IllegalMove, LudotekError
from ludotek.core.game import Game
from ludotek.games import games
from tests.adapters import poker, race
from tests.tables import small

EVERY_GAME = [*games(), race.GAME, poker.GAME]
CYCLES = 60

by_id = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: str(game.id))

# Dictionaries with a mask are what PettingZoo's own classic games give; it warns of all others that do.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def test_an_environment_is_called_by_its_game_and_version() -> None:
    assert str(env("novem")) == str(parallel_env("novem")) == "novem_v1"


@by_id
def test_pettingzoos_api_test_passes(game: Game) -> None:
    api_test(env(game, **small(game)), num_cycles=CYCLES)


@by_id
def test_pettingzoos_parallel_api_test_passes(game: Game) -> None:
    parallel_api_test(parallel_env(game, **small(game)), num_cycles=CYCLES)


@by_id
def test_pettingzoos_seed_test_passes(game: Game) -> None:
    seed_test(lambda: env(game, **small(game)), num_cycles=CYCLES)


@by_id
def test_pettingzoos_parallel_seed_test_passes(game: Game, capfd: pytest.CaptureFixture[str]) -> None:
    parallel_seed_test(lambda: parallel_env(game, **small(game)), num_cycles=CYCLES)


@by_id
@pytest.mark.parametrize("play", ["seat_after_seat", "all_at_once"])
def test_two_environments_with_one_seed_are_alike_at_every_step_and_another_seed_differs(game: Game, play: str) -> None:
    tell: Callable[[Game, int], list[object]] = {"seat_after_seat": one_by_one, "all_at_once": together}[play]
    told = tell(game, 1)
    assert told == tell(game, 1)
    assert told != tell(game, 2)


def one_by_one(game: Game, seed: int) -> list[object]:
    """Everything that several games show, step by step; later games go on with the luck of the first seed."""
    environment, chosen = env(game, **small(game)), np.random.default_rng(5)
    story: list[object] = []
    for number in range(4):
        environment.reset(seed=seed if number == 0 else None)
        for agent in environment.agent_iter():
            observation, reward, over, cut, info = environment.last()
            assert observation is not None
            story.append((agent, plain(observation), reward, over, cut, info, dict(environment.rewards)))
            environment.step(None if over else pick(observation, chosen))
    return story


def together(game: Game, seed: int) -> list[object]:
    environment, chosen = parallel_env(game, **small(game)), np.random.default_rng(5)
    story: list[object] = []
    for number in range(4):
        shown, infos = environment.reset(seed=seed if number == 0 else None)
        while environment.agents:
            actions = {agent: pick(observation, chosen) for agent, observation in shown.items()}
            shown, rewards, over, cut, infos = environment.step(actions)
            story.append(({agent: plain(seen) for agent, seen in shown.items()}, rewards, over, cut, infos))
    return story


def plain(observation: Any) -> object:
    return {name: array.tolist() for name, array in observation.items()}


def pick(observation: Any, chosen: np.random.Generator) -> int:
    return int(chosen.choice(np.flatnonzero(observation["action_mask"])))


def test_the_action_space_is_the_vocabulary_and_waiting() -> None:
    environment = parallel_env("novem")
    assert environment.action_space("player_0").n == 107


def test_a_seat_that_is_not_asked_can_only_wait() -> None:
    environment = parallel_env(poker.GAME)
    shown, _ = environment.reset(seed=1)
    assert np.flatnonzero(shown["player_0"]["action_mask"]).tolist() == [3, 4]
    assert np.flatnonzero(shown["player_1"]["action_mask"]).tolist() == [poker.GAME.moves]


def test_a_seat_sees_nothing_of_what_the_other_chose_before_it() -> None:
    one, other = SeatAfterSeat("novem", first="rows"), SeatAfterSeat("novem", first="rows")
    for environment, move in ((one, 0), (other, 2)):
        environment.reset(seed=3)
        environment.step(move)
        assert environment.agent_selection == "player_1"
    assert plain(one.observe("player_1")) == plain(other.observe("player_1"))
    assert plain(one.observe("player_0")) != plain(other.observe("player_0"))


def test_an_illegal_action_is_refused_with_what_was_possible_and_nothing_changes() -> None:
    environment = AllSeatsAtOnce("novem", first="rows", layout="492357816")
    before, _ = environment.reset(seed=1)
    with pytest.raises(IllegalMove, match="Columns cannot play 'A' now; possible: 1, 2, 3"):
        environment.step({"player_0": 0, "player_1": 0})
    shown, *_ = environment.step({"player_0": 0, "player_1": 3})
    assert plain(shown["player_0"]) != plain(before["player_0"])


def test_an_illegal_action_loses_the_wrapped_game(capfd: pytest.CaptureFixture[str]) -> None:
    environment = env("novem")
    environment.reset(seed=1)
    environment.step(80)
    assert environment.rewards["player_0"] == -1
    assert all(environment.terminations.values())


def test_illegal_actions_at_once_lose_for_all_who_took_them_and_end_the_game(capfd: pytest.CaptureFixture[str]) -> None:
    environment = parallel_env("novem", first="rows", layout="492357816")
    environment.reset(seed=1)
    _, rewards, over, cut, _ = environment.step({"player_0": 0, "player_1": 0})
    assert rewards == {"player_0": 0, "player_1": -1}
    assert over == cut == {"player_0": True, "player_1": True}
    assert environment.agents == []
    environment.reset(seed=1)
    _, rewards, *_ = environment.step({"player_0": 80, "player_1": 80})
    assert rewards == {"player_0": -1, "player_1": -1}
    environment.reset(seed=1)
    assert environment.agents == ["player_0", "player_1"]


def test_to_do_something_unasked_is_illegal_too(capfd: pytest.CaptureFixture[str]) -> None:
    environment = parallel_env(poker.GAME)
    environment.reset(seed=1)
    _, rewards, *_ = environment.step({"player_0": 3, "player_1": 3})
    assert rewards == {"player_0": 0, "player_1": encoding_of(poker.GAME).scores[0]}


def test_what_is_no_action_at_all_is_refused_and_loses_nothing() -> None:
    environment = parallel_env("novem")
    environment.reset(seed=1)
    with pytest.raises(IllegalMove, match="cannot play 107 now"):
        environment.step({"player_0": 0, "player_1": 107})
    assert environment.agents == ["player_0", "player_1"]


def test_a_spectator_can_read_the_board() -> None:
    environment = parallel_env("novem", render_mode="ansi", layout="492357816", first="rows")
    environment.reset(seed=1)
    drawn = environment.render()
    assert isinstance(drawn, str)
    assert "tiles: 4 9 2 3 5 7 8 1 6" in drawn
    assert "points: - -" in drawn


def test_a_picture_changes_with_the_board() -> None:
    environment = parallel_env("novem", render_mode="rgb_array", layout="492357816", first="rows")
    environment.reset(seed=1)
    before = environment.render()
    environment.step({"player_0": 0, "player_1": 3})
    after = environment.render()
    assert isinstance(before, np.ndarray)
    assert isinstance(after, np.ndarray)
    assert before.dtype == np.uint8
    assert before.shape == after.shape
    assert before.shape[2] == 3
    assert len(np.unique(before.reshape(-1, 3), axis=0)) > 20
    assert not np.array_equal(before, after)


@pytest.mark.parametrize("game", games(), ids=lambda game: str(game.id))
def test_every_game_can_be_painted(game: Game) -> None:
    environment = parallel_env(game, render_mode="rgb_array")
    environment.reset(seed=1)
    painted = environment.render()
    assert isinstance(painted, np.ndarray)
    assert painted.ndim == 3


def test_an_unknown_render_mode_is_refused() -> None:
    environment = parallel_env("novem", render_mode="hologram")
    environment.reset(seed=1)
    with pytest.raises(LudotekError, match="one of ansi, rgb_array"):
        environment.render()


def test_without_a_render_mode_nothing_is_drawn() -> None:
    environment = parallel_env("novem")
    environment.reset(seed=1)
    assert environment.render() is None
