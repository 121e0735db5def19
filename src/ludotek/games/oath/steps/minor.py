"""Minor actions: peeking, and warbands between board and site (Minor actions)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.catalogue import TRIBUNAL
from ludotek.games.oath.marks import CHANCELLOR, EMPTY, FACEDOWN_OF, GROUND, NOBODY, RELIQUARY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.empire import OFFERS_A_TURN, has_scepter
from ludotek.games.oath.steps.goods import lift, station
from ludotek.games.oath.steps.piles import EVERYBODY_SEES, LOOK
from ludotek.games.oath.steps.realm import RING, is_imperial, must_stay, rules, seats_at, site_slot
from ludotek.games.oath.vocabulary import (
    ANSWERED,
    HAND_OVER,
    HANDED_WARBANDS,
    LIFT,
    NO,
    NUMBER,
    PEEK,
    PEEK_RELIQUARY,
    PLAY,
    REQUEST,
    SEATS,
    SHOW,
    STATION,
    TRIBUNAL_DEAL,
    YES,
)

SHIFTS_A_TURN: Final = 8  # of warbands: they could go to and fro for ever (ruling O4)


def trifles(p: Oath, seat: Seat) -> list[Move]:
    """Everything that costs no Supply and needs no card."""
    found: list[Move] = [PLAY + held for held in p.facedown[seat]]
    here = p.pawn[seat]
    for place in range(2):
        relic = p.ground[2 * here + place]
        if relic != EMPTY and not (relic >= 0 and p.cards.knows(seat, relic)):
            found.append(PEEK + place)
    if has_scepter(p, seat):
        for space in range(4):
            relic = p.reliquary[space]
            if relic != EMPTY and not (relic >= 0 and p.cards.knows(seat, relic)):
                found.append(PEEK_RELIQUARY + space)
    for place in range(min(3, len(p.facedown[seat]))):
        if p.cards.seen[p.facedown[seat][place]] != EVERYONE:
            found.append(SHOW + place)
    court = site_slot(p, TRIBUNAL)
    if court != NOBODY and p.offers < OFFERS_A_TURN and (court == here or rules(p, seat, court)):
        found.append(TRIBUNAL_DEAL)
    if p.shifts < SHIFTS_A_TURN:
        shifts(p, seat, here, found)
    return found


def shifts(p: Oath, seat: Seat, here: int, found: list[Move]) -> None:
    """From site to board any number but the last; from board to site only where one rules."""
    if rules(p, seat, here):
        for number in range(p.garrison[here] - must_stay(p, seat)):
            found.append(LIFT + number)
        if p.holder[RING] != seat:
            for number in range(p.board[seat]):
                found.append(STATION + number)
    if is_imperial(p, seat) and p.citizens:
        for other in seats_at(p, here, seat):
            if is_imperial(p, other):
                if p.board[seat]:
                    found.append(HAND_OVER + other)
                if p.board[other]:
                    found.append(REQUEST + other)


def peek(p: Oath, seat: Seat, move: Move) -> None:
    if move < PEEK_RELIQUARY:
        p.then(LOOK, seat, GROUND, 2 * p.pawn[seat] + move - PEEK)
    else:
        p.then(LOOK, seat, RELIQUARY, move - PEEK_RELIQUARY)


def show(p: Oath, seat: Seat, place: int) -> None:
    """Owners may show their facedown advisers; everyone knows the card from now on (ruling O16)."""
    p.then(LOOK, EVERYBODY_SEES, FACEDOWN_OF + seat, place)


def shift(p: Oath, seat: Seat, move: Move) -> None:
    p.shifts += 1
    if move >= HAND_OVER:
        giver, taker = (seat, move - HAND_OVER) if move < REQUEST else (move - REQUEST, seat)
        p.then(HOW_MANY, seat, giver, taker)
    elif move >= STATION:
        station(p, seat, p.pawn[seat], move - STATION + 1)
    elif is_imperial(p, seat) and seat != CHANCELLOR:
        p.then(PERMIT, CHANCELLOR, seat, move - LIFT + 1)
    else:
        lift(p, seat, p.pawn[seat], move - LIFT + 1)


class Permit(Step):
    """A Citizen (`a`) lifts `b` warbands only with the Chancellor's permission."""

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        return [YES, NO]

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        p.tell(EVERYONE, ANSWERED, seat, 1 if move == YES else 0)
        if move == YES:
            lift(p, a, p.pawn[a], b)

    def is_open(self, p: Oath, move: Move) -> bool:
        return False


class HowMany(Step):
    """Imperial players at one site may hand over warbands: how many, from `a` to `b`."""

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        return [NUMBER + warbands for warbands in range(1, p.board[a] + 1)]

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        p.then(CONSENT, b if seat == a else a, SEATS * a + b, move - NUMBER)


class Consent(Step):
    """The other one agrees, or does not."""

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        return [YES, NO]

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        p.tell(EVERYONE, ANSWERED, seat, 1 if move == YES else 0)
        if move == YES:
            p.board[a // SEATS] -= b
            p.board[a % SEATS] += b
            p.tell(EVERYONE, HANDED_WARBANDS, a, b)

    def is_open(self, p: Oath, move: Move) -> bool:
        return False


PERMIT: Final = step(Permit())
HOW_MANY: Final = step(HowMany())
CONSENT: Final = step(Consent())
