"""The Discord suit: what is done when a card is played, and what bears on Search and advisers."""

from __future__ import annotations

import pytest

from ludotek.core.position import DEAL
from ludotek.games.oath.catalogue import DISCORD, NOMAD, RELIC, card
from ludotek.games.oath.marks import DARKEST_SECRET, EMPTY, NOBODY, PEOPLES_FAVOR
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.battle import bandits_at_sites
from ludotek.games.oath.steps.realm import capacity, cards_at
from tests.games.oath.cards.search_table import drawn, go, held
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    COAST,
    MOUNTAIN,
    PLAINS,
    RED,
    YELLOW,
    advise,
    beginning,
    enrich,
    hand,
    hide,
    lay,
    offered,
    raise_banner,
    reds,
    site,
    station,
    swear_in,
)

# Charlatan.


def test_the_charlatan_burns_the_darkest_secret_down_to_one_and_nobodys_own_secrets() -> None:
    # Ruling: charlatan 1
    game = reds(secrets=3)
    raise_banner(game, BLUE, DARKEST_SECRET, 4)
    game.secrets[BLUE] = 2
    held(game, "charlatan")
    assert game.tokens[DARKEST_SECRET] == 1
    assert (game.secrets[RED], game.secrets[BLUE], game.banner[DARKEST_SECRET]) == (3, 2, BLUE)


# Assassin, Silver Tongue, Insomnia.


@pytest.mark.parametrize(
    ("id", "name"), [("assassin", "Assassin"), ("silver_tongue", "Silver Tongue"), ("insomnia", "Insomnia")]
)
def test_a_limiter_is_played_once_advisers_have_left_for_two_places(id: str, name: str) -> None:
    """§163."""
    game = reds("scouts", "wolves")
    game.facedown[RED].clear()
    hide(game, RED, "keep")
    held(game, id)
    assert beginning(game, "card") == ["Scouts", "Wolves", "Keep"]
    go(game, "card Scouts", "card Keep")
    assert game.advisers[RED] == [card("wolves"), card(id)]
    assert game.facedown[RED] == []


@pytest.mark.parametrize("id", ["assassin", "silver_tongue", "insomnia"])
def test_a_limiter_cannot_join_two_locked_advisers(id: str) -> None:
    """§163."""
    # Rulings: assassin 1; silver-tongue 1; insomnia 1
    game = reds("faithful_friend", "a_small_favor")
    hide(game, RED, id)
    go(game, f"play facedown {id.replace('_', ' ')}")
    assert offered(game) == ["discard it"]


def test_with_a_limiter_the_third_adviser_finds_no_place() -> None:
    game = reds("insomnia", "scouts")
    game.facedown[RED].clear()
    held(game, "wolves")
    assert offered(game) == ["card Scouts"]


def test_the_assassin_discards_a_faceup_adviser_of_somebody_here_who_is_not_locked() -> None:
    # Ruling: assassin 2
    game = reds("assassin")
    advise(game, BLUE, "wolves")
    advise(game, BLUE, "faithful_friend")
    advise(game, YELLOW, "tents")
    game.pawn[YELLOW] = COAST
    go(game, "use Assassin")
    assert offered(game) == ["card Wolves"]
    go(game, "card Wolves")
    assert game.advisers[BLUE] == [card("faithful_friend")]
    assert game.favor_on[card("assassin")] == 1


def test_a_silver_tongue_takes_a_favor_of_a_suit_that_is_where_it_rests() -> None:
    game = reds("silver_tongue")
    lay(game, PLAINS, "tents")
    go(game, "rest", "use Silver Tongue")
    assert offered(game) == ["bank of order", "bank of nomad"]
    banks = game.banks[NOMAD]
    go(game, "bank of nomad")
    assert (game.favor[RED], game.banks[NOMAD]) == (5, banks - 1)


def test_insomnia_brings_a_secret_at_rest() -> None:
    game = go(reds("insomnia", secrets=1), "rest", "use Insomnia")
    assert game.secrets[RED] == 2


# Blackmail.


def blackmail(favor: int) -> Oath:
    """Red names Blue's relic, out of two that stand here; a third is elsewhere."""
    game = reds()
    hand(game, BLUE, "map")
    hand(game, YELLOW, "whistle")
    game.pawn[YELLOW] = game.pawn[CHANCELLOR] = COAST
    enrich(game, BLUE, favor)
    held(game, "blackmail")
    assert offered(game) == ["card Map"]
    return go(game, "card Map")


def test_whoever_is_blackmailed_pays_three_favor_or_gives_the_relic_once_it_is_named() -> None:
    # Ruling: blackmail 1
    game = blackmail(3)
    assert game.asked == BLUE
    assert offered(game) == ["number 3", "card Map"]
    paid = go(game.copy(), "number 3")
    assert (paid.favor[RED], paid.favor[BLUE], paid.holder[card("map") - RELIC]) == (7, 0, BLUE)
    taken = go(game, "card Map")
    assert (taken.favor[RED], taken.favor[BLUE], taken.holder[card("map") - RELIC]) == (4, 3, RED)


def test_with_less_than_three_favor_nobody_refuses_blackmail() -> None:
    # Ruling: blackmail 1
    game = blackmail(2)
    assert game.holder[card("map") - RELIC] == RED
    assert (game.asked, game.favor[BLUE]) == (RED, 2)


def test_no_blackmail_for_what_the_circlet_shields() -> None:
    game = reds()
    game.pawn[CHANCELLOR] = COAST
    hand(game, BLUE, "map")
    hand(game, BLUE, "circlet_of_command")
    assert offered(go(held(game, "blackmail"))) == ["card Circlet of Command"]


# Dissent.


def test_dissent_costs_everyone_a_favor_for_each_suit_it_rules_but_not_the_holder_of_the_peoples_favor() -> None:
    """Ruling O51: the Empire's sites count for every Imperial player."""
    # Rulings: dissent 1 2
    game = reds("scouts", "wolves", favor=4)
    game.facedown[RED].clear()
    swear_in(game, BLUE)
    for seat in (CHANCELLOR, BLUE, YELLOW):
        enrich(game, seat, 2)
    raise_banner(game, YELLOW, PEOPLES_FAVOR)
    advise(game, YELLOW, "tents")
    held(game, "dissent")
    assert game.favor[RED] == 1  # Order, Beast, and Dissent itself
    assert game.favor[CHANCELLOR] == game.favor[BLUE] == 0  # Order, Arcane, Nomad at sites: as much as there is
    assert game.favor[YELLOW] == 2
    assert game.favor_on[card("dissent")] == 7
    bank = game.banks[DISCORD]
    assert go(game, "rest").banks[DISCORD] == bank + 7


# Royal Ambitions.


def ambitions() -> Oath:
    game = reds()
    for slot in (PLAINS, MOUNTAIN):
        station(game, slot, RED, 1)
    return game


def test_royal_ambitions_make_a_citizen_with_a_relic_that_was_not_seen() -> None:
    """§191."""
    # Ruling: royal-ambitions 1
    game = held(ambitions(), "royal_ambitions")
    assert offered(game) == ["the brutal space", "the decadent space", "the careless space", "the greedy space", "no"]
    go(game, "the greedy space")
    assert game.kind() == DEAL
    relic = offered(game)[0].removeprefix("turns up ")
    go(game, offered(game)[0])
    taken = [number for number, seat in enumerate(game.holder) if seat == RED]
    assert [RELIC + number for number in taken] == [card(relic.lower().replace(" ", "_").replace("'", ""))]
    assert game.reliquary[3] == EMPTY  # so that the Chancellor is greedy now
    assert game.citizens == 1 << RED
    assert (game.supply[RED], game.turn) == (7, BLUE)


def test_royal_ambitions_want_more_sites_than_the_chancellors() -> None:
    game = ambitions()
    station(game, MOUNTAIN, CHANCELLOR, 1)
    assert "rest" in offered(held(game, "royal_ambitions"))


def test_royal_ambitions_without_relics_are_a_plain_question() -> None:
    """Ruling O50."""
    game = ambitions()
    game.reliquary[:] = [EMPTY] * 4
    assert offered(held(game, "royal_ambitions")) == ["yes", "no"]
    assert go(game, "yes").citizens == 1 << RED


# Salt the Earth.


def test_salt_the_earth_drives_everything_out_and_leaves_room_for_itself_alone() -> None:
    """Ruling O48."""
    game = reds()
    lay(game, PLAINS, "tents")
    lay(game, PLAINS, "wolves")
    held(game, "salt_the_earth", "site cradle-1")
    go(game, "card Wolves", "card Longbows")
    assert cards_at(game, PLAINS) == [card("salt_the_earth")]
    assert game.discards[1][-3:] == [card("wolves"), card("longbows"), card("tents")]
    assert capacity(game, PLAINS) == 1
    hide(game, RED, "keep")
    assert offered(go(game, "play facedown Keep")) == ["discard it"]


def test_salt_the_earth_never_comes_beside_a_locked_card_nor_where_a_modifier_was_declared() -> None:
    game = reds()
    lay(game, PLAINS, "keep")
    hide(game, RED, "salt_the_earth")
    assert offered(go(game, "play facedown Salt the Earth")) == ["discard it"]
    game = reds()
    lay(game, PLAINS, "augury")
    go(game, "use Augury")
    assert "site cradle-1" not in offered(drawn(game, "salt_the_earth"))


def test_salt_the_earth_comes_to_the_drowned_city_which_has_no_room_and_stays_full() -> None:
    # Rulings: salt-the-earth 1; drowned-city 1
    game = reds()
    site(game, 1, "drowned_city")
    game.pawn[RED] = 1
    assert capacity(game, 1) == 0
    held(game, "salt_the_earth", "site cradle-2")
    assert cards_at(game, 1) == [card("salt_the_earth")]
    game.at[3] = EMPTY  # if it leaves
    assert capacity(game, 1) == 0


def test_salt_the_earth_comes_to_no_facedown_site() -> None:
    # Ruling: salt-the-earth 1
    game = reds()
    raise_banner(game, RED, PEOPLES_FAVOR)
    hide(game, RED, "salt_the_earth")
    assert offered(go(game, "play facedown Salt the Earth")) == ["site cradle-1", "discard it"]


def test_what_salt_drives_out_costs_no_homeland_bonus() -> None:
    """Ruling O48."""
    game = reds()
    site(game, 1, "wastes")
    game.pawn[RED] = 1
    lay(game, 1, "scryer")
    held(game, "salt_the_earth", "site cradle-2")
    assert offered(game)[0].startswith("turns up")  # the homeland's relic


def test_everyone_knows_of_salt_while_its_player_chooses_who_goes_first() -> None:
    game = reds()
    lay(game, PLAINS, "tents")
    held(game, "salt_the_earth", "site cradle-1")
    assert game.cards.knows(BLUE, card("salt_the_earth"))


# Riots.


def riots(*ids: str) -> Oath:
    """Order, Arcane and Nomad lie one each, and what is laid besides; the Mob is up."""
    game = reds()
    game.is_mob = True
    for id in ids:
        lay(game, MOUNTAIN if cards_at(game, MOUNTAIN)[1:] == [] else COAST, id)
    return game


def test_riots_drive_the_commonest_suit_from_all_sites() -> None:
    # Ruling: riots 1
    game = held(riots("battle_honors"), "riots")
    go(game, "card Battle Honors")
    assert card("longbows") in game.discards[1]
    assert card("battle_honors") in game.discards[2]
    assert card("taming_charm") in game.at


def test_riots_need_the_mob() -> None:
    game = riots("battle_honors")
    game.is_mob = False
    held(game, "riots")
    assert card("longbows") in game.at


def test_whoever_plays_riots_chooses_among_suits_that_tie_and_they_spare_themselves() -> None:
    # Ruling: riots 1
    game = held(riots("scryer"), "riots", "site cradle-1")
    assert cards_at(game, PLAINS) == [card("longbows"), card("riots")]
    assert card("scryer") in game.discards[2]  # two of Discord
    game = held(riots(), "riots", "site cradle-1")
    assert beginning(game, "bank of") == ["discord", "arcane", "order", "nomad"]
    go(game, "bank of discord")
    assert card("riots") in game.at


def test_riots_count_locked_cards_and_leave_them() -> None:
    # Ruling: riots 2
    game = held(riots("keep"), "riots")
    assert card("keep") in game.at
    assert card("longbows") in game.discards[1]


# Gossip.


@pytest.mark.parametrize(("ruler", "is_barred"), [(BLUE, True), (RED, False), (NOBODY, True)])
def test_gossip_keeps_enemies_of_its_ruler_from_facedown_advisers_and_bandits_everybody(
    ruler: int, is_barred: bool
) -> None:
    # Ruling: gossip 1
    game = reds()
    lay(game, COAST, "gossip")
    station(game, COAST, max(ruler, 0), 0 if ruler == NOBODY else 1)
    assert ("adviser facedown" not in offered(drawn(game, "tents"))) == is_barred


def test_gossip_spares_a_citizen_of_its_empire() -> None:
    game = reds()
    swear_in(game, RED)
    lay(game, COAST, "gossip")
    assert "adviser facedown" in offered(drawn(game, "tents"))


def test_a_lone_card_that_gossip_leaves_no_place_is_discarded() -> None:
    # Ruling: gossip 2
    game = reds()
    game.pawn[RED] = 1
    site(game, 1, "drowned_city")
    lay(game, COAST, "gossip")
    assert offered(drawn(game, "keep")) == ["discard it"]
    assert len(game.facedown[BLUE]) == 1  # as at the start


# Bandit Chief.


def test_the_bandit_chief_kills_a_warband_at_every_site() -> None:
    game = reds()
    station(game, COAST, BLUE, 2)
    held(game, "bandit_chief", "site cradle-1")
    assert (game.garrison[PLAINS], game.garrison[MOUNTAIN], game.garrison[COAST]) == (1, 0, 1)
    assert game.flag[MOUNTAIN] == NOBODY


@pytest.mark.parametrize(("chief", "force"), [(False, 1), (True, 3)])
def test_with_a_bandit_chief_three_bandits_stand_at_each_targeted_site(chief: bool, force: int) -> None:
    game = reds()
    station(game, PLAINS, CHANCELLOR, 0)
    if chief:
        lay(game, COAST, "bandit_chief")
    go(game, "campaign against bandits")
    while not beginning(game, "number"):
        go(game, "done")
    assert bandits_at_sites(game) == force
