"""The relics. The Bandit Crown, the Grand Mask, the Circlet and the Ring also change who rules what (`steps.realm`)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.cards.power import Power, add, ask
from ludotek.games.oath.catalogue import (
    AS_ADVISER,
    AT_SITE,
    LOCKED,
    RELIC,
    SLOTS,
    SUIT,
    VISION,
    WHERE,
    card,
)
from ludotek.games.oath.marks import (
    CHANCELLOR,
    DISCARDS,
    EMPTY,
    FACEDOWN_OF,
    GROUND,
    MAP,
    NOBODY,
    RELIC_DECK,
    RELIQUARY,
    WORLD,
)
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.empire import take_from_reliquary
from ludotek.games.oath.steps.goods import MOST_SUPPLY, gain_secrets, gain_supply, gain_warbands, hold_relic
from ludotek.games.oath.steps.piles import EVERYBODY_SEES, LOOK, TOP_BACK, bury_relic, discard_from_site
from ludotek.games.oath.steps.play import crowded_out
from ludotek.games.oath.steps.realm import cards_at, has_trader_of, region_of, ruling_colour
from ludotek.games.oath.steps.travel import SEND, free_places, guide, ride, secrets_turned, send
from ludotek.games.oath.vocabulary import CARD, DONE, FACEDOWN_ADVISER, NO, RELIC_AT, SEAT, SLOT, SPACE, YES

WHISTLE: Final = card("whistle")
PAIR: Final = 256  # more than there are cards
YES_OR_NO: Final[list[Move]] = [YES, NO]


# Journeys.


class BrassHorse(Power):
    """The top of the region's discards says where one may ride; `b` is who rides.

    From an enemy's Shrouded Wood its ruler picks among the same sites.
    """

    def can_act(self, p: Oath, seat: Seat) -> bool:
        return bool(p.discards[region_of(p, seat)])

    def act(self, p: Oath, seat: Seat) -> None:
        region = region_of(p, seat)
        p.then(LOOK, EVERYBODY_SEES, DISCARDS + region, len(p.discards[region]) - 1)
        leader = guide(p, seat)
        ask(p, seat if leader == NOBODY else leader, self, seat)

    def choices(self, p: Oath, seat: Seat, b: int) -> list[Move]:
        top = p.discards[region_of(p, b)][-1]
        able = free_places(p, b)
        matching = [to for to in able if top < VISION and any(SUIT[one] == SUIT[top] for one in cards_at(p, to))]
        return [SLOT + to for to in matching or able]

    def chosen(self, p: Oath, seat: Seat, move: Move, b: int) -> None:
        ride(p, b, move - SLOT)

    def is_open(self, p: Oath, move: Move) -> bool:
        return False


class Whistle(Power):
    """A pawn comes, if it can, and its player gets the secret; from an enemy's Wood its ruler leads it (ruling O23)."""

    def can_act(self, p: Oath, seat: Seat) -> bool:
        return bool(self.choices(p, seat, 0))

    def act(self, p: Oath, seat: Seat) -> None:
        ask(p, seat, self)

    def choices(self, p: Oath, seat: Seat, b: int) -> list[Move]:
        here = p.pawn[seat]
        found: list[Move] = []
        for other in range(p.players):
            if p.pawn[other] != here and here in free_places(p, other):
                found.append(SEAT + other)
        return found

    def chosen(self, p: Oath, seat: Seat, move: Move, b: int) -> None:
        called = move - SEAT
        if guide(p, called) == NOBODY:
            send(p, called, p.pawn[seat])
        else:
            p.then(SEND, seat, called)
        p.then(COME_BY, called, p.pawn[seat])

    def is_open(self, p: Oath, move: Move) -> bool:
        called = move - SEAT
        return guide(p, called) != NOBODY or secrets_turned(p, called, p.pawn[p.asked]) > 0


class ComeBy(Step):
    """Whoever came to slot `a` gets the Whistle's secret."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        if p.pawn[seat] == a:
            p.secrets_on[WHISTLE] -= 1
            gain_secrets(p, seat, 1)
        return False


class DragonskinDrum(Power):
    def after_travel(self, p: Oath, seat: Seat) -> None:
        ask(p, seat, self)

    def choices(self, p: Oath, seat: Seat, b: int) -> list[Move]:
        return YES_OR_NO

    def chosen(self, p: Oath, seat: Seat, move: Move, b: int) -> None:
        if move == YES:
            gain_warbands(p, seat, 1)


class Map(Power):
    def can_act(self, p: Oath, seat: Seat) -> bool:
        return p.supply[seat] < MOST_SUPPLY

    def act(self, p: Oath, seat: Seat) -> None:
        bury_relic(p, self.card - RELIC)
        gain_supply(p, seat, 4)


# What others may not see.


class OracularPig(Power):
    """The world deck's top three cards."""

    def can_act(self, p: Oath, seat: Seat) -> bool:
        return any(slot < 0 or not p.cards.knows(seat, slot) for slot in p.world[-3:])

    def act(self, p: Oath, seat: Seat) -> None:
        for depth in range(min(3, len(p.world))):
            p.then(TOP_BACK, seat, depth)
            p.then(LOOK, seat, WORLD, len(p.world) - 1 - depth)


class IvoryEye(Power):
    """One facedown site, adviser, or relic at a site."""

    def can_act(self, p: Oath, seat: Seat) -> bool:
        return bool(self.choices(p, seat, 0))

    def act(self, p: Oath, seat: Seat) -> None:
        ask(p, seat, self)

    def choices(self, p: Oath, seat: Seat, b: int) -> list[Move]:
        found = [SLOT + slot for slot in range(SLOTS) if not p.is_up[slot] and is_new(p, seat, p.map[slot])]
        for other in range(p.players):
            for place in range(min(3, len(p.facedown[other]))):
                if is_new(p, seat, p.facedown[other][place]):
                    found.append(FACEDOWN_ADVISER + 6 * place + other)
        found += [RELIC_AT + place for place in range(2 * SLOTS) if is_new(p, seat, p.ground[place])]
        return found

    def chosen(self, p: Oath, seat: Seat, move: Move, b: int) -> None:
        if move >= RELIC_AT:
            p.then(LOOK, seat, GROUND, move - RELIC_AT)
        elif move >= FACEDOWN_ADVISER:
            place, other = divmod(move - FACEDOWN_ADVISER, 6)
            p.then(LOOK, seat, FACEDOWN_OF + other, place)
        else:
            p.then(LOOK, seat, MAP, move - SLOT)


def is_new(p: Oath, seat: Seat, slot: int) -> bool:
    """Whether there is a card that this seat has not seen (ruling O8)."""
    return slot != EMPTY and (slot < 0 or not p.cards.knows(seat, slot))


class TruthfulHarp(Power):
    """Two cards more, for everyone to see (`steps.search`)."""

    def search(self, p: Oath, seat: Seat) -> bool:
        return True

    def draws(self, p: Oath, seat: Seat, cards: int) -> int:
        return cards + 2


class DowsingSticks(Power):
    """The top relic is looked at, and kept or put under the others."""

    def can_act(self, p: Oath, seat: Seat) -> bool:
        return bool(p.relic_deck)

    def act(self, p: Oath, seat: Seat) -> None:
        p.then(LOOK, seat, RELIC_DECK, len(p.relic_deck) - 1)
        ask(p, seat, self)

    def choices(self, p: Oath, seat: Seat, b: int) -> list[Move]:
        return YES_OR_NO

    def chosen(self, p: Oath, seat: Seat, move: Move, b: int) -> None:
        if move == YES:
            p.then(LOOK, EVERYBODY_SEES, RELIC_DECK, len(p.relic_deck) - 1)
            p.then(TAKE_TOP, seat)
        else:
            p.relic_deck.insert(0, p.relic_deck.pop())


class TakeTop(Step):
    """The relic deck's top relic, which everyone has seen."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        hold_relic(p, seat, p.relic_deck.pop() - RELIC, True)
        return False


class SkeletonKey(Power):
    """Where the Chancellor rules, a relic of the Reliquary is looked at, and taken or not; `b` is its space, from 1."""

    def can_act(self, p: Oath, seat: Seat) -> bool:
        return ruling_colour(p, p.pawn[seat]) == CHANCELLOR and bool(self.choices(p, seat, 0))

    def act(self, p: Oath, seat: Seat) -> None:
        ask(p, seat, self)

    def choices(self, p: Oath, seat: Seat, b: int) -> list[Move]:
        return YES_OR_NO if b else [SPACE + space for space in range(4) if p.reliquary[space] != EMPTY]

    def chosen(self, p: Oath, seat: Seat, move: Move, b: int) -> None:
        if b == 0:
            p.then(LOOK, seat, RELIQUARY, move - SPACE)
            ask(p, seat, self, move - SPACE + 1)
        elif move == YES:
            take_from_reliquary(p, seat, b - 1, True)


# Cards and trade.


class HornedMask(Power):
    """A faceup adviser and a card here change places.

    `b` is the adviser, from 1; and while the Great Slum asks, the card too.
    """

    def can_act(self, p: Oath, seat: Seat) -> bool:
        return bool(self.choices(p, seat, 0)) and bool(self.choices(p, seat, 1))

    def act(self, p: Oath, seat: Seat) -> None:
        ask(p, seat, self)

    def choices(self, p: Oath, seat: Seat, b: int) -> list[Move]:
        if b >= PAIR:
            return [*crowded_out(p, p.pawn[seat], b // PAIR - 1, NOBODY), DONE]
        if b:
            here = cards_at(p, p.pawn[seat])
            return [CARD + one for one in here if not LOCKED[one] and WHERE[one] != AT_SITE]
        return [CARD + one for one in p.advisers[seat] if not LOCKED[one] and WHERE[one] != AS_ADVISER]

    def chosen(self, p: Oath, seat: Seat, move: Move, b: int) -> None:
        if b == 0:
            ask(p, seat, self, move - CARD + 1)
        elif b >= PAIR:
            if move != DONE:
                discard_from_site(p, seat, p.pawn[seat], move - CARD)
            self.swap(p, seat, b % PAIR - 1, b // PAIR - 1)
        elif crowded_out(p, p.pawn[seat], move - CARD, NOBODY):
            ask(p, seat, self, b + PAIR * (move - CARD + 1))
        else:
            self.swap(p, seat, b - 1, move - CARD)

    def swap(self, p: Oath, seat: Seat, adviser: int, denizen: int) -> None:
        p.at[p.at.index(denizen)] = adviser
        p.advisers[seat].remove(adviser)
        p.advisers[seat].append(denizen)

    def is_open(self, p: Oath, move: Move) -> bool:
        return p.b < PAIR or move == DONE


class CupOfPlenty(Power):
    def trade_supply(self, p: Oath, seat: Seat, on: int, supply: int) -> int:
        return 0 if has_trader_of(p, seat, SUIT[on]) else supply


class RingOfDevotion(Power):
    def muster_yield(self, p: Oath, seat: Seat, on: int, warbands: int) -> int:
        return warbands + 2


TAKE_TOP: Final = step(TakeTop())
COME_BY: Final = step(ComeBy())
add("brass_horse", BrassHorse())
add("whistle", Whistle())
add("dragonskin_drum", DragonskinDrum())
add("map", Map())
add("oracular_pig", OracularPig())
add("ivory_eye", IvoryEye())
add("truthful_harp", TruthfulHarp())
add("dowsing_sticks", DowsingSticks())
add("skeleton_key", SkeletonKey())
add("horned_mask", HornedMask())
add("cup_of_plenty", CupOfPlenty())
add("ring_of_devotion", RingOfDevotion())
