"""Citizens, Visions and the end of a game, as far as no other test says it."""

from __future__ import annotations

import pytest

from ludotek.core.position import OVER
from ludotek.games.oath.catalogue import card
from ludotek.games.oath.marks import NOBODY, VISIONARY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.victory import succeeds
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    COAST,
    MOUNTAIN,
    PLAINS,
    RED,
    YELLOW,
    act,
    advise,
    enrich,
    hand,
    hide,
    offered,
    play,
    raise_banner,
    station,
    swear_in,
    table,
    turn_of,
)


def envisioned(game: Oath, seat: int, goal: str) -> Oath:
    """A player has a revealed Vision, and three were drawn."""
    hide(game, seat, f"vision_of_{goal}")
    game.vision[seat] = game.facedown[seat].pop()
    game.visions_drawn = 3
    return game


# The Empire.


def test_a_new_citizen_has_all_its_supply() -> None:
    """§97."""
    game = table()
    game.supply[RED] = 2
    play(game, "offer citizenship to red", "the brutal space", "propose", "yes", "turns up Map")
    assert (game.supply[RED], game.asked) == (7, CHANCELLOR)  # whose turn it is, and who goes on


def test_an_exile_has_its_own_colour_again_and_the_empires_sites_stay_purple() -> None:
    """§100 and §192."""
    game = table()
    swear_in(game, RED)
    enrich(game, CHANCELLOR, 5)
    game.supply[RED] = 2
    purple = game.barracks[CHANCELLOR]
    play(game, "exile red")
    assert (game.board[RED], game.barracks[RED], game.barracks[CHANCELLOR]) == (3, 11, purple + 3)
    assert game.supply[RED] == 7
    assert [game.flag[slot] for slot in (PLAINS, MOUNTAIN, COAST)] == [CHANCELLOR] * 3


def test_traits_bind_nobody_while_their_spaces_are_full() -> None:
    """§101."""
    game = table()
    play(game, "trade a secret with Longbows")
    assert game.favor[CHANCELLOR] == 3
    game.visions_drawn = 3
    assert "search the world deck" in offered(game)


# Visions and Conspiracy.


def test_conspiracy_is_the_chancellors_too_and_leaves_the_game() -> None:
    """§107 and §108."""
    game = table()
    hide(game, CHANCELLOR, "conspiracy")
    hand(game, RED, "map")
    for seat, id in ((CHANCELLOR, "scouts"), (CHANCELLOR, "battle_honors"), (RED, "garrison")):
        advise(game, seat, id)
    act(game, "play facedown Conspiracy", "adviser faceup", "card Map")
    assert game.secrets[CHANCELLOR] == 0
    gone = card("conspiracy")
    assert not any(gone in pile for pile in (*game.hidden_piles(), *game.advisers, game.vision, game.at))
    assert not any(gone in bag for bag in game.cards.bags)


@pytest.mark.parametrize("goal", ["conquest", "rebellion", "sanctuary", "faith"])
def test_each_vision_has_a_goal_of_its_own(goal: str) -> None:
    """§106."""
    for fulfilled in ("conquest", "rebellion", "sanctuary", "faith"):
        game = envisioned(table(), RED, goal)
        if fulfilled == "conquest":
            station(game, MOUNTAIN, RED, 1)
            station(game, COAST, RED, 1)
        elif fulfilled == "sanctuary":
            hand(game, RED, "map")
            hand(game, RED, "whistle")
        else:
            raise_banner(game, CHANCELLOR, 1 if fulfilled == "rebellion" else 0)
            hand(game, CHANCELLOR, "whistle")
            raise_banner(game, RED, 0 if fulfilled == "rebellion" else 1)
        turn_of(game, RED)
        while game.kind() != OVER and "rest" not in offered(game):
            play(game, offered(game)[0])
        assert (game.kind() == OVER) == (fulfilled == goal), (goal, fulfilled)
        assert fulfilled != goal or (game.winner, game.ending()) == (RED, VISIONARY)


def test_a_tie_fulfils_no_vision_and_yet_keeps_the_title() -> None:
    """§110 and §112, ruling O3; §194."""
    game = envisioned(table(), RED, "conquest")
    station(game, MOUNTAIN, RED, 1)
    station(game, COAST, CHANCELLOR, 0)
    turn_of(game, RED)
    assert (game.kind() == OVER, game.keeper) == (False, CHANCELLOR)
    station(game, PLAINS, CHANCELLOR, 0)
    turn_of(game, RED)
    assert (game.winner, game.ending()) == (RED, VISIONARY)


# The end.


def test_the_title_stays_where_it_is_while_nobody_qualifies() -> None:
    """Ruling O1."""
    game = table(oath="people")
    game.banner[0] = NOBODY
    game.keeper, game.stirred = RED, True
    assert turn_of(game, CHANCELLOR).keeper == RED


def test_no_die_ends_a_round_in_which_an_exile_keeps_the_oath() -> None:
    """§113."""
    game = table(players=2, oath="devotion")
    raise_banner(game, RED, 1)
    turn_of(game, RED)
    game.round = 7
    play(game, "rest")
    assert (game.asked, game.round) == (CHANCELLOR, 8)


@pytest.mark.parametrize("early", [1, 2, 3, 4])
def test_no_die_ends_an_early_round(early: int) -> None:
    """§113."""
    game = turn_of(table(players=2), RED)
    game.round = early
    play(game, "rest")
    assert (game.asked, game.round) == (CHANCELLOR, early + 1)


def test_of_two_visions_the_first_in_order_wins_after_the_eighth_round() -> None:
    """§114."""
    for seats in ((RED, BLUE), (BLUE, RED)):
        game = table(oath="devotion")
        raise_banner(game, YELLOW, 1)
        envisioned(game, seats[0], "rebellion")
        envisioned(game, seats[1], "sanctuary")
        raise_banner(game, seats[0], 0)
        hand(game, seats[1], "map")
        hand(game, seats[1], "whistle")
        turn_of(game, YELLOW)
        game.round, game.is_usurper = 8, False
        assert play(game, "rest").winner == seats[0]


def test_under_devotion_the_successor_holds_the_scepter() -> None:
    """§115."""
    game = table(oath="devotion")
    swear_in(game, RED)
    assert not succeeds(game, RED)
    hand(game, RED, "the_grand_scepter")
    assert succeeds(game, RED)


def test_nobody_succeeds_the_chancellor_on_a_tie() -> None:
    """§115."""
    game = table()
    swear_in(game, RED)
    hand(game, RED, "map")
    assert not succeeds(game, RED)  # the Chancellor has the Scepter
    hand(game, RED, "whistle")
    assert succeeds(game, RED)
