"""A study: what a designer asks of a game, and what answers would please.

A game's study names situations that are played many times (arms), watches every decision in them,
notes numbers, and in the end turns its notes into findings, some of them with a band that is hoped
for. It knows nothing of bots and processes: `ludotek balance GAME` plays it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar

import msgspec

from ludotek.core.position import Event, Move, Position, Seat


class Measure(msgspec.Struct):
    """Numbers of which only the sums are kept: how many, their total, and that of their squares."""

    units: int = 0
    total: float = 0.0
    squares: float = 0.0

    @property
    def mean(self) -> float:
        """The mean so far; 0 before anything was noted."""
        return self.total / self.units if self.units else 0.0

    def note(self, value: float) -> None:
        """One more number."""
        self.units += 1
        self.total += value
        self.squares += value * value

    def add(self, other: Measure) -> None:
        """All numbers of another measure as well."""
        self.units += other.units
        self.total += other.total
        self.squares += other.squares


class Notes(msgspec.Struct):
    """What was noted, by name; notes of several games add up."""

    measures: dict[str, Measure] = {}

    def note(self, name: str, value: float) -> None:
        """One more number; a yes is 1, a no is 0."""
        self.measures.setdefault(name, Measure()).note(value)

    def add(self, other: Notes) -> None:
        """All notes of other games as well."""
        for name, measure in other.measures.items():
            self.measures.setdefault(name, Measure()).add(measure)

    def of(self, name: str) -> Measure:
        """What was noted under a name; nothing, if nothing was."""
        return self.measures.get(name) or Measure()


def together(notes: Sequence[Notes]) -> Notes:
    """The notes of several arms as one."""
    whole = Notes({})
    for one in notes:
        whole.add(one)
    return whole


class Arm(msgspec.Struct, frozen=True, kw_only=True):
    """A situation that is played many times; game number n has the same luck in every arm."""

    name: str
    games: int
    options: dict[str, str | int | bool] = {}
    opening: tuple[tuple[str, str], ...] = ()  # seats and the words of the first moves they are made to play
    bots: str = ""  # a bot for every seat, or one per seat; else those of the study


class Observer:
    """Watches one game: every decision before it is made, everything that is told, and the end."""

    def decides(self, position: Position, seat: Seat, move: Move) -> None:
        """Somebody is about to make a move; `position` still stands before it."""

    def hears(self, event: Event) -> None:
        """Something happened, whoever may know of it."""

    def ends(self, position: Position, notes: Notes) -> None:
        """Note what this game has shown."""


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """A measured mean under a label, and between which bounds it is hoped to lie."""

    label: str
    measure: Measure
    low: float | None = None
    high: float | None = None
    is_share: bool = True  # between 0 and 1, and told in per cent

    @property
    def has_band(self) -> bool:
        """Whether anything is hoped for."""
        return self.low is not None or self.high is not None

    @property
    def is_met(self) -> bool:
        """Whether the mean lies in its band. Nothing measured meets nothing."""
        mean = self.measure.mean
        above = self.low is None or mean >= self.low
        return self.measure.units > 0 and above and (self.high is None or mean <= self.high)


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """Figures that need no interval, such as exact ones."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Section(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the report: a heading, a sentence or two, and what was found."""

    title: str
    text: str = ""
    findings: tuple[Finding, ...] = ()
    tables: tuple[Table, ...] = ()


class Study(ABC):
    """What is asked of one game. Its game declares it as its `study`."""

    bots: ClassVar[str] = "greedy"

    @abstractmethod
    def arms(self) -> Sequence[Arm]:
        """What is to be played."""

    @abstractmethod
    def observer(self, arm: Arm) -> Observer:
        """Somebody to watch the next game of an arm."""

    @abstractmethod
    def report(self, notes: Mapping[str, Notes]) -> Sequence[Section]:
        """What the notes say, by arm; arms that were not played have none."""
