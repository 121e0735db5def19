"""Citizenship and exile (Empire)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.catalogue import RELIC, SCEPTER, SITE, SLOTS
from ludotek.games.oath.marks import CHANCELLOR, EMPTY, NOBODY, PEOPLES_FAVOR
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.goods import MOST_SUPPLY, hold_relic, tell_lost, tell_paid
from ludotek.games.oath.steps.piles import discard
from ludotek.games.oath.steps.realm import is_exile, region_of
from ludotek.games.oath.vocabulary import BECAME_CITIZEN, BECAME_EXILE, EXILE, LEAVE, NUMBER, OFFER

OFFERS_A_TURN: Final = 2  # ruling O4
EXILE_PRICE: Final = 5


def has_scepter(p: Oath, seat: Seat) -> bool:
    """Not on the turn in which it was taken."""
    return p.holder[SCEPTER - RELIC] == seat and not p.scepter_taken


def edicts(p: Oath, seat: Seat) -> list[Move]:
    """Offer Citizenship to an Exile, exile a Citizen, or leave the Empire."""
    found: list[Move] = []
    if has_scepter(p, seat):
        if p.offers < OFFERS_A_TURN and p.reliquary != [EMPTY] * 4:
            found += [OFFER + other for other in range(1, p.players) if is_exile(p, other)]
        for other in range(1, p.players):
            if other != seat and p.citizens >> other & 1 and p.favor[seat] >= exile_price(p, seat, other):
                found.append(EXILE + other)
    if can_leave(p, seat):
        found.append(LEAVE)
    return found


def can_leave(p: Oath, seat: Seat) -> bool:
    """A Citizen without the Scepter, even one that sleeps."""
    if not p.citizens >> seat & 1 or p.holder[SCEPTER - RELIC] == seat:
        return False
    return p.favor[seat] >= leaving_price(p, seat)


def exile_price(p: Oath, seat: Seat, other: Seat) -> int:
    """Five favor; one more for each honor of the Citizen's, one less for each of one's own."""
    honors = (1 if p.keeper == other else 0) + (1 if p.banner[PEOPLES_FAVOR] == other else 0)
    own = (1 if p.keeper == seat else 0) + (1 if p.banner[PEOPLES_FAVOR] == seat else 0)
    return max(0, EXILE_PRICE + honors - own)


def leaving_price(p: Oath, seat: Seat) -> int:
    """A favor for each secret on one's board and on cards, and for each warband on one's board."""
    on_cards = 0
    for card in range(SITE):
        on_cards += p.secrets_on[card]
    return p.secrets[seat] + p.flipped[seat] + on_cards + p.board[seat]


def exile(p: Oath, seat: Seat, other: Seat) -> None:
    price = exile_price(p, seat, other)
    p.favor[seat] -= price
    p.favor[other] += price
    tell_paid(p, seat, other, price)
    become_exile(p, other)


def leave(p: Oath, seat: Seat) -> None:
    """Self-exile: the Scepter's holder is paid, and the Act Phase ends."""
    price = leaving_price(p, seat)
    p.favor[seat] -= price
    p.favor[p.holder[SCEPTER - RELIC]] += price
    tell_paid(p, seat, p.holder[SCEPTER - RELIC], price)
    become_exile(p, seat)
    p.act_is_over = True


def become_exile(p: Oath, seat: Seat) -> None:
    """Board warbands take the player's own colour again; purple ones at sites stay."""
    p.citizens &= ~(1 << seat)
    purple = p.board[seat]
    p.barracks[CHANCELLOR] += purple
    own = min(purple, p.barracks[seat])
    p.barracks[seat] -= own
    p.board[seat] = own
    tell_lost(p, seat, NOBODY, purple - own)
    p.supply[seat] = MOST_SUPPLY
    p.stirred = True
    p.tell(EVERYONE, BECAME_EXILE, seat, 0)


def become_citizen(p: Oath, seat: Seat) -> None:
    """An Exile turns Citizen: its warbands become purple, its Vision is discarded, its Act Phase ends."""
    p.tell(EVERYONE, BECAME_CITIZEN, seat, 0)
    if p.vision[seat] != EMPTY:
        discard(p, seat, p.vision[seat], region_of(p, seat))
        p.vision[seat] = EMPTY
    if p.keeper == seat:
        p.is_usurper = False
    if p.turn == seat:
        p.act_is_over = True
    p.supply[seat] = MOST_SUPPLY
    p.then(RECOLOUR, seat, 0)
    p.then(SWEAR, seat)


class Recolour(Step):
    """Own warbands in place `a` are replaced by purple ones, as far as they last: at each slot, then on the board.

    The board comes last, since its warbands count as purple only once their owner is a Citizen.
    """

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        if a > SLOTS:
            return False
        here = self.own_at(p, seat, a)
        if here == 0 or self.total(p, seat, a) <= p.barracks[CHANCELLOR]:
            self.replace(p, seat, a, here)
            return False
        return True

    def own_at(self, p: Oath, seat: Seat, a: int) -> int:
        if a == SLOTS:
            return p.board[seat]
        return p.garrison[a] if p.flag[a] == seat else 0

    def total(self, p: Oath, seat: Seat, a: int) -> int:
        return sum([self.own_at(p, seat, place) for place in range(a, SLOTS + 1)])

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        purple, here = p.barracks[CHANCELLOR], self.own_at(p, seat, a)
        least = max(0, purple - (self.total(p, seat, a) - here))
        return [NUMBER + kept for kept in range(least, min(here, purple) + 1)]

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        self.replace(p, seat, a, move - NUMBER)

    def replace(self, p: Oath, seat: Seat, a: int, kept: int) -> None:
        tell_lost(p, seat, a if a < SLOTS else NOBODY, self.own_at(p, seat, a) - kept)
        p.barracks[seat] += self.own_at(p, seat, a)
        p.barracks[CHANCELLOR] -= kept
        if a == SLOTS:
            p.board[seat] = kept
        elif p.flag[a] == seat:
            p.garrison[a] = kept
            p.flag[a] = CHANCELLOR if kept else NOBODY
        p.then(RECOLOUR, seat, a + 1)


class Swear(Step):
    """All warbands are purple: the player is a Citizen."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        p.citizens |= 1 << seat
        p.stirred = True
        return False


def take_from_reliquary(p: Oath, seat: Seat, space: int, is_taken: bool) -> None:
    """A relic of the Reliquary, which somebody has seen, goes to a player: it is taken, or given."""
    relic = p.reliquary[space]
    p.cards.seen[relic] = EVERYONE
    p.reliquary[space] = EMPTY
    hold_relic(p, seat, relic - RELIC, is_taken)


RECOLOUR: Final = step(Recolour())
SWEAR: Final = step(Swear())
