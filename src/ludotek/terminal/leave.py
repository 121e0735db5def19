"""Leaving the table: with the record, without it, or not at all."""

from __future__ import annotations

from pathlib import Path

import msgspec
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import Button, Input, Static

from ludotek.core.errors import LudotekError
from ludotek.core.record import Record
from ludotek.locale import Language
from ludotek.terminal.keep import keep


class Farewell(msgspec.Struct, frozen=True):
    """Somebody leaves, and this is where the record went."""

    saved: Path | None


class Leave(ModalScreen[Farewell | None]):
    """Asks once. Nothing returned means that everybody stays."""

    BINDINGS = [
        Binding("escape", "stay", show=False),
        Binding("ctrl+c", "discard", show=False, priority=True),  # asked again, people mean it
    ]

    def __init__(self, language: Language, record: Record, path: Path) -> None:
        super().__init__()
        self.language = language
        self.record = record
        self.path = path

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(self.language.text("terminal-leave-question"), classes="title")
            yield Static(self.language.text("terminal-leave-about"))
            yield Static(self.language.text("terminal-file"), classes="label")
            yield Input(str(self.path), id="path", select_on_focus=False)
            yield Static("", id="refusal")
            with Horizontal(classes="buttons"):
                yield Button(self.language.text("terminal-save-and-leave"), id="save")
                yield Button(self.language.text("terminal-discard"), id="discard")
                yield Button(self.language.text("terminal-stay"), id="stay")

    def on_mount(self) -> None:
        self.query_one("#save").focus()

    @on(Input.Submitted)
    @on(Button.Pressed, "#save")
    def save(self) -> None:
        path = Path(self.query_one("#path", Input).value.strip())
        try:
            keep(self.record, path, self.language)
        except LudotekError as error:
            self.query_one("#refusal", Static).update(error.sentence)
        else:
            self.dismiss(Farewell(path))

    @on(Button.Pressed, "#discard")
    def action_discard(self) -> None:
        self.dismiss(Farewell(None))

    @on(Button.Pressed, "#stay")
    def action_stay(self) -> None:
        self.dismiss(None)
