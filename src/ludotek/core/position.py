"""A game is a stream of moves into a position, which answers questions and accepts one command."""

from __future__ import annotations

from typing import ClassVar, Final, Self, TypeAlias

from mypy_extensions import mypyc_attr

from ludotek.core.rng import Rng
from ludotek.core.state import copy_of, key_of

Seat: TypeAlias = int  # a place at the table, from 0 on; those below are nobody's
Move: TypeAlias = int  # a number below `Game.moves`
Points: TypeAlias = int  # a seat's part of the result, the more the better
Milliseconds: TypeAlias = int  # a span of time
Event: TypeAlias = tuple[int, int, int, int]  # audience, event, and its two arguments

# Seats that are nobody's.
CHANCE: Final = -1  # the seat of luck: dice and cards are its moves
CLOCK: Final = -2  # the seat of time: a deadline that passes is its move
SPECTATOR: Final = -3  # the seat of those who only watch

# What sort of moment a position is at.
DEAL: Final = 0  # chance moves, before anyone else
TURN: Final = 1  # one seat moves
SEALED: Final = 2  # several seats choose in secret, in any order; the last choice resolves them
RACE: Final = 3  # several seats may move, and each move changes the position for all
OVER: Final = 4  # the game has ended, and `scores` has its result
KINDS: Final = ("deal", "turn", "sealed", "race", "over")  # by kind of moment: its name

# An audience is a mask of seats: everyone's has every bit set.
EVERYONE: Final = -1  # the audience of all seats, and of spectators

NO_DEADLINE: Final = 0  # what `deadline` says where the rules know none


def only(seat: Seat) -> int:
    """The audience of one seat."""
    return 1 << seat


def hears(seat: Seat, audience: int) -> bool:
    """Whether what is told to an audience reaches a seat; a spectator hears what everyone hears."""
    return audience == EVERYONE or (seat >= 0 and audience >> seat & 1 == 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """One moment of a game: who may do what, and what it does.

    A game declares its attributes in the class body and sets all of them in `__init__`; copy, key and
    pickling follow from that (`core/state.py`). It begins its `play` with `self.ply += 1`. Lists that a
    position returns never change, neither by its own later moves nor by whoever reads them. Whatever
    matters is in `key`, or `follows` from what is there.
    """

    follows: ClassVar[tuple[str, ...]] = ()  # attributes that two positions with equal keys cannot differ in

    ply: int
    heard: list[Event] | None

    def __init__(self, of: Position | None = None) -> None:
        self.ply = 0 if of is None else of.ply
        self.heard = None  # a copy has no listener

    # The questions every game answers. Heirs may be interpreted: nothing else would tell one that it forgot an answer.

    def kind(self) -> int:
        """DEAL, TURN, SEALED, RACE or OVER; depends on public facts only."""
        raise NotImplementedError

    def acting(self) -> list[Seat]:
        """Which people may move now; ask again after every move."""
        raise NotImplementedError

    def moves(self, seat: Seat) -> list[Move]:
        """Every legal move of a seat, of CHANCE or of CLOCK: the only home of legality."""
        raise NotImplementedError

    def scores(self) -> list[Points]:
        """At OVER: the result, a number per seat, which each seat wants as high as possible."""
        raise NotImplementedError

    # The one command.

    def play(self, seat: Seat, move: Move) -> None:
        """Let a seat make a legal move. It trusts its move: whoever is at the door checks first."""
        raise NotImplementedError

    # Questions with an answer that fits most games.

    def odds(self) -> list[int]:
        """At DEAL: whole-number weights of chance's moves, empty when all are alike."""
        return NOTHING

    def ending(self) -> int:
        """At OVER: which of the game's `endings` this is."""
        return 0

    def imagine(self, seat: Seat, rng: Rng) -> Position:
        """A position this seat cannot tell from this one: all that it cannot know, drawn anew."""
        return self.copy()

    def deadline(self) -> Milliseconds:
        """How long the rules let this moment last; depends on public facts only."""
        return NO_DEADLINE

    def moment(self) -> int:
        """From when `deadline` counts: the ply at which this moment began."""
        return self.question(0)

    def reading(self, elapsed: Milliseconds) -> Move:
        """Where time scores: the move of CLOCK that says how long this moment took; -1 where any will do."""
        return -1

    def pause(self, seat: Seat) -> Milliseconds:
        """The least time between a seat's last move and its next one."""
        return 0

    def question(self, seat: Seat) -> int:
        """Names the moment a move of this seat answers: the ply at which the question was put."""
        return self.ply

    # Narration.

    def tell(self, audience: int, event: int, first: int, second: int) -> None:
        """Say what happened to those who may know. With nobody listening it costs one comparison."""
        if self.heard is not None:
            self.heard.append((audience, event, first, second))

    # Copies, equality, hashing and pickling follow from the declared attributes.

    def copy(self) -> Self:
        """An independent position at the same moment, with nobody listening."""
        copy = copy_of(self, Position)
        copy.ply = self.ply
        copy.heard = None
        return copy

    def key(self) -> tuple[object, ...]:
        """Everything that makes two positions the same moment, hashable; neither ply nor listener."""
        return key_of(self, Position)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and type(other) is type(self) and other.key() == self.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __getstate__(self) -> dict[str, object]:
        state: dict[str, object] = {name: getattr(self, name) for name in attributes(type(self))}
        state.update(getattr(self, "__dict__", {}))
        return state

    def __setstate__(self, state: dict[str, object]) -> None:
        for name, value in state.items():
            setattr(self, name, value)


NOTHING: Final[list[int]] = []


def attributes(cls: type) -> list[str]:
    """The declared attributes of a compiled position, which has no `__dict__` to keep them in."""
    names: list[str] = []
    for base in cls.__mro__:
        names += [name for name in base.__dict__.get("__mypyc_attrs__", ()) if not name.startswith("__")]
    return names
