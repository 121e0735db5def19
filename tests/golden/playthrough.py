"""What can be seen, heard and done at the moments of a recorded game, as text.

All of them, or only some: `shown: 6, 17-18` below the record, where a long way leads to what is worth seeing.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from itertools import groupby
from pathlib import Path

import msgspec

from ludotek.core import record
from ludotek.core.parts import Ended
from ludotek.core.position import CHANCE, CLOCK, EVERYONE, KINDS, SPECTATOR, Event, Seat, hears
from ludotek.core.record import Record
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.games import game
from tests.golden.change import Json, Seen, json

FOLDER = Path(__file__).parent
BREAK = "=" * 40
SHOWN = re.compile(r"\nshown: ([0-9, -]+)\n")
SHOWN_MOVES = 12


def playthrough(text: str) -> str:
    """The record at the head of a playthrough, and everything that follows from it now."""
    source = record.read(text.partition(BREAK)[0], game)
    shown = shown_moments(text)
    head = [str(source), BREAK] if shown is None else [str(source), BREAK, f"shown: {ranges(shown)}"]
    return "\n".join([*head, *Teller(source, shown).story(), ""])


def shown_moments(text: str) -> frozenset[int] | None:
    """The moments that a playthrough tells, by the number of the move before; None is all."""
    found = SHOWN.match(text.partition(BREAK)[2])
    return frozenset(numbers(found[1])) if found else None


def numbers(text: str) -> list[int]:
    """`6, 17-18` is three numbers."""
    ends = [[int(end) for end in part.split("-")] for part in text.split(",")]
    return [number for first, *last in ends for number in range(first, (last or [first])[0] + 1)]


def ranges(moments: Iterable[int]) -> str:
    """The other way round."""
    runs = groupby(enumerate(sorted(moments)), lambda two: two[1] - two[0])
    inner = [[number for _, number in run] for _, run in runs]
    return ", ".join(f"{first}-{rest[-1]}" if rest else str(first) for first, *rest in inner)


def golden_files(id: str) -> list[Path]:
    """The playthroughs of a game."""
    return sorted((FOLDER / id).glob("*.txt"))


def elsewhere(id: str) -> dict[str, str]:
    """By rule that no moment of a playthrough can show: why, and where it can be seen instead."""
    path = FOLDER / id / "elsewhere.yaml"
    return msgspec.yaml.decode(path.read_bytes(), type=dict[str, str]) if path.exists() else {}


class Teller:
    """Goes through a recorded game, and remembers what each seat saw last."""

    def __init__(self, source: Record, shown: Collection[int] | None = None) -> None:
        self.source = source
        self.shown = range(len(source.entries) + 1) if shown is None else shown
        self.session = Session(source.game, source.options)
        self.seen: dict[Seat, Seen] = {}

    def story(self) -> list[str]:
        lines = self.step(0, [])
        for number, entry in enumerate(self.source.entries, 1):
            self.session.play(entry.seat, entry.move, time=entry.time)
            heading = ["", f"{number}. {self.name(entry.seat)}: {self.source.game.words(entry.move)}"]
            lines += self.step(number, [*heading, *(self.told(event) for event in self.session.events[-1])])
        return [*lines, "", f"result {self.source.result}, {self.source.reason}", *self.left()]

    def left(self) -> Iterator[str]:
        """What a finished game leaves: a mark to be bettered, a world to go on in."""
        played, options, last = self.source.game, self.source.options, self.session.position
        if (mark := played.mark(last, options)) is not None:
            day = f" of {mark.day}" if mark.day else ""
            yield f"mark {mark.value} on {mark.course}{day}"
        if played.worlds is not None and self.session.is_over:
            ended = Ended(options, played.first(options), last, self.session.seats, Rng(1))
            yield from [f"world {world}" for world in [played.worlds.left(ended)] if world]

    def step(self, number: int, before: list[str]) -> list[str]:
        """What is told of a move and of the moment after it, if it is shown."""
        if number in self.shown:
            return [*(before or [""]), *self.moment()]
        if number + 1 in self.shown:
            self.sights()  # so that only what is new is told then
        return []

    def name(self, seat: Seat) -> str:
        return self.source.game.seat_name(seat, self.source.options)

    def told(self, event: Event) -> str:
        """`told everyone: took {"seat":0,"tile":7}`"""
        audience = event[0]
        named = [name for seat, name in enumerate(self.session.seats) if hears(seat, audience)]
        whom = "everyone" if audience == EVERYONE else " and ".join(named)
        name, *arguments = self.source.game.speech.report(event).items()
        return f"  told {whom}: {name[1]} {json(dict(arguments))}"

    def moment(self) -> list[str]:
        position, seats = self.session.position, range(len(self.session.seats))
        return [
            f"  {KINDS[position.kind()]}, ply {position.ply}",
            *(self.offer(seat) for seat in (CHANCE, CLOCK, *seats) if position.moves(seat)),
            *self.sights(),
        ]

    def offer(self, seat: Seat) -> str:
        question = f", question {self.session.position.question(seat)}" if seat >= 0 else ""
        return f"  {self.name(seat)} may{question}: {self.moves(seat)}"

    def moves(self, seat: Seat) -> str:
        moves, odds = self.session.position.moves(seat), self.session.position.odds() if seat == CHANCE else []
        words = [self.source.game.words(move) for move in moves]
        weighed = [f"{word} ×{weight}" for word, weight in zip(words, odds, strict=True)] if odds else words
        return ", ".join(weighed) if len(weighed) <= SHOWN_MOVES else f"{weighed[0]} … {weighed[-1]} ({len(weighed)})"

    def sights(self) -> list[str]:
        """What is new to whom; who sees the same is named together."""
        seers: dict[str, list[str]] = {}
        for seat in (*range(len(self.session.seats)), SPECTATOR):
            news = self.seen.setdefault(seat, Seen()).news(self.view(seat))
            seers.setdefault(news, []).append(self.name(seat))
        return [f"  {' and '.join(names)} {see(names)} {news}" for news, names in seers.items() if news]

    def view(self, seat: Seat) -> Json:
        view: Json = msgspec.json.decode(json(self.source.game.view(self.session.position, seat)))
        return view


def see(names: list[str]) -> str:
    return "sees" if len(names) == 1 else "see"
