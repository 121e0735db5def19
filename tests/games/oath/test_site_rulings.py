"""Rulings on sites that the tests of travel, campaigns and cards do not show."""

from __future__ import annotations

import pytest

from ludotek.games.oath.catalogue import RELIC, card
from ludotek.games.oath.marks import ATTACK_DICE, EMPTY, TARGET_SITES
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.play import sites_to_play
from ludotek.games.oath.steps.travel import SEND, on_foot
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    COAST,
    MOUNTAIN,
    PLAINS,
    RED,
    YELLOW,
    arm,
    hand,
    hide,
    lay,
    offered,
    play,
    reds,
    site,
    station,
)
from tests.games.oath.test_reactions import Envious
from tests.games.oath.toys import INTERPRETED, act, seat_with

HINTERLAND_2 = 6


def sent(p: Oath, by: int, whom: int) -> Oath:
    p.then(SEND, by, whom)
    p.go_on()
    return p


def test_a_facedown_coast_is_no_nearer_than_any_other_site() -> None:
    p = reds()
    site(p, PLAINS, "lush_coast")
    site(p, HINTERLAND_2, "barren_coast")
    assert on_foot(p, RED, HINTERLAND_2, False) == 1
    p.is_up[HINTERLAND_2] = False
    assert on_foot(p, RED, HINTERLAND_2, False) == 4


def test_plains_add_one_die_for_any_number_of_targets_even_to_their_ruler() -> None:
    p = reds()
    station(p, PLAINS, RED, 1)
    hand(p, BLUE, "map")
    arm(p, RED, 3)
    play(p, "campaign against blue", "card Map", "pawn and favor", "number 3")
    assert p.war[ATTACK_DICE] == 4


@pytest.mark.usefixtures("only_for_now")
@INTERPRETED
def test_a_homelands_relic_counts_as_taken() -> None:
    p = seat_with(Envious(), YELLOW)
    p.at[0] = EMPTY
    site(p, PLAINS, "deep_woods")
    hide(p, RED, "wolves")
    act(p, "play facedown Wolves", "site cradle-1", "turns up Map")
    assert p.holder[card("map") - RELIC] == YELLOW


def test_no_coast_leads_a_campaign_past_the_narrow_pass() -> None:
    p = reds()
    site(p, PLAINS, "lush_coast")
    site(p, HINTERLAND_2, "narrow_pass")
    for slot in (PLAINS, COAST, HINTERLAND_2):
        station(p, slot, BLUE, 1)
    play(p, "campaign against blue", "site hinterland-1")
    assert p.war[TARGET_SITES] == 1 << PLAINS | 1 << COAST | 1 << HINTERLAND_2


def test_the_charming_valley_makes_no_free_journey_dearer() -> None:
    p = reds()
    site(p, PLAINS, "charming_valley")
    assert (on_foot(p, RED, MOUNTAIN, False), on_foot(p, RED, MOUNTAIN, True)) == (3, 0)


def test_no_card_has_room_in_the_drowned_city() -> None:
    p = reds()
    site(p, 1, "drowned_city")
    p.pawn[RED] = 1
    assert sites_to_play(p, RED) == []


def test_nobody_who_is_locked_leaves_the_great_slum() -> None:
    p = reds()
    site(p, PLAINS, "great_slum")
    lay(p, PLAINS, "keep")
    hide(p, RED, "wolves")
    play(p, "play facedown Wolves", "site cradle-1")
    assert offered(p) == ["card Longbows", "done"]


@pytest.mark.parametrize(("secrets", "turned"), [(2, 2), (1, 0)])
def test_from_the_buried_giant_to_the_hidden_place_it_takes_two_secrets(secrets: int, turned: int) -> None:
    p = reds(secrets=secrets)
    site(p, PLAINS, "buried_giant")
    site(p, 1, "the_hidden_place")
    way = "turn a secret and travel to cradle-2"
    assert (way in offered(p)) == (turned > 0)
    if turned:
        assert play(p, way).flipped[RED] == turned


def test_the_woods_ruler_overrules_whoever_banishes() -> None:
    p = reds()
    site(p, PLAINS, "shrouded_wood")
    assert sent(p, RED, BLUE).asked == CHANCELLOR


def test_ones_own_wood_gives_no_say_to_whoever_is_banished() -> None:
    p = reds()
    site(p, PLAINS, "shrouded_wood")
    station(p, PLAINS, BLUE, 1)
    assert sent(p, RED, BLUE).asked == RED


def test_forest_paths_find_the_hidden_place_without_a_secret() -> None:
    p = reds("forest_paths", secrets=0)
    site(p, 1, "the_hidden_place")
    lay(p, 1, "wolves")
    play(p, "use Forest Paths", "travel to cradle-2")
    assert p.pawn[RED] == 1


def test_one_secret_finds_all_targets_at_the_hidden_place() -> None:
    p = reds(secrets=2)
    site(p, PLAINS, "the_hidden_place")
    station(p, PLAINS, BLUE, 1)
    hand(p, BLUE, "map")
    play(p, "campaign against blue", "card Map", "pawn and favor")
    assert (p.secrets[RED], p.flipped[RED]) == (1, 1)
