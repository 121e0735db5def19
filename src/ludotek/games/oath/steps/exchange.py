"""Offers and their acceptance, exactly where a rule or power opens an exchange, in the goods that it names."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.catalogue import LOCKED, RELIC, RELICS
from ludotek.games.oath.marks import EMPTY, FACEDOWN_OF, NOBODY, RELIQUARY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.contract import is_timed, later_lines, sign
from ludotek.games.oath.steps.empire import become_citizen, take_from_reliquary
from ludotek.games.oath.steps.goods import hold_banner, hold_relic
from ludotek.games.oath.steps.persist import adviser_limit
from ludotek.games.oath.steps.piles import EVERYBODY_SEES, LOOK
from ludotek.games.oath.vocabulary import (
    ANSWERED,
    ASK_BANNER,
    ASK_CARD,
    ASK_FAVOR,
    ASK_SECRETS,
    DONE,
    FACEDOWN_ADVISER,
    GIVE_BANNER,
    GIVE_CARD,
    GIVE_FAVOR,
    GIVE_SECRETS,
    MOST_OFFERED,
    NO,
    OFFER_LINE,
    OFFERED,
    PROPOSE,
    SEAT,
    SHOW_RELIC,
    SPACE,
    YES,
)

# What may change hands, besides favor and secrets.
FAVOR_AND_SECRETS: Final = 0
WITH_RELICS: Final = 1
WITH_BANNERS: Final = 2
WITH_ADVISERS: Final = 4
CITIZENSHIP: Final = 8  # and the offer makes a Citizen
LATER: Final = 16  # payments and promises of the Tribunal

# The places of `offer`, before its lines.
GOODS: Final = 0
PROPOSER: Final = 1
PARTNER: Final = 2
LINES: Final = 3


def open_exchange(p: Oath, seat: Seat, other: Seat, goods: int) -> None:
    """Begin an offer to another player; that it is Citizenship was said when it was chosen."""
    p.offers += 1
    p.offer = [goods, seat, other]
    if goods & CITIZENSHIP:
        p.then(CHOOSE_SPACE, seat)
    else:
        p.tell(EVERYONE, OFFERED, seat, other)
    p.then(ADD_LINE, seat)


class ChoosePartner(Step):
    """Any one other player, or nobody after all; `a` says which goods, `b` is a mask of those to choose from."""

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        return [SEAT + other for other in range(p.players) if other != seat and b >> other & 1] + [DONE]

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        if move != DONE:
            open_exchange(p, seat, move - SEAT, a)

    def is_open(self, p: Oath, move: Move) -> bool:
        return move == DONE


class ChooseSpace(Step):
    """Citizenship comes with exactly one relic of the Reliquary."""

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        return [SPACE + space for space in range(4) if p.reliquary[space] != EMPTY]

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        p.offer.append(move)


class AddLine(Step):
    """An offer is written line by line, in rising order, and then proposed or put away."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        if p.offer[PARTNER] == seat:  # an Exile with the Scepter needs nobody's consent
            p.then(ACCEPT, seat)
            return False
        return True

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        found: list[Move] = []
        other = p.offer[PARTNER]
        last = p.offer[-1] if len(p.offer) > LINES and p.offer[-1] >= GIVE_FAVOR else 0
        add_amounts(found, last, GIVE_FAVOR, p.favor[seat])
        add_amounts(found, last, GIVE_SECRETS, p.secrets[seat])
        add_amounts(found, last, ASK_FAVOR, p.favor[other])
        add_amounts(found, last, ASK_SECRETS, p.secrets[other])
        self.add_things(p, found, last, seat, GIVE_CARD, GIVE_BANNER)
        self.add_things(p, found, last, other, ASK_CARD, ASK_BANNER)
        if p.offer[GOODS] & LATER:
            found += later_lines(last, p.offer[LINES:])
        if p.offer[GOODS] & CITIZENSHIP:
            found += [SHOW_RELIC + space for space in range(4) if can_show(p, seat, other, space)]
        if len(p.offer) > LINES and is_seated(p) and is_timed(p.offer[LINES:]):
            found.append(PROPOSE)
        found.append(DONE)
        return found

    def add_things(self, p: Oath, found: list[Move], last: Move, owner: Seat, cards: Move, banners: Move) -> None:
        goods = p.offer[GOODS]
        if goods & WITH_ADVISERS and last == 0 and not gives_facedown(p, owner):
            found += [FACEDOWN_ADVISER + 6 * place + owner for place in range(min(3, len(p.facedown[owner])))]
        if goods & WITH_ADVISERS and last < cards + RELIC:
            found += [cards + one for one in sorted(p.advisers[owner]) if not LOCKED[one] and cards + one > last]
        if goods & WITH_RELICS:
            for relic in range(RELICS):
                if p.holder[relic] == owner and cards + RELIC + relic > last:
                    found.append(cards + RELIC + relic)
        if goods & WITH_BANNERS:
            found += [banners + one for one in range(2) if p.banner[one] == owner and banners + one > last]

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        if move == DONE:
            p.offer = []
        elif move == PROPOSE:
            p.then(CONSIDER, p.offer[PARTNER])
        elif move >= SHOW_RELIC:
            p.then(LOOK, p.offer[PARTNER], RELIQUARY, move - SHOW_RELIC)
            p.then(ADD_LINE, seat)
        else:
            p.offer.append(move)
            p.tell(EVERYONE, OFFER_LINE, seat, move)
            p.then(ADD_LINE, seat)

    def is_open(self, p: Oath, move: Move) -> bool:
        return move in (DONE, PROPOSE) or move >= SHOW_RELIC


def gives_facedown(p: Oath, owner: Seat) -> bool:
    """One facedown adviser of each side at most is in an offer."""
    return any(is_facedown(line) and (line - FACEDOWN_ADVISER) % 6 == owner for line in p.offer[LINES:])


def is_facedown(line: Move) -> bool:
    return FACEDOWN_ADVISER <= line < GIVE_FAVOR


def can_show(p: Oath, seat: Seat, other: Seat, space: int) -> bool:
    """A relic of the Reliquary that its keeper has seen and the other has not."""
    relic = p.reliquary[space]
    return relic >= 0 and p.cards.knows(seat, relic) and not p.cards.knows(other, relic)


def add_amounts(found: list[Move], last: Move, run: Move, most: int) -> None:
    """One amount of each good, up to a limit that a vocabulary needs."""
    if last < run:
        for amount in range(min(most, MOST_OFFERED)):
            found.append(run + amount)


def is_seated(p: Oath) -> bool:
    """No exchange may leave a player with too many advisers."""
    given = len([1 for line in p.offer[LINES:] if GIVE_CARD <= line < GIVE_CARD + RELIC])
    asked = len([1 for line in p.offer[LINES:] if ASK_CARD <= line < ASK_CARD + RELIC])
    given += 1 if gives_facedown(p, p.offer[PROPOSER]) else 0
    asked += 1 if gives_facedown(p, p.offer[PARTNER]) else 0
    for seat, change in ((p.offer[PROPOSER], asked - given), (p.offer[PARTNER], given - asked)):
        if change > 0 and len(p.advisers[seat]) + len(p.facedown[seat]) + change > adviser_limit(p, seat):
            return False
    return True


class Consider(Step):
    """Whoever is offered something accepts it whole, or not at all."""

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        return [YES, NO]

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        p.tell(EVERYONE, ANSWERED, seat, 1 if move == YES else 0)
        if move == YES:
            p.then(ACCEPT, seat)
        else:
            p.offer = []

    def is_open(self, p: Oath, move: Move) -> bool:
        return False


class Accept(Step):
    """Everything changes hands at once, or the title might pass between two goods; a relic turns up before."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        space = p.offer[LINES] - SPACE if p.offer[GOODS] & CITIZENSHIP else NOBODY
        if space != NOBODY and p.reliquary[space] < 0:
            p.then(LOOK, EVERYBODY_SEES, RELIQUARY, space)
            p.then(ACCEPT, seat)
        else:
            accept(p)
        return False


def accept(p: Oath) -> None:
    """Goods change hands; nothing given suffers as if it were taken."""
    goods, seat, other = p.offer[GOODS], p.offer[PROPOSER], p.offer[PARTNER]
    lines = p.offer[LINES:]
    p.offer = []
    for line in lines:
        if is_facedown(line):
            place, giver = divmod(line - FACEDOWN_ADVISER, 6)
            p.then(PASS_ON, other if giver == seat else seat, giver, place)
        elif line < GIVE_FAVOR:
            take_from_reliquary(p, other, line - SPACE, False)
        elif line < ASK_FAVOR:
            hand_over(p, seat, other, line)
        elif line < GIVE_CARD:
            hand_over(p, other, seat, line - ASK_FAVOR + GIVE_FAVOR)
        elif line < ASK_CARD:
            hand_card(p, seat, other, line - GIVE_CARD)
        elif line < GIVE_BANNER:
            hand_card(p, other, seat, line - ASK_CARD)
        elif line < ASK_BANNER:
            hold_banner(p, other, line - GIVE_BANNER)
        elif line < PROPOSE:
            hold_banner(p, seat, line - ASK_BANNER)
    sign(p, seat, other, lines)
    if goods & CITIZENSHIP:
        become_citizen(p, other)


def hand_over(p: Oath, giver: Seat, taker: Seat, line: Move) -> None:
    if line < GIVE_SECRETS:
        p.favor[giver] -= line - GIVE_FAVOR + 1
        p.favor[taker] += line - GIVE_FAVOR + 1
    else:
        p.secrets[giver] -= line - GIVE_SECRETS + 1
        p.secrets[taker] += line - GIVE_SECRETS + 1


def hand_card(p: Oath, giver: Seat, taker: Seat, card: int) -> None:
    if card >= RELIC:
        hold_relic(p, taker, card - RELIC, False)
    else:
        p.advisers[giver].remove(card)
        p.advisers[taker].append(card)


class PassOn(Step):
    """A facedown adviser, in place `b` of player `a`, goes to this player, who looks at it."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        p.facedown[seat].append(p.facedown[a].pop(b))
        p.then(LOOK, seat, FACEDOWN_OF + seat, len(p.facedown[seat]) - 1)
        return False


CHOOSE_PARTNER: Final = step(ChoosePartner())
CHOOSE_SPACE: Final = step(ChooseSpace())
ADD_LINE: Final = step(AddLine())
CONSIDER: Final = step(Consider())
ACCEPT: Final = step(Accept())
PASS_ON: Final = step(PassOn())
