"""A finished game told as prose: what a game that has stories to tell makes of its moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec

from ludotek.core.errors import LudotekError
from ludotek.core.phrase import Phrase
from ludotek.core.position import Move, Position, Seat


class NoTale(LudotekError):
    """A game of which there is nothing to tell: its rules have not ended it, or it has no teller."""


class Chapter(msgspec.Struct, frozen=True):
    """Some sentences under a heading."""

    heading: Phrase
    sentences: list[Phrase]


class Tale(msgspec.Struct, frozen=True):
    """A game from its first move to its end, in the order in which it is read."""

    title: Phrase
    chapters: list[Chapter]


# Tells a game by its first position and all its moves: always alike, and only what everybody saw. Raises NoTale where
# the moves do not lead to an end.
Teller: TypeAlias = Callable[[Position, Sequence[tuple[Seat, Move]]], Tale]
