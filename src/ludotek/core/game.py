"""A game as the house sees it: its name, its seats, its options, and how it starts."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from datetime import date
from functools import cached_property
from typing import ClassVar, Literal, get_args, get_origin, get_type_hints

import msgspec

from ludotek.core.errors import BadOptions, IllegalMove
from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import CHANCE, CLOCK, SPECTATOR, Event, Move, Position, Seat
from ludotek.core.verbs import Happening, Speech, Verb


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The choices a table makes before a game. Fields have types, defaults and limits;
    `__post_init__` may raise ValueError with a sentence for what types cannot say."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat may see of a position: all that leaves the server."""


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


class Game(ABC):
    """One of the house's games. Its folder tells the rules; this tells everybody else about it."""

    id: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[int] = 1  # rises when old records would no longer replay
    form: ClassVar[type[Options]] = Options  # the game's own options
    verbs: tuple[Verb, ...]  # what its moves mean, in the order of their numbers
    happenings: tuple[Happening, ...] = ()  # what its events mean, likewise
    is_spoken: ClassVar[bool] = False  # whether language files have its words; else it is told plainly
    endings: ClassVar[tuple[str, ...]] = ("over",)  # by what `Position.ending` returns: a word for records
    has_secrets: ClassVar[bool] = False  # with its usual options; `hides` answers for others
    announcements: ClassVar[tuple[Phrase, ...]] = ()  # what players may say without typing; binds nobody
    slow: ClassVar[Mapping[str, str | int | bool]] = {}  # options for tables whose moves take days

    @abstractmethod
    def seats(self, options: Options) -> tuple[str, ...]:
        """The names of the seats, in order: `("rows", "columns")`."""

    @abstractmethod
    def first(self, options: Options) -> Position:
        """The position before the first move."""

    @abstractmethod
    def view(self, position: Position, seat: Seat) -> View:
        """What a seat, or a spectator, may see."""

    def last_view(self, position: Position, seat: Seat) -> View:
        """What a seat sees when people have ended a game before its rules did; more than `view`, where an end
        uncovers something."""
        return self.view(position, seat)

    def hides(self, options: Options) -> bool:
        """Whether a seat may lack knowledge in games with these options."""
        return self.has_secrets

    def open_options(self, options: Options) -> Options:
        """The options as they may be told at any moment of a game; all of them, unless some lie covered in it."""
        return options

    def in_words_of(self, options: Options) -> Game:
        """The game as a table with these options speaks of it: itself, unless a sheet brings names of its own."""
        return self

    def say_move(self, move: Move) -> Phrase:
        """A move as people are told it, in any language; plainly, if the game has no words of its own."""
        return self.speech.say(move) if self.is_spoken else phrase("plain", words=self.words(move))

    def say_seat(self, seat: Seat, options: Options) -> Phrase:
        """A seat as people call it, in any language; plainly, if the game has no words of its own."""
        return phrase("plain", words=self.seats(options)[seat])

    def changes(self, position: Position, seat: Seat, moves: Sequence[Move]) -> Sequence[Mapping[str, int]]:
        """By move: what it costs and brings whoever makes it, as far as that seat can know, by the names of the goods
        in the message `<id>-change`; empty, if the game does not say."""
        return ()

    def say_question(self, view: View, seat: Seat) -> Phrase | None:
        """What a seat that must move is asked, in a sentence; nothing, if the game has no words of its own."""
        return None

    def say_event(self, event: Event) -> Phrase:
        """An event as people are told it, in any language; plainly, if the game has no words of its own."""
        if self.is_spoken:
            return self.speech.tell(event)
        _, what, a, b = event
        return phrase("plain", words=f"{self.happenings[what].name} {a} {b}")

    def tell(self, event: Event, options: Options) -> Phrase:
        """An event at a table with these options; most games say the same at every table."""
        return self.in_words_of(options).say_event(event)

    def audit(self, position: Position) -> str:
        """What is true at every moment of a game, and is not true here, in a sentence; nothing if all is well."""
        return ""

    # Marks, where a game has any.

    def mark(self, position: Position, options: Options) -> Mark | None:
        """The mark that a game which is over has set; nothing, if it cannot be compared with others."""
        return None

    def say_mark(self, value: int) -> Phrase:
        """A mark as people are told it, in any language."""
        return phrase("plain", words=str(value))

    def challenges(self, day: date) -> tuple[Challenge, ...]:
        """The courses on which marks are compared that day, the one to begin with first."""
        return ()

    # What follows from these.

    def options(self, given: Mapping[str, object] | None = None) -> Options:
        """Options from plain values (a form, a command line, a record); others take their defaults."""
        chosen = dict(given or {})
        for name in chosen:
            if name not in self.form.__struct_fields__:
                known = ", ".join(self.form.__struct_fields__) or "none"
                sentence = f"{self.title} has no option called {name!r}; it has {known}."
                raise BadOptions("core/bad-options", sentence, name)
        try:
            return msgspec.convert(chosen, self.form, strict=False)
        except msgspec.ValidationError as error:
            raise self._refusal(chosen, str(error)) from None
        except UnicodeEncodeError:  # half of a character pair, from a damaged text
            raise self._refusal(chosen, "an option holds something that is not text") from None

    def _refusal(self, chosen: dict[str, object], problem: str) -> BadOptions:
        """What was possible, where an option takes one of a few values; else what the form itself says."""
        kinds = get_type_hints(self.form)
        for name, value in chosen.items():
            allowed = get_args(kinds[name]) if get_origin(kinds[name]) is Literal else ()
            if kinds[name] is bool and problem.endswith(f"`$.{name}`"):
                allowed = ("false", "true")
            if allowed and value not in allowed:
                sentence = f"{self.title}'s option {name} is one of {', '.join(map(str, allowed))}, not {value!r}."
                return BadOptions("core/bad-options", sentence, name)
        blamed = next((name for name in chosen if re.search(rf"\b{name}\b", problem)), "")
        return BadOptions("core/bad-options", f"{self.title}: {problem.removesuffix(' - at `$`')}.", blamed)

    def start(self, **options: object) -> Position:
        """The position before the first move, with these options."""
        return self.first(self.options(options))

    @cached_property
    def speech(self) -> Speech:
        """What the numbers of moves and events mean."""
        return Speech(self.id, self.verbs, self.happenings)

    @cached_property
    def vocabulary(self) -> tuple[str, ...]:
        """By move: its words in records, no two alike."""
        return self.speech.words()

    @property
    def moves(self) -> int:
        """How many moves the vocabulary has: moves are the numbers below it."""
        return len(self.vocabulary)

    def words(self, move: Move) -> str:
        """A move as records write it; the same in every language."""
        return self.vocabulary[move]

    def read(self, text: str) -> Move:
        """The move that these words mean."""
        move = self._moves_by_words.get(" ".join(text.split()).casefold())
        if move is None:
            raise IllegalMove("core/unknown-words", f"{self.title} has no move called {text!r}.")
        return move

    @cached_property
    def _moves_by_words(self) -> dict[str, Move]:
        return {words.casefold(): move for move, words in enumerate(self.vocabulary)}

    def __getstate__(self) -> dict[str, object]:
        """What a game was made of; its speech, which other processes make for themselves, does not travel."""
        return {name: value for name, value in vars(self).items() if name not in DERIVED}

    def seat_name(self, seat: Seat, options: Options) -> str:
        """The name of a seat as records write it."""
        return HOUSE_SEATS.get(seat) or self.seats(options)[seat]

    def seat_named(self, name: str, options: Options) -> Seat | None:
        """The seat with a name, or none."""
        for seat, house in HOUSE_SEATS.items():
            if name == house:
                return seat
        names = self.seats(options)
        return names.index(name) if name in names else None


DERIVED = ("speech", "vocabulary", "_moves_by_words")
HOUSE_SEATS = {CHANCE: "chance", CLOCK: "clock", SPECTATOR: "spectator"}
