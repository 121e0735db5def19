"""The Beast cards that bear on Travel, Muster, Trade, Recover and Rest, or persist."""

from __future__ import annotations

import pytest

from ludotek.games.oath.catalogue import BEAST, ORDER, card
from ludotek.games.oath.marks import EMPTY, NOBODY
from tests.games.oath.cards.tables import do, drain, offers, sent
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    COAST,
    MOUNTAIN,
    PLAINS,
    RED,
    advise,
    arm,
    beginning,
    enrich,
    hand,
    lay,
    offered,
    reds,
    station,
    swear_in,
    table,
    turn_of,
)

# Birdsong.


@pytest.mark.parametrize(
    ("id", "name", "supply"), [("wolves", "Wolves", 7), ("tents", "Tents", 7), ("keep", "Keep", 6)]
)
def test_birdsong_saves_supply_with_beasts_and_nomads(id: str, name: str, supply: int) -> None:
    """Ruling O67."""
    game = reds("birdsong")
    lay(game, PLAINS, id)
    do(game, f"trade a secret with {name}")
    assert game.supply[RED] == supply


# Small Friends.


def test_small_friends_trade_where_there_are_beasts_with_what_helps_there() -> None:
    """Ruling O64."""
    game = reds("small_friends", "errand_boy")
    lay(game, MOUNTAIN, "the_old_oak")
    do(game, "use Small Friends", "site provinces-1")
    assert set(beginning(game, "trade favor with")) == {"Taming Charm", "The Old Oak"}
    do(game, "trade favor with The Old Oak")
    assert (game.secrets[RED], game.pawn[RED], game.stand) == (7, PLAINS, NOBODY)


def test_small_friends_leave_behind_what_would_help_where_the_pawn_stands() -> None:
    """Ruling O64: Awaited Return lies at Plains, which Red does not rule; at Mountain it is of no use."""
    # Ruling: small-friends 1
    game = reds("small_friends")
    lay(game, PLAINS, "awaited_return")
    lay(game, MOUNTAIN, "wolves")
    assert "use Awaited Return" in offered(game)
    do(game, "use Small Friends", "site provinces-1")
    assert "use Awaited Return" not in offered(game)


def test_small_friends_are_not_at_sites_without_beasts_nor_where_one_stands() -> None:
    """Ruling O64."""
    game = reds("small_friends")
    assert "use Small Friends" not in offered(game)
    lay(game, PLAINS, "wolves")
    assert "use Small Friends" not in offered(game)
    lay(game, COAST, "errand_boy")
    do(game, "use Small Friends")
    assert offered(game) == ["site hinterland-1"]


# Grasping Vines.


@pytest.mark.parametrize(("ruler", "left"), [(CHANCELLOR, 2), (NOBODY, 3), (RED, 3), (BLUE, 3)])
def test_vines_grasp_enemies_who_leave_a_site_of_their_rulers(ruler: int, left: int) -> None:
    """Ruling O63."""
    game = reds()
    lay(game, COAST, "grasping_vines")
    station(game, COAST, max(ruler, 0), 0 if ruler == NOBODY else 1)
    do(game, "travel to provinces-1")
    assert game.board[RED] == left


def test_vines_grasp_those_who_are_sent_and_bandits_vines_everybody_who_leaves_bandits() -> None:
    """Ruling O63."""
    # Ruling: grasping-vines 1
    game = reds()
    lay(game, COAST, "grasping_vines")
    sent(game, BLUE, RED, "provinces-1")
    assert game.board[BLUE] == 2
    game = reds()
    lay(game, COAST, "grasping_vines")
    for slot in (COAST, PLAINS):
        station(game, slot, CHANCELLOR, 0)
    do(game, "travel to provinces-1")
    assert game.board[RED] == 2
    arm(game, RED, 0)
    game.pawn[RED] = PLAINS
    do(game, "travel to provinces-1")
    assert game.board[RED] == 0


def test_vines_do_not_grasp_the_empire_at_home() -> None:
    game = reds()
    swear_in(game, RED)
    lay(game, COAST, "grasping_vines")
    do(game, "travel to provinces-1")
    assert game.board[RED] == 3


# Vow of Poverty.


def test_the_poor_gain_no_favor_by_trading_whatever_signals_say() -> None:
    game = do(reds("vow_of_poverty", "secret_signal", "scouts"), "trade a secret with Longbows")
    assert (game.favor[RED], game.banks[ORDER]) == (4, 3)


def test_careless_favor_is_denied_to_the_poor() -> None:
    # Ruling: vow-of-poverty 1
    game = turn_of(table(), CHANCELLOR)
    enrich(game, CHANCELLOR, 2)
    advise(game, CHANCELLOR, "vow_of_poverty")
    advise(game, CHANCELLOR, "garrison")
    advise(game, CHANCELLOR, "scouts")
    game.reliquary[2] = EMPTY
    secrets = game.secrets[CHANCELLOR]
    do(game, "trade favor with Longbows")
    assert (game.favor[CHANCELLOR], game.secrets[CHANCELLOR]) == (0, secrets + 1)


def test_the_poor_take_two_favor_as_they_rest_if_they_have_none() -> None:
    game = do(reds("vow_of_poverty", favor=0), "rest", "use Vow of Poverty", "bank of beast")
    assert (game.favor[RED], game.banks[BEAST]) == (2, 1)
    assert "use Vow of Poverty" not in offered(do(reds("vow_of_poverty", favor=1), "rest"))


def test_the_poor_take_what_the_bank_has() -> None:
    game = reds("vow_of_poverty", favor=0)
    drain(game, BEAST, 1)
    do(game, "rest", "use Vow of Poverty", "bank of beast")
    assert (game.favor[RED], game.banks[BEAST]) == (1, 0)


# Vow of Beastkin.


def test_beastkin_muster_only_with_their_own_suits_and_one_more() -> None:
    game = reds("vow_of_beastkin")
    lay(game, PLAINS, "wolves")
    assert offers(game, "muster on Longbows", "muster on Wolves") == [False, True]
    do(game, "muster on Wolves")
    assert game.board[RED] == 6
    advise(game, RED, "scouts")
    assert "muster on Longbows" in offered(game)


def test_beastkin_and_a_ring_add_up() -> None:
    game = reds("vow_of_beastkin", "scouts")
    hand(game, RED, "ring_of_devotion")
    do(game, "muster on Longbows")
    assert (game.board[RED], game.favor_on[card("longbows")]) == (8, 1)
