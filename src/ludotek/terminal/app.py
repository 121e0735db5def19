"""The terminal program: one screen at a time, in the house's colours."""

from __future__ import annotations

import sys
from pathlib import Path

from textual.app import App
from textual.binding import Binding
from textual.screen import Screen

from ludotek.core.errors import LudotekError
from ludotek.locale import Language
from ludotek.terminal import look


class LudotekApp(App[Path | None], inherit_bindings=False):
    """Shows a screen until it is left; what it returns is where a record was saved."""

    CSS = look.CSS
    TITLE = "Ludotek"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [Binding("t,е", "light", show=False)]

    def __init__(self, first: Screen[None], *, animate: bool = True) -> None:
        super().__init__()
        self.first = first
        if not animate:
            self.animation_level = "none"
        self.register_theme(look.NIGHT)
        self.register_theme(look.DAY)
        self.theme = look.NIGHT.name

    def get_default_screen(self) -> Screen[None]:
        return self.first

    def action_light(self) -> None:
        """Day or night."""
        self.theme = look.DAY.name if self.theme == look.NIGHT.name else look.NIGHT.name


def is_terminal() -> bool:
    """Whether there is a screen and a keyboard; what is drawn goes to standard error."""
    streams = (sys.__stdin__, sys.__stdout__, sys.__stderr__)
    return all(stream is not None and not stream.closed and stream.isatty() for stream in streams)


def need_terminal(language: Language) -> None:
    if not is_terminal():
        raise LudotekError("terminal/no-terminal", language.text("terminal-no-terminal"))
