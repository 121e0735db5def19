"""What Oath's bots offer and accept: nothing that costs them more than it brings, as they reckon it."""

from __future__ import annotations

import pytest

from ludotek.core.playout import pick, settle
from ludotek.core.position import OVER
from ludotek.core.rng import Rng
from ludotek.games.oath import GAME
from ludotek.games.oath.bargains import bargain, comes_to_nothing, consider, if_accepted, worth_opening
from ludotek.games.oath.bot import Looker
from ludotek.games.oath.catalogue import RELIC, SCEPTER
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.standing import chances
from ludotek.games.oath.steps.contract import PARTNER
from ludotek.games.oath.steps.exchange import ADD_LINE, CONSIDER
from ludotek.games.oath.steps.turn import ACT
from ludotek.games.oath.vocabulary import DONE, NO, OFFER, PROPOSE, REST, YES
from tests.games.oath.scenario import CHANCELLOR, PLAINS, RED, reds, station, swear_in


def offers(wanted: int, most_moves: int = 4_000) -> list[Oath]:
    """Moments of random games at which somebody writes an offer of Citizenship."""
    found: list[Oath] = []
    rng = Rng(7)
    game = GAME.start(players=3, deck="random")
    for _ in range(most_moves):
        if len(found) == wanted:
            break
        if game.kind() == OVER:
            game = GAME.start(players=3, deck="random")
        assert isinstance(game, Oath)
        settle(game, rng)
        moves = game.moves(game.asked)
        open_to = [move for move in moves if game.step == ACT and OFFER <= move < OFFER + game.players]
        if open_to:
            offered = game.copy()
            offered.play(game.asked, open_to[0])
            while offered.step != ADD_LINE and offered.kind() != OVER:
                offered.play(*pick(offered, rng))
            found.append(offered)
        game.play(*pick(game, rng))
    return found


def test_no_line_is_offered_that_its_writer_loses_by_or_the_other_refuses() -> None:
    moments = offers(12)
    assert len(moments) == 12
    for game in moments:
        seat, partner = game.asked, game.offer[PARTNER]
        line = bargain(game, seat, game.moves(seat), Rng(1))
        if line != DONE:
            before, after = chances(game), if_accepted(game, seat, line, Rng(int(Rng(1).word())))
            assert after[seat] > before[seat] and after[partner] > before[partner]


def test_the_grand_scepter_is_no_small_change() -> None:
    for game in offers(12):
        holder = game.holder[SCEPTER - RELIC]
        rng = Rng(2)
        while game.step == ADD_LINE and game.kind() != OVER:
            game.play(game.asked, bargain(game, game.asked, game.moves(game.asked), rng))
        if game.step == CONSIDER:
            game.play(game.asked, YES)
            settle(game, rng)
        assert game.holder[SCEPTER - RELIC] == holder


@pytest.mark.parametrize(("supply", "secrets"), [(6, 3), (2, 1)])
def test_a_citizen_who_can_act_does_not_only_rest(supply: int, secrets: int) -> None:
    game = reds(favor=3, secrets=secrets)
    swear_in(game, RED)
    station(game, PLAINS, CHANCELLOR, 6)
    game.supply[RED] = supply
    chosen = [Looker(RED, 2).choose(game.imagine(RED, Rng(luck)), Rng(luck)) for luck in range(6)]
    assert chosen.count(REST) <= 1


def test_an_offer_is_considered_by_what_it_brings() -> None:
    for game in offers(8):
        if PROPOSE not in game.moves(game.asked):
            continue
        game.play(game.asked, PROPOSE)
        answer = consider(game, game.asked, Rng(3))
        agreed = game.copy()
        agreed.play(game.asked, YES)
        settle(agreed, Rng(3))
        gains = agreed.kind() == OVER or chances(agreed)[game.asked] > chances(game)[game.asked]
        assert answer == (YES if gains else NO)


def test_an_offer_is_begun_only_if_some_line_of_it_pleases_both(monkeypatch: pytest.MonkeyPatch) -> None:
    game = reds()
    game.turn = game.asked = CHANCELLOR
    game.agenda[-3] = CHANCELLOR
    offer = next(move for move in game.moves(CHANCELLOR) if OFFER <= move < OFFER + game.players)
    for answer, is_idle in ((DONE, True), (PROPOSE, False)):
        monkeypatch.setattr("ludotek.games.oath.bargains.bargain", lambda *_, answer=answer: answer)
        assert comes_to_nothing(game, CHANCELLOR, offer) == is_idle
        assert worth_opening(game, CHANCELLOR, [REST, offer]) == ([REST] if is_idle else [REST, offer])
