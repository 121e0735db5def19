"""The odds of a campaign in which plans of the archive are used at the table."""

from __future__ import annotations

import pytest

from ludotek.games.oath.odds.campaign import at
from ludotek.games.oath.odds.odds import Campaign, Odds, odds
from ludotek.games.oath.rules import Oath
from tests.games.oath.cards.war import declare, war, wilds
from tests.games.oath.scenario import MOUNTAIN, RED, arm, enrich, lay, play, station


def of(game: Oath) -> Odds:
    found = at(game)
    assert found is not None
    return found


def exact(attack: int, defense: int, *plans: str, against: tuple[str, ...] = ()) -> Odds:
    """Red's six against six of Blue's."""
    numbers = {"attack_dice": attack, "warbands": 6, "defense_dice": defense, "defenders": 6}
    return odds(Campaign(**numbers, plan=plans, defense_plan=against))


@pytest.mark.parametrize("name", ["Lancers", "Outriders", "Billowing Fog", "Field Promotion"])
def test_an_attackers_plan_counts_at_the_table_as_it_does_alone(name: str) -> None:
    game = play(declare(war(name.casefold().replace(" ", "_"))), f"use {name}")
    assert of(game) == exact(7, 1, name)


@pytest.mark.parametrize("name", ["War Tortoise", "Shield Wall", "Mounted Patrol", "Storm Caller"])
def test_a_defenders_plan_does_too(name: str) -> None:
    game = declare(war(defense=(name.casefold().replace(" ", "_"), "extra_provisions")))
    assert of(play(game, f"use {name}")) == exact(7, 1, against=(name,))


def test_zealots_count_three_each() -> None:
    game = war("zealots")
    arm(game, RED, 5)
    found = of(play(declare(game, 5), "use Zealots"))
    alone = odds(Campaign(attack_dice=6, warbands=5, defense_dice=1, defenders=6, plan=("Zealots",)))
    assert found == alone


def test_nobody_is_thought_to_be_sacrificed_against_a_vow_of_peace() -> None:
    game = declare(war("longbows", defense=("vow_of_peace",)))
    assert of(game).win == of(game).win_without_sacrifice < exact(7, 1).win


def test_a_union_fights_with_its_sites() -> None:
    game = war("vow_of_union", "longbows")
    station(game, MOUNTAIN, RED, 4)
    arm(game, RED, 2)
    assert of(declare(game)) == exact(7, 1)


def test_plans_that_bandits_use_and_lose_are_known() -> None:
    game = wilds("storm_caller")
    found = of(play(game, "campaign against bandits"))
    assert (found.attack_dice, found.defense_dice) == (7, 3)
    assert of(play(game, "number 6")) == found


def test_there_are_no_odds_of_a_campaign_that_a_plan_has_decided() -> None:
    game = war(defense=("field_promotion",))
    enrich(game, 2, 4)
    lay(game, 0, "hearts_and_minds")
    play(declare(game), "use Hearts and Minds")
    assert at(game) is None
