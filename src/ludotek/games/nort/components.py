"""Nort's pieces: the calls, the powers, the arena with its mines and vehicles, and its options (rules.md)."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from ludotek.core.options import Options
from ludotek.core.sheet import chosen_sheet, is_own, takes_sheet

BLUE: Final = 0
RED: Final = 1
Direction: TypeAlias = Literal["left", "straight", "right"]
Heading: TypeAlias = Literal["north", "east", "south", "west"]
Power: TypeAlias = Literal["adjust", "reverse", "over", "through"]
Shape: TypeAlias = Literal["black", "circle", "square", "triangle"]

ROUNDS: Final = 18  # moves of each player; §37
USES: Final = 2  # of powers, in a game; §31
FATAL: Final = 3  # intersections; §29
HIGHEST: Final = 12  # the sum of two sixes

# Which way a call goes, seen from the driver's seat (ruling N5).
LEFT: Final = 0
STRAIGHT: Final = 1
RIGHT: Final = 2
DIRECTIONS: Final[tuple[Direction, ...]] = ("left", "straight", "right")

HEADINGS: Final[tuple[Heading, ...]] = ("north", "east", "south", "west")

# The four powers.
ADJUST: Final = 0  # one more or one less than called
REVERSE: Final = 1  # a lost call is won
OVER: Final = 2  # a grey mine does no harm
THROUGH: Final = 3  # the edge leads to the opposite side
POWERS: Final[tuple[Power, ...]] = ("adjust", "reverse", "over", "through")

SHAPES: Final[tuple[Shape, ...]] = ("circle", "square", "triangle")  # the types of grey mines; §7
MOST_VEHICLES: Final = 6
PACKAGE: Final = "ludotek.games.nort"
SMALLEST: Final = 10  # squares along a side
LARGEST: Final = 24

Place: TypeAlias = tuple[int, int]  # a crossing of lines: (0, 0) is the corner in the south-west


class Piece(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of an arena's sheet."""


class Start(Piece, frozen=True):
    at: Place
    heading: Heading


class Grid(Piece, frozen=True):
    """Where both begin in one of the two modes."""

    blue: Start
    red: Start

    def __post_init__(self) -> None:
        if self.blue.at == self.red.at:
            raise ValueError("both vehicles start at the same point")


class Starts(Piece, frozen=True):  # §1
    duel: Grid
    race: Grid


class Mines(Piece, frozen=True):
    """Grey mines, by type."""

    circle: tuple[Place, ...] = ()
    square: tuple[Place, ...] = ()
    triangle: tuple[Place, ...] = ()


class Vehicle(Piece, frozen=True):  # §4
    name: Annotated[str, Meta(min_length=1, max_length=24)]
    turn: Annotated[int, Meta(ge=1, le=HIGHEST)]  # the highest value with which it may turn
    powers: tuple[Power, ...] = ()

    def __post_init__(self) -> None:
        if len(set(self.powers)) < len(self.powers):
            raise ValueError(f"the vehicle {self.name} has a power twice")


class Arena(Piece, frozen=True):  # §1 and §48
    """A whole sheet: all that may differ from one printed arena to another."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    black: Place
    starts: Starts
    vehicles: Annotated[tuple[Vehicle, ...], Meta(min_length=1, max_length=MOST_VEHICLES)]
    squares: Annotated[int, Meta(ge=SMALLEST, le=LARGEST)] = 20  # along each side (ruling N1)
    mines: Mines = Mines()

    def __post_init__(self) -> None:
        """What is wrong is said with its place, so that whoever reads it finds the line."""
        mines = {"black": self.black}
        for shape, places in zip(SHAPES, (self.mines.circle, self.mines.square, self.mines.triangle), strict=True):
            mines |= {f"mines.{shape}[{number}]": place for number, place in enumerate(places)}
        taken: set[Place] = set()
        for where, place in mines.items():
            self.check_inside("a mine", place, where)
            if place in taken:
                raise ValueError(f"two mines lie at {place[0]},{place[1]} - at `$.{where}`")
            taken.add(place)
        for mode, grid in (("duel", self.starts.duel), ("race", self.starts.race)):
            for team, start in (("blue", grid.blue), ("red", grid.red)):
                self.check_start(start.at, f"starts.{mode}.{team}.at", taken)
        names = [vehicle.name for vehicle in self.vehicles]
        for number, name in enumerate(names):
            if name in names[:number]:
                raise ValueError(f"two vehicles are called {name} - at `$.vehicles[{number}].name`")

    def check_start(self, place: Place, where: str, mines: set[Place]) -> None:
        self.check_inside("a start", place, where)
        if place in mines:
            raise ValueError(f"a vehicle starts on the mine at {place[0]},{place[1]} - at `$.{where}`")

    def check_inside(self, what: str, place: Place, where: str) -> None:
        """Nothing lies on the edge, which is a wall (ruling N2)."""
        if min(place) < 1 or max(place) >= self.squares:
            raise ValueError(
                f"{what} at {place[0]},{place[1]} is not inside, from 1 to {self.squares - 1} - at `$.{where}`"
            )


class NortOptions(Options, frozen=True, kw_only=True):
    """What a table chooses before a game; the first value is the default, §44."""

    mode: Literal["duel", "race"] = "duel"  # where the vehicles start; §7 and §38
    circles: bool = True  # whether the mines of this type are active; §7 and §39
    squares: bool = True  # §39
    triangles: bool = True  # §39
    open_arena: bool = False  # for beginners: never covered (§40, ruling N8)
    watched: bool = False  # spectators see a covered arena (§51, ruling N36)
    pace: Literal["live", "sealed"] = "live"  # sealed calls are for slow play (§41, ruling N6)
    strict_retrace: bool = False  # dotted traces cannot be retraced either (§42, ruling N22)
    arena: Annotated[str, takes_sheet("default", "pinball", "steppe")] = "default"  # or a sheet of one's own; §43

    def __post_init__(self) -> None:
        chosen_arena(self)


def chosen_arena(options: NortOptions) -> Arena:
    """The arena and the vehicles that a table plays with, from a sheet, §5 and §43."""
    return arena_called(options.arena)


def arena_called(chosen: str) -> Arena:
    """An arena of the house by its name, or the one that a sheet describes."""
    arena: Arena = chosen_sheet(chosen, PACKAGE, Arena)
    return arena


def covered(options: NortOptions) -> NortOptions:
    """The options without what lies in an arena of one's own: its name, size and vehicles are never covered.

    What stands there instead of mines and starts only makes it a sheet.
    """
    if not is_own(options.arena) or options.open_arena:
        return options
    arena = chosen_arena(options)
    grid = Grid(Start((1, 1), "north"), Start((2, 1), "north"))
    bare = Arena(arena.name, (3, 1), Starts(grid, grid), arena.vehicles, arena.squares)
    return msgspec.structs.replace(options, arena=msgspec.json.format(msgspec.json.encode(bare)).decode())


def schema() -> bytes:
    """What a sheet must look like, for editors, §49."""
    return msgspec.json.format(msgspec.json.encode(msgspec.json.schema(Arena)), indent=2) + b"\n"
