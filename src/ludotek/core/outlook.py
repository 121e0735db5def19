"""Where everybody stands: each way to win, who is how near, and what would decide next.

Every table keeps what it told each seat last: none of it is part of a circle, so the collector need not look at it.
"""

from __future__ import annotations

import msgspec

from ludotek.core.phrase import Phrase


class Near(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """How far one seat is on a way."""

    seat: int
    have: int | None  # nothing: hidden from whoever looks
    need: int = 0  # how much is enough; nothing, where whoever has most wins


class WayToWin(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One way to win, or to lose, and how near everybody is to it."""

    name: Phrase
    nears: list[Near] = []
    next: Phrase | None = None  # what would decide it, in a sentence
    is_loss: bool = False  # whoever gets there loses
    is_close: bool = False  # it may be decided before the one who looks has had another turn


class Outlook(msgspec.Struct, frozen=True, gc=False):
    """All ways to win, the one that decides most games first: where room is short, it alone is shown."""

    ways: list[WayToWin]
