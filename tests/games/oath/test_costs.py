"""What every offered move costs and brings, as people are told it."""

from __future__ import annotations

import pytest

from ludotek.core.position import TURN
from ludotek.core.rng import Rng
from ludotek.games.oath import GAME
from ludotek.games.oath.costs import GOODS
from ludotek.games.oath.rules import Oath
from tests.games.oath.scenario import PLAINS, RED, arm, enrich, hide, lay, table


def told(game: Oath, words: str) -> dict[str, int]:
    """What a move changes, without what stays as it is."""
    moves = game.moves(game.asked)
    changed = GAME.changes(game, game.asked, moves)[moves.index(GAME.read(words))]
    return {good: change for good, change in changed.items() if change}


def test_muster_takes_supply_and_favor_and_brings_warbands() -> None:
    game = table(players=3)
    assert told(game, "muster on longbows") == {"supply": -1, "favor": -1, "warbands": 2}


def test_a_journey_costs_its_supply() -> None:
    """§175."""
    game = table(players=3)
    assert told(game, "travel to cradle-2") == {"supply": -1}
    assert told(game, "travel to hinterland-1") == {"supply": -4}


def test_a_power_costs_what_is_placed_and_burnt() -> None:
    """§129."""
    game = table(players=3)
    lay(game, PLAINS, "alchemist")
    game.secrets[0] = 3
    assert told(game, "use alchemist")["secrets"] == -2


def test_a_campaign_costs_two_supply() -> None:
    """§54."""
    assert told(table(players=3), "campaign against red") == {"supply": -2}


def test_an_answer_without_a_price_has_none() -> None:
    game = table(players=3)
    arm(game, 0, 5)
    assert told(game, "station 2 warbands") == {"warbands": -2}
    enrich(game, 0, 4)
    assert GAME.changes(game, 0, []) == []


@pytest.mark.parametrize("seed", range(3))
def test_what_a_move_changes_says_nothing_about_what_its_maker_cannot_see(seed: int) -> None:
    """On any table that the seat cannot tell from this one, the same is said."""
    rng = Rng(seed)
    game = table(players=4)
    for _ in range(150):
        seat = game.asked
        moves = game.moves(seat)
        if game.kind() == TURN:
            said = GAME.changes(game, seat, moves)
            assert GAME.changes(game.imagine(seat, rng), seat, moves) == said
            assert len(said) == len(moves)
        game.play(seat, rng.choice(moves))
        if not game.acting() and game.winner >= 0:
            return


def test_a_facedown_adviser_of_another_changes_no_price() -> None:
    game = table(players=3)
    before = GAME.changes(game, 0, game.moves(0))
    hide(game, RED, "naysayers")
    assert GAME.changes(game, 0, game.moves(0)) == before


def test_the_goods_are_named_as_the_language_files_name_them() -> None:
    assert GOODS == ("supply", "favor", "secrets", "facedown", "warbands")
