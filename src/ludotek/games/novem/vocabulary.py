"""Novem's moves and events as numbers; each verb owns a run of moves, and words.py says what they mean."""

from __future__ import annotations

from typing import Final

# Moves.
ROW: Final = 0  # the markers A, B and C
COLUMN: Final = 3  # the markers 1, 2 and 3
FIRST: Final = 6  # chance: which seat attacks first
SET_UP: Final = 8  # chance: which set-up is laid
LATE: Final = 104  # the clock: which seat did not choose in time
MOVES: Final = 106

# What the rules narrate.
SET: Final = 0
ATTACKS_FIRST: Final = 1
REVEALED: Final = 2
TOOK: Final = 3
FOUND_EMPTY: Final = 4
WAS_LATE: Final = 5
DRAWN_FOR: Final = 6
ENDED: Final = 7
COUNTED: Final = 8
WON: Final = 9
TIED: Final = 10
FORFEITED: Final = 11

# How one game of the match ends.
ROW_EMPTY: Final = 1
COLUMN_EMPTY: Final = 2
STALLED: Final = 4

# How the match ends.
BY_POINTS: Final = 0
BY_TIE: Final = 1
BY_FORFEIT: Final = 2
