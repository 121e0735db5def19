"""The Nomad suit: what is done when a card is played, and what bears on Visions and advisers."""

from __future__ import annotations

import pytest

from ludotek.games.oath.catalogue import card
from ludotek.games.oath.marks import DARKEST_SECRET, EMPTY
from ludotek.games.oath.rules import Oath
from tests.games.oath.cards.search_table import drawn, go, held
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    COAST,
    PLAINS,
    RED,
    advise,
    beginning,
    hide,
    lay,
    let_chance,
    offered,
    raise_banner,
    reds,
    swear_in,
)

# Ancient Pact.


def test_an_ancient_pact_gives_the_darkest_secret_for_citizenship_and_a_relic() -> None:
    # Rulings: ancient-pact 1 2
    game = reds()
    raise_banner(game, RED, DARKEST_SECRET, 4)
    held(game, "ancient_pact")
    assert offered(game)[-1] == "no"
    go(game, "the careless space")
    let_chance(game)
    assert (game.banner[DARKEST_SECRET], game.tokens[DARKEST_SECRET]) == (CHANCELLOR, 4)  # nothing was seized
    assert game.citizens == 1 << RED
    assert RED in game.holder
    assert game.reliquary[2] == EMPTY
    assert (game.supply[RED], game.turn) == (7, BLUE)


def test_an_ancient_pact_may_be_declined_and_wants_the_darkest_secret_and_an_exile() -> None:
    # Ruling: ancient-pact 1
    game = reds()
    assert "rest" in offered(held(game, "ancient_pact"))
    game = reds()
    raise_banner(game, RED, DARKEST_SECRET)
    assert go(held(game, "ancient_pact"), "no").banner[DARKEST_SECRET] == RED
    game = reds()
    swear_in(game, RED)
    raise_banner(game, RED, DARKEST_SECRET)
    assert "rest" in offered(held(game, "ancient_pact"))


def test_an_ancient_pact_without_relics_is_a_plain_question() -> None:
    """Ruling O50."""
    game = reds()
    raise_banner(game, RED, DARKEST_SECRET)
    game.reliquary[:] = [EMPTY] * 4
    assert go(held(game, "ancient_pact"), "yes").citizens == 1 << RED


# Family Wagon.


def council(*ids: str) -> Oath:
    """Red's advisers, all of them faceup."""
    game = reds(*ids)
    game.facedown[RED].clear()
    return game


def test_a_family_wagon_joins_three_nomads_and_takes_any_number_more() -> None:
    # Ruling: family-wagon 1
    game = council("tents", "elders", "horse_archers")
    held(game, "family_wagon")
    held(game, "rain_boots")
    assert len(game.advisers[RED]) == 5


def test_a_family_wagon_has_one_place_for_everybody_else() -> None:
    """§164."""
    game = council("tents", "scouts", "wolves")
    held(game, "family_wagon")
    assert offered(game) == ["card Scouts", "card Wolves"]
    go(game, "card Wolves")
    held(game, "storyteller")
    assert offered(game) == ["card Scouts", "card Family Wagon"]  # without the wagon there are three places again
    go(game, "card Scouts")
    assert game.advisers[RED] == [card("tents"), card("family_wagon"), card("storyteller")]


def test_a_family_wagon_is_not_played_beside_two_locked_strangers() -> None:
    game = council("a_small_favor", "council_seat")
    hide(game, RED, "family_wagon")
    assert offered(go(game, "play facedown Family Wagon")) == ["discard it"]


def test_in_a_family_wagon_whoever_is_facedown_is_a_stranger() -> None:
    # Ruling: family-wagon 2
    game = council("family_wagon")
    hide(game, RED, "tents")
    drawn(game, "elders")
    go(game, "adviser facedown")
    assert "card Tents" in offered(game)


def test_a_pied_piper_can_always_follow_a_family_wagon() -> None:
    # Ruling: family-wagon 1
    game = council("family_wagon", "scouts")
    held(game, "pied_piper")
    assert len(game.advisers[RED]) == 3


def test_a_family_wagon_after_a_pied_piper_keeps_one_stranger_in_all() -> None:
    # Ruling: family-wagon 2
    game = council("scouts", "pied_piper")
    held(game, "family_wagon")
    assert offered(game) == ["card Scouts", "card Pied Piper"]


def test_the_lowest_limit_counts() -> None:
    """§163."""
    game = council("family_wagon", "insomnia")
    hide(game, RED, "scouts")
    assert offered(go(game, "play facedown Scouts"))[-2:] == ["adviser faceup", "discard it"]
    go(game, "adviser faceup")
    assert offered(game) == ["card Family Wagon"]


def test_everyone_knows_of_a_card_while_its_player_chooses_who_leaves_a_wagon() -> None:
    game = council("family_wagon", "scouts")
    held(game, "wolves")
    assert game.cards.knows(BLUE, card("wolves"))


# Twin Brother.


def test_a_twin_brother_may_change_places_with_a_nomad_of_another_player() -> None:
    # Ruling: twin-brother 1
    game = reds()
    advise(game, BLUE, "saddle_makers")
    advise(game, BLUE, "tents")
    advise(game, BLUE, "faithful_friend")  # which is locked
    advise(game, BLUE, "scouts")
    favor = game.favor[BLUE]
    held(game, "twin_brother")
    assert game.favor[BLUE] == favor + 2
    assert offered(game) == ["card Tents", "done"]
    assert go(game.copy(), "done").advisers[RED] == [card("twin_brother")]
    go(game, "card Tents")
    assert game.advisers[RED] == [card("tents")]
    assert card("twin_brother") in game.advisers[BLUE]
    assert game.favor[BLUE] == favor + 2  # nothing more counts as played


def test_a_twin_brother_without_a_brother_asks_nothing() -> None:
    assert "rest" in offered(held(reds("tents"), "twin_brother"))


# Sacred Ground.


@pytest.mark.parametrize(("slot", "can_reveal"), [(PLAINS, True), (COAST, False)])
def test_visions_are_revealed_on_sacred_ground_alone(slot: int, can_reveal: bool) -> None:
    game = reds()
    lay(game, slot, "sacred_ground")
    hide(game, RED, "vision_of_faith")
    assert ("reveal the vision" in offered(go(game, "play facedown Vision of Faith"))) == can_reveal


def test_sacred_ground_does_not_mind_conspiracy() -> None:
    game = reds()
    lay(game, COAST, "sacred_ground")
    hide(game, RED, "conspiracy")
    assert beginning(go(game, "play facedown Conspiracy"), "adviser") == ["faceup"]
