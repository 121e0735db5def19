"""Nort as learners see it: the arena as the seat remembers it, and both sheets, its own side first."""

from __future__ import annotations

from typing import Final

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


class NortSight(Sight):
    """For each slot of a lane: whose sight of which game stands there, and how many of its strokes."""

    seats: list[Seat]
    strokes: list[list[int]]  # those of the game; never those of another one
    drawn: list[int]  # how many of them

    def __init__(self) -> None:
        self.seats = [NOBODY, NOBODY]
        self.strokes = [[], []]
        self.drawn = [0, 0]


class NortEncoding(Encoding):
    def write(self, position: Position, seat: Seat, row: Row, at: i64) -> None:
        assert isinstance(position, Nort)
        write_points(position, seat, row, at)
        write_moment(position, seat, row, at + POINTS)

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
            write_moment(position, seat, row, at + POINTS)
            at += self.size

    def begin(self, position: Nort, slot: int, row: Row, at: i64, sight: NortSight) -> None:
        """Another game than the last: its arena is the same, but for what was drawn then."""
        if sight.seats[slot] == NOBODY:
            write_points(position, BLUE, row, at)
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


def write_strokes(game: Nort, seat: Seat, strokes: list[int], first: int, row: Row, at: i64) -> None:
    """How the points of all strokes from one on look now; before the first, those where the vehicles began."""
    if first == 0:
        for start in game.lattice.start:
            write_run(game, seat, start, start, row, at)
    for number in range(first, len(strokes)):
        points: i64 = strokes[number] % (STROKE * STROKE)
        write_run(game, seat, points // STROKE, points % STROKE, row, at)


def write_run(game: Nort, seat: Seat, begun: i64, end: i64, row: Row, at: i64) -> None:
    """The points between two on a line."""
    ground, trace = game.lattice.ground, game.trace
    is_red = seat == RED
    point: i64 = begun if begun < end else end
    last: i64 = end if begun < end else begun
    step: i64 = WIDTH if (last - point) % WIDTH == 0 else 1
    while point <= last:
        row[at + point] = look(ground[point], trace[point], is_red)
        point += step


def look(lies: u8, marks: u8, is_red: bool) -> u8:
    """Red sees blue's bits where red's own would be, and the other way round."""
    if is_red and marks != 0:
        marks = (marks & BLUES) << 1 | (marks & REDS) >> 1
    return GROUND * lies + marks


# Everything else.


def write_moment(game: Nort, seat: Seat, row: Row, at: i64) -> None:
    other = 1 - seat
    at = write_vehicles(game, seat, other, row, at)
    at = write_one_of(game.stage, ENDED + 1, row, at)
    row[at] = game.round
    row[at + 1] = game.die
    row[at + 2] = game.other_die
    row[at + 3] = game.first == seat
    row[at + 4] = game.first == other
    at = write_call(game.call[seat], row, at + 5)
    at = write_call(game.call[other], row, at)
    row[at] = 1 + VALUE[game.sealed[1 - game.first]] if game.stage == STANDING else 0
    row[at + 1] = game.mover == seat
    row[at + 2] = game.mover == other
    longer = game.longer
    row[at + 3] = longer if longer > 0 else 0
    row[at + 4] = -longer if longer < 0 else 0
    row[at + 5] = game.over
    row[at + 6] = game.through
    write_sheets(game, seat, other, row, at + 7)


def write_vehicles(game: Nort, seat: Seat, other: Seat, row: Row, at: i64) -> i64:
    """Where both stand, and where they are heading."""
    own, others = game.point[seat], game.point[other]
    row[at] = own % WIDTH
    row[at + 1] = own // WIDTH
    row[at + 2] = others % WIDTH
    row[at + 3] = others // WIDTH
    at = write_one_of(game.heading[seat], 4, row, at + 4)
    return write_one_of(game.heading[other], 4, row, at)


def write_sheets(game: Nort, seat: Seat, other: Seat, row: Row, at: i64) -> None:
    row[at] = 1 + game.previous[seat]
    row[at + 1] = 1 + game.previous[other]
    row[at + 2] = game.turned[seat]
    row[at + 3] = game.turned[other]
    row[at + 4] = game.crossed >> seat & 1
    row[at + 5] = game.crossed >> other & 1
    row[at + 6] = game.crossings[seat]
    row[at + 7] = game.crossings[other]
    at += 8
    for power in range(OF_A_SHEET):
        row[at] = game.used[OF_A_SHEET * seat + power]
        row[at + OF_A_SHEET] = game.used[OF_A_SHEET * other + power]
        at += 1
    at += OF_A_SHEET
    row[at] = game.speed[seat]
    row[at + 1] = game.speed[other]
    at = write_one_of(game.vehicle[seat], MOST_VEHICLES, row, at + 2)
    may = 1 << game.vehicle[other] if game.stage == ENDED else game.could_be[other]
    for vehicle in range(MOST_VEHICLES):
        row[at] = may >> vehicle & 1
        at += 1
    row[at] = chosen(game) >> seat & 1 if is_sealed(game) else 0


def write_call(call: int, row: Row, at: i64) -> i64:
    is_heard = call != NO_CALL
    row[at] = 1 + VALUE[call] if is_heard else 0
    return write_one_of(DIRECTION[call] if is_heard else NOBODY, 3, row, at + 1)


def write_one_of(number: i64, size: i64, row: Row, at: i64) -> i64:
    """1 in the place of a number, 0 in all others; where they end."""
    last: i64 = at + size
    place: i64 = at
    while place < last:
        row[place] = 0
        place += 1
    if number >= 0:
        row[at + number] = 1
    return last


ENCODING: Final = NortEncoding(
    FIELDS,
    kinds=(DEAL, TURN, SEALED, RACE),
    longest=2 + ROUNDS * DECISIONS_A_ROUND,
    luck=3 + ROUNDS * LUCK_A_ROUND,
    told=20 + ROUNDS * TOLD_A_ROUND,
)

assert len(POWERS) == OF_A_SHEET
