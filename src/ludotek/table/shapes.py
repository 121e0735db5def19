"""The shapes of what goes in and out over HTTP, from which the API's description is made."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from ludotek.table.accounts import LONGEST_NAME, LONGEST_PASSWORD
from ludotek.table.clocks import LONGEST_CLOCK
from ludotek.table.foresight import LONGEST_LINE

Name = Annotated[str, Field(min_length=1, max_length=4 * LONGEST_NAME)]
Password = Annotated[str, Field(max_length=LONGEST_PASSWORD)]
Meaning = dict[str, Any]  # a verb or an event by its name, and what it names; each game declares its own
Options = dict[str, str | int | float | bool | None]


class Shape(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Problem(Shape):
    """Why something was refused: a code that never changes, and a sentence."""

    code: str
    sentence: str


class PhraseShape(Shape):
    """The id of a message in the language files, and what fills its gaps."""

    id: str
    gaps: dict[str, str | int | PhraseShape]


# What comes in.


class NameIn(Shape):
    name: Name


class CredentialsIn(Shape):
    name: Name
    password: Password


class PasswordsIn(Shape):
    old: Password
    new: Password


class SeatIn(Shape):
    kind: Literal["me", "friend", "anyone", "bot"]
    level: Annotated[int, Field(ge=1, le=5)] = 3


class ClockShape(Shape):
    kind: Literal["none", "move", "game"] = "none"
    seconds: Annotated[int, Field(ge=0, le=LONGEST_CLOCK)] = 0
    increment: Annotated[int, Field(ge=0, le=LONGEST_CLOCK)] = 0


class TableIn(Shape):
    game: Annotated[str, Field(max_length=32)]
    options: Options = {}
    seats: Annotated[list[SeatIn], Field(max_length=12)]
    clock: ClockShape = ClockShape()
    private: bool = False
    waive: bool = False  # whether whoever opens it adds no salt


class SitIn(Shape):
    token: Annotated[str, Field(max_length=128)] | None = None
    waive: bool = False


class ForesightIn(Shape):
    question: Annotated[int, Field(ge=0)]
    line: Annotated[list[Annotated[int, Field(ge=0)]], Field(max_length=LONGEST_LINE)] = []


class ReportIn(Shape):
    table: Annotated[str, Field(max_length=32)]
    player: Annotated[str, Field(max_length=32)]
    text: Annotated[str, Field(min_length=1, max_length=1000)]


# What goes out.


class Me(Shape):
    id: str | None
    name: str | None
    account: bool


class BranchShape(Shape):
    """A move that would be offered, and the game's odds after it, where it has any."""

    move: int
    does: Meaning
    words: PhraseShape
    odds: dict[str, Any] | None


class ForesightShape(Shape):
    """The moment after some moves, as the seat that asks would see it."""

    view: dict[str, Any]
    odds: dict[str, Any] | None
    moves: list[BranchShape]


class LevelShape(Shape):
    level: int
    name: PhraseShape


class GameShape(Shape):
    id: str
    title: str
    in_house: bool
    seats: list[str]
    options_schema: dict[str, Any]
    levels: list[LevelShape]
    announcements: list[PhraseShape]
    languages: list[str]
    daily: Options | None = None  # the options of today's course, where the game has one
    has_best: bool = False  # whether marks are compared
    slow: Options = {}  # what several people must choose who play by a clock of an hour a move or more


class RulesShape(Shape):
    html: str
    has_reference: bool


class CardSeat(Shape):
    name: str
    kind: Literal["person", "bot", "friend", "anyone"]
    player_name: str | None
    level: int | None


class Card(Shape):
    """A table in a few words."""

    id: str
    game: str
    title: str
    status: Literal["open", "live", "over", "closed"]
    seats: list[CardSeat]
    clock: ClockShape
    private: bool
    created: int
    your_seat: int | None
    awaits_you: bool


class Lobby(Shape):
    open: list[Card]
    live: list[Card]
    mine: list[Card]


class Created(Shape):
    id: str
    url: str
    invitations: dict[str, str]
    commitment: str  # of the house to its dice, before anybody else has added to them
    near: str | None = None  # for somebody at the house's own machine: its address on the network there


class EventShape(Shape):
    ply: int
    numbers: tuple[int, int, int]
    told: Meaning
    say: PhraseShape


class ReplaySeat(Shape):
    name: str
    player_name: str | None


class ReplayStep(Shape):
    ply: int
    seat: int
    move: PhraseShape | None
    events: list[EventShape]
    view: dict[str, Any]


class ReplayShape(Shape):
    game: str
    title: str
    options: dict[str, Any]
    seats: list[ReplaySeat]
    result: list[int] | None
    reason: PhraseShape | None
    steps: list[ReplayStep]


class BetterMove(Shape):
    words: PhraseShape
    probability: float


class ReviewedMove(Shape):
    ply: int
    seat: int
    chosen: PhraseShape
    best: list[BetterMove]
    lost: float
    interval: float


class ReviewShape(Shape):
    status: Literal["thinking", "done"]
    exact: bool
    budget: PhraseShape | None
    raced: bool
    unit: str
    moves: list[ReviewedMove]


class RatingShape(Shape):
    game: str
    rating: float
    games: int


class AccountShape(Shape):
    name: str
    ratings: list[RatingShape]
    history: list[Card]


class SessionShape(Shape):
    """A browser that is signed in; when it was seen is known within the hour."""

    id: str
    browser: str
    created: int
    seen: int
    is_this: bool


class BestMark(Shape):
    """Somebody's best on a course, and the table whose record shows it."""

    place: int
    name: str
    is_you: bool
    mark: PhraseShape
    value: int
    table: str
    at: int


class ChallengeShape(Shape):
    course: str
    name: PhraseShape
    options: Options
    is_daily: bool
    best: list[BestMark]
    yours: BestMark | None
    players: int


class BestShape(Shape):
    day: str
    is_today: bool
    challenges: list[ChallengeShape]


class Comparison(Shape):
    course: str | None
    mark: PhraseShape | None
    best: list[BestMark]
    yours: BestMark | None
    players: int


class TokenShape(Shape):
    token: str


class ReportShape(Shape):
    id: int
    table: str
    player: str
    reporter: str
    text: str
    at: int


class Health(Shape):
    status: Literal["ok"]
    version: str
