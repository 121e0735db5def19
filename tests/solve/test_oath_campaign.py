"""The odds of a campaign as it is being declared at the table."""

from __future__ import annotations

import pytest

from ludotek.games.oath.marks import EMPTY
from ludotek.games.oath.rules import Oath
from ludotek.solve.oath.campaign import at
from ludotek.solve.oath.odds import Campaign, Odds, odds
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    PLAINS,
    RED,
    advise,
    arm,
    hand,
    let_chance,
    play,
    site,
    station,
    table,
    turn_of,
)


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


def chancellors(space: int | None) -> Odds:
    """The Chancellor attacks Blue, with a space of his Reliquary emptied."""
    p = table()
    if space is not None:
        p.relic_deck.insert(0, p.reliquary[space])
        p.reliquary[space] = EMPTY
    arm(p, CHANCELLOR, 5)
    arm(p, BLUE, 4)
    found = at(play(p, "campaign against blue", "pawn and favor"))
    assert found is not None
    return found


def test_whom_a_brutal_chancellor_beats_or_is_beaten_by_leaves_nobody() -> None:
    mild, brutal = chancellors(None), chancellors(0)
    assert mild == chancellors(3)
    assert brutal.win == mild.win
    assert mild.defender_losses == pytest.approx(2 * mild.win)
    assert brutal.defender_losses == pytest.approx(4 * brutal.win)
    assert brutal.attacker_losses > mild.attacker_losses


def among_bandits() -> Oath:
    """Nobody rules the two sites of the Cradle, and Red comes with five."""
    p = turn_of(table(), RED)
    arm(p, RED, 5)
    station(p, PLAINS, CHANCELLOR, 0)
    site(p, 1, "river")
    return p


def test_bandits_fight_and_never_die() -> None:
    found = at(play(among_bandits(), "campaign against bandits", "site cradle-2"))
    exact = odds(Campaign(attack_dice=5, warbands=5, defense_dice=2, defenders=2))  # Plains add a die, Longbows take it
    assert found is not None
    assert found.margin == exact.margin
    assert found.win == exact.win
    assert (found.defender_losses, found.defender_losses_without_sacrifice) == (0, 0)


def test_the_bandits_of_a_crown_do_not_die_either() -> None:
    p = among_bandits()
    arm(p, BLUE, 0)
    hand(p, BLUE, "bandit_crown")
    found = at(play(p, "campaign against blue", "site cradle-2"))
    assert found is not None
    assert found.margin == odds(Campaign(attack_dice=6, warbands=5, defense_dice=2, defenders=2)).margin
    assert found.defender_losses == 0


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
