"""What the house keeps, one struct a row: tables, moves, people, and what they say."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from ludotek.core.errors import LudotekError
from ludotek.core.position import Milliseconds, Move, Points, Seat

TableId: TypeAlias = str
PlayerId: TypeAlias = str
SessionId: TypeAlias = str
ChronicleId: TypeAlias = str
Status: TypeAlias = Literal["open", "live", "over", "closed"]
SeatKind: TypeAlias = Literal["me", "friend", "anyone", "bot", "empty", "here"]
TokenKind: TypeAlias = Literal["seat", "api"]

# What the other stores are told has changed; EVERYTHING when they may have missed something.
MOVES, TABLE, CHAT, CALLS, EVERYTHING = "moves", "table", "chat", "calls", "everything"

FORMER_GUEST = "a former guest"
LONGEST_ID = 32


class Conflict(LudotekError):
    """Somebody else was first: read again, and see whether there is still something to do."""


class NotKept(LudotekError):
    """The house keeps nothing under that name."""


class StoreLost(LudotekError):
    """The database went away before it answered: whether the change is kept is known only by reading again."""


class SeatRow(msgspec.Struct, kw_only=True):
    """Who may sit, or sits, in one seat of a table."""

    name: str  # as the game calls the seat
    kind: SeatKind
    player: PlayerId | None = None
    level: int | None = None  # of a bot
    ready: bool = False
    called: str = ""  # somebody without a browser of their own, who plays at the player's screen


class StoredMove(msgspec.Struct, frozen=True):
    """One move of a table, as it is kept."""

    ply: int
    seat: Seat
    move: Move
    time_ms: Milliseconds | None = None  # since the table's start
    question: int = 0


class TableRow(msgspec.Struct, kw_only=True):
    """A table: what is played, by whom, under which clock, and how it ended. Times are server milliseconds."""

    id: TableId
    game: str
    game_version: int = 1
    options: dict[str, object] = {}
    seats: list[SeatRow] = []
    host: PlayerId | None = None
    clock: dict[str, object] = {}
    private: bool = False
    status: Status = "open"
    result: list[Points] | None = None
    reason: str | None = None
    commitment: str = ""
    seed: bytes = b""  # never leaves the server before the game is over
    salts: dict[str, str] = {}  # by seat name
    state: dict[str, object] = {}  # what else the table remembers: offers, muted players, time left, a rematch
    created: Milliseconds = 0
    started: Milliseconds | None = None
    ended: Milliseconds | None = None
    deadline: Milliseconds | None = None  # when the clock next has something to say
    version: int = 1  # rises with every change that is not a bare move


class ChatRow(msgspec.Struct, kw_only=True, frozen=True):
    """Something said at a table."""

    table_id: TableId
    player: PlayerId
    text: str
    at: Milliseconds
    seat: Seat | None = None
    canned: bool = False  # an announcement the game knows by id, rather than typed words
    name: str = ""  # the speaker's name today; filled in when read
    id: int = 0


class CallRow(msgspec.Struct, kw_only=True, frozen=True):
    """A move in a race that waits for an earlier one that may be under way."""

    table_id: TableId
    question: int
    seat: Seat
    move: Move
    time_ms: Milliseconds  # corrected by the server, on the server's clock
    closes: Milliseconds  # when the window closes


class PlayerRow(msgspec.Struct, kw_only=True, frozen=True):
    """Somebody with a name; with an account, if `account` says so."""

    id: PlayerId
    name: str
    created: Milliseconds
    account: str | None = None  # the name to log in with
    generation: int = 0  # cookies of an earlier one are void
    deleted: Milliseconds | None = None


class AccountRow(msgspec.Struct, kw_only=True, frozen=True):
    """A name and a password; the rest is the player's."""

    player: PlayerId
    name: str
    password: str  # its argon2 hash
    created: Milliseconds


class SessionRow(msgspec.Struct, kw_only=True, frozen=True):
    """A browser that is signed in to an account."""

    id: SessionId
    player: PlayerId
    browser: str  # as far as it says: "Firefox, Linux"
    created: Milliseconds
    seen: Milliseconds  # within the hour


class TokenRow(msgspec.Struct, kw_only=True, frozen=True):
    """A seat invitation or an API token; only its hash is kept."""

    hash: str
    kind: TokenKind
    created: Milliseconds
    player: PlayerId | None = None
    table_id: TableId | None = None
    seat: str | None = None


class ReportRow(msgspec.Struct, kw_only=True, frozen=True):
    """A complaint about somebody, for the people who keep the house."""

    table_id: TableId
    player: PlayerId  # whom it is about
    reporter: PlayerId | None
    text: str
    at: Milliseconds
    id: int = 0


class MarkRow(msgspec.Struct, kw_only=True, frozen=True):
    """What somebody achieved in one game, and where its record is; the less, the better."""

    table_id: TableId
    game: str
    course: str
    player: PlayerId
    value: int
    at: Milliseconds


class Placed(msgspec.Struct, kw_only=True, frozen=True):
    """A player's best mark on a course, and its place among those of all players; equal marks share one."""

    place: int
    name: str
    mark: MarkRow


class ChronicleRow(msgspec.Struct, kw_only=True, frozen=True):
    """A line of games under a name."""

    id: ChronicleId
    game: str
    name: str
    founder: PlayerId | None
    created: Milliseconds


class ChapterRow(msgspec.Struct, kw_only=True, frozen=True):
    """A game of a chronicle, and what is told of it once it is over."""

    table_id: TableId
    chronicle: ChronicleId
    after: TableId | None = None  # the game in whose world it begins
    told: dict[str, object] | None = None


class RatingRow(msgspec.Struct, kw_only=True, frozen=True):
    """A player's strength at one game, how sure that is, and from how many games."""

    player: PlayerId
    game: str
    mu: float
    sigma: float
    games: int = 0

    @property
    def ordinal(self) -> float:
        """A strength that is almost surely reached: what a list of players is sorted by."""
        return self.mu - 3 * self.sigma


def may_be_id(text: str) -> bool:
    """Whether the house could have made this id; what else a URL may hold, some databases refuse to look for."""
    return len(text) <= LONGEST_ID and text.isascii() and text.isprintable()
