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
    card,
)
from ludotek.games.oath.marks import CHANCELLOR, EMPTY, MAP, NOBODY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.goods import flip_secret, spend_supply
from ludotek.games.oath.steps.piles import EVERYBODY_SEES, LOOK
from ludotek.games.oath.steps.realm import are_enemies, site, site_slot, spokesman, told_place
from ludotek.games.oath.vocabulary import NO, SET_OUT, SLOT, TRAVEL, TRAVEL_BY_GIANT, TURNED_UP, WENT, YES

DECADENT: Final = 1
IMPOSSIBLE: Final = 99
FROM_THE_WOOD: Final = 2  # Supply
FREE: Final = -1
FOREST_PATHS: Final = card("forest_paths")


def is_traded_away(p: Oath, seat: Seat, trait: int) -> bool:
    """Whether a trait binds: only the Chancellor, once the relic on its space of the Reliquary is gone."""
    return seat == CHANCELLOR and p.reliquary[trait] == EMPTY


def is_past(p: Oath, here: int, to: int) -> bool:
    """The Narrow Pass: whoever comes into its region must come to it."""
    gate = site_slot(p, NARROW_PASS)
    return gate != NOBODY and gate != to and REGION[gate] == REGION[to] and REGION[here] != REGION[to]


def is_by_coast(origin: int, target: int) -> bool:
    return origin != NOBODY and target != NOBODY and IS_COAST[origin] and IS_COAST[target]


def are_sites_ignored(p: Oath, seat: Seat, to: int) -> bool:
    """Whether a declared modifier ignores the powers of sites on this journey, which is then free."""
    return any(POWERS[modifier].ignores_sites(p, seat, to) for modifier in p.modifiers)


def on_foot(p: Oath, seat: Seat, to: int, is_free: bool) -> int:
    """The Supply that a journey costs, or IMPOSSIBLE; declared modifiers have their say."""
    here = p.pawn[seat]
    if to == here:
        return IMPOSSIBLE
    if are_sites_ignored(p, seat, to):
        return 0
    origin, target = site(p, here), site(p, to)
    supply = JOURNEY[REGION[here]][REGION[to]]
    if is_by_coast(origin, target):
        supply = 1
    elif origin == SHROUDED_WOOD:
        supply = FROM_THE_WOOD
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
    for modifier in p.modifiers:
        supply = POWERS[modifier].travel_supply(p, seat, to, supply)
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
    if guide(p, seat) != NOBODY:
        return [SET_OUT] if is_free or may_be_led(p, seat) else found
    if p.modifiers:
        supply = 0  # a modifier that does not apply is not declared
    for to in range(SLOTS):
        if on_foot(p, seat, to, is_free) <= supply:
            found.append(TRAVEL + to)
    here = p.pawn[seat]
    if site(p, here) == BURIED_GIANT and p.secrets[seat] > 0 and not p.modifiers:
        for to in range(SLOTS):
            is_worth_it = not is_free or is_past(p, here, to)  # nothing else stops a free journey
            if to != here and is_worth_it and (site(p, to) != HIDDEN_PLACE or p.secrets[seat] > 1):
                found.append(TRAVEL_BY_GIANT + to)
    return found


def may_be_led(p: Oath, seat: Seat) -> bool:
    """Modifiers are declared before the Wood's ruler speaks; on Forest Paths one may chance it (ruling O17)."""
    if FOREST_PATHS in p.modifiers:
        return any(are_sites_ignored(p, seat, to) for to in range(SLOTS) if to != p.pawn[seat])
    return p.supply[seat] >= dearest_from_wood(p, seat)


def cost_of_being_led(p: Oath, seat: Seat, to: int) -> int:
    return 0 if are_sites_ignored(p, seat, to) else fold(p, seat, p.pawn[seat], to, FROM_THE_WOOD)


def dearest_from_wood(p: Oath, seat: Seat) -> int:
    """The Supply that it takes wherever a guide may lead."""
    return max([cost_of_being_led(p, seat, to) for to in range(SLOTS) if to != p.pawn[seat]])


def set_out(p: Oath, seat: Seat, move: Move, is_free: bool) -> None:
    """A player travels by its own will."""
    if move == SET_OUT:
        paid = FREE if is_free else min(p.supply[seat], dearest_from_wood(p, seat))
        spend_supply(p, seat, max(0, paid))
        p.then(GUIDE, guide(p, seat), seat, paid)
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
    ignored = site(p, p.pawn[seat]) == SHROUDED_WOOD or are_sites_ignored(p, seat, to)
    if site(p, to) == HIDDEN_PLACE and not ignored:
        flip_secret(p, seat)
    p.then(ARRIVE, seat, to)


def secrets_turned(p: Oath, seat: Seat, to: int) -> int:
    """How many secrets a journey without Supply takes, or IMPOSSIBLE: the Hidden Place, a pass, the Buried Giant."""
    here = p.pawn[seat]
    origin, target = site(p, here), site(p, to)
    if origin == SHROUDED_WOOD:
        return 0
    needed = 1 if target == HIDDEN_PLACE else 0
    if is_past(p, here, to) and not is_by_coast(origin, target):
        return needed + 1 if origin == BURIED_GIANT else IMPOSSIBLE
    return needed


def free_places(p: Oath, seat: Seat) -> list[int]:
    """Where a player can travel without Supply, by its own will or another's."""
    here, secrets = p.pawn[seat], p.secrets[seat]
    return [to for to in range(SLOTS) if to != here and secrets_turned(p, seat, to) <= secrets]


def ride(p: Oath, seat: Seat, to: int) -> None:
    """A free journey by one's own will."""
    for _ in range(secrets_turned(p, seat, to)):
        flip_secret(p, seat)
    p.then(ARRIVE, seat, to)


def send(p: Oath, seat: Seat, to: int) -> None:
    """A player is made to travel; whoever would have to turn secrets may stay instead (ruling O6)."""
    p.then(TURN_SECRETS if secrets_turned(p, seat, to) else ARRIVE, seat, to)


class Guide(Step):
    """The Shrouded Wood: its ruler chooses where `a` goes, and ignores the Narrow Pass and the Hidden Place.

    `b` is the Supply that was paid, or FREE; what was too much comes back. Where it is too little, nobody travels.
    """

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        return [SLOT + to for to in range(SLOTS) if to != p.pawn[a]]

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        cost = cost_of_being_led(p, a, move - SLOT)
        if b != FREE:
            spend_supply(p, a, (cost if cost <= b else 0) - b)
        if b == FREE or cost <= b:
            p.then(ARRIVE, a, move - SLOT)

    def is_open(self, p: Oath, move: Move) -> bool:
        return p.b != FREE and cost_of_being_led(p, p.a, move - SLOT) > p.b  # else the journey itself is told


class Send(Step):
    """`a` is made to travel by this seat; the Shrouded Wood's ruler has the last word."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        p.asked = guide(p, a)
        if p.asked == NOBODY:
            p.asked = seat
        return bool(free_places(p, a))

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        return [SLOT + to for to in free_places(p, a)]

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        send(p, a, move - SLOT)

    def is_open(self, p: Oath, move: Move) -> bool:
        return secrets_turned(p, p.a, move - SLOT) > 0


class TurnSecrets(Step):
    """Who is made to travel to slot `a`, where secrets are to be turned facedown, may stay instead (ruling O6)."""

    def moves(self, p: Oath, seat: Seat, a: int, b: int) -> list[Move]:
        return [YES, NO]

    def answer(self, p: Oath, seat: Seat, move: Move, a: int, b: int) -> None:
        if move == YES:
            ride(p, seat, a)

    def is_open(self, p: Oath, move: Move) -> bool:
        return move == NO


class Arrive(Step):
    """The pawn moves to slot `a`; a facedown site turns up."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        p.pawn[seat] = a
        p.tell(EVERYONE, WENT, seat, told_place(p, a))
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
TURN_SECRETS: Final = step(TurnSecrets())
ARRIVE: Final = step(Arrive())
ARRIVED: Final = step(Arrived())
TURN_UP: Final = step(TurnUp())
