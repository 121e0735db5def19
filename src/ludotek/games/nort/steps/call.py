"""The Call: who speaks first, and what becomes of what is said.

Once both have called, the moment is POWERS_UP and nobody moves yet.
"""

from __future__ import annotations

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.nort.components import BLUE, LEFT, RED, REVERSE, STRAIGHT
from ludotek.games.nort.state import (
    FIRST_CALL,
    NO_CALL,
    NOBODY,
    POWERS_UP,
    RACING,
    SEALED_CALLS,
    SECOND_CALL,
    SIDE,
    STANDING,
    NortState,
)
from ludotek.games.nort.steps.powers import may_have, use
from ludotek.games.nort.steps.values import VALUES, dice, is_available, is_left, may_turn
from ludotek.games.nort.vocabulary import (
    BY_ERROR,
    BY_INITIATIVE,
    BY_PENALTY,
    BY_POWER,
    CALLED_FIRST,
    CALLED_SECOND,
    DIRECTION,
    HAS_FIRST_CALL,
    MUST_NAME_A_SIDE,
    NAMED_UNAVAILABLE,
    OPENED,
    SAID_NOTHING,
    STRAIGHT_WITH_1,
    USED_REVERSE,
    VALUE,
    WENT_STRAIGHT,
    call_of,
)


def open_the_call(state: NortState) -> None:
    """The fastest, §12; but whoever crossed a trace in the last round may not (ruling N17)."""
    state.erred = state.reversed = False
    barred = state.crossed
    state.crossed = 0
    if barred == 1 << BLUE or barred == 1 << RED:  # if both did, that cancels out
        give_first_call(state, RED if barred == 1 << BLUE else BLUE, BY_PENALTY)  # §28
    elif state.lattice.is_live:  # §41
        state.first = NOBODY
        state.stage = RACING
    elif state.spoke_first != NOBODY:
        give_first_call(state, 1 - state.spoke_first, BY_INITIATIVE)
    if not state.lattice.is_live:
        state.stage = SEALED_CALLS


def give_first_call(state: NortState, seat: Seat, reason: int) -> None:
    state.first = seat
    state.stage = FIRST_CALL
    state.tell(EVERYONE, HAS_FIRST_CALL, seat, reason)


# What is said.


def speak_first(state: NortState, seat: Seat, call: Move) -> None:
    """Speed is no use with a number that is not there: the other has the first call instead (ruling N9)."""
    state.first = seat
    if is_available(state, seat, VALUE[call]):
        accept(state, seat, call)
        return
    state.tell(EVERYONE, NAMED_UNAVAILABLE, seat, call)
    state.erred = True
    give_first_call(state, 1 - seat, BY_ERROR)  # §14


def accept(state: NortState, seat: Seat, call: Move) -> None:
    """Only numbers lose the call: a turn that is not allowed goes straight (ruling N10)."""
    state.call[seat] = call
    state.tell(EVERYONE, CALLED_FIRST if seat == state.first else CALLED_SECOND, seat, call)
    if may_turn(state, seat):
        if call == STRAIGHT_WITH_1:
            state.speaker = seat
            state.stage = SIDE
            state.tell(EVERYONE, MUST_NAME_A_SIDE, seat, 0)
            return
        notice_turn(state, seat, call)
    elif DIRECTION[call] != STRAIGHT:
        correct(state, seat)  # §26, ruling N10
    go_on_from(state, seat)


def notice_turn(state: NortState, seat: Seat, call: Move) -> None:
    """Everyone can deduce something of the vehicle from a turn, and from one that was refused."""
    if DIRECTION[call] == STRAIGHT:
        return
    value = VALUE[call]
    turning = state.lattice.turning[value]
    if value > state.lattice.turn[state.vehicle[seat]]:
        state.could_be[seat] &= ~turning
        correct(state, seat)  # §23, ruling N10
    else:
        state.could_be[seat] &= turning  # ruling N32


def correct(state: NortState, seat: Seat) -> None:
    state.call[seat] = call_of(VALUE[state.call[seat]], STRAIGHT)
    state.tell(EVERYONE, WENT_STRAIGHT, seat, state.call[seat])


def name_side(state: NortState, call: Move) -> None:
    seat = state.speaker
    state.speaker = NOBODY
    accept(state, seat, call)


def go_on_from(state: NortState, seat: Seat) -> None:
    """After the first comes the second, who in slow play has spoken already; then the arena is uncovered."""
    if seat != state.first:
        state.stage = POWERS_UP
        return
    other = 1 - seat
    call = state.sealed[other]
    state.sealed[other] = NO_CALL
    state.stage = SECOND_CALL
    if call == NO_CALL:
        return
    if not is_left(state, other, VALUE[call]):  # declares again: ruling N6
        state.tell(EVERYONE, NAMED_UNAVAILABLE, other, call)
    elif may_have(state, other, REVERSE) and not state.reversed:
        state.sealed[other] = call
        state.stage = STANDING
    else:
        accept(state, other, call)


# Slow play (ruling N6).


def seal(state: NortState, seat: Seat, call: Move) -> None:
    """Both calls are opened together."""
    state.sealed[seat] = call
    if state.sealed[1 - seat] != NO_CALL:
        open_sealed_calls(state)


def open_sealed_calls(state: NortState) -> None:
    """Whoever has the initiative counts as the faster one."""
    state.late = 0
    first = state.first
    for seat in (first, 1 - first):
        state.tell(EVERYONE, OPENED, seat, state.sealed[seat])
    speak_first(state, first, opened(state, first))
    if state.first != first:
        call = opened(state, 1 - first)
        if is_available(state, 1 - first, VALUE[call]):
            accept(state, 1 - first, call)
        else:
            state.tell(EVERYONE, NAMED_UNAVAILABLE, 1 - first, call)


def opened(state: NortState, seat: Seat) -> Move:
    call = state.sealed[seat]
    state.sealed[seat] = NO_CALL
    return call


def let_stand(state: NortState, seat: Seat) -> None:
    accept(state, seat, opened(state, seat))


# Silence.


def assigned(state: NortState, seat: Seat) -> Move:
    """Whoever stays silent gets the smallest value there is, but for 1, straight (rulings N7 and N11)."""
    for value in VALUES[dice(state)]:
        if value != 1 and (is_left(state, seat, value) if state.stage == SECOND_CALL else True):
            return call_of(value, STRAIGHT)
    return call_of(1, LEFT if may_turn(state, seat) else STRAIGHT)


def stay_silent(state: NortState, seat: Seat) -> None:
    call = assigned(state, seat)
    state.tell(EVERYONE, SAID_NOTHING, seat, call)
    accept(state, seat, call)


# Special Powers: a lost call is won.


def reverse(state: NortState, seat: Seat) -> None:
    """The earlier call is void, and the reverser has full choice (ruling N27)."""
    use(state, seat, REVERSE, USED_REVERSE)
    state.reversed = True
    state.call[1 - seat] = NO_CALL
    state.sealed[seat] = NO_CALL
    give_first_call(state, seat, BY_POWER)  # §33
