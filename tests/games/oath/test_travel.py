"""Travel, and the sites that have a say in it."""

from __future__ import annotations

import pytest

from ludotek.games.oath import GAME
from ludotek.games.oath.catalogue import RELIC, card
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.travel import free_places, journeys
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    COAST,
    MOUNTAIN,
    PLAINS,
    RED,
    YELLOW,
    beginning,
    hand,
    lay,
    let_chance,
    offered,
    play,
    site,
    station,
    table,
    turn_of,
)


@pytest.mark.parametrize(
    ("start", "costs"),
    [(0, [None, 1, 2, 2, 2, 4, 4, 4]), (2, [2, 2, None, 2, 2, 2, 2, 2]), (5, [4, 4, 2, 2, 2, None, 3, 3])],
)
def test_a_journey_costs_by_its_regions(start: int, costs: list[int | None]) -> None:
    """§52."""
    for to, cost in enumerate(costs):
        game = table()
        game.pawn[RED] = start
        turn_of(game, RED)
        if cost is None:
            assert f"travel to {slot(to)}" not in offered(game)
        else:
            play(game, f"travel to {slot(to)}")
            assert game.supply[RED] == 7 - cost


def slot(number: int) -> str:
    return (
        ("cradle-1", "cradle-2", "provinces-1", "provinces-2", "provinces-3")[number]
        if number < 5
        else (f"hinterland-{number - 4}")
    )


def test_a_facedown_site_turns_up_with_what_belongs_to_it() -> None:
    """§53."""
    game = turn_of(table(), RED)
    relics = len(game.relic_deck)
    play(game, "travel to cradle-2", "turns up Drowned City")
    assert game.is_up[1]
    assert (game.site_secrets[1], len(game.relic_deck)) == (3, relics - 2)
    assert game.ground[2:4] == [-3, -3]


def test_a_coast_is_one_supply_from_any_other_and_past_the_narrow_pass() -> None:
    # Ruling: narrow-pass 2
    game = table()
    site(game, PLAINS, "lush_coast")
    site(game, 6, "narrow_pass")
    turn_of(game, RED)
    assert beginning(game, "travel to hinterland") == ["-1", "-2"]
    play(game, "travel to hinterland-1")
    assert game.supply[RED] == 6


def test_the_charming_valley_costs_one_more_to_leave() -> None:
    game = table()
    site(game, PLAINS, "charming_valley")
    play(turn_of(game, RED), "travel to provinces-1")
    assert game.supply[RED] == 4


def test_the_narrow_pass_stops_whoever_comes_into_its_region_but_not_those_within() -> None:
    game = table()
    site(game, 3, "narrow_pass")
    turn_of(game, RED)
    assert beginning(game, "travel to provinces") == ["-2"]
    game.pawn[RED] = MOUNTAIN
    assert beginning(game, "travel to provinces") == ["-2", "-3"]


def test_the_buried_giant_takes_a_secret_instead_of_supply_and_ignores_the_pass() -> None:
    """§132."""
    # Ruling: narrow-pass 2
    game = table()
    site(game, PLAINS, "buried_giant")
    site(game, 3, "narrow_pass")
    turn_of(game, RED)
    play(game, "turn a secret and travel to provinces-1")
    assert (game.supply[RED], game.secrets[RED], game.flipped[RED]) == (7, 0, 1)


def test_the_hidden_place_is_found_only_by_turning_a_secret() -> None:
    # Ruling: the-hidden-place 1
    game = table()
    site(game, 1, "the_hidden_place")
    turn_of(game, RED)
    play(game, "travel to cradle-2")
    assert (game.pawn[RED], game.flipped[RED]) == (1, 1)
    game = table()
    site(game, 1, "the_hidden_place")
    game.secrets[RED] = 0
    turn_of(game, RED)
    assert "travel to cradle-2" not in offered(game)


def test_the_shrouded_wood_costs_two_and_ignores_pass_and_hidden_place() -> None:
    """§132."""
    # Rulings: narrow-pass 2; the-hidden-place 2
    game = table()
    station(game, PLAINS, RED, 1)
    site(game, PLAINS, "shrouded_wood")
    site(game, 6, "narrow_pass")
    site(game, 7, "the_hidden_place")
    game.secrets[RED] = 0
    turn_of(game, RED)
    assert len(beginning(game, "travel to")) == 7
    play(game, "travel to hinterland-3")
    assert (game.supply[RED], game.pawn[RED]) == (5, 7)


def test_an_enemy_who_rules_the_shrouded_wood_says_where_one_goes() -> None:
    game = table()
    site(game, PLAINS, "shrouded_wood")
    turn_of(game, RED)
    assert beginning(game, "travel to") == []
    play(game, "set out from the shrouded wood")
    assert game.asked == CHANCELLOR
    play(game, "site hinterland-1")
    assert (game.pawn[RED], game.supply[RED]) == (COAST, 5)


def test_bandits_in_the_shrouded_wood_say_nothing() -> None:
    # Ruling: shrouded-wood 1
    game = table()
    station(game, PLAINS, CHANCELLOR, 0)
    site(game, PLAINS, "shrouded_wood")
    turn_of(game, RED)
    assert "set out from the shrouded wood" not in offered(game)


def test_tents_make_a_journey_within_the_region_free() -> None:
    game = table()
    lay(game, PLAINS, "tents")
    play(turn_of(game, RED), "use Tents")
    assert offered(game) == ["travel to cradle-2"]
    let_chance(play(game, "travel to cradle-2"))
    assert (game.supply[RED], game.favor_on[card("tents")]) == (7, 1)


@pytest.mark.parametrize(("to", "supply"), [("cradle-2", 7), ("provinces-1", 5)])
def test_tents_in_an_enemys_shrouded_wood_help_only_if_its_ruler_leads_within_the_region(to: str, supply: int) -> None:
    """Ruling O17."""
    # Rulings: tents 1; shrouded-wood 2
    game = table()
    site(game, PLAINS, "shrouded_wood")
    lay(game, PLAINS, "tents")
    play(turn_of(game, RED), "use Tents")
    assert offered(game) == ["set out from the shrouded wood"]
    play(game, "set out from the shrouded wood")
    assert game.asked == CHANCELLOR
    let_chance(play(game, f"site {to}"))
    assert (game.supply[RED], game.favor_on[card("tents")]) == (supply, 1)


def test_tents_are_not_declared_in_an_enemys_shrouded_wood_without_the_supply_for_any_way() -> None:
    """Ruling O17."""
    game = table()
    site(game, PLAINS, "shrouded_wood")
    lay(game, PLAINS, "tents")
    turn_of(game, RED)
    game.supply[RED] = 1
    assert "use Tents" not in offered(game)


def giant() -> Oath:
    """Red stands at the Buried Giant, and a Narrow Pass shuts the Provinces."""
    game = table()
    site(game, PLAINS, "buried_giant")
    site(game, 3, "narrow_pass")
    return turn_of(game, RED)


def test_a_free_journey_from_the_buried_giant_may_pass_the_narrow_pass_for_a_secret() -> None:
    game = giant()
    found = [GAME.words(move) for move in journeys(game, RED, True)]
    assert "turn a secret and travel to provinces-1" in found
    assert "travel to provinces-1" not in found
    assert "turn a secret and travel to provinces-2" not in found  # one gets there for nothing
    hand(game, RED, "brass_horse")
    game.secrets[RED] = 2
    play(game, "use Brass Horse", "turns up Storyteller", "site provinces-1")
    assert (game.pawn[RED], game.secrets[RED], game.flipped[RED]) == (MOUNTAIN, 0, 1)


@pytest.mark.parametrize(("answer", "goods"), [("yes", (MOUNTAIN, 1, 1)), ("no", (PLAINS, 1, 0))])
def test_whoever_is_called_from_the_buried_giant_past_the_pass_may_decline(
    answer: str, goods: tuple[int, int, int]
) -> None:
    """Ruling O6."""
    game = giant()
    game.pawn[RED] = MOUNTAIN
    game.pawn[CHANCELLOR] = 4
    hand(game, RED, "whistle")
    game.secrets[BLUE] = 0
    assert "use Whistle" in offered(game)
    play(game, "use Whistle")
    assert "player blue" not in offered(game)
    play(game, "player yellow")
    assert game.asked == YELLOW
    play(game, answer)
    assert (game.pawn[YELLOW], game.secrets[YELLOW], game.flipped[YELLOW]) == goods
    assert game.asked == RED


def test_nobody_is_made_to_travel_to_the_hidden_place_against_its_will() -> None:
    """Ruling O6."""
    # Ruling: the-hidden-place 1
    game = table()
    site(game, 1, "the_hidden_place")
    assert 1 in free_places(game, RED)
    game.secrets[RED] = 0
    assert 1 not in free_places(game, RED)


def test_a_coast_lets_even_those_who_are_sent_past_the_narrow_pass() -> None:
    game = table()
    site(game, PLAINS, "lush_coast")
    site(game, 6, "narrow_pass")
    assert [to for to in free_places(game, RED) if to >= COAST] == [COAST, 6]


def test_forest_paths_lead_to_beasts_for_nothing_whatever_sites_say() -> None:
    # Ruling: forest-paths 1
    game = table()
    site(game, 3, "narrow_pass")
    lay(game, PLAINS, "forest_paths")
    lay(game, MOUNTAIN, "wolves")
    play(turn_of(game, RED), "use Forest Paths")
    assert offered(game) == ["travel to provinces-1"]
    play(game, "travel to provinces-1")
    assert (game.supply[RED], game.pawn[RED]) == (7, MOUNTAIN)


def test_a_decadent_chancellor_goes_home_for_nothing_and_far_for_more() -> None:
    """§103."""
    game = table()
    game.cards.bags[2].remove(card("map"))
    game.reliquary[1] = -100
    game.holder[card("map") - RELIC] = BLUE
    game.pawn[CHANCELLOR] = MOUNTAIN
    turn_of(game, CHANCELLOR)
    play(game, "travel to cradle-1")
    assert game.supply[CHANCELLOR] == 7
    play(game, "travel to hinterland-1")
    assert game.supply[CHANCELLOR] == 2
