"""What the relics do, each by its own words."""

from __future__ import annotations

from ludotek.games.oath.catalogue import NAMES, RELIC, card
from ludotek.games.oath.marks import EMPTY
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    COAST,
    MOUNTAIN,
    PLAINS,
    RED,
    arm,
    beginning,
    hand,
    lay,
    let_chance,
    offered,
    out_of_the_deck,
    play,
    played,
    reds,
    site,
    station,
    swear_in,
)


def test_the_map_is_given_up_for_supply() -> None:
    p = reds()
    hand(p, RED, "map")
    p.supply[RED] = 2
    play(p, "use Map")
    assert (p.supply[RED], p.relic_deck[0]) == (6, card("map"))


def test_the_pig_sees_three_cards_of_the_world_deck() -> None:
    p = reds()
    hand(p, RED, "oracular_pig")
    let_chance(play(p, "use Oracular Pig"))
    assert all(p.cards.knows(RED, slot) for slot in p.world[-3:])


def test_the_cup_makes_trade_with_friends_free() -> None:
    p = reds("scouts")
    hand(p, RED, "cup_of_plenty")
    assert play(p, "trade a secret with Longbows").supply[RED] == 7


def test_the_drum_brings_a_warband_after_a_journey() -> None:
    p = reds()
    hand(p, RED, "dragonskin_drum")
    play(p, "travel to provinces-1", "yes")
    assert p.board[RED] == 4


def test_the_book_gives_a_secret_for_the_favor() -> None:
    p = reds()
    hand(p, RED, "book_of_records")
    played(p, "tents", "Tents")
    assert (p.favor[RED], p.secrets[RED]) == (4, 5)


def test_the_harp_draws_two_more_for_all_to_see() -> None:
    p = reds()
    hand(p, RED, "truthful_harp")
    p.pawn[RED] = MOUNTAIN
    play(p, "use Truthful Harp", "search the discards of the provinces")
    assert len(let_chance(p).hand) == 5
    assert all(p.cards.knows(BLUE, held) for held in p.hand)


def test_the_horn_buries_discards() -> None:
    p = reds()
    hand(p, RED, "cracked_horn")
    p.pawn[RED] = MOUNTAIN
    before = len(p.discards[2])
    let_chance(play(p, "search the discards of the provinces"))
    play(p, "yes")
    first, second = beginning(p, "card")[:2]
    play(p, f"card {first}", f"card {second}", "discard it")
    assert len(p.discards[2]) == before
    assert p.world[0] == card_named(first)


def test_a_vision_that_was_buried_and_is_drawn_again_stays_on_the_end_of_the_track() -> None:
    p = reds()
    vision = card("vision_of_faith")
    out_of_the_deck(p, vision)
    p.world.append(vision)
    p.visions_drawn = 5
    let_chance(play(p, "search the world deck"))
    assert p.visions_drawn == 5
    assert vision in p.hand
    play(p, "adviser facedown")
    assert "search the world deck" not in offered(p)  # it costs four, and three are left


def card_named(name: str) -> int:
    return NAMES.index(name)


def test_the_ivory_eye_looks_at_what_lies_facedown() -> None:
    p = reds()
    hand(p, RED, "ivory_eye")
    play(p, "use Ivory Eye", "site cradle-2", "turns up Mine")
    assert p.cards.seen[card("mine")] == 1 << RED
    assert not p.is_up[1]


def test_dowsing_sticks_find_a_relic_to_keep_or_bury() -> None:
    for answer, keeps in (("yes", True), ("no", False)):
        p = reds()
        hand(p, RED, "dowsing_sticks")
        play(p, "use Dowsing Sticks", "turns up Map", answer)
        assert (p.holder[card("map") - RELIC] == RED) == keeps
        assert keeps or p.relic_deck[0] == card("map")


def test_the_skeleton_key_opens_the_reliquary_where_the_chancellor_rules() -> None:
    p = reds()
    hand(p, RED, "skeleton_key")
    play(p, "use Skeleton Key", "the brutal space", "turns up Map", "yes")
    assert (p.holder[card("map") - RELIC], p.reliquary[0]) == (RED, EMPTY)
    p = reds()
    hand(p, RED, "skeleton_key")
    station(p, PLAINS, BLUE, 1)
    assert "use Skeleton Key" not in offered(p)


def test_the_whistle_calls_a_pawn_and_pays_it() -> None:
    p = reds()
    hand(p, RED, "whistle")
    p.pawn[BLUE] = COAST
    play(p, "use Whistle", "player blue")
    assert (p.pawn[BLUE], p.secrets[BLUE]) == (PLAINS, 2)


def test_a_narrow_pass_stops_the_whistle() -> None:
    p = reds()
    hand(p, RED, "whistle")
    p.pawn[RED] = MOUNTAIN
    site(p, 3, "narrow_pass")
    assert "use Whistle" not in offered(p)


def test_the_brass_horse_rides_to_the_suit_it_finds_or_anywhere() -> None:
    p = reds()
    hand(p, RED, "brass_horse")
    play(p, "use Brass Horse", "turns up Tents")
    assert offered(p) == ["site hinterland-1"]
    p = reds()
    hand(p, RED, "brass_horse")
    play(p, "use Brass Horse", "turns up Storyteller")
    assert len(offered(p)) == 7


def test_the_horned_mask_swaps_an_adviser_with_a_card_here() -> None:
    p = reds("tents")
    hand(p, RED, "horned_mask")
    play(p, "use Horned Mask", "card Tents", "card Longbows")
    assert (p.at[0], p.advisers[RED]) == (card("tents"), [card("longbows")])


def test_the_grand_mask_lends_an_exile_the_empires_cards_in_its_turn() -> None:
    p = reds()
    hand(p, RED, "grand_mask")
    assert "use Taming Charm" not in offered(p)  # nothing to tame on Plains
    lay(p, PLAINS, "tents")
    assert "use Taming Charm" in offered(p)


def test_the_cage_lets_its_captives_go_home() -> None:
    p = reds()
    hand(p, RED, "obsidian_cage")
    arm(p, BLUE, 1)
    p.barracks[BLUE] -= 2
    p.caged[BLUE] = 2
    play(p, "use Obsidian Cage", "number 2")
    assert p.board[BLUE] == 3


def test_purple_captives_go_to_the_imperial_player_whom_their_keeper_chooses() -> None:
    p = reds()
    hand(p, RED, "obsidian_cage")
    swear_in(p, BLUE)
    p.barracks[CHANCELLOR] -= 3
    p.caged[CHANCELLOR] = 3
    before = p.board[CHANCELLOR], p.board[BLUE]
    play(p, "use Obsidian Cage", "number 2")
    assert offered(p) == ["player chancellor", "player blue"]
    play(p, "player blue", "use Obsidian Cage", "number 1", "player chancellor")
    assert (p.board[CHANCELLOR], p.board[BLUE]) == (before[0] + 1, before[1] + 2)


def test_purple_captives_go_to_the_chancellor_while_he_is_alone() -> None:
    p = reds()
    hand(p, RED, "obsidian_cage")
    p.barracks[CHANCELLOR] -= 2
    p.caged[CHANCELLOR] = 2
    before = p.board[CHANCELLOR]
    play(p, "use Obsidian Cage", "number 2")
    assert p.board[CHANCELLOR] == before + 2
