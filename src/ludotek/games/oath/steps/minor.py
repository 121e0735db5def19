"""Minor actions: peeking, and warbands between board and site (Minor actions)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.cards.hooks import COURTS
from ludotek.games.oath.marks import CHANCELLOR, EMPTY, FACEDOWN_OF, GROUND, NOBODY, RELIQUARY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.empire import OFFERS_A_TURN, has_scepter
from ludotek.games.oath.steps.goods import lift, station
from ludotek.games.oath.steps.piles import EVERYBODY_SEES, LOOK
from ludotek.games.oath.steps.realm import is_imperial, may_station, must_stay, rules, seats_at, slot_with
from ludotek.games.oath.steps.toll import SEARCHING, can_pay_toll
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


def trifles(game: Oath, seat: Seat) -> list[Move]:
    """Everything that costs no Supply and needs no card, §55."""
    found: list[Move] = []
    here = game.pawn[seat]
    if can_pay_toll(game, seat, SEARCHING, here):
        found += [PLAY + held for held in game.facedown[seat]]
    for place in range(2):
        relic = game.ground[2 * here + place]
        if relic != EMPTY and not (relic >= 0 and game.cards.knows(seat, relic)):
            found.append(PEEK + place)
    if has_scepter(game, seat):
        for space in range(4):
            relic = game.reliquary[space]
            if relic != EMPTY and not (relic >= 0 and game.cards.knows(seat, relic)):
                found.append(PEEK_RELIQUARY + space)
    for place in range(min(3, len(game.facedown[seat]))):
        if game.cards.seen[game.facedown[seat][place]] != EVERYONE:
            found.append(SHOW + place)
    if game.offers < OFFERS_A_TURN and is_heard(game, seat, here):
        found.append(TRIBUNAL_DEAL)
    if game.shifts < SHIFTS_A_TURN:
        shifts(game, seat, here, found)
    return found


def is_heard(game: Oath, seat: Seat, here: int) -> bool:
    """Whether a player stands at a site where contracts are made, or rules it."""
    court = slot_with(game, COURTS)
    return court != NOBODY and (court == here or rules(game, seat, court))


def shifts(game: Oath, seat: Seat, here: int, found: list[Move]) -> None:
    """§55: from site to board any number but the last; from board to site only where one rules; §180."""
    if rules(game, seat, here):
        for number in range(game.garrison[here] - must_stay(game, seat)):
            found.append(LIFT + number)
        if may_station(game, seat):
            for number in range(game.board[seat]):
                found.append(STATION + number)
    if is_imperial(game, seat) and game.citizens:
        for other in seats_at(game, here, seat):
            if is_imperial(game, other):
                if game.board[seat]:
                    found.append(HAND_OVER + other)
                if game.board[other]:
                    found.append(REQUEST + other)


def peek(game: Oath, seat: Seat, move: Move) -> None:
    """Whoever has looked knows the card from then on; §179."""
    if move < PEEK_RELIQUARY:
        game.then(LOOK, seat, GROUND, 2 * game.pawn[seat] + move - PEEK)
    else:
        game.then(LOOK, seat, RELIQUARY, move - PEEK_RELIQUARY)


def show(game: Oath, seat: Seat, place: int) -> None:
    """Owners may show their facedown advisers; everyone knows the card from now on (ruling O16); §182."""
    game.then(LOOK, EVERYBODY_SEES, FACEDOWN_OF + seat, place)


def shift(game: Oath, seat: Seat, move: Move) -> None:
    game.shifts += 1
    if move >= HAND_OVER:
        giver, taker = (seat, move - HAND_OVER) if move < REQUEST else (move - REQUEST, seat)
        game.then(HOW_MANY, seat, giver, taker)
    elif move >= STATION:
        station(game, seat, game.pawn[seat], move - STATION + 1)
    elif is_imperial(game, seat) and seat != CHANCELLOR:
        game.then(PERMIT, CHANCELLOR, seat, move - LIFT + 1)
    else:
        lift(game, seat, game.pawn[seat], move - LIFT + 1)


class Permit(Step):
    """§55: a Citizen lifts warbands only with the Chancellor's permission."""

    def moves(self, game: Oath, seat: Seat, citizen: int, warbands: int) -> list[Move]:
        return [YES, NO]

    def answer(self, game: Oath, seat: Seat, move: Move, citizen: int, warbands: int) -> None:
        game.tell(EVERYONE, ANSWERED, seat, 1 if move == YES else 0)
        if move == YES:
            lift(game, citizen, game.pawn[citizen], warbands)

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


class HowMany(Step):
    """§55: Imperial players at one site may hand over warbands: how many, from giver to taker."""

    def moves(self, game: Oath, seat: Seat, giver: int, taker: int) -> list[Move]:
        return [NUMBER + warbands for warbands in range(1, game.board[giver] + 1)]

    def answer(self, game: Oath, seat: Seat, move: Move, giver: int, taker: int) -> None:
        game.then(CONSENT, taker if seat == giver else giver, SEATS * giver + taker, move - NUMBER)


class Consent(Step):
    """The other one agrees, or does not."""

    def moves(self, game: Oath, seat: Seat, pair: int, warbands: int) -> list[Move]:
        return [YES, NO]

    def answer(self, game: Oath, seat: Seat, move: Move, pair: int, warbands: int) -> None:
        game.tell(EVERYONE, ANSWERED, seat, 1 if move == YES else 0)
        if move == YES:
            game.board[pair // SEATS] -= warbands
            game.board[pair % SEATS] += warbands
            game.tell(EVERYONE, HANDED_WARBANDS, pair, warbands)

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


PERMIT: Final = step(Permit())
HOW_MANY: Final = step(HowMany())
CONSENT: Final = step(Consent())
