"""Gymnasium's own checks pass for every game; one seat learns against bots that cannot peek."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ludotek.adapters.gymnasium import OneSeat, environment_id
from ludotek.bots.bot import Bot, Budget
from ludotek.core.game import Game
from ludotek.core.position import Move, Position, Seat
from ludotek.core.rng import Rng
from ludotek.games import games
from tests.adapters import poker, race

EVERY_GAME = [*games(), race.GAME, poker.GAME]
by_id = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: str(game.id))


class Watchful(Bot):
    """It plays its first move, and remembers what it was shown."""

    def __init__(self) -> None:
        self.shown: list[Position] = []

    def choose(self, known: Position, seat: Seat, budget: Budget, rng: Rng) -> Move:
        self.shown.append(known)
        return known.moves(seat)[0]


@pytest.mark.parametrize("game", games(), ids=lambda game: str(game.id))
def test_gymnasiums_check_passes_for_every_registered_game(game: Game) -> None:
    check_env(gymnasium.make(environment_id(game), render_mode="ansi").unwrapped)


@by_id
@pytest.mark.parametrize("seat", [0, 1])
def test_a_game_played_by_its_mask_ends_with_the_seats_own_score(game: Game, seat: Seat) -> None:
    environment = OneSeat(game, seat=seat)
    for seed in range(5):
        observation, _ = environment.reset(seed=seed)
        chosen, over, reward = np.random.default_rng(seed), False, 0.0
        while not over:
            action = int(chosen.choice(np.flatnonzero(observation["action_mask"])))
            observation, reward, over, cut, info = environment.step(action)
            assert not cut and not info
        assert reward == environment.course.position.scores()[seat]


def test_the_same_seed_gives_the_same_game() -> None:
    def story(seed: int) -> list[Any]:
        environment = OneSeat("novem", seat=1)
        observation, _ = environment.reset(seed=seed)
        told: list[Any] = []
        for _ in range(8):
            observation, *rest = environment.step(int(np.flatnonzero(observation["action_mask"])[0]))
            told.append((observation["observation"].tolist(), rest))
        return told

    assert story(1) == story(1) != story(2)


def test_the_bots_do_not_see_what_the_seat_has_sealed() -> None:
    shown: list[list[Position]] = []
    for move in (0, 2):
        bot = Watchful()
        environment = OneSeat("novem", opponents=[bot], layout="492357816", first="rows")
        environment.reset(seed=1)
        environment.step(move)
        shown.append(bot.shown[:1])
    assert shown[0] == shown[1]


def test_an_action_that_is_not_offered_gives_the_game_up() -> None:
    environment = OneSeat("novem")
    environment.reset(seed=1)
    _, reward, over, _, info = environment.step(80)
    assert (reward, over, info) == (-1.0, True, {"illegal": 80})


def test_a_game_can_be_made_by_its_id_with_options() -> None:
    environment = gymnasium.make("ludotek/novem-v1", seat=1, layout="492357816", render_mode="ansi")
    environment.reset(seed=1)
    assert "tiles: 4 9 2 3 5 7 8 1 6" in str(environment.render())


def test_opponents_can_be_called_by_their_names() -> None:
    environment = OneSeat("novem", opponents=["simultaneous:8"])
    bot, budget = environment.opponents[0]
    assert (type(bot).__name__, budget.simulations) == ("SimultaneousBot", 8)
    environment.reset(seed=1)
    environment.step(0)
