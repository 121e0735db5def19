"""Verbs and happenings: what the numbers of a game's moves and events mean, declared once.

    SITE = among("site", SITE_NAMES)
    VERBS = (Verb("travel", TRAVEL, "travel to {site}", site=SITE), ...)
    EVENTS = (Happening("took", TOOK, deed(changes="points"), seat=SEAT, tile=NUMBER), ...)

From a declaration follow how many moves a verb has, their words in records, their phrases in every
language, what they are on the wire (`{"verb": "travel", "site": 3}`), and the types of the browser; from what an event
is for people (`ludotek.core.telling`), the log, the captions and the recap.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeAlias

from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import Event, Move
from ludotek.core.telling import PLAIN_DETAIL, Telling

Wire: TypeAlias = "int | str | Sequence[str | int] | Mapping[str, Wire]"
Gap: TypeAlias = "str | int | Phrase"
Meaning: TypeAlias = dict[str, Wire]


class Thing:
    """A kind of thing that moves and events name: a seat, a card, a site, a number.

    It knows how many there are (none where events count without end), what each is called in records
    and in every language, what it is on the wire (itself, where nothing else is said), and where on the board
    it is, by the name that boards give that place: `seat-1`, `slot-3`, `card-12`.
    """

    def __init__(
        self,
        size: int,
        *,
        text: Callable[[int], str] = str,
        say: Callable[[int], Gap] | None = None,
        wire: Callable[[int], Wire] | None = None,
        type: str = "number",
        place: Callable[[int], str] | str = "",
    ) -> None:
        self.size = size
        self.text = text
        self.say: Callable[[int], Gap] = say or text
        self.wire: Callable[[int], Wire] = wire or plain_number
        self.type = type  # in the browser
        self.place = place if callable(place) else numbered(place)

    def gaps(self, name: str, value: int) -> dict[str, Gap]:
        """What it fills in a message: one gap, called as the argument is."""
        return {name: self.say(value)}

    def links(self, name: str, value: int) -> dict[str, str]:
        """By gap: where on the board what fills it is; nothing, if it has no place there."""
        place = self.place(value)
        return {name: place} if place else {}


def numbered(kind: str) -> Callable[[int], str]:
    """Places of one kind: `slot-0`, `slot-1`, ...; none for a kind without a name."""
    return lambda value: f"{kind}-{value}" if kind and value >= 0 else ""


def plain_number(value: int) -> Wire:
    """A number on the wire: itself."""
    return value


def number(least: int, most: int) -> Thing:
    """One of a row of numbers, which is that number everywhere."""

    def shift(value: int) -> int:
        return least + value

    return Thing(most - least + 1, text=lambda value: str(shift(value)), say=shift, wire=shift)


def called(names: Sequence[str], say: Callable[[int], Gap] | None = None, place: str = "") -> Thing:
    """One of a few that are numbers to programs and have names for people."""
    return Thing(len(names), text=names.__getitem__, say=say, place=place)


def among(names: Sequence[str], say: Callable[[int], Gap] | None = None) -> Thing:
    """One of a few with names of their own: the same in records, on the wire and, unless said otherwise, in words."""

    union = " | ".join(f'"{one}"' for one in dict.fromkeys(names))
    return Thing(len(names), text=names.__getitem__, say=say, wire=names.__getitem__, type=union)


COUNT = Thing(0, say=lambda value: value)  # however many


class Verb:
    """A run of moves: the first of them, their words in records, and what they name, its last argument counting
    fastest."""

    def __init__(self, name: str, start: Move, text: str = "", /, **things: Thing) -> None:
        self.name = name
        self.start = start
        self.text = text or " ".join([name.replace("-", " "), *(f"{{{thing}}}" for thing in things)])
        self.things = things

    @property
    def size(self) -> int:
        """How many moves the verb has."""
        size = 1
        for thing in self.things.values():
            size *= thing.size
        return size

    def values(self, move: Move) -> dict[str, int]:
        """By argument, which of its things a move names."""
        rest, found = move - self.start, list[int]()
        for thing in reversed(self.things.values()):
            rest, value = divmod(rest, thing.size)
            found.append(value)
        return dict(zip(self.things, reversed(found), strict=True))

    def words(self, move: Move) -> str:
        """A move as records write it."""
        values = self.values(move).items()
        return self.text.format(**{name: self.things[name].text(value) for name, value in values})


class Packed:
    """Things that share one number of an event, each but the first below the radix; the last of them counts fastest."""

    def __init__(self, radix: int, /, **things: Thing) -> None:
        self.radix = radix
        self.things = things

    def split(self, given: int) -> Iterator[tuple[str, int]]:
        """The number of each thing, by its name."""
        found = list[int]()
        for _ in range(len(self.things) - 1):
            given, last = divmod(given, self.radix)
            found.append(last)
        return zip(self.things, [given, *reversed(found)], strict=True)


class Happening:
    """A kind of event, what it is for people, and what its two numbers name: a thing each, or several that share one
    (`Packed`, whose own name says nothing)."""

    def __init__(self, name: str, code: int, telling: Telling = PLAIN_DETAIL, /, **numbers: Thing | Packed) -> None:
        self.name = name
        self.code = code
        self.telling = telling
        self.numbers = numbers
        self.things = things_of(numbers)  # by argument: what kind of thing it is
        self.is_packed = len(self.things) > len(numbers)

    def values(self, event: Event) -> dict[str, int]:
        """By argument, the number that an event carries for it."""
        if not self.is_packed:
            return dict(zip(self.numbers, event[2:], strict=False))
        found: dict[str, int] = {}
        for (name, one), given in zip(self.numbers.items(), event[2:], strict=False):
            found |= one.split(given) if isinstance(one, Packed) else {name: given}
        return found


def things_of(numbers: Mapping[str, Thing | Packed]) -> dict[str, Thing]:
    """By argument, the things that the numbers of an event name."""
    found: dict[str, Thing] = {}
    for name, one in numbers.items():
        found |= one.things if isinstance(one, Packed) else {name: one}
    return found


def plain_verbs(*names: str) -> tuple[Verb, ...]:
    """Verbs that name nothing: a move each."""
    return tuple(Verb(name, move) for move, name in enumerate(names))


def plain_happenings(*names: str) -> tuple[Happening, ...]:
    """Events with two numbers that need no other name."""
    return tuple(Happening(name, code, a=COUNT, b=COUNT) for code, name in enumerate(names))


class Speech:
    """All verbs and happenings of a game, as one table speaks of them."""

    def __init__(self, game: str, verbs: Sequence[Verb], happenings: Sequence[Happening]) -> None:
        self.game = game
        self.verbs = tuple(verbs)
        self.happenings = tuple(happenings)
        self.starts = [verb.start for verb in verbs]
        self.check()

    def check(self) -> None:
        """Runs follow each other without a gap, and happenings are numbered in their order."""
        following = 0
        for verb in self.verbs:
            if verb.start != following:
                raise ValueError(f"{self.game}: the verb {verb.name!r} begins at {verb.start}, not at {following}.")
            following += verb.size
        for code, happening in enumerate(self.happenings):
            if happening.code != code:
                raise ValueError(f"{self.game}: {happening.name!r} is event {happening.code}, but stands at {code}.")

    def verb_of(self, move: Move) -> Verb:
        """The verb that a move belongs to."""
        return self.verbs[bisect_right(self.starts, move) - 1]

    def words(self) -> tuple[str, ...]:
        """By move: its words in records."""
        return tuple(verb.words(verb.start + step) for verb in self.verbs for step in range(verb.size))

    def mean(self, move: Move) -> Meaning:
        """A move on the wire: its verb, and what it names."""
        verb = self.verb_of(move)
        return {"verb": verb.name} | wired(verb.things, verb.values(move))

    def say(self, move: Move) -> Phrase:
        """A move as people are told it, in any language."""
        verb = self.verb_of(move)
        return phrase(f"{self.game}-move-{verb.name}", **filled(verb.things, verb.values(move)))

    def report(self, event: Event) -> Meaning:
        """An event on the wire: its name, and what it is about."""
        happening = self.happenings[event[1]]
        return {"event": happening.name} | wired(happening.things, happening.values(event))

    def tell(self, event: Event) -> Phrase:
        """An event as people are told it, in any language."""
        happening = self.happenings[event[1]]
        own: dict[str, Gap] = {"mine": 0} if happening.telling.is_own else {}
        return phrase(f"{self.game}-{happening.name}", **filled(happening.things, happening.values(event)), **own)

    def links(self, event: Event) -> dict[str, str]:
        """By gap of what is told: the place on the board that it names."""
        happening = self.happenings[event[1]]
        return linked(happening.things, happening.values(event))


def wired(things: Mapping[str, Thing], values: Mapping[str, int]) -> Meaning:
    """What is named, as the wire has it."""
    return {name: things[name].wire(value) for name, value in values.items()}


def filled(things: Mapping[str, Thing], values: Mapping[str, int]) -> dict[str, Gap]:
    """What is named, as the gaps of a message."""
    return {gap: said for name, value in values.items() for gap, said in things[name].gaps(name, value).items()}


def linked(things: Mapping[str, Thing], values: Mapping[str, int]) -> dict[str, str]:
    """What is named and has a place on the board, by gap."""
    return {gap: place for name, value in values.items() for gap, place in things[name].links(name, value).items()}
