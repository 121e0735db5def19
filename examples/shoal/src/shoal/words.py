"""What the moves and events of Shoal mean; how they are said stands in locale/."""

from __future__ import annotations

from ludotek import COUNT, Happening, Phrase, Seat, Verb, called, number, phrase
from shoal import rules as told

SEATS = ("left", "right")
ENDINGS = ("weight", "tie")
ANNOUNCEMENTS = (phrase("shoal-say-heavy"), phrase("shoal-say-light"), phrase("shoal-say-well-thrown"))


def say_seat(seat: Seat) -> Phrase:
    return phrase(f"shoal-seat-{SEATS[seat]}")


A_BANK = called(SEATS, say_seat)
A_STONE = number(1, told.STONES)

VERBS = (
    Verb("deal", told.DEAL_STONE, stone=A_STONE),
    Verb("throw", told.THROW, stone=A_STONE),
)
HAPPENINGS = (
    Happening("dealt", told.DEALT, seat=A_BANK, stone=COUNT),
    Happening("thrown", told.THROWN, left=COUNT, right=COUNT),
    Happening("took", told.TOOK, seat=A_BANK, weight=COUNT),
    Happening("left-over", told.LEFT_OVER, stone=COUNT),
    Happening("won", told.WON, seat=A_BANK, margin=COUNT),
    Happening("tied", told.TIED, weight=COUNT),
)
