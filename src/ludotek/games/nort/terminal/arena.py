"""Nort's arena in characters: blue's traces are heavy lines and round dots, red's double lines and diamonds."""

from __future__ import annotations

from itertools import pairwise

from rich.text import Text

from ludotek.core.position import Seat
from ludotek.games.nort.components import Place
from ludotek.games.nort.view import Drawing, Driver, NortView, Trace

INK = "#e9eef8"
QUIET = "#4a5a78"
PAPER = "#0b0d12"
NEON = ("#5cb3ff", "#ff6a5e")  # by seat
SWATCH = ("━━", "══")
LABELLED = 5  # every fifth line has its number
MARGIN = 3

# Which ways a line leaves a point, as bits, and how that looks.
NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
HEAVY = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
DOUBLE = " ║═╚║║╔╠═╝═╩╗╣╦╬"
LINES = (HEAVY, DOUBLE)
DOTS = "●◆"
VEHICLES = (
    {"north": "▲", "east": "▶", "south": "▼", "west": "◀"},
    {"north": "⇑", "east": "⇒", "south": "⇓", "west": "⇐"},
)
MINES = {"black": "✹", "circle": "○", "square": "□", "triangle": "△"}
CRASH = "✖"

Mark = tuple[str, str]  # a character and its style


class Canvas:
    """A character for each point of the lattice, and one for each way to the east between two."""

    def __init__(self, squares: int) -> None:
        self.squares = squares
        self.points: dict[Place, Mark] = {}
        self.links: dict[Place, Mark] = {}  # from this point to the east
        self.ways: dict[Place, int] = {}

    def trace(self, trace: Trace) -> None:
        places = way_along(trace)
        if trace.dotted:
            for place in places[1:]:
                if place not in self.ways:
                    self.points[place] = (DOTS[trace.seat], NEON[trace.seat])
            return
        for here, there in pairwise(places):
            self.join(here, there, trace.seat)

    def join(self, here: Place, there: Place, seat: Seat) -> None:
        """One unit of a line: both its ends get a way, and what lies between them a stroke."""
        (x, y), (other_x, other_y) = sorted((here, there))
        out, back = (EAST, WEST) if y == other_y else (NORTH, SOUTH)
        for place, way in (((x, y), out), ((other_x, other_y), back)):
            self.ways[place] = self.ways.get(place, 0) | way
            self.points[place] = (LINES[seat][self.ways[place]], NEON[seat])
        if out == EAST:
            self.links[x, y] = (SWATCH[seat][0], NEON[seat])

    def line(self, y: int) -> Text:
        """A row of the arena, from the west wall to the east."""
        text = Text(f"{y if y % LABELLED == 0 else '':>{MARGIN - 1}} ", QUIET)
        for x in range(self.squares + 1):
            text.append(*self.points.get((x, y), self.ground(x, y)))
            if x < self.squares:
                text.append(*self.links.get((x, y), ("▒" if y in (0, self.squares) else " ", QUIET)))
        return text

    def ground(self, x: int, y: int) -> Mark:
        is_wall = x in (0, self.squares) or y in (0, self.squares)
        return ("▒" if is_wall else "·", QUIET)

    def footing(self) -> Text:
        marks = (f"{x:<{2 * LABELLED}}" for x in range(0, self.squares + 1, LABELLED))
        return Text(" " * MARGIN + "".join(marks).rstrip(), QUIET)


def way_along(trace: Trace) -> list[Place]:
    """The points of a trace from its start to its end."""
    (x, y), (end_x, end_y) = trace.start, trace.end
    step_x, step_y = sign(end_x - x), sign(end_y - y)
    return [(x + step_x * step, y + step_y * step) for step in range(abs(end_x - x) + abs(end_y - y) + 1)]


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


def strokes(arena: Drawing, known: int) -> list[Drawing]:
    """The arena trace by trace, from the first that is not known yet; who has not driven yet stands at the start."""
    parts = []
    for number in range(known + 1, len(arena.traces) + 1):
        waiting = {trace.seat: trace for trace in reversed(arena.traces[number:])}
        drivers = tuple(
            Driver(waiting[seat].start, driver.heading) if seat in waiting else driver
            for seat, driver in enumerate(arena.drivers)
        )
        parts.append(Drawing(arena.mines, drivers, arena.traces[:number]))
    return parts


def draw_arena(view: NortView, arena: Drawing) -> Text:
    canvas = Canvas(view.squares)
    for mine in arena.mines:
        if mine.active:
            canvas.points[mine.at] = (MINES[mine.shape], f"bold {INK}")
    for trace in arena.traces:
        canvas.trace(trace)
    for seat, driver in enumerate(arena.drivers):
        canvas.points[driver.at] = (VEHICLES[seat][driver.heading], f"bold {PAPER} on {NEON[seat]}")
    if view.end is not None and view.end.at is not None:
        canvas.points[view.end.at] = (CRASH, f"bold {PAPER} on #ffc94d")
    rows = [canvas.line(y) for y in range(view.squares, -1, -1)]
    drawn = Text("\n").join([*rows, canvas.footing()])
    drawn.stylize_before(f"on {PAPER}")
    return drawn
