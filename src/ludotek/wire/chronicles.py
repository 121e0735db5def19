"""What goes in and out over HTTP of chronicles: lines of games, each in what the one before has left."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ludotek.core.phrase import Phrase
from ludotek.wire.protocol import Level, Status, TableClock
from ludotek.wire.shapes import Asked, CardSeat, Natural, Options, WorldLine

LONGEST_TITLE = 60

Title = Annotated[str, Meta(max_length=4 * LONGEST_TITLE)]


class ChronicleIn(Asked, frozen=True):
    name: Title


class NextSeatIn(Asked, frozen=True):
    kind: Literal["same", "me", "friend", "anyone", "bot"]
    level: Level = 3
    was: Natural = 0  # of the same person: its seat in the game before


class NextGameIn(Asked, frozen=True):
    after: Annotated[str, Meta(max_length=32)]  # the table of the game in whose world it is played
    seats: Annotated[list[NextSeatIn], Meta(max_length=12)] = []  # none: as the game suggests
    options: Options = {}
    clock: TableClock | None = None  # none: as in the game before
    private: bool | None = None
    waive: bool = False


class ChapterShape(msgspec.Struct, frozen=True):
    """A game of a chronicle; what is told of it, once it is over."""

    table: str
    number: int  # of games from the first one on
    after: str | None  # the table of the game in whose world it began
    status: Status
    seats: list[CardSeat]
    ended: int | None
    winner: int | None  # a seat
    rule: Phrase | None  # by which it was won
    reason: Phrase | None
    changes: list[WorldLine]
    began: str  # the seed in which it began; while it is not over, with decks in another order
    left: str  # the seed of what it leaves, with decks in an order that no game will have
    seating: list[int]  # by seat of the next game: where whoever is suggested for it sat


class ChronicleShape(msgspec.Struct, frozen=True):
    """A line of games: under which name, and game by game."""

    id: str
    game: str
    title: str
    name: str
    created: int
    is_yours: bool  # whether whoever asks may go on with it
    is_founder: bool  # and name it
    chapters: list[ChapterShape]  # in the order in which their tables were opened


class ChronicleCard(msgspec.Struct, frozen=True):
    """A chronicle in a few words."""

    id: str
    game: str
    title: str
    name: str
    games: int  # that are over
    is_played: bool  # whether one goes on
    people: list[str]
    created: int
