"""Powers that persist: they bind whomever they name, whoever may use the card (Card play and powers: Timings)."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import Move, Seat
from ludotek.games.oath.agenda import Step, step
from ludotek.games.oath.cards.power import FORBIDS, HOOKS, LIMITS, LOSSES, POWERS, REACTS, SOME
from ludotek.games.oath.catalogue import SLOTS
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.realm import cards_at, spokesman
from ludotek.games.oath.vocabulary import REST

ADVISER_LIMIT: Final = 3


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
    """What no card forbids; resting never is."""
    if not SOME[0] & FORBIDS:
        return moves
    return [move for move in moves if move == REST or not is_forbidden(p, seat, move)]


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


class AfterDeed(Step):
    """Cards react to what this seat did (`a`), in turn order of their holders."""

    def begin(self, p: Oath, seat: Seat, a: int, b: int) -> bool:
        found = persisting(p, REACTS)
        for place in range(0, len(found), 2):
            POWERS[found[place]].after_deed(p, found[place + 1], seat, a)
        return False


AFTER_DEED: Final = step(AfterDeed())


def react(p: Oath, seat: Seat, move: Move) -> None:
    if SOME[0] & REACTS:
        p.then(AFTER_DEED, seat, move)
