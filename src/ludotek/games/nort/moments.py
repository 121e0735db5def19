"""The moments of a game: who may do what now, and for how long."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import (
    CHANCE,
    CLOCK,
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
from ludotek.games.nort.call import Call
from ludotek.games.nort.components import BLUE, LEFT, RED, RIGHT
from ludotek.games.nort.state import (
    DICE,
    DRAWING,
    FIRST_CALL,
    INITIATIVE,
    LOOKING,
    POWERS_UP,
    RACING,
    SEALED_CALLS,
    SECOND_CALL,
    SIDE,
    STANDING,
    VEHICLES,
)
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
AT_LEISURE: Final = 60_000  # for the second caller, and for powers
FOR_A_LOOK: Final = 4_000  # at the arena, before it is covered

NONE: Final[list[int]] = []
BOTH: Final[list[Seat]] = [BLUE, RED]
EACH: Final[list[list[Seat]]] = [[BLUE], [RED]]
# By the mask of those who have chosen in a sealed moment: who has not.
NOT_YET: Final[list[list[Seat]]] = [BOTH, [RED], [BLUE], NONE]
TOO_LATE: Final[list[list[Move]]] = [[LATE, LATE + 1], [LATE + 1], [LATE], NONE]
THE_DIE: Final[list[Move]] = [DIE, DIE + 1, DIE + 2, DIE + 3, DIE + 4, DIE + 5]
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


class Moments(Call):
    def kind(self) -> int:
        if self.stage == LOOKING and not self.lattice.is_live:
            return SEALED
        return KIND_OF[self.stage]

    def acting(self) -> list[Seat]:
        stage = self.stage
        if stage == RACING:
            return BOTH
        if stage == FIRST_CALL:
            return EACH[self.first]
        if stage in (SECOND_CALL, STANDING):
            return EACH[1 - self.first]
        if stage == POWERS_UP:
            return EACH[self.mover]
        if stage == SIDE:
            return EACH[self.speaker]
        return NOT_YET[self.chosen()] if self.kind() == SEALED else NONE

    def chosen(self) -> int:
        """In a sealed moment: a mask of those who have chosen."""
        if self.stage == LOOKING:
            return self.late
        choice = self.sealed if self.stage == SEALED_CALLS else self.vehicle
        return (1 if choice[BLUE] >= 0 else 0) + (2 if choice[RED] >= 0 else 0)

    def moves(self, seat: Seat) -> list[Move]:
        if seat == CHANCE:
            return self.luck()
        if seat == CLOCK:
            return self.time()
        stage = self.stage
        if stage == RACING:
            return CALLS if seat >= 0 else NONE
        if stage == POWERS_UP:
            return self.declarations(seat) if seat == self.mover else NONE
        if stage == SECOND_CALL:
            return self.second_calls(seat) if seat == 1 - self.first else NONE
        if stage == FIRST_CALL:
            return self.first_calls(seat) if seat == self.first else NONE
        return self.rarer_moves(seat) if seat in self.acting() else NONE

    def rarer_moves(self, seat: Seat) -> list[Move]:
        """At the beginning of a game, in slow play, and after a 1 called straight."""
        stage = self.stage
        if stage == VEHICLES:
            return ALL_VEHICLES[len(self.lattice.turn)]
        if stage == SEALED_CALLS:
            return CALLS
        if stage == SIDE:
            return SIDES_OF_1
        if stage == STANDING:
            return STANDS_OR_NOT if self.can_reverse(seat) else STANDS
        return IS_READY

    def luck(self) -> list[Move]:
        if self.stage == DICE:
            return THE_DIE
        if self.stage == DRAWING:
            return ALL_VEHICLES[len(self.lattice.turn)]
        return LOTS if self.stage == INITIATIVE else NONE

    def time(self) -> list[Move]:
        kind = self.kind()
        if kind == SEALED:
            return TOO_LATE[self.chosen()]
        if kind == TURN:
            return SILENCE
        if self.stage == RACING:
            return self.silences()
        return THE_COVER if self.stage == LOOKING else NONE

    def deadline(self) -> Milliseconds:
        """Only the first call is hurried; slow play knows no deadlines."""
        kind = self.kind()
        if not self.lattice.is_live or (kind != TURN and kind != RACE):
            return NO_DEADLINE
        if self.stage == LOOKING:
            return FOR_A_LOOK
        return FOR_A_CALL if self.stage <= SIDE else AT_LEISURE

    def question(self, seat: Seat) -> int:
        return self.asked
