"""The Hearth suit: what is done when a card is played, and what bears on Search and advisers."""

from __future__ import annotations

import pytest

from ludotek.games.oath.catalogue import HEARTH, NOMAD, ORDER, RELIC, card
from ludotek.games.oath.marks import PEOPLES_FAVOR
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.realm import cards_at, matching_advisers, traders_of
from tests.games.oath.cards.search_table import drawn, go, held, pile
from tests.games.oath.scenario import (
    BLUE,
    COAST,
    PLAINS,
    RED,
    advise,
    beginning,
    hand,
    lay,
    let_chance,
    offered,
    raise_banner,
    reds,
    site,
    station,
)

# Crop Rotation.


def full(*advisers: str) -> Oath:
    """Plains have no room left."""
    game = reds(*advisers)
    lay(game, PLAINS, "tents")
    lay(game, PLAINS, "wolves")
    return game


def test_crop_rotation_may_discard_a_denizen_where_a_card_is_played() -> None:
    game = drawn(full("crop_rotation"), "scouts")
    go(game, "site cradle-1")
    assert offered(game) == ["card Longbows", "card Tents", "card Wolves"]  # there is no room
    go(game, "card Tents")
    assert cards_at(game, PLAINS) == [card("longbows"), card("wolves"), card("scouts")]


def test_crop_rotation_need_not_be_used_where_there_is_room_and_helps_facedown_advisers_too() -> None:
    """Ruling O45."""
    game = held(reds("crop_rotation"), "tents", "site cradle-1")
    assert offered(game) == ["card Longbows", "done"]
    go(game, "done")
    assert cards_at(game, PLAINS) == [card("longbows"), card("tents")]


def test_without_crop_rotation_a_full_site_takes_no_card() -> None:
    assert "site cradle-1" not in offered(drawn(full(), "scouts"))


def test_crop_rotation_combines_with_the_peoples_favor() -> None:
    # Ruling: crop-rotation 1
    game = full("crop_rotation")
    raise_banner(game, RED, PEOPLES_FAVOR)
    site(game, 1, "river")
    lay(game, 1, "keep")
    lay(game, 1, "elders")
    drawn(game, "scouts")
    go(game, "site cradle-1", "card Elders", "card Tents")
    assert cards_at(game, 1) == [card("keep")]
    assert cards_at(game, PLAINS) == [card("longbows"), card("wolves"), card("scouts")]


def test_crop_rotation_does_not_discard_itself() -> None:
    """Ruling O45."""
    game = reds()
    site(game, 1, "river")
    game.pawn[RED] = 1
    lay(game, 1, "crop_rotation")
    lay(game, 1, "tents")
    go(drawn(game, "scouts"), "site cradle-2")
    assert offered(game) == ["card Tents"]
    game = reds()
    site(game, 1, "mine")
    game.pawn[RED] = 1
    lay(game, 1, "crop_rotation")
    assert "site cradle-2" not in offered(drawn(game, "scouts"))


# Land Warden.


def warden(*ids: str) -> Oath:
    game = reds("land_warden")
    game.facedown[RED].clear()
    pile(game, 0, *ids)
    return go(game, "use Land Warden", "search the discards of the cradle")


def test_a_land_warden_plays_two_cards() -> None:
    game = warden("tents", "scouts", "wolves")
    go(game, "card Wolves")
    assert offered(game) == ["card Scouts", "card Tents", "done"]
    go(game, "card Tents", "site cradle-1", "adviser facedown")
    assert cards_at(game, PLAINS) == [card("longbows"), card("wolves")]
    assert game.facedown[RED] == [card("tents")]
    assert game.discards[1][-1] == card("scouts")
    assert game.favor_on[card("land_warden")] == 1


def test_of_a_land_wardens_two_cards_one_goes_to_a_site() -> None:
    # Ruling: land-warden 1
    game = warden("tents", "scouts", "wolves")
    go(game, "card Wolves", "card Tents", "adviser faceup")
    assert offered(game) == ["site cradle-1", "discard it"]
    game = warden("tents", "scouts", "wolves")
    go(game, "card Wolves", "card Tents", "discard it")
    assert "adviser faceup" in offered(game)


def test_a_land_warden_may_keep_one_card_alone() -> None:
    game = warden("tents", "scouts", "wolves")
    go(game, "card Wolves", "done", "card Tents")
    assert game.discards[1][-2:] == [card("tents"), card("scouts")]
    go(game, "adviser faceup")
    assert "rest" in offered(game)


def test_the_peoples_favor_helps_both_of_a_land_wardens_cards() -> None:
    # Ruling: land-warden 1
    game = reds("land_warden")
    raise_banner(game, RED, PEOPLES_FAVOR)
    site(game, 1, "river")
    pile(game, 0, "tents", "scouts")
    go(game, "use Land Warden", "search the discards of the cradle", "card Tents", "card Scouts")
    go(game, "site cradle-2", "card Longbows", "site cradle-1", "card Tents")
    assert (cards_at(game, PLAINS), cards_at(game, 1)) == ([card("scouts")], [])


# Family Heirloom.


def test_a_family_heirloom_is_looked_at_and_kept_or_put_under_the_deck() -> None:
    game = held(reds(), "family_heirloom")
    relic = offered(game)[0].removeprefix("turns up ")
    go(game, f"turns up {relic}")
    kept = go(game.copy(), "yes")
    top = game.relic_deck[-1]
    assert kept.holder[top - RELIC] == RED
    assert len(kept.relic_deck) == len(game.relic_deck) - 1
    buried = go(game, "no")
    assert (buried.relic_deck[0], buried.holder[top - RELIC]) == (top, -1)
    assert not buried.cards.knows(BLUE, top)


# News from Afar.


def test_news_from_afar_make_a_search_free() -> None:
    game = reds("news_from_afar")
    game.supply[RED] = 0
    go(game, "use News from Afar")
    assert "search the world deck" in offered(game)
    go(game, "search the discards of the cradle")
    assert game.supply[RED] == 0
    assert game.favor_on[card("news_from_afar")] == 2


# Fabled Feast.


@pytest.mark.parametrize(("where", "favor"), [("adviser faceup", 3), ("site cradle-1", 2)])
def test_a_fabled_feast_takes_a_favor_for_each_hearth_card_that_is_ruled(where: str, favor: int) -> None:
    """Ruling O46: Plains are the Chancellor's."""
    game = reds("storyteller")
    game.facedown[RED].clear()
    lay(game, COAST, "wayside_inn")
    station(game, COAST, RED, 1)
    held(game, "fabled_feast", where)
    before = game.favor[RED]
    go(game, "bank of nomad")
    assert game.favor[RED] - before == favor


def test_a_marriage_is_two_at_a_fabled_feast() -> None:
    game = reds("marriage")
    held(game, "fabled_feast")
    go(game, "bank of nomad")
    assert game.favor[RED] == 7


# Book Binders and Saddle Makers.


@pytest.mark.parametrize(("id", "how"), [("vision_of_faith", "reveal the vision"), ("conspiracy", "adviser faceup")])
def test_book_binders_gain_two_favor_when_another_player_reveals_a_vision(id: str, how: str) -> None:
    # Ruling: book-binders 1
    game = reds()
    advise(game, BLUE, "book_binders")
    held(game, id, how)
    assert game.asked == BLUE
    favor = game.favor[BLUE]
    go(game, "bank of nomad")
    assert game.favor[BLUE] == favor + 2


def test_book_binders_do_not_hear_their_own_player_nor_denizens() -> None:
    game = reds("book_binders")
    held(game, "vision_of_faith", "reveal the vision")
    assert game.asked == RED and "rest" in offered(game)
    game = reds()
    advise(game, BLUE, "book_binders")
    assert held(game, "tents").asked == RED


@pytest.mark.parametrize(("id", "suit", "gained"), [("tents", NOMAD, 2), ("scouts", ORDER, 2), ("wolves", HEARTH, 0)])
def test_saddle_makers_gain_two_favor_of_the_bank_of_a_nomad_or_order_card(id: str, suit: int, gained: int) -> None:
    game = reds()
    advise(game, BLUE, "saddle_makers")
    favor, bank = game.favor[BLUE], game.banks[suit]
    held(game, id)
    assert (game.favor[BLUE] - favor, bank - game.banks[suit]) == (gained, gained)


def test_saddle_makers_hear_no_facedown_card_and_no_card_of_their_own_player() -> None:
    game = reds()
    advise(game, BLUE, "saddle_makers")
    favor = game.favor[BLUE]
    go(drawn(game, "tents"), "adviser facedown")
    assert game.favor[BLUE] == favor
    assert held(reds("saddle_makers"), "tents").favor[RED] == 4


def test_saddle_makers_come_after_the_favor_of_a_site_and_before_what_the_card_does() -> None:
    # Ruling: saddle-makers 1
    game = reds()
    advise(game, BLUE, "saddle_makers")
    game.pool += game.banks[NOMAD] - 2
    game.banks[NOMAD] = 2
    favor = game.favor[BLUE]
    held(game, "the_gathering", "site cradle-1")
    assert game.favor[RED] == 5
    assert game.favor[BLUE] == favor + 1  # all that is left, while the Gathering still asks
    assert "rest" not in offered(game)


# Salad Days.


def test_salad_days_bring_a_favor_of_three_banks_besides_that_of_the_site() -> None:
    # Ruling: salad-days 1
    game = held(reds(), "salad_days", "site cradle-1")
    assert game.favor[RED] == 5
    go(game, "bank of nomad")
    assert beginning(game, "bank of") == ["discord", "arcane", "order", "hearth", "beast"]
    go(game, "bank of beast", "bank of order")
    assert game.favor[RED] == 8
    assert "rest" in offered(game)


def test_salad_days_end_with_the_banks() -> None:
    game = reds()
    for bank in (0, 1, 2, 3):
        game.pool += game.banks[bank]
        game.banks[bank] = 0
    held(game, "salad_days")
    go(game, "bank of beast", "bank of nomad")
    assert "rest" in offered(game)


# Marriage.


def test_a_marriage_counts_twice_and_takes_one_place() -> None:
    """§164."""
    game = reds("marriage", "scouts")
    game.facedown[RED].clear()
    assert matching_advisers(game, RED, HEARTH) == traders_of(game, RED, HEARTH) == 2
    held(game, "wolves")
    assert len(game.advisers[RED]) == 3


def test_a_marriage_trades_as_two() -> None:
    # Ruling: marriage 1
    game = reds("marriage")
    lay(game, PLAINS, "storyteller")
    go(game, "trade favor with Storyteller")
    assert game.secrets[RED] == 6


def test_a_marriage_alone_is_enough_for_a_conspiracy() -> None:
    # Rulings: marriage 1; conspiracy 1
    game = reds("marriage")
    hand(game, BLUE, "map")
    advise(game, BLUE, "storyteller")
    held(game, "conspiracy")
    assert offered(game) == ["card Map", "done"]


def test_hidden_relics_of_an_heirloom_are_known_to_its_player_alone() -> None:
    game = let_chance(held(reds(), "family_heirloom"))
    assert game.cards.knows(RED, game.relic_deck[-1])
    assert not game.cards.knows(BLUE, game.relic_deck[-1])
