"""The moments of a game: who may do what now, and for how long."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import (
    DEAL,
    NO_DEADLINE,
    OVER,
    RACE,
    SEALED,
    TURN,
    Milliseconds,
    Move,
    Seat,
)
from ludotek.games.nort.components import BLUE, LEFT, RED, RIGHT
from ludotek.games.nort.state import (
    DICE,
    DRAWING,
    FIRST_CALL,
    INITIATIVE,
    LOOKING,
    NOBODY,
    POWERS_UP,
    RACING,
    SEALED_CALLS,
    SECOND_CALL,
    SIDE,
    STANDING,
    VEHICLES,
    NortState,
)
from ludotek.games.nort.steps.powers import can_reverse, declarations
from ludotek.games.nort.steps.values import first_calls, second_calls
from ludotek.games.nort.vocabulary import (
    CALL,
    CALLS,
    COVER,
    DIE,
    FIRST,
    LATE,
    READY,
    REVERSED,
    SILENT,
    STAND,
    VEHICLE,
)

FOR_A_CALL: Final = 15_000  # ruling N7
AT_LEISURE: Final = 60_000  # for the second caller (ruling N11), and for powers
FOR_A_LOOK: Final = 4_000  # at the arena, before it is covered; §18, ruling N8

NONE: Final[list[int]] = []
BOTH: Final[list[Seat]] = [BLUE, RED]
EACH: Final[list[list[Seat]]] = [[BLUE], [RED]]
# By the mask of those who have chosen in a sealed moment: who has not.
NOT_YET: Final[list[list[Seat]]] = [BOTH, [RED], [BLUE], NONE]
TOO_LATE: Final[list[list[Move]]] = [[LATE, LATE + 1], [LATE + 1], [LATE], NONE]
THE_DIE: Final[list[Move]] = [DIE, DIE + 1, DIE + 2, DIE + 3, DIE + 4, DIE + 5]  # §3
SIDES_OF_1: Final[list[Move]] = [CALL + LEFT, CALL + RIGHT]
LOTS: Final[list[Move]] = [FIRST, FIRST + 1]
SILENCE: Final[list[Move]] = [SILENT]
THE_COVER: Final[list[Move]] = [COVER]
IS_READY: Final[list[Move]] = [READY]
STANDS: Final[list[Move]] = [STAND]
STANDS_OR_NOT: Final[list[Move]] = [STAND, REVERSED]
ALL_VEHICLES: Final[list[list[Move]]] = [[VEHICLE + vehicle for vehicle in range(number)] for number in range(7)]

# By moment: of what kind it is. In live play nobody can act while all look.
KIND_OF: Final[list[int]] = [SEALED, DEAL, DEAL, DEAL, RACE, SEALED, TURN, TURN, TURN, TURN, TURN, RACE, OVER]


def kind_of(state: NortState) -> int:
    return SEALED if is_sealed(state) else KIND_OF[state.stage]


def is_sealed(state: NortState) -> bool:
    stage = state.stage
    return stage in (VEHICLES, SEALED_CALLS) or (stage == LOOKING and not state.lattice.is_live)


def chosen(state: NortState) -> int:
    """In a sealed moment: a mask of those who have chosen."""
    if state.stage == LOOKING:
        return state.late
    choice = state.sealed if state.stage == SEALED_CALLS else state.vehicle
    return (1 if choice[BLUE] >= 0 else 0) + (2 if choice[RED] >= 0 else 0)


def acting(state: NortState) -> list[Seat]:
    stage = state.stage
    if stage == RACING:
        return BOTH
    if stage == FIRST_CALL:
        return EACH[state.first]
    if stage in (SECOND_CALL, STANDING):
        return EACH[1 - state.first]
    if stage == POWERS_UP:
        return EACH[state.mover]
    if stage == SIDE:
        return EACH[state.speaker]
    return NOT_YET[chosen(state)] if is_sealed(state) else NONE


def moves_of(state: NortState, seat: Seat) -> list[Move]:
    stage = state.stage
    if stage == RACING:
        return CALLS if seat >= 0 else NONE  # §12: also what is not there (ruling N9)
    if stage == POWERS_UP:
        return declarations(state, seat) if seat == state.mover else NONE
    if stage == SECOND_CALL:
        return second_calls(state, seat) if seat == 1 - state.first else NONE
    if stage == FIRST_CALL:
        return first_calls(state, seat) if seat == state.first else NONE
    return rarer_moves(state, seat) if seat in acting(state) else NONE


def rarer_moves(state: NortState, seat: Seat) -> list[Move]:
    """At the beginning of a game, in slow play, and after a 1 called straight."""
    stage = state.stage
    if stage == VEHICLES:
        return ALL_VEHICLES[len(state.lattice.turn)]
    if stage == SEALED_CALLS:
        return CALLS
    if stage == SIDE:
        return SIDES_OF_1
    if stage == STANDING:
        return STANDS_OR_NOT if can_reverse(state, seat) else STANDS
    return IS_READY


def luck(state: NortState) -> list[Move]:
    if state.stage == DICE:
        return THE_DIE
    if state.stage == DRAWING:
        return ALL_VEHICLES[len(state.lattice.turn)]
    return LOTS if state.stage == INITIATIVE else NONE


def time(state: NortState) -> list[Move]:
    kind = kind_of(state)
    if kind == SEALED:
        return TOO_LATE[chosen(state)]
    if kind == TURN:
        return SILENCE
    if state.stage == RACING:
        return silences(state)
    return THE_COVER if state.stage == LOOKING else NONE


def silences(state: NortState) -> list[Move]:
    """Ruling N7: the first call goes to whoever did not have it last; by lot in the first round."""
    return LOTS if state.spoke_first == NOBODY else [FIRST + 1 - state.spoke_first]


def deadline(state: NortState) -> Milliseconds:
    """Only the first call is hurried; slow play knows no deadlines."""
    kind = kind_of(state)
    if not state.lattice.is_live or (kind != TURN and kind != RACE):
        return NO_DEADLINE
    if state.stage == LOOKING:
        return FOR_A_LOOK
    return FOR_A_CALL if state.stage <= SIDE else AT_LEISURE
