"""Small games whose best play is known: what the bots are measured on, and examples of the interface."""

from __future__ import annotations

from abc import abstractmethod

from ludotek.core.game import Game
from ludotek.core.options import Options, View
from ludotek.core.position import Position, Seat


class Facts(View, frozen=True, kw_only=True):
    """What a seat sees, as a plain tuple: these games have no screens."""

    facts: tuple[object, ...]


class ReferenceGame(Game):
    """A game without options or words of its own."""

    names: tuple[str, ...] = ("first", "second")

    def seats(self, options: Options) -> tuple[str, ...]:
        return self.names

    def view(self, position: Position, seat: Seat) -> View:
        return Facts(facts=self.facts(position, seat))

    @abstractmethod
    def facts(self, position: Position, seat: Seat) -> tuple[object, ...]: ...
