"""What can be called: which values there are, and which way they go."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import Move, Seat
from ludotek.games.nort.components import STRAIGHT
from ludotek.games.nort.state import OPENING, NortState
from ludotek.games.nort.steps.powers import can_reverse
from ludotek.games.nort.vocabulary import CALL, CALLS, REVERSED, VALUE, ZERO


def values_of(die: int, other: int) -> list[int]:
    """The numbers on the dice, their sum, §13, and the larger less the smaller (rulings N12 and N13)."""
    return sorted({die, other, die + other, abs(die - other)} - {0})


VALUES: Final[list[list[int]]] = [values_of(number // 7, number % 7) for number in range(49)]  # by both dice
MASKS: Final[list[int]] = [sum([1 << value for value in values]) for values in VALUES]


def dice(state: NortState) -> int:
    """Both dice as one number."""
    return 7 * state.die + state.other_die


def may_turn(state: NortState, seat: Seat) -> bool:
    """Neither in the opening move nor right after another turn, §26."""
    return state.previous[seat] != OPENING and state.turned[seat] == 0


def is_available(state: NortState, seat: Seat, value: int) -> bool:
    """Whether the first may call a value, §13 and §19 (ruling N9): Zero on a pair, 1 where a turn is allowed."""
    if value == 0:
        return state.die == state.other_die and state.previous[seat] != OPENING  # §27, rulings N14 and N16
    if value == 1 and not may_turn(state, seat):
        return False
    return MASKS[dice(state)] >> value & 1 == 1  # a difference too: ruling N13


def is_left(state: NortState, seat: Seat, value: int) -> bool:
    """Whether the second may, §15 and §20: any available value but the one already called, and never Zero."""
    taken = VALUE[state.call[1 - seat]]  # ruling N12
    there = MASKS[dice(state)]
    if value == 0 or value == taken or there >> value & 1 == 0:
        return False
    return value != 1 or may_turn(state, seat) or there & ~(1 << taken) == 2  # ruling N15


def add_directions(state: NortState, seat: Seat, value: int, calls: list[Move]) -> None:
    """A turn is for values up to the vehicle's Turn, §23-§24; 1 is for turning only. Fatal or not (ruling N25)."""
    straight = CALL + 3 * (value - 1) + STRAIGHT
    if not may_turn(state, seat) or value > state.lattice.turn[state.vehicle[seat]]:
        calls.append(straight)
        return
    calls.append(straight - 1)
    if value != 1:  # §25
        calls.append(straight)
    calls.append(straight + 1)


def available_calls(state: NortState, seat: Seat) -> list[Move]:
    """What the first may call without losing the call or being corrected."""
    calls: list[Move] = [ZERO] if is_available(state, seat, 0) else []
    for value in VALUES[dice(state)]:
        if is_available(state, seat, value):
            add_directions(state, seat, value, calls)
    return calls


def first_calls(state: NortState, seat: Seat) -> list[Move]:
    """Every call may be tried; after the other's error one declares until it is right (ruling N9)."""
    return available_calls(state, seat) if state.erred else CALLS


def second_calls(state: NortState, seat: Seat) -> list[Move]:
    """At leisure, so that only what is possible counts (ruling N11); or the lost call is reversed."""
    calls: list[Move] = []
    for value in VALUES[dice(state)]:
        if is_left(state, seat, value):
            add_directions(state, seat, value, calls)
    if can_reverse(state, seat):
        calls.append(REVERSED)
    return calls
