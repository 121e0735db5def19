"""Travel, by one's own will or another's, and what turns up (Major actions: Travel; the sites' travel powers)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.cards.power import AFTER_TRAVEL, HOOKS, POWERS
from ludotek.games.oath.catalogue import (
    BURIED_GIANT,
    CHARMING_VALLEY,
    CRADLE,
    HIDDEN_PLACE,
    HINTERLAND,
    IS_COAST,
    JOURNEY,
    LAID_FAVOR,
    LAID_RELICS,
    LAID_SECRETS,
    NARROW_PASS,
    REGION,
    RELIC,
    RELICS,
    SHROUDED_WOOD,
    SITE,
    SLOTS,
)
from ludotek.games.oath.marks import CHANCELLOR, EMPTY, MAP, NOBODY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.goods import flip_secret, spend_supply
from ludotek.games.oath.steps.piles import EVERYBODY_SEES, LOOK
from ludotek.games.oath.steps.realm import are_enemies, site, site_slot, spokesman
from ludotek.games.oath.vocabulary import SET_OUT, SLOT, TRAVEL, TRAVEL_BY_GIANT, TURNED_UP, WENT

DECADENT: Final = 1
IMPOSSIBLE: Final = 99


def is_traded_away(p: Oath, seat: Seat, trait: int) -> bool:
    """Whether a trait binds: only the Chancellor, once the relic on its space of the Reliquary is gone."""
    return seat == CHANCELLOR and p.reliquary[trait] == EMPTY


def is_past(p: Oath, here: int, to: int) -> bool:
    """The Narrow Pass: whoever comes into its region must come to it."""
    gate = site_slot(p, NARROW_PASS)
    return gate != NOBODY and gate != to and REGION[gate] == REGION[to] and REGION[here] != REGION[to]


def on_foot(p: Oath, seat: Seat, to: int, is_free: bool) -> int:
    """The Supply that a journey costs, or IMPOSSIBLE; declared modifiers have their say."""
    here = p.pawn[seat]
    if to == here:
        return IMPOSSIBLE
    for card in p.modifiers:
        if POWERS[card].ignores_sites(p, seat, to):
            return 0
    origin, target = site(p, here), site(p, to)
    supply = JOURNEY[REGION[here]][REGION[to]]
    by_coast = origin != NOBODY and target != NOBODY and IS_COAST[origin] and IS_COAST[target]
    if by_coast:
        supply = 1
    elif origin == SHROUDED_WOOD:
        supply = 2
    elif is_past(p, here, to):
        return IMPOSSIBLE
    if origin == CHARMING_VALLEY:
        supply += 1
    if target == HIDDEN_PLACE and origin != SHROUDED_WOOD and p.secrets[seat] == 0:
        return IMPOSSIBLE
    return 0 if is_free else fold(p, seat, here, to, supply)


def fold(p: Oath, seat: Seat, here: int, to: int, supply: int) -> int:
    """The Decadent trait and modifiers; what costs no Supply costs none however far it is."""
    if is_traded_away(p, seat, DECADENT):
        if REGION[to] == HINTERLAND:
            supply += 1
        elif REGION[to] == CRADLE and REGION[here] != CRADLE:
            return 0
    for card in p.modifiers:
        supply = POWERS[card].travel_supply(p, seat, to, supply)
    return supply


def guide(p: Oath, seat: Seat) -> Seat:
    """The Shrouded Wood: an enemy who rules it says where a traveller goes; NOBODY otherwise."""
    if site(p, p.pawn[seat]) != SHROUDED_WOOD:
        return NOBODY
    ruler = spokesman(p, p.pawn[seat])
    return ruler if ruler != NOBODY and are_enemies(p, seat, ruler) else NOBODY


def journeys(p: Oath, seat: Seat, is_free: bool) -> list[Move]:
    """Where a player may travel now, in the words of the Act menu."""
    found: list[Move] = []
    supply = p.supply[seat]
    if guide(p, seat) != NOBODY and not p.modifiers:
        return [SET_OUT] if supply >= 2 or is_free else found
    if p.modifiers:
        supply = 0  # a modifier that does not apply is not declared
    for to in range(SLOTS):
        if on_foot(p, seat, to, is_free) <= supply:
            found.append(TRAVEL + to)
    if site(p, p.pawn[seat]) == BURIED_GIANT and p.secrets[seat] > 0 and not p.modifiers and not is_free:
        for to in range(SLOTS):
            if to != p.pawn[seat] and (site(p, to) != HIDDEN_PLACE or p.secrets[seat] > 1):
                found.append(TRAVEL_BY_GIANT + to)
    return found


def set_out(p: Oath, seat: Seat, move: Move, is_free: bool) -> None:
    """A player travels by its own will."""
    if move == SET_OUT:
        spend_supply(p, seat, 0 if is_free else 2)
        p.then(GUIDE, guide(p, seat), seat)
    elif move >= TRAVEL_BY_GIANT:
        flip_secret(p, seat)
        enter(p, seat, move - TRAVEL_BY_GIANT)
    else:
        spend_supply(p, seat, on_foot(p, seat, move - TRAVEL, is_free))
        enter(p, seat, move - TRAVEL)


def is_journey_told(move: Move) -> bool:
    """Where a traveller goes is told as it goes; a guide has to be asked first."""
    return TRAVEL <= move < SET_OUT


def enter(p: Oath, seat: Seat, to: int) -> None:
    """The Hidden Place takes a secret turned facedown, unless site powers are ignored or one comes from the Wood."""
    ignored = site(p, p.pawn[seat]) == SHROUDED_WOOD
    for card in p.modifiers:
        if POWERS[card].ignores_sites(p, seat, to):
            ignored = True
    if site(p, to) == HIDDEN_PLACE and not ignored:
        flip_secret(p, seat)
    p.then(ARRIVE, seat, to)


def send_places(p: Oath, seat: Seat) -> list[int]:
    """Where a player can be made to travel: nobody can be made to turn a secret facedown."""
    here = p.pawn[seat]
    if site(p, here) == SHROUDED_WOOD:
        return [to for to in range(SLOTS) if to != here]
    return [to for to in range(SLOTS) if to != here and not is_past(p, here, to) and site(p, to) != HIDDEN_PLACE]


class Guide(Step):
    """The Shrouded Wood: its ruler chooses where `a` goes, and ignores the Narrow Pass and the Hidden Place."""

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        return [SLOT + to for to in range(SLOTS) if to != p.pawn[a]]

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        p.then(ARRIVE, a, move - SLOT)

    def is_open(self, p: Oath, move: Move) -> bool:
        return False


class Send(Step):
    """`a` is made to travel by this seat; the Shrouded Wood's ruler has the last word."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        p.asked = guide(p, a)
        if p.asked == NOBODY:
            p.asked = seat
        return bool(send_places(p, a))

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        return [SLOT + to for to in send_places(p, a)]

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        p.then(ARRIVE, a, move - SLOT)

    def is_open(self, p: Oath, move: Move) -> bool:
        return False


class Arrive(Step):
    """The pawn moves to slot `a`; a facedown site turns up."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        p.pawn[seat] = a
        p.tell(EVERYONE, WENT, seat, a)
        if not p.is_up[a]:
            p.then(LOOK, EVERYBODY_SEES, MAP, a)
            p.then(TURN_UP, seat, a)
        p.then(ARRIVED, seat)
        return False


class Arrived(Step):
    """Powers that follow a journey, forced or not."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        for relic in range(RELICS):
            if p.holder[relic] == seat and HOOKS[RELIC + relic] & AFTER_TRAVEL:
                POWERS[RELIC + relic].after_travel(p, seat)
        return False


class TurnUp(Step):
    """Turn up the site in slot `a`."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        turn_up(p, a)
        return False


def turn_up(p: Oath, slot: int) -> None:
    """A site turns faceup with its relics, favor and secrets, as far as there are any."""
    turned = p.map[slot] - SITE
    p.is_up[slot] = True
    p.cards.seen[SITE + turned] = EVERYONE
    for place in range(LAID_RELICS[turned]):
        if p.relic_deck:
            p.ground[2 * slot + place] = p.relic_deck.pop()
    favor = min(LAID_FAVOR[turned], p.pool)
    p.pool -= favor
    p.site_favor[slot] = favor
    p.site_secrets[slot] = LAID_SECRETS[turned]
    p.stirred = True
    p.tell(EVERYONE, TURNED_UP, slot, turned)


GUIDE: Final = step(Guide())
SEND: Final = step(Send())
ARRIVE: Final = step(Arrive())
ARRIVED: Final = step(Arrived())
TURN_UP: Final = step(TurnUp())
