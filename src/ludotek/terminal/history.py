"""What happened so far, in words, the latest at the end."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from ludotek.locale import Language


class History(VerticalScroll):
    """A page that scrolls by keyboard and stays at its end."""

    def __init__(self, language: Language) -> None:
        super().__init__(id="history")
        self.border_title = language.text("terminal-history")
        self.lines: list[str] = []

    def compose(self) -> ComposeResult:
        yield Static("", markup=False)

    def tell(self, lines: Sequence[str]) -> None:
        if list(lines) != self.lines:
            self.lines = list(lines)
            self.query_one(Static).update("\n".join(lines))
            self.scroll_end(animate=False)
