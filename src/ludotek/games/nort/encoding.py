"""Nort as learners see it: the arena as the seat remembers it, and both sheets, its own side first."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludotek.core.encoding import Encoding, Field, Row, Sight
from ludotek.core.position import DEAL, RACE, SEALED, TURN, Position, Seat
from ludotek.games.nort.components import BLUE, FATAL, HIGHEST, MOST_VEHICLES, POWERS, RED, ROUNDS, USES
from ludotek.games.nort.lattice import POINTS, WIDTH
from ludotek.games.nort.rules import Nort
from ludotek.games.nort.state import EASTWARD, ENDED, NO_CALL, NOBODY, NORTHWARD, SOLID, STANDING, STROKE
from ludotek.games.nort.steps.moments import chosen, is_sealed
from ludotek.games.nort.vocabulary import DIRECTION, VALUE

GROUND: Final = 64  # what lies on a point comes above the traces
BLUES: Final = SOLID | EASTWARD | NORTHWARD
REDS: Final = BLUES << 1
MOST_SPEED: Final = ROUNDS * HIGHEST
OF_A_SHEET: Final = 4  # powers, whose uses are counted
DECISIONS_A_ROUND: Final = 14  # two errors, a reversal, two sides, three declarations each, and slow play's own
LUCK_A_ROUND: Final = 2
TOLD_A_ROUND: Final = 60

FIELDS: Final = [
    Field("points", POINTS, 255, f"each point, {WIDTH} to a line: 64 times 1 wall, 2 black, 3 grey mine; own traces "
          "add 1 for a solid point, 4 for a line eastward, 16 northward, the other's 2, 8 and 32"),
    Field("at", 2, POINTS // WIDTH, "where this seat's vehicle stands: column and row"),
    Field("others_at", 2, POINTS // WIDTH, "where the other's stands"),
    Field("heading", 8, 1, "this seat's heading and the other's: north, east, south or west"),
    Field("stage", ENDED + 1, 1, "which moment it is"),
    Field("round", 1, ROUNDS, "of eighteen"),
    Field("dice", 2, 6, "what they show, 0 before they are rolled"),
    Field("first", 2, 1, "whether this seat or the other has the first call"),
    Field("called", 8, HIGHEST + 1, "own call, then the other's: one more than the value, and left, straight, right"),
    Field("standing", 1, HIGHEST + 1, "in slow play: one more than the second's opened value while it may reverse"),
    Field("mover", 2, 1, "whether this seat or the other traces now"),
    Field("declared", 4, USES, "for this move: longer by, shorter by, mines passed over, edges gone through"),
    Field("previous", 2, HIGHEST + 1, "one more than the value of each last move, 0 before the opening"),
    Field("turned", 2, 1, "whether each has turned in its last move"),
    Field("crossed", 2, 1, "whether each has crossed a trace in this round"),
    Field("crossings", 2, FATAL, "intersections of each"),
    Field("used", 2 * OF_A_SHEET, USES, "uses of each power"),
    Field("speed", 2, MOST_SPEED, "Speed Points of each"),
    Field("vehicle", MOST_VEHICLES, 1, "this seat's vehicle"),
    Field("others_vehicle", MOST_VEHICLES, 1, "which vehicles the other may have"),
    Field("choice", 1, 1, "1 if this seat has made its sealed choice"),
]  # fmt: skip


MOMENT: Final = sum(field.size for field in FIELDS[1:])  # bytes after the arena
STROKE_BITS: Final = 10  # of a point in a stroke
ONE_OF_MANY: Final = 6  # numbers that are shown by their place: headings, the stage, directions, and the vehicle


class NortSight(Sight):
    """For each slot of a lane: whose sight of which game stands there, how many of its strokes, and which places."""

    seats: vec[i64]
    strokes: list[list[int]]  # those of the game; never those of another one
    drawn: vec[i64]  # how many of them
    places: list[vec[i64]]  # of numbers that are shown by their place

    def __init__(self) -> None:
        self.seats = vec[i64]([NOBODY, NOBODY])
        self.strokes = [[], []]
        self.drawn = vec[i64]([0, 0])
        self.places = [vec[i64]([NOBODY] * ONE_OF_MANY), vec[i64]([NOBODY] * ONE_OF_MANY)]


class NortEncoding(Encoding):
    def write(self, position: Position, seat: Seat, row: Row, at: i64) -> None:
        assert isinstance(position, Nort)
        write_points(position, seat, row, at)
        clear_moment(row, at + POINTS)
        write_moment(position, seat, row, at + POINTS, vec[i64]([NOBODY] * ONE_OF_MANY))

    def sight(self) -> Sight:
        return NortSight()

    def refresh(self, position: Position, seats: list[Seat], row: Row, at: i64, sight: Sight) -> None:
        """Of the arena only what was drawn since; all that is drawn, where the other's sight stood before."""
        assert isinstance(position, Nort) and isinstance(sight, NortSight)
        for slot in range(len(seats)):
            seat, strokes = seats[slot], position.strokes
            if sight.strokes[slot] is not strokes:
                self.begin(position, slot, row, at, sight)
            write_strokes(position, seat, strokes, sight.drawn[slot] if sight.seats[slot] == seat else 0, row, at)
            sight.seats[slot] = seat
            sight.drawn[slot] = len(strokes)
            write_moment(position, seat, row, at + POINTS, sight.places[slot])
            at += self.size

    def begin(self, position: Nort, slot: int, row: Row, at: i64, sight: NortSight) -> None:
        """Another game than the last: its arena is the same, but for what was drawn then."""
        if sight.seats[slot] == NOBODY:
            write_points(position, BLUE, row, at)
            clear_moment(row, at + POINTS)
        else:
            write_strokes(position, BLUE, sight.strokes[slot], 0, row, at)
        sight.strokes[slot] = position.strokes
        sight.seats[slot] = BLUE
        sight.drawn[slot] = 0


# The arena.


def write_points(game: Nort, seat: Seat, row: Row, at: i64) -> None:
    ground, trace = game.lattice.ground, game.trace
    is_red = seat == RED
    point: i64 = 0
    while point < POINTS:
        row[at + point] = look(ground[point], trace[point], is_red)
        point += 1


def write_strokes(game: Nort, seat: Seat, strokes: list[int], first: i64, row: Row, at: i64) -> None:
    """How the points of all strokes from one on look now; before the first, those where the vehicles began."""
    if first == 0:
        for start in game.lattice.start:
            write_run(game, seat, start, start, row, at)
    last: i64 = len(strokes)
    while first < last:
        stroke: i64 = strokes[first]
        write_run(game, seat, stroke >> STROKE_BITS & STROKE - 1, stroke & STROKE - 1, row, at)
        first += 1


def write_run(game: Nort, seat: Seat, begun: i64, end: i64, row: Row, at: i64) -> None:
    """The points between two on a line."""
    ground, trace = game.lattice.ground, game.trace
    is_red = seat == RED
    point: i64 = begun if begun < end else end
    last: i64 = end if begun < end else begun
    step: i64 = WIDTH if last - point >= WIDTH else 1
    while point <= last:
        row[at + point] = look(ground[point], trace[point], is_red)
        point += step


def look(lies: u8, marks: u8, is_red: bool) -> u8:
    """Red sees blue's bits where red's own would be, and the other way round."""
    if is_red and marks != 0:
        marks = (marks & BLUES) << 1 | (marks & REDS) >> 1
    return GROUND * lies + marks


# Everything else.


def clear_moment(row: Row, at: i64) -> None:
    """Nothing stands there yet: numbers that are shown by their place only move."""
    last: i64 = at + MOMENT
    while at < last:
        row[at] = 0
        at += 1


def write_moment(game: Nort, seat: i64, row: Row, at: i64, places: vec[i64]) -> None:
    other: i64 = 1 - seat
    at = write_vehicles(game, seat, other, row, at, places)
    at = write_place(game.stage, ENDED + 1, row, at, places, 2)
    row[at] = game.round
    row[at + 1] = game.die
    row[at + 2] = game.other_die
    row[at + 3] = game.first == seat
    row[at + 4] = game.first == other
    at = write_call(game.call[seat], row, at + 5, places, 3)
    at = write_call(game.call[other], row, at, places, 4)
    row[at] = 1 + VALUE[game.sealed[1 - game.first]] if game.stage == STANDING else 0
    row[at + 1] = game.mover == seat
    row[at + 2] = game.mover == other
    longer = game.longer
    row[at + 3] = longer if longer > 0 else 0
    row[at + 4] = -longer if longer < 0 else 0
    row[at + 5] = game.over
    row[at + 6] = game.through
    at = write_sheets(game, seat, other, row, at + 7)
    write_secrets(game, seat, other, row, at, places)


def write_vehicles(game: Nort, seat: i64, other: i64, row: Row, at: i64, places: vec[i64]) -> i64:
    """Where both stand, and where they are heading."""
    own, others = game.point[seat], game.point[other]
    row[at] = u8(own % WIDTH)
    row[at + 1] = u8(own // WIDTH)
    row[at + 2] = u8(others % WIDTH)
    row[at + 3] = u8(others // WIDTH)
    at = write_place(game.heading[seat], 4, row, at + 4, places, 0)
    return write_place(game.heading[other], 4, row, at, places, 1)


def write_sheets(game: Nort, seat: i64, other: i64, row: Row, at: i64) -> i64:
    crossed: i64 = game.crossed
    row[at] = u8(1 + game.previous[seat])
    row[at + 1] = u8(1 + game.previous[other])
    row[at + 2] = u8(game.turned[seat])
    row[at + 3] = u8(game.turned[other])
    row[at + 4] = u8(crossed >> seat & 1)
    row[at + 5] = u8(crossed >> other & 1)
    row[at + 6] = u8(game.crossings[seat])
    row[at + 7] = u8(game.crossings[other])
    at += 8
    used, power = game.used, seat * OF_A_SHEET
    for uses in range(OF_A_SHEET):
        row[at + uses] = u8(used[power + uses])
        row[at + OF_A_SHEET + uses] = u8(used[OF_A_SHEET - power + uses])
    at += 2 * OF_A_SHEET
    row[at] = u8(game.speed[seat])
    row[at + 1] = u8(game.speed[other])
    return at + 2


def write_secrets(game: Nort, seat: i64, other: i64, row: Row, at: i64, places: vec[i64]) -> None:
    """What each knows of its own and of the other's vehicle and choice."""
    at = write_place(game.vehicle[seat], MOST_VEHICLES, row, at, places, 5)
    may: i64 = 1 << game.vehicle[other] if game.stage == ENDED else game.could_be[other]
    for vehicle in range(MOST_VEHICLES):
        row[at + vehicle] = u8(may >> vehicle & 1)
    row[at + MOST_VEHICLES] = chosen(game) >> int(seat) & 1 if is_sealed(game) else 0


def write_call(call: i64, row: Row, at: i64, places: vec[i64], which: i64) -> i64:
    is_heard = call != NO_CALL
    row[at] = 1 + VALUE[call] if is_heard else 0
    return write_place(DIRECTION[call] if is_heard else NOBODY, 3, row, at + 1, places, which)


def write_place(number: i64, size: i64, row: Row, at: i64, places: vec[i64], which: i64) -> i64:
    """1 in the place of a number, none if it is below 0, and 0 again where it was before; where those places end."""
    before = places[which]
    if before != number:
        if before >= 0:
            row[at + before] = 0
        if number >= 0:
            row[at + number] = 1
        places[which] = number
    return at + size


ENCODING: Final = NortEncoding(
    FIELDS,
    kinds=(DEAL, TURN, SEALED, RACE),
    longest=2 + ROUNDS * DECISIONS_A_ROUND,
    luck=3 + ROUNDS * LUCK_A_ROUND,
    told=20 + ROUNDS * TOLD_A_ROUND,
)

assert len(POWERS) == OF_A_SHEET
assert 1 << STROKE_BITS == STROKE
