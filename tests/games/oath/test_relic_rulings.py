"""Rulings on relics, banners, traits and Conspiracy that their own tests do not show."""

from __future__ import annotations

import pytest

from ludotek.games.oath.catalogue import RELIC, card
from ludotek.games.oath.marks import DARKEST_SECRET, DEFENSE, EMPTY, PEOPLES_FAVOR
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.empire import has_scepter
from ludotek.games.oath.steps.realm import sites_ruled
from ludotek.games.oath.steps.travel import SEND, is_traded_away
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    COAST,
    MOUNTAIN,
    PLAINS,
    RED,
    YELLOW,
    advise,
    arm,
    beginning,
    enrich,
    hand,
    hide,
    lay,
    luck,
    offered,
    out_of_the_deck,
    play,
    played,
    raise_banner,
    reds,
    site,
    station,
    swear_in,
    table,
    turn_of,
)
from tests.games.oath.test_plans import WIN, declare, roll, war
from tests.games.oath.test_reactions import Envious
from tests.games.oath.toys import INTERPRETED, act, seat_with

BRUTAL, DECADENT, CARELESS = range(3)


def uncover(p: Oath, trait: int) -> None:
    """A relic of the Reliquary is Blue's."""
    p.cards.bags[2].remove(card("map"))
    p.holder[card("map") - RELIC] = BLUE
    p.reliquary[trait] = EMPTY


# Battle plans.


def test_the_favor_for_sticky_fire_goes_to_the_defender_and_not_to_its_ally() -> None:
    p = reds()
    hand(p, RED, "sticky_fire")
    swear_in(p, BLUE)
    for defender in (CHANCELLOR, BLUE):
        arm(p, defender, 0)
    had = p.favor.copy()
    play(p, "campaign against blue", "done", "number 3", "use Sticky Fire", "done", "done")
    play(roll(p, "blank blank", "sword sword sword sword"), "number 0", "yes")
    assert (p.board[CHANCELLOR], p.favor[BLUE], p.favor[CHANCELLOR]) == (0, had[BLUE] + 1, had[CHANCELLOR])


def test_the_cauldron_counts_traps_skulls_and_casualties() -> None:
    p = war(defense="bear_traps")
    hand(p, BLUE, "cursed_cauldron")
    play(declare(p, 2), "use Bear Traps", "use Cursed Cauldron")
    roll(p, "blank", "skull hollow")  # one in a trap, one by the skull, then half of four
    assert (p.board[RED], p.board[BLUE]) == (2, 8)


def test_the_cauldron_counts_whom_wrestlers_sacrificed() -> None:
    p = war(defense="wrestlers")
    hand(p, RED, "cursed_cauldron")
    play(declare(p), "use Cursed Cauldron", "use Wrestlers", "player blue")
    play(roll(p, "blank blank", WIN), "number 0")
    assert p.board[RED] == 5 + 1 + 2


def test_the_cauldron_of_a_citizen_brews_purple_warbands() -> None:
    p = war()
    hand(p, RED, "cursed_cauldron")
    swear_in(p, RED)
    purple = p.barracks[CHANCELLOR]
    play(declare(p), "use Cursed Cauldron")
    play(roll(p, "blank", WIN), "number 0")
    assert (p.board[RED], p.barracks[RED], p.barracks[CHANCELLOR]) == (8, 14, purple + 1 - 3)


def test_the_cauldron_brews_nothing_of_bandits() -> None:
    p = reds()
    station(p, PLAINS, CHANCELLOR, 0)
    out_of_the_deck(p, card("longbows"))
    hand(p, RED, "cursed_cauldron")
    act(p, "campaign against bandits", "number 3", "use Cursed Cauldron")
    act(p, "defense die blank", *["attack die sword"] * 4, "number 0")
    assert p.board[RED] == 3


def test_captives_turn_purple_if_their_owner_has_become_a_citizen() -> None:
    p = reds()
    hand(p, RED, "obsidian_cage")
    p.barracks[BLUE] -= 2
    p.caged[BLUE] = 2
    swear_in(p, BLUE)
    play(p, "use Obsidian Cage", "number 2")
    assert (p.board[BLUE], p.barracks[BLUE]) == (5, 14)


# Journeys.


def horse(id: str) -> Oath:
    """Red has the Brass Horse, and this card lies on the Cradle's discards."""
    p = reds()
    hand(p, RED, "brass_horse")
    out_of_the_deck(p, card(id))
    p.discards[0].append(card(id))
    return p


def test_the_brass_horse_needs_a_card_to_turn_up() -> None:
    p = horse("tents")
    assert "use Brass Horse" in offered(p)
    p.discards[0].clear()
    assert "use Brass Horse" not in offered(p)


@pytest.mark.parametrize("id", ["vision_of_faith", "scouts"])
def test_the_brass_horse_goes_anywhere_for_a_vision_and_for_a_suit_that_is_only_here(id: str) -> None:
    p = play(horse(id), "use Brass Horse")
    assert len(offered(p)) == 7


def test_an_enemy_who_rules_the_wood_leads_the_brass_horse_where_it_may_be_ridden() -> None:
    p = horse("tents")
    site(p, PLAINS, "shrouded_wood")
    play(p, "use Brass Horse")
    assert (p.asked, offered(p)) == (CHANCELLOR, ["site hinterland-1"])
    supply = p.supply[RED]
    play(p, "site hinterland-1")
    assert (p.pawn[RED], p.supply[RED], p.discards[0][-1]) == (COAST, supply, card("tents"))


def test_the_whistle_is_empty_again_once_its_secret_is_paid() -> None:
    p = reds()
    hand(p, RED, "whistle")
    p.pawn[BLUE] = p.pawn[YELLOW] = COAST
    play(p, "use Whistle", "player blue")
    assert (p.secrets_on[card("whistle")], p.secrets[BLUE], p.flipped[BLUE]) == (0, 2, 0)
    assert "use Whistle" in offered(p)


def test_the_drum_beats_also_for_whoever_is_sent() -> None:
    p = reds()
    hand(p, BLUE, "dragonskin_drum")
    p.then(SEND, RED, BLUE)
    p.go_on()
    play(p, "site hinterland-1")
    assert p.asked == BLUE
    assert play(p, "yes").board[BLUE] == 4


# Cards and relics.


def test_the_harp_stops_at_a_vision() -> None:
    p = reds()
    hand(p, RED, "truthful_harp")
    vision = card("vision_of_faith")
    out_of_the_deck(p, vision)
    p.world.append(vision)
    play(p, "use Truthful Harp", "search the world deck")
    assert p.hand == [vision]


def test_a_vision_may_be_buried_and_the_track_stays_where_it_is() -> None:
    p = reds()
    hand(p, RED, "cracked_horn")
    vision = card("vision_of_faith")
    out_of_the_deck(p, vision)
    p.world[:0] = p.discards[0]
    p.discards[0][:] = [vision]
    play(p, "search the discards of the cradle", "yes", "discard it")
    assert (p.world[0], p.visions_drawn) == (vision, 0)


def test_the_grand_mask_gives_cards_and_not_the_site() -> None:
    p = reds()
    hand(p, RED, "grand_mask")
    lay(p, PLAINS, "tents")
    assert "use Taming Charm" in offered(p)  # on the Empire's Mountain
    assert sites_ruled(p, RED) == 0
    assert beginning(p, "station") == []


def test_the_horned_mask_moves_nothing_that_is_locked_or_has_no_place_there_and_pays_no_favor() -> None:
    p = reds("tents", "naysayers", "a_small_favor")
    hand(p, RED, "horned_mask")
    for id in ("keep", "wayside_inn"):
        lay(p, PLAINS, id)
    play(p, "use Horned Mask")
    assert offered(p) == ["card Tents"]
    play(p, "card Tents")
    assert offered(p) == ["card Longbows"]
    assert play(p, "card Longbows").favor[RED] == 4


@pytest.mark.usefixtures("only_for_now")
@INTERPRETED
@pytest.mark.parametrize(
    ("id", "moves"),
    [
        ("dowsing_sticks", ("use Dowsing Sticks", "turns up Map", "yes")),
        ("skeleton_key", ("use Skeleton Key", "the brutal space", "turns up Map", "yes")),
    ],
)
def test_a_relic_that_sticks_or_key_bring_is_taken(id: str, moves: tuple[str, ...]) -> None:
    p = seat_with(Envious(), YELLOW)
    hand(p, RED, id)
    act(p, *moves)
    assert p.holder[card("map") - RELIC] == YELLOW


def test_the_chancellor_may_use_the_skeleton_key_and_is_then_bound() -> None:
    p = turn_of(table(), CHANCELLOR)
    hand(p, CHANCELLOR, "skeleton_key")
    p.secrets[CHANCELLOR] = 2
    play(p, "use Skeleton Key", "the brutal space", "turns up Map", "yes")
    assert p.holder[card("map") - RELIC] == CHANCELLOR
    assert is_traded_away(p, CHANCELLOR, BRUTAL)


def test_the_book_leaves_the_fertile_valley_its_favor() -> None:
    p = reds()
    hand(p, RED, "book_of_records")
    site(p, PLAINS, "fertile_valley")
    played(p, "storyteller", "Storyteller")
    assert (p.favor[RED], p.secrets[RED]) == (5, 5)


def test_with_the_bandit_crown_the_last_warband_may_leave_and_a_bandit_stands_by_every_other() -> None:
    p = reds()
    hand(p, RED, "bandit_crown")
    station(p, PLAINS, RED, 1)
    play(p, "lift 1 warbands")
    assert sites_ruled(p, RED) == 1
    p = war()
    hand(p, BLUE, "bandit_crown")
    luck(declare(p), "defense die blank")
    assert p.war[DEFENSE] == 2 + 1 + 4


def test_a_scepter_that_was_given_can_be_used_at_once() -> None:
    p = reds()
    lay(p, PLAINS, "tinkers_fair")
    play(p, "use Tinker's Fair", "player chancellor", "ask for The Grand Scepter", "propose", "yes")
    assert has_scepter(p, RED)
    assert beginning(p, "offer citizenship to") == ["red", "blue", "yellow"]


# Conspiracy.


def test_a_facedown_adviser_is_of_no_use_to_conspiracy() -> None:
    p = reds("scouts")
    advise(p, CHANCELLOR, "garrison")
    for id in ("battle_honors", "conspiracy"):
        hide(p, RED, id)
    play(p, "play facedown Conspiracy", "adviser faceup")
    assert "rest" in offered(p)


def test_the_circlet_keeps_conspiracy_from_all_but_itself() -> None:
    p = reds("scouts", "battle_honors")
    advise(p, CHANCELLOR, "garrison")
    hand(p, CHANCELLOR, "circlet_of_command")
    raise_banner(p, CHANCELLOR, DARKEST_SECRET)
    hide(p, RED, "conspiracy")
    play(p, "play facedown Conspiracy", "adviser faceup")
    assert offered(p) == ["card Circlet of Command", "done"]


# Banners.


def test_the_mob_may_be_fed_once_and_bled_once() -> None:
    p = table()
    raise_banner(p, RED, PEOPLES_FAVOR, 3)
    p.is_mob = True
    play(turn_of(p, RED), "add a favor", "bank of beast")
    assert (p.tokens[PEOPLES_FAVOR], p.favor[RED], p.banks[4]) == (3, 0, 4)


def test_the_peoples_favor_plays_to_no_facedown_site() -> None:
    p = table()
    raise_banner(p, RED, PEOPLES_FAVOR)
    play(turn_of(p, RED), "add a favor")
    hide(p, RED, "wolves")
    play(p, "play facedown Wolves")
    assert beginning(p, "site") == ["cradle-1"]


def test_banners_that_are_given_keep_their_tokens() -> None:
    p = table()
    raise_banner(p, CHANCELLOR, PEOPLES_FAVOR, 4)
    raise_banner(p, CHANCELLOR, DARKEST_SECRET, 3)
    play(p, "offer citizenship to red", "the greedy space", "give the peoples favor", "give the darkest secret")
    play(p, "propose", "yes", "turns up Map")
    assert (p.tokens, p.banner, p.is_mob) == ([4, 3], [RED, RED], False)


# Traits.


def test_a_decadent_chancellor_pays_one_more_from_the_wood_to_the_hinterland_but_nothing_where_it_is_free() -> None:
    p = table()
    uncover(p, DECADENT)
    site(p, PLAINS, "shrouded_wood")
    lay(p, COAST, "wolves")
    lay(p, PLAINS, "forest_paths")
    assert play(turn_of(p, CHANCELLOR), "travel to hinterland-1").supply[CHANCELLOR] == 4
    p.pawn[CHANCELLOR] = PLAINS
    assert play(p, "use Forest Paths", "travel to hinterland-1").supply[CHANCELLOR] == 4


def test_a_careless_chancellor_never_loses_a_secret_by_trading_for_some() -> None:
    p = turn_of(table(), CHANCELLOR)
    uncover(p, CARELESS)
    enrich(p, CHANCELLOR, 2)
    play(p, "trade favor with Longbows")
    assert (p.secrets[CHANCELLOR], p.favor[CHANCELLOR]) == (1, 1)
    p = turn_of(table(), CHANCELLOR)
    uncover(p, CARELESS)
    for id in ("scouts", "garrison"):
        advise(p, CHANCELLOR, id)
    play(p, "trade favor with Longbows")
    assert p.secrets[CHANCELLOR] == 2


def test_a_beaten_brutal_chancellor_loses_his_own_force() -> None:
    p = turn_of(table(), CHANCELLOR)
    uncover(p, BRUTAL)
    p.pawn[CHANCELLOR] = MOUNTAIN
    station(p, MOUNTAIN, BLUE, 9)
    play(p, "campaign against blue", "number 1", "done")
    luck(p, "defense die blank")
    assert p.board[CHANCELLOR] == 0
