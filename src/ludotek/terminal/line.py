"""A place on the screen where something is said."""

from __future__ import annotations

from rich.text import Text
from textual.widgets import Static


class Line(Static):
    """Always in the same place; the rest of the screen moves only when it needs another number of lines."""

    def __init__(self, id: str) -> None:
        super().__init__("", id=id, markup=False)
        self.said = Text()

    def say(self, text: str | Text) -> None:
        said = Text(text) if isinstance(text, str) else text
        if said != self.said:
            grows = said.plain.count("\n") != self.said.plain.count("\n")
            self.said = said
            self.update(said, layout=grows)
