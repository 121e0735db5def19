"""Nort's moves and events as numbers; each verb owns a run of moves, and words.py says what they mean."""

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

# Events. Of a drive only its end names a place: what is told stays in everybody's log, and the arena is
# covered again soon (ruling N8).
CROSSED: Final = 0
PASSED_OVER: Final = 1
WENT_THROUGH: Final = 2
HIT_THE_EDGE: Final = 3
HIT_BLACK: Final = 4
HIT_GREY: Final = 5
CROSSED_FATALLY: Final = 6
RETRACED_OWN: Final = 7
RETRACED_OTHER: Final = 8
WAS_LATE: Final = 9
DRAWN_FOR: Final = 10
ROLLED: Final = 11
HAS_FIRST_CALL: Final = 12
CALLED_FIRST: Final = 13
CALLED_SECOND: Final = 14
NAMED_UNAVAILABLE: Final = 15
WENT_STRAIGHT: Final = 16
SAID_NOTHING: Final = 17
POWER_USED: Final = 18
UNCOVERED: Final = 19
COVERED: Final = 20
BARRED: Final = 21
SPEED_COUNTED: Final = 22
WON: Final = 23
DRAWN: Final = 24
MUST_NAME_A_SIDE: Final = 25
VEHICLE_SHOWN: Final = 26
OPENED: Final = 27
FIRST_DIE: Final = 28

# Why somebody has the first call.
BY_PENALTY: Final = 0
BY_ERROR: Final = 1
BY_SILENCE: Final = 2
BY_POWER: Final = 3
BY_INITIATIVE: Final = 4

# How a power is used.
USED_LONGER: Final = 0
USED_SHORTER: Final = 1
USED_REVERSE: Final = 2
USED_OVER: Final = 3
USED_THROUGH: Final = 4

# Why a game ends: in a drive, or after the last move.
BY_EDGE: Final = 0
BY_MINE: Final = 1
BY_CROSSING: Final = 2
BY_RETRACING: Final = 3
BY_SPEED: Final = 4
BY_FEWER_CROSSINGS: Final = 5
BY_FEWER_POWERS: Final = 6
BY_DRAW: Final = 7

VALUE: Final[list[int]] = [0] + [1 + number // 3 for number in range(3 * HIGHEST)]  # by call
DIRECTION: Final[list[int]] = [STRAIGHT] + [number % 3 for number in range(3 * HIGHEST)]
CALLS: Final[list[int]] = list(range(1 + 3 * HIGHEST))
STRAIGHT_WITH_1: Final = CALL + STRAIGHT


def call_of(value: int, direction: int) -> int:
    return ZERO if value == 0 else CALL + 3 * (value - 1) + direction


assert len(CALLS) == REVERSED
assert VEHICLE + MOST_VEHICLES == DIE
