"""The result: who won, how the points came about, and what to do next."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Literal, TypeAlias

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from ludotek.bots.chances import curve_of
from ludotek.core.errors import LudotekError
from ludotek.locale import Language
from ludotek.story.stretch import deeds_between
from ludotek.terminal.board import Board
from ludotek.terminal.keep import keep
from ludotek.terminal.match import Match
from ludotek.terminal.standing import Name, chances_lines, reckoning_lines, turn_lines

Next: TypeAlias = Literal["rematch", "look", "leave"]

BUTTONS = {"rematch": "terminal-rematch", "save": "terminal-save", "look": "terminal-look", "leave": "terminal-leave"}


class Summary(ModalScreen[Next]):
    """Shown when a match is over; the board can be looked at and the record saved from here."""

    BINDINGS = [
        Binding("r,к", "next('rematch')", show=False),
        Binding("s,і", "save", show=False),
        Binding("escape,b,и", "next('look')", show=False),
        Binding("q,й", "next('leave')", show=False),
        Binding("ctrl+c", "next('leave')", show=False, priority=True),
    ]

    def __init__(
        self,
        language: Language,
        match: Match,
        board: Board,
        path: Path,
        saved: Path | None,
        best: Sequence[str] = (),
    ) -> None:
        super().__init__()
        self.language = language
        self.match = match
        self.board = board
        self.path = path
        self.saved = saved
        self.best = best

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(headline(self.language, self.match), classes="title", markup=False)
            for line in (*told_ending(self.language, self.match), *self.best, *told_chances(self.language, self.match)):
                yield Static(line, markup=False)
            yield Static(self.told_saved(), id="saved", markup=False)
            with Horizontal(classes="buttons"):
                for id, label in BUTTONS.items():
                    yield Button(self.language.text(label), id=id)

    def on_mount(self) -> None:
        self.query_one("#rematch").focus()

    def told_saved(self) -> str:
        return self.language.text("terminal-saved", path=str(self.saved)) if self.saved else ""

    @on(Button.Pressed, "#rematch")
    @on(Button.Pressed, "#look")
    @on(Button.Pressed, "#leave")
    def choose(self, event: Button.Pressed) -> None:
        self.action_next(event.button.id or "look")

    def action_next(self, next: str) -> None:
        self.dismiss("rematch" if next == "rematch" else "leave" if next == "leave" else "look")

    @on(Button.Pressed, "#save")
    def action_save(self) -> None:
        if self.saved is None:
            try:
                keep(self.match.record(), self.path, self.language)
            except LudotekError as error:
                self.query_one("#saved", Static).update(error.sentence)
                return
            self.saved = self.path
        self.query_one("#saved", Static).update(self.told_saved())


def headline(language: Language, match: Match) -> str:
    """Who won, as the person at the screen wants to hear it."""
    scores = match.position.scores()
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if len(scores) == 1:
        return language.text("terminal-score", points=scores[0])
    if len(winners) == len(scores):
        return language.text("terminal-tie")
    if len(match.people) == 1:
        return language.text("terminal-you-won" if match.people[0] in winners else "terminal-you-lost")
    names = ", ".join(language.seat(match.game, seat, match.options) for seat in winners)
    return language.text("terminal-victory", seat=names)


def told_ending(language: Language, match: Match) -> list[str]:
    """By which rule it was won and where the points came from; of games that do not say so, how it ended."""
    told = [event for events in match.session.events for event in events]
    reckoning = match.game.reckoning(match.position, told)
    if reckoning is None:
        return [language.text("terminal-how", ending=language.ending(match.game, match.record().reason))]
    return reckoning_lines(language, reckoning, named(language, match), len(match.session.seats))


def told_chances(language: Language, match: Match) -> list[str]:
    """Everybody's chances over the match, and its turning point."""
    record, name = match.record(), named(language, match)
    course = curve_of(record)
    lines = chances_lines(language, course.method.name, [one.shares for one in course.chances], name)
    if course.turn is None:
        return lines
    turn = course.turn
    told = deeds_between(record, turn.begin, turn.end)
    return [*lines, *turn_lines(language, told, name(turn.winner), turn.before, turn.after)]


def named(language: Language, match: Match) -> Name:
    return lambda seat: language.seat(match.game, seat, match.options)
