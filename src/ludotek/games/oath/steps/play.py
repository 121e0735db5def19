"""A card is played, to a site or as an adviser, or discarded (Card play and powers)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.cards.hooks import AFAR, BARS_VISIONS, FORBIDS, MAKES_ROOM, ONCE, SWEEPS
from ludotek.games.oath.cards.power import HOOKS, POWERS
from ludotek.games.oath.catalogue import AS_ADVISER, AT_SITE, REGION, SLOTS, SUIT, VISION, WHERE
from ludotek.games.oath.marks import EMPTY, NOBODY, PEOPLES_FAVOR
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.advisers import excess, has_seat, making_room
from ludotek.games.oath.steps.bans import discardable
from ludotek.games.oath.steps.goods import gain_favor, tell_lost
from ludotek.games.oath.steps.outcome import (
    FRESH,
    RESUME,
    come_home,
    follow,
    is_favor_replaced,
    let_others_hear,
    set_aside,
)
from ludotek.games.oath.steps.piles import (
    back,
    discard,
    discard_adviser,
    discard_from_hand,
    discard_from_site,
    set_at_site,
)
from ludotek.games.oath.steps.realm import (
    accessible,
    at_sites,
    cards_at,
    has_adviser_with,
    is_exile,
    region_of,
    room_at,
    site_hooks,
    slot_of,
)
from ludotek.games.oath.vocabulary import (
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
    THAT_WAS,
)

BY_SITE: Final = 1  # what lets a player discard a card before it plays one
BY_BANNER: Final = 2
BY_CARD: Final = 4
LAST: Final = 0  # no other card is played after this one
ANOTHER: Final = 1  # another is, and one of them to a site
TO_SITE: Final = 2  # this one only to a site


def is_holding_favor(game: Oath, seat: Seat) -> bool:
    return game.banner[PEOPLES_FAVOR] == seat


def sites_to_play(game: Oath, seat: Seat, played: int) -> list[int]:
    """§56: your own site; with the People's Favor any of your region, §93. It has room, or can get some."""
    here, is_far = game.pawn[seat], can_play_afar(game, seat, played)
    found: list[int] = []
    for slot in range(SLOTS):
        is_near = slot == here or (is_holding_favor(game, seat) and REGION[slot] == REGION[here])
        if not game.is_up[slot] or not (is_near or is_far):
            continue
        if HOOKS[played] & SWEEPS:
            if discardable(game, slot) == cards_at(game, slot):
                found.append(slot)
        elif room_at(game, slot) > 0 or (is_near and can_clear(game, seat, slot)):
            found.append(slot)
    return found


def can_play_afar(game: Oath, seat: Seat, played: int) -> bool:
    """Whether a power lets a card be played to any site with room."""
    return any(POWERS[card].plays_afar(game, seat, played) for card in accessible(game, seat) if HOOKS[card] & AFAR)


def can_make_room(game: Oath, slot: int) -> bool:
    """Whether the site lets a card be discarded before another comes."""
    return site_hooks(game, slot) & MAKES_ROOM != 0


def room_makers(game: Oath, seat: Seat, slot: int) -> list[int]:
    """Cards that let a player discard another one at a site before it plays one there."""
    makers = [card for card in accessible(game, seat) if card < VISION and HOOKS[card] & MAKES_ROOM]
    return makers if [one for one in discardable(game, slot) if one not in makers] else []


def can_clear(game: Oath, seat: Seat, slot: int) -> bool:
    if not discardable(game, slot):
        return False
    return is_holding_favor(game, seat) or can_make_room(game, slot) or bool(room_makers(game, seat, slot))


def is_facedown_barred(game: Oath, seat: Seat) -> bool:
    """Whether a card at some site keeps a player from playing advisers facedown."""
    return any(POWERS[card].bars_facedown(game, seat) for card in at_sites(game, FORBIDS))


def is_vision_barred(game: Oath, seat: Seat, vision: int) -> bool:
    """Whether a card at some site keeps a player from revealing a Vision."""
    return any(POWERS[card].bars_vision(game, seat, vision) for card in at_sites(game, FORBIDS))


def is_barred(game: Oath, seat: Seat, played: int) -> bool:
    """Whether a card at some site lets a player not play a card faceup."""
    return any(POWERS[lying].bars_play(game, seat, played) for lying in at_sites(game, FORBIDS))


class Place(Step):
    """What becomes of the card in hand, §56-§63, which is FRESH or HELD; and whether it is the LAST to be played."""

    def begin(self, game: Oath, seat: Seat, fresh: int, others: int) -> bool:
        return bool(game.hand)

    def moves(self, game: Oath, seat: Seat, fresh: int, others: int) -> list[Move]:
        held = game.hand[0]
        found: list[Move] = []
        is_free = held < VISION and not is_barred(game, seat, held)
        if is_free and WHERE[held] != AS_ADVISER:  # §60 and §62
            found += [SLOT + slot for slot in sites_to_play(game, seat, held)]
        if others != TO_SITE:
            self.add_elsewhere(game, seat, held, fresh, is_free, found)
        found.append(DISCARD)
        return found

    def add_elsewhere(self, game: Oath, seat: Seat, held: int, fresh: int, is_free: bool, found: list[Move]) -> None:
        """As an adviser, or a Vision for everyone to see; §159, §165 and §198."""
        if is_free and WHERE[held] != AT_SITE and has_seat(game, seat, held, FACEUP):  # §60
            found.append(FACEUP)
        if fresh == FRESH and has_seat(game, seat, held, FACEDOWN) and not is_facedown_barred(game, seat):
            found.append(FACEDOWN)
        if held >= VISION and may_reveal(game, seat, held):
            found.append(FACEUP if HOOKS[held] & ONCE else REVEAL)

    def answer(self, game: Oath, seat: Seat, move: Move, fresh: int, others: int) -> None:
        if move == DISCARD:
            discard_from_hand(game, seat, game.hand[0])
        elif move == REVEAL:
            reveal_vision(game, seat)
        elif move == FACEUP and HOOKS[game.hand[0]] & ONCE:
            play_once(game, seat)
        elif move in (FACEUP, FACEDOWN):
            game.then(MAKE_ROOM, seat, move)
            game.then(SIT_DOWN, seat, fresh, move)
        else:
            self.play_at(game, seat, move - SLOT, fresh)
        if others == ANOTHER:
            game.then(PLACE, seat, fresh, TO_SITE if FACEUP <= move < DISCARD else LAST)

    def play_at(self, game: Oath, seat: Seat, slot: int, fresh: int) -> None:
        if HOOKS[game.hand[0]] & SWEEPS:
            show_played(game, seat)
            usual = set_aside(game)
            POWERS[game.hand[0]].sweeps(game, seat, slot)
            game.then(RESUME, seat, usual)
        else:
            self.clear(game, seat, slot)
        game.then(SETTLE_AT, seat, slot, fresh)

    def clear(self, game: Oath, seat: Seat, slot: int) -> None:
        """Whatever lets a card be discarded first; a card that does is not discarded itself (ruling O45)."""
        leave = (BY_SITE if can_make_room(game, slot) else 0) | (BY_BANNER if is_holding_favor(game, seat) else 0)
        makers = room_makers(game, seat, slot)
        if makers:
            leave |= BY_CARD
            game.modifiers += makers
        if leave:
            game.then(CLEAR, seat, slot, leave)

    def is_open(self, game: Oath, move: Move) -> bool:
        """Where a card goes; what becomes of it at once has words of its own."""
        if move == FACEDOWN:
            return excess(game, game.asked, game.hand[0], move, game.hand[0]) > 0
        return move not in (REVEAL, DISCARD) and not HOOKS[game.hand[0]] & ONCE


def show_played(game: Oath, seat: Seat) -> None:
    """Everyone learns which card is played before others leave for it: what may leave, and whether, depends on that.

    Nor could whoever did not know it imagine one that may be played so.
    """
    if game.cards.seen[game.hand[0]] != EVERYONE:
        game.cards.seen[game.hand[0]] = EVERYONE
        game.tell(EVERYONE, THAT_WAS, seat, game.hand[0])


class MakeRoom(Step):
    """§59: over the limit of advisers one is discarded first, or several; a locked one is not eligible; §162."""

    def begin(self, game: Oath, seat: Seat, face: int, second: int) -> bool:
        if excess(game, seat, game.hand[0], face, game.hand[0]) == 0:
            return False
        if face == FACEUP:
            show_played(game, seat)
        return True

    def moves(self, game: Oath, seat: Seat, face: int, second: int) -> list[Move]:
        return [CARD + adviser for adviser in making_room(game, seat, game.hand[0], face)]

    def answer(self, game: Oath, seat: Seat, move: Move, face: int, second: int) -> None:
        discard_adviser(game, seat, move - CARD)
        game.then(MAKE_ROOM, seat, face)

    def is_open(self, game: Oath, move: Move) -> bool:
        return False


class SitDown(Step):
    """The card becomes an adviser; no favor comes of it, §58."""

    def begin(self, game: Oath, seat: Seat, fresh: int, face: int) -> bool:
        played = game.hand.pop(0)
        if face == FACEDOWN:
            game.facedown[seat].append(played)
            game.tell(EVERYONE, PLAYED_FACEDOWN, seat, back(game, played))
            return False
        game.advisers[seat].append(played)
        game.cards.seen[played] = EVERYONE
        game.tell(EVERYONE, PLAYED, seat, played)
        follow(game, seat, played, fresh)
        return False


class Clear(Step):
    """By leave of the site, a card or the People's Favor, §93: one may be discarded before another comes to a slot."""

    def begin(self, game: Oath, seat: Seat, to: int, leave: int) -> bool:
        if leave == 0 or self.moves(game, seat, to, leave) == [DONE]:
            return False
        show_played(game, seat)
        return True

    def moves(self, game: Oath, seat: Seat, to: int, leave: int) -> list[Move]:
        found: list[Move] = []
        is_full = room_at(game, to) == 0
        for slot in range(SLOTS):
            is_here = slot == to and leave != BY_BANNER
            is_in_region = leave & BY_BANNER and REGION[slot] == region_of(game, seat)
            if is_here or (is_in_region and (slot == to or not is_full or leave != BY_BANNER)):
                found += [CARD + denizen for denizen in discardable(game, slot)]
        return found if is_full else [*found, DONE]

    def answer(self, game: Oath, seat: Seat, move: Move, to: int, leave: int) -> None:
        if move == DONE:
            return
        denizen = move - CARD
        slot = slot_of(game, denizen)
        discard_from_site(game, seat, slot, denizen)
        spent = BY_BANNER
        if slot == to and leave & (BY_SITE | BY_CARD):
            spent = BY_SITE if leave & BY_SITE else BY_CARD
        if leave - spent:
            game.then(CLEAR, seat, to, leave - spent)

    def is_open(self, game: Oath, move: Move) -> bool:
        return move == DONE


def crowded_out(game: Oath, slot: int, one: int, other: int) -> list[Move]:
    """Cards that may be discarded before one is moved to a site, if it makes room; not those that change places."""
    if slot == NOBODY or not can_make_room(game, slot):
        return []
    return [CARD + denizen for denizen in discardable(game, slot) if denizen not in (one, other)]


class SettleAt(Step):
    """Play to a site, §57: the card, a favor of its bank, the homeland's bonus, what others do, its own When Played."""

    def begin(self, game: Oath, seat: Seat, slot: int, fresh: int) -> bool:
        played = game.hand.pop(0)
        set_at_site(game, slot, played)
        game.tell(EVERYONE, PLAYED, seat, played)
        if not is_favor_replaced(game, seat, played):
            gain_favor(game, seat, SUIT[played], 1)
        come_home(game, seat, played, slot)
        follow(game, seat, played, fresh)
        return False


# Visions.


def discard_vision(game: Oath, seat: Seat, is_exile_still: bool) -> None:
    """A revealed Vision leaves its player; an Exile who shares it has it as if just drawn (ruling O52)."""
    vision = game.vision[seat]
    game.vision[seat] = EMPTY
    if vision in game.following:
        follower = game.following.index(vision)
        game.following[follower] = EMPTY
        game.barracks[follower] += 1
        tell_lost(game, follower, NOBODY, 1)
        if is_exile(game, follower) and (follower != seat or is_exile_still):
            game.hand.insert(0, vision)
            game.then(PLACE, follower, FRESH, LAST)
            return
    discard(game, seat, vision, region_of(game, seat))


def may_reveal(game: Oath, seat: Seat, held: int) -> bool:
    """§63: only an Exile reveals a goal; no vow of its own and no card at a site may keep it from that."""
    if has_adviser_with(game, seat, BARS_VISIONS) or is_vision_barred(game, seat, held):
        return False
    return bool(HOOKS[held] & ONCE) or is_exile(game, seat)


def reveal_vision(game: Oath, seat: Seat) -> None:
    """Visions, §63: an Exile has one revealed; the one before is discarded; §197."""
    revealed = game.hand.pop(0)
    if game.vision[seat] != EMPTY:
        discard_vision(game, seat, True)
    game.vision[seat] = revealed
    game.cards.seen[revealed] = EVERYONE
    game.tell(EVERYONE, REVEALED_VISION, seat, revealed)
    let_others_hear(game, seat, revealed)


def play_once(game: Oath, seat: Seat) -> None:
    """Visions: one is no goal; it does what it does, §107, and leaves the game, §108."""
    played = game.hand.pop(0)
    game.cards.seen[played] = EVERYONE
    game.tell(EVERYONE, PLAYED, seat, played)
    let_others_hear(game, seat, played)
    POWERS[played].once(game, seat)


PLACE: Final = step(Place())
MAKE_ROOM: Final = step(MakeRoom())
SIT_DOWN: Final = step(SitDown())
CLEAR: Final = step(Clear())
SETTLE_AT: Final = step(SettleAt())
