"""A card is played, to a site or as an adviser, or discarded (Card play and powers)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.cards.power import AFTER_PLAY, HOOKS, PLAYS, POWERS
from ludotek.games.oath.catalogue import (
    AS_ADVISER,
    AT_SITE,
    CONSPIRACY,
    GREAT_SLUM,
    HOME_BONUS,
    HOME_FAVOR,
    HOME_RELIC,
    HOME_SECRET,
    HOME_SUIT,
    HOME_WARBANDS,
    REGION,
    RELIC,
    RELICS,
    SLOTS,
    SUIT,
    VISION,
    WHERE,
    card,
)
from ludotek.games.oath.marks import EMPTY, GROUND, NOBODY, PEOPLES_FAVOR
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.goods import (
    gain_favor,
    gain_secrets,
    gain_warbands,
    hold_relic,
    lose_secrets,
    seize_banner,
)
from ludotek.games.oath.steps.persist import PLAYING, adviser_limit, allowed, react
from ludotek.games.oath.steps.piles import (
    EVERYBODY_SEES,
    LOOK,
    back,
    discard,
    discard_adviser,
    discard_from_hand,
    discard_from_site,
    free_advisers,
    set_at_site,
)
from ludotek.games.oath.steps.realm import (
    accessible,
    discardable,
    is_exile,
    is_shielded,
    region_of,
    room_at,
    seats_at,
    site,
    slot_of,
)
from ludotek.games.oath.vocabulary import (
    BANNER,
    CARD,
    DISCARD,
    DONE,
    FACEDOWN,
    FACEUP,
    PLAYED,
    PLAYED_FACEDOWN,
    REVEAL,
    REVEALED_VISION,
    SLOT,
)

BOOK_OF_RECORDS: Final = card("book_of_records") - RELIC
BY_SLUM: Final = 1  # what lets a player discard a card before it plays one
BY_BANNER: Final = 2
FRESH: Final = 1  # the card was drawn just now
HELD: Final = 0  # it was a facedown adviser


def is_holding_favor(p: Oath, seat: Seat) -> bool:
    return p.banner[PEOPLES_FAVOR] == seat


def sites_to_play(p: Oath, seat: Seat) -> list[int]:
    """Your own site; with the People's Favor any site of your region. It must have room, or be able to get some."""
    here = p.pawn[seat]
    if not is_holding_favor(p, seat):
        return [here] if room_at(p, here) > 0 or can_clear(p, seat, here) else []
    slots = [slot for slot in range(SLOTS) if REGION[slot] == REGION[here] and p.is_up[slot]]
    return [slot for slot in slots if room_at(p, slot) > 0 or can_clear(p, seat, slot)]


def can_clear(p: Oath, seat: Seat, slot: int) -> bool:
    return bool(discardable(p, slot)) and (is_holding_favor(p, seat) or site(p, slot) == GREAT_SLUM)


def has_seat_for_adviser(p: Oath, seat: Seat) -> bool:
    return len(p.advisers[seat]) + len(p.facedown[seat]) < adviser_limit(p, seat)


class Place(Step):
    """What becomes of the card in hand; `a` says whether it is FRESH."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        return bool(p.hand)

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        held = p.hand[0]
        found: list[Move] = []
        if held < VISION and WHERE[held] != AS_ADVISER:
            found += [SLOT + slot for slot in sites_to_play(p, seat)]
        if has_seat_for_adviser(p, seat) or free_advisers(p, seat):
            if held < VISION and WHERE[held] != AT_SITE:
                found.append(FACEUP)
            if a == FRESH:
                found.append(FACEDOWN)
        if held == CONSPIRACY:
            found.append(FACEUP)
        elif held >= VISION and is_exile(p, seat):
            found.append(REVEAL)
        found.append(DISCARD)
        return allowed(p, seat, found)

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        if move == DISCARD:
            discard_from_hand(p, seat, p.hand[0])
        elif move == REVEAL:
            reveal_vision(p, seat)
        elif move >= FACEUP and p.hand[0] == CONSPIRACY and move == FACEUP:
            conspire(p, seat)
        elif move in (FACEUP, FACEDOWN):
            if not has_seat_for_adviser(p, seat):
                p.then(MAKE_ROOM, seat)
            p.then(SIT_DOWN, seat, a, move)
        else:
            self.play_at(p, seat, move - SLOT, a)

    def play_at(self, p: Oath, seat: Seat, slot: int, fresh: int) -> None:
        leave = (BY_SLUM if site(p, slot) == GREAT_SLUM else 0) | (BY_BANNER if is_holding_favor(p, seat) else 0)
        if leave:
            p.then(CLEAR, seat, slot, leave)
        p.then(SETTLE_AT, seat, slot, fresh)

    def is_open(self, p: Oath, move: Move) -> bool:
        """Where a card goes; what becomes of it at once has words of its own."""
        if move == FACEDOWN:
            return not has_seat_for_adviser(p, p.asked)
        return move not in (REVEAL, DISCARD) and p.hand[0] != CONSPIRACY


class MakeRoom(Step):
    """Over the limit of advisers one is discarded first; a locked one is not eligible."""

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        return [CARD + adviser for adviser in free_advisers(p, seat)]

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        discard_adviser(p, seat, move - CARD)

    def is_open(self, p: Oath, move: Move) -> bool:
        return False


class SitDown(Step):
    """The card becomes an adviser; no favor comes of it."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        played = p.hand.pop(0)
        if b == FACEDOWN:
            p.facedown[seat].append(played)
            p.tell(EVERYONE, PLAYED_FACEDOWN, seat, back(p, played))
            return False
        p.advisers[seat].append(played)
        p.cards.seen[played] = EVERYONE
        p.tell(EVERYONE, PLAYED, seat, played)
        follow(p, seat, played, a)
        return False


class Clear(Step):
    """The Great Slum, the People's Favor: a card may be discarded before another is played to slot `a`."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        return b != 0 and self.moves(p, seat, a, b) != [DONE]

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        found: list[Move] = []
        for slot in range(SLOTS):
            if (b & BY_BANNER and REGION[slot] == REGION[a]) or (b & BY_SLUM and slot == a):
                found += [CARD + denizen for denizen in discardable(p, slot)]
        if b == BY_BANNER and room_at(p, a) == 0:
            found = [CARD + denizen for denizen in discardable(p, a)]
        if room_at(p, a) > 0:
            found.append(DONE)
        return found

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        if move == DONE:
            return
        denizen = move - CARD
        slot = slot_of(p, denizen)
        discard_from_site(p, seat, slot, denizen)
        spent = BY_SLUM if b & BY_SLUM and slot == a else BY_BANNER
        if b - spent:
            p.then(CLEAR, seat, a, b - spent)

    def is_open(self, p: Oath, move: Move) -> bool:
        return move == DONE


def crowded_out(p: Oath, slot: int, one: int, other: int) -> list[Move]:
    """Cards that may be discarded before one is moved to the Great Slum; not those that change places."""
    if slot == NOBODY or site(p, slot) != GREAT_SLUM:
        return []
    return [CARD + denizen for denizen in discardable(p, slot) if denizen not in (one, other)]


class SettleAt(Step):
    """Play to a site: the card, a favor of its bank, the homeland's bonus, what others do, its own When Played."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        played = p.hand.pop(0)
        set_at_site(p, a, played)
        p.tell(EVERYONE, PLAYED, seat, played)
        if p.holder[BOOK_OF_RECORDS] == seat:
            gain_secrets(p, seat, 1)
        else:
            gain_favor(p, seat, SUIT[played], 1)
        come_home(p, seat, played, a)
        follow(p, seat, played, b)
        return False


def come_home(p: Oath, seat: Seat, played: int, slot: int) -> None:
    """Homelands: not if this player discarded a card of that suit from there in this turn."""
    here = site(p, slot)
    suit = SUIT[played]
    if HOME_SUIT[here] != suit or p.shed[slot] >> suit & 1:
        return
    bonus = HOME_BONUS[here]
    if bonus == HOME_FAVOR:
        gain_favor(p, seat, suit, 1)
    elif bonus == HOME_SECRET:
        gain_secrets(p, seat, 1)
    elif bonus == HOME_WARBANDS:
        gain_warbands(p, seat, 2)
    elif bonus == HOME_RELIC and p.ground[2 * slot] != EMPTY:
        take_from_ground(p, seat, 2 * slot)


def take_from_ground(p: Oath, seat: Seat, place: int) -> None:
    """A relic is turned up and taken."""
    p.then(LOOK, EVERYBODY_SEES, GROUND, place)
    p.then(PICK_UP, seat, place)


class PickUp(Step):
    """The relic in place `a` of the ground, which everyone now sees."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        relic = p.ground[a]
        p.ground[a] = EMPTY
        hold_relic(p, seat, relic - RELIC, True)
        return False


def follow(p: Oath, seat: Seat, played: int, fresh: int) -> None:
    """What follows when a denizen was played faceup, once a homeland has given its relic."""
    if fresh == FRESH:
        p.then(GREET, seat, played)
    react(p, seat, PLAYING, played)
    if HOOKS[played] & PLAYS:
        p.then(WHEN_PLAYED, seat, played)


class Greet(Step):
    """What others do when card `a` was drawn and played."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        for other in accessible(p, seat):
            if other != a and HOOKS[other] & AFTER_PLAY:
                POWERS[other].after_play(p, seat, a)
        return False


class WhenPlayed(Step):
    """The own When Played power of card `a` comes last."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        POWERS[a].played(p, seat, slot_of(p, a))
        return False


# Visions.


def reveal_vision(p: Oath, seat: Seat) -> None:
    """Visions: an Exile has one revealed; the one before is discarded."""
    revealed = p.hand.pop(0)
    if p.vision[seat] != EMPTY:
        discard(p, seat, p.vision[seat], region_of(p, seat))
    p.vision[seat] = revealed
    p.cards.seen[revealed] = EVERYONE
    p.tell(EVERYONE, REVEALED_VISION, seat, revealed)
    react(p, seat, PLAYING, revealed)


def conspire(p: Oath, seat: Seat) -> None:
    """Conspiracy: it leaves the game; for a secret burnt, it may take a treasure from a player here."""
    p.hand.pop(0)
    p.cards.seen[CONSPIRACY] = EVERYONE
    p.tell(EVERYONE, PLAYED, seat, CONSPIRACY)
    react(p, seat, PLAYING, CONSPIRACY)
    if p.secrets[seat] > 0:
        p.then(CONSPIRE, seat)


def victims(p: Oath, seat: Seat) -> list[Seat]:
    """Players here of whose advisers at least two of one's own each match some."""
    return [other for other in seats_at(p, p.pawn[seat], seat) if matched(p, seat, other) >= 2]


def matched(p: Oath, seat: Seat, other: Seat) -> int:
    suits = 0
    for adviser in p.advisers[other]:
        suits |= 1 << SUIT[adviser]
    return len([1 for adviser in p.advisers[seat] if suits >> SUIT[adviser] & 1])


class Conspire(Step):
    """Conspiracy: a relic, even the Grand Scepter, or a banner; banners suffer as when seized."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        return len(self.moves(p, seat, a, b)) > 1

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        found: list[Move] = []
        for other in victims(p, seat):
            for relic in range(RELICS):
                if p.holder[relic] == other and not is_shielded(p, other, relic):
                    found.append(CARD + RELIC + relic)
            for banner in range(2):
                if p.banner[banner] == other and not is_shielded(p, other, NOBODY):
                    found.append(BANNER + banner)
        found.append(DONE)
        return allowed(p, seat, found)

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        if move == DONE:
            return
        lose_secrets(p, seat, 1)
        if move < SLOT:
            hold_relic(p, seat, move - CARD - RELIC, True)
        else:
            seize_banner(p, seat, move - BANNER)

    def is_open(self, p: Oath, move: Move) -> bool:
        return move == DONE


PLACE: Final = step(Place())
MAKE_ROOM: Final = step(MakeRoom())
SIT_DOWN: Final = step(SitDown())
CLEAR: Final = step(Clear())
SETTLE_AT: Final = step(SettleAt())
PICK_UP: Final = step(PickUp())
GREET: Final = step(Greet())
WHEN_PLAYED: Final = step(WhenPlayed())
CONSPIRE: Final = step(Conspire())
