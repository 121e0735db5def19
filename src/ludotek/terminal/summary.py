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

from ludotek.core.errors import LudotekError
from ludotek.locale import Language
from ludotek.terminal.board import Board
from ludotek.terminal.keep import keep
from ludotek.terminal.match import Match

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
            for line in (*self.board.summary(self.match.heard(self.match.onlooker)), *self.best):
                yield Static(line, markup=False)
            reason = self.language.ending(self.match.game, self.match.record().reason)
            yield Static(self.language.text("terminal-how", ending=reason), classes="label", markup=False)
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
