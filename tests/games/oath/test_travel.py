"""Travel, and the sites that have a say in it."""

from __future__ import annotations

import pytest

from ludotek.games.oath import GAME
from ludotek.games.oath.catalogue import card
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
    for to, cost in enumerate(costs):
        p = table()
        p.pawn[RED] = start
        turn_of(p, RED)
        if cost is None:
            assert f"travel to {slot(to)}" not in offered(p)
        else:
            play(p, f"travel to {slot(to)}")
            assert p.supply[RED] == 7 - cost


def slot(number: int) -> str:
    return (
        ("cradle-1", "cradle-2", "provinces-1", "provinces-2", "provinces-3")[number]
        if number < 5
        else (f"hinterland-{number - 4}")
    )


def test_a_facedown_site_turns_up_with_what_belongs_to_it() -> None:
    p = turn_of(table(), RED)
    relics = len(p.relic_deck)
    play(p, "travel to cradle-2", "turns up Drowned City")
    assert p.is_up[1]
    assert (p.site_secrets[1], len(p.relic_deck)) == (3, relics - 2)
    assert p.ground[2:4] == [-3, -3]


def test_a_coast_is_one_supply_from_any_other_and_past_the_narrow_pass() -> None:
    p = table()
    site(p, PLAINS, "lush_coast")
    site(p, 6, "narrow_pass")
    turn_of(p, RED)
    assert beginning(p, "travel to hinterland") == ["-1", "-2"]
    play(p, "travel to hinterland-1")
    assert p.supply[RED] == 6


def test_the_charming_valley_costs_one_more_to_leave() -> None:
    p = table()
    site(p, PLAINS, "charming_valley")
    play(turn_of(p, RED), "travel to provinces-1")
    assert p.supply[RED] == 4


def test_the_narrow_pass_stops_whoever_comes_into_its_region_but_not_those_within() -> None:
    p = table()
    site(p, 3, "narrow_pass")
    turn_of(p, RED)
    assert beginning(p, "travel to provinces") == ["-2"]
    p.pawn[RED] = MOUNTAIN
    assert beginning(p, "travel to provinces") == ["-2", "-3"]


def test_the_buried_giant_takes_a_secret_instead_of_supply_and_ignores_the_pass() -> None:
    p = table()
    site(p, PLAINS, "buried_giant")
    site(p, 3, "narrow_pass")
    turn_of(p, RED)
    play(p, "turn a secret and travel to provinces-1")
    assert (p.supply[RED], p.secrets[RED], p.flipped[RED]) == (7, 0, 1)


def test_the_hidden_place_is_found_only_by_turning_a_secret() -> None:
    p = table()
    site(p, 1, "the_hidden_place")
    turn_of(p, RED)
    play(p, "travel to cradle-2")
    assert (p.pawn[RED], p.flipped[RED]) == (1, 1)
    p = table()
    site(p, 1, "the_hidden_place")
    p.secrets[RED] = 0
    turn_of(p, RED)
    assert "travel to cradle-2" not in offered(p)


def test_the_shrouded_wood_costs_two_and_ignores_pass_and_hidden_place() -> None:
    p = table()
    station(p, PLAINS, RED, 1)
    site(p, PLAINS, "shrouded_wood")
    site(p, 6, "narrow_pass")
    site(p, 7, "the_hidden_place")
    p.secrets[RED] = 0
    turn_of(p, RED)
    assert len(beginning(p, "travel to")) == 7
    play(p, "travel to hinterland-3")
    assert (p.supply[RED], p.pawn[RED]) == (5, 7)


def test_an_enemy_who_rules_the_shrouded_wood_says_where_one_goes() -> None:
    p = table()
    site(p, PLAINS, "shrouded_wood")
    turn_of(p, RED)
    assert beginning(p, "travel to") == []
    play(p, "set out from the shrouded wood")
    assert p.asked == CHANCELLOR
    play(p, "site hinterland-1")
    assert (p.pawn[RED], p.supply[RED]) == (COAST, 5)


def test_bandits_in_the_shrouded_wood_say_nothing() -> None:
    p = table()
    station(p, PLAINS, CHANCELLOR, 0)
    site(p, PLAINS, "shrouded_wood")
    turn_of(p, RED)
    assert "set out from the shrouded wood" not in offered(p)


def test_tents_make_a_journey_within_the_region_free() -> None:
    p = table()
    lay(p, PLAINS, "tents")
    play(turn_of(p, RED), "use Tents")
    assert offered(p) == ["travel to cradle-2"]
    let_chance(play(p, "travel to cradle-2"))
    assert (p.supply[RED], p.favor_on[card("tents")]) == (7, 1)


@pytest.mark.parametrize(("to", "supply"), [("cradle-2", 7), ("provinces-1", 5)])
def test_tents_in_an_enemys_shrouded_wood_help_only_if_its_ruler_leads_within_the_region(to: str, supply: int) -> None:
    p = table()
    site(p, PLAINS, "shrouded_wood")
    lay(p, PLAINS, "tents")
    play(turn_of(p, RED), "use Tents")
    assert offered(p) == ["set out from the shrouded wood"]
    play(p, "set out from the shrouded wood")
    assert p.asked == CHANCELLOR
    let_chance(play(p, f"site {to}"))
    assert (p.supply[RED], p.favor_on[card("tents")]) == (supply, 1)


def test_tents_are_not_declared_in_an_enemys_shrouded_wood_without_the_supply_for_any_way() -> None:
    p = table()
    site(p, PLAINS, "shrouded_wood")
    lay(p, PLAINS, "tents")
    turn_of(p, RED)
    p.supply[RED] = 1
    assert "use Tents" not in offered(p)


def giant() -> Oath:
    """Red stands at the Buried Giant, and a Narrow Pass shuts the Provinces."""
    p = table()
    site(p, PLAINS, "buried_giant")
    site(p, 3, "narrow_pass")
    return turn_of(p, RED)


def test_a_free_journey_from_the_buried_giant_may_pass_the_narrow_pass_for_a_secret() -> None:
    p = giant()
    found = [GAME.words(move) for move in journeys(p, RED, True)]
    assert "turn a secret and travel to provinces-1" in found
    assert "travel to provinces-1" not in found
    assert "turn a secret and travel to provinces-2" not in found  # one gets there for nothing
    hand(p, RED, "brass_horse")
    p.secrets[RED] = 2
    play(p, "use Brass Horse", "turns up Storyteller", "site provinces-1")
    assert (p.pawn[RED], p.secrets[RED], p.flipped[RED]) == (MOUNTAIN, 0, 1)


@pytest.mark.parametrize(("answer", "goods"), [("yes", (MOUNTAIN, 1, 1)), ("no", (PLAINS, 1, 0))])
def test_whoever_is_called_from_the_buried_giant_past_the_pass_may_decline(
    answer: str, goods: tuple[int, int, int]
) -> None:
    p = giant()
    p.pawn[RED] = MOUNTAIN
    p.pawn[CHANCELLOR] = 4
    hand(p, RED, "whistle")
    p.secrets[BLUE] = 0
    assert "use Whistle" in offered(p)
    play(p, "use Whistle")
    assert "player blue" not in offered(p)
    play(p, "player yellow")
    assert p.asked == YELLOW
    play(p, answer)
    assert (p.pawn[YELLOW], p.secrets[YELLOW], p.flipped[YELLOW]) == goods
    assert p.asked == RED


def test_nobody_is_made_to_travel_to_the_hidden_place_against_its_will() -> None:
    p = table()
    site(p, 1, "the_hidden_place")
    assert 1 in free_places(p, RED)
    p.secrets[RED] = 0
    assert 1 not in free_places(p, RED)


def test_a_coast_lets_even_those_who_are_sent_past_the_narrow_pass() -> None:
    p = table()
    site(p, PLAINS, "lush_coast")
    site(p, 6, "narrow_pass")
    assert [to for to in free_places(p, RED) if to >= COAST] == [COAST, 6]


def test_forest_paths_lead_to_beasts_for_nothing_whatever_sites_say() -> None:
    p = table()
    site(p, 3, "narrow_pass")
    lay(p, PLAINS, "forest_paths")
    lay(p, MOUNTAIN, "wolves")
    play(turn_of(p, RED), "use Forest Paths")
    assert offered(p) == ["travel to provinces-1"]
    play(p, "travel to provinces-1")
    assert (p.supply[RED], p.pawn[RED]) == (7, MOUNTAIN)


def test_a_decadent_chancellor_goes_home_for_nothing_and_far_for_more() -> None:
    p = table()
    p.cards.bags[2].remove(card("map"))
    p.reliquary[1] = -100
    p.holder[card("map") - 203] = BLUE
    p.pawn[CHANCELLOR] = MOUNTAIN
    turn_of(p, CHANCELLOR)
    play(p, "travel to cradle-1")
    assert p.supply[CHANCELLOR] == 7
    play(p, "travel to hinterland-1")
    assert p.supply[CHANCELLOR] == 2
