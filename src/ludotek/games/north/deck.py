"""A card sheet as the rules read it: plain numbers by card, kind and name, and lines to be read."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from librt.vecs import vec

from ludotek.core.position import Move

if TYPE_CHECKING:
    from ludotek.games.north.rules import North


class Line(ABC):
    """One line of a text: of a card, of a Node, or of the Turn Sequence card. It holds no state of a game."""

    number: int  # by which the agenda calls it

    @abstractmethod
    def run(self, game: North, argument: int) -> None:
        """Do what the line says, or ask somebody."""

    @abstractmethod
    def offer(self, game: North, argument: int) -> list[Move]:
        """What may be answered; nothing, if there is nothing that could be done."""

    @abstractmethod
    def answer(self, game: North, argument: int, move: Move) -> None:
        """Do what was chosen."""


class Deck:
    """The cards of one sheet. Names are kinds of Ancients first, then Facilities."""

    source: str  # what the option said
    has_towers: bool
    lines: vec[Line]
    first_line: int  # where a game begins
    end_of_text: int
    turn_up_wastes: int
    pay_for_target: int
    kind: list[int]  # by card
    back: list[int]  # by card: the name of its Facility
    value: list[int]  # by card
    is_tower: list[bool]  # by card
    zeros: list[int]  # cards of Value 0
    others: list[int]
    protocol: list[list[int]]  # by name
    spark: list[list[int]]  # by kind
    node: list[list[int]]  # by level, from 1

    def __init__(self, source: str, has_towers: bool, lines: list[Line]) -> None:
        self.source = source
        self.has_towers = has_towers
        self.lines = vec[Line](lines)
        self.first_line = 0
        self.end_of_text = 0
        self.turn_up_wastes = 0
        self.pay_for_target = 0
        self.kind = []
        self.back = []
        self.value = []
        self.is_tower = []
        self.zeros = []
        self.others = []
        self.protocol = []
        self.spark = []
        self.node = [[]]

    def __reduce__(self) -> tuple[object, tuple[str, bool]]:
        from ludotek.games.north.printing import deck_of

        return deck_of, (self.source, self.has_towers)
