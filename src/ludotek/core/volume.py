"""Volumes: the records of a line of games, in order, as one text.

    ludotek chronicle: 1
    name: The Long Peace

    === game 1
    ludotek: 1
    game: ...

    === game 2 after 1
    ludotek: 1
    ...

What follows a line with a game's number is its record. A game begins in what the one that it is after has left.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NoReturn

import msgspec

from ludotek.core import record as records
from ludotek.core.errors import BadRecord
from ludotek.core.game import Game
from ludotek.core.parts import Ended
from ludotek.core.position import DEAL, Position
from ludotek.core.record import Record
from ludotek.core.rng import Rng
from ludotek.core.session import Session

FIRST = "ludotek chronicle: 1"
NAME = "name: "
HEAD = re.compile(r"=== game ([0-9]{1,6})(?: after ([0-9]{1,6}))?")


class Bound(msgspec.Struct, kw_only=True):
    """A game of a volume; its number is its place, from 1."""

    record: Record
    after: int | None = None  # the number of the game in whose world it begins


class Volume(msgspec.Struct, kw_only=True):
    """The games of a chronicle that are over, each behind the one that it is after."""

    name: str = ""
    games: list[Bound] = []

    def __str__(self) -> str:
        bound = [f"{heading(number, one.after)}\n{one.record}" for number, one in enumerate(self.games, 1)]
        return "\n".join([FIRST, f"{NAME}{' '.join(self.name.split())}", "", *bound])


def heading(number: int, after: int | None) -> str:
    """The line before a record."""
    return f"=== game {number}" if after is None else f"=== game {number} after {after}"


def is_volume(text: str) -> bool:
    """Whether a text means to be one, and no single record."""
    return text.startswith(FIRST)


def read(text: str, find_game: Callable[[str], Game]) -> Volume:
    """Read a volume and replay its games; a damaged one is refused with the line and the reason."""
    lines = text.split("\n")
    heads = [index for index, line in enumerate(lines) if line.startswith("=== ")]
    if not is_volume(text) or not lines[1:2] or not lines[1].startswith(NAME):
        refuse("no-volume", f"A chronicle begins with {FIRST!r} and its name.", 1)
    if not heads:
        refuse("no-volume", "There is no game in this chronicle.", len(lines))
    games = [
        read_game(lines[start:end], start, number, find_game)
        for number, (start, end) in enumerate(zip(heads, [*heads[1:], len(lines)], strict=True), 1)
    ]
    return Volume(name=lines[1].removeprefix(NAME).strip(), games=games)


def read_game(lines: Sequence[str], start: int, number: int, find_game: Callable[[str], Game]) -> Bound:
    """One game, whose lines begin after so many others."""
    match = HEAD.fullmatch(lines[0].rstrip())
    if match is None or int(match[1]) != number:
        refuse("bad-heading", f"Here begins game {number}: {heading(number, None)!r}.", start + 1)
    after = int(match[2]) if match[2] else None
    if after is not None and not 0 < after < number:
        refuse("bad-heading", f"Game {number} cannot come after game {after}.", start + 1)
    try:
        return Bound(record=records.read("\n".join(lines[1:]), find_game), after=after)
    except BadRecord as error:
        raise BadRecord(error.code, f"Game {number}. {error.plain}", error.line + start + 1) from None


def refuse(code: str, sentence: str, line: int) -> NoReturn:
    """Say what is wrong with a volume, and where."""
    raise BadRecord(f"record/{code}", sentence, line)


# What a game's own parts look at.


def ended(session: Session, names: Sequence[str], rng: Rng, title: str = "") -> Ended:
    """A finished game, from its first moment on."""
    first = session.game.first(session.options)
    return Ended(session.options, first, session.position, names, rng, title, begun(session))


def begun(session: Session) -> Position:
    """The moment at which the first seat was asked something."""
    position = session.game.first(session.options)
    for entry in session.entries:
        if position.kind() != DEAL:
            break
        position.play(entry.seat, entry.move)
    return position
