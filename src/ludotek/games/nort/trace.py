"""Movement and traces: how a vehicle drives, what it leaves behind, and what it may come to grief on."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import EVERYONE, Seat
from ludotek.games.nort.components import FATAL
from ludotek.games.nort.lattice import BLACK_MINE, FREE, GREY_MINE, STEPS, WALL, WIDTH
from ludotek.games.nort.state import EASTWARD, ENDED, NOBODY, NORTHWARD, SOLID, STROKE, NortState

# What the rules narrate of a drive. Only the end names a place: what is told
# stays in everybody's log, and the arena is covered again soon (ruling N8).
CROSSED: Final = 0
PASSED_OVER: Final = 1
WENT_THROUGH: Final = 2
HIT_THE_EDGE: Final = 3
HIT_BLACK: Final = 4
HIT_GREY: Final = 5
CROSSED_FATALLY: Final = 6
RETRACED_OWN: Final = 7
RETRACED_OTHER: Final = 8

# Why a game ends.
BY_EDGE: Final = 0
BY_MINE: Final = 1
BY_CROSSING: Final = 2
BY_RETRACING: Final = 3


class Traces(NortState):
    def drive(self, seat: Seat, distance: int, is_dotted: bool) -> None:
        """Game turn: orthogonally and on the lines, point by point, to the end or to disaster."""
        step = STEPS[self.heading[seat]]
        ground, trace, line = self.lattice.ground, self.trace, line_of(step)
        here = begun = self.point[seat]
        if not is_dotted:
            trace[here] |= SOLID << seat
        for _ in range(distance):
            ahead = here + step
            from_west = here if step > 0 else ahead  # or from the south: whose the line is
            if ground[ahead] == WALL and self.through == 0:
                self.crash(seat, begun, ahead, is_dotted, BY_EDGE, HIT_THE_EDGE)  # ruling N2
                return
            if trace[from_west] & 3 * line:
                self.retrace(seat, begun, ahead, trace[from_west] & line << seat != 0, is_dotted)
                return
            if not is_dotted or self.lattice.is_strict:  # dots leave no line: ruling N22
                trace[from_west] |= line << seat
            here = ahead
            if ground[here] == WALL:
                begun = self.go_through(seat, begun, here, step, is_dotted)
                here = begun + step
            if self.meets(seat, begun, here, is_dotted):
                return
            if not is_dotted:
                trace[here] |= SOLID << seat
        self.point[seat] = here
        self.draw(seat, begun, here, is_dotted)

    def go_through(self, seat: Seat, begun: int, wall: int, step: int, is_dotted: bool) -> int:
        """Special Powers: from the last line inside to the first one opposite, drawn up to the walls (ruling N30)."""
        self.through -= 1
        self.tell(EVERYONE, WENT_THROUGH, seat, 0)
        self.draw(seat, begun, wall, is_dotted)
        opposite = wall - step * self.lattice.squares
        if not is_dotted:
            self.trace[wall] |= SOLID << seat
            self.trace[opposite] |= SOLID << seat
        if not is_dotted or self.lattice.is_strict:
            self.trace[min(opposite, opposite + step)] |= line_of(step) << seat
        return opposite

    def meets(self, seat: Seat, begun: int, here: int, is_dotted: bool) -> bool:
        """Whatever lies on a point is met by passing as by stopping (ruling N4); whether it is the end."""
        lies = self.lattice.ground[here]
        if lies == BLACK_MINE or (lies == GREY_MINE and self.over == 0):
            self.crash(seat, begun, here, is_dotted, BY_MINE, HIT_BLACK if lies == BLACK_MINE else HIT_GREY)
            return True
        if lies != FREE:
            self.over -= 1  # ruling N29
            self.tell(EVERYONE, PASSED_OVER, seat, 0)
        other = 1 - seat
        if self.trace[here] & SOLID << other or self.point[other] == here:  # ruling N19
            return self.cross(seat, begun, here, is_dotted)
        return False

    def cross(self, seat: Seat, begun: int, here: int, is_dotted: bool) -> bool:
        """Penalty: the third intersection is fatal, in the middle of a move if need be (ruling N20)."""
        self.crossed |= 1 << seat
        self.crossings[seat] += 1
        if self.crossings[seat] < FATAL:
            self.tell(EVERYONE, CROSSED, seat, self.crossings[seat])
            return False
        self.owner = 1 - seat
        self.crash(seat, begun, here, is_dotted, BY_CROSSING, CROSSED_FATALLY)
        return True

    def retrace(self, seat: Seat, begun: int, ahead: int, is_own: bool, is_dotted: bool) -> None:
        """Traces cannot be retraced, neither one's own nor the other's (ruling N22)."""
        self.owner = seat if is_own else 1 - seat
        self.crash(seat, begun, ahead, is_dotted, BY_RETRACING, RETRACED_OWN if is_own else RETRACED_OTHER)

    def draw(self, seat: Seat, begun: int, end: int, is_dotted: bool) -> None:
        """Remember a stroke of the pencil."""
        marks = (2 * self.round + seat) * 2 + (1 if is_dotted else 0)
        self.strokes.append((marks * STROKE + begun) * STROKE + end)

    def redraw(self, stroke: int) -> None:
        """Leave the marks of a stroke on points where they are not."""
        marks, points = divmod(stroke, STROKE * STROKE)
        here, end = divmod(points, STROKE)
        seat, is_dotted = marks // 2 % 2, marks % 2 == 1
        step = WIDTH if (end - here) % WIDTH == 0 else 1
        here, end = min(here, end), max(here, end)
        while True:
            if not is_dotted:
                self.trace[here] |= SOLID << seat
            if here == end:
                return
            if not is_dotted or self.lattice.is_strict:
                self.trace[here] |= (EASTWARD if step == 1 else NORTHWARD) << seat
            here += step

    # The end of a vehicle.

    def crash(self, seat: Seat, begun: int, place: int, is_dotted: bool, cause: int, event: int) -> None:
        """End of the game: the other wins at once, whether or not it has moved (ruling N18)."""
        self.draw(seat, begun, place, is_dotted)
        self.point[seat] = place
        self.loser = seat
        self.cause = cause
        self.place = place
        self.stage = ENDED
        self.mover = NOBODY
        self.tell(EVERYONE, event, seat, place)


def line_of(step: int) -> int:
    """The mark of a line that a step draws, on the western or the southern one of its two points."""
    return EASTWARD if step in (1, -1) else NORTHWARD


def column_of(point: int) -> int:
    return point % WIDTH


def row_of(point: int) -> int:
    return point // WIDTH
