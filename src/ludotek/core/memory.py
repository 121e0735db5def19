"""What a seat remembers of a game: its own moves, and all that it was told. Seeing adds what is so now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from ludotek.core.position import EVERYONE, Event, Move, Seat, hears

Told: TypeAlias = tuple[int, int, int, bool]  # an event, its two arguments, and whether everyone was told
Memory: TypeAlias = tuple[Told, ...]

OWN_MOVE: Final = -1  # instead of an event: its argument is a move of one's own


def heard_by(seat: Seat, events: Sequence[Event]) -> Memory:
    """What of all that was told reached a seat."""
    return tuple(
        (what, first, second, audience == EVERYONE) for audience, what, first, second in events if hears(seat, audience)
    )


def learnt(seat: Seat, mover: Seat, move: Move, events: Sequence[Event]) -> Memory:
    """What a move adds to the memory of a seat: the move itself, if it is the seat's own, and what it hears."""
    heard = heard_by(seat, events)
    return ((OWN_MOVE, move, 0, False), *heard) if seat == mover else heard


def public_part(memory: Memory) -> Memory:
    """What everybody remembers of it."""
    return tuple(told for told in memory if told[3])
