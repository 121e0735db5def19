"""Project NOS's moves and events as numbers; words.py says what they mean."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from ludotek.games.nos.components import HAND, KINDS, V8, V8_HAND

# Every choice of dice to roll: one, two, or three of which one is a V8 die; each a multiset of kinds.
SELECTIONS: Final[list[list[int]]] = [
    list(chosen)
    for size in range(1, V8_HAND + 1)
    for chosen in combinations_with_replacement(range(KINDS), size)
    if size <= HAND or V8 in chosen
]

# The vocabulary: each verb owns a run of numbers.
ROLL: Final = 0  # a selection of dice
REROLL: Final = 63  # a saved die, by its value
PLACE: Final = 69  # a rolled die, by kind and value
PLACE_SAVED: Final = 111  # a saved die, by its value
SAVE: Final = 117  # a rolled nitrous die, by its value
BLOW: Final = 123  # take a third redline
RETURN: Final = 124  # take the last die off the track again
JUMP: Final = 125  # start before the lights are green
LINE_UP: Final = 126  # go back to the line after a false start
TAKE: Final = 127  # a modification card and one of its dice
ADD: Final = 133  # one more die of a modification
GIVE: Final = 139  # a modification card and its dice back, for one of the third colour
FACE: Final = 145  # chance: what a die shows
CARD: Final = 151  # chance: the next card of the track
FIRST: Final = 157  # chance: which seat picks first
LATE: Final = 161  # the clock: which seat did not choose in time
GREEN: Final = 165  # the clock: the lights are green
FLAG: Final = 166  # the clock: the race is stopped
TIME: Final = 167  # the clock: how long a solo run took, in tenths of a second, up to a minute
MOVES: Final = 768

# What the rules narrate. A die is its kind times six and its value less one.
RACE_BEGINS: Final = 0
DEALT: Final = 1
PICKS_FIRST: Final = 2
TOOK: Final = 3
ADDED: Final = 4
GAVE: Final = 5
WAS_LATE: Final = 6
LIGHTS: Final = 7
JUMPED: Final = 8
WENT_GREEN: Final = 9
LINED_UP: Final = 10
PICKED_UP: Final = 11
PICKED_UP_SAVED: Final = 12
ROLLED: Final = 13
PLACED: Final = 14
PLACED_SAVED: Final = 15
SAVED: Final = 16
REDLINED: Final = 17
EXPLODED: Final = 18
STALLED: Final = 19
RETURNED: Final = 20
FINISHED: Final = 21
STOPPED: Final = 22
BEAT_BEGINS: Final = 23
WON_RACE: Final = 24
NOBODY_WON: Final = 25
PHOTO_FINISH: Final = 26
TROPHY: Final = 27
SHUFFLED: Final = 28
TIMED: Final = 29
WON: Final = 30
RAN_OUT: Final = 31
