"""Novem's moves and events as numbers: each verb owns a run of moves."""

from __future__ import annotations

from typing import Final

# Moves.
ROW: Final = 0  # the markers A, B and C
COLUMN: Final = 3  # the markers 1, 2 and 3
FIRST: Final = 6  # chance: which seat attacks first
SET_UP: Final = 8  # chance: which set-up is laid
LATE: Final = 104  # the clock: which seat did not choose in time
MOVES: Final = 106

# What the rules narrate; (a, b) are the arguments.
SET: Final = 0  # set-up a is laid for game b
ATTACKS_FIRST: Final = 1  # seat a, in game b
REVEALED: Final = 2  # row a, column b
TOOK: Final = 3  # seat a took a tile worth b
FOUND_EMPTY: Final = 4  # seat a attacked an empty square, the b-th in a row
WAS_LATE: Final = 5  # seat a did not choose in time
DRAWN_FOR: Final = 6  # seat a: its marker b was drawn for it
ENDED: Final = 7  # game a ended by b: a row, a column, both, or a stall
COUNTED: Final = 8  # the points of both seats after a game
WON: Final = 9  # seat a, by b points
TIED: Final = 10  # both with a points
FORFEITED: Final = 11  # seat a, by being late twice running

# How one game of the match ends.
ROW_EMPTY: Final = 1
COLUMN_EMPTY: Final = 2
STALLED: Final = 4

# How the match ends.
BY_POINTS: Final = 0
BY_TIE: Final = 1
BY_FORFEIT: Final = 2
