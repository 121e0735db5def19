"""The denizens and relics, card by card; battle plans are in test_plans."""

from __future__ import annotations

import pytest

from ludotek.games.oath.cards.power import HOOKS, works
from ludotek.games.oath.catalogue import FIRST_GAME, IDS, RELIC, SITE, VISION, card
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

IN_THE_RULES = {"bandit_crown", "grand_mask", "cracked_horn", "circlet_of_command", "book_of_records"}


def test_every_first_game_denizen_has_a_power_and_no_card_of_the_archive_pretends() -> None:
    assert all(works(number) for number in range(FIRST_GAME))
    assert not any(works(number) for number in range(FIRST_GAME, VISION))
    inert = {IDS[number] for number in range(RELIC, SITE - 1) if not HOOKS[number]}
    assert inert == IN_THE_RULES  # these change what the rules themselves ask


# Actions.


def test_the_alchemist_collects_four_favor_from_any_banks() -> None:
    p = reds("alchemist")
    play(p, "use Alchemist", "bank of beast", "bank of beast", "bank of order", "bank of nomad")
    assert (p.favor[RED], p.secrets[RED], p.secrets_on[card("alchemist")]) == (8, 2, 1)


def test_spirit_snare_takes_a_favor() -> None:
    p = play(reds("spirit_snare"), "use Spirit Snare", "bank of hearth")
    assert (p.favor[RED], p.banks[3]) == (5, 2)


def test_a_card_that_carries_tokens_cannot_be_paid_again() -> None:
    p = play(reds("spirit_snare"), "use Spirit Snare", "bank of hearth")
    assert "use Spirit Snare" not in offered(p)


def test_the_wizard_school_ends_the_act_phase() -> None:
    p = reds()
    lay(p, PLAINS, "wizard_school")
    play(p, "use Wizard School")
    assert (p.secrets[RED], p.turn) == (5, BLUE)


def test_the_taming_charm_drives_a_beast_or_nomad_out_and_gains_of_its_bank() -> None:
    p = reds("taming_charm")
    p.favor_on[lay(p, PLAINS, "tents")] = 1
    p.pool -= 1
    play(p, "use Taming Charm", "card Tents")
    assert (p.favor[RED], p.banks[5], p.discards[1][-1]) == (6, 2, card("tents"))


@pytest.mark.parametrize(("id", "words"), [("conspiracy", "Conspiracy"), ("tents", "Tents")])
def test_the_inquisitor_finds_conspiracy_or_pays(id: str, words: str) -> None:
    p = reds("inquisitor")
    p.facedown[BLUE].clear()
    before = p.favor[BLUE]
    hide(p, BLUE, id)
    move = [text for text in offered(p) if text == "use Inquisitor"]
    p.play(RED, p.moves(RED)[offered(p).index(move[0])])
    p.play(RED, p.moves(RED)[offered(p).index("facedown adviser 1 of blue")])
    if id == "conspiracy":
        assert p.hand == [card("conspiracy")]
        assert "adviser facedown" in offered(p)
    else:
        assert p.favor[BLUE] == before + 1


def test_wolves_kill_on_any_board() -> None:
    p = play(reds("wolves"), "use Wolves", "player chancellor")
    assert p.board[CHANCELLOR] == 2


def test_roving_terror_takes_anothers_place() -> None:
    p = reds()
    lay(p, PLAINS, "roving_terror")
    play(p, "use Roving Terror", "card Elders")
    assert p.at[3 * COAST] == card("roving_terror")
    assert p.secrets_on[card("roving_terror")] == 1


def test_sleight_of_hand_takes_a_secret_but_never_the_only_one() -> None:
    p = reds("sleight_of_hand")
    assert "use Sleight of Hand" not in offered(p)
    p.secrets[BLUE] = 2
    play(p, "use Sleight of Hand", "player blue")
    assert (p.secrets[RED], p.secrets[BLUE]) == (5, 1)


def test_the_scryer_sees_a_whole_pile() -> None:
    p = reds("scryer")
    let_chance(play(p, "use Scryer", "search the discards of the provinces"))
    assert all(p.cards.knows(RED, slot) for slot in p.discards[1])


def test_ancient_binding_leaves_everyone_one_secret() -> None:
    p = reds("ancient_binding")
    p.secrets[BLUE] = 3
    play(p, "use Ancient Binding")
    assert (p.secrets[RED], p.secrets[BLUE], p.secrets_on[card("ancient_binding")]) == (0, 1, 1)


def test_elders_sell_a_secret() -> None:
    p = play(reds("elders"), "use Elders")
    assert (p.favor[RED], p.secrets[RED]) == (2, 5)


def test_the_wayside_inn_feeds() -> None:
    p = reds()
    lay(p, PLAINS, "wayside_inn")
    play(p, "muster on Longbows", "use Wayside Inn")
    assert p.supply[RED] == 7


def test_memory_of_home_empties_a_bank_into_hearths() -> None:
    p = play(reds("memory_of_home"), "use Memory of Home", "bank of beast")
    assert (p.banks[4], p.banks[3], p.secrets[RED]) == (0, 6, 3)


def test_the_storyteller_feeds_the_darkest_secret() -> None:
    assert play(reds("storyteller"), "use Storyteller").tokens[1] == 2


def test_the_armed_mob_drives_an_adviser_from_a_secretive_player() -> None:
    p = reds()
    lay(p, PLAINS, "armed_mob")
    raise_banner(p, BLUE, 1)
    advise(p, BLUE, "wolves")
    play(p, "use Armed Mob", "card Wolves")
    assert p.advisers[BLUE] == []


def test_tavern_songs_tell_of_three_cards() -> None:
    p = reds("tavern_songs")
    p.pawn[RED] = MOUNTAIN
    let_chance(play(p, "use Tavern Songs"))
    assert all(p.cards.knows(RED, slot) for slot in p.discards[1][-3:])
    assert "use Tavern Songs" not in offered(p)


def test_the_tinkers_fair_swaps_relics_too() -> None:
    p = reds()
    lay(p, PLAINS, "tinkers_fair")
    hand(p, BLUE, "map")
    play(p, "use Tinker's Fair", "player blue", "give 3 favor", "ask for Map", "propose", "yes")
    assert (p.holder[card("map") - RELIC], p.favor[BLUE]) == (RED, 4)


# When Played.


def test_garrison_raises_and_stations_warbands() -> None:
    p = reds()
    station(p, COAST, RED, 1)
    played(p, "garrison", "Garrison")
    assert (p.garrison[COAST], p.board[RED]) == (2, 3)


def test_a_small_favor_brings_four_warbands_and_a_faithful_friend_four_supply() -> None:
    p = reds()
    p.supply[RED] = 1
    played(p, "a_small_favor", "A Small Favor", "adviser faceup")
    played(p, "faithful_friend", "Faithful Friend", "adviser faceup")
    assert (p.board[RED], p.supply[RED]) == (7, 5)


def test_the_key_opens_a_city_whose_ruler_is_away() -> None:
    p = reds()
    p.pawn[CHANCELLOR] = COAST
    played(p, "key_to_the_city", "Key to the City")
    assert (p.flag[PLAINS], p.garrison[PLAINS], p.board[RED]) == (RED, 1, 3)
    p = reds()
    played(p, "key_to_the_city", "Key to the City")
    assert p.flag[PLAINS] == CHANCELLOR


def test_dazzle_drives_hearth_and_order_out_of_the_region() -> None:
    p = reds()
    lay(p, PLAINS, "wolves")
    played(p, "dazzle", "Dazzle")
    assert p.at[:3] == [card("wolves"), card("dazzle"), EMPTY]


def test_whoever_dazzles_picks_the_order_in_which_they_leave() -> None:
    p = reds()
    site(p, 1, "river")
    lay(p, 1, "storyteller")
    lay(p, 1, "scouts")
    played(p, "dazzle", "Dazzle")
    assert offered(p) == ["card Longbows", "card Storyteller", "card Scouts"]
    play(p, "card Scouts", "card Longbows")
    assert p.discards[1][-3:] == [card("scouts"), card("longbows"), card("storyteller")]


def test_the_great_herd_may_change_places() -> None:
    p = reds()
    played(p, "great_herd", "Great Herd")
    play(p, "card Elders")
    assert (p.at[1], p.at[3 * COAST]) == (card("elders"), card("great_herd"))


def test_the_long_lost_heir_may_come_home() -> None:
    p = reds()
    played(p, "long_lost_heir", "Long-Lost Heir", "adviser faceup")
    play(p, "yes")
    assert (p.citizens, p.turn) == (1 << RED, BLUE)


def test_whoever_comes_to_the_gathering_may_barter() -> None:
    p = reds()
    p.pawn[YELLOW] = COAST
    played(p, "the_gathering", "The Gathering")
    assert p.asked == YELLOW
    play(p, "yes", "player yellow", "give 1 favor", "propose", "yes", "done", "done", "done", "done")
    assert (p.pawn[YELLOW], p.favor[YELLOW]) == (PLAINS, 2)


# Modifiers, Rest, and what persists.


def test_pressgangs_muster_on_occupied_cards() -> None:
    p = play(reds("pressgangs"), "muster on Longbows", "muster on Longbows")
    assert p.board[RED] == 7


def test_animal_playmates_make_beasts_free() -> None:
    p = reds("animal_playmates")
    lay(p, PLAINS, "wolves")
    assert play(p, "muster on Wolves").supply[RED] == 7


def test_the_acting_troupe_passes_for_order() -> None:
    assert play(reds("acting_troupe"), "trade a secret with Longbows").favor[RED] == 6


def test_the_old_oak_trades_a_secret_more_to_friends_of_beasts() -> None:
    p = reds("wolves")
    lay(p, PLAINS, "the_old_oak")
    assert play(p, "trade favor with The Old Oak").secrets[RED] == 6


def test_the_welcoming_party_greets_fresh_cards_alone() -> None:
    p = reds()
    lay(p, PLAINS, "welcoming_party")
    played(p, "tents", "Tents")
    assert p.favor[RED] == 5


def test_the_errand_boy_searches_elsewhere() -> None:
    p = reds("errand_boy")
    play(p, "use Errand Boy")
    assert offered(p) == ["search the discards of the provinces", "search the discards of the hinterland"]


def test_the_magicians_code_lends_two_secrets() -> None:
    p = reds("magicians_code", secrets=1)
    raise_banner(p, BLUE, 1, 2)
    advise(p, BLUE, "wolves")
    play(p, "use Magician's Code", "recover the darkest secret", "number 1")
    assert (p.tokens[1], p.banner[1]) == (3, RED)


def test_naysayers_tax_the_chancellor_while_an_exile_keeps_the_oath() -> None:
    p = reds("naysayers")
    p.keeper = BLUE
    play(p, "rest", "use Naysayers")
    assert (p.favor[CHANCELLOR], p.favor[RED]) == (1, 5)
