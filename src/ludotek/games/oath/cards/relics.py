"""The relics that are used, or change what others do with cards; there are more in `arms` and `regalia`."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.cards.hooks import KEEPS_SECRETS
from ludotek.games.oath.cards.power import Power, add, ask
from ludotek.games.oath.catalogue import AS_ADVISER, AT_SITE, LOCKED, RELIC, SLOTS, SUIT, VISION, WHERE, card
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
from ludotek.games.oath.steps.bans import is_locked
from ludotek.games.oath.steps.empire import take_from_reliquary
from ludotek.games.oath.steps.goods import MOST_SUPPLY, gain_secrets, gain_supply, gain_warbands
from ludotek.games.oath.steps.piles import EVERYBODY_SEES, LOOK, TOP_BACK, UNDER_WORLD, bury_relic, discard_from_site
from ludotek.games.oath.steps.play import crowded_out
from ludotek.games.oath.steps.realm import (
    cards_at,
    find_hooks,
    has_adviser_with,
    has_trader_of,
    region_of,
    ruling_colour,
)
from ludotek.games.oath.steps.travel import SEND, free_places, is_sent_at_once, ride, send
from ludotek.games.oath.steps.treasures import hold_relic
from ludotek.games.oath.steps.way import guide
from ludotek.games.oath.vocabulary import CARD, DONE, FACEDOWN_ADVISER, NO, RELIC_AT, SAW, SEAT, SLOT, SPACE, YES

WHISTLE: Final = card("whistle")
PAIR: Final = 256  # more than there are cards
YES_OR_NO: Final[list[Move]] = [YES, NO]


# Journeys.


class BrassHorse(Power):
    """The top of the region's discards says where one may ride.

    From an enemy's Shrouded Wood its ruler picks among the same sites.
    """

    def can_act(self, game: Oath, seat: Seat) -> bool:
        return bool(game.discards[region_of(game, seat)])

    def act(self, game: Oath, seat: Seat) -> None:
        region = region_of(game, seat)
        game.then(LOOK, EVERYBODY_SEES, DISCARDS + region, len(game.discards[region]) - 1)
        leader = guide(game, seat)
        ask(game, seat if leader == NOBODY else leader, self, seat)

    def choices(self, game: Oath, seat: Seat, rider: int) -> list[Move]:
        top = game.discards[region_of(game, rider)][-1]
        able = free_places(game, rider)
        matching = [to for to in able if top < VISION and any(SUIT[one] == SUIT[top] for one in cards_at(game, to))]
        return [SLOT + to for to in matching or able]

    def chosen(self, game: Oath, seat: Seat, move: Move, rider: int) -> None:
        ride(game, rider, move - SLOT)

    def about(self, game: Oath, seat: Seat, rider: int) -> tuple[int, Seat, int]:
        return NOBODY, NOBODY if rider == seat else rider, NOBODY

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


class Whistle(Power):
    """A pawn comes, if it can, and its player gets the secret; from an enemy's Wood its ruler leads it (ruling O23)."""

    def can_act(self, game: Oath, seat: Seat) -> bool:
        return bool(self.choices(game, seat, 0))

    def act(self, game: Oath, seat: Seat) -> None:
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        here = game.pawn[seat]
        found: list[Move] = []
        for other in range(game.players):
            if game.pawn[other] != here and here in free_places(game, other):
                found.append(SEAT + other)
        return found

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        called = move - SEAT
        if guide(game, called) == NOBODY:
            send(game, called, game.pawn[seat])
        else:
            game.then(SEND, seat, called)
        game.then(COME_BY, called, game.pawn[seat])

    def is_open(self, game: Oath, move: Move) -> bool:
        called = move - SEAT
        return guide(game, called) != NOBODY or not is_sent_at_once(game, called, game.pawn[game.asked])


class ComeBy(Step):
    """Whoever came to a slot gets the Whistle's secret."""

    def begin(self, game: Oath, seat: Seat, slot: int, second: int) -> bool:
        if game.pawn[seat] == slot and not has_adviser_with(game, game.turn, KEEPS_SECRETS):  # ruling O61
            game.secrets_on[WHISTLE] -= 1
            gain_secrets(game, seat, 1)
        return False


class DragonskinDrum(Power):
    def after_travel(self, game: Oath, seat: Seat) -> None:
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        return YES_OR_NO

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        if move == YES:
            gain_warbands(game, seat, 1)


class Map(Power):
    def can_act(self, game: Oath, seat: Seat) -> bool:
        return game.supply[seat] < MOST_SUPPLY

    def act(self, game: Oath, seat: Seat) -> None:
        bury_relic(game, self.card - RELIC)
        gain_supply(game, seat, 4)


# What others may not see.


class OracularPig(Power):
    """The world deck's top three cards."""

    def can_act(self, game: Oath, seat: Seat) -> bool:
        return any(slot < 0 or not game.cards.knows(seat, slot) for slot in game.world[-3:])

    def act(self, game: Oath, seat: Seat) -> None:
        for depth in range(min(3, len(game.world))):
            game.then(TOP_BACK, seat, depth)
            game.then(LOOK, seat, WORLD, len(game.world) - 1 - depth)


class IvoryEye(Power):
    """One facedown site, adviser, or relic at a site."""

    def can_act(self, game: Oath, seat: Seat) -> bool:
        return bool(self.choices(game, seat, 0))

    def act(self, game: Oath, seat: Seat) -> None:
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        found = [SLOT + slot for slot in range(SLOTS) if not game.is_up[slot] and is_new(game, seat, game.map[slot])]
        for other in range(game.players):
            for place in range(min(3, len(game.facedown[other]))):
                if is_new(game, seat, game.facedown[other][place]):
                    found.append(FACEDOWN_ADVISER + 6 * place + other)
        found += [RELIC_AT + place for place in range(2 * SLOTS) if is_new(game, seat, game.ground[place])]
        return found

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        if move >= RELIC_AT:
            game.then(LOOK, seat, GROUND, move - RELIC_AT)
        elif move >= FACEDOWN_ADVISER:
            place, other = divmod(move - FACEDOWN_ADVISER, 6)
            game.then(LOOK, seat, FACEDOWN_OF + other, place)
        else:
            game.then(LOOK, seat, MAP, move - SLOT)


def is_new(game: Oath, seat: Seat, slot: int) -> bool:
    """Whether there is a card that this seat has not seen (ruling O8)."""
    return slot != EMPTY and (slot < 0 or not game.cards.knows(seat, slot))


class TruthfulHarp(Power):
    """Two cards more, for everyone to see."""

    def search(self, game: Oath, seat: Seat) -> bool:
        return True

    def draws(self, game: Oath, seat: Seat, cards: int) -> int:
        return cards + 2

    def after_draw(self, game: Oath, seat: Seat) -> None:
        if self.card in game.modifiers:
            for held in game.hand:
                game.cards.seen[held] = EVERYONE
                game.tell(EVERYONE, SAW, seat, held)

    def kept(self, game: Oath, seat: Seat, card: int) -> None:
        """One that came into the hand since is shown too."""
        if game.cards.seen[card] != EVERYONE:
            game.cards.seen[card] = EVERYONE
            game.tell(EVERYONE, SAW, seat, card)


class CrackedHorn(Power):
    def after_draw(self, game: Oath, seat: Seat) -> None:
        game.then(BURY, seat)


class Bury(Step):
    """All discards of this Search may go under the world deck (ruling O21)."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        return bool(game.hand)

    def moves(self, game: Oath, seat: Seat, first: int, second: int) -> list[Move]:
        return YES_OR_NO

    def answer(self, game: Oath, seat: Seat, move: Move, first: int, second: int) -> None:
        if move == YES:
            game.discarding = UNDER_WORLD


class BookOfRecords(Power):
    """A secret comes of a card played to a site, and no favor."""

    def replaces_favor(self, game: Oath, seat: Seat, played: int) -> bool:
        gain_secrets(game, seat, 1)
        return True


class Dowsing(Power):
    """The top relic is looked at, and kept or put under the others."""

    def dowse(self, game: Oath, seat: Seat) -> None:
        game.then(LOOK, seat, RELIC_DECK, len(game.relic_deck) - 1)
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        return YES_OR_NO

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        if move == YES:
            game.then(LOOK, EVERYBODY_SEES, RELIC_DECK, len(game.relic_deck) - 1)
            game.then(TAKE_TOP, seat)
        else:
            game.relic_deck.insert(0, game.relic_deck.pop())


class DowsingSticks(Dowsing):
    def can_act(self, game: Oath, seat: Seat) -> bool:
        return bool(game.relic_deck)

    def act(self, game: Oath, seat: Seat) -> None:
        self.dowse(game, seat)


class TakeTop(Step):
    """The relic deck's top relic, which everyone has seen."""

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        hold_relic(game, seat, game.relic_deck.pop() - RELIC, True)
        return False


class SkeletonKey(Power):
    """Where the Chancellor rules, a relic of the Reliquary is looked at, and taken or not.

    The note is its space, from 1.
    """

    def can_act(self, game: Oath, seat: Seat) -> bool:
        return ruling_colour(game, game.pawn[seat]) == CHANCELLOR and bool(self.choices(game, seat, 0))

    def act(self, game: Oath, seat: Seat) -> None:
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        return YES_OR_NO if note else [SPACE + space for space in range(4) if game.reliquary[space] != EMPTY]

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        if note == 0:
            game.then(LOOK, seat, RELIQUARY, move - SPACE)
            ask(game, seat, self, move - SPACE + 1)
        elif move == YES:
            take_from_reliquary(game, seat, note - 1, True)


# Cards and trade.


class HornedMask(Power):
    """A faceup adviser and a card here change places.

    The note is the adviser, from 1; and while the Great Slum asks, the card too.
    """

    def can_act(self, game: Oath, seat: Seat) -> bool:
        return bool(self.choices(game, seat, 0)) and bool(self.choices(game, seat, 1))

    def act(self, game: Oath, seat: Seat) -> None:
        ask(game, seat, self)

    def choices(self, game: Oath, seat: Seat, note: int) -> list[Move]:
        if note >= PAIR:
            return [*crowded_out(game, game.pawn[seat], note // PAIR - 1, NOBODY), DONE]
        if note:
            here = cards_at(game, game.pawn[seat])
            return [CARD + one for one in here if not is_locked(game, one) and WHERE[one] != AT_SITE]
        return [CARD + one for one in game.advisers[seat] if not LOCKED[one] and WHERE[one] != AS_ADVISER]

    def chosen(self, game: Oath, seat: Seat, move: Move, note: int) -> None:
        if note == 0:
            ask(game, seat, self, move - CARD + 1)
        elif note >= PAIR:
            if move != DONE:
                discard_from_site(game, seat, game.pawn[seat], move - CARD)
            self.swap(game, seat, note % PAIR - 1, note // PAIR - 1)
        elif crowded_out(game, game.pawn[seat], move - CARD, NOBODY):
            ask(game, seat, self, note + PAIR * (move - CARD + 1))
        else:
            self.swap(game, seat, note - 1, move - CARD)

    def swap(self, game: Oath, seat: Seat, adviser: int, denizen: int) -> None:
        game.at[game.at.index(denizen)] = adviser
        find_hooks(game)
        game.advisers[seat].remove(adviser)
        game.advisers[seat].append(denizen)

    def is_open(self, game: Oath, move: Move) -> bool:
        return game.second < PAIR or move == DONE


class CupOfPlenty(Power):
    def trade_supply(self, game: Oath, seat: Seat, on: int, supply: int) -> int:
        return 0 if has_trader_of(game, seat, SUIT[on]) else supply


BURY: Final = step(Bury())
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
add("cracked_horn", CrackedHorn())
add("book_of_records", BookOfRecords())
