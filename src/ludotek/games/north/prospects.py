"""What each Directive would allow, before it is chosen: tried on a copy, so that no rule is told twice."""

from __future__ import annotations

import msgspec

from ludotek.core.position import Move, Seat
from ludotek.games.north.rules import LINE_MASK, North
from ludotek.games.north.steps.turn import CHOOSE_DIRECTIVE
from ludotek.games.north.vocabulary import CARD, DIRECTIVE, PLACE
from ludotek.games.north.words import DIRECTIVES

REPROGRAM = DIRECTIVES.index("reprogram")
DISCHARGE = DIRECTIVES.index("discharge")  # asks for no card, and what comes of it may hang on chance


class Prospect(msgspec.Struct, frozen=True):
    """A card that a Directive could use: to pay with, or to play."""

    card: int
    places: tuple[int, ...]  # of The Wastes, from 0, that could be Reprogrammed for it


def prospects(position: North, seat: Seat) -> tuple[tuple[Prospect, ...], ...]:
    """By Directive; nothing at all where the seat is not asked for one."""
    if position.asked != seat or position.asking & LINE_MASK != CHOOSE_DIRECTIVE.number:
        return ()
    offered = position.moves(seat)
    return tuple(
        of_directive(position, seat, directive) if DIRECTIVE + directive in offered else ()
        for directive in range(len(DIRECTIVES))
    )


def of_directive(position: North, seat: Seat, directive: int) -> tuple[Prospect, ...]:
    if directive == DISCHARGE:
        return ()
    chosen = after(position, seat, DIRECTIVE + directive)
    return tuple(
        Prospect(card - CARD, places_for(chosen, seat, card) if directive == REPROGRAM else ())
        for card in chosen.moves(seat)
    )


def places_for(chosen: North, seat: Seat, card: Move) -> tuple[int, ...]:
    return tuple(place - PLACE for place in after(chosen, seat, card).moves(seat))


def after(position: North, seat: Seat, move: Move) -> North:
    tried = position.copy()
    tried.play(seat, move)
    return tried
