"""The odds of a campaign in Oath are those of the rules' own dice."""

from __future__ import annotations

from fractions import Fraction

import pytest
from typer.testing import CliRunner

from ludotek.cli import app
from ludotek.core.position import CHANCE, DEAL
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.vocabulary import CAMPAIGN_LOST, CAMPAIGN_WON, YES
from ludotek.solve.oath.odds import Campaign, Odds, UnknownPlan, odds
from tests.games.oath.scenario import BLUE, RED, arm, play, table, turn_of


def of(attack_dice: int, warbands: int, defense_dice: int, defenders: int, *plans: str) -> Odds:
    return odds(
        Campaign(attack_dice=attack_dice, warbands=warbands, defense_dice=defense_dice, defenders=defenders, plan=plans)
    )


@pytest.mark.parametrize(("dice", "warbands", "defenders"), [(1, 1, 0), (2, 2, 1), (3, 3, 2), (2, 4, 3)])
def test_odds_agree_with_every_way_the_dice_can_fall_in_the_rules(dice: int, warbands: int, defenders: int) -> None:
    p = turn_of(table(), RED)
    arm(p, RED, warbands)
    arm(p, BLUE, defenders)
    play(p, "campaign against blue", "pawn and favor", f"number {dice}")
    exact = of(dice + 1, warbands, 2, defenders)  # Plains add a die; pawn and favor are two
    assert float(win_chance(p)) == pytest.approx(exact.win, abs=1e-12)


def win_chance(p: Oath) -> Fraction:
    """Plays on, sacrificing wherever that is offered, and listens for the outcome."""
    total = Fraction(0)
    weights = p.odds()
    for move, weight in zip(p.moves(CHANCE), weights, strict=True):
        after = p.copy()
        heard: list[tuple[int, int, int, int]] = []
        after.heard = heard
        after.play(CHANCE, move)
        chance = Fraction(weight, sum(weights))
        won = outcome(heard)
        if won is None and after.kind() == DEAL:
            total += chance * win_chance(after)
        elif won is None:
            after.play(after.asked, YES)
            total += chance * int(bool(outcome(heard)))
        else:
            total += chance * int(won)
    return total


def outcome(heard: list[tuple[int, int, int, int]]) -> bool | None:
    """Whether the campaign was won, as everyone is told; nothing while it is open."""
    for event in heard:
        if event[1] in (CAMPAIGN_WON, CAMPAIGN_LOST):
            return event[1] == CAMPAIGN_WON
    return None


def test_the_margin_is_a_distribution_and_without_dice_all_is_certain() -> None:
    assert sum(of(10, 10, 8, 3).margin.values()) == pytest.approx(1)
    assert of(0, 3, 0, 2).margin == {-2: 1.0}
    assert of(0, 3, 0, 2).win == 1  # three warbands sacrificed
    assert of(0, 2, 0, 2).win == 0


def test_sacrifice_only_helps() -> None:
    worth = of(6, 6, 4, 1)
    assert worth.win > worth.win_without_sacrifice
    assert worth.attacker_losses >= 1


def test_plans_are_those_of_the_rules() -> None:
    assert of(4, 4, 2, 1, "longbows") == of(5, 4, 2, 1)
    assert of(4, 4, 2, 1, "Horse Archers").attack_dice == 7
    assert of(4, 4, 4, 1, "rangers").attack_dice == 6
    assert of(6, 6, 6, 1, "rain_boots").win > of(6, 6, 6, 1).win
    assert of(1, 6, 6, 9, "traveling_doctor").attacker_losses < of(1, 6, 6, 9).attacker_losses


@pytest.mark.parametrize("name", ["elders", "nobody", "battle_honors"])
def test_what_is_no_plan_or_changes_no_odds_is_refused(name: str) -> None:
    with pytest.raises(UnknownPlan):
        of(1, 1, 1, 1, name)


def test_the_command_prints_one_document() -> None:
    words = "odds oath --attack-dice 6 --warbands 6 --defense-dice 4 --defenders 1 --plan longbows --json"
    result = CliRunner().invoke(app, words.split())
    assert result.exit_code == 0
    assert '"win"' in result.output
