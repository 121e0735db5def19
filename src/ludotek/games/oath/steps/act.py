"""The Act Phase: everything a player may do, one thing after the other (Turn sequence: Act)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.oath.agenda import STEPS, Step, step
from ludotek.games.oath.cards.power import ACTS, HOOKS, POWERS, RECOVERS, SEARCHES, TRAVELS
from ludotek.games.oath.marks import CHANCELLOR
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.campaign import campaign, campaigns
from ludotek.games.oath.steps.empire import edicts, exile, leave
from ludotek.games.oath.steps.exchange import (
    CHOOSE_PARTNER,
    CITIZENSHIP,
    LATER,
    WITH_BANNERS,
    WITH_RELICS,
    open_exchange,
)
from ludotek.games.oath.steps.goods import can_pay, pay
from ludotek.games.oath.steps.market import deals, muster, trade
from ludotek.games.oath.steps.minor import peek, shift, show, trifles
from ludotek.games.oath.steps.persist import DEED, allowed, answers, react
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
MODIFIERS: Final = SEARCHES | TRAVELS | RECOVERS
EVERYBODY: Final = 63


class Act(Step):
    """The menu, with everything that is possible now; what takes a modifier begins with it."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        p.modifiers.clear()
        return not p.act_is_over

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        found: list[Move] = [REST]
        if p.deeds >= DEEDS_A_TURN:
            return found
        powers = accessible(p, seat)
        if p.supply[seat] > 0:
            found += searches(p, seat)
            found += recoveries(p, seat)
            found += campaigns(p, seat, False)
        found += deals(p, seat, powers)
        found += journeys(p, seat, False)
        for card in powers:
            if HOOKS[card] & (ACTS | MODIFIERS) and can_pay(p, seat, card, False) and can_use(p, seat, card):
                found.append(USE + card)
        found += trifles(p, seat)
        found += edicts(p, seat)
        return allowed(p, seat, found)

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        if move == REST:
            return
        p.deeds += 1
        if move < USE:
            major(p, seat, move)
        elif move < PLAY:
            use(p, seat, move - USE)
        else:
            minor(p, seat, move)
        react(p, seat, DEED, move)
        p.then(ACT, seat)

    def is_open(self, p: Oath, move: Move) -> bool:
        """Which facedown adviser is played is seen only when it lies faceup; many deeds have words of their own."""
        return not (is_deed_told(p, move) or PLAY <= move < PEEK)


def is_deed_told(p: Oath, move: Move) -> bool:
    """Whether what happens at once tells everyone what was chosen; a Citizen's warbands wait for permission."""
    if MUSTER <= move < RECOVER or is_journey_told(move) or CAMPAIGN <= move < PLAY:
        return True
    if LIFT <= move < STATION:
        return p.asked == CHANCELLOR or not is_imperial(p, p.asked)
    return STATION <= move < OFFER or move in (REST, LEAVE)


def major(p: Oath, seat: Seat, move: Move) -> None:
    """The six major actions."""
    if move < MUSTER:
        search(p, seat, move)
    elif move < TRADE_SECRET:
        muster(p, seat, move - MUSTER, accessible(p, seat))
    elif move < TRADE_FAVOR:
        trade(p, seat, move - TRADE_SECRET, True, accessible(p, seat))
    elif move < RECOVER:
        trade(p, seat, move - TRADE_FAVOR, False, accessible(p, seat))
    elif move < TRAVEL:
        recover(p, seat, move)
    elif move < CAMPAIGN:
        set_out(p, seat, move, False)
    else:
        campaign(p, seat, move - CAMPAIGN, False)


def minor(p: Oath, seat: Seat, move: Move) -> None:
    if move < PEEK:
        play_held(p, seat, move - PLAY)
    elif move < LIFT:
        peek(p, seat, move)
    elif OFFER <= move < EXILE:
        open_exchange(p, seat, move - OFFER, CITIZENSHIP | WITH_RELICS | WITH_BANNERS)
    elif EXILE <= move < LEAVE:
        exile(p, seat, move - EXILE)
    elif move == LEAVE:
        leave(p, seat)
    elif move == TRIBUNAL_DEAL:
        p.then(CHOOSE_PARTNER, seat, LATER, EVERYBODY)
    elif move >= SHOW:
        show(p, seat, move - SHOW)
    else:
        shift(p, seat, move)


def can_use(p: Oath, seat: Seat, card: int) -> bool:
    """An action that would do something, or a modifier of a major action that is then possible."""
    power, hooks = POWERS[card], HOOKS[card]
    if hooks & ACTS and power.can_act(p, seat):
        return True
    if not hooks & MODIFIERS or card in p.modifiers:
        return False
    if not (power.search(p, seat) or power.travel(p, seat) or power.recover(p, seat)):
        return False
    p.modifiers.append(card)
    possible = bool(allowed(p, seat, modified(p, seat)))
    p.modifiers.pop()
    return possible


def use(p: Oath, seat: Seat, card: int) -> None:
    p.tell(EVERYONE, USED, seat, card)
    pay(p, seat, card)
    if HOOKS[card] & ACTS:
        POWERS[card].act(p, seat)
    else:
        p.modifiers.append(card)
        p.then(MODIFIED, seat)


def modified(p: Oath, seat: Seat) -> list[Move]:
    """What may be done with the modifiers that are declared."""
    hooks = HOOKS[p.modifiers[0]]
    if hooks & SEARCHES:
        return searches(p, seat)
    return journeys(p, seat, False) if hooks & TRAVELS else recoveries(p, seat)


class Modified(Step):
    """A major action with a modifier; a Search may take several."""

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        found = modified(p, seat)
        if HOOKS[p.modifiers[0]] & SEARCHES:
            for card in accessible(p, seat):
                if HOOKS[card] & SEARCHES and can_pay(p, seat, card, False) and can_use(p, seat, card):
                    found.append(USE + card)
        return answers(p, seat, found)

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        if move < USE:
            major(p, seat, move)
        else:
            use(p, seat, move - USE)

    def is_open(self, p: Oath, move: Move) -> bool:
        return not is_deed_told(p, move)


STEPS[ACT] = Act()
MODIFIED: Final = step(Modified())
