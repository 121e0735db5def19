"""What a screen draws of a game: from a view, never from a position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, TypeAlias

import msgspec
from rich.text import Text
from textual.widgets import Static

from ludotek.core.game import Game
from ludotek.core.options import Options, View
from ludotek.core.position import Event, Move, Seat
from ludotek.locale import Language
from ludotek.terminal.zone import Zone
from ludotek.wire.protocol import WordsOut

Frame: TypeAlias = tuple[int, ...]  # one moment of a reveal, in the board's own terms

# As light as they are dark, so that they can be read by day and by night.
SEAT_COLOURS = ("#1f827c", "#c05a3c", "#3f78c8", "#a0720a", "#7a7a7a", "#8f62c4")


class Board(Static):
    """A game as fields and values: enough for any game, until it has a board of its own."""

    felt: ClassVar[str] = ""  # the colour beneath it, where green would not do,
    ink: ClassVar[str] = ""  # and what it is drawn with there
    seat_colours: ClassVar[tuple[str, ...]] = SEAT_COLOURS
    in_corner: ClassVar[bool] = False  # a board that fills the screen begins in its corner

    def __init__(self, language: Language, game: Game, options: Options, labels: Mapping[Seat, str]) -> None:
        super().__init__(id="board")
        self.language = language
        self.game = game
        self.options = options
        self.labels = labels  # by seat: who plays it
        self.words: Sequence[WordsOut] = ()  # beside deals, at a table in the network

    def drawing(self, view: View) -> Text:
        """What may be seen, drawn."""
        fields: dict[str, object] = msgspec.to_builtins(view)
        names = [self.language.field(self.game, name) for name in fields]
        lines = [
            Text.assemble((name, "bold"), "  ", self.value(value))
            for name, value in zip(names, fields.values(), strict=True)
        ]
        return Text("\n").join(lines)

    def show(self, view: View) -> None:
        """Put the drawing on the screen."""
        self.update(self.drawing(view))

    def subtitle(self, view: View) -> str:
        """What stands beside the game's name."""
        return ""

    def facts(self, view: View, seat: Seat) -> Text:
        """What stands beside the board: who plays what."""
        seats = range(len(self.game.seats(self.options)))
        return Text("\n").join(Text(self.player(other), "bold" if other == seat else "") for other in seats)

    def colours(self) -> dict[str, str]:
        """The colours of the seats, by their names."""
        seats = range(len(self.game.seats(self.options)))
        names = [self.language.seat(self.game, seat, self.options) for seat in seats]
        return {name: self.seat_colours[seat % len(self.seat_colours)] for seat, name in enumerate(names)}

    def request(self, view: View, seat: Seat) -> str:
        """What is awaited of somebody who must move, in a sentence."""
        return self.language.text("terminal-choose", seat=self.player(seat))

    def key_zone(self, view: View, seat: Seat, moves: Sequence[Move], hand: str) -> Zone:
        """In a race: a seat's keys, as things are now."""
        keys, legend = self.keys(view, seat, moves, hand), self.legend(view, hand)
        return Zone(seat, keys, self.costly(moves), legend, self.beginnings(hand))

    def keys(self, view: View, seat: Seat, moves: Sequence[Move], hand: str) -> dict[str, Move]:
        """In a race: which key of a seat's hand means which move, the handiest first."""
        return dict(zip(hand, moves, strict=False))

    def legend(self, view: View, hand: str) -> str:
        """In a race: what the keys mean, if that can be said shorter than move by move."""
        return ""

    def beginnings(self, hand: str) -> Mapping[str, str]:
        """In a race: what a key of this hand begins that wants a second one to say which."""
        return {}

    def costly(self, moves: Sequence[Move]) -> Sequence[Move]:
        """Moves that nobody should make by accident: in a race their key is pressed twice."""
        return ()

    def frames(self, events: Sequence[Event]) -> list[Frame]:
        """How to show what happened, moment by moment."""
        return []

    def light(self, frame: Frame) -> None:
        """Show one of these moments."""

    def chapters(self, events: Sequence[Event]) -> list[list[Event]]:
        """What happened, in parts that people will each want to read before they go on."""
        return [list(events)]

    def player(self, seat: Seat) -> str:
        name, label = self.language.seat(self.game, seat, self.options), self.labels.get(seat, "")
        return f"{name} ({label})" if label else name

    def value(self, value: object) -> str:
        if value is None:
            return self.language.text("terminal-hidden")
        if isinstance(value, bool):
            return self.language.text("option-yes" if value else "option-no")
        if isinstance(value, dict):
            return ", ".join(f"{_words(str(name))} {self.value(item)}" for name, item in value.items())
        if isinstance(value, list | tuple):
            return " ".join(self.value(item) for item in value) or self.language.text("terminal-nothing")
        return str(value)


def _words(name: str) -> str:
    return name.replace("_", " ")
