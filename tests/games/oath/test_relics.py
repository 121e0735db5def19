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
    game = reds()
    hand(game, RED, "map")
    game.supply[RED] = 2
    play(game, "use Map")
    assert (game.supply[RED], game.relic_deck[0]) == (6, card("map"))


def test_the_pig_sees_three_cards_of_the_world_deck() -> None:
    game = reds()
    hand(game, RED, "oracular_pig")
    let_chance(play(game, "use Oracular Pig"))
    assert all(game.cards.knows(RED, slot) for slot in game.world[-3:])


def test_the_cup_makes_trade_with_friends_free() -> None:
    game = reds("scouts")
    hand(game, RED, "cup_of_plenty")
    assert play(game, "trade a secret with Longbows").supply[RED] == 7


def test_the_drum_brings_a_warband_after_a_journey() -> None:
    game = reds()
    hand(game, RED, "dragonskin_drum")
    play(game, "travel to provinces-1", "yes")
    assert game.board[RED] == 4


def test_the_book_gives_a_secret_for_the_favor() -> None:
    game = reds()
    hand(game, RED, "book_of_records")
    played(game, "tents", "Tents")
    assert (game.favor[RED], game.secrets[RED]) == (4, 5)


def test_the_harp_draws_two_more_for_all_to_see() -> None:
    game = reds()
    hand(game, RED, "truthful_harp")
    game.pawn[RED] = MOUNTAIN
    play(game, "use Truthful Harp", "search the discards of the provinces")
    assert len(let_chance(game).hand) == 5
    assert all(game.cards.knows(BLUE, held) for held in game.hand)


def test_the_horn_buries_discards() -> None:
    game = reds()
    hand(game, RED, "cracked_horn")
    game.pawn[RED] = MOUNTAIN
    before = len(game.discards[2])
    let_chance(play(game, "search the discards of the provinces"))
    play(game, "yes")
    first, second = beginning(game, "card")[:2]
    play(game, f"card {first}", f"card {second}", "discard it")
    assert len(game.discards[2]) == before
    assert game.world[0] == card_named(first)


def test_a_vision_that_was_buried_and_is_drawn_again_stays_on_the_end_of_the_track() -> None:
    """§143."""
    game = reds()
    vision = card("vision_of_faith")
    out_of_the_deck(game, vision)
    game.world.append(vision)
    game.visions_drawn = 5
    let_chance(play(game, "search the world deck"))
    assert game.visions_drawn == 5
    assert vision in game.hand
    play(game, "adviser facedown")
    assert "search the world deck" not in offered(game)  # it costs four, and three are left


def card_named(name: str) -> int:
    return NAMES.index(name)


def test_the_ivory_eye_looks_at_what_lies_facedown() -> None:
    game = reds()
    hand(game, RED, "ivory_eye")
    play(game, "use Ivory Eye", "site cradle-2", "turns up Mine")
    assert game.cards.seen[card("mine")] == 1 << RED
    assert not game.is_up[1]


def test_dowsing_sticks_find_a_relic_to_keep_or_bury() -> None:
    for answer, keeps in (("yes", True), ("no", False)):
        game = reds()
        hand(game, RED, "dowsing_sticks")
        play(game, "use Dowsing Sticks", "turns up Map", answer)
        assert (game.holder[card("map") - RELIC] == RED) == keeps
        assert keeps or game.relic_deck[0] == card("map")


def test_the_skeleton_key_opens_the_reliquary_where_the_chancellor_rules() -> None:
    game = reds()
    hand(game, RED, "skeleton_key")
    play(game, "use Skeleton Key", "the brutal space", "turns up Map", "yes")
    assert (game.holder[card("map") - RELIC], game.reliquary[0]) == (RED, EMPTY)
    game = reds()
    hand(game, RED, "skeleton_key")
    station(game, PLAINS, BLUE, 1)
    assert "use Skeleton Key" not in offered(game)


def test_the_whistle_calls_a_pawn_and_pays_it() -> None:
    game = reds()
    hand(game, RED, "whistle")
    game.pawn[BLUE] = COAST
    play(game, "use Whistle", "player blue")
    assert (game.pawn[BLUE], game.secrets[BLUE]) == (PLAINS, 2)


def test_a_narrow_pass_stops_the_whistle() -> None:
    """§176."""
    # Rulings: whistle 1; narrow-pass 1
    game = reds()
    hand(game, RED, "whistle")
    game.pawn[RED] = MOUNTAIN
    site(game, 3, "narrow_pass")
    assert "use Whistle" not in offered(game)


def test_the_brass_horse_rides_to_the_suit_it_finds_or_anywhere() -> None:
    game = reds()
    hand(game, RED, "brass_horse")
    play(game, "use Brass Horse", "turns up Tents")
    assert offered(game) == ["site hinterland-1"]
    game = reds()
    hand(game, RED, "brass_horse")
    play(game, "use Brass Horse", "turns up Storyteller")
    assert len(offered(game)) == 7


def test_the_horned_mask_swaps_an_adviser_with_a_card_here() -> None:
    game = reds("tents")
    hand(game, RED, "horned_mask")
    play(game, "use Horned Mask", "card Tents", "card Longbows")
    assert (game.at[0], game.advisers[RED]) == (card("tents"), [card("longbows")])


def test_the_grand_mask_lends_an_exile_the_empires_cards_in_its_turn() -> None:
    game = reds()
    hand(game, RED, "grand_mask")
    assert "use Taming Charm" not in offered(game)  # nothing to tame on Plains
    lay(game, PLAINS, "tents")
    assert "use Taming Charm" in offered(game)


def test_the_cage_lets_its_captives_go_home() -> None:
    game = reds()
    hand(game, RED, "obsidian_cage")
    arm(game, BLUE, 1)
    game.barracks[BLUE] -= 2
    game.caged[BLUE] = 2
    play(game, "use Obsidian Cage", "number 2")
    assert game.board[BLUE] == 3


def test_purple_captives_go_to_the_imperial_player_whom_their_keeper_chooses() -> None:
    game = reds()
    hand(game, RED, "obsidian_cage")
    swear_in(game, BLUE)
    game.barracks[CHANCELLOR] -= 3
    game.caged[CHANCELLOR] = 3
    before = game.board[CHANCELLOR], game.board[BLUE]
    play(game, "use Obsidian Cage", "number 2")
    assert offered(game) == ["player chancellor", "player blue"]
    play(game, "player blue", "use Obsidian Cage", "number 1", "player chancellor")
    assert (game.board[CHANCELLOR], game.board[BLUE]) == (before[0] + 1, before[1] + 2)


def test_purple_captives_go_to_the_chancellor_while_he_is_alone() -> None:
    game = reds()
    hand(game, RED, "obsidian_cage")
    game.barracks[CHANCELLOR] -= 2
    game.caged[CHANCELLOR] = 2
    before = game.board[CHANCELLOR]
    play(game, "use Obsidian Cage", "number 2")
    assert game.board[CHANCELLOR] == before + 2
