"""Wake, Act and Rest; the minor actions."""

from __future__ import annotations

import pytest

from ludotek.games.oath.catalogue import card
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    PLAINS,
    RED,
    arm,
    beginning,
    enrich,
    lay,
    offered,
    play,
    raise_banner,
    site,
    station,
    swear_in,
    table,
    turn_of,
)


def test_the_peoples_favor_takes_a_favor_or_gives_one_to_the_poorest_bank() -> None:
    p = table()
    raise_banner(p, RED, 0, 3)
    p.banks[4] -= 2
    p.pool += 2
    turn_of(p, RED)
    assert offered(p) == ["add a favor", "bank of beast"]
    play(p, "bank of beast")
    assert (p.tokens[0], p.banks[4]) == (2, 2)


def test_with_one_favor_on_it_the_peoples_favor_must_be_fed() -> None:
    p = table()
    raise_banner(p, RED, 0, 1)
    turn_of(p, RED)
    assert offered(p) == ["add a favor"]


def test_six_favor_turn_it_to_the_mob_which_asks_twice() -> None:
    p = table()
    raise_banner(p, RED, 0, 5)
    enrich(p, RED, 4)
    play(turn_of(p, RED), "add a favor")
    assert p.is_mob
    turn_of(p, RED)
    play(p, "add a favor", "add a favor")
    assert p.tokens[0] == 8


@pytest.mark.parametrize(
    ("id", "moves"),
    [
        ("mine", ["take a favor", "done"]),
        ("salt_flats", ["take a favor", "take a secret", "done"]),
        ("drowned_city", ["take a secret", "done"]),
    ],
)
def test_opportunity_sites_offer_what_still_lies_there(id: str, moves: list[str]) -> None:
    p = table()
    p.at[0] = -100
    p.cards.bags[0].insert(3, card("longbows"))
    p.world.insert(0, -1)
    site(p, PLAINS, id)
    turn_of(p, RED)
    assert offered(p) == moves
    play(p, moves[0])
    assert (p.favor[RED], p.secrets[RED]) == ((2, 1) if moves[0] == "take a favor" else (1, 2))


@pytest.mark.parametrize(("banked", "supply"), [(11, 6), (9, 6), (8, 5), (4, 5), (3, 4), (0, 4)])
def test_an_exile_refreshes_by_the_warbands_in_its_bank(banked: int, supply: int) -> None:
    p = turn_of(table(), RED)
    arm(p, RED, 14 - banked)
    p.supply[RED] = p.unspent = 0
    play(p, "rest")
    assert p.supply[RED] == supply


@pytest.mark.parametrize(("banked", "supply"), [(18, 6), (17, 5), (11, 5), (10, 4), (4, 4), (3, 3)])
def test_the_chancellor_refreshes_by_other_bands(banked: int, supply: int) -> None:
    p = table()
    arm(p, CHANCELLOR, p.board[CHANCELLOR] + p.barracks[CHANCELLOR] - banked)
    p.supply[CHANCELLOR] = p.unspent = 0
    play(p, "rest")
    assert p.supply[CHANCELLOR] == supply


def test_a_citizen_copies_the_chancellors_supply_and_adds_what_it_left() -> None:
    p = table()
    swear_in(p, RED)
    turn_of(p, RED)
    p.supply[CHANCELLOR] = 3
    p.supply[RED] = p.unspent = 2
    play(p, "rest")
    assert p.supply[RED] == 5


def test_rest_returns_favor_to_banks_and_all_secrets_to_the_resting_player() -> None:
    p = turn_of(table(), RED)
    p.favor_on[card("longbows")] = 1
    p.pool -= 1
    p.secrets_on[card("elders")] = 2
    p.flipped[RED] = 1
    play(p, "rest")
    assert p.banks[2] == 4
    assert (p.secrets[RED], p.flipped[RED]) == (4, 0)


def test_warbands_move_between_board_and_ruled_site_but_the_last_one_stays() -> None:
    p = table()
    assert beginning(p, "lift") == ["1 warbands"]
    assert beginning(p, "station") == ["1 warbands", "2 warbands", "3 warbands"]
    play(p, "station 3 warbands", "lift 4 warbands")
    assert (p.board[CHANCELLOR], p.garrison[PLAINS]) == (4, 1)


def test_an_exile_moves_no_warbands_where_it_does_not_rule() -> None:
    p = turn_of(table(), RED)
    assert beginning(p, "station") == beginning(p, "lift") == []


def test_a_citizen_lifts_warbands_only_with_the_chancellors_permission() -> None:
    p = table()
    swear_in(p, RED)
    turn_of(p, RED)
    play(p, "lift 1 warbands")
    assert p.asked == CHANCELLOR
    play(p, "no")
    assert p.garrison[PLAINS] == 2
    play(p, "lift 1 warbands", "yes")
    assert (p.garrison[PLAINS], p.board[RED]) == (1, 4)


def test_imperial_players_at_one_site_hand_over_warbands_with_consent() -> None:
    p = table()
    swear_in(p, RED)
    play(p, "hand warbands to red", "number 2")
    assert p.asked == RED
    play(p, "yes")
    assert (p.board[CHANCELLOR], p.board[RED]) == (1, 5)


def test_warbands_go_to_and_fro_only_so_often() -> None:
    p = table()
    for _ in range(4):
        play(p, "station 1 warbands", "lift 1 warbands")
    assert beginning(p, "lift") == []


def test_a_peek_shows_a_relic_to_the_peeker_alone() -> None:
    p = turn_of(table(), BLUE)
    p.pawn[BLUE] = 2
    play(p, "peek at relic 1", "turns up Map")
    assert p.cards.seen[card("map")] == 1 << BLUE
    assert beginning(p, "peek") == []


def test_the_next_player_follows_and_after_the_last_a_round_is_over() -> None:
    p = table(players=2)
    play(p, "rest")
    assert p.turn == RED
    play(p, "rest")
    assert (p.turn, p.round) == (CHANCELLOR, 2)


def test_a_station_of_another_colour_is_none_of_yours() -> None:
    p = table()
    station(p, PLAINS, BLUE, 3)
    turn_of(p, CHANCELLOR)
    assert beginning(p, "lift") == []
    lay(p, PLAINS, "keep")
    assert "use Keep" not in offered(p)
