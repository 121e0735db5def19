"""The Tribunal's contracts, and what owners may show or pass on facedown (rulings O9, O10 and O16)."""

from __future__ import annotations

import pytest

from ludotek.core.options import Deal
from ludotek.core.position import EVERYONE
from ludotek.games.oath import GAME
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
    game = table_with_court()
    return play(game, "deal at the tribunal", "player yellow")


def table_with_court() -> Oath:
    game = table()
    site(game, 1, "the_tribunal")
    game.pawn[CHANCELLOR] = 1
    enrich(game, CHANCELLOR, 5)
    enrich(game, YELLOW, 3)
    return game


def rest(game: Oath) -> Oath:
    """A turn ends."""
    return let_chance(play(game, "rest"))


def test_what_is_due_later_needs_a_time_before_it_can_be_proposed() -> None:
    game = play(at_the_tribunal(), "give 4 favor later")
    assert "propose" not in offered(game)
    assert {"1 turns", "2 turns", "3 turns", "1 rounds", "2 rounds", "3 rounds"} == {*beginning(game, "due after")}
    assert "propose" in offered(play(game, "due after 1 turns"))


def test_later_payments_and_promises_are_offered_at_the_tribunal_alone() -> None:
    game = table_with_court()
    open_exchange(game, CHANCELLOR, YELLOW, WITH_ADVISERS)
    game.go_on()
    assert not beginning(game, "give 1 favor later") and "promise peace" not in offered(game)
    assert "promise peace" in offered(at_the_tribunal())


def test_a_later_payment_is_made_at_the_end_of_the_debtors_next_turn() -> None:
    """Ruling O10; §137."""
    game = at_the_tribunal()
    play(game, "give 4 favor later", "due after 1 turns", "or forfeit 2 favor", "propose", "yes")
    told = heard(game)
    rest(game)  # the turn in which it was promised
    assert (game.favor[CHANCELLOR], game.favor[YELLOW]) == (5, 3)
    rest(turn_of(game, CHANCELLOR))
    assert (game.favor[CHANCELLOR], game.favor[YELLOW]) == (1, 7)
    assert (EVERYONE, WORD_KEPT, CHANCELLOR, YELLOW) in told
    assert game.contracts == []


def test_it_is_the_debtors_own_turns_that_count() -> None:
    """Ruling O10."""
    game = at_the_tribunal()
    play(game, "ask for 2 favor later", "due after 1 turns", "propose", "yes")
    rest(game)
    assert game.favor[YELLOW] == 3
    turn_of(game, YELLOW)
    rest(game)
    assert game.favor[YELLOW] == 1


def test_who_cannot_pay_pays_what_there_is_and_forfeits_the_penalty_in_favor_then_in_secrets() -> None:
    """Ruling O10."""
    game = at_the_tribunal()
    game.secrets[CHANCELLOR] = 3
    rest(play(game, "give 7 favor later", "due after 1 turns", "or forfeit 2 favor", "propose", "yes"))
    told = heard(game)
    rest(turn_of(game, CHANCELLOR))
    assert (game.favor[CHANCELLOR], game.secrets[CHANCELLOR], game.favor[YELLOW]) == (0, 1, 8)
    assert (EVERYONE, WORD_BROKEN, CHANCELLOR, YELLOW) in told


def test_a_campaign_against_somebody_who_was_promised_peace_costs_the_forfeit_at_once() -> None:
    """Ruling O10."""
    game = at_the_tribunal()
    play(game, "promise peace", "due after 3 turns", "or forfeit 4 favor", "propose", "yes")
    game.pawn[YELLOW] = 1
    told = heard(game)
    play(game, "campaign against yellow", "pawn and favor")
    assert (game.favor[CHANCELLOR], game.favor[YELLOW]) == (1, 7)
    assert (EVERYONE, WORD_BROKEN, CHANCELLOR, YELLOW) in told
    assert game.contracts == []


def test_peace_binds_against_the_one_to_whom_it_was_promised_and_ends_in_time() -> None:
    """Ruling O10."""
    game = at_the_tribunal()
    play(game, "ask for peace", "due after 2 turns", "or forfeit 2 favor", "propose", "yes")
    game.pawn[RED] = game.pawn[YELLOW] = 0
    turn_of(game, YELLOW)
    play(game, "campaign against red", "pawn and favor", "number 0")
    assert game.favor[YELLOW] == 3
    q = at_the_tribunal()
    play(q, "ask for peace", "due after 1 turns", "or forfeit 2 favor", "propose", "yes")
    rest(turn_of(q, YELLOW))
    assert q.contracts == []


def test_a_declined_contract_binds_nobody() -> None:
    game = play(at_the_tribunal(), "promise peace", "due after 1 turns", "propose", "no")
    assert game.contracts == []


def test_contracts_are_public_with_the_turns_left_and_this_one_is_one_of_them() -> None:
    game = play(at_the_tribunal(), "promise peace", "due after 2 turns", "or forfeit 3 favor", "propose", "yes")
    for seat in (BLUE, YELLOW):
        assert game.contracts == list(view(game, seat).contracts) == [CHANCELLOR, YELLOW, 2, YELLOW, 0, 3, 3, 0, 1]


# Showing and passing on.


def test_an_owner_may_show_a_facedown_adviser_to_everyone() -> None:
    """Ruling O16; §182."""
    game = table_with_court()
    hidden = game.facedown[CHANCELLOR][0]
    assert not game.cards.knows(BLUE, hidden)
    play(game, "show facedown adviser 1")
    assert game.cards.knows(BLUE, hidden)
    assert not beginning(game, "show facedown adviser")


def test_the_scepters_holder_may_show_a_relic_it_has_seen_to_whom_it_offers_citizenship() -> None:
    """Ruling O16."""
    game = table_with_court()
    let_chance(play(game, "peek at the brutal relic"))
    play(game, "offer citizenship to yellow", "the brutal space")
    relic = game.reliquary[0]
    assert beginning(game, "show the") == ["brutal relic"]
    play(game, "show the brutal relic")
    assert game.cards.knows(YELLOW, relic) and not game.cards.knows(BLUE, relic)
    assert not beginning(game, "show the")


def test_a_facedown_adviser_passes_to_a_partner_who_looks_at_it() -> None:
    """Ruling O9."""
    game = table_with_court()
    hidden = game.facedown[CHANCELLOR][0]
    open_exchange(game, CHANCELLOR, YELLOW, WITH_ADVISERS)
    game.go_on()
    play(game, "facedown adviser 1 of chancellor", "facedown adviser 1 of yellow", "propose", "yes")
    assert hidden in game.facedown[YELLOW] and game.cards.knows(YELLOW, hidden)
    assert len(game.facedown[CHANCELLOR]) == len(game.facedown[YELLOW]) == 1


def test_nobody_may_get_too_many_advisers_by_an_exchange() -> None:
    game = table_with_court()
    for id in ("alchemist", "mercenaries"):
        advise(game, YELLOW, id)
    open_exchange(game, CHANCELLOR, YELLOW, WITH_ADVISERS)
    game.go_on()
    play(game, "facedown adviser 1 of chancellor")
    assert "propose" not in offered(game)


def test_whoever_has_all_advisers_may_still_exchange_one_for_another() -> None:
    p = table_with_court()
    for seat, ids in ((YELLOW, ("alchemist", "mercenaries")), (CHANCELLOR, ("wolves", "tents"))):
        for id in ids:
            advise(p, seat, id)
    open_exchange(p, CHANCELLOR, YELLOW, WITH_ADVISERS)
    p.go_on()
    play(p, "facedown adviser 1 of chancellor", "facedown adviser 1 of yellow")
    assert "propose" in offered(p)


def test_faceup_advisers_are_offered_beside_facedown_ones() -> None:
    p = table_with_court()
    advise(p, CHANCELLOR, "wolves")
    open_exchange(p, CHANCELLOR, YELLOW, WITH_ADVISERS)
    p.go_on()
    assert {"facedown adviser 1 of chancellor", "give Wolves", "facedown adviser 1 of yellow"} <= {*offered(p)}


def test_relics_of_the_reliquary_are_shown_to_whom_citizenship_is_offered_and_nobody_else() -> None:
    p = table_with_court()
    let_chance(play(p, "peek at the brutal relic"))
    play(p, "deal at the tribunal", "player yellow")
    assert not beginning(p, "show the")


@pytest.mark.parametrize("words", ["give 1 secrets later", "ask for 1 secrets later"])
def test_secrets_may_be_due_later_too(words: str) -> None:
    game = at_the_tribunal()
    rest(play(game, words, "due after 1 turns", "propose", "yes"))
    debtor = CHANCELLOR if words.startswith("give") else YELLOW
    before = game.secrets[debtor]
    rest(turn_of(game, debtor))
    assert game.secrets[debtor] == before - 1


def test_a_secret_that_comes_back_at_rest_pays_what_is_due() -> None:
    game = at_the_tribunal()
    play(game, "ask for 1 secrets later", "due after 1 turns", "or forfeit 3 favor", "propose", "yes")
    turn_of(game, YELLOW)
    assert game.secrets[YELLOW] == 1
    play(game, "trade a secret with Longbows")
    favor, secrets = game.favor[YELLOW], game.secrets[CHANCELLOR]
    told = heard(game)
    rest(game)
    assert (EVERYONE, WORD_KEPT, YELLOW, CHANCELLOR) in told
    assert (game.favor[YELLOW], game.secrets[CHANCELLOR]) == (favor, secrets + 1)


def test_favor_of_a_rest_power_pays_what_is_due() -> None:
    game = at_the_tribunal()
    play(game, "ask for 4 favor later", "due after 1 turns", "or forfeit 1 favor", "propose", "yes")
    advise(game, YELLOW, "naysayers")
    game.keeper = BLUE
    told = heard(game)
    play(turn_of(game, YELLOW), "rest", "use Naysayers")
    assert (EVERYONE, WORD_KEPT, YELLOW, CHANCELLOR) in told


def test_peace_that_was_promised_in_ones_own_turn_lasts_through_the_next() -> None:
    game = at_the_tribunal()
    rest(play(game, "promise peace", "due after 1 turns", "or forfeit 2 favor", "propose", "yes"))
    game.pawn[YELLOW] = 1
    turn_of(game, CHANCELLOR)
    play(game, "campaign against yellow", "pawn and favor")
    assert game.favor[YELLOW] == 5


# Words of one's own.


def test_a_contract_knows_the_deal_in_which_both_agreed_and_a_counter_offer_is_of_the_same() -> None:
    """Ruling O10: words that were written beside a deal are found beside its contracts."""
    # Ruling: the-tribunal 1
    game = at_the_tribunal()
    assert GAME.deal(game) == Deal(1, (CHANCELLOR, YELLOW))
    play(game, "give 1 favor", "propose")
    assert GAME.deal(game) == Deal(1, (CHANCELLOR, YELLOW)), "both may write until it is answered"
    play(game, "counter", "promise peace", "due after 1 turns", "propose")
    assert GAME.deal(game) == Deal(1, (YELLOW, CHANCELLOR))
    play(game, "yes")
    assert (GAME.deal(game), game.contracts[8::9]) == (None, [1])
    play(game, "deal at the tribunal", "player red", "promise peace", "due after 1 turns", "propose", "no")
    assert (GAME.deal(game), game.contracts[8::9], game.deal) == (None, [1], 2)


def test_nothing_is_written_beside_an_offer_of_citizenship() -> None:
    game = play(table(), "offer citizenship to red", "the brutal space")
    assert game.offer and GAME.deal(game) is None
