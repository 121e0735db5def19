"""What happened so far, in words, the latest at the end."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from ludotek.locale import Language


class History(VerticalScroll):
    """A page that scrolls by keyboard and stays at its end; seats stand there in their colours."""

    def __init__(self, language: Language, colours: Mapping[str, str]) -> None:
        super().__init__(id="history")
        self.colours = colours  # by the name of a seat
        self.border_title = language.text("terminal-history")
        self.lines: list[str] = []

    def compose(self) -> ComposeResult:
        yield Static("", markup=False)

    def tell(self, lines: Sequence[str]) -> None:
        if list(lines) != self.lines:
            self.lines = list(lines)
            self.query_one(Static).update(self.coloured("\n".join(lines)))
            self.scroll_end(animate=False)

    def coloured(self, said: str) -> Text:
        text = Text(said)
        for name, colour in self.colours.items():
            text.highlight_regex(rf"\b{re.escape(name)}\b", f"bold {colour}")
        return text
