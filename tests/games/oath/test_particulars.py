"""Powers and steps at their limits: one left, none left, one too many, and whose it is."""

from __future__ import annotations

import pytest

from ludotek.games.oath import GAME
from ludotek.games.oath.catalogue import RELIC, card
from ludotek.games.oath.marks import DARKEST_SECRET, NOBODY, PEOPLES_FAVOR
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.battle import defending
from ludotek.games.oath.steps.empire import OFFERS_A_TURN, become_citizen, leaving_price
from ludotek.games.oath.steps.goods import MOST_SUPPLY
from ludotek.games.oath.steps.realm import are_enemies, rules_card
from ludotek.games.oath.steps.recover import can_afford_relic
from ludotek.games.oath.steps.spoils import CASUALTIES
from ludotek.games.oath.steps.treasures import side_holds_secret
from ludotek.games.oath.steps.victory import succeeds
from ludotek.games.oath.vocabulary import LIFTED, PAID, PAID_SECRETS
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    PLAINS,
    RED,
    YELLOW,
    act,
    advise,
    arm,
    finish,
    hand,
    heard,
    hide,
    lay,
    offered,
    out_of_the_deck,
    play,
    raise_banner,
    reds,
    site,
    station,
    swear_in,
    table,
    turn_of,
)
from tests.games.oath.scenes import casualties
from tests.games.oath.test_campaign import at_war
from tests.games.oath.test_plans import WIN, declare, roll, war
from tests.games.oath.test_tribunal import at_the_tribunal, rest, table_with_court
from tests.games.oath.test_warning_signals import under_attack


def test_the_inquisitor_sees_the_card_that_it_chose_and_no_other() -> None:
    game = reds("inquisitor")
    for seat in (BLUE, YELLOW):
        game.facedown[seat].clear()
    chosen, other = hide(game, BLUE, "tents"), hide(game, YELLOW, "wolves")
    act(game, "use Inquisitor", "facedown adviser 1 of blue")
    assert game.cards.seen[chosen] == 1 << BLUE | 1 << RED
    assert game.cards.seen[other] == 1 << YELLOW


def test_no_more_captives_go_free_than_there_are() -> None:
    game = reds()
    hand(game, RED, "obsidian_cage")
    game.barracks[BLUE] -= 2
    game.caged[BLUE] = 2
    assert offered(play(game, "use Obsidian Cage")) == ["number 0", "number 1", "number 2"]


def test_captives_join_those_that_are_in_the_cage_already() -> None:
    game = war()
    hand(game, RED, "obsidian_cage")
    game.barracks[BLUE] -= 1
    game.caged[BLUE] = 1
    play(declare(game), "use Obsidian Cage")
    play(roll(game, "blank", WIN), "number 0")
    assert game.caged[BLUE] == 1 + 3


def test_the_old_oak_adds_nothing_to_trades_with_other_cards() -> None:
    game = reds("wolves")
    lay(game, PLAINS, "the_old_oak")
    before = game.secrets[RED]
    assert play(game, "trade favor with Longbows").secrets[RED] == before, "Red has no adviser of Order"


@pytest.mark.parametrize("favor", [0, 1])
def test_the_alchemist_needs_a_single_favor_in_the_banks(favor: int) -> None:
    game = reds("alchemist")
    game.pool += sum(game.banks) - favor
    game.banks[:] = [favor, *[0] * 5]
    assert ("use Alchemist" in offered(game)) == (favor > 0)


@pytest.mark.parametrize("supply", [MOST_SUPPLY - 1, MOST_SUPPLY])
def test_the_map_is_of_no_use_to_whoever_has_all_supply(supply: int) -> None:
    game = reds()
    hand(game, RED, "map")
    game.supply[RED] = supply
    assert ("use Map" in offered(game)) == (supply < MOST_SUPPLY)


def test_secrets_that_are_paid_are_told_as_secrets() -> None:
    game = at_the_tribunal()
    rest(play(game, "ask for 1 secrets later", "due after 1 turns", "propose", "yes"))
    turn_of(game, YELLOW)
    told = heard(game)
    rest(game)
    assert [event[1:] for event in told if event[1] in (PAID, PAID_SECRETS)] == [(PAID_SECRETS, 8 * YELLOW, 1)]


def test_each_citizen_is_asked_once_how_many_of_its_warbands_die() -> None:
    game = casualties()
    assert game.step == CASUALTIES
    assert play(game, offered(game)[0]).step != CASUALTIES


def test_a_debt_gets_its_time_before_anything_else_and_then_promises_are_still_offered() -> None:
    game = play(at_the_tribunal(), "ask for 1 secrets later")
    assert [text for text in offered(game) if not text.startswith("due")] == ["done"]
    play(game, "due after 1 turns")
    assert {"promise peace", "ask for peace", "propose"} <= {*offered(game)}


@pytest.mark.parametrize(("relic", "words"), [("ivory_eye", "use Ivory Eye"), ("", "use Inquisitor")])
def test_a_second_facedown_adviser_is_looked_at_as_well_as_the_first(relic: str, words: str) -> None:
    game = reds("inquisitor")
    if relic:
        hand(game, RED, relic)
    game.facedown[BLUE].clear()
    first, second = hide(game, BLUE, "tents"), hide(game, BLUE, "wolves")
    act(game, words, "facedown adviser 2 of blue")
    assert game.cards.seen[second] >> RED & 1
    assert not game.cards.seen[first] >> RED & 1


def test_the_pig_is_of_no_use_to_whoever_knows_the_top_of_the_world_deck() -> None:
    """Ruling O8."""
    game = reds()
    hand(game, RED, "oracular_pig")
    for number in (2, 1, 0):
        out_of_the_deck(game, number)
        game.world.append(number)
        game.cards.seen[number] = 1 << RED
    assert "use Oracular Pig" not in offered(game)
    game.cards.seen[0] = 1 << BLUE
    game.stirred = True
    assert "use Oracular Pig" in [GAME.words(move) for move in game.copy().moves(RED)]


def test_leaving_the_empire_costs_a_favor_for_the_secrets_on_all_cards() -> None:
    """§99."""
    game = reds()
    before = leaving_price(game, RED)
    game.secrets_on[lay(game, PLAINS, "scouts")], game.secrets_on[advise(game, BLUE, "tents")] = 1, 2
    assert leaving_price(game, RED) == before + 3


def test_whoever_hands_over_warbands_hands_over_one_at_least() -> None:
    game = table()
    swear_in(game, RED)
    play(game, "hand warbands to red")
    assert offered(game) == [f"number {warbands}" for warbands in range(1, game.board[CHANCELLOR] + 1)]


def test_to_a_search_only_modifiers_of_searches_are_added() -> None:
    game = reds("errand_boy", "wolves")
    assert "use Wolves" in offered(game)
    play(game, "use Errand Boy")
    assert "use Wolves" not in offered(game)


def test_imperial_players_are_no_enemies_unless_one_of_them_rebels() -> None:
    """§20."""
    game = reds()
    swear_in(game, BLUE)
    assert not are_enemies(game, CHANCELLOR, BLUE)
    assert are_enemies(game, CHANCELLOR, RED)
    game.rebel = BLUE
    assert are_enemies(game, CHANCELLOR, BLUE)
    assert are_enemies(game, BLUE, CHANCELLOR)


@pytest.mark.parametrize(
    ("oath", "banner"), [("people", DARKEST_SECRET), ("protection", PEOPLES_FAVOR)], ids=["people", "protection"]
)
def test_the_successor_of_the_peoples_and_the_protectors_oath_holds_a_banner(oath: str, banner: int) -> None:
    """§115."""
    game = table(oath=oath)
    for seat in (RED, BLUE):
        swear_in(game, seat)
    raise_banner(game, BLUE, banner)
    assert (succeeds(game, RED), succeeds(game, BLUE)) == (False, True)


def test_warbands_that_nobody_lifts_are_not_told() -> None:
    """The board has just enough, so no other site gives any (ruling O20)."""
    game = under_attack(1, 1, 2)
    told = heard(game)
    play(game, "number 2")
    assert [event for event in told if event[1] == LIFTED] == []


def test_a_contract_without_a_forfeit_costs_nothing_beyond_what_there_is() -> None:
    game = at_the_tribunal()
    game.secrets[CHANCELLOR] = 3
    rest(play(game, "give 7 favor later", "due after 1 turns", "propose", "yes"))
    rest(turn_of(game, CHANCELLOR))
    assert (game.favor[CHANCELLOR], game.secrets[CHANCELLOR]) == (0, 3)


@pytest.mark.parametrize(("keeper", "stays"), [(RED, False), (BLUE, True)])
def test_a_usurper_who_turns_citizen_is_none_any_more_and_another_stays_one(keeper: int, stays: bool) -> None:
    """§190."""
    game = reds()
    game.keeper, game.is_usurper = keeper, True
    become_citizen(game, RED)
    assert game.is_usurper == stays


@pytest.mark.parametrize(("id", "name"), [("map", "Map"), ("cup_of_plenty", "Cup of Plenty")])
def test_the_victor_takes_the_relics_that_it_aimed_at_and_no_others(id: str, name: str) -> None:
    """§90."""
    game = war()
    for relic in ("map", "cup_of_plenty"):
        hand(game, BLUE, relic)
    arm(game, RED, 12)
    arm(game, BLUE, 0)
    finish(play(game, "campaign against blue", f"card {name}", "done", "number 12"))
    assert [game.holder[card(relic) - RELIC] == RED for relic in ("map", "cup_of_plenty")] == [
        id == "map",
        id == "cup_of_plenty",
    ]


def test_a_relic_is_aimed_at_once() -> None:
    game = war()
    for relic in ("map", "cup_of_plenty"):
        hand(game, BLUE, relic)
    play(game, "campaign against blue", "card Map")
    assert "card Cup of Plenty" in offered(game)
    assert "card Map" not in offered(game)


def test_a_banner_is_aimed_at_once() -> None:
    game = war()
    raise_banner(game, BLUE, DARKEST_SECRET, 3)
    assert "banner darkest secret" in offered(play(game, "campaign against blue"))
    assert "banner darkest secret" not in offered(play(game, "banner darkest secret"))


def test_a_narrow_pass_guards_its_own_region_alone() -> None:
    game = at_war()
    site(game, 3, "narrow_pass")
    station(game, 3, BLUE, 1)
    play(game, "campaign against chancellor")
    assert "site hinterland-1" in offered(game)
    assert "site provinces-1" not in offered(game)


def test_a_plan_of_attackers_is_of_no_use_to_a_defender() -> None:
    """§170."""
    assert "use Scouts" not in offered(declare(war(defense="scouts")))
    assert "use Scouts" in offered(declare(war("scouts")))


@pytest.mark.parametrize("secrets", [0, 1])
def test_the_hidden_place_is_aimed_at_from_afar_with_a_secret_alone(secrets: int) -> None:
    game = at_war()
    site(game, 1, "the_hidden_place")
    station(game, 1, CHANCELLOR, 1)
    game.secrets[RED] = secrets
    play(game, "campaign against chancellor")
    assert ("site cradle-2" in offered(game)) == (secrets > 0)


def test_a_citizen_in_any_seat_is_asked_to_join() -> None:
    game = at_war()
    game.pawn[CHANCELLOR] = PLAINS
    swear_in(game, RED)
    turn_of(game, BLUE)
    play(game, "campaign against chancellor", "pawn and favor", "number 3")
    assert (game.asked, offered(game)) == (RED, ["yes", "no"])


def test_a_tie_goes_to_the_defender() -> None:
    """§86."""
    game = declare(war())
    roll(game, "blank", "sword sword sword sword sword sword hollow")
    assert game.campaign.defense == 6
    play(game, "no")
    assert (game.garrison[PLAINS], game.flag[PLAINS]) == (2, BLUE)


def test_whoever_joins_and_is_allowed_to_defends_too_and_nobody_else_does() -> None:
    """§77."""
    game = at_war()
    game.pawn[CHANCELLOR] = PLAINS
    for seat in (BLUE, YELLOW):
        swear_in(game, seat)
    play(game, "campaign against chancellor", "pawn and favor", "number 3")
    assert game.asked == BLUE
    play(game, "yes", "yes", "no")
    assert defending(game) == [CHANCELLOR, BLUE]


# Sites and cards.


@pytest.mark.parametrize("left", [0, 1])
def test_the_last_token_of_an_opportunity_site_can_be_taken(left: int) -> None:
    game = war()
    site(game, PLAINS, "drowned_city")
    game.site_secrets[PLAINS] = left
    game.pawn[YELLOW] = PLAINS
    turn_of(game, YELLOW)
    assert ("take a secret" in offered(game)) == (left > 0)


def test_the_grand_mask_lends_no_battle_plans() -> None:
    game = reds()
    hand(game, RED, "grand_mask")
    plan, other = card("longbows"), lay(game, PLAINS, "tents")
    assert rules_card(game, RED, other, PLAINS, False) and not rules_card(game, CHANCELLOR, other, PLAINS, True)
    assert not rules_card(game, RED, plan, PLAINS, False) and rules_card(game, CHANCELLOR, plan, PLAINS, True)


def test_no_relic_can_be_paid_for_where_no_site_is_known() -> None:
    assert not can_afford_relic(reds(favor=9, secrets=9), RED, NOBODY)


@pytest.mark.parametrize("offers", [OFFERS_A_TURN - 1, OFFERS_A_TURN])
def test_so_many_deals_a_turn_and_no_more(offers: int) -> None:
    """Ruling O4."""
    game = table_with_court()
    game.offers = offers
    assert ("deal at the tribunal" in offered(game)) == (offers < OFFERS_A_TURN)


def test_a_modifier_is_declared_once() -> None:
    """§167."""
    game = reds()
    hand(game, RED, "truthful_harp")
    assert "use Truthful Harp" not in offered(play(game, "use Truthful Harp"))


# The Darkest Secret in battle plans.


def with_the_secret() -> Oath:
    """The Chancellor holds it, and Blue is a Citizen."""
    game = reds()
    swear_in(game, BLUE)
    raise_banner(game, CHANCELLOR, DARKEST_SECRET)
    return game


def test_the_imperial_side_holds_the_darkest_secret_together_and_exiles_do_not() -> None:
    # Ruling: fire-talkers 1
    game = with_the_secret()
    assert [side_holds_secret(game, seat) for seat in (CHANCELLOR, RED, BLUE, YELLOW)] == [True, False, True, False]


def test_a_citizen_in_revolt_has_no_part_in_what_the_empire_holds() -> None:
    game = with_the_secret()
    game.rebel = BLUE
    assert not side_holds_secret(game, BLUE)
    raise_banner(game, BLUE, DARKEST_SECRET)
    assert side_holds_secret(game, BLUE)
    assert not side_holds_secret(game, CHANCELLOR)
