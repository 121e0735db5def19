"""The North's moves, events and endings, as numbers."""

from __future__ import annotations

from typing import Final

# The vocabulary of moves: each verb owns a run of numbers.
CARD: Final = 0  # a card that whoever chooses knows: in a hand, a Discard, a Zone; or the one that chance turns up
PLACE: Final = 60  # a place in The Wastes
DIRECTIVE: Final = 64  # one of the four
UNABLE: Final = 68  # nothing of what is asked can be done
FIRST: Final = 69  # chance: which seat is the First Player
MOVES: Final = 71

# What the rules narrate; (a, b) are the arguments.
CHOSEN_FIRST: Final = 0  # seat a is the First Player
DEALT: Final = 1  # seat a begins with card b
LAID: Final = 2  # an Ancient of kind b is laid in place a of The Wastes
TOP_OF_WASTES: Final = 3  # Facility a shows on top of the Wastes Deck, the last of b cards
BEGAN: Final = 4  # seat a's turn, the b-th
SHUFFLED: Final = 5  # seat a has b cards in its Deck
DREW: Final = 6  # seat a draws, and has b cards in hand
SAW: Final = 7  # seat a: it is card b
TOP_OF_DECK: Final = 8  # Facility b shows on top of seat a's Deck
CHOSE: Final = 9  # seat a uses Directive b
FORFEITED: Final = 10  # seat a has no Directive left that it could use; b are lost
DISCARDED: Final = 11  # seat a, card b
REPROGRAMMED: Final = 12  # seat a, card b
SPARKED: Final = 13  # seat a uses the Spark of kind b
USED: Final = 14  # seat a uses the Protocol of the name b
OVERLOADED: Final = 15  # seat a would use the Protocol of b a third time
CAPPED: Final = 16  # seat a would use the Protocol of b after too many others
PLAYED: Final = 17  # seat a's Zone: card b as an Ancient
BUILT: Final = 18  # seat a's Zone: card b as a Facility
FLIPPED: Final = 19  # seat a's Zone: card b is turned over
CAME: Final = 20  # seat a's Zone: card b comes from the other Zone, as it lies
DISCHARGED: Final = 21  # seat a's Node, at level b
CHARGED: Final = 22  # seat a's Node, to level b
RESET: Final = 23  # seat a's Node is at level 1 again
LOST: Final = 24  # seat a loses b points
MENDED: Final = 25  # seat a regains b points
MOVED: Final = 26  # card b moves from The Wastes to seat a's Discard
LEFT: Final = 27  # card b moves from seat a's Zone to its Discard
TOOK: Final = 28  # card b comes into seat a's hand, for all to see
GAVE: Final = 29  # card b goes from seat a's hand to The Wastes
SCANNED: Final = 30  # seat a looks at what lies hidden in The Wastes
FAR_SIDE: Final = 31  # the Facility under place a is b
FACE: Final = 32  # the card on top of the Wastes Deck is a
COULD_NOT: Final = 33  # seat a can do nothing of what line b asks
ENDED: Final = 34  # after turn a, by ending b
COUNTED: Final = 35  # the final scores of both seats
WON: Final = 36  # seat a, by b points
BY_CARDS: Final = 37  # seat a wins the tie, by b cards
TIED: Final = 38  # both have a points and b cards
SHOWED: Final = 39  # seat a offers card b for an exchange, for all to see
HELD_BACK: Final = 40  # Facility b is the back of a card in seat a's hand
ECHOED: Final = 41  # seat a will use the Protocol of card b in its Zone once more
TAKEN: Final = 42  # the Ancient in place a of The Wastes, of kind b, is taken from there

# How the game ends.
BY_POINTS: Final = 0  # somebody has none left
BY_DECK: Final = 1  # the Wastes Deck has run low
BY_BOTH: Final = 2
