"""Movement and traces: how a vehicle drives, what it leaves behind, and what it may come to grief on."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludotek.core.position import EVERYONE, Seat
from ludotek.games.nort.components import FATAL
from ludotek.games.nort.lattice import BLACK_MINE, FREE, GREY_MINE, STEPS, WALL, WIDTH
from ludotek.games.nort.state import ENDED, NOBODY, STROKE, NortState, line_of, solid_of
from ludotek.games.nort.vocabulary import (
    BY_CROSSING,
    BY_EDGE,
    BY_MINE,
    BY_RETRACING,
    CROSSED,
    CROSSED_FATALLY,
    HIT_BLACK,
    HIT_GREY,
    HIT_THE_EDGE,
    PASSED_OVER,
    RETRACED_OTHER,
    RETRACED_OWN,
    WENT_THROUGH,
)


def drive(state: NortState, seat: Seat, distance: int, is_dotted: bool) -> None:
    """Game turn: orthogonally and on the lines, point by point, to the end or to disaster."""
    step: i64 = STEPS[state.heading[seat]]
    ground, trace = state.lattice.ground, state.trace
    own, others = line_of(step, seat), line_of(step, 1 - seat)
    is_lined = not is_dotted or state.lattice.is_strict  # dots leave no line: ruling N22
    here: i64 = state.point[seat]
    begun = here
    if not is_dotted:
        mark(trace, here, solid_of(seat))
    for _ in range(distance):
        ahead = here + step
        from_west = here if step > 0 else ahead  # or from the south: whose the line is
        if ground[ahead] == WALL and state.through == 0:
            crash(state, seat, begun, ahead, is_dotted, BY_EDGE, HIT_THE_EDGE)  # rulings N2 and N30
            return
        if trace[from_west] & (own | others):
            retrace(state, seat, begun, ahead, trace[from_west] & own != 0, is_dotted)
            return
        if is_lined:
            mark(trace, from_west, own)
        here = ahead
        if ground[here] == WALL:
            begun = go_through(state, seat, begun, here, step, is_dotted)
            here = begun + step
        if meets(state, seat, begun, here, is_dotted):
            return
        if not is_dotted:  # dots do no harm: §22, ruling N24
            mark(trace, here, solid_of(seat))
    state.point[seat] = here
    draw(state, seat, begun, here, is_dotted)


def go_through(state: NortState, seat: Seat, begun: int, wall: int, step: int, is_dotted: bool) -> int:
    """Special Powers, §35: from the last line inside to the first one opposite, drawn up to the walls (ruling N30)."""
    state.through -= 1
    state.tell(EVERYONE, WENT_THROUGH, seat, 0)
    draw(state, seat, begun, wall, is_dotted)
    opposite = wall - step * state.lattice.squares
    if not is_dotted:
        mark(state.trace, wall, solid_of(seat))
        mark(state.trace, opposite, solid_of(seat))
    if not is_dotted or state.lattice.is_strict:
        mark(state.trace, min(opposite, opposite + step), line_of(step, seat))
    return opposite


def meets(state: NortState, seat: Seat, begun: int, here: int, is_dotted: bool) -> bool:
    """Whatever lies on a point is met by passing as by stopping (ruling N4), but one's own line (ruling N21).

    Whether it is the end.
    """
    lies = state.lattice.ground[here]
    if lies == BLACK_MINE or (lies == GREY_MINE and state.over == 0):
        crash(state, seat, begun, here, is_dotted, BY_MINE, HIT_BLACK if lies == BLACK_MINE else HIT_GREY)
        return True
    if lies != FREE:
        state.over -= 1  # §34, ruling N29
        state.tell(EVERYONE, PASSED_OVER, seat, 0)
    other = 1 - seat
    if state.trace[here] & solid_of(other) or state.point[other] == here:
        return cross(state, seat, begun, here, is_dotted)  # rulings N19 and N23
    return False


def cross(state: NortState, seat: Seat, begun: int, here: int, is_dotted: bool) -> bool:
    """Penalty, §28: the third intersection is fatal, in the middle of a move if need be."""
    state.crossed |= 1 << seat
    state.crossings[seat] += 1
    if state.crossings[seat] < FATAL:
        state.tell(EVERYONE, CROSSED, seat, state.crossings[seat])
        return False
    state.owner = 1 - seat
    crash(state, seat, begun, here, is_dotted, BY_CROSSING, CROSSED_FATALLY)  # §29, ruling N20
    return True


def retrace(state: NortState, seat: Seat, begun: int, ahead: int, is_own: bool, is_dotted: bool) -> None:
    """Traces cannot be retraced, neither one's own nor the other's, §30 (rulings N22 and N23)."""
    state.owner = seat if is_own else 1 - seat
    crash(state, seat, begun, ahead, is_dotted, BY_RETRACING, RETRACED_OWN if is_own else RETRACED_OTHER)


def crash(state: NortState, seat: Seat, begun: int, place: int, is_dotted: bool, cause: int, event: int) -> None:
    """End of the game, §36: the other wins at once, whether or not it has moved (ruling N18)."""
    draw(state, seat, begun, place, is_dotted)
    state.point[seat] = place
    state.loser = seat
    state.cause = cause
    state.place = place
    state.stage = ENDED
    state.mover = NOBODY
    state.tell(EVERYONE, event, seat, place)


# The pencil.


def mark(trace: vec[u8], point: i64, marks: u8) -> None:
    trace[point] = trace[point] | marks


def draw(state: NortState, seat: Seat, begun: int, end: int, is_dotted: bool) -> None:
    """Remember a stroke."""
    marks = (2 * state.round + seat) * 2 + (1 if is_dotted else 0)
    state.strokes.append((marks * STROKE + begun) * STROKE + end)


def redraw(state: NortState, stroke: int) -> None:
    """Leave the marks of a stroke on points where they are not."""
    marks, points = divmod(stroke, STROKE * STROKE)
    here, end = divmod(points, STROKE)
    seat, is_dotted = marks // 2 % 2, marks % 2 == 1
    step = WIDTH if (end - here) % WIDTH == 0 else 1
    here, end = min(here, end), max(here, end)
    while True:
        if not is_dotted:
            mark(state.trace, here, solid_of(seat))
        if here == end:
            return
        if not is_dotted or state.lattice.is_strict:
            mark(state.trace, here, line_of(step, seat))
        here += step
