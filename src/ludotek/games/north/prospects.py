"""What each Directive would allow, before it is chosen: tried on a copy, so that no rule is told twice."""

from __future__ import annotations

import msgspec

from ludotek.core.position import CHANCE, DEAL, TURN, Move, Seat
from ludotek.core.rng import Rng
from ludotek.games.north.rules import LINE_MASK, North
from ludotek.games.north.steps.turn import CHOOSE_DIRECTIVE
from ludotek.games.north.vocabulary import CARD, DIRECTIVE, PLACE
from ludotek.games.north.words import DIRECTIVES

REPROGRAM = DIRECTIVES.index("reprogram")
DISCHARGE = DIRECTIVES.index("discharge")  # asks for no card


NODE = -1  # what a Discharge is of: no card pays for it


class Prospect(msgspec.Struct, frozen=True):
    """A card that a Directive could use: to pay with, or to play."""

    card: int
    places: tuple[int, ...]  # of The Wastes, from 0, that could be Reprogrammed for it
    next: tuple[tuple[int, ...], ...]  # for each of these places, or for all: the open cards one chooses among then


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
    board = open_to(position, seat)
    if directive == DISCHARGE:
        return (Prospect(NODE, (), (discharged(position, seat, board),)),)
    chosen = after(position, seat, DIRECTIVE + directive)
    return tuple(of_card(chosen, seat, directive, card, board) for card in chosen.moves(seat))


def of_card(chosen: North, seat: Seat, directive: int, card: Move, board: set[int]) -> Prospect:
    played = after(chosen, seat, card)
    if directive != REPROGRAM:
        return Prospect(card - CARD, (), (asked_for(played, seat, board),))
    places = played.moves(seat)
    then = tuple(asked_for(after(played, seat, place), seat, board) for place in places)
    return Prospect(card - CARD, tuple(place - PLACE for place in places), then)


def discharged(position: North, seat: Seat, board: set[int]) -> tuple[int, ...]:
    """What a Node asks for once its cards are drawn: whichever these are, so that those of another game will do."""
    rng = Rng(0)
    imagined = position.imagine(seat, rng)
    imagined.play(seat, DIRECTIVE + DISCHARGE)
    while imagined.kind() == DEAL:
        imagined.play(CHANCE, rng.weighted(imagined.moves(CHANCE), imagined.odds()))
    return asked_for(imagined, seat, board)


def asked_for(position: North, seat: Seat, board: set[int]) -> tuple[int, ...]:
    """The cards of which the seat must choose one; none where it is asked for something else, or chance comes first."""
    if position.kind() != TURN or position.asked != seat or position.asking & LINE_MASK == CHOOSE_DIRECTIVE.number:
        return ()
    return tuple(move - CARD for move in position.moves(seat) if CARD <= move < PLACE and move - CARD in board)


def open_to(position: North, seat: Seat) -> set[int]:
    """The cards that a seat sees on the table: its own hand, and all that lies open."""
    piles = (position.hand[seat], *position.zone, *position.discard)
    return {card for pile in piles for card in pile}


def after(position: North, seat: Seat, move: Move) -> North:
    tried = position.copy()
    tried.play(seat, move)
    return tried
