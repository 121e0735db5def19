"""Looking through a record, move by move."""

from __future__ import annotations

import msgspec
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Static

from ludotek.core.options import View
from ludotek.core.position import CHANCE, SPECTATOR
from ludotek.core.record import UNFINISHED, Record
from ludotek.core.session import Entry, Session
from ludotek.locale import Language
from ludotek.story.beat import Told
from ludotek.story.beats import Story, heard
from ludotek.terminal.app import LudotekApp, is_terminal
from ludotek.terminal.boards import board_for
from ludotek.terminal.felt import Felt
from ludotek.terminal.history import History
from ludotek.terminal.line import Line
from ludotek.terminal.log import log
from ludotek.terminal.screen import facts


class Step(msgspec.Struct, frozen=True):
    """A moment of a record: what a spectator saw, the move of somebody that led to it, and what it told."""

    view: View
    move: str
    told: list[Told]


def replay(record: Record, language: Language) -> None:
    """Step through a record on the screen; where there is no terminal, print it in words."""
    if is_terminal():
        LudotekApp(ReplayScreen(record, language)).run()
    else:
        print("\n".join(in_words(record, language)))


def in_words(record: Record, language: Language) -> list[str]:
    """What happened, turn by turn, and how it ended."""
    told = [one for step in steps(record, language) for one in step.told]
    beats = Story(record.game, record.options).beats(told)
    return [*log(language, beats, is_whole=True), _ended(record, language)]


def steps(record: Record, language: Language) -> list[Step]:
    """Every moment from before the first move. While a game is not over, its secrets stay secret."""
    is_open, begun = record.reason != UNFINISHED, list[int]()  # by move: when its step began, chance's own with it
    session = Session(record.game, record.options)
    found = [Step(session.game.view(session.position, SPECTATOR), "", [])]
    for index, entry in enumerate(record.entries):
        session.play(entry.seat, entry.move)
        begun.append(begun[-1] if begun and entry.seat == CHANCE else index)
        moved = _move_in_words(record, language, entry) if is_open and entry.seat >= 0 else ""
        told = list(heard(session, SPECTATOR, index, begun, is_open))
        found.append(Step(session.game.view(session.position, SPECTATOR), moved, told))
    return found


def _move_in_words(record: Record, language: Language, entry: Entry) -> str:
    seat = language.seat(record.game, entry.seat, record.options)
    return f"{seat}: {language.words(record.game, entry.move)}."


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
        self.story = Story(record.game, record.options)
        self.steps = steps(record, language)
        self.at = 0
        labels = {seat: record.players.get(name, "") for seat, name in enumerate(record.game.seats(record.options))}
        self.board = board_for(language, record.game, record.options, labels)

    def compose(self) -> ComposeResult:
        yield Line("bar")
        with Horizontal(id="middle"):
            yield Felt(self.board)
            with Vertical(id="side"):
                yield Line("facts")
                yield History(self.language, self.board.colours())
        yield Line("news")
        yield Line("awaited")
        yield Static(self.language.text("terminal-replay-hints"), id="hints", markup=False)

    def on_mount(self) -> None:
        self.go(0)

    def go(self, at: int) -> None:
        self.at = min(max(at, 0), len(self.steps) - 1)
        step = self.steps[self.at]
        self.board.show(step.view)
        title, subtitle = self.language.title(self.record.game), self.board.subtitle(step.view)
        self.query_one("#bar", Line).say(f"{title} · {subtitle}" if subtitle else title)
        self.query_one("#facts", Line).say(facts(self.language, self.record.game, self.board, step.view, SPECTATOR))
        beats = self.story.beats(one for past in self.steps[: self.at + 1] for one in past.told)
        self.query_one(History).tell(log(self.language, beats))
        self.query_one("#news", Line).say(self.news())
        where = self.language.text("terminal-replay-step", step=self.at, steps=len(self.steps) - 1)
        self.query_one("#awaited", Line).say(where)

    def news(self) -> str:
        """What has just happened; a move that told nothing, like a choice in secret, by itself."""
        if self.at == 0:
            return self.language.text("terminal-replay-start")
        step = self.steps[self.at]
        told = [self.language.say(beat.say) for beat in self.story.beats(step.told)] or [step.move]
        ended = [_ended(self.record, self.language)] if self.at == len(self.steps) - 1 else []
        return " ".join([*told, *ended]).strip()

    def action_step(self, by: int) -> None:
        self.go(self.at + by)

    def action_first(self) -> None:
        self.go(0)

    def action_last(self) -> None:
        self.go(len(self.steps) - 1)

    def action_leave(self) -> None:
        self.app.exit(None)
