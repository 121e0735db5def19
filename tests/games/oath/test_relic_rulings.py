"""Rulings on relics, banners, traits and Conspiracy that their own tests do not show."""

from __future__ import annotations

import pytest

from ludotek.games.oath.catalogue import RELIC, card
from ludotek.games.oath.marks import DARKEST_SECRET, EMPTY, PEOPLES_FAVOR
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.empire import has_scepter
from ludotek.games.oath.steps.realm import sites_ruled
from ludotek.games.oath.steps.travel import SEND
from ludotek.games.oath.steps.way import is_traded_away
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
from tests.games.oath.toys import INTERPRETED, watched

BRUTAL, DECADENT, CARELESS = range(3)


def uncover(game: Oath, trait: int) -> None:
    """A relic of the Reliquary is Blue's."""
    game.cards.bags[2].remove(card("map"))
    game.holder[card("map") - RELIC] = BLUE
    game.reliquary[trait] = EMPTY


# Battle plans.


def test_the_favor_for_sticky_fire_goes_to_the_defender_and_not_to_its_ally() -> None:
    # Ruling: sticky-fire 1
    game = reds()
    hand(game, RED, "sticky_fire")
    swear_in(game, BLUE)
    for defender in (CHANCELLOR, BLUE):
        arm(game, defender, 0)
    had = game.favor.copy()
    play(game, "campaign against blue", "done", "number 3", "use Sticky Fire", "done", "done")
    play(roll(game, "blank blank", "sword sword sword sword"), "number 0", "yes")
    assert (game.board[CHANCELLOR], game.favor[BLUE], game.favor[CHANCELLOR]) == (0, had[BLUE] + 1, had[CHANCELLOR])


def test_the_cauldron_counts_traps_skulls_and_casualties() -> None:
    # Rulings: bear-traps 2; cursed-cauldron 2
    game = war(defense="bear_traps")
    hand(game, BLUE, "cursed_cauldron")
    play(declare(game, 2), "use Bear Traps", "use Cursed Cauldron")
    roll(game, "blank", "skull hollow")  # one in a trap, one by the skull, then half of four
    assert (game.board[RED], game.board[BLUE]) == (2, 8)


def test_the_cauldron_counts_whom_wrestlers_sacrificed() -> None:
    # Ruling: cursed-cauldron 2
    game = war(defense="wrestlers")
    hand(game, RED, "cursed_cauldron")
    play(declare(game), "use Cursed Cauldron", "use Wrestlers", "player blue")
    play(roll(game, "blank blank", WIN), "number 0")
    assert game.board[RED] == 5 + 1 + 2


def test_the_cauldron_of_a_citizen_brews_purple_warbands() -> None:
    # Ruling: cursed-cauldron 1
    game = war()
    hand(game, RED, "cursed_cauldron")
    swear_in(game, RED)
    purple = game.barracks[CHANCELLOR]
    play(declare(game), "use Cursed Cauldron")
    play(roll(game, "blank", WIN), "number 0")
    assert (game.board[RED], game.barracks[RED], game.barracks[CHANCELLOR]) == (8, 14, purple + 1 - 3)


def test_the_cauldron_brews_nothing_of_bandits() -> None:
    """§89."""
    # Ruling: cursed-cauldron 2
    game = reds()
    station(game, PLAINS, CHANCELLOR, 0)
    out_of_the_deck(game, card("longbows"))
    hand(game, RED, "cursed_cauldron")
    act(game, "campaign against bandits", "number 3", "use Cursed Cauldron")
    act(game, "defense die blank", *["attack die sword"] * 4, "number 0")
    assert game.board[RED] == 3


def test_captives_turn_purple_if_their_owner_has_become_a_citizen() -> None:
    # Ruling: obsidian-cage 1
    game = reds()
    hand(game, RED, "obsidian_cage")
    game.barracks[BLUE] -= 2
    game.caged[BLUE] = 2
    swear_in(game, BLUE)
    play(game, "use Obsidian Cage", "number 2")
    assert (game.board[BLUE], game.barracks[BLUE]) == (5, 14)


def test_captives_are_free_once_the_cage_goes_under_the_deck() -> None:
    """Ruling O82: Blue's are purple now, Yellow's are not."""
    # Ruling: obsidian-cage 1
    game = reds("fae_merchant")
    hand(game, RED, "obsidian_cage")
    for seat, captives in ((BLUE, 2), (YELLOW, 1), (CHANCELLOR, 3)):
        game.barracks[seat] -= captives
        game.caged[seat] = captives
    swear_in(game, BLUE)
    before = [game.board[seat] for seat in range(4)]
    play(game, "use Fae Merchant", "turns up Map", "card Obsidian Cage")
    assert game.caged == [0] * 4
    assert [game.board[seat] - before[seat] for seat in range(4)] == [3, 0, 2, 1]


# Journeys.


def horse(id: str) -> Oath:
    """Red has the Brass Horse, and this card lies on the Cradle's discards."""
    game = reds()
    hand(game, RED, "brass_horse")
    out_of_the_deck(game, card(id))
    game.discards[0].append(card(id))
    return game


def test_the_brass_horse_needs_a_card_to_turn_up() -> None:
    # Ruling: brass-horse 1
    game = horse("tents")
    assert "use Brass Horse" in offered(game)
    game.discards[0].clear()
    assert "use Brass Horse" not in offered(game)


@pytest.mark.parametrize("id", ["vision_of_faith", "scouts"])
def test_the_brass_horse_goes_anywhere_for_a_vision_and_for_a_suit_that_is_only_here(id: str) -> None:
    """§24."""
    # Ruling: brass-horse 1
    game = play(horse(id), "use Brass Horse")
    assert len(offered(game)) == 7


def test_an_enemy_who_rules_the_wood_leads_the_brass_horse_where_it_may_be_ridden() -> None:
    """Ruling O17."""
    # Rulings: brass-horse 2; shrouded-wood 2
    game = horse("tents")
    site(game, PLAINS, "shrouded_wood")
    play(game, "use Brass Horse")
    assert (game.asked, offered(game)) == (CHANCELLOR, ["site hinterland-1"])
    supply = game.supply[RED]
    play(game, "site hinterland-1")
    assert (game.pawn[RED], game.supply[RED], game.discards[0][-1]) == (COAST, supply, card("tents"))


def test_the_whistle_is_empty_again_once_its_secret_is_paid() -> None:
    # Ruling: whistle 2
    game = reds()
    hand(game, RED, "whistle")
    game.pawn[BLUE] = game.pawn[YELLOW] = COAST
    play(game, "use Whistle", "player blue")
    assert (game.secrets_on[card("whistle")], game.secrets[BLUE], game.flipped[BLUE]) == (0, 2, 0)
    assert "use Whistle" in offered(game)


def test_the_drum_beats_also_for_whoever_is_sent() -> None:
    # Ruling: dragonskin-drum 1
    game = reds()
    hand(game, BLUE, "dragonskin_drum")
    game.then(SEND, RED, BLUE)
    game.go_on()
    play(game, "site hinterland-1")
    assert game.asked == BLUE
    assert play(game, "yes").board[BLUE] == 4


# Cards and relics.


def test_the_harp_stops_at_a_vision() -> None:
    # Ruling: truthful-harp 1
    game = reds()
    hand(game, RED, "truthful_harp")
    vision = card("vision_of_faith")
    out_of_the_deck(game, vision)
    game.world.append(vision)
    play(game, "use Truthful Harp", "search the world deck")
    assert game.hand == [vision]


def test_a_vision_may_be_buried_and_the_track_stays_where_it_is() -> None:
    # Ruling: cracked-horn 1
    game = reds()
    hand(game, RED, "cracked_horn")
    vision = card("vision_of_faith")
    out_of_the_deck(game, vision)
    game.world[:0] = game.discards[0]
    game.discards[0][:] = [vision]
    play(game, "search the discards of the cradle", "yes", "discard it")
    assert (game.world[0], game.visions_drawn) == (vision, 0)


def test_the_grand_mask_gives_cards_and_not_the_site() -> None:
    # Ruling: grand-mask 1
    game = reds()
    hand(game, RED, "grand_mask")
    lay(game, PLAINS, "tents")
    assert "use Taming Charm" in offered(game)  # on the Empire's Mountain
    assert sites_ruled(game, RED) == 0
    assert beginning(game, "station") == []


def test_the_horned_mask_moves_nothing_that_is_locked_or_has_no_place_there_and_pays_no_favor() -> None:
    # Rulings: horned-mask 1 2
    game = reds("tents", "naysayers", "a_small_favor")
    hand(game, RED, "horned_mask")
    for id in ("keep", "wayside_inn"):
        lay(game, PLAINS, id)
    play(game, "use Horned Mask")
    assert offered(game) == ["card Tents"]
    play(game, "card Tents")
    assert offered(game) == ["card Longbows"]
    assert play(game, "card Longbows").favor[RED] == 4


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
    # Rulings: dowsing-sticks 1; skeleton-key 2
    takers = watched("map")
    game = reds()
    hand(game, RED, id)
    play(game, *moves)
    assert takers == [RED]


def test_the_chancellor_may_use_the_skeleton_key_and_is_then_bound() -> None:
    """§101."""
    # Rulings: skeleton-key 1 2
    game = turn_of(table(), CHANCELLOR)
    hand(game, CHANCELLOR, "skeleton_key")
    game.secrets[CHANCELLOR] = 2
    play(game, "use Skeleton Key", "the brutal space", "turns up Map", "yes")
    assert game.holder[card("map") - RELIC] == CHANCELLOR
    assert is_traded_away(game, CHANCELLOR, BRUTAL)


def test_the_book_leaves_the_fertile_valley_its_favor() -> None:
    # Rulings: book-of-records 1; fertile-valley 1
    game = reds()
    hand(game, RED, "book_of_records")
    site(game, PLAINS, "fertile_valley")
    played(game, "storyteller", "Storyteller")
    assert (game.favor[RED], game.secrets[RED]) == (5, 5)


def test_with_the_bandit_crown_the_last_warband_may_leave_and_a_bandit_stands_by_every_other() -> None:
    # Ruling: bandit-crown 1
    game = reds()
    hand(game, RED, "bandit_crown")
    station(game, PLAINS, RED, 1)
    play(game, "lift 1 warbands")
    assert sites_ruled(game, RED) == 1
    game = war()
    hand(game, BLUE, "bandit_crown")
    luck(declare(game), "defense die blank")
    assert game.campaign.defense == 2 + 1 + 4


def test_a_scepter_that_was_given_can_be_used_at_once() -> None:
    """§128 and §188."""
    # Ruling: the-grand-scepter 1
    game = reds()
    lay(game, PLAINS, "tinkers_fair")
    play(game, "use Tinker's Fair", "player chancellor", "ask for The Grand Scepter", "propose", "yes")
    assert has_scepter(game, RED)
    assert beginning(game, "offer citizenship to") == ["red", "blue", "yellow"]


# Conspiracy.


def test_a_facedown_adviser_is_of_no_use_to_conspiracy() -> None:
    # Ruling: conspiracy 1
    game = reds("scouts")
    advise(game, CHANCELLOR, "garrison")
    for id in ("battle_honors", "conspiracy"):
        hide(game, RED, id)
    play(game, "play facedown Conspiracy", "adviser faceup")
    assert "rest" in offered(game)


def test_the_circlet_keeps_conspiracy_from_all_but_itself() -> None:
    # Ruling: conspiracy 1
    game = reds("scouts", "battle_honors")
    advise(game, CHANCELLOR, "garrison")
    hand(game, CHANCELLOR, "circlet_of_command")
    raise_banner(game, CHANCELLOR, DARKEST_SECRET)
    hide(game, RED, "conspiracy")
    play(game, "play facedown Conspiracy", "adviser faceup")
    assert offered(game) == ["card Circlet of Command", "done"]


# Banners.


def test_the_mob_may_be_fed_once_and_bled_once() -> None:
    """§35."""
    # Ruling: peoples-favor 1
    game = table()
    raise_banner(game, RED, PEOPLES_FAVOR, 3)
    game.is_mob = True
    play(turn_of(game, RED), "add a favor", "bank of beast")
    assert (game.tokens[PEOPLES_FAVOR], game.favor[RED], game.banks[4]) == (3, 0, 4)


def test_the_peoples_favor_plays_to_no_facedown_site() -> None:
    """§56."""
    # Ruling: peoples-favor 2
    game = table()
    raise_banner(game, RED, PEOPLES_FAVOR)
    play(turn_of(game, RED), "add a favor")
    hide(game, RED, "wolves")
    play(game, "play facedown Wolves")
    assert beginning(game, "site") == ["cradle-1"]


def test_banners_that_are_given_keep_their_tokens() -> None:
    """§96 and §187."""
    # Rulings: darkest-secret 2; peoples-favor 3
    game = table()
    raise_banner(game, CHANCELLOR, PEOPLES_FAVOR, 4)
    raise_banner(game, CHANCELLOR, DARKEST_SECRET, 3)
    play(game, "offer citizenship to red", "the greedy space", "give the peoples favor", "give the darkest secret")
    play(game, "propose", "yes", "turns up Map")
    assert (game.tokens, game.banner, game.is_mob) == ([4, 3], [RED, RED], False)


# Traits.


def test_a_decadent_chancellor_pays_one_more_from_the_wood_to_the_hinterland_but_nothing_where_it_is_free() -> None:
    # Ruling: shrouded-wood 2
    game = table()
    uncover(game, DECADENT)
    site(game, PLAINS, "shrouded_wood")
    lay(game, COAST, "wolves")
    lay(game, PLAINS, "forest_paths")
    assert play(turn_of(game, CHANCELLOR), "travel to hinterland-1").supply[CHANCELLOR] == 4
    game.pawn[CHANCELLOR] = PLAINS
    assert play(game, "use Forest Paths", "travel to hinterland-1").supply[CHANCELLOR] == 4


def test_a_careless_chancellor_never_loses_a_secret_by_trading_for_some() -> None:
    """§104."""
    game = turn_of(table(), CHANCELLOR)
    uncover(game, CARELESS)
    enrich(game, CHANCELLOR, 2)
    play(game, "trade favor with Longbows")
    assert (game.secrets[CHANCELLOR], game.favor[CHANCELLOR]) == (1, 1)
    game = turn_of(table(), CHANCELLOR)
    uncover(game, CARELESS)
    for id in ("scouts", "garrison"):
        advise(game, CHANCELLOR, id)
    play(game, "trade favor with Longbows")
    assert game.secrets[CHANCELLOR] == 2


def test_a_beaten_brutal_chancellor_loses_his_own_force() -> None:
    """§102."""
    game = turn_of(table(), CHANCELLOR)
    uncover(game, BRUTAL)
    game.pawn[CHANCELLOR] = MOUNTAIN
    station(game, MOUNTAIN, BLUE, 9)
    play(game, "campaign against blue", "number 1", "done")
    luck(game, "defense die blank")
    assert game.board[CHANCELLOR] == 0
