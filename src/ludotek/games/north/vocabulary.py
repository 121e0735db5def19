"""The North's moves, events and endings as numbers; words.py says what they mean."""

from __future__ import annotations

from typing import Final

# The vocabulary of moves: each verb owns a run of numbers.
CARD: Final = 0  # a card that whoever chooses knows: in a hand, a Discard, a Zone; or the one that chance turns up
PLACE: Final = 60  # a place in The Wastes
DIRECTIVE: Final = 64  # one of the four
UNABLE: Final = 68  # nothing of what is asked can be done
FIRST: Final = 69  # chance: which seat is the First Player
MOVES: Final = 71

# What the rules narrate.
CHOSEN_FIRST: Final = 0
DEALT: Final = 1
LAID: Final = 2
TOP_OF_WASTES: Final = 3
BEGAN: Final = 4
SHUFFLED: Final = 5
DREW: Final = 6
SAW: Final = 7
TOP_OF_DECK: Final = 8
CHOSE: Final = 9
FORFEITED: Final = 10
DISCARDED: Final = 11
REPROGRAMMED: Final = 12
SPARKED: Final = 13
USED: Final = 14
OVERLOADED: Final = 15
CAPPED: Final = 16
PLAYED: Final = 17
BUILT: Final = 18
FLIPPED: Final = 19
CAME: Final = 20
DISCHARGED: Final = 21
CHARGED: Final = 22
RESET: Final = 23
LOST: Final = 24
MENDED: Final = 25
MOVED: Final = 26
LEFT: Final = 27
TOOK: Final = 28
GAVE: Final = 29
SCANNED: Final = 30
FAR_SIDE: Final = 31
FACE: Final = 32
COULD_NOT: Final = 33
ENDED: Final = 34
COUNTED: Final = 35
WON: Final = 36
BY_CARDS: Final = 37
TIED: Final = 38
SHOWED: Final = 39
HELD_BACK: Final = 40
ECHOED: Final = 41
TAKEN: Final = 42

# How the game ends.
BY_POINTS: Final = 0  # somebody has none left
BY_DECK: Final = 1  # the Wastes Deck has run low
BY_BOTH: Final = 2
