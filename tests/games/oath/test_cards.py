"""The denizens and relics, card by card; battle plans are in test_plans."""

from __future__ import annotations

import pytest

from ludotek.games.oath.catalogue import RELIC, card
from ludotek.games.oath.marks import EMPTY
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    COAST,
    MOUNTAIN,
    PLAINS,
    RED,
    YELLOW,
    advise,
    hand,
    hide,
    lay,
    let_chance,
    offered,
    play,
    played,
    raise_banner,
    reds,
    site,
    station,
)

# Actions.


def test_the_alchemist_collects_four_favor_from_any_banks() -> None:
    game = reds("alchemist")
    play(game, "use Alchemist", "bank of beast", "bank of beast", "bank of order", "bank of nomad")
    assert (game.favor[RED], game.secrets[RED], game.secrets_on[card("alchemist")]) == (8, 2, 1)


def test_spirit_snare_takes_a_favor() -> None:
    game = play(reds("spirit_snare"), "use Spirit Snare", "bank of hearth")
    assert (game.favor[RED], game.banks[3]) == (5, 2)


def test_a_card_that_carries_tokens_cannot_be_paid_again() -> None:
    """§66."""
    game = play(reds("spirit_snare"), "use Spirit Snare", "bank of hearth")
    assert "use Spirit Snare" not in offered(game)


def test_the_wizard_school_ends_the_act_phase() -> None:
    """§156."""
    game = reds()
    lay(game, PLAINS, "wizard_school")
    play(game, "use Wizard School")
    assert (game.secrets[RED], game.turn) == (5, BLUE)


def test_the_taming_charm_drives_a_beast_or_nomad_out_and_gains_of_its_bank() -> None:
    game = reds("taming_charm")
    game.favor_on[lay(game, PLAINS, "tents")] = 1
    game.pool -= 1
    play(game, "use Taming Charm", "card Tents")
    assert (game.favor[RED], game.banks[5], game.discards[1][-1]) == (6, 2, card("tents"))


@pytest.mark.parametrize(("id", "words"), [("conspiracy", "Conspiracy"), ("tents", "Tents")])
def test_the_inquisitor_finds_conspiracy_or_pays(id: str, words: str) -> None:
    # Ruling: inquisitor 1
    game = reds("inquisitor")
    game.facedown[BLUE].clear()
    before = game.favor[BLUE]
    hide(game, BLUE, id)
    move = [text for text in offered(game) if text == "use Inquisitor"]
    game.play(RED, game.moves(RED)[offered(game).index(move[0])])
    game.play(RED, game.moves(RED)[offered(game).index("facedown adviser 1 of blue")])
    if id == "conspiracy":
        assert game.hand == [card("conspiracy")]
        assert "adviser facedown" in offered(game)
    else:
        assert game.favor[BLUE] == before + 1


def test_wolves_kill_on_any_board() -> None:
    """§22."""
    game = play(reds("wolves"), "use Wolves", "player chancellor")
    assert game.board[CHANCELLOR] == 2


def test_roving_terror_takes_anothers_place() -> None:
    game = reds()
    lay(game, PLAINS, "roving_terror")
    play(game, "use Roving Terror", "card Elders")
    assert game.at[3 * COAST] == card("roving_terror")
    assert game.secrets_on[card("roving_terror")] == 1


def test_sleight_of_hand_takes_a_secret_but_never_the_only_one() -> None:
    game = reds("sleight_of_hand")
    assert "use Sleight of Hand" not in offered(game)
    game.secrets[BLUE] = 2
    play(game, "use Sleight of Hand", "player blue")
    assert (game.secrets[RED], game.secrets[BLUE]) == (5, 1)


def test_the_scryer_sees_a_whole_pile() -> None:
    # Ruling: scryer 1
    game = reds("scryer")
    let_chance(play(game, "use Scryer", "search the discards of the provinces"))
    assert all(game.cards.knows(RED, slot) for slot in game.discards[1])


def test_ancient_binding_leaves_everyone_one_secret() -> None:
    game = reds("ancient_binding")
    game.secrets[BLUE] = 3
    play(game, "use Ancient Binding")
    assert (game.secrets[RED], game.secrets[BLUE], game.secrets_on[card("ancient_binding")]) == (0, 1, 1)


def test_elders_sell_a_secret() -> None:
    game = play(reds("elders"), "use Elders")
    assert (game.favor[RED], game.secrets[RED]) == (2, 5)


def test_the_wayside_inn_feeds() -> None:
    game = reds()
    lay(game, PLAINS, "wayside_inn")
    play(game, "muster on Longbows", "use Wayside Inn")
    assert game.supply[RED] == 7


def test_memory_of_home_empties_a_bank_into_hearths() -> None:
    game = play(reds("memory_of_home"), "use Memory of Home", "bank of beast")
    assert (game.banks[4], game.banks[3], game.secrets[RED]) == (0, 6, 3)


def test_the_storyteller_feeds_the_darkest_secret() -> None:
    assert play(reds("storyteller"), "use Storyteller").tokens[1] == 2


def test_the_armed_mob_drives_an_adviser_from_a_secretive_player() -> None:
    game = reds()
    lay(game, PLAINS, "armed_mob")
    raise_banner(game, BLUE, 1)
    advise(game, BLUE, "wolves")
    play(game, "use Armed Mob", "card Wolves")
    assert game.advisers[BLUE] == []


def test_tavern_songs_tell_of_three_cards() -> None:
    game = reds("tavern_songs")
    game.pawn[RED] = MOUNTAIN
    let_chance(play(game, "use Tavern Songs"))
    assert all(game.cards.knows(RED, slot) for slot in game.discards[1][-3:])
    assert "use Tavern Songs" not in offered(game)


def test_the_tinkers_fair_swaps_relics_too() -> None:
    game = reds()
    lay(game, PLAINS, "tinkers_fair")
    hand(game, BLUE, "map")
    play(game, "use Tinker's Fair", "player blue", "give 3 favor", "ask for Map", "propose", "yes")
    assert (game.holder[card("map") - RELIC], game.favor[BLUE]) == (RED, 4)


# When Played.


def test_garrison_raises_and_stations_warbands() -> None:
    # Ruling: garrison 1
    game = reds()
    station(game, COAST, RED, 1)
    played(game, "garrison", "Garrison")
    assert (game.garrison[COAST], game.board[RED]) == (2, 3)


def test_a_small_favor_brings_four_warbands_and_a_faithful_friend_four_supply() -> None:
    game = reds()
    game.supply[RED] = 1
    played(game, "a_small_favor", "A Small Favor", "adviser faceup")
    played(game, "faithful_friend", "Faithful Friend", "adviser faceup")
    assert (game.board[RED], game.supply[RED]) == (7, 5)


def test_the_key_opens_a_city_whose_ruler_is_away() -> None:
    # Ruling: key-to-the-city 1
    game = reds()
    game.pawn[CHANCELLOR] = COAST
    played(game, "key_to_the_city", "Key to the City")
    assert (game.flag[PLAINS], game.garrison[PLAINS], game.board[RED]) == (RED, 1, 3)
    game = reds()
    played(game, "key_to_the_city", "Key to the City")
    assert game.flag[PLAINS] == CHANCELLOR


def test_dazzle_drives_hearth_and_order_out_of_the_region() -> None:
    game = reds()
    lay(game, PLAINS, "wolves")
    played(game, "dazzle", "Dazzle")
    assert game.at[:3] == [card("wolves"), card("dazzle"), EMPTY]


def test_whoever_dazzles_picks_the_order_in_which_they_leave() -> None:
    """§141."""
    game = reds()
    site(game, 1, "river")
    lay(game, 1, "storyteller")
    lay(game, 1, "scouts")
    played(game, "dazzle", "Dazzle")
    assert offered(game) == ["card Longbows", "card Storyteller", "card Scouts"]
    play(game, "card Scouts", "card Longbows")
    assert game.discards[1][-3:] == [card("scouts"), card("longbows"), card("storyteller")]


def test_the_great_herd_may_change_places() -> None:
    game = reds()
    played(game, "great_herd", "Great Herd")
    play(game, "card Elders")
    assert (game.at[1], game.at[3 * COAST]) == (card("elders"), card("great_herd"))


def test_the_long_lost_heir_may_come_home() -> None:
    game = reds()
    played(game, "long_lost_heir", "Long-Lost Heir", "adviser faceup")
    play(game, "yes")
    assert (game.citizens, game.turn) == (1 << RED, BLUE)


def test_whoever_comes_to_the_gathering_may_barter() -> None:
    """Ruling O9."""
    # Ruling: the-gathering 1
    game = reds()
    game.pawn[YELLOW] = COAST
    played(game, "the_gathering", "The Gathering")
    assert game.asked == YELLOW
    play(game, "yes", "player yellow", "give 1 favor", "propose", "yes", "done", "done", "done", "done")
    assert (game.pawn[YELLOW], game.favor[YELLOW]) == (PLAINS, 2)


# Modifiers, Rest, and what persists.


def test_pressgangs_muster_on_occupied_cards() -> None:
    game = play(reds("pressgangs"), "muster on Longbows", "muster on Longbows")
    assert game.board[RED] == 7


def test_animal_playmates_make_beasts_free() -> None:
    game = reds("animal_playmates")
    lay(game, PLAINS, "wolves")
    assert play(game, "muster on Wolves").supply[RED] == 7


def test_the_acting_troupe_passes_for_order() -> None:
    # Ruling: acting-troupe 1
    assert play(reds("acting_troupe"), "trade a secret with Longbows").favor[RED] == 6


def test_the_old_oak_trades_a_secret_more_to_friends_of_beasts() -> None:
    game = reds("wolves")
    lay(game, PLAINS, "the_old_oak")
    assert play(game, "trade favor with The Old Oak").secrets[RED] == 6


def test_the_welcoming_party_greets_fresh_cards_alone() -> None:
    game = reds()
    lay(game, PLAINS, "welcoming_party")
    played(game, "tents", "Tents")
    assert game.favor[RED] == 5


def test_the_errand_boy_searches_elsewhere() -> None:
    game = reds("errand_boy")
    play(game, "use Errand Boy")
    assert offered(game) == ["search the discards of the provinces", "search the discards of the hinterland"]


def test_the_magicians_code_lends_two_secrets() -> None:
    game = reds("magicians_code", secrets=1)
    raise_banner(game, BLUE, 1, 2)
    advise(game, BLUE, "wolves")
    play(game, "use Magician's Code", "recover the darkest secret", "number 1")
    assert (game.tokens[1], game.banner[1]) == (3, RED)


def test_naysayers_tax_the_chancellor_while_an_exile_keeps_the_oath() -> None:
    game = reds("naysayers")
    game.keeper = BLUE
    play(game, "rest", "use Naysayers")
    assert (game.favor[CHANCELLOR], game.favor[RED]) == (1, 5)
