"""The odds of a campaign as it is being declared at the table."""

from __future__ import annotations

import pytest

from ludotek.games.oath.marks import EMPTY
from ludotek.games.oath.odds.campaign import at
from ludotek.games.oath.odds.odds import Campaign, Odds, odds
from ludotek.games.oath.rules import Oath
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
    game = turn_of(table(), RED)
    arm(game, RED, 5)
    arm(game, BLUE, 2)
    return play(game, "campaign against blue", "pawn and favor")


def test_a_campaign_is_worth_what_the_odds_of_its_numbers_say() -> None:
    game = declared()
    exact = odds(Campaign(attack_dice=6, warbands=5, defense_dice=2, defenders=2))  # Plains add a die
    assert at(game) == exact


def test_fewer_dice_are_worth_less() -> None:
    game = declared()
    values = []
    for dice in range(6):
        after = game.copy()
        play(after, f"number {dice}")
        found = at(after)
        assert found is not None
        values.append(found.win)
    assert values == sorted(values)


def test_a_plan_that_may_be_used_counts_once_it_is_used() -> None:
    game = turn_of(table(), RED)
    arm(game, RED, 3)
    advise(game, RED, "longbows")
    play(game, "campaign against blue", "pawn and favor", "number 3")
    before = at(game)
    play(game, "use longbows")
    after = at(game)
    assert before is not None
    assert after is not None
    assert after.attack_dice == before.attack_dice + 1
    assert after.win > before.win
    exact = odds(Campaign(attack_dice=4, warbands=3, defense_dice=2, defenders=game.board[BLUE], plan=("longbows",)))
    assert after.win == pytest.approx(exact.win)


def chancellors(space: int | None) -> Odds:
    """The Chancellor attacks Blue, with a space of his Reliquary emptied."""
    game = table()
    if space is not None:
        game.relic_deck.insert(0, game.reliquary[space])
        game.reliquary[space] = EMPTY
    arm(game, CHANCELLOR, 5)
    arm(game, BLUE, 4)
    found = at(play(game, "campaign against blue", "pawn and favor"))
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
    game = turn_of(table(), RED)
    arm(game, RED, 5)
    station(game, PLAINS, CHANCELLOR, 0)
    site(game, 1, "river")
    return game


def test_bandits_fight_and_never_die() -> None:
    found = at(play(among_bandits(), "campaign against bandits", "site cradle-2"))
    exact = odds(Campaign(attack_dice=5, warbands=5, defense_dice=2, defenders=2))  # Plains add a die, Longbows take it
    assert found is not None
    assert found.margin == exact.margin
    assert found.win == exact.win
    assert (found.defender_losses, found.defender_losses_without_sacrifice) == (0, 0)


def test_the_bandits_of_a_crown_do_not_die_either() -> None:
    game = among_bandits()
    arm(game, BLUE, 0)
    hand(game, BLUE, "bandit_crown")
    found = at(play(game, "campaign against blue", "site cradle-2"))
    assert found is not None
    assert found.margin == odds(Campaign(attack_dice=6, warbands=5, defense_dice=2, defenders=2)).margin
    assert found.defender_losses == 0


def test_there_are_none_before_a_campaign_nor_after_its_dice() -> None:
    game = turn_of(table(), RED)
    assert at(game) is None
    play(game, "campaign against blue", "pawn and favor", "number 3")
    let_chance(game)
    assert at(game) is None


def test_asking_changes_nothing_at_the_table() -> None:
    game = declared()
    before = game.copy()
    at(game)
    assert game == before
