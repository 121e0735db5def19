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
    """§35."""
    game = table()
    raise_banner(game, RED, 0, 3)
    game.banks[4] -= 2
    game.pool += 2
    turn_of(game, RED)
    assert offered(game) == ["add a favor", "bank of beast"]
    play(game, "bank of beast")
    assert (game.tokens[0], game.banks[4]) == (2, 2)


def test_with_one_favor_on_it_the_peoples_favor_must_be_fed() -> None:
    """§35."""
    game = table()
    raise_banner(game, RED, 0, 1)
    turn_of(game, RED)
    assert offered(game) == ["add a favor"]


def test_six_favor_turn_it_to_the_mob_which_asks_twice() -> None:
    """§35."""
    game = table()
    raise_banner(game, RED, 0, 5)
    enrich(game, RED, 4)
    play(turn_of(game, RED), "add a favor")
    assert game.is_mob
    turn_of(game, RED)
    play(game, "add a favor", "add a favor")
    assert game.tokens[0] == 8


@pytest.mark.parametrize(
    ("id", "moves"),
    [
        ("mine", ["take a favor", "done"]),
        ("salt_flats", ["take a favor", "take a secret", "done"]),
        ("drowned_city", ["take a secret", "done"]),
    ],
)
def test_opportunity_sites_offer_what_still_lies_there(id: str, moves: list[str]) -> None:
    """§37 and §53."""
    game = table()
    game.at[0] = -100
    game.cards.bags[0].insert(3, card("longbows"))
    game.world.insert(0, -1)
    site(game, PLAINS, id)
    turn_of(game, RED)
    assert offered(game) == moves
    play(game, moves[0])
    assert (game.favor[RED], game.secrets[RED]) == ((2, 1) if moves[0] == "take a favor" else (1, 2))


@pytest.mark.parametrize(("banked", "supply"), [(11, 6), (9, 6), (8, 5), (4, 5), (3, 4), (0, 4)])
def test_an_exile_refreshes_by_the_warbands_in_its_bank(banked: int, supply: int) -> None:
    """§40."""
    game = turn_of(table(), RED)
    arm(game, RED, 14 - banked)
    game.supply[RED] = game.unspent = 0
    play(game, "rest")
    assert game.supply[RED] == supply


@pytest.mark.parametrize(("banked", "supply"), [(18, 6), (17, 5), (11, 5), (10, 4), (4, 4), (3, 3)])
def test_the_chancellor_refreshes_by_other_bands(banked: int, supply: int) -> None:
    """§40."""
    game = table()
    arm(game, CHANCELLOR, game.board[CHANCELLOR] + game.barracks[CHANCELLOR] - banked)
    game.supply[CHANCELLOR] = game.unspent = 0
    play(game, "rest")
    assert game.supply[CHANCELLOR] == supply


def test_a_citizen_copies_the_chancellors_supply_and_adds_what_it_left() -> None:
    """§40, §41 and §157."""
    game = table()
    swear_in(game, RED)
    turn_of(game, RED)
    game.supply[CHANCELLOR] = 3
    game.supply[RED] = game.unspent = 2
    play(game, "rest")
    assert game.supply[RED] == 5


def test_rest_returns_favor_to_banks_and_all_secrets_to_the_resting_player() -> None:
    """§39."""
    game = turn_of(table(), RED)
    game.favor_on[card("longbows")] = 1
    game.pool -= 1
    game.secrets_on[card("elders")] = 2
    game.flipped[RED] = 1
    play(game, "rest")
    assert game.banks[2] == 4
    assert (game.secrets[RED], game.flipped[RED]) == (4, 0)


def test_warbands_move_between_board_and_ruled_site_but_the_last_one_stays() -> None:
    """§55."""
    game = table()
    assert beginning(game, "lift") == ["1 warbands"]
    assert beginning(game, "station") == ["1 warbands", "2 warbands", "3 warbands"]
    play(game, "station 3 warbands", "lift 4 warbands")
    assert (game.board[CHANCELLOR], game.garrison[PLAINS]) == (4, 1)


def test_an_exile_moves_no_warbands_where_it_does_not_rule() -> None:
    """§14, §55 and §180."""
    game = turn_of(table(), RED)
    assert beginning(game, "station") == beginning(game, "lift") == []


def test_a_citizen_lifts_warbands_only_with_the_chancellors_permission() -> None:
    """§55."""
    game = table()
    swear_in(game, RED)
    turn_of(game, RED)
    play(game, "lift 1 warbands")
    assert game.asked == CHANCELLOR
    play(game, "no")
    assert game.garrison[PLAINS] == 2
    play(game, "lift 1 warbands", "yes")
    assert (game.garrison[PLAINS], game.board[RED]) == (1, 4)


def test_imperial_players_at_one_site_hand_over_warbands_with_consent() -> None:
    """§55 and §180."""
    game = table()
    swear_in(game, RED)
    play(game, "hand warbands to red", "number 2")
    assert game.asked == RED
    play(game, "yes")
    assert (game.board[CHANCELLOR], game.board[RED]) == (1, 5)


def test_warbands_go_to_and_fro_only_so_often() -> None:
    """Ruling O4."""
    game = table()
    for _ in range(4):
        play(game, "station 1 warbands", "lift 1 warbands")
    assert beginning(game, "lift") == []


def test_a_peek_shows_a_relic_to_the_peeker_alone() -> None:
    """§55."""
    game = turn_of(table(), BLUE)
    game.pawn[BLUE] = 2
    play(game, "peek at relic 1", "turns up Map")
    assert game.cards.seen[card("map")] == 1 << BLUE
    assert beginning(game, "peek") == []


def test_the_next_player_follows_and_after_the_last_a_round_is_over() -> None:
    """§34."""
    game = table(players=2)
    play(game, "rest")
    assert game.turn == RED
    play(game, "rest")
    assert (game.turn, game.round) == (CHANCELLOR, 2)


def test_a_station_of_another_colour_is_none_of_yours() -> None:
    game = table()
    station(game, PLAINS, BLUE, 3)
    turn_of(game, CHANCELLOR)
    assert beginning(game, "lift") == []
    lay(game, PLAINS, "keep")
    assert "use Keep" not in offered(game)
