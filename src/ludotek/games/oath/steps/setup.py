"""Set-up."""

from __future__ import annotations

from typing import Final

from ludotek.core.pile import undecided
from ludotek.core.position import CHANCE, EVERYONE, Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.catalogue import (
    AS_ADVISER,
    CAPACITY,
    FIRST_GAME,
    FIRST_SLOT,
    RELIC,
    SCEPTER,
    SITE,
    SLOTS,
    WHERE,
    card,
)
from ludotek.games.oath.marks import (
    CHANCELLOR,
    DARKEST_SECRET,
    DENIZEN_BACK,
    DEVOTION,
    HAND,
    LOWER_LAYER,
    MAP,
    PEOPLE,
    PEOPLES_FAVOR,
    RELIC_BACK,
    UPPER_LAYER,
)
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.goods import hold_banner, hold_relic, put_on_site
from ludotek.games.oath.steps.piles import EVERYBODY_SEES, LOOK, TOP_BACK, back, discard_from_hand, set_at_site
from ludotek.games.oath.steps.realm import cards_at, told_place
from ludotek.games.oath.steps.travel import TURN_UP, turn_up
from ludotek.games.oath.steps.turn import TURN
from ludotek.games.oath.vocabulary import CARD, DRAWN, PLAYED_FACEDOWN, SLOT, WENT

FIRST_SITES: Final[list[int]] = [card("plains"), card("mountain"), card("rocky_coast")]
FIRST_DENIZENS: Final[list[int]] = [card("longbows"), card("taming_charm"), card("elders")]
TOPS: Final[list[int]] = FIRST_SLOT[:3]
UPPER_CARDS: Final = 12
LOWER_CARDS: Final = 18
HAND_SIZE: Final = 3
RELIQUARY_SPACES: Final = 4


def set_up(p: Oath, is_random: bool) -> None:
    """Lay the map, stack the decks, deal out what everybody starts with; the rest are choices and chance."""
    p.cards.bags[DENIZEN_BACK] = list(range(FIRST_GAME))
    p.cards.bags[RELIC_BACK].remove(SCEPTER)
    p.relic_deck = [undecided(RELIC_BACK)] * (SCEPTER - RELIC)
    p.reliquary = [p.relic_deck.pop() for _ in range(RELIQUARY_SPACES)]
    give_goods(p)
    if is_random:
        for top in TOPS:
            p.then(LOOK, EVERYBODY_SEES, MAP, top)
            p.then(TURN_UP, CHANCELLOR, top)
            p.then(SETTLE, CHANCE, top)
    else:
        for number in range(3):
            p.cards.decide(p.map, TOPS[number], FIRST_SITES[number])
            turn_up(p, TOPS[number])
            settle(p, TOPS[number], FIRST_DENIZENS[number])
    p.then(DEAL_OUT, CHANCELLOR)
    p.go_on()


def give_goods(p: Oath) -> None:
    """Players and banners come before sites, should favor run short."""
    for seat in range(p.players):
        p.favor[seat] = 2 if seat == CHANCELLOR else 1
        p.pool -= p.favor[seat]
        p.secrets[seat] = 1
        p.board[seat] = 3
        p.barracks[seat] -= 3
    p.tokens[PEOPLES_FAVOR] = p.tokens[DARKEST_SECRET] = 1
    p.pool -= 1
    if p.oath == PEOPLE:
        hold_banner(p, CHANCELLOR, PEOPLES_FAVOR)
    if p.oath == DEVOTION:
        hold_banner(p, CHANCELLOR, DARKEST_SECRET)
    hold_relic(p, CHANCELLOR, SCEPTER - RELIC, False)


class Settle(Step):
    """A random map: a denizen that may lie at a site comes to each faceup one (ruling O2)."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        p.asked = CHANCE
        return CAPACITY[p.map[a] - SITE] > 0

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        return [DRAWN + denizen for denizen in p.cards.bags[DENIZEN_BACK] if WHERE[denizen] != AS_ADVISER]

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        settle(p, a, move - DRAWN)


def settle(p: Oath, slot: int, denizen: int) -> None:
    p.cards.bags[DENIZEN_BACK].remove(denizen)
    set_at_site(p, slot, denizen)


class DealOut(Step):
    """World deck: 10 denizens and 2 Visions, below them 15 and 3, below them the rest; everybody's goods."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        rest = len(p.cards.bags[DENIZEN_BACK]) - 25
        p.world = [undecided(DENIZEN_BACK)] * rest
        p.world += [undecided(LOWER_LAYER)] * LOWER_CARDS + [undecided(UPPER_LAYER)] * UPPER_CARDS
        for region in range(3):
            p.discards[region].append(p.world.pop(0))
        self.station(p)
        p.then(TOP_BACK, CHANCE)
        for player in range(p.players):
            p.then(FIRST_HAND, player, 0)
        p.then(TURN, CHANCELLOR)
        return False

    def station(self, p: Oath) -> None:
        """Two warbands at the top of the Cradle, one at every other faceup site that has a denizen."""
        for slot in range(SLOTS):
            if slot == 0 or (p.is_up[slot] and cards_at(p, slot)):
                warbands = 2 if slot == 0 else 1
                p.barracks[CHANCELLOR] -= warbands
                put_on_site(p, slot, CHANCELLOR, warbands)


class FirstHand(Step):
    """Three cards from the bottom of the world deck; a pawn on a faceup site; one card kept facedown."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        if a < HAND_SIZE:
            p.hand.append(p.world.pop(0))
            p.then(LOOK, seat, HAND, a)
            p.then(FIRST_HAND, seat, a + 1)
            return False
        if seat == CHANCELLOR:
            self.stand(p, seat, 0)
            return False
        return True

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        return [SLOT + slot for slot in range(SLOTS) if p.is_up[slot]]

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        self.stand(p, seat, move - SLOT)

    def stand(self, p: Oath, seat: Seat, slot: int) -> None:
        p.pawn[seat] = slot
        p.tell(EVERYONE, WENT, seat, told_place(p, slot))
        p.then(FIRST_ADVISER, seat)

    def is_open(self, p: Oath, move: Move) -> bool:
        return False


class FirstAdviser(Step):
    """One card stays as a facedown adviser, the other two are discarded."""

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        return [CARD + held for held in p.hand]

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        if a == 0:
            p.hand.remove(move - CARD)
            p.facedown[seat].append(move - CARD)
            p.tell(EVERYONE, PLAYED_FACEDOWN, seat, back(p, move - CARD))
            p.then(FIRST_ADVISER, seat, 1)
        else:
            discard_from_hand(p, seat, move - CARD)
            discard_from_hand(p, seat, p.hand[0])

    def is_open(self, p: Oath, move: Move) -> bool:
        return False


SETTLE: Final = step(Settle())
DEAL_OUT: Final = step(DealOut())
FIRST_HAND: Final = step(FirstHand())
FIRST_ADVISER: Final = step(FirstAdviser())
