"""A game as the house sees it: its name, its seats, its options, how it starts, and the parts it brings."""

# A game is given only positions, options and views that it made itself, so a game of some kind of them is a game
# of any: its type variables are covariant although methods take them, which mypy reports as "misc".
# mypy: disable-error-code="misc"

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from datetime import date
from functools import cached_property
from inspect import getfile
from pathlib import Path
from typing import ClassVar, Generic, Literal, get_args, get_origin, get_type_hints

import msgspec
from typing_extensions import TypeVar

from ludotek.core.encoding import Encoding
from ludotek.core.errors import BadOptions, IllegalMove
from ludotek.core.learning import Learning
from ludotek.core.options import Challenge, Deal, Mark, Options, View
from ludotek.core.outlook import Outlook
from ludotek.core.parts import Chronicle, Library, Odds, Part, Reference, Skill, Solver, Worlds
from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import CHANCE, CLOCK, SPECTATOR, Event, Move, Position, Seat
from ludotek.core.reckoning import Reckoning
from ludotek.core.refusals import Action, Refusal, Refusals
from ludotek.core.study import Study
from ludotek.core.tale import Teller
from ludotek.core.verbs import Happening, Speech, Verb

P = TypeVar("P", bound=Position, default=Position, covariant=True)
O = TypeVar("O", bound=Options, default=Options, covariant=True)  # noqa: E741
V = TypeVar("V", bound=View, default=View, covariant=True)


class Game(ABC, Generic[P, O, V]):
    """One of the house's games. Its folder tells the rules; this tells everybody else about it."""

    id: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[int] = 1  # rises when old records would no longer replay
    form: type[O] = Options  # type: ignore[assignment]  # the game's own options; these are none
    verbs: tuple[Verb, ...]  # what its moves mean, in the order of their numbers
    happenings: tuple[Happening, ...] = ()  # what its events mean, likewise
    is_spoken: ClassVar[bool] = False  # whether language files have its words; else it is told plainly
    endings: ClassVar[tuple[str, ...]] = ("over",)  # by what `Position.ending` returns: a word for records
    has_secrets: ClassVar[bool] = False  # with its usual options; `hides` answers for others
    announcements: ClassVar[tuple[Phrase, ...]] = ()  # what players may say without typing; binds nobody
    slow: ClassVar[Mapping[str, str | int | bool]] = {}  # options for tables whose moves take days
    closing_verb: ClassVar[str] = ""  # which ends a turn: lists of moves have it last, so that nobody ends one unawares
    weight: ClassVar[float] = 2.0  # from 1, light, to 5, heavy; lists begin with the lightest
    practice: ClassVar[Mapping[str, str | int | bool]] = {}  # options for tables at which it is learned
    has_lesson: ClassVar[bool] = False  # whether its board in the browser teaches the game while it is played

    # The parts beside its rules, each loaded when it is first asked for.
    bot = Part[Skill]()
    encoding = Part[Encoding]()  # how learners see it
    study = Part[Study]()  # what a designer asks of it
    solver = Part[Solver]()
    odds = Part[Odds]()
    refusals = Part[Refusals]()  # why what a player expects cannot be done
    terminal = Part[type]()  # its board in the terminal, an heir of `ludotek.terminal.board.Board`
    reference = Part[Reference]()  # a page to keep beside the board
    library = Part[Library]()  # what is printed on them, and what was ruled about them
    worlds = Part[Worlds]()  # what lies between two games, where one begins as another ended
    chronicle = Part[Chronicle]()  # how one game follows another, where each leaves something to the next
    learning = Part[Learning]()  # how a net may learn it
    tale = Part[Teller]()  # how a finished game is told as prose

    @abstractmethod
    def seats(self, options: O) -> tuple[str, ...]:
        """The names of the seats, in order: `("rows", "columns")`."""

    @abstractmethod
    def first(self, options: O) -> P:
        """The position before the first move."""

    @abstractmethod
    def view(self, position: P, seat: Seat) -> V:
        """What a seat, or a spectator, may see."""

    def announcements_of(self, seat: Seat, options: O) -> tuple[Phrase, ...]:
        """What a seat may say without typing: all that anybody may, unless some of it is another seat's to say."""
        return self.announcements

    def deal(self, position: P) -> Deal | None:
        """What is being agreed on now, in games where people add words of their own that bind nobody."""
        return None

    def last_view(self, position: P, seat: Seat) -> V:
        """What a seat sees when people have ended a game before its rules did; more than `view`, where an end
        uncovers something."""
        return self.view(position, seat)

    def replay_view(self, position: P) -> V:
        """What everybody may see of a moment of a game that is over; more than a spectator's view, where that would
        have told a player something."""
        return self.view(position, SPECTATOR)

    def hides(self, options: O) -> bool:
        """Whether a seat may lack knowledge in games with these options."""
        return self.has_secrets

    def open_options(self, options: O) -> O:
        """The options as they may be told at any moment of a game; all of them, unless some lie covered in it."""
        return options

    def in_words_of(self, options: O) -> Game[P, O, V]:
        """The game as a table with these options speaks of it: itself, unless a sheet brings names of its own."""
        return self

    def say_move(self, move: Move) -> Phrase:
        """A move as people are told it, in any language; plainly, if the game has no words of its own."""
        return self.speech.say(move) if self.is_spoken else phrase("plain", words=self.words(move))

    def say_seat(self, seat: Seat, options: O) -> Phrase:
        """A seat as people call it, in any language; plainly, if the game has no words of its own."""
        name = self.seats(options)[seat]
        return phrase(f"{self.id}-seat-{name}") if self.is_spoken else phrase("plain", words=name)

    def say_ending(self, reason: str) -> Phrase:
        """One of its endings as people are told it, in any language; plainly, if the game has no words of its own."""
        return phrase(f"{self.id}-ending-{reason}") if self.is_spoken else phrase("plain", words=reason)

    def changes(self, position: P, seat: Seat, moves: Sequence[Move]) -> Sequence[Mapping[str, int]]:
        """By move: what it costs and brings whoever makes it, as far as that seat can know, by the names of the goods
        in the message `<id>-change`; empty, if the game does not say."""
        return ()

    def refused(self, position: P, seat: Seat) -> list[Refusal]:
        """What a seat that must move expects to do and cannot, with the rule that forbids it; nothing, if the game does
        not say."""
        refusals = self.refusals
        return [] if refusals is None or seat < 0 else refusals.of(position, seat)

    def say_action(self, action: Action) -> Phrase:
        """An action as people are told it: by its own name, or as the one move that it is."""
        return action.say or self.say_move(action.moves[0])

    def holdings(self, view: V, seat: Seat) -> Mapping[str, object]:
        """What is a seat's own, by the names that its events change them under (`Telling.changes`); nothing, if the
        game does not say."""
        return {}

    def outlook(self, view: V) -> Outlook | None:
        """Where everybody stands, for whoever has this view and so by nothing that is hidden from them; nothing, if the
        game does not say."""
        return None

    def reckoning(self, position: P, told: Sequence[Event]) -> Reckoning | None:
        """By which rule it was won, and where every point came from, by the position and all that was told; nothing, if
        the game does not say. Of a game that people ended before its rules did, what it had come to, `UNDECIDED`."""
        return None

    def say_question(self, view: V, seat: Seat) -> Phrase | None:
        """What a seat that must move is asked, in a sentence; nothing, if the game has no words of its own."""
        return None

    def say_event(self, event: Event) -> Phrase:
        """An event as people are told it, in any language; plainly, if the game has no words of its own."""
        if self.is_spoken:
            return self.speech.tell(event)
        _, what, first, second = event
        return phrase("plain", words=f"{self.happenings[what].name} {first} {second}")

    def tell(self, event: Event, options: O) -> Phrase:
        """An event at a table with these options; most games say the same at every table."""
        return self.in_words_of(options).say_event(event)

    def audit(self, position: P) -> str:
        """What is true at every moment of a game, and is not true here, in a sentence; nothing if all is well."""
        return ""

    # Marks, where a game has any.

    def mark(self, position: P, options: O) -> Mark | None:
        """The mark that a game which is over has set; nothing, if it cannot be compared with others."""
        return None

    def say_mark(self, value: int) -> Phrase:
        """A mark as people are told it, in any language."""
        return phrase("plain", words=str(value))

    def challenges(self, day: date) -> tuple[Challenge, ...]:
        """The courses on which marks are compared that day, the one to begin with first."""
        return ()

    # What follows from these.

    def options(self, given: Mapping[str, object] | None = None) -> O:
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

    def start(self, **options: object) -> P:
        """The position before the first move, with these options."""
        return self.first(self.options(options))

    @property
    def folder(self) -> Path:
        """Where everything lies that knows the game."""
        return Path(getfile(type(self))).parent

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

    def seat_name(self, seat: Seat, options: O) -> str:
        """The name of a seat as records write it."""
        return HOUSE_SEATS.get(seat) or self.seats(options)[seat]

    def seat_named(self, name: str, options: O) -> Seat | None:
        """The seat with a name, or none."""
        for seat, house in HOUSE_SEATS.items():
            if name == house:
                return seat
        names = self.seats(options)
        return names.index(name) if name in names else None


DERIVED = ("speech", "vocabulary", "_moves_by_words")
HOUSE_SEATS = {CHANCE: "chance", CLOCK: "clock", SPECTATOR: "spectator"}
