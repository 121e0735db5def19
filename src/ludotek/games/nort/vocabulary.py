"""Nort's moves and events as numbers: each verb owns a run of them."""

from __future__ import annotations

from typing import Final

from ludotek.games.nort.components import HIGHEST, MOST_VEHICLES, STRAIGHT

# Moves.
ZERO: Final = 0
CALL: Final = 1  # a value from 1 to 12, three directions each
REVERSED: Final = 37  # a lost call is won
TRACE: Final = 38  # without any more powers
LONGER: Final = 39
SHORTER: Final = 40
GO_OVER: Final = 41
GO_THROUGH: Final = 42
STAND: Final = 43  # in slow play: the calls stand
READY: Final = 44  # in slow play: the arena may be covered
VEHICLE: Final = 45
DIE: Final = 51  # chance: what a die shows, from 1 to 6
FIRST: Final = 57  # chance, or the clock where nobody spoke: who calls first
SILENT: Final = 59  # the clock: whoever is asked says nothing
LATE: Final = 60  # the clock, in a sealed moment: which seat did not choose in time
COVER: Final = 62  # the clock: the arena is covered
MOVES: Final = 63

# Events, (a, b) being their arguments; those of a drive come first, in trace.py.
WAS_LATE: Final = 9  # seat a did not choose in time
DRAWN_FOR: Final = 10  # seat a: its vehicle b was drawn for it
ROLLED: Final = 11  # the dice a and b
HAS_FIRST_CALL: Final = 12  # seat a, because of b
CALLED_FIRST: Final = 13  # seat a, the call b
CALLED_SECOND: Final = 14
NAMED_UNAVAILABLE: Final = 15  # seat a, the call b
WENT_STRAIGHT: Final = 16  # seat a may not turn with this value: its call is now b
SAID_NOTHING: Final = 17  # seat a; the call b is assigned
POWER_USED: Final = 18  # seat a, in the way b
UNCOVERED: Final = 19  # after the calls of round a
COVERED: Final = 20  # before round a
BARRED: Final = 21  # seat a crossed a trace: the other has the next first call
SPEED_COUNTED: Final = 22  # points of both seats after the last move
WON: Final = 23  # seat a, because of the ending b
DRAWN: Final = 24
MUST_NAME_A_SIDE: Final = 25  # seat a called 1 straight
VEHICLE_SHOWN: Final = 26  # seat a had vehicle b
OPENED: Final = 27  # seat a had sealed the call b
FIRST_DIE: Final = 28  # shows a

# Why somebody has the first call.
BY_PENALTY: Final = 0
BY_ERROR: Final = 1
BY_SILENCE: Final = 2
BY_POWER: Final = 3
BY_INITIATIVE: Final = 4

VALUE: Final[list[int]] = [0] + [1 + number // 3 for number in range(3 * HIGHEST)]  # by call
DIRECTION: Final[list[int]] = [STRAIGHT] + [number % 3 for number in range(3 * HIGHEST)]
CALLS: Final[list[int]] = list(range(1 + 3 * HIGHEST))
STRAIGHT_WITH_1: Final = CALL + STRAIGHT


def call_of(value: int, direction: int) -> int:
    return ZERO if value == 0 else CALL + 3 * (value - 1) + direction


assert len(CALLS) == REVERSED
assert VEHICLE + MOST_VEHICLES == DIE
