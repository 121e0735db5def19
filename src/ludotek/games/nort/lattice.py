"""The arena as vehicles drive it: numbered points, what lies on them, and what the vehicles can do."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from ludotek.games.nort.components import (
    BLUE,
    HEADINGS,
    HIGHEST,
    LARGEST,
    POWERS,
    RED,
    Arena,
    NortOptions,
    Place,
    Start,
    chosen_arena,
)

WIDTH: Final = 25  # numbers of points from one line to the next: enough for the largest arena
POINTS: Final = 625  # its square

# What lies on a point.
FREE: Final = 0
WALL: Final = 1
BLACK_MINE: Final = 2
GREY_MINE: Final = 3

STEPS: Final[list[int]] = [WIDTH, 1, -WIDTH, -1]  # by heading: north, east, south, west


def point(place: Place) -> int:
    return WIDTH * place[1] + place[0]


def column_of(point: int) -> int:
    return point % WIDTH


def row_of(point: int) -> int:
    return point // WIDTH


class Lattice:
    """One arena with the mines and starts that a table chose."""

    options: NortOptions
    squares: int
    ground: vec[u8]  # by point: what lies there
    start: list[int]  # by seat
    heading: list[int]  # by seat
    turn: list[int]  # by vehicle: its Turn value
    powers: list[int]  # by vehicle: a mask
    having: list[int]  # by power: a mask of the vehicles that have it
    turning: list[int]  # by value: a mask of the vehicles that may turn with it
    every: int  # a mask of all vehicles
    is_live: bool
    is_open: bool
    is_strict: bool

    def __init__(self, options: NortOptions, arena: Arena) -> None:
        self.options = options
        self.squares = arena.squares
        self.ground = vec[u8](ground(arena, options))
        grid = arena.starts.duel if options.mode == "duel" else arena.starts.race  # §7 and §38
        starts: list[Start] = [grid.blue, grid.red]
        self.start = [point(start.at) for start in starts]
        self.heading = [HEADINGS.index(start.heading) for start in starts]
        self.turn = [vehicle.turn for vehicle in arena.vehicles]  # §4
        self.powers = [sum([1 << POWERS.index(power) for power in vehicle.powers]) for vehicle in arena.vehicles]
        self.having = [mask([has >> power & 1 == 1 for has in self.powers]) for power in range(len(POWERS))]
        self.turning = [mask([turn >= value for turn in self.turn]) for value in range(HIGHEST + 1)]
        self.every = (1 << len(self.turn)) - 1
        self.is_live = options.pace == "live"
        self.is_open = options.open_arena
        self.is_strict = options.strict_retrace  # §42

    def __reduce__(self) -> tuple[object, ...]:
        return lattice_of, (self.options,)


def mask(which: list[bool]) -> int:
    return sum([1 << number for number in range(len(which)) if which[number]])


def ground(arena: Arena, options: NortOptions) -> list[int]:
    """Components, §1, and Setup, §7: walls around the inside, and mines on points (ruling N3)."""
    inside = range(1, arena.squares)  # ruling N2
    lies = [FREE if number % WIDTH in inside and number // WIDTH in inside else WALL for number in range(POINTS)]
    lies[point(arena.black)] = BLACK_MINE  # §8: whatever the options
    mines = arena.mines
    for is_active, places in (
        (options.circles, mines.circle),
        (options.squares, mines.square),
        (options.triangles, mines.triangle),
    ):
        for place in places if is_active else ():  # §39
            lies[point(place)] = GREY_MINE
    return lies


@lru_cache(maxsize=64)
def lattice_of(options: NortOptions) -> Lattice:
    return Lattice(options, chosen_arena(options))


assert WIDTH == LARGEST + 1
assert (BLUE, RED) == (0, 1)
