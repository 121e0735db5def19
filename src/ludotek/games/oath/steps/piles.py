"""Cards that nobody may see: drawing, looking, discarding (Map: Discard cycle; Information)."""

from __future__ import annotations

from typing import Final

from ludotek.core.pile import bag_of, undecided
from ludotek.core.position import CHANCE, EVERYONE, Move, Seat, only
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.catalogue import LOCKED, REGION, RELIC, SUIT, VISION
from ludotek.games.oath.marks import DENIZEN_BACK, EMPTY, NOBODY, UPPER_LAYER, VISION_BACK, WORLD
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.realm import region_of
from ludotek.games.oath.vocabulary import (
    BACK,
    DISCARDED,
    DISCARDED_UNSEEN,
    DRAWN,
    DREW,
    GAINED_SECRETS,
    KEPT,
    SAW,
    THAT_WAS,
)

BACKS: Final[list[Move]] = [BACK, BACK + 1]
END_OF_TRACK: Final = 5  # of Visions drawn
EVERYBODY_SEES: Final = 6  # instead of a seat that looks


def back(p: Oath, slot: int) -> int:
    """The back that everyone sees."""
    return p.cards.home[slot] if slot >= 0 else bag_of(slot)


class TopBack(Step):
    """Information: the back of the world deck's top card is public, so chance says which it is.

    `a` is how many cards lie above it: whoever looks at several shows their backs (ruling O7).
    """

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        if len(p.world) <= a or p.world[-1 - a] >= 0 or bag_of(p.world[-1 - a]) < UPPER_LAYER:
            return False
        visions, others = self.split(p, a)
        if visions == 0 or others == 0:
            self.settle(p, a, visions > 0)
            return False
        p.asked = CHANCE
        return True

    def split(self, p: Oath, a: int) -> tuple[int, int]:
        layer = p.world[-1 - a]
        cards = p.world.count(layer)
        visions = p.layer_visions[bag_of(layer) - UPPER_LAYER]
        return visions, cards - visions

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        return BACKS

    def odds(self, p: Oath, a: int, b: int) -> list[int]:
        visions, others = self.split(p, a)
        return [others, visions]

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        self.settle(p, a, move == BACK + 1)

    def settle(self, p: Oath, a: int, is_vision: bool) -> None:
        if is_vision:
            p.layer_visions[bag_of(p.world[-1 - a]) - UPPER_LAYER] -= 1
        p.world[-1 - a] = undecided(VISION_BACK if is_vision else DENIZEN_BACK)


class Look(Step):
    """A seat, or everybody, looks at the card in place `b` of pile `a`; chance says which it was all along."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        slot = p.pile(a)[b]
        if slot >= 0:
            self.see(p, seat, slot)
            return False
        p.b = b * 8 + seat
        p.asked = CHANCE
        return True

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        return [DRAWN + card for card in p.cards.candidates(p.pile(a), b // 8)]

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        p.cards.decide(p.pile(a), b // 8, move - DRAWN)
        self.see(p, b % 8, move - DRAWN)

    def see(self, p: Oath, seat: Seat, card: int) -> None:
        p.cards.show(card, EVERYONE if seat == EVERYBODY_SEES else only(seat))
        p.tell(EVERYONE if seat == EVERYBODY_SEES else only(seat), SAW, seat, card)

    def is_open(self, p: Oath, move: Move) -> bool:
        return False


class Draw(Step):
    """Draw the top card of pile `a` into the hand, unseen by others; `b` counts those still to come.

    From the world deck a Vision is announced, advances the track, and stops the drawing.
    """

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        pile = p.pile(a)
        if b == 0 or not pile:
            return False
        if a == WORLD:
            p.then(TOP_BACK, CHANCE)
        p.then(TO_HAND, seat, a, b)
        return False


class ToHand(Step):
    """The drawn card comes into the hand."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        slot = p.pile(a)[-1]
        if slot >= 0:
            self.take(p, seat, a, b)
            return False
        p.b = b * 8 + seat
        p.asked = CHANCE
        return True

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        pile = p.pile(a)
        return [DRAWN + card for card in p.cards.candidates(pile, len(pile) - 1)]

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        pile = p.pile(a)
        p.cards.decide(pile, len(pile) - 1, move - DRAWN)
        self.take(p, b % 8, a, b // 8)

    def take(self, p: Oath, seat: Seat, a: int, b: int) -> None:
        card = p.pile(a).pop()
        p.hand.append(card)
        p.hand.sort()  # in what order cards were drawn is nobody's business
        p.cards.seen[card] = only(seat)
        p.tell(EVERYONE, DREW, seat, back(p, card))
        p.tell(only(seat), THAT_WAS, seat, card)
        if a == WORLD and card >= VISION:
            p.visions_drawn = min(p.visions_drawn + 1, END_OF_TRACK)  # one that was buried may be drawn again
            b = 1
        if a == WORLD:
            p.then(TOP_BACK, CHANCE)
        p.then(DRAW, seat, a, b - 1)

    def is_open(self, p: Oath, move: Move) -> bool:
        return False


TOP_BACK: Final = step(TopBack())
LOOK: Final = step(Look())
DRAW: Final = step(Draw())
TO_HAND: Final = step(ToHand())


def tell_kept(p: Oath, seat: Seat, card: int) -> None:
    """A player takes up a card: everyone sees its back, and whoever knows it which it is."""
    p.tell(EVERYONE, KEPT, seat, back(p, card))
    p.tell(p.cards.seen[card], THAT_WAS, seat, card)


# Discarding.


def discard(p: Oath, seat: Seat, card: int, region: int) -> None:
    """A card leaves for the pile of the next region, or under the world deck where the Cracked Horn says so.

    Favor on it goes to its bank, secrets to the turn's player.
    """
    tell_discarded(p, seat, card)
    if card < VISION and p.favor_on[card]:
        p.banks[SUIT[card]] += p.favor_on[card]
        p.favor_on[card] = 0
    if p.secrets_on[card]:
        p.flipped[p.turn] += p.secrets_on[card]
        p.tell(EVERYONE, GAINED_SECRETS, p.turn, p.secrets_on[card])
        p.secrets_on[card] = 0
    if p.burying and seat == p.turn:  # ruling O21
        p.world.insert(0, card)
    else:
        p.discards[(region + 1) % 3].append(card)


def tell_discarded(p: Oath, seat: Seat, card: int) -> None:
    """Of a card that not everyone knows, everyone sees the back; then whoever knows it hears which it was."""
    if p.cards.seen[card] == EVERYONE:
        p.tell(EVERYONE, DISCARDED, seat, card)
    else:
        p.tell(EVERYONE, DISCARDED_UNSEEN, seat, back(p, card))
        p.tell(p.cards.seen[card], THAT_WAS, seat, card)


def discard_from_hand(p: Oath, seat: Seat, card: int) -> None:
    p.hand.remove(card)
    discard(p, seat, card, region_of(p, seat))


def discard_from_site(p: Oath, seat: Seat, slot: int, card: int) -> None:
    """A homeland remembers which suits the turn's player drove out (ruling O22)."""
    lift_from_site(p, slot, card)
    if seat == p.turn:
        p.shed[slot] |= 1 << SUIT[card]
    discard(p, seat, card, REGION[slot])


def lift_from_site(p: Oath, slot: int, card: int) -> None:
    place = p.at.index(card)
    last = 3 * slot + 2
    while place < last:
        p.at[place] = p.at[place + 1]
        place += 1
    p.at[last] = EMPTY


def set_at_site(p: Oath, slot: int, card: int) -> None:
    p.at[p.at.index(EMPTY, 3 * slot)] = card
    p.cards.seen[card] = EVERYONE


def discard_adviser(p: Oath, seat: Seat, card: int) -> None:
    """From a player's advisers, faceup or facedown."""
    if card in p.advisers[seat]:
        p.advisers[seat].remove(card)
    else:
        p.facedown[seat].remove(card)
    discard(p, seat, card, region_of(p, seat))


def free_advisers(p: Oath, seat: Seat) -> list[int]:
    """Advisers that may be discarded: not one declared for this action; a locked one only while it is facedown."""
    return [card for card in p.advisers[seat] if not LOCKED[card] and card not in p.modifiers] + p.facedown[seat]


def bury_relic(p: Oath, relic: int) -> None:
    """A held relic goes under the relic deck, and everybody knows where it lies."""
    p.holder[relic] = NOBODY
    p.stirred = True
    p.relic_deck.insert(0, RELIC + relic)
