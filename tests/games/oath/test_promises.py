"""Clauses of the Tribunal: what may be promised, when it is due, and what it costs (ruling O95)."""

from __future__ import annotations

import pytest

from ludotek.core.position import EVERYONE
from ludotek.games.oath.marks import PEOPLES_FAVOR
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.vocabulary import WORD_BROKEN, WORD_KEPT
from tests.games.oath.scenario import (
    CHANCELLOR,
    COAST,
    PLAINS,
    RED,
    YELLOW,
    arm,
    beginning,
    heard,
    let_chance,
    offered,
    play,
    station,
    turn_of,
)
from tests.games.oath.test_tribunal import at_the_tribunal, rest

KEPT = (EVERYONE, WORD_KEPT, CHANCELLOR, YELLOW)
BROKEN = (EVERYONE, WORD_BROKEN, CHANCELLOR, YELLOW)


def agreed(*lines: str) -> Oath:
    """The Chancellor, with five favor, and Yellow, with three, have a contract."""
    return play(at_the_tribunal(), *lines, "propose", "yes")


def test_peace_with_a_third_is_broken_by_a_campaign_against_it_and_the_creditor_is_paid() -> None:
    """Ruling O95."""
    game = agreed("promise peace with red", "due after 2 turns", "or forfeit 2 favor")
    game.pawn[RED] = 1
    told = heard(game)
    play(game, "campaign against red", "pawn and favor")
    assert BROKEN in told
    assert (game.favor[CHANCELLOR], game.favor[YELLOW]) == (3, 5)


def test_a_site_that_was_to_be_spared_may_not_be_targeted_for_free() -> None:
    """Ruling O95."""
    game = agreed("promise to spare hinterland-1", "due after 3 rounds", "or forfeit 1 favor")
    for slot in (PLAINS, COAST):
        station(game, slot, RED, 1)
    arm(game, CHANCELLOR, 3)
    game.pawn[CHANCELLOR] = PLAINS
    other = game.copy()
    told, untold = heard(game), heard(other)
    play(game, "campaign against red", "site hinterland-1", "done")
    play(other, "campaign against red", "done")
    assert BROKEN in told
    assert (BROKEN not in untold and other.contracts == game.contracts) or other.contracts != []


def test_a_banner_that_was_to_be_left_alone_costs_the_forfeit_once_it_is_recovered() -> None:
    """Ruling O95."""
    game = agreed("promise not to recover the peoples favor", "due after 1 rounds", "or forfeit 2 secrets")
    told = heard(game)
    play(game, "recover the peoples favor", "number 2", "bank of order")
    assert BROKEN in told
    assert game.banner[PEOPLES_FAVOR] == CHANCELLOR
    assert (game.secrets[CHANCELLOR], game.secrets[YELLOW]) == (0, 2)  # as far as there are any


def test_whoever_comes_where_it_promised_has_kept_its_word() -> None:
    """Ruling O95."""
    game = agreed("promise to come to cradle-1", "due after 1 turns", "or forfeit 2 favor")
    told = heard(game)
    play(game, "travel to cradle-1")
    assert KEPT in told
    assert game.contracts == []


def test_whoever_does_not_come_in_time_forfeits() -> None:
    """Ruling O95."""
    game = agreed("promise to come to hinterland-1", "due after 1 rounds", "or forfeit 2 favor")
    told = heard(game)
    rest(game)
    assert told.count(BROKEN) == 0
    for seat in (RED, 2, YELLOW):
        rest(turn_of(game, seat))
    assert told.count(BROKEN) == 1
    assert game.favor[CHANCELLOR] == 3


def test_citizenship_that_was_promised_is_offered_whether_it_is_accepted_or_not() -> None:
    """Ruling O95."""
    game = agreed("promise to offer citizenship to red", "due after 2 turns", "or forfeit 2 favor")
    told = heard(game)
    play(game, "offer citizenship to red", "the brutal space", "propose", "no")
    assert KEPT in told
    assert game.contracts == []


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_citizenship_that_was_not_to_be_offered_costs_the_forfeit_after_the_offer(answer: str) -> None:
    """Ruling O95: not earlier, since what is forfeited may be in the offer."""
    game = agreed("promise no citizenship to red", "due after 2 turns", "or forfeit 4 favor")
    told = heard(game)
    play(game, "offer citizenship to red", "the brutal space", "give 5 favor", "propose", answer)
    let_chance(game)
    assert BROKEN in told
    assert game.favor[YELLOW] == (3 if answer == "yes" else 7)


def test_what_is_due_after_a_deed_is_paid_when_the_next_of_its_kind_is_over() -> None:
    """Ruling O95."""
    game = agreed("give 2 favor later", "due when chancellor next has had a travel", "or forfeit 1 favor")
    rest(game)
    assert game.favor[YELLOW] == 3
    turn_of(game, YELLOW)
    let_chance(play(game, "travel to hinterland-1"))
    assert game.favor[YELLOW] == 3  # it is the Chancellor's that counts
    told = heard(game)
    let_chance(play(turn_of(game, CHANCELLOR), "travel to cradle-1"))
    assert KEPT in told
    assert (game.favor[CHANCELLOR], game.favor[YELLOW]) == (3, 5)


def test_each_clause_has_its_own_time_and_forfeit() -> None:
    """Ruling O10."""
    game = agreed(
        *("give 1 favor", "give 2 favor later", "due after 1 turns", "or forfeit 3 favor"),
        *("ask for 1 secrets later", "due after 2 rounds"),
        *("promise peace", "due after 3 turns", "or forfeit 1 favor", "or forfeit 1 secrets"),
    )
    assert game.favor[YELLOW] == 4
    assert game.contracts == [
        *(CHANCELLOR, YELLOW, 0, 2, 0, 2, 3, 0, 1),
        *(YELLOW, CHANCELLOR, 1, 1, 1, 2, 0, 0, 1),
        *(CHANCELLOR, YELLOW, 2, YELLOW, 0, 4, 1, 1, 1),
    ]


def test_clauses_are_written_in_rising_order_and_are_six_at_most() -> None:
    """Ruling O95."""
    game = at_the_tribunal()
    for number in range(1, 7):
        play(game, f"give {number} favor later", "due after 1 turns")
    assert not beginning(game, "give 7 favor later")
    assert "propose" in offered(game)
    game = play(at_the_tribunal(), "promise peace", "due after 1 turns")
    assert not beginning(game, "give 1 favor later")
    assert "promise to spare cradle-1" in offered(game)


def test_an_offer_may_be_answered_by_another_and_that_by_a_third() -> None:
    """Ruling O95."""
    game = play(at_the_tribunal(), "give 1 favor", "propose")
    assert offered(game) == ["yes", "no", "counter"]
    play(game, "counter")
    assert game.asked == YELLOW
    play(game, "ask for 2 favor", "propose")
    assert game.asked == CHANCELLOR
    play(game, "counter", "give 3 favor", "ask for 1 secrets", "propose")
    assert offered(game) == ["yes", "no"]
    play(game, "yes")
    assert (game.favor[CHANCELLOR], game.favor[YELLOW], game.secrets[CHANCELLOR]) == (2, 6, 2)


def test_nobody_promises_to_go_where_it_stands_or_peace_with_itself() -> None:
    game = at_the_tribunal()
    assert "promise to come to cradle-2" not in offered(game)
    assert {*beginning(game, "promise peace with")} == {"red", "blue"}
    assert {*beginning(game, "promise to offer citizenship to")} == {"red", "blue", "yellow"}
