"""Novem's board in the terminal: carved wooden tiles on felt, the lower ones showing as a rim."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from ludotek.core.game import Game
from ludotek.core.options import Options, View
from ludotek.core.position import Event, Seat
from ludotek.games.novem.components import SIDE
from ludotek.games.novem.view import NovemView
from ludotek.games.novem.vocabulary import REVEALED, SET
from ludotek.games.novem.words import COLUMN_NAMES, ROW_NAMES
from ludotek.locale import Language
from ludotek.terminal.board import Board, Frame

CARVED = {
    1: (" ╻ ", " ┃ ", " ╹ "),
    2: ("╺━┓", "┏━┛", "┗━╸"),
    3: ("╺━┓", " ━┫", "╺━┛"),
    4: ("╻ ╻", "┗━┫", "  ╹"),
    5: ("┏━╸", "┗━┓", "╺━┛"),
    6: ("┏━╸", "┣━┓", "┗━┛"),
    7: ("╺━┓", "  ┃", "  ╹"),
    8: ("┏━┓", "┣━┫", "┗━┛"),
    9: ("┏━┓", "┗━┫", "╺━┛"),
}
WIDTH = 11  # of a square, in characters
HEIGHT = 4  # a tile's three lines and the rim of the one below
GAP = 2
MARGIN = 4  # where the rows have their letters

FELT = "#2f4b3c"
FELT_INK = "#c9dccb"
LIT = "#5c8168"
TILE = "bold #3a2a1a on #dcb67e"
TILE_LIT = "bold #2a1808 on #ffe3a8"
RIM = "#2a1c10 on #a97e48"
ROWS_INK = "bold #ffffff on #1f6f6b"
COLUMNS_INK = "bold #ffffff on #a4492f"

NEITHER: Frame = (-1, -1)


class NovemBoard(Board):
    """Three rows by three columns, two levels, and the two lines that cross."""

    def __init__(self, language: Language, game: Game, options: Options, labels: Mapping[Seat, str]) -> None:
        super().__init__(language, game, options, labels)
        self.drawn: NovemView | None = None
        self.lit = NEITHER

    def drawing(self, view: View) -> Text:
        assert isinstance(view, NovemView)
        return draw(view, *NEITHER)

    def show(self, view: View) -> None:
        assert isinstance(view, NovemView)
        if self.drawn is None or view != self.drawn or self.lit != NEITHER:
            is_new, self.drawn, self.lit = self.drawn is None, view, NEITHER
            self.update(self.drawing(view), layout=is_new)

    def light(self, frame: Frame) -> None:
        if self.drawn is not None:
            self.lit = frame
            self.update(draw(self.drawn, *frame), layout=False)

    def frames(self, events: Sequence[Event]) -> list[Frame]:
        """First the row, then the column, then a moment to see where they cross."""
        revealed = [(row, column) for _, what, row, column in events if what == REVEALED]
        return [frame for row, column in revealed for frame in ((row, -1), (row, column), (row, column))]

    def chapters(self, events: Sequence[Event]) -> list[list[Event]]:
        """Another game is laid only when the one before it has been read to its end."""
        laid = next((index for index, event in enumerate(events) if index > 0 and event[1] == SET), len(events))
        return [part for part in (list(events[:laid]), list(events[laid:])) if part] or [[]]

    def subtitle(self, view: View) -> str:
        assert isinstance(view, NovemView)
        return self.language.text("novem-game-number", game=view.game)

    def facts(self, view: View, seat: Seat) -> Text:
        assert isinstance(view, NovemView)
        owners = (view.rows, 1 - view.rows)
        lines = [
            line
            for owner, names, ink in zip(owners, (ROW_NAMES, COLUMN_NAMES), (ROWS_INK, COLUMNS_INK), strict=True)
            for line in self.player_facts(view, owner, f" {' '.join(names)} ", ink)
        ]
        return Text("\n").join([*lines, Text(), self.empty_rounds(view)])

    def player_facts(self, view: NovemView, seat: Seat, markers: str, ink: str) -> list[Text]:
        points = view.points[seat]
        told = (
            self.language.text("novem-points-hidden")
            if points is None
            else self.language.text("novem-points", points=points)
        )
        return [
            Text.assemble((markers, ink), " ", (self.player(seat), "bold")),
            Text.assemble(" " * len(markers), " ", told),
            Text.assemble(" " * len(markers), " ", self.part(view, seat)),
        ]

    def part(self, view: NovemView, seat: Seat) -> Text:
        if view.attacker < 0:
            return Text()
        if seat == view.attacker:
            return Text(f"▶ {self.language.text('novem-attack')}", "bold")
        return Text(f"  {self.language.text('novem-defence')}")

    def empty_rounds(self, view: NovemView) -> Text:
        told = self.language.text("novem-empty-rounds", rounds=view.empty_rounds, most=view.stall)
        return Text(f"{told}  {'●' * view.empty_rounds}{'○' * (view.stall - view.empty_rounds)}")

    def request(self, view: View, seat: Seat) -> str:
        assert isinstance(view, NovemView)
        line = "row" if seat == view.rows else "column"
        part = "attack" if seat == view.attacker else "defence"
        return self.language.text("novem-choose", line=line, part=part)


def draw(view: NovemView, lit_row: int, lit_column: int) -> Text:
    """The whole board; the lit lines are drawn through the gaps too, so that colour is not all."""
    lines = [_column_names(lit_column)]
    for row in range(SIDE):
        lines += [_square_line(view, row, line, lit_row, lit_column) for line in range(HEIGHT)]
        if row < SIDE - 1:
            lines.append(_gap_line(lit_column))
    return Text("\n").join(lines)


def _column_names(lit: int) -> Text:
    line = Text(" " * MARGIN)
    for column, name in enumerate(COLUMN_NAMES):
        label = f"▼ {name} ▼" if column == lit else name
        line.append(label.center(WIDTH), COLUMNS_INK)
        line.append(" " * GAP)
    return line


def _square_line(view: NovemView, row: int, line: int, lit_row: int, lit_column: int) -> Text:
    name = f"▶{ROW_NAMES[row]} " if row == lit_row else f" {ROW_NAMES[row]} "
    text = Text.assemble((name if line == 1 else "   ", ROWS_INK), " ")
    for column in range(SIDE):
        square, is_lit = SIDE * row + column, row == lit_row or column == lit_column
        crossing = row == lit_row and column == lit_column
        tile, below = (view.tiles[square], view.below[square]) if view.tiles else (0, 0)
        text.append_text(_tile_line(tile, below, line, is_lit, crossing))
        if column < SIDE - 1:
            text.append(("━" if row == lit_row and line == 1 else " ") * GAP, FELT_INK)
    return text


def _gap_line(lit_column: int) -> Text:
    line = Text.assemble("   ", " ")
    for column in range(SIDE):
        line.append(("┃" if column == lit_column else " ").center(WIDTH), FELT_INK)
        line.append(" " * GAP)
    return line


def _tile_line(tile: int, below: int, line: int, is_lit: bool, crossing: bool) -> Text:
    """A full stack stands a line higher than a single tile, and an empty square is felt."""
    ground = LIT if is_lit else FELT
    carved = line if below else line - 1
    if tile == 0:
        return Text(("·" if line in (1, 2) else " ").center(WIDTH), f"{FELT_INK} on {ground}")
    if below and line == HEIGHT - 1:
        return Text(str(below).center(WIDTH), RIM)
    if carved < 0:
        return Text(" " * WIDTH, f"on {ground}")
    return Text(CARVED[tile][carved].center(WIDTH), TILE_LIT if crossing or is_lit else TILE)
