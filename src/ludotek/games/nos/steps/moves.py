"""Project NOS's vocabulary of moves, and what its rules narrate."""

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

# What the rules narrate; (a, b) are the arguments. A die is its kind times six and its value less one.
RACE_BEGINS: Final = 0  # race a; b is 1 for an extra race
DEALT: Final = 1  # card a, in place b of the track
PICKS_FIRST: Final = 2  # seat a
TOOK: Final = 3  # seat a the card and a die of modification b
ADDED: Final = 4  # seat a a die of modification b
GAVE: Final = 5  # seat a the card and the dice of modification b back
WAS_LATE: Final = 6  # seat a
LIGHTS: Final = 7  # the countdown of race a begins
JUMPED: Final = 8  # seat a
WENT_GREEN: Final = 9  # race a is on
LINED_UP: Final = 10  # seat a, after its false start
PICKED_UP: Final = 11  # seat a rolls selection b
PICKED_UP_SAVED: Final = 12  # seat a rolls its saved die with the value b again
ROLLED: Final = 13  # seat a die b
PLACED: Final = 14  # seat a die b
PLACED_SAVED: Final = 15  # seat a its saved die b
SAVED: Final = 16  # seat a a nitrous die with the value b
REDLINED: Final = 17  # seat a for the b-th time
EXPLODED: Final = 18  # seat a, at card b
STALLED: Final = 19  # seat a, at card b
RETURNED: Final = 20  # seat a the die on card b
FINISHED: Final = 21  # seat a, as number b
STOPPED: Final = 22  # race a, by the clock
BEAT_BEGINS: Final = 23  # beat a
WON_RACE: Final = 24  # seat a, its b-th win
NOBODY_WON: Final = 25  # race a
PHOTO_FINISH: Final = 26  # the seats of mask a, decided by an extra race
TROPHY: Final = 27  # seat a keeps the track card b
SHUFFLED: Final = 28  # a track cards into a new pile
TIMED: Final = 29  # a tenths of a second, or a minute and more; rank b
WON: Final = 30  # seat a the game
RAN_OUT: Final = 31  # seat a of a solo run at card b, unranked
