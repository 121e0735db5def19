"""One beat of a story: its sentence, and all that shows it; and an event as somebody heard it."""

from __future__ import annotations

import msgspec

from ludotek.core.phrase import Phrase
from ludotek.core.position import CHANCE, Event, Milliseconds

STEP: Milliseconds = 900  # how long a beat deserves: one that brings somebody nearer to winning
DEED: Milliseconds = 700
DETAIL: Milliseconds = 250


class Beat(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):  # made for every update, in no circle
    """One thing that happened: its sentence, whose it is, where on the board, and how long it deserves."""

    say: Phrase
    ply: int = 0  # of the step to which it belongs
    links: dict[str, str] = {}  # by gap of the sentence: the place on the board that it names
    seat: int = CHANCE  # whoever did it
    place: str = ""  # a `data-place` of the board
    lasts: int = DETAIL  # milliseconds
    is_deed: bool = False  # else it belongs to the deed before it
    is_step: bool = False  # somebody comes nearer to winning
    begins: bool = False  # a turn
    touches: list[tuple[int, str]] = []  # whose holdings it changes, and which
    events: int = 1  # how many events it tells of, of those that are not silent
    at: int = 0  # where its step told more after this move: the move's own ply, after which the board was another


class Told(msgspec.Struct, frozen=True):
    """An event that somebody heard, and the ply of its step as everybody may know it."""

    ply: int
    event: Event
