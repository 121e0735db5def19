"""How many dice, cards and warbands: to the last one, and no more."""

from __future__ import annotations

import pytest

from ludotek.games.oath import GAME
from ludotek.games.oath.cards.power import POWERS
from ludotek.games.oath.cards.relics import is_new
from ludotek.games.oath.catalogue import (
    BURN_FAVOR_COST,
    BURN_SECRET_COST,
    IDS,
    NAMES,
    NOMAD,
    PLACE_FAVOR,
    PLACE_SECRET,
    RELIC,
    SUIT,
    card,
)
from ludotek.games.oath.marks import DARKEST_SECRET, EMPTY, PEOPLES_FAVOR
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.exchange import WITH_ADVISERS, open_exchange
from ludotek.games.oath.steps.piles import bury_relic
from ludotek.games.oath.steps.plans import costs_nothing
from ludotek.games.oath.steps.realm import rules_card, treasures
from ludotek.games.oath.steps.spoils import Casualties, Occupy
from ludotek.games.oath.vocabulary import NUMBER, PAID, PAID_SECRETS, RELIC_AT
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    MOUNTAIN,
    PLAINS,
    RED,
    YELLOW,
    act,
    advise,
    arm,
    beginning,
    hand,
    heard,
    hide,
    lay,
    let_chance,
    offered,
    play,
    raise_banner,
    reds,
    turn_of,
)
from tests.games.oath.scenes import casualties, conspire
from tests.games.oath.test_plans import declare, war
from tests.games.oath.test_tribunal import at_the_tribunal, rest, table_with_court
from tests.games.oath.test_warning_signals import under_attack


def test_fire_talkers_add_three_dice() -> None:
    game = war("fire_talkers")
    raise_banner(game, RED, DARKEST_SECRET)
    before = declare(game).campaign.attack_dice
    assert play(game, "use Fire Talkers").campaign.attack_dice == before + 3


@pytest.mark.parametrize(("moves", "more"), [(["done"], 0), (["pawn and favor"], 1)])
def test_the_circlet_makes_the_pawn_dearer_and_nothing_else(moves: list[str], more: int) -> None:
    dice = []
    for relics in ([], ["circlet_of_command"]):
        game = war()
        for relic in relics:
            hand(game, BLUE, relic)
        dice.append(play(game, "campaign against blue", *moves, "number 1").campaign.defense_dice)
    assert dice[1] - dice[0] == more


def test_the_pig_sees_three_cards_and_no_fourth() -> None:
    game = reds()
    hand(game, RED, "oracular_pig")
    let_chance(play(game, "use Oracular Pig"))
    known = [number >= 0 and game.cards.knows(RED, number) for number in game.world[-4:]]
    assert known == [False, True, True, True]


def test_of_a_beaten_force_an_ally_loses_what_the_leader_cannot() -> None:
    game = casualties()
    game.campaign.survivors[CHANCELLOR] = game.first - 2
    assert offered(game) == ["number 2", "number 3"]


def test_that_an_ally_loses_nobody_is_told_by_itself() -> None:
    assert Casualties().is_open(casualties(), NUMBER)
    assert not Casualties().is_open(casualties(), NUMBER + 1)


def test_where_no_warband_can_go_anywhere_warning_signals_ask_nothing() -> None:
    assert not beginning(under_attack(0, 1), "number")


def test_a_herd_with_no_other_nomads_on_the_map_asks_nothing() -> None:
    game = reds()
    for place, denizen in enumerate(game.at):
        if denizen != EMPTY and SUIT[denizen] == NOMAD:
            game.at[place] = EMPTY
    hide(game, RED, "great_herd")
    act(game, "play facedown Great Herd", "site cradle-1")
    assert "rest" in offered(game)


def test_a_relic_that_is_buried_may_change_who_keeps_the_oath() -> None:
    game = reds()
    hand(game, RED, "map")
    game.stirred = False
    bury_relic(game, card("map") - RELIC)
    assert game.stirred


@pytest.mark.parametrize(
    ("words", "debtor", "creditor"), [("give", CHANCELLOR, YELLOW), ("ask for", YELLOW, CHANCELLOR)]
)
@pytest.mark.parametrize(("goods", "event"), [("favor", PAID), ("secrets", PAID_SECRETS)])
def test_what_is_paid_is_told_with_who_paid_whom(
    words: str, debtor: int, creditor: int, goods: str, event: int
) -> None:
    game = at_the_tribunal()
    rest(play(game, f"{words} 1 {goods} later", "due after 1 turns", "propose", "yes"))
    told = heard(turn_of(game, debtor))
    rest(game)
    assert [one[1:] for one in told if one[1] in (PAID, PAID_SECRETS)] == [(event, 8 * debtor + creditor, 1)]


def test_a_debt_may_be_backed_by_any_forfeit_or_none() -> None:
    game = play(at_the_tribunal(), "give 1 favor later", "due after 1 turns")
    forfeits = beginning(game, "or forfeit")
    assert len(forfeits) > 1
    assert {"propose", "done"} <= {*offered(game)}


def test_the_ivory_eye_looks_at_the_relic_of_the_first_site_too() -> None:
    game = reds()
    hand(game, RED, "ivory_eye")
    game.ground[0] = game.ground[2 * MOUNTAIN]
    game.ground[2 * MOUNTAIN] = EMPTY
    act(game, "use Ivory Eye", GAME.words(RELIC_AT))
    let_chance(game)
    assert game.cards.knows(RED, game.ground[0])


@pytest.mark.parametrize(
    ("keeper", "favor", "seat", "is_useful"),
    [(BLUE, 1, RED, True), (BLUE, 0, RED, False), (CHANCELLOR, 3, RED, False), (BLUE, 3, CHANCELLOR, False)],
)
def test_naysayers_take_from_a_chancellor_who_has_something_and_lost_the_title(
    keeper: int, favor: int, seat: int, is_useful: bool
) -> None:
    game = reds()
    game.keeper, game.favor[CHANCELLOR] = keeper, favor
    assert POWERS[card("naysayers")].can_rest(game, seat) == is_useful


def test_a_plan_costs_nothing_if_nothing_is_placed_and_nothing_burnt() -> None:
    costs = (PLACE_FAVOR, PLACE_SECRET, BURN_FAVOR_COST, BURN_SECRET_COST)
    for number in range(RELIC):
        assert costs_nothing(number) == (not any(cost[number] for cost in costs))


def test_the_grand_mask_lends_no_plan_of_attackers_either() -> None:
    game = reds()
    hand(game, RED, "grand_mask")
    assert not rules_card(game, RED, lay(game, PLAINS, "scouts"), PLAINS, False)


def test_whoever_has_no_relics_and_no_banners_has_no_treasures() -> None:
    assert treasures(reds(), YELLOW) == 0


def test_the_very_first_card_is_known_once_it_was_seen() -> None:
    game = reds()
    game.cards.seen[0] = 1 << RED
    assert not is_new(game, RED, 0)
    assert is_new(game, BLUE, 0)


def test_conspirators_may_take_either_banner() -> None:
    game = conspire()
    for banner in (PEOPLES_FAVOR, DARKEST_SECRET):
        raise_banner(game, CHANCELLOR, banner)
    assert beginning(game, "banner") == ["peoples favor", "darkest secret"]


def test_whoever_has_no_warbands_left_is_not_asked_how_many_occupy_a_site() -> None:
    game = reds()
    for warbands in (0, 1):
        arm(game, RED, warbands)
        assert Occupy().begin(game, RED, PLAINS, 0) == (warbands > 0)


def test_where_one_warband_must_die_allies_are_asked_too() -> None:
    game = casualties()
    assert Casualties().begin(game, CHANCELLOR, 1, 0)
    assert not Casualties().begin(game, CHANCELLOR, 0, 0)


def with_advisers(*ids: str) -> Oath:
    """The Chancellor, with these faceup advisers, deals with Yellow, who has all that it may have."""
    game = table_with_court()
    for id in ("alchemist", "mercenaries"):
        advise(game, YELLOW, id)
    for id in ids:
        advise(game, CHANCELLOR, id)
    open_exchange(game, CHANCELLOR, YELLOW, WITH_ADVISERS)
    game.go_on()
    return game


def test_a_faceup_adviser_is_one_too_many_as_well() -> None:
    assert "propose" not in offered(play(with_advisers("wolves"), "give Wolves"))


def test_of_several_facedown_advisers_any_one_is_given_and_no_second() -> None:
    game = table_with_court()
    hide(game, CHANCELLOR, "tents")
    open_exchange(game, CHANCELLOR, YELLOW, WITH_ADVISERS)
    game.go_on()
    play(game, "facedown adviser 2 of chancellor")
    assert "facedown adviser 1 of chancellor" not in offered(game)


def test_the_very_first_card_can_be_given_too() -> None:
    game = with_advisers(IDS[0])
    play(game, f"give {NAMES[0]}", "ask for Alchemist", "propose", "yes")
    assert 0 in game.advisers[YELLOW]
    assert card("alchemist") in game.advisers[CHANCELLOR]
