"""Random agents play every game to its end in what others have built around OpenSpiel's and PettingZoo's games."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms.random_agent import RandomAgent
from shimmy.openspiel_compatibility import OpenSpielCompatibilityV0

from ludotek.adapters.openspiel import short_name
from ludotek.core.game import Game
from ludotek.games import games
from tests.tables import small

FORMS = {"as it is": pyspiel.load_game, "turn by turn": pyspiel.load_game_as_turn_based}
OPTIONS: dict[str, list[dict[str, Any]]] = {  # the tables at which a game asks its seats in other ways
    "novem": [{}, {"board": "small"}, {"decider": True}],
    "nort": [{}, {"mode": "race"}],
    "nos": [{}, {"pace": "beat"}, {"drivers": 3}, {"drivers": 1}],
}
TABLES = [(game, options) for game in games() for options in OPTIONS.get(game.id, [small(game)])]

at_every_table = pytest.mark.parametrize(("game", "options"), TABLES, ids=lambda part: str(getattr(part, "id", part)))
in_every_form = pytest.mark.parametrize("form", FORMS)


@at_every_table
@in_every_form
def test_random_agents_play_to_the_end_in_openspiels_rl_environment(
    game: Game, options: dict[str, Any], form: str
) -> None:
    loaded = FORMS[form](short_name(game), options)
    luck = rl_environment.ChanceEventSampler(seed=1)
    environment = rl_environment.Environment(loaded, chance_event_sampler=luck, enable_legality_check=True)
    np.random.seed(1)  # the only luck that OpenSpiel's random agents know
    agents = [RandomAgent(player, loaded.num_distinct_actions()) for player in range(loaded.num_players())]
    seen = environment.reset()
    while not seen.last():
        asked = [agents[seen.observations["current_player"]]] if environment.is_turn_based else agents
        seen = environment.step([agent.step(seen).action for agent in asked])
    assert seen.rewards == environment.get_state.returns()


@at_every_table
@in_every_form
def test_random_agents_play_to_the_end_under_shimmy(game: Game, options: dict[str, Any], form: str) -> None:
    loaded = FORMS[form](short_name(game), options)
    environment = OpenSpielCompatibilityV0(env=loaded, config=loaded.get_parameters())
    environment.reset(seed=1)
    chosen = np.random.default_rng(1)
    for _ in environment.agent_iter():
        _, _, is_over, is_cut_short, info = environment.last()
        assert not is_cut_short
        environment.step(None if is_over else int(chosen.choice(np.flatnonzero(info["action_mask"]))))
    assert environment.game_state.is_terminal()


def test_a_seat_that_is_not_asked_can_only_wait_where_another_chooses() -> None:
    state = pyspiel.load_game("python_ludotek_nort").new_initial_state()
    while state.is_chance_node() or len(state.moment.position.acting()) == 2:
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        else:
            state.apply_actions([state.legal_actions(player)[0] for player in (0, 1)])
    (asked,) = state.moment.position.acting()
    assert state.is_simultaneous_node()
    assert state.legal_actions(asked) == sorted(state.moment.position.moves(asked))
    assert [state.action_to_string(1 - asked, action) for action in state.legal_actions(1 - asked)] == ["wait"]


WITHOUT_ENCODING = """
import warnings
import ludotek.games as house
from ludotek.core.parts import Part
from ludotek.games.novem import NovemGame

class Patience(NovemGame):
    id, title = "patience", "Patience"
    encoding = Part()

everything = [*house.games(), Patience()]
house.games = lambda: everything
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    import ludotek.adapters.openspiel
import pyspiel
print(*(warning.message for warning in told), sep="\\n")
print(sorted(name for name in pyspiel.registered_names() if "ludotek" in name))
"""


def test_a_game_without_an_encoding_is_left_out_with_a_warning_that_names_it() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT_ENCODING], capture_output=True, text=True, check=True)
    told, registered = done.stdout.splitlines()
    assert told == "Patience has no encoding, so learners cannot see it. OpenSpiel does without it."
    assert registered == str(sorted(short_name(game) for game in games()))
