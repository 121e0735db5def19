"""What is wrong with a seed: in which column, and why."""

from __future__ import annotations

from ludotek.core.errors import LudotekError


class BadSeed(LudotekError):
    """A text that is no seed; or one that cannot be played, which has no column."""

    def __init__(self, code: str, sentence: str, column: int = 0) -> None:
        super().__init__(code, f"Column {column}: {sentence}" if column else sentence)
        self.column = column
        self.plain = sentence

    def __reduce__(self) -> tuple[type[LudotekError], tuple[str, str, int]]:  # type: ignore[override]  # one more argument
        return (type(self), (self.code, self.plain, self.column))
