"""What a game may bring beside its rules: where each part lies, and what it offers to whoever asks for it.

A game declares its parts by their names in its own folder, `bot = Part[Skill]("bot:SKILL")`. Each is loaded when it is
first asked for, so that a list of games imports no solver and a table no terminal.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Generic, NamedTuple, Protocol, TypeAlias, TypeVar

import msgspec

from ludotek.core.errors import LudotekError
from ludotek.core.extras import MissingExtra
from ludotek.core.options import Options
from ludotek.core.phrase import Phrase
from ludotek.core.position import Move, Position, Seat
from ludotek.core.rng import Rng

T = TypeVar("T")
Evaluate: TypeAlias = Callable[[Position, Seat], float]
Policy: TypeAlias = Callable[[Position, Seat, Rng], Move]
Plausible: TypeAlias = Callable[[Position, Seat], list[Move]]
Remembered: TypeAlias = Callable[[Position, Seat, float, Rng], Position]
Mixes: TypeAlias = Callable[[Position, Seat], list[float]]
Progress: TypeAlias = Callable[[float], None]
Reference: TypeAlias = Callable[[str], str]  # by the code of a language: a page in HTML that needs no other file

BOLDNESS = 0.7  # of a search in games that do not say how bold it should be


class BrokenPart(LudotekError):
    """A part of a game that is declared and cannot be loaded."""


class Part(Generic[T]):
    """A part of a game, as `module:NAME` in the folder of the class that declares it; none, if there is no place."""

    def __init__(self, place: str = "") -> None:
        self.place = place
        self.loaded: T | None = None

    def __set_name__(self, owner: type, name: str) -> None:
        self.package = package_of(owner)
        self.name = name

    def __get__(self, game: object, owner: type) -> T | None:
        if self.loaded is None and self.place:
            self.loaded = self.load()
        return self.loaded

    def load(self) -> T:
        """The part itself. Raises MissingExtra where its libraries are not installed, else an error that names it."""
        module, _, attribute = self.place.partition(":")
        try:
            found: T = getattr(import_module(f"{self.package}.{module}"), attribute)
        except MissingExtra:
            raise
        except Exception as error:
            sentence = f"The {self.name} of {self.package}, {self.place}, cannot be loaded: {error!r}."
            raise BrokenPart("core/broken-part", sentence) from error
        return found


def package_of(owner: type) -> str:
    """The package in whose folder a class lies."""
    return getattr(sys.modules.get(owner.__module__), "__package__", "") or owner.__module__


def faults(game: object) -> list[str]:
    """What of a game's parts is declared and cannot be loaded, a sentence each. A missing extra is no fault."""
    found: list[str] = []
    for name in sorted(
        {name for base in type(game).__mro__ for name, one in vars(base).items() if isinstance(one, Part)}
    ):
        try:
            getattr(game, name)
        except MissingExtra:
            continue
        except BrokenPart as error:
            found.append(error.sentence)
    return found


class Skill(NamedTuple):
    """What a game teaches the general bots. Whatever it leaves out, they do without."""

    evaluate: Evaluate | None = None  # what a seat may expect to score, on the scale of the game's scores
    policy: Policy | None = None  # how to play on, rather than at random; it may look at its own seat's secrets only
    plausible: Plausible | None = None  # which of a seat's moves are worth a thought, by what the seat itself may know
    method: str = ""  # the search that suits the game; else it follows from what the game hides
    horizon: int | None = None  # moments of play after which a search evaluates; none is at once
    is_zero_sum: bool = False  # of two seats one loses what the other wins
    boldness: float = BOLDNESS  # how much of the spread of scores a search grants a move for being little tried
    simulations: Mapping[int, int] = {}  # by level: how far it searches
    play: Mapping[int, Policy] = {}  # by level: how it plays, where that is no search
    remembered: Remembered | None = None  # what a share of memory keeps of a position, with the same moves
    slip: Policy | None = None  # a mistake as people make it: one of the seat's moves
    slow: tuple[int, ...] = ()  # levels that think for more than three seconds where rules are interpreted


class Library(NamedTuple):
    """A game's cards, for whoever looks one up."""

    names: Sequence[Phrase]  # by card
    facts: Callable[[int], Sequence[tuple[Phrase, Phrase]]]  # of a card: what a fact is called, and what it is
    rulings: Callable[[int], Phrase]  # one a line; a card about which nothing was ruled has no such message


class WorldText(NamedTuple):
    """A world between two games, read from a line of text."""

    text: str  # as it was read, character by character
    title: Phrase
    lines: Sequence[tuple[Phrase, Sequence[Phrase]]]  # what it consists of: what a line is about, and what there is
    document: msgspec.Struct  # the same for programs
    upgraded: str  # as the latest version of the format has it
    repairs: Sequence[Phrase]  # what had to be changed for that
    options: Mapping[str, str | int | bool]  # of a table at which it is played


class Ended(NamedTuple):
    """A finished game: how it began and ended, and who sat there."""

    options: Options
    first: Position
    last: Position
    names: Sequence[str]  # by seat
    rng: Rng
    title: str = ""  # of the chronicle to which it belongs
    begun: Position | None = None  # when the first seat was asked something


class Worlds(NamedTuple):
    """Worlds that go on from game to game, each as a line of text that people exchange."""

    show: Callable[[str], WorldText]  # raises an error that says what is wrong, and where
    left: Callable[[Ended], str]  # what a finished game leaves, all that lies facedown mixed; else nothing
    form: type[msgspec.Struct] | None = None  # of the documents, for whoever draws one


class SolvedTable(Protocol):
    """Best play at every position of a game."""

    def covers(self, position: Position) -> bool:
        """Whether this position's game, with its options, is one that has been solved."""

    def strategy(self, position: Position, seat: Seat) -> list[float]:
        """How likely to play each of `position.moves(seat)`; in a race one more number may say how likely to wait."""

    def value(self, position: Position, seat: Seat) -> float:
        """The score that a seat can expect under best play."""

    def is_ready(self, position: Position) -> bool:
        """Whether the answer is at hand; otherwise the first question takes as long as solving does."""

    def prepare(self, options: Options) -> None:
        """Solve, or load, all that games with these options need."""


class Judged(msgspec.Struct, frozen=True):
    """A choice that somebody made, and what it cost on average against an opponent who plays best."""

    ply: int  # the number of the move, from 1 on
    seat: Seat
    chosen: Move
    moves: list[Move]
    best: list[float]  # how likely best play is to make each of the moves
    lost: float  # of the result


class Solver(NamedTuple):
    """What exact methods say of a game."""

    solve: Callable[..., object]  # by the words of a command line; takes `progress` too
    table: Callable[[], SolvedTable]
    exploit: Callable[[Mixes | SolvedTable, Progress | None], object | None] | None = None  # what best play gains
    estimate: Callable[[Policy, int, Rng, Progress | None], object] | None = None  # the same, from a sample
    review: Callable[[Position, Sequence[tuple[Seat, Move]]], list[Judged]] | None = None  # of all the moves of a game


class Odds(NamedTuple):
    """Chances that a game works out exactly: of a question in a form, and at a moment of play."""

    form: type[msgspec.Struct]
    of: Callable[..., msgspec.Struct]  # what is asked, filled in
    at: Callable[[Position], msgspec.Struct | None]  # none where nothing is at stake


class Chronicle(NamedTuple):
    """Games that follow each other, each of them beginning in what the one before has left."""

    begin: Callable[[Options], Position]  # the first of them
    follow: Callable[[Position, Options], Position]  # the next one, after a game that is over
    seating: Callable[[Position], list[Seat]]  # by seat of the next game: where whoever takes it sat in this one
    tell: Callable[[Position, Position], msgspec.Struct]  # how a game began and ended: facts, one a column
    fault: Callable[[Position], str]  # what is wrong with what a game leaves, in a sentence; nothing if all is well
    option: str  # which, if it is chosen, has a game leave something
    name: Callable[[Options], str]  # of what a game begins in; nothing, if it has none
    seed: Callable[[Options], str]  # the same as a line of text; nothing, if it begins anew
    go_on: Callable[[Ended], Mapping[str, str | int | bool]]  # the options that begin the next game in what is left
    world: Callable[[Options], object]  # what a game with these options begins in, to be compared
    changes: Callable[[Ended], Sequence[tuple[Phrase, Sequence[Phrase]]]]  # what a game changed in its world
