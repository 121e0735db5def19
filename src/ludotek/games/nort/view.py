"""What one seat may see of a game of Nort."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from ludotek.core.options import View
from ludotek.core.position import SPECTATOR, Move, Seat
from ludotek.games.nort.components import (
    DIRECTIONS,
    HEADINGS,
    POWERS,
    ROUNDS,
    SHAPES,
    Direction,
    Heading,
    Place,
    Power,
    Shape,
    Vehicle,
    chosen_arena,
)
from ludotek.games.nort.lattice import column_of, row_of
from ludotek.games.nort.rules import Nort
from ludotek.games.nort.state import (
    DICE,
    ENDED,
    FIRST_CALL,
    INITIATIVE,
    NO_CALL,
    NOBODY,
    NOT_CHOSEN,
    POWERS_UP,
    RACING,
    SEALED_CALLS,
    SECOND_CALL,
    STANDING,
    STROKE,
)
from ludotek.games.nort.steps.moments import BOTH
from ludotek.games.nort.steps.powers import uses_left
from ludotek.games.nort.steps.values import available_calls, second_calls
from ludotek.games.nort.vocabulary import DIRECTION, REVERSED, VALUE, ZERO
from ludotek.games.nort.words import ENDINGS, Ending

Stage: TypeAlias = Literal[
    "vehicles", "dice", "race", "sealed", "first", "side", "second", "standing", "powers", "look", "over"
]
Declared: TypeAlias = Literal["longer", "shorter", "over", "through"]
CALLING_STAGES = (RACING, SEALED_CALLS, FIRST_CALL, SECOND_CALL)
STAGES: tuple[Stage, ...] = (
    "vehicles",
    "vehicles",
    "dice",
    "dice",
    "race",
    "sealed",
    "first",
    "side",
    "second",
    "standing",
    "powers",
    "look",
    "over",
)


class Mine(Struct, frozen=True):
    at: Place
    shape: Shape
    active: bool


class Driver(Struct, frozen=True):
    """A vehicle as it stands in the arena."""

    at: Place
    heading: Heading


class Trace(Struct, frozen=True):
    """One straight line of a move; a move through the edge leaves two, each up to the wall."""

    seat: Seat
    round: int
    dotted: bool
    start: Place
    end: Place


class Drawing(Struct, frozen=True):
    """The arena, uncovered."""

    mines: tuple[Mine, ...]
    drivers: tuple[Driver, ...]  # by seat
    traces: tuple[Trace, ...]  # in the order in which they were drawn


class Said(Struct, frozen=True):
    value: int
    direction: Direction


class CalledRound(Struct, frozen=True):
    """A line of the sheet of calls."""

    first: Seat
    calls: tuple[Said | None, ...]  # by seat


class Crash(Struct, frozen=True):
    """How a game ended, and where if somebody disintegrated."""

    ending: Ending
    loser: Seat | None
    at: Place | None
    trace_of: Seat | None  # whose trace was hit


class Way(Struct, frozen=True):
    """Where a call would lead, as things lie now."""

    move: Move
    end: Place
    is_fatal: bool
    crossings: int  # of the other's trace on the way


class NortView(View, frozen=True, kw_only=True):
    """The sheets of both players, §2; the arena only while it is uncovered (ruling N8)."""

    stage: Stage
    round: int
    rounds: int
    squares: int  # along a side of the arena
    covered: bool
    arena: Drawing | None  # None: covered, and one may not look (ruling N36)
    ways: tuple[Way, ...]  # in an open arena, for whoever calls: where each call leads (ruling N35)
    dice: tuple[int, ...]
    first: Seat | None  # whoever has the first call in this round
    barred: tuple[bool, ...]  # by seat: has to let the other call first next time
    called: tuple[CalledRound, ...]  # this round is the last, once somebody has called
    standing: Said | None  # in slow play: the second's opened call, while it may still reverse
    mover: Seat | None  # whose move is being traced
    declared: tuple[Declared, ...]  # powers declared for this move
    idle: tuple[Declared, ...]  # powers that would change nothing in this move, for whoever makes it (ruling N31)
    vehicles: tuple[Vehicle, ...]  # to choose from
    vehicle: tuple[int | None, ...]  # by seat: its vehicle's number; None while it is secret, or not chosen
    turned: tuple[bool, ...]  # by seat: turned in its last move, so it may not turn now
    powers_left: tuple[int, ...]
    powers_used: tuple[dict[Power, int], ...]
    crossings: tuple[int, ...]
    speed: tuple[int, ...]
    end: Crash | None


def view(position: Nort, seat: Seat, is_over: bool = False, is_past: bool = False) -> NortView:
    """What a seat may see; of a game that people have ended, as if its rules had; of one that is past, everything."""
    is_over = is_over or position.stage == ENDED
    covered = not is_over and is_covered(position)
    may_look = is_past or (seat == SPECTATOR and position.lattice.options.watched)  # §51, ruling N36
    return NortView(
        stage=STAGES[ENDED] if is_over else STAGES[position.stage],
        round=position.round,
        rounds=ROUNDS,
        squares=position.lattice.squares,
        covered=covered,
        arena=None if covered and not may_look else drawing(position),
        ways=() if is_over else ways(position, seat),
        dice=tuple(die for die in (position.die, position.other_die) if die),
        first=somebody(position.first) if position.stage not in (DICE, INITIATIVE) else None,
        barred=tuple(position.crossed == 1 << owner for owner in BOTH),
        called=called(position),
        standing=said(position.sealed[1 - position.first]) if position.stage == STANDING else None,
        mover=somebody(position.mover),
        declared=declared(position),
        idle=idle(position, seat),
        vehicles=chosen_arena(position.options).vehicles,
        vehicle=tuple(shown_vehicle(position, owner, seat, is_over) for owner in BOTH),
        turned=tuple(position.turned[owner] == 1 for owner in BOTH),
        powers_left=tuple(uses_left(position, owner) for owner in BOTH),
        powers_used=tuple(powers_used(position, owner) for owner in BOTH),
        crossings=tuple(position.crossings),
        speed=tuple(position.speed),
        end=crash(position) if position.stage == ENDED else None,
    )


def is_covered(position: Nort) -> bool:
    """Game turn, §11 and §16: from before the dice until both have called; an open arena never, §40."""
    return INITIATIVE <= position.stage <= STANDING and not position.lattice.is_open


def ways(position: Nort, seat: Seat) -> tuple[Way, ...]:
    """Ruling N35: what lies open anybody can count out, so an open arena shows it."""
    is_calling = position.stage in CALLING_STAGES and seat in position.acting()
    if not position.lattice.is_open or not is_calling:
        return ()
    is_second = position.stage == SECOND_CALL
    calls = second_calls(position, seat) if is_second else available_calls(position, seat)
    return tuple(way(position, seat, call) for call in calls if call not in (ZERO, REVERSED))


def way(position: Nort, seat: Seat, call: Move) -> Way:
    after = position.copy()
    after.call[seat] = call
    after.longer = after.over = after.through = 0
    after.draw_move(seat)
    crossings = after.crossings[seat] - position.crossings[seat]
    return Way(call, place(after.point[seat]), after.stage == ENDED, crossings)


def somebody(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def place(point: int) -> Place:
    return column_of(point), row_of(point)


def said(call: int) -> Said | None:
    return None if call == NO_CALL else Said(VALUE[call], DIRECTIONS[DIRECTION[call]])


def called(position: Nort) -> tuple[CalledRound, ...]:
    lines = position.called
    rounds = [line(lines[at], lines[at + 1], lines[at + 2]) for at in range(0, len(lines), 3)]
    if position.stage < POWERS_UP and max(position.call) != NO_CALL:
        rounds.append(line(position.first, position.call[position.first], position.call[1 - position.first]))
    return tuple(rounds)


def line(first: Seat, ones: int, others: int) -> CalledRound:
    calls = (said(ones), said(others))
    return CalledRound(first, calls if first == 0 else (calls[1], calls[0]))


def declared(position: Nort) -> tuple[Declared, ...]:
    if position.stage != POWERS_UP:
        return ()
    adjusted: Declared = "longer" if position.longer > 0 else "shorter"
    by_number: list[tuple[Declared, int]] = [
        (adjusted, abs(position.longer)),
        ("over", position.over),
        ("through", position.through),
    ]
    return tuple(power for power, number in by_number for _ in range(number))


def idle(position: Nort, seat: Seat) -> tuple[Declared, ...]:
    """Ruling N31: a power is spent even if it was not needed, so whoever declares one is warned."""
    if position.stage != POWERS_UP or position.mover != seat:
        return ()
    plain = outcome(position, seat, 0, 0)
    found: list[Declared] = ["over"] if outcome(position, seat, 1, 0) == plain else []
    return (*found, "through") if outcome(position, seat, 0, 1) == plain else tuple(found)


def outcome(position: Nort, seat: Seat, over: int, through: int) -> tuple[object, ...]:
    """What becomes of a move with so many more powers."""
    after = position.copy()
    after.over += over
    after.through += through
    after.draw_move(seat)
    return after.point[seat], after.stage, after.crossings[seat], tuple(after.strokes)


def shown_vehicle(position: Nort, owner: Seat, seat: Seat, is_over: bool) -> int | None:
    """Setup, §9: one's own; another's when nothing else fits what everyone has seen, or all is over (ruling N32)."""
    vehicle = position.vehicle[owner]
    if vehicle == NOT_CHOSEN:
        return None
    is_known = position.round > 0 and position.could_be[owner] == 1 << vehicle and len(position.lattice.turn) > 1
    return vehicle if owner == seat or is_known or is_over else None


def powers_used(position: Nort, seat: Seat) -> dict[Power, int]:
    return {power: position.used[len(POWERS) * seat + number] for number, power in enumerate(POWERS)}


def drawing(position: Nort) -> Drawing:
    drivers = tuple(Driver(place(position.point[seat]), HEADINGS[position.heading[seat]]) for seat in BOTH)
    return Drawing(mines(position), drivers, tuple(trace(stroke) for stroke in position.strokes))


def mines(position: Nort) -> tuple[Mine, ...]:
    arena, options = chosen_arena(position.options), position.options
    active = (options.circles, options.squares, options.triangles)
    kinds = zip(SHAPES, (arena.mines.circle, arena.mines.square, arena.mines.triangle), active, strict=True)
    grey = [Mine(at, shape, is_active) for shape, places, is_active in kinds for at in places]
    return (Mine(arena.black, "black", True), *grey)


def trace(stroke: int) -> Trace:
    marks, points = divmod(stroke, STROKE * STROKE)
    start, end = divmod(points, STROKE)
    return Trace(marks // 2 % 2, marks // 4, marks % 2 == 1, place(start), place(end))


def crash(position: Nort) -> Crash:
    at = None if position.place < 0 else place(position.place)
    return Crash(ENDINGS[position.cause], somebody(position.loser), at, somebody(position.owner))


def holdings(view: NortView, seat: Seat) -> dict[str, object]:
    """What is a seat's own."""
    return {
        "crossings": view.crossings[seat],
        "speed": view.speed[seat],
        "powers": view.powers_left[seat],
        "barred": view.barred[seat],
        "vehicle": view.vehicle[seat],
    }
