"""What a table chooses before a game, and what a seat sees of it: the shapes that games fill in."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

import msgspec

from ludotek.core.phrase import Phrase
from ludotek.core.position import Seat


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The choices a table makes before a game. Fields have types, defaults and limits;
    `__post_init__` may raise ValueError with a sentence for what types cannot say."""


class View(msgspec.Struct, frozen=True, kw_only=True, gc=False):  # kept for every line; never part of a circle
    """What one seat may see of a position: all that leaves the server."""


class Deal(msgspec.Struct, frozen=True):
    """What some seats are agreeing on, to which they may add words of their own; a game counts its deals from 1."""

    number: int
    seats: tuple[Seat, ...]


class Mark(msgspec.Struct, frozen=True, kw_only=True):
    """What a game has achieved that others may try to better: the less, the better."""

    course: str  # marks on one course may be compared
    value: int
    day: date | None = None  # on a course of one day: a mark made on another day does not count


class Challenge(msgspec.Struct, frozen=True, kw_only=True):
    """A course that everybody is invited to, and the options that lead there."""

    course: str
    name: Phrase
    options: Mapping[str, str | int | bool]
    is_daily: bool = False
