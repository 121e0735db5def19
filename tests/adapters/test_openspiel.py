"""OpenSpiel's own tests pass for every game, and its states say what the house's positions say."""

from __future__ import annotations

import copy
import pickle
import random
import unittest
from collections.abc import Collection, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.tests import games_sim_test

from ludotek.adapters.openspiel import register, short_name
from ludotek.core.game import Game
from ludotek.core.position import CHANCE
from ludotek.games import games
from tests.adapters import poker, race
from tests.adapters.playthroughs import readable
from tests.sparse import sparsely
from tests.tables import small

EVERY_GAME = [*games(), race.GAME, poker.GAME]
for _game in EVERY_GAME:
    register(_game)
STRETCH = 500  # moves that a copy plays on: every game to its end but NOS, of which this is more than a race
PLAYTHROUGHS = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))

by_id = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: str(game.id))


def load(game: Game, **options: object) -> Any:
    return pyspiel.load_game(short_name(game), {**small(game), **options})


@pytest.fixture(autouse=True)
def _flags() -> None:
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["tests"])


def walk(state: Any, seed: int) -> Iterator[Any]:
    """Random play, every state on the way."""
    chosen = random.Random(seed)
    while not state.is_terminal():
        yield state
        if state.is_simultaneous_node():
            offered = [state.legal_actions(player) for player in range(state.num_players())]
            state.apply_actions([chosen.choice(actions) if actions else 0 for actions in offered])
        elif state.is_chance_node():
            state.apply_action(chosen.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(chosen.choice(state.legal_actions()))
    yield state


def test_every_game_of_the_house_is_registered() -> None:
    assert {f"python_ludotek_{game.id}" for game in games()} <= set(pyspiel.registered_names())


@by_id
def test_openspiels_random_simulations_pass_with_serialisation(game: Game) -> None:
    pyspiel.random_sim_test(load(game), num_sims=3, serialize=True, verbose=False)


@by_id
def test_openspiels_simulation_of_a_game_passes(game: Game, capfd: pytest.CaptureFixture[str]) -> None:
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(load(game))


@by_id
def test_openspiels_simulation_passes_turn_by_turn_too(game: Game, capfd: pytest.CaptureFixture[str]) -> None:
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game_as_turn_based(short_name(game), small(game)))


@by_id
@pytest.mark.parametrize("turn_by_turn", [False, True])
def test_openspiels_api_test_passes(game: Game, turn_by_turn: bool, capfd: pytest.CaptureFixture[str]) -> None:
    """Of a simultaneous game it looks at the first state alone, so it is run turn by turn as well.

    That state of Nort has no secrets yet, so it cannot be asked for any there.
    """
    name = short_name(game)
    load_it = pyspiel.load_game_as_turn_based if turn_by_turn else pyspiel.load_game
    spared = {"test_private_information_contents"} if name == "python_ludotek_nort" and not turn_by_turn else set()
    run(api_test.EnforceAPIOnPartialTreeBase, name, load_it(name, small(game)), spared)


def test_openspiels_api_test_passes_on_the_whole_tree_of_kuhn_poker(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the numbers of nodes and of information states that OpenSpiel has for its own Kuhn poker."""
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, "poker", api_test.TOTAL_NUM_STATES["kuhn_poker"])
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, "poker", api_test.PERFECT_RECALL_NUM_STATES["kuhn_poker"])
    run(api_test.EnforceAPIOnFullTreeBase, "poker", load(poker.GAME))


def run(suite: type[unittest.TestCase], name: str, game: Any, spared: Collection[str] = ()) -> None:
    case = type(f"{suite.__name__}_{name}", (suite,), {"game_name": name, "game": game, **dict.fromkeys(spared)})
    outcome = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(outcome)
    assert outcome.testsRun > 0
    assert not outcome.errors + outcome.failures, outcome.errors + outcome.failures


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: str(path.stem))
def test_a_golden_playthrough_comes_out_as_it_was_written(path: Path) -> None:
    written, again = generate_playthrough.replay(str(path))
    assert readable(again) == written, "if the change is meant: python -m tests.adapters.playthroughs"


def test_every_game_of_the_house_has_a_golden_playthrough() -> None:
    assert {short_name(game) for game in games()} <= {path.stem.partition("(")[0] for path in PLAYTHROUGHS}


def test_types_are_what_the_games_are() -> None:
    kinds = pyspiel.GameType
    novem, cards = load(games()[0]).get_type(), load(poker.GAME).get_type()
    assert novem.dynamics == kinds.Dynamics.SIMULTANEOUS
    assert cards.dynamics == kinds.Dynamics.SEQUENTIAL
    for found in (novem, cards):
        assert found.information == kinds.Information.IMPERFECT_INFORMATION
        assert found.chance_mode == kinds.ChanceMode.EXPLICIT_STOCHASTIC
        assert found.utility == kinds.Utility.ZERO_SUM
    assert load(race.GAME).get_type().utility == kinds.Utility.GENERAL_SUM


@by_id
def test_chance_has_the_odds_of_the_rules(game: Game) -> None:
    for state in walk(load(game).new_initial_state(), 1):
        moves = state.get_type() != pyspiel.StateType.TERMINAL and state.moment.position.moves(CHANCE)
        if moves and state.is_chance_node():
            odds = state.moment.position.odds() or [1] * len(moves)
            expected = {move: weight / sum(odds) for move, weight in zip(moves, odds, strict=True)}
            assert dict(state.chance_outcomes()) == pytest.approx(expected)


def test_who_is_first_in_a_race_is_a_toss_of_a_coin() -> None:
    state = load(race.GAME).new_initial_state()
    state.apply_action(1)
    state.apply_actions([2, 2])
    assert [odds for _, odds in state.chance_outcomes()] == [0.5, 0.5]
    state.apply_action(state.chance_outcomes()[1][0])
    assert state.moment.position.key()[2] == (0, 1)


def test_when_all_wait_in_a_race_time_passes() -> None:
    state = load(race.GAME).new_initial_state()
    state.apply_action(1)
    state.apply_actions([race.GAME.moves, race.GAME.moves])
    assert [state.action_to_string(action) for action, _ in state.chance_outcomes()] == ["next"]


@by_id
def test_a_resampled_state_looks_the_same_to_its_player_and_keeps_nothing_of_the_truth(game: Game) -> None:
    luck, varied = random.Random(2), 0
    for seed in range(6):
        for state in sparsely(walk(load(game).new_initial_state(), seed)):
            if state.is_chance_node() or state.is_terminal():
                continue
            for player in range(state.num_players()):
                resampled = state.resample_from_infostate(player, luck.random)
                assert resampled.information_state_string(player) == state.information_state_string(player)
                assert resampled.information_state_tensor(player) == state.information_state_tensor(player)
                assert resampled.current_player() == state.current_player()
                assert resampled.legal_actions(player) == state.legal_actions(player)
                assert resampled.history() == []
                varied += str(resampled) != str(state)
    if game is poker.GAME:
        assert varied > 0


def test_what_was_told_to_one_seat_alone_is_in_its_information_state_alone() -> None:
    states = []
    for second in (1, 2):
        state = load(poker.GAME).new_initial_state()
        state.apply_action(0)
        state.apply_action(second)
        states.append(state)
    assert states[0].information_state_string(0) == states[1].information_state_string(0)
    assert states[0].information_state_tensor(0) == states[1].information_state_tensor(0)
    assert states[0].information_state_string(1) != states[1].information_state_string(1)
    assert states[0].information_state_tensor(1) != states[1].information_state_tensor(1)


@by_id
def test_copies_are_independent_and_survive_pickling(game: Game) -> None:
    for state in sparsely(walk(load(game).new_initial_state(), 4)):
        told = str(state), state.history()
        for twin in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert (str(twin), twin.history()) == told
            for _ in islice(walk(twin, 5), STRETCH):
                pass
            assert (str(state), state.history()) == told


def test_options_are_parameters_and_survive_the_name_of_the_game() -> None:
    loaded = load(games()[0], layout="492357816", totals="open")
    again = pyspiel.load_game(str(loaded))
    assert str(again) == str(loaded)
    assert again.options.layout == "492357816"
