"""The Act Phase: everything a player may do, one thing after the other (Turn sequence: Act)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.oath.agenda import STEPS, Step, step
from ludotek.games.oath.cards.hooks import ACTS, DEALS, RECOVERS, SEARCHES, TRAVELS
from ludotek.games.oath.cards.power import HOOKS, POWERS
from ludotek.games.oath.catalogue import BURN_FAVOR_COST, BURN_SECRET_COST, PLACE_FAVOR, PLACE_SECRET
from ludotek.games.oath.marks import CHANCELLOR, NOBODY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.campaign import campaigns, declare
from ludotek.games.oath.steps.contract import DEED_DONE
from ludotek.games.oath.steps.empire import edicts, exile, leave
from ludotek.games.oath.steps.exchange import (
    CHOOSE_PARTNER,
    CITIZENSHIP,
    LATER,
    WITH_BANNERS,
    WITH_RELICS,
    open_exchange,
)
from ludotek.games.oath.steps.goods import can_pay, pay, receive_favor, spend_favor
from ludotek.games.oath.steps.market import deals, muster, trade, trades
from ludotek.games.oath.steps.minor import peek, shift, show, trifles
from ludotek.games.oath.steps.realm import accessible, is_imperial
from ludotek.games.oath.steps.recover import recover, recoveries
from ludotek.games.oath.steps.search import play_held, search, searches
from ludotek.games.oath.steps.travel import is_journey_told, journeys, set_out
from ludotek.games.oath.steps.turn import ACT
from ludotek.games.oath.vocabulary import (
    CAMPAIGN,
    EXILE,
    LEAVE,
    LIFT,
    MUSTER,
    OFFER,
    PEEK,
    PLAY,
    RECOVER,
    REST,
    SHOW,
    STATION,
    TRADE_FAVOR,
    TRADE_SECRET,
    TRAVEL,
    TRIBUNAL_DEAL,
    USE,
    USED,
)

DEEDS_A_TURN: Final = 60  # so that every game ends (ruling O4)
MODIFIERS: Final = SEARCHES | TRAVELS | RECOVERS | DEALS
SEVERAL: Final = SEARCHES | DEALS  # of which an action takes any number
EVERYBODY: Final = 63


class Act(Step):
    """The menu, §38, with everything that is possible now; what takes a modifier begins with it; §156."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        game.modifiers.clear()
        game.stand = game.guise = NOBODY
        return not game.act_is_over

    def moves(self, game: Oath, seat: Seat, first: int, second: int) -> list[Move]:
        found: list[Move] = [REST]
        if game.deeds >= DEEDS_A_TURN:
            return found
        powers = accessible(game, seat)
        if game.supply[seat] > 0:
            found += searches(game, seat)
            found += recoveries(game, seat)
            found += campaigns(game, seat, False)
        found += deals(game, seat, powers)
        found += journeys(game, seat, False)
        for card in powers:
            if HOOKS[card] & (ACTS | MODIFIERS) and can_pay(game, seat, card, False) and can_use(game, seat, card):
                found.append(USE + card)
        found += trifles(game, seat)
        found += edicts(game, seat)
        return found

    def answer(self, game: Oath, seat: Seat, move: Move, first: int, second: int) -> None:
        if move == REST:
            return
        game.deeds += 1
        if move < USE:
            major(game, seat, move)
        elif move < PLAY:
            use(game, seat, move - USE)
        else:
            minor(game, seat, move)
        game.then(ACT, seat)

    def is_open(self, game: Oath, move: Move) -> bool:
        """Which facedown adviser is played is seen only when it lies faceup; many deeds have words of their own."""
        return not (is_deed_told(game, move) or PLAY <= move < PEEK)


def is_deed_told(game: Oath, move: Move) -> bool:
    """Whether what happens at once tells everyone what was chosen; a Citizen's warbands wait for permission."""
    if MUSTER <= move < RECOVER or is_journey_told(move) or CAMPAIGN <= move < PLAY:
        return True
    if LIFT <= move < STATION:
        return game.asked == CHANCELLOR or not is_imperial(game, game.asked)
    return STATION <= move < OFFER or move in (REST, LEAVE)


def major(game: Oath, seat: Seat, move: Move) -> None:
    """The six major actions; something may be due after one of them."""
    if move < MUSTER:
        search(game, seat, move)
    elif move < TRADE_SECRET:
        muster(game, seat, move - MUSTER, accessible(game, seat))
    elif move < TRADE_FAVOR:
        trade(game, seat, move - TRADE_SECRET, True, accessible(game, seat))
    elif move < RECOVER:
        trade(game, seat, move - TRADE_FAVOR, False, accessible(game, seat))
    elif move < TRAVEL:
        recover(game, seat, move)
    elif move < CAMPAIGN:
        set_out(game, seat, move, False)
    else:
        declare(game, seat, move - CAMPAIGN, False)
    if game.contracts:
        game.then(DEED_DONE, seat, deed_of(move))


def deed_of(move: Move) -> int:
    """Which of the major actions a move is, from Search to Campaign."""
    return sum([move >= first for first in (MUSTER, TRADE_SECRET, RECOVER, TRAVEL, CAMPAIGN)])


def minor(game: Oath, seat: Seat, move: Move) -> None:
    if move < PEEK:
        play_held(game, seat, move - PLAY)
    elif move < LIFT:
        peek(game, seat, move)
    elif OFFER <= move < EXILE:
        open_exchange(game, seat, move - OFFER, CITIZENSHIP | WITH_RELICS | WITH_BANNERS)
    elif EXILE <= move < LEAVE:
        exile(game, seat, move - EXILE)
    elif move == LEAVE:
        leave(game, seat)
    elif move == TRIBUNAL_DEAL:
        game.then(CHOOSE_PARTNER, seat, LATER, EVERYBODY)
    elif move >= SHOW:
        show(game, seat, move - SHOW)
    else:
        shift(game, seat, move)


def can_use(game: Oath, seat: Seat, card: int) -> bool:
    """An action that would do something, or a modifier of a major action that is then possible; §166, §167 and §178."""
    power, hooks = POWERS[card], HOOKS[card]
    if hooks & ACTS and power.can_act(game, seat):
        return True
    if not hooks & MODIFIERS or card in game.modifiers:
        return False
    favor, secrets = PLACE_FAVOR[card] + BURN_FAVOR_COST[card], PLACE_SECRET[card] + BURN_SECRET_COST[card]
    spend_favor(game, seat, favor)  # what it costs is gone by then
    game.secrets[seat] -= secrets
    possible = is_of_use(game, seat, card)
    receive_favor(game, seat, favor)
    game.secrets[seat] += secrets
    return possible


def is_of_use(game: Oath, seat: Seat, card: int) -> bool:
    """Whether its major action is possible with a modifier; what is declared for a Trade sees to that itself."""
    power = POWERS[card]
    if HOOKS[card] & DEALS:
        return power.trade(game, seat)
    if not (power.search(game, seat) or power.travel(game, seat) or power.recover(game, seat)):
        return False
    game.modifiers.append(card)
    possible = bool(modified(game, seat))
    game.modifiers.pop()
    return possible


def use(game: Oath, seat: Seat, card: int) -> None:
    game.tell(EVERYONE, USED, seat, card)
    pay(game, seat, card)
    if HOOKS[card] & ACTS:
        POWERS[card].act(game, seat)
    else:
        game.modifiers.append(card)
        POWERS[card].declared(game, seat)
        game.then(MODIFIED, seat)


def modified(game: Oath, seat: Seat) -> list[Move]:
    """What may be done with the modifiers that are declared."""
    hooks = HOOKS[game.modifiers[0]]
    if hooks & SEARCHES:
        return searches(game, seat)
    if hooks & DEALS:
        return trades(game, seat, accessible(game, seat))
    return journeys(game, seat, False) if hooks & TRAVELS else recoveries(game, seat)


class Modified(Step):
    """A major action with a modifier; a Search or Trade may take several."""

    def moves(self, game: Oath, seat: Seat, first: int, second: int) -> list[Move]:
        found = modified(game, seat)
        kind = HOOKS[game.modifiers[0]] & SEVERAL
        if kind:
            for card in accessible(game, seat):
                if HOOKS[card] & kind and can_pay(game, seat, card, False) and can_use(game, seat, card):
                    found.append(USE + card)
        return found

    def answer(self, game: Oath, seat: Seat, move: Move, first: int, second: int) -> None:
        if move < USE:
            major(game, seat, move)
        else:
            use(game, seat, move - USE)

    def is_open(self, game: Oath, move: Move) -> bool:
        return not is_deed_told(game, move)


STEPS[ACT] = Act()
MODIFIED: Final = step(Modified())
