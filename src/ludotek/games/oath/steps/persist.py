"""Powers that persist: they bind whomever they name, whoever may use the card (Card play and powers: Timings)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.cards.power import (
    CHARGES,
    DEFENDS,
    FORBIDS,
    HOOKS,
    LIMITS,
    LOSSES,
    POWERS,
    REACTS,
    REPLACES,
    SOME,
)
from ludotek.games.oath.catalogue import SLOTS
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.realm import cards_at, spokesman
from ludotek.games.oath.vocabulary import DISCARD, DONE, NO, REST

ADVISER_LIMIT: Final = 3
LETTING_BE: Final = (REST, DONE, DISCARD, NO)
# To what cards react.
DEED: Final = 0
PLAYING: Final = 1
TAKING: Final = 2
ROLL: Final = 3


def persisting(p: Oath, hook: int) -> list[int]:
    """Every faceup card with a hook, each followed by its holder."""
    found: list[int] = []
    for seat in range(p.players):
        for adviser in p.advisers[seat]:
            if HOOKS[adviser] & hook:
                found += [adviser, seat]
    for slot in range(SLOTS):
        for denizen in cards_at(p, slot):
            if HOOKS[denizen] & hook:
                found += [denizen, spokesman(p, slot)]
    return found


def allowed(p: Oath, seat: Seat, moves: list[Move]) -> list[Move]:
    """What no card forbids; letting be never is."""
    if not SOME[0] & FORBIDS:
        return moves
    return [move for move in moves if move in LETTING_BE or not is_forbidden(p, seat, move)]


def answers(p: Oath, seat: Seat, moves: list[Move]) -> list[Move]:
    """What no card forbids where something must be answered: if everything is forbidden, nothing is."""
    found = allowed(p, seat, moves)
    return found if found else moves


def is_forbidden(p: Oath, seat: Seat, move: Move) -> bool:
    found = persisting(p, FORBIDS)
    return any(POWERS[found[place]].forbids(p, found[place + 1], seat, move) for place in range(0, len(found), 2))


def deaths(p: Oath, side: int, dead: int) -> int:
    """How many of a beaten side die, after every card has had its say."""
    if SOME[0] & LOSSES:
        found = persisting(p, LOSSES)
        for place in range(0, len(found), 2):
            dead = POWERS[found[place]].losses(p, found[place + 1], side, dead)
    return dead


def adviser_limit(p: Oath, seat: Seat) -> int:
    """Three, or the lowest that a card allows."""
    limit = ADVISER_LIMIT
    if SOME[0] & LIMITS:
        found = persisting(p, LIMITS)
        for place in range(0, len(found), 2):
            limit = min(limit, POWERS[found[place]].adviser_limit(p, found[place + 1], seat, limit))
    return limit


def besides(p: Oath, seat: Seat, card: int, what: int) -> int:
    """What a player pays for a power besides its cost, to burn or to place."""
    amount = 0
    if SOME[0] & CHARGES:
        found = persisting(p, CHARGES)
        for place in range(0, len(found), 2):
            amount += POWERS[found[place]].surcharge(p, found[place + 1], seat, card, what)
    return amount


def defended(p: Oath, dice: int) -> int:
    """The defense dice of targets and title, after every card has had its say."""
    if SOME[0] & DEFENDS:
        found = persisting(p, DEFENDS)
        for place in range(0, len(found), 2):
            dice = POWERS[found[place]].defense_dice(p, found[place + 1], dice)
    return dice


def usual(p: Oath, seat: Seat, what: int, amount: int) -> int:
    """How much of what befalls a player goes its usual way, and not where a card sends it instead."""
    if SOME[0] & REPLACES:
        found = persisting(p, REPLACES)
        for place in range(0, len(found), 2):
            amount = POWERS[found[place]].instead(p, found[place + 1], seat, what, amount)
    return amount


class Reaction(Step):
    """Cards react to what a seat did, one holder after the other: `b` says of what kind it was, `a` what exactly."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        found = persisting(p, REACTS)
        for place in range(0, len(found), 2):
            power, holder = POWERS[found[place]], found[place + 1]
            if b == DEED:
                power.after_deed(p, holder, seat, a)
            elif b == PLAYING:
                power.after_playing(p, holder, seat, a)
            elif b == TAKING:
                power.after_taking(p, holder, seat, a)
            else:
                power.after_roll(p, holder, seat, a)
        return False


REACTION: Final = step(Reaction())


def react(p: Oath, seat: Seat, kind: int, what: int) -> None:
    if SOME[0] & REACTS:
        p.then(REACTION, seat, what, kind)
