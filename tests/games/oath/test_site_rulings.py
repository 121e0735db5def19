"""Rulings on sites that the tests of travel, campaigns and cards do not show."""

from __future__ import annotations

import pytest

from ludotek.games.oath.catalogue import card
from ludotek.games.oath.marks import EMPTY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.play import sites_to_play
from ludotek.games.oath.steps.travel import SEND
from ludotek.games.oath.steps.way import on_foot
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    COAST,
    MOUNTAIN,
    PLAINS,
    RED,
    act,
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
from tests.games.oath.toys import INTERPRETED, watched

HINTERLAND_2 = 6


def sent(game: Oath, by: int, whom: int) -> Oath:
    game.then(SEND, by, whom)
    game.go_on()
    return game


def test_a_facedown_coast_is_no_nearer_than_any_other_site() -> None:
    # Rulings: barren-coast 1; lush-coast 1; rocky-coast 1
    game = reds()
    site(game, PLAINS, "lush_coast")
    site(game, HINTERLAND_2, "barren_coast")
    assert on_foot(game, RED, HINTERLAND_2, False) == 1
    game.is_up[HINTERLAND_2] = False
    assert on_foot(game, RED, HINTERLAND_2, False) == 4


def test_plains_add_one_die_for_any_number_of_targets_even_to_their_ruler() -> None:
    """§75."""
    # Ruling: plains 1
    game = reds()
    station(game, PLAINS, RED, 1)
    hand(game, BLUE, "map")
    arm(game, RED, 3)
    play(game, "campaign against blue", "card Map", "pawn and favor", "number 3")
    assert game.campaign.attack_dice == 4


@pytest.mark.usefixtures("only_for_now")
@INTERPRETED
def test_a_homelands_relic_counts_as_taken() -> None:
    # Rulings: deep-woods 1; wastes 1
    takers = watched("map")
    game = reds()
    game.at[0] = EMPTY
    site(game, PLAINS, "deep_woods")
    hide(game, RED, "wolves")
    act(game, "play facedown Wolves", "site cradle-1", "turns up Map")
    assert takers == [RED]


def test_no_coast_leads_a_campaign_past_the_narrow_pass() -> None:
    # Ruling: narrow-pass 2
    game = reds()
    site(game, PLAINS, "lush_coast")
    site(game, HINTERLAND_2, "narrow_pass")
    for slot in (PLAINS, COAST, HINTERLAND_2):
        station(game, slot, BLUE, 1)
    play(game, "campaign against blue", "site hinterland-1")
    assert game.campaign.target_sites == 1 << PLAINS | 1 << COAST | 1 << HINTERLAND_2


def test_the_charming_valley_makes_no_free_journey_dearer() -> None:
    """§169."""
    # Ruling: charming-valley 1
    game = reds()
    site(game, PLAINS, "charming_valley")
    assert (on_foot(game, RED, MOUNTAIN, False), on_foot(game, RED, MOUNTAIN, True)) == (3, 0)


def test_no_card_has_room_in_the_drowned_city() -> None:
    # Ruling: drowned-city 1
    game = reds()
    site(game, 1, "drowned_city")
    game.pawn[RED] = 1
    assert sites_to_play(game, RED, card("longbows")) == []


def test_nobody_who_is_locked_leaves_the_great_slum() -> None:
    """§61."""
    # Ruling: great-slum 1
    game = reds()
    site(game, PLAINS, "great_slum")
    lay(game, PLAINS, "keep")
    hide(game, RED, "wolves")
    play(game, "play facedown Wolves", "site cradle-1")
    assert offered(game) == ["card Longbows", "done"]


@pytest.mark.parametrize(("secrets", "turned"), [(2, 2), (1, 0)])
def test_from_the_buried_giant_to_the_hidden_place_it_takes_two_secrets(secrets: int, turned: int) -> None:
    # Ruling: buried-giant 2
    game = reds(secrets=secrets)
    site(game, PLAINS, "buried_giant")
    site(game, 1, "the_hidden_place")
    way = "turn a secret and travel to cradle-2"
    assert (way in offered(game)) == (turned > 0)
    if turned:
        assert play(game, way).flipped[RED] == turned


def test_the_woods_ruler_overrules_whoever_banishes() -> None:
    # Ruling: shrouded-wood 1
    game = reds()
    site(game, PLAINS, "shrouded_wood")
    assert sent(game, RED, BLUE).asked == CHANCELLOR


def test_ones_own_wood_gives_no_say_to_whoever_is_banished() -> None:
    # Ruling: shrouded-wood 1
    game = reds()
    site(game, PLAINS, "shrouded_wood")
    station(game, PLAINS, BLUE, 1)
    assert sent(game, RED, BLUE).asked == RED


def test_forest_paths_find_the_hidden_place_without_a_secret() -> None:
    # Ruling: the-hidden-place 2
    game = reds("forest_paths", secrets=0)
    site(game, 1, "the_hidden_place")
    lay(game, 1, "wolves")
    play(game, "use Forest Paths", "travel to cradle-2")
    assert game.pawn[RED] == 1


def test_one_secret_finds_all_targets_at_the_hidden_place() -> None:
    # Ruling: the-hidden-place 2
    game = reds(secrets=2)
    site(game, PLAINS, "the_hidden_place")
    station(game, PLAINS, BLUE, 1)
    hand(game, BLUE, "map")
    play(game, "campaign against blue", "card Map", "pawn and favor")
    assert (game.secrets[RED], game.flipped[RED]) == (1, 1)
