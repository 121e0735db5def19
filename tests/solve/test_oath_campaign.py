"""The odds of a campaign as it is being declared at the table."""

from __future__ import annotations

import pytest

from ludotek.games.oath.rules import Oath
from ludotek.solve.oath.campaign import at
from ludotek.solve.oath.odds import Campaign, odds
from tests.games.oath.scenario import BLUE, RED, advise, arm, let_chance, play, table, turn_of


def declared() -> Oath:
    p = turn_of(table(), RED)
    arm(p, RED, 5)
    arm(p, BLUE, 2)
    return play(p, "campaign against blue", "pawn and favor")


def test_a_campaign_is_worth_what_the_odds_of_its_numbers_say() -> None:
    p = declared()
    exact = odds(Campaign(attack_dice=6, warbands=5, defense_dice=2, defenders=2))  # Plains add a die
    assert at(p) == exact


def test_fewer_dice_are_worth_less() -> None:
    p = declared()
    values = []
    for dice in range(6):
        after = p.copy()
        play(after, f"number {dice}")
        found = at(after)
        assert found is not None
        values.append(found.win)
    assert values == sorted(values)


def test_a_plan_that_may_be_used_counts_once_it_is_used() -> None:
    p = turn_of(table(), RED)
    arm(p, RED, 3)
    advise(p, RED, "longbows")
    play(p, "campaign against blue", "pawn and favor", "number 3")
    before = at(p)
    play(p, "use longbows")
    after = at(p)
    assert before is not None
    assert after is not None
    assert after.attack_dice == before.attack_dice + 1
    assert after.win > before.win
    exact = odds(Campaign(attack_dice=4, warbands=3, defense_dice=2, defenders=p.board[BLUE], plan=("longbows",)))
    assert after.win == pytest.approx(exact.win)


def test_there_are_none_before_a_campaign_nor_after_its_dice() -> None:
    p = turn_of(table(), RED)
    assert at(p) is None
    play(p, "campaign against blue", "pawn and favor", "number 3")
    let_chance(p)
    assert at(p) is None


def test_asking_changes_nothing_at_the_table() -> None:
    p = declared()
    before = p.copy()
    at(p)
    assert p == before
