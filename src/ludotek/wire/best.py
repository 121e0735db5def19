"""Best marks on the wire: who was best on a course, today's challenges, and how a game compares."""

from __future__ import annotations

import msgspec

from ludotek.core.phrase import Phrase
from ludotek.wire.shapes import Options


class BestMark(msgspec.Struct, frozen=True):
    """Somebody's best on a course, and the table whose record shows it."""

    place: int
    name: str
    is_you: bool
    mark: Phrase
    value: int
    table: str
    at: int


class ChallengeShape(msgspec.Struct, frozen=True):
    course: str
    name: Phrase
    options: Options
    is_daily: bool
    best: list[BestMark]
    yours: BestMark | None
    players: int


class BestShape(msgspec.Struct, frozen=True):
    day: str
    is_today: bool
    challenges: list[ChallengeShape]


class Comparison(msgspec.Struct, frozen=True):
    course: str | None
    mark: Phrase | None
    best: list[BestMark]
    yours: BestMark | None
    players: int
