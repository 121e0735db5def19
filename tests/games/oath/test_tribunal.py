"""The Tribunal's contracts, and what owners may show or pass on facedown (rulings O9, O10 and O16)."""

from __future__ import annotations

import pytest

from ludotek.core.position import EVERYONE
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.exchange import WITH_ADVISERS, open_exchange
from ludotek.games.oath.view import view
from ludotek.games.oath.vocabulary import WORD_BROKEN, WORD_KEPT
from tests.games.oath.scenario import (
    BLUE,
    CHANCELLOR,
    RED,
    YELLOW,
    advise,
    beginning,
    enrich,
    heard,
    let_chance,
    offered,
    play,
    site,
    table,
    turn_of,
)


def at_the_tribunal() -> Oath:
    """The Chancellor has a word with yellow."""
    p = table_with_court()
    return play(p, "deal at the tribunal", "player yellow")


def table_with_court() -> Oath:
    p = table()
    site(p, 1, "the_tribunal")
    p.pawn[CHANCELLOR] = 1
    enrich(p, CHANCELLOR, 5)
    enrich(p, YELLOW, 3)
    return p


def rest(p: Oath) -> Oath:
    """A turn ends."""
    return let_chance(play(p, "rest"))


def test_what_is_due_later_needs_a_time_before_it_can_be_proposed() -> None:
    p = play(at_the_tribunal(), "give 4 favor later")
    assert "propose" not in offered(p)
    assert beginning(p, "due after") == ["1 turns", "2 turns", "3 turns"]
    assert "propose" in offered(play(p, "due after 1 turns"))


def test_later_payments_and_promises_are_offered_at_the_tribunal_alone() -> None:
    p = table_with_court()
    open_exchange(p, CHANCELLOR, YELLOW, WITH_ADVISERS)
    p.go_on()
    assert not beginning(p, "give 1 favor later") and "promise peace" not in offered(p)
    assert "promise peace" in offered(at_the_tribunal())


def test_a_later_payment_is_made_at_the_end_of_the_debtors_next_turn() -> None:
    p = at_the_tribunal()
    play(p, "give 4 favor later", "due after 1 turns", "or forfeit 2 favor", "propose", "yes")
    told = heard(p)
    rest(p)  # the turn in which it was promised
    assert (p.favor[CHANCELLOR], p.favor[YELLOW]) == (5, 3)
    rest(turn_of(p, CHANCELLOR))
    assert (p.favor[CHANCELLOR], p.favor[YELLOW]) == (1, 7)
    assert (EVERYONE, WORD_KEPT, CHANCELLOR, YELLOW) in told
    assert p.contracts == []


def test_it_is_the_debtors_own_turns_that_count() -> None:
    p = at_the_tribunal()
    play(p, "ask for 2 favor later", "due after 1 turns", "propose", "yes")
    rest(p)
    assert p.favor[YELLOW] == 3
    turn_of(p, YELLOW)
    rest(p)
    assert p.favor[YELLOW] == 1


def test_who_cannot_pay_pays_what_there_is_and_forfeits_the_penalty_in_favor_then_in_secrets() -> None:
    p = at_the_tribunal()
    p.secrets[CHANCELLOR] = 3
    rest(play(p, "give 7 favor later", "due after 1 turns", "or forfeit 2 favor", "propose", "yes"))
    told = heard(p)
    rest(turn_of(p, CHANCELLOR))
    assert (p.favor[CHANCELLOR], p.secrets[CHANCELLOR], p.favor[YELLOW]) == (0, 1, 8)
    assert (EVERYONE, WORD_BROKEN, CHANCELLOR, YELLOW) in told


def test_a_campaign_against_somebody_who_was_promised_peace_costs_the_forfeit_at_once() -> None:
    p = at_the_tribunal()
    play(p, "promise peace", "due after 3 turns", "or forfeit 4 favor", "propose", "yes")
    p.pawn[YELLOW] = 1
    told = heard(p)
    play(p, "campaign against yellow", "pawn and favor")
    assert (p.favor[CHANCELLOR], p.favor[YELLOW]) == (1, 7)
    assert (EVERYONE, WORD_BROKEN, CHANCELLOR, YELLOW) in told
    assert p.contracts == []


def test_peace_binds_against_the_one_to_whom_it_was_promised_and_ends_in_time() -> None:
    p = at_the_tribunal()
    play(p, "ask for peace", "due after 2 turns", "or forfeit 2 favor", "propose", "yes")
    p.pawn[RED] = p.pawn[YELLOW] = 0
    turn_of(p, YELLOW)
    play(p, "campaign against red", "pawn and favor", "number 0")
    assert p.favor[YELLOW] == 3
    q = at_the_tribunal()
    play(q, "ask for peace", "due after 1 turns", "or forfeit 2 favor", "propose", "yes")
    rest(turn_of(q, YELLOW))
    assert q.contracts == []


def test_a_declined_contract_binds_nobody() -> None:
    p = play(at_the_tribunal(), "promise peace", "due after 1 turns", "propose", "no")
    assert p.contracts == []


def test_contracts_are_public_with_the_turns_left_and_this_one_is_one_of_them() -> None:
    p = play(at_the_tribunal(), "promise peace", "due after 2 turns", "or forfeit 3 favor", "propose", "yes")
    for seat in (BLUE, YELLOW):
        assert p.contracts == list(view(p, seat).contracts) == [CHANCELLOR, YELLOW, 2, 0, 3, 3]


# Showing and passing on.


def test_an_owner_may_show_a_facedown_adviser_to_everyone() -> None:
    p = table_with_court()
    hidden = p.facedown[CHANCELLOR][0]
    assert not p.cards.knows(BLUE, hidden)
    play(p, "show facedown adviser 1")
    assert p.cards.knows(BLUE, hidden)
    assert not beginning(p, "show facedown adviser")


def test_the_scepters_holder_may_show_a_relic_it_has_seen_to_whom_it_offers_citizenship() -> None:
    p = table_with_court()
    let_chance(play(p, "peek at the brutal relic"))
    play(p, "offer citizenship to yellow", "the brutal space")
    relic = p.reliquary[0]
    assert beginning(p, "show the") == ["brutal relic"]
    play(p, "show the brutal relic")
    assert p.cards.knows(YELLOW, relic) and not p.cards.knows(BLUE, relic)
    assert not beginning(p, "show the")


def test_a_facedown_adviser_passes_to_a_partner_who_looks_at_it() -> None:
    p = table_with_court()
    hidden = p.facedown[CHANCELLOR][0]
    open_exchange(p, CHANCELLOR, YELLOW, WITH_ADVISERS)
    p.go_on()
    play(p, "facedown adviser 1 of chancellor", "facedown adviser 1 of yellow", "propose", "yes")
    assert hidden in p.facedown[YELLOW] and p.cards.knows(YELLOW, hidden)
    assert len(p.facedown[CHANCELLOR]) == len(p.facedown[YELLOW]) == 1


def test_nobody_may_get_too_many_advisers_by_an_exchange() -> None:
    p = table_with_court()
    for id in ("alchemist", "mercenaries"):
        advise(p, YELLOW, id)
    open_exchange(p, CHANCELLOR, YELLOW, WITH_ADVISERS)
    p.go_on()
    play(p, "facedown adviser 1 of chancellor")
    assert "propose" not in offered(p)


@pytest.mark.parametrize("words", ["give 1 secrets later", "ask for 1 secrets later"])
def test_secrets_may_be_due_later_too(words: str) -> None:
    p = at_the_tribunal()
    rest(play(p, words, "due after 1 turns", "propose", "yes"))
    debtor = CHANCELLOR if words.startswith("give") else YELLOW
    before = p.secrets[debtor]
    rest(turn_of(p, debtor))
    assert p.secrets[debtor] == before - 1


def test_a_secret_that_comes_back_at_rest_pays_what_is_due() -> None:
    p = at_the_tribunal()
    play(p, "ask for 1 secrets later", "due after 1 turns", "or forfeit 3 favor", "propose", "yes")
    turn_of(p, YELLOW)
    assert p.secrets[YELLOW] == 1
    play(p, "trade a secret with Longbows")
    favor, secrets = p.favor[YELLOW], p.secrets[CHANCELLOR]
    told = heard(p)
    rest(p)
    assert (EVERYONE, WORD_KEPT, YELLOW, CHANCELLOR) in told
    assert (p.favor[YELLOW], p.secrets[CHANCELLOR]) == (favor, secrets + 1)


def test_favor_of_a_rest_power_pays_what_is_due() -> None:
    p = at_the_tribunal()
    play(p, "ask for 4 favor later", "due after 1 turns", "or forfeit 1 favor", "propose", "yes")
    advise(p, YELLOW, "naysayers")
    p.keeper = BLUE
    told = heard(p)
    play(turn_of(p, YELLOW), "rest", "use Naysayers")
    assert (EVERYONE, WORD_KEPT, YELLOW, CHANCELLOR) in told


def test_peace_that_was_promised_in_ones_own_turn_lasts_through_the_next() -> None:
    p = at_the_tribunal()
    rest(play(p, "promise peace", "due after 1 turns", "or forfeit 2 favor", "propose", "yes"))
    p.pawn[YELLOW] = 1
    turn_of(p, CHANCELLOR)
    play(p, "campaign against yellow", "pawn and favor")
    assert p.favor[YELLOW] == 5
