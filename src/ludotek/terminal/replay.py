"""Looking through a record, move by move."""

from __future__ import annotations

import msgspec
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Container, Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Static

from ludotek.core.game import View
from ludotek.core.position import EVERYONE, SPECTATOR, Event
from ludotek.core.record import UNFINISHED, Record
from ludotek.core.session import Entry, Session
from ludotek.locale import Language
from ludotek.terminal.app import LudotekApp, is_terminal
from ludotek.terminal.boards import BOARDS, board_for
from ludotek.terminal.history import History
from ludotek.terminal.line import Line


class Step(msgspec.Struct, frozen=True):
    """A moment of a record: what a spectator saw, and what had just been said."""

    view: View
    told: list[str]


def replay(record: Record, language: Language) -> None:
    """Step through a record on the screen; where there is no terminal, print it in words."""
    if is_terminal():
        LudotekApp(ReplayScreen(record, language)).run()
    else:
        print("\n".join(in_words(record, language)))


def in_words(record: Record, language: Language) -> list[str]:
    """What happened, line by line, and how it ended."""
    lines = [line for step in steps(record, language) for line in step.told]
    return [*lines, _ended(record, language)]


def steps(record: Record, language: Language) -> list[Step]:
    """Every moment from before the first move. While a game is not over, its secrets stay secret."""
    is_open = record.reason != UNFINISHED
    session = Session(record.game, record.options)
    found = [Step(session.game.view(session.position, SPECTATOR), [])]
    for number, entry in enumerate(record.entries, 1):
        session.play(entry.seat, entry.move)
        events = [event for event in session.events[-1] if is_open or event[0] == EVERYONE]
        moved = [_move_in_words(record, language, number, entry)] if is_open else []
        told = [*moved, *(_event_in_words(record, language, event) for event in events)]
        found.append(Step(session.game.view(session.position, SPECTATOR), told))
    return found


def _move_in_words(record: Record, language: Language, number: int, entry: Entry) -> str:
    seat = language.seat(record.game, entry.seat, record.options)
    return f"{number}. {seat}: {language.words(record.game, entry.move)}"


def _event_in_words(record: Record, language: Language, event: Event) -> str:
    return f"   {language.tell(record.game, event, record.options)}"


def _ended(record: Record, language: Language) -> str:
    return language.text("terminal-replay-over", ending=language.ending(record.game, record.reason))


class ReplayScreen(Screen[None]):
    """The board as spectators saw it, and the moves up to there."""

    BINDINGS = [
        Binding("right,space,n,т", "step(1)", show=False),
        Binding("left,p,з", "step(-1)", show=False),
        Binding("home", "first", show=False, priority=True),
        Binding("end", "last", show=False, priority=True),
        Binding("q,й,escape", "leave", show=False),
        Binding("ctrl+c", "leave", show=False, priority=True),
    ]

    def __init__(self, record: Record, language: Language) -> None:
        super().__init__()
        self.language = language
        self.record = record
        self.steps = steps(record, language)
        self.at = 0
        labels = {seat: record.players.get(name, "") for seat, name in enumerate(record.game.seats(record.options))}
        self.board = board_for(language, record.game, record.options, labels)

    def compose(self) -> ComposeResult:
        yield Line("bar")
        with Horizontal(id="middle"):
            with Container(id="felt"):
                yield self.board
            with Vertical(id="side"):
                yield Line("facts")
                yield History(self.language)
        yield Line("news")
        yield Line("awaited")
        yield Static(self.language.text("terminal-replay-hints"), id="hints", markup=False)

    def on_mount(self) -> None:
        self.set_class(self.record.game.id not in BOARDS, "fields")
        self.go(0)

    def go(self, at: int) -> None:
        self.at = min(max(at, 0), len(self.steps) - 1)
        step = self.steps[self.at]
        self.board.show(step.view)
        title, subtitle = self.language.title(self.record.game), self.board.subtitle(step.view)
        self.query_one("#bar", Line).say(f"{title} · {subtitle}" if subtitle else title)
        self.query_one("#facts", Line).say(self.board.facts(step.view, SPECTATOR))
        self.query_one(History).tell([line for past in self.steps[: self.at + 1] for line in past.told])
        self.query_one("#news", Line).say(self.news())
        where = self.language.text("terminal-replay-step", step=self.at, steps=len(self.steps) - 1)
        self.query_one("#awaited", Line).say(where)

    def news(self) -> str:
        if self.at == 0:
            return self.language.text("terminal-replay-start")
        told = [line.strip() for line in self.steps[self.at].told]
        return " ".join([*told, _ended(self.record, self.language)] if self.at == len(self.steps) - 1 else told)

    def action_step(self, by: int) -> None:
        self.go(self.at + by)

    def action_first(self) -> None:
        self.go(0)

    def action_last(self) -> None:
        self.go(len(self.steps) - 1)

    def action_leave(self) -> None:
        self.app.exit(None)
