"""What a seat cannot know: the other's vehicle, and a choice that is still sealed."""

from __future__ import annotations

from ludotek.core.position import Seat
from ludotek.core.rng import Rng
from ludotek.games.nort.state import (
    DRAWING,
    ENDED,
    LOOKING,
    NO_CALL,
    NOT_CHOSEN,
    SEALED_CALLS,
    NortState,
)
from ludotek.games.nort.steps.moments import chosen, is_sealed


def forget(state: NortState, seat: Seat, rng: Rng) -> None:
    """Its vehicle is any that fits what was seen (ruling N32). Everyone knows that a late seat has its
    choice; of the others nobody knows even that."""
    is_open = is_sealed(state) or state.stage == DRAWING
    if is_open and chosen(state) >> seat & 1 and (state.late >> seat & 1 == 0 or state.stage == LOOKING):
        take_back(state, seat)
    if state.stage != ENDED and state.vehicle[seat] != NOT_CHOSEN:
        state.vehicle[seat] = drawn_from(state.could_be[seat], rng)


def take_back(state: NortState, seat: Seat) -> None:
    state.ply -= 1
    if state.stage == LOOKING:
        state.late &= ~(1 << seat)
    elif state.stage == SEALED_CALLS:
        state.sealed[seat] = NO_CALL
    else:
        state.vehicle[seat] = NOT_CHOSEN


def drawn_from(mask: int, rng: Rng) -> int:
    """One of the numbers in a mask, each as likely."""
    return rng.choice([number for number in range(mask.bit_length()) if mask >> number & 1])
