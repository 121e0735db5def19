"""Rollouts in compiled code: the same odds as OpenSpiel's own, and its search plays with them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from ludotek.adapters.openspiel import register, short_name
from ludotek.adapters.rollouts import Rollouts
from ludotek.games import game
from tests.adapters import poker

ROLLOUTS = 4000
OFF = 0.15  # five standard errors of the difference of two means of scores that spread by 1.5


def dealt() -> Any:
    register(poker.GAME)
    state = pyspiel.load_game(short_name(poker.GAME)).new_initial_state()
    state.apply_action(2)
    state.apply_action(0)
    return state


def test_rollouts_expect_what_openspiels_own_expect() -> None:
    state = dealt()
    ours = Rollouts(ROLLOUTS, seed=1).evaluate(state)
    theirs = mcts.RandomRolloutEvaluator(ROLLOUTS, np.random.RandomState(1)).evaluate(state)
    assert ours == pytest.approx(theirs, abs=OFF)
    assert ours[0] > OFF  # the better card: a mean that says nothing would be nought


def test_all_moves_are_alike_before_anything_is_known() -> None:
    state = dealt()
    assert Rollouts().prior(state) == mcts.RandomRolloutEvaluator().prior(state)


def test_openspiels_search_plays_with_them() -> None:
    state = dealt()
    bot = ismcts.ISMCTSBot(
        state.get_game(), Rollouts(seed=1), uct_c=2.0, max_simulations=50, random_state=np.random.RandomState(1)
    )
    assert bot.step(state) in state.legal_actions()


def test_a_search_reads_of_a_moment_what_was_told_up_to_it() -> None:
    """Words of a memory are kept and shared by copies; what is told to one of them is news to no other."""
    north = game("north")
    state = pyspiel.load_game(short_name(north)).new_initial_state()
    for _ in range(60):
        state.information_state_string(0)
        twin, fresh = state.clone(), state.clone()
        action = twin.legal_actions()[0]
        for one in (twin, state):
            one.apply_action(action)
        fresh.moment.said, fresh.moment.texts = {}, {}
        fresh.apply_action(action)
        for player in (0, 1):
            said = state.information_state_string(player)
            assert said == twin.information_state_string(player) == fresh.information_state_string(player)
