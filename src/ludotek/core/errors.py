"""Errors are sentences for people, with a stable code for programs."""

from __future__ import annotations


class LudotekError(Exception):
    """What went wrong, in one sentence, and its code: `room/what`, which never changes."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence

    def __reduce__(self) -> tuple[type[LudotekError], tuple[str, str]]:
        return (type(self), (self.code, self.sentence))


class IllegalMove(LudotekError):
    """A move that its seat may not make now; nothing has changed."""


class UnknownGame(LudotekError):
    """No game of that name is in the house."""


class BadOptions(LudotekError):
    """An option that a game does not have, or a value that it does not take; which one, where it is known."""

    def __init__(self, code: str, sentence: str, option: str = "") -> None:
        super().__init__(code, sentence)
        self.option = option

    def __reduce__(self) -> tuple[type[LudotekError], tuple[str, str, str]]:  # type: ignore[override]  # one more argument
        return (type(self), (self.code, self.sentence, self.option))


class OnALine(LudotekError):
    """Something wrong with a text: on which line, and why."""

    def __init__(self, code: str, sentence: str, line: int = 0) -> None:
        super().__init__(code, f"Line {line}: {sentence}" if line else sentence)
        self.line = line
        self.plain = sentence

    def __reduce__(self) -> tuple[type[LudotekError], tuple[str, str, int]]:  # type: ignore[override]  # one more argument
        return (type(self), (self.code, self.plain, self.line))


class BadRecord(OnALine):
    """A record that cannot be read."""


class BadSheet(OnALine):
    """A sheet of arenas or cards that cannot be played with."""
