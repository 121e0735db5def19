"""Nort as learners see it: the arena as the seat remembers it, and both sheets, its own side first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.core.encoding import Encoding, Field, Row
from ludotek.core.position import DEAL, RACE, SEALED, TURN, Position, Seat
from ludotek.games.nort.components import FATAL, HIGHEST, MOST_VEHICLES, POWERS, RED, ROUNDS, USES
from ludotek.games.nort.lattice import POINTS, WIDTH
from ludotek.games.nort.rules import Nort
from ludotek.games.nort.state import EASTWARD, ENDED, NO_CALL, NORTHWARD, SOLID, STANDING
from ludotek.games.nort.steps.moments import chosen, is_sealed
from ludotek.games.nort.vocabulary import DIRECTION, VALUE

GROUND: Final = 64  # what lies on a point comes above the traces
BLUES: Final = SOLID | EASTWARD | NORTHWARD
REDS: Final = BLUES << 1
MOST_SPEED: Final = ROUNDS * HIGHEST
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
    Field("used", 2 * len(POWERS), USES, "uses of each power"),
    Field("speed", 2, MOST_SPEED, "Speed Points of each"),
    Field("vehicle", MOST_VEHICLES, 1, "this seat's vehicle"),
    Field("others_vehicle", MOST_VEHICLES, 1, "which vehicles the other may have"),
    Field("choice", 1, 1, "1 if this seat has made its sealed choice"),
]  # fmt: skip


class NortEncoding(Encoding):
    def write(self, position: Position, seat: Seat, row: Row, at: i64) -> None:
        assert isinstance(position, Nort)
        self.write_points(position, seat, row, at)
        self.write_moment(position, seat, row, at + POINTS)

    def write_points(self, position: Nort, seat: Seat, row: Row, at: i64) -> None:
        """Red sees blue's bits where red's own would be, and the other way round."""
        ground, trace = position.lattice.ground, position.trace
        for point in range(POINTS):
            marks = trace[point]
            if seat == RED:
                marks = (marks & BLUES) << 1 | (marks & REDS) >> 1
            row[at + point] = GROUND * ground[point] + marks

    def write_moment(self, position: Nort, seat: Seat, row: Row, at: i64) -> None:
        values = self.moment(position, seat, 1 - seat)
        for value in values:
            row[at] = value
            at += 1

    def moment(self, position: Nort, seat: Seat, other: Seat) -> list[int]:
        values: list[int] = []
        for driver in (seat, other):
            values += [position.point[driver] % WIDTH, position.point[driver] // WIDTH]
        for driver in (seat, other):
            values += one_of(position.heading[driver], 4)
        values += one_of(position.stage, ENDED + 1)
        values += [position.round, position.die, position.other_die]
        values += [int(position.first == seat), int(position.first == other)]
        values += heard(position.call[seat]) + heard(position.call[other])
        values.append(1 + VALUE[position.sealed[1 - position.first]] if position.stage == STANDING else 0)
        values += [int(position.mover == seat), int(position.mover == other)]
        values += [max(position.longer, 0), max(-position.longer, 0), position.over, position.through]
        values += self.sheets(position, seat, other)
        return values

    def sheets(self, position: Nort, seat: Seat, other: Seat) -> list[int]:
        own, others = len(POWERS) * seat, len(POWERS) * other
        values = [
            1 + position.previous[seat],
            1 + position.previous[other],
            position.turned[seat],
            position.turned[other],
            position.crossed >> seat & 1,
            position.crossed >> other & 1,
            position.crossings[seat],
            position.crossings[other],
        ]
        values += position.used[own : own + len(POWERS)] + position.used[others : others + len(POWERS)]
        values += [position.speed[seat], position.speed[other]]
        values += one_of(position.vehicle[seat], MOST_VEHICLES)
        may = 1 << position.vehicle[other] if position.stage == ENDED else position.could_be[other]
        values += [may >> vehicle & 1 for vehicle in range(MOST_VEHICLES)]
        values.append(chosen(position) >> seat & 1 if is_sealed(position) else 0)
        return values


def one_of(number: int, size: int) -> list[int]:
    values = [0] * size
    if number >= 0:
        values[number] = 1
    return values


def heard(call: int) -> list[int]:
    return [0, 0, 0, 0] if call == NO_CALL else [1 + VALUE[call], *one_of(DIRECTION[call], 3)]


ENCODING: Final = NortEncoding(
    FIELDS,
    kinds=(DEAL, TURN, SEALED, RACE),
    longest=2 + ROUNDS * DECISIONS_A_ROUND,
    luck=3 + ROUNDS * LUCK_A_ROUND,
    told=20 + ROUNDS * TOLD_A_ROUND,
)
