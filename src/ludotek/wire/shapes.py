"""What goes in and out over HTTP; the API's description and the browser's types are made from it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ludotek.core.outlook import Outlook
from ludotek.core.phrase import Phrase
from ludotek.story.beat import Beat
from ludotek.wire.protocol import EventOut, Json, Level, SeatKind, Status, TableClock

LONGEST_NAME = 24
LONGEST_PASSWORD = 256  # hashing more would only cost the server
LONGEST_LINE = 40  # moves

Name = Annotated[str, Meta(min_length=1, max_length=4 * LONGEST_NAME)]
Password = Annotated[str, Meta(max_length=LONGEST_PASSWORD)]
Options = dict[str, str | int | float | bool | None]
Natural = Annotated[int, Meta(ge=0)]


class Problem(msgspec.Struct, frozen=True):
    """Why something was refused: a code that never changes, and a sentence; which option of a table, if it is one."""

    code: str
    sentence: str
    option: str = ""


# What comes in.


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client may ask for."""


class NameIn(Asked, frozen=True):
    name: Name


class CredentialsIn(Asked, frozen=True):
    name: Name
    password: Password


class PasswordsIn(Asked, frozen=True):
    old: Password
    new: Password


class SeatIn(Asked, frozen=True):
    kind: Literal["me", "friend", "anyone", "bot", "here"]  # here: somebody else at the same screen
    level: Level = 3
    name: Annotated[str, Meta(max_length=240)] = ""  # of whoever is here


class TableIn(Asked, frozen=True):
    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[SeatIn], Meta(max_length=12)]
    options: Options = {}
    clock: TableClock = TableClock()
    private: bool = False
    practice: bool = False  # whether its bots wait in races, so that somebody can read
    pace: Literal["full", "yours"] = "full"  # of bots in races: their own, or that of the people at the table
    waive: bool = False  # whether whoever opens it adds no salt
    chronicle: Annotated[str, Meta(max_length=240)] = ""  # the name of the chronicle that begins here, if one does


class SitIn(Asked, frozen=True):
    token: Annotated[str, Meta(max_length=128)] | None = None
    waive: bool = False


class ForesightIn(Asked, frozen=True):
    question: Natural
    line: Annotated[list[Natural], Meta(max_length=LONGEST_LINE)] = []
    seat: Annotated[str, Meta(max_length=32)] = ""  # for which of one's seats, if one has several


class HintIn(Asked, frozen=True):
    question: Natural


class CodeIn(Asked, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class MomentIn(Asked, frozen=True):
    ply: Natural  # of the move before which the game goes on, from 1


class ReportIn(Asked, frozen=True):
    table: Annotated[str, Meta(max_length=32)]
    player: Annotated[str, Meta(max_length=32)]
    text: Annotated[str, Meta(min_length=1, max_length=1000)]


# What goes out.


class Me(msgspec.Struct, frozen=True):
    id: str | None
    name: str | None
    account: bool
    tab: str = ""  # where this house lets a page play on by itself when its line is gone


class Handed(msgspec.Struct, frozen=True):
    """Where a record that was handed in is kept, and whether it was not there yet."""

    id: str
    url: str
    is_new: bool


class Branch(msgspec.Struct, frozen=True):
    """A move that would be offered, and the game's odds after it, where it has any."""

    move: int
    does: Json
    words: Phrase
    odds: dict[str, Any] | None


class Foresight(msgspec.Struct, frozen=True):
    """The moment after some moves, as the seat that asks would see it."""

    view: Json
    odds: dict[str, Any] | None
    moves: list[Branch]


class Reason(msgspec.Struct, frozen=True):
    """Something that the bot sees coming, and in how many of its looks ahead."""

    say: Phrase
    times: int
    looks: int


class HintShape(msgspec.Struct, frozen=True):
    """What the bot would play in one's place: a move, or waiting, and why."""

    move: int | None
    words: Phrase
    hopes: list[Reason]
    fears: list[Reason]


class PastBoard(msgspec.Struct, frozen=True):
    ply: int  # of the step, or of the move within one, after which it was so
    view: Json


class Past(msgspec.Struct, frozen=True):
    """What one's seat saw after each step that the story since its turn tells of, or between the moves of one."""

    boards: list[PastBoard]


class LevelShape(msgspec.Struct, frozen=True):
    level: int
    name: Phrase


class GameShape(msgspec.Struct, frozen=True):
    id: str
    title: str
    seats: list[str]
    options_schema: dict[str, Any]
    levels: list[LevelShape]
    announcements: list[Phrase]
    languages: list[str]  # of its rules
    daily: Options | None  # the options of today's course, where the game has one
    has_best: bool  # whether marks are compared
    has_worlds: bool  # whether there are worlds that go on from game to game
    chronicle: str  # the option with which a game begins a chronicle; empty, if there are none
    slow: Options  # what several people must choose who play by a clock of an hour a move or more
    practice: Options  # of a table at which it is learned
    has_tale: bool  # whether a game of it that is over can be told as prose
    has_lesson: bool  # whether its board teaches the game while it is played
    board: str | None  # where a browser finds its board, if it brings one that the client was not built with
    art: str | None  # likewise its drawing for the lobby
    words: list[str]  # in which languages it has words of its own


class WorldLine(msgspec.Struct, frozen=True):
    """What a world consists of: what a line is about, and what there is."""

    about: Phrase
    there: list[Phrase]


class WorldLeft(msgspec.Struct, frozen=True):
    """What a game leaves to the next one."""

    seed: str  # with all that lies facedown mixed once more; empty, if it leaves nothing


class WorldShape(msgspec.Struct, frozen=True):
    """A world between two games, read from its seed."""

    seed: str
    title: Phrase
    lines: list[WorldLine]
    document: dict[str, Any]  # the same in the game's own terms
    upgraded: str  # the seed in its latest version
    repairs: list[Phrase]  # what was changed for that
    options: Options  # of a table at which it is played


class RulesShape(msgspec.Struct, frozen=True):
    html: str
    has_reference: bool


class CardSeat(msgspec.Struct, frozen=True):
    name: str
    kind: SeatKind
    player_name: str | None
    level: int | None


class Card(msgspec.Struct, frozen=True):
    """A table in a few words."""

    id: str
    game: str
    title: str
    status: Status
    seats: list[CardSeat]
    clock: TableClock
    private: bool
    created: int
    your_seat: int | None
    awaits_you: bool
    elsewhere: bool = False  # a game that was played elsewhere and handed in


class Lobby(msgspec.Struct, frozen=True):
    open: list[Card]
    live: list[Card]
    mine: list[Card]


class Created(msgspec.Struct, frozen=True):
    id: str
    url: str
    invitations: dict[str, str]
    commitment: str  # of the house to its dice, before anybody else has added to them
    chronicle: str  # of which the game is one; else empty
    near: str | None  # for somebody at the house's own machine: its address on the network there


class CodeShape(msgspec.Struct, frozen=True):
    """A QR code: its rows from above, a `1` for every dark square."""

    rows: list[str]


class ReplaySeat(msgspec.Struct, frozen=True):
    name: str
    player_name: str | None


class ReplayStep(msgspec.Struct, frozen=True):
    ply: int
    seat: int
    move: Phrase | None
    events: list[EventOut]
    view: Json
    outlook: Outlook | None = None  # where everybody stands, if that has changed


class Replay(msgspec.Struct, frozen=True):
    game: str
    title: str
    options: Json
    seats: list[ReplaySeat]
    result: list[int] | None
    reason: Phrase | None
    steps: list[ReplayStep]
    story: list[Beat]  # each with the ply of the move that it tells of


class BetterMove(msgspec.Struct, frozen=True):
    words: Phrase
    probability: float


class ReviewedMove(msgspec.Struct, frozen=True):
    ply: int  # moves made, this one included
    seat: int
    chosen: Phrase
    best: list[BetterMove]
    lost: float  # given away on average
    interval: float  # half of it, at 95 %; nothing where exact


class Review(msgspec.Struct, frozen=True):
    """What would have been better, move by move."""

    status: Literal["thinking", "done"]
    exact: bool
    budget: Phrase | None  # of what is not exact
    raced: bool  # whether moves were made in a race, which are not judged
    unit: str  # of what is lost: points, or the expected result
    moves: list[ReviewedMove]


class Chance(msgspec.Struct, frozen=True):
    """Everybody's chance to win at one moment of a game."""

    ply: int  # moves made before it
    shares: list[float]  # by seat, together one


class TurningPoint(msgspec.Struct, frozen=True):
    """The moves that raised the winner's chance most: one that somebody chose, and the luck that followed it."""

    begin: int  # moves made before it
    ply: int  # moves made, these included
    seat: int  # the winner
    before: float
    after: float
    told: list[Phrase]  # what happened
    view: Json  # the board then, as everybody may see it now


class Chances(msgspec.Struct, frozen=True):
    """Everybody's chances over a game that is over; nothing of one that was not played to its end."""

    method: Phrase  # by what they are estimated
    interval: float  # half of it, at 95 %; nothing where no luck is in the estimate
    moments: list[Chance]
    turning: TurningPoint | None


class Paragraph(msgspec.Struct, frozen=True):
    heading: str
    text: str


class TaleShape(msgspec.Struct, frozen=True):
    """A game that is over as prose, in one language."""

    title: str
    paragraphs: list[Paragraph]


class RatingShape(msgspec.Struct, frozen=True):
    game: str
    rating: float
    games: int


class AccountShape(msgspec.Struct, frozen=True):
    name: str
    ratings: list[RatingShape]
    history: list[Card]


class SessionShape(msgspec.Struct, frozen=True):
    """A browser that is signed in; when it was seen is known within the hour."""

    id: str
    browser: str
    created: int
    seen: int
    is_this: bool


class TokenShape(msgspec.Struct, frozen=True):
    token: str


class ReportShape(msgspec.Struct, frozen=True):
    id: int
    table: str
    player: str
    reporter: str
    text: str
    at: int


class Health(msgspec.Struct, frozen=True):
    status: Literal["ok"]
    version: str
