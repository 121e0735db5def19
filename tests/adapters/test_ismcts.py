"""OpenSpiel's ISMCTS is the same search with short names of nodes, and no world tells a seat what it cannot know."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts

from ludotek.adapters.ismcts import Ismcts
from ludotek.adapters.openspiel import register, short_name
from ludotek.adapters.rollouts import Rollouts
from ludotek.core.game import Game
from ludotek.games import game
from tests.adapters import poker
from tests.tables import small

SIMULATIONS = 60
HIDDEN = [game("north"), game("oath"), poker.GAME]
register(poker.GAME)

by_id = pytest.mark.parametrize("rules", HIDDEN, ids=lambda rules: str(rules.id))


def asked(rules: Game, seed: int, moves: int) -> Any:
    """A state of random play in which somebody chooses."""
    luck = random.Random(seed)
    state = pyspiel.load_game(short_name(rules), small(rules)).new_initial_state()
    while True:
        actions = state.legal_actions()
        if not state.is_chance_node() and moves <= 0 and len(actions) > 1:
            return state
        state.apply_action(luck.choice(actions))
        moves -= 1


def searched(kind: Any, state: Any, seed: int) -> list[tuple[int, float, float]]:
    """How often a search tried each action, and what that brought."""
    luck = np.random.RandomState(seed)
    bot = kind(state.get_game(), Rollouts(seed=seed), uct_c=2.0, max_simulations=SIMULATIONS, random_state=luck)
    bot.set_resampler(lambda at, player: at.resample_from_infostate(player, luck.uniform))
    bot.run_search(state)
    return sorted((action, child.visits, child.return_sum) for action, child in bot._root_node.child_info.items())


@pytest.mark.parametrize("moves", [20, 75, 140])
def test_it_finds_in_the_north_what_openspiels_own_finds(moves: int) -> None:
    state = asked(game("north"), 1, moves)
    assert searched(Ismcts, state, moves) == searched(ismcts.ISMCTSBot, state, moves)


def test_so_it_does_in_poker_where_what_the_other_knows_is_all_that_counts() -> None:
    state = asked(poker.GAME, 3, 0)
    assert searched(Ismcts, state, 5) == searched(ismcts.ISMCTSBot, state, 5)


def test_the_same_seed_finds_the_same() -> None:
    state = asked(game("north"), 2, 60)
    found = []
    for _ in range(2):
        luck = np.random.RandomState(4)
        bot = Ismcts(state.get_game(), Rollouts(seed=4), uct_c=2.0, max_simulations=SIMULATIONS, random_state=luck)
        found.append(bot.get_policy(state))
    assert found[0] == found[1]


@by_id
def test_two_states_that_a_seat_cannot_tell_apart_give_it_the_same_worlds(rules: Game) -> None:
    """Whatever the truth is: if worlds took anything from it, they would differ with it."""
    differed = 0
    for seed in range(3):
        truth = asked(rules, seed, 25 * seed if rules is not poker.GAME else 0)
        seat = truth.current_player()
        for number in range(4):
            other = truth.resample_from_infostate(seat, random.Random(number).random)
            differed += other.moment.position != truth.moment.position
            for drawn in range(3):
                worlds = [one.resample_from_infostate(seat, random.Random(drawn).random) for one in (truth, other)]
                assert worlds[0].moment.position == worlds[1].moment.position
                assert worlds[0].moment.told == worlds[1].moment.told
    assert differed
