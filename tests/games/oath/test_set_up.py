"""Set-up."""

from __future__ import annotations

import pytest

from ludotek.core.position import SPECTATOR
from ludotek.games.oath import GAME
from ludotek.games.oath.audit import faults
from ludotek.games.oath.catalogue import FIRST_GAME, IDS, NAMES, SITE, SUIT, card
from ludotek.games.oath.view import OathView
from tests.games.oath.scenario import CHANCELLOR, COAST, MOUNTAIN, PLAINS, table


def test_there_are_198_denizens_33_of_a_suit_and_9_of_each_in_the_first_game() -> None:
    assert [SUIT[:198].count(suit) for suit in range(6)] == [33] * 6
    assert [SUIT[:FIRST_GAME].count(suit) for suit in range(6)] == [9] * 6
    assert len(set(IDS)) == len(set(NAMES)) == len(IDS) == 247


def test_the_first_map_has_a_faceup_site_at_the_top_of_each_region() -> None:
    p = table()
    assert [p.map[slot] for slot in (PLAINS, MOUNTAIN, COAST)] == [
        card("plains"),
        card("mountain"),
        card("rocky_coast"),
    ]
    assert [slot for slot in range(8) if p.is_up[slot]] == [PLAINS, MOUNTAIN, COAST]
    assert [p.at[3 * slot] for slot in (PLAINS, MOUNTAIN, COAST)] == [
        card("longbows"),
        card("taming_charm"),
        card("elders"),
    ]


def test_the_chancellor_starts_with_three_warbands_on_the_board_four_at_sites_and_seventeen_in_the_bank() -> None:
    p = table()
    assert p.board[CHANCELLOR] == 3
    assert [p.garrison[slot] for slot in (PLAINS, MOUNTAIN, COAST)] == [2, 1, 1]
    assert p.barracks[CHANCELLOR] == 17


@pytest.mark.parametrize(("players", "favor"), [(2, 3), (4, 3), (5, 4), (6, 4)])
def test_banks_hold_three_favor_four_with_five_or_six_players(players: int, favor: int) -> None:
    assert table(players=players).banks == [favor] * 6


def test_everybody_has_favor_a_secret_full_supply_and_a_facedown_adviser() -> None:
    p = table()
    assert p.favor == [2, 1, 1, 1]
    assert p.secrets == [1] * 4
    assert p.supply == [7] * 4
    assert [len(pile) for pile in p.facedown] == [1] * 4


def test_every_discard_pile_begins_with_one_card_and_takes_what_players_discard() -> None:
    p = table()
    assert [len(pile) for pile in p.discards] == [1, 1 + 2 * 4, 1]  # all stand in the Cradle: Provinces are next


@pytest.mark.parametrize(("oath", "banner"), [("people", 0), ("devotion", 1)])
def test_two_oaths_give_the_chancellor_a_banner(oath: str, banner: int) -> None:
    p = table(oath=oath)
    assert p.banner[banner] == CHANCELLOR
    assert p.banner[1 - banner] == -1


def test_a_mountain_is_dealt_a_facedown_relic() -> None:
    p = table()
    assert p.ground[2 * MOUNTAIN] == -3  # the back of a relic


@pytest.mark.parametrize("players", range(2, 7))
def test_a_random_map_begins_well_too(players: int) -> None:
    p = table(players=players, map="random")
    assert faults(p) == ""
    assert [p.is_up[slot] for slot in (0, 2, 5)] == [True] * 3
    assert all(p.map[slot] >= SITE for slot in (0, 2, 5))


def test_nobody_else_sees_a_facedown_adviser() -> None:
    p = table()
    for seat in range(4):
        for observer in (*range(4), SPECTATOR):
            view = GAME.view(p, observer)
            assert isinstance(view, OathView)
            known = view.players[seat].facedown[0] >= 0
            assert known == (seat == observer)
