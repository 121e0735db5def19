"""Search (Major actions: Search)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.cards.power import POWERS
from ludotek.games.oath.catalogue import MARSHES, RELIC, card
from ludotek.games.oath.marks import DARKEST_SECRET, DISCARDS, WORLD
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.goods import spend_supply
from ludotek.games.oath.steps.piles import DRAW, discard_from_hand, tell_kept
from ludotek.games.oath.steps.play import FRESH, HELD, PLACE
from ludotek.games.oath.steps.realm import region_of, site
from ludotek.games.oath.steps.travel import is_traded_away
from ludotek.games.oath.vocabulary import CARD, NO, SAW, SEARCH_DECK, SEARCH_PILE, YES

TRACK: Final[list[int]] = [2, 3, 3, 4, 4, 4]  # by Visions drawn: the Supply that the world deck costs
PILE_COST: Final = 2
CARDS_DRAWN: Final = 3
GREEDY: Final = 3
CRACKED_HORN: Final = card("cracked_horn") - RELIC
TRUTHFUL_HARP: Final = card("truthful_harp")
ERRAND_BOY: Final = card("errand_boy")


def deck_cost(p: Oath, seat: Seat) -> int:
    """The Visions track; the Darkest Secret's holder pays two."""
    return PILE_COST if p.banner[DARKEST_SECRET] == seat else TRACK[p.visions_drawn]


def search_cost(p: Oath, seat: Seat, move: Move) -> int:
    """Supply, after declared modifiers have had their say."""
    supply = deck_cost(p, seat) if move == SEARCH_DECK else PILE_COST
    for modifier in p.modifiers:
        supply = POWERS[modifier].search_supply(p, seat, move, supply)
    return supply


def searches(p: Oath, seat: Seat) -> list[Move]:
    """What a player may search now: its region's discard pile, or with the Errand Boy another's; the world deck.

    None of them may be empty (ruling O5).
    """
    found: list[Move] = []
    astray = ERRAND_BOY in p.modifiers
    supply = p.supply[seat]
    dearest = min(supply, PILE_COST) if is_traded_away(p, seat, GREEDY) else supply
    if p.world and not astray and search_cost(p, seat, SEARCH_DECK) <= dearest:
        found.append(SEARCH_DECK)
    for region in range(3):
        is_near = region == region_of(p, seat)
        if p.discards[region] and is_near != astray and search_cost(p, seat, SEARCH_PILE + region) <= supply:
            found.append(SEARCH_PILE + region)
    return found


def search(p: Oath, seat: Seat, move: Move) -> None:
    """Draw three, more or fewer as powers say; keep one of them, discard the others, then play it or discard it."""
    source = WORLD if move == SEARCH_DECK else DISCARDS + move - SEARCH_PILE
    spend_supply(p, seat, search_cost(p, seat, move))
    cards = CARDS_DRAWN
    if site(p, p.pawn[seat]) == MARSHES:
        cards -= 1
    if is_traded_away(p, seat, GREEDY):
        cards += 2
    for modifier in p.modifiers:
        cards = POWERS[modifier].draws(p, seat, cards)
    p.then(DRAW, seat, source, cards)
    if TRUTHFUL_HARP in p.modifiers:
        p.then(SHOW_HAND, seat)
    p.then(BURY, seat)
    p.then(KEEP, seat)


def play_held(p: Oath, seat: Seat, held: int) -> None:
    """A facedown adviser is played or discarded as if it had just been searched for."""
    tell_kept(p, seat, held)
    p.facedown[seat].remove(held)
    p.hand.append(held)
    p.then(BURY, seat)
    p.then(PLACE, seat, HELD)
    p.then(PUT_AWAY, seat)


class ShowHand(Step):
    """The Truthful Harp: everyone sees what was drawn."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        for held in p.hand:
            p.cards.seen[held] = EVERYONE
            p.tell(EVERYONE, SAW, seat, held)
        return False


class Bury(Step):
    """The Cracked Horn: all discards of this Search may go under the world deck (ruling O21)."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        return p.holder[CRACKED_HORN] == seat and bool(p.hand)

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        return [YES, NO]

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        p.burying = move == YES


class Keep(Step):
    """All cards but one are discarded, in the order that the player likes."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        if len(p.hand) > 1:
            return True
        p.then(PLACE, seat, FRESH)
        p.then(PUT_AWAY, seat)
        return False

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        return [CARD + held for held in p.hand]

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        p.hand.remove(move - CARD)
        p.hand.insert(0, move - CARD)
        tell_kept(p, seat, move - CARD)
        p.then(SHED, seat)
        p.then(PLACE, seat, FRESH)
        p.then(PUT_AWAY, seat)

    def is_open(self, p: Oath, move: Move) -> bool:
        return False


class Shed(Step):
    """The rest of the hand goes, card by card."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        if len(p.hand) == 2:
            discard_from_hand(p, seat, p.hand[1])
        return len(p.hand) > 2

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        return [CARD + held for held in p.hand[1:]]

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        discard_from_hand(p, seat, move - CARD)
        p.then(SHED, seat)

    def is_open(self, p: Oath, move: Move) -> bool:
        return False


class PutAway(Step):
    """The Search is over."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        p.burying = False
        return False


SHOW_HAND: Final = step(ShowHand())
BURY: Final = step(Bury())
KEEP: Final = step(Keep())
SHED: Final = step(Shed())
PUT_AWAY: Final = step(PutAway())
