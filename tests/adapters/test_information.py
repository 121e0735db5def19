"""OpenSpiel's information states: equal ones offer equal actions, also where its own searchers look."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from ludotek.adapters.openspiel import register, short_name
from ludotek.core.game import Game
from ludotek.games import games
from ludotek.games.north import GAME as NORTH
from tests.adapters import poker
from tests.games.north.scenario import c, put, start
from tests.tables import small

DEPTH = 12
ONLY_CHOICES = ("novem", "nos")  # hide nothing but sealed choices, which OpenSpiel takes from all at once


def load(game: Game) -> Any:
    return pyspiel.load_game(short_name(game), small(game))


def go_on(state: Any, luck: random.Random) -> None:
    """One random step."""
    if state.is_simultaneous_node():
        offered = [state.legal_actions(player) for player in range(state.num_players())]
        state.apply_actions([luck.choice(actions) if actions else 0 for actions in offered])
    elif state.is_chance_node():
        state.apply_action(luck.choice(state.chance_outcomes())[0])
    else:
        state.apply_action(luck.choice(state.legal_actions()))


def opening(game: Game, luck: random.Random, moves: int) -> Any:
    """A state in which somebody decides, after so many moves or at the last such before the end."""
    state = load(game).new_initial_state()
    last = state.clone()
    while not state.is_terminal() and (state.move_number() < moves or state.is_chance_node()):
        if not state.is_chance_node():
            last = state.clone()
        go_on(state, luck)
    return last if state.is_terminal() else state


Found = dict[tuple[int, str], tuple[list[int], str, str]]  # by information state: actions, observation, the state


@pytest.mark.parametrize("game", games(), ids=lambda game: str(game.id))
def test_an_information_state_offers_the_same_wherever_a_search_meets_it(game: Game) -> None:
    luck, met = random.Random(3), 0
    for moves in (0, 30, 90):
        root = opening(game, luck, moves)
        found: Found = {}
        for _ in range(30):
            state = root.resample_from_infostate(max(root.current_player(), 0), luck.random)
            while not state.is_terminal() and state.move_number() < DEPTH:
                met += file(state, found)
                go_on(state, luck)
    assert (met > 0) == (game.id not in ONLY_CHOICES)


def file(state: Any, found: Found) -> int:
    """Compare a state with the first of the same information state; for how many players they were two states."""
    met = 0
    for player in range(state.num_players()):
        if state.is_chance_node() or not state.legal_actions(player):
            continue
        now = (state.legal_actions(player), state.observation_string(player), str(state))
        first = found.setdefault((player, state.information_state_string(player)), now)
        assert now[:2] == first[:2]
        met += now[2] != first[2]
    return met


def test_two_of_a_kind_taken_from_two_places_are_two_information_states_of_whoever_watches() -> None:
    """Their far sides lay the other way round in the second game, so that the same card was taken in both."""
    told = []
    for wastes, place in (((1, 2), "wastes 2"), ((2, 1), "wastes 1")):
        state = load(NORTH).new_initial_state()
        cards = [c("glass-leviathan", number) for number in wastes]
        position = put(start(), hand=[c("drift-walker")], wastes=[*cards, c("pale-sentry"), c("pale-sentry", 2)])
        state.moment.position = position
        for move in ("reprogram", "a1", place):
            state.moment.play(0, NORTH.read(move))
        assert position.discard[0] == [c("drift-walker"), c("glass-leviathan", 2)]
        told.append(state.information_state_string(1))
    assert told[0] != told[1]


@pytest.mark.parametrize("game", games(), ids=lambda game: str(game.id))
def test_what_a_player_sees_is_part_of_its_information_state(game: Game) -> None:
    state = opening(game, random.Random(1), 30)
    for player in range(state.num_players()):
        seen = state.observation_string(player).splitlines()
        assert seen
        assert set(seen) <= set(state.information_state_string(player).splitlines())


def test_what_everybody_remembers_holds_nothing_that_one_player_did_or_saw() -> None:
    kind = pyspiel.IIGObservationType(perfect_recall=True, public_info=True, private_info=pyspiel.PrivateInfoType.NONE)
    game = pyspiel.load_game(register(poker.GAME))
    observer, said = game.make_py_observer(kind), []
    for first in (0, 1):
        state = game.new_initial_state()
        for action in (first, 2):
            state.apply_action(action)
        said.append(observer.string_from(state, 0))
    assert said[0] == said[1] != ""


class Indifferent(mcts.Evaluator):
    """Sees no difference between states, so that a search costs little."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions(state.current_player())
        return [(action, 1 / len(actions)) for action in actions]


def test_openspiels_search_of_information_sets_goes_through_the_north() -> None:
    """It raises an error where one information state has two sets of actions."""
    luck = random.Random(7)
    for _ in range(6):
        state = opening(NORTH, luck, luck.randrange(60, 170))
        bot = ismcts.ISMCTSBot(load(NORTH), Indifferent(), 2.0, 100, random_state=np.random.RandomState(1))
        assert bot.step(state) in state.legal_actions()
