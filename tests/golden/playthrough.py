"""What can be seen, heard and done at every moment of a recorded game, as text."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ludotek.core import record
from ludotek.core.position import CHANCE, CLOCK, EVERYONE, KINDS, SPECTATOR, Event, Seat, hears
from ludotek.core.record import Record
from ludotek.core.session import Session
from ludotek.games import game
from tests.golden.change import Json, Seen, json

FOLDER = Path(__file__).parent
BREAK = "=" * 40
SHOWN_MOVES = 12


def playthrough(text: str) -> str:
    """The record at the head of a playthrough, and everything that follows from it now."""
    source = record.read(text.partition(BREAK)[0], game)
    return "\n".join([str(source), BREAK, "", *Teller(source).story(), ""])


def golden_files(id: str) -> list[Path]:
    """The playthroughs of a game."""
    return sorted((FOLDER / id).glob("*.txt"))


class Teller:
    """Goes through a recorded game, and remembers what each seat saw last."""

    def __init__(self, source: Record) -> None:
        self.source = source
        self.session = Session(source.game, source.options)
        self.seen: dict[Seat, Seen] = {}

    def story(self) -> list[str]:
        lines = self.moment()
        for number, entry in enumerate(self.source.entries, 1):
            self.session.play(entry.seat, entry.move, time=entry.time)
            lines += ["", f"{number}. {self.name(entry.seat)}: {self.source.game.words(entry.move)}"]
            lines += [self.told(event) for event in self.session.events[-1]]
            lines += self.moment()
        return [*lines, "", f"result {self.source.result}, {self.source.reason}"]

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
