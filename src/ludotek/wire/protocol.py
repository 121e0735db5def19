"""What is said on the wire between a table and those who sit at it or watch it.

JSON text messages, each with a `type`. What comes in is small, and checked by its struct; what goes
out never holds more of a position than `view` shows to whoever receives it.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ludotek.core.options import Deal
from ludotek.core.outlook import Outlook
from ludotek.core.phrase import Phrase
from ludotek.core.reckoning import Reckoning
from ludotek.story.beat import Beat
from ludotek.story.digest import Sentence

PROTOCOL = 2
LARGEST_MESSAGE = 4096
CLOSE_POLICY, CLOSE_TOO_BIG, CLOSE_BROKEN, CLOSE_RESTART, CLOSE_AGAIN = 1008, 1009, 1011, 1012, 1013  # of a line

Text = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
Digits = Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{64}\Z")]  # 32 bytes
ShortText = Annotated[str, msgspec.Meta(max_length=64)]
MessageId = Annotated[ShortText, msgspec.Meta(extra={"typescript": "MessageId"})]  # read in one's own language
Level = Annotated[int, msgspec.Meta(ge=1, le=5)]
Bargain = Literal["draw", "takeback"]
Status = Literal["open", "live", "over", "closed"]  # of a table
SeatKind = Literal["person", "bot", "friend", "anyone"]
LONGEST_CLOCK = 30 * 86_400  # seconds
Seconds = Annotated[int, msgspec.Meta(ge=0, le=LONGEST_CLOCK)]
Json = Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema={"type": "object"})]  # what was encoded before it is sent
UNTOLD, WORDLESS = msgspec.Raw(b""), Phrase("")  # what is left out


class Incoming(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What a client may say."""


class Hello(Incoming, tag="hello", frozen=True):
    """The first message: which protocol the client speaks, for which seat, and whether it keeps things in mind."""

    protocol: int
    seat: Annotated[str, msgspec.Meta(max_length=32)] = ""  # by its name; else the first one
    remembers: bool = False  # then updates do not repeat names and reasons, nor what of the view is as before


class Play(Incoming, tag="move", frozen=True):
    """A move, the question it answers, and in a race when it was made, on the table's clock."""

    question: int
    move: int
    time: int | None = None
    nonce: ShortText = ""


class Pong(Incoming, tag="pong", frozen=True):
    """The answer to a ping: what the client's own clock says, in milliseconds."""

    id: int
    clock: float


class Chat(Incoming, tag="chat", frozen=True):
    text: Text


class Words(Incoming, tag="words", frozen=True):
    """Words of one's own beside what is being agreed on; they bind nobody."""

    text: Text


class Canned(Incoming, tag="canned", frozen=True):
    """An announcement that everybody can read in their own language."""

    id: MessageId


class Seal(Incoming, tag="seal", frozen=True):
    """What binds a player to a salt that nobody has seen yet, in a round of the exchange before the game."""

    round: int
    seal: Digits


class Salt(Incoming, tag="salt", frozen=True):
    """A player's own part of the luck of a game, shown once everybody's is sealed."""

    round: int
    salt: Digits


class Waive(Incoming, tag="waive", frozen=True):
    """Add nothing to the luck, for everybody to see."""


class Free(Incoming, tag="free", frozen=True):
    """Send away somebody whose part of the luck has not come, so that another may sit down."""

    seat: int


class Stand(Incoming, tag="stand", frozen=True):
    """Leave one's seat."""


class Resign(Incoming, tag="resign", frozen=True):
    pass


class Rematch(Incoming, tag="rematch", frozen=True):
    pass


class Offer(Incoming, tag="offer", frozen=True):
    what: Bargain


class Answer(Incoming, tag="answer", frozen=True):
    what: Bargain
    accept: bool


class GiveToBot(Incoming, tag="give_to_bot", frozen=True):
    """Let a bot play on for somebody who has been away too long."""

    seat: int
    level: Level


class Mute(Incoming, tag="mute", frozen=True):
    player: ShortText


class Unmute(Incoming, tag="unmute", frozen=True):
    player: ShortText


class Remove(Incoming, tag="remove", frozen=True):
    player: ShortText


Message = (
    Hello
    | Play
    | Pong
    | Chat
    | Words
    | Canned
    | Seal
    | Salt
    | Waive
    | Free
    | Stand
    | Resign
    | Rematch
    | Offer
    | Answer
    | GiveToBot
    | Mute
    | Unmute
    | Remove
)


# What goes out is made for every move and part of no circle: with `gc=False` the collector does not look at it.


class MoveOut(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A move that is offered, what it is called, and what it costs and brings at once, in games that say so."""

    move: int
    does: Json = UNTOLD  # what it is: `{"verb": "travel", "site": 3}`, as the game's vocabulary declares it
    words: Phrase = WORDLESS  # both are left out where they were told before, to those who remember
    change: dict[str, int] = {}


class RefusedOut(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """An action that whoever is asked expects and cannot take, and the rule that forbids it."""

    run: tuple[int, int]  # its first and its last move
    why: Phrase = WORDLESS  # left out, to those who remember, where it is that of the one before
    does: Json = UNTOLD  # what it is: a move as the vocabulary declares it, or a run's name, `{"verb": "travel"}`
    words: Phrase = WORDLESS  # left out like a move's


class EventOut(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that was told to whoever receives this."""

    ply: int
    numbers: tuple[int, int, int]  # the event as the rules tell it
    told: Json  # what it is: `{"event": "took", "seat": 0, "tile": 9}`, as the game's vocabulary declares it
    time: int | None = None  # milliseconds since the table began, of events of which people want to know it


class Moment(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The game as one seat sees it now, and what it is asked."""

    kind: Literal["deal", "turn", "sealed", "race", "over"]
    view: Json  # the game's own View; in updates, to those who remember, what of it has changed
    question: int
    moves: list[MoveOut]
    awaiting: list[int]  # seats; in a sealed moment only one's own
    others: bool  # whether anybody else is being waited for
    sentence: Phrase  # what is awaited, in words
    deadline: int | None = None  # on the table's clock
    since: int | None = None  # in a race: when this moment began, on the table's clock
    refused: list[RefusedOut] | None = None  # what one expects and cannot do now, in games that say why; nothing, if
    # one is asked nothing, or if it is as when one was last asked, to those who remember
    deal: Deal | None = None


class SeatOut(msgspec.Struct, frozen=True):
    """A seat, who sits there, and how much time they have left."""

    name: str
    kind: SeatKind
    player: str | None
    player_name: str | None
    level: int | None
    present: bool
    clock: int | None  # milliseconds left
    latency: int | None  # the round trip in milliseconds, as the table measured it
    bot_from: int | None = None  # when a bot may play on for somebody who is away, on the table's clock


class ChatOut(msgspec.Struct, frozen=True, tag="chat", tag_field="type"):
    player: str
    name: str
    seat: int | None
    text: str
    canned: MessageId | None
    at: int


class WordsOut(msgspec.Struct, frozen=True):
    """What a seat has added to a deal in words of its own."""

    deal: int
    seat: int
    text: str


class TableClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """By which time a table is played, as whoever opens it chooses."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: Seconds = 0
    increment: Seconds = 0


class OfferOut(msgspec.Struct, frozen=True):
    what: Bargain
    by: int


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str


class TableOut(msgspec.Struct, frozen=True, tag="table", tag_field="type"):
    """The whole table as one seat, or a spectator, may know it."""

    id: str
    game: str
    title: str
    options: Json
    host: str
    private: bool
    status: Status
    clock: TableClock
    you: Person
    your_seat: int  # -3: a spectator
    seats: list[SeatOut]
    spectators: int
    ply: int
    commitment: str
    salts: dict[str, str]  # by seat, once the game has begun
    chat: list[ChatOut]
    history: list[EventOut]
    story: list[Beat]  # the same for people, from the beginning
    offers: list[OfferOut]
    can_take_back: bool
    result: list[int] | None
    reason: Phrase | None
    next_table: str | None  # where a rematch is being played
    now: int
    moment: Moment
    outlook: Outlook | None = None  # where everybody stands, in games that say so
    reckoning: Reckoning | None = None  # how it was won by its rules
    is_given_up: bool = False  # whether people have ended it, and not its rules
    elsewhere: bool = False  # whether it was played elsewhere, and handed in
    hides: bool = False  # whether a seat may know what another must not see
    has_worlds: bool = False  # whether a game that is over may leave a world to the next one
    chronicle: str = ""  # of which the game is one
    has_tale: bool = False  # whether a game that its rules have ended can be told as prose
    announcements: list[Phrase] = []  # what whoever sits here may say without typing
    muted: list[str] = []  # the host's business alone: players who were asked to be quiet
    round: int = 1  # of the exchange of salts
    seals: dict[str, str] = {}  # by seat
    waived: list[str] = []  # seats that add no salt
    late: list[str] = []  # seats for which the game has not begun
    words: list[WordsOut] = []  # beside deals of this game
    since: list[Sentence] = []  # what matters to whoever is asked, of all that happened since its last turn
    quick: list[int] = []  # likewise, by seat: how often it was first in a race sooner than people can react


class UpdateOut(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, tag="update", tag_field="type"):
    """What happened since the last message, and the moment it led to."""

    ply: int
    events: list[EventOut]
    story: list[Beat]  # the same for people
    moment: Moment
    now: int
    can_take_back: bool = False  # left out where it is so
    seats: list[SeatOut] = []  # where a clock runs, or somebody has just come or gone; else they are as last told
    since: list[Sentence] = []  # with one's turn: what matters of all that happened since the last
    outlook: Outlook | None = None  # where everybody stands, if that has changed


class PresenceOut(msgspec.Struct, frozen=True, tag="presence", tag_field="type"):
    seats: list[SeatOut]
    spectators: int
    now: int


class PingOut(msgspec.Struct, frozen=True, tag="ping", tag_field="type"):
    id: int
    now: int


class ErrorOut(msgspec.Struct, frozen=True, tag="error", tag_field="type"):
    code: str
    sentence: str
    nonce: str = ""


News = TableOut | UpdateOut | ChatOut | PresenceOut | PingOut | ErrorOut  # what a table says
