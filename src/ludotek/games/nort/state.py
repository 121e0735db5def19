"""All that a game of Nort consists of at one moment, and nothing of its rules."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludotek.core.position import Position, Seat
from ludotek.core.state import Ply, Shared
from ludotek.games.nort.components import BLUE, POWERS, RED, NortOptions
from ludotek.games.nort.lattice import POINTS, Lattice, lattice_of

NOBODY: Final = -1
NOT_CHOSEN: Final = -1
NO_CALL: Final = -1
OPENING: Final = -1  # instead of a previous value
NOWHERE: Final = -1

# The moments of a game, in order.
VEHICLES: Final = 0  # both choose in secret
DRAWING: Final = 1  # chance draws a vehicle for whoever was late
INITIATIVE: Final = 2  # chance says who is first in slow play
DICE: Final = 3
RACING: Final = 4  # who calls first?
SEALED_CALLS: Final = 5  # the same in slow play
FIRST_CALL: Final = 6  # of somebody who has it without a race
SIDE: Final = 7  # 1 was called straight: left or right?
SECOND_CALL: Final = 8
STANDING: Final = 9  # in slow play: does the second let the calls stand?
POWERS_UP: Final = 10  # the arena is uncovered: does the mover use powers?
LOOKING: Final = 11  # before it is covered again
ENDED: Final = 12

# What the traces leave on a point; by seat, the other seat's is the next bit.
SOLID: Final = 1  # a solid trace touches it
EASTWARD: Final = 4  # a line leads to the next point in the east,
NORTHWARD: Final = 16  # or in the north

STROKE: Final = 1024  # more than there are points


def solid_of(seat: Seat) -> u8:
    """The mark of a seat's solid trace."""
    return SOLID if seat == BLUE else SOLID << 1


def line_of(step: int, seat: Seat) -> u8:
    """The mark of a line that a step draws, on the western or the southern one of its two points."""
    line: u8 = EASTWARD if step in (1, -1) else NORTHWARD
    return line if seat == BLUE else line << 1


class NortState(Position):
    """One arena, two vehicles, and the call of this round."""

    follows: ClassVar[tuple[str, ...]] = ("lattice", "spent", "trace")  # from options, uses and strokes

    options: NortOptions
    lattice: Shared[Lattice]
    stage: int
    asked: Ply  # at which this moment's question was put
    round: int
    # Vehicles.
    vehicle: vec[i64]
    could_be: vec[i64]  # by seat: a mask of the vehicles that fit what everyone has seen
    point: vec[i64]
    heading: vec[i64]
    previous: vec[i64]  # the value of the last move
    turned: vec[i64]  # 1 if the last move was a turn
    crossings: vec[i64]
    used: vec[i64]  # how often each seat has used each power, seat by seat
    spent: vec[i64]  # uses of all powers
    speed: vec[i64]
    # The call.
    die: int
    other_die: int
    first: Seat  # whoever has the first call, or will have it; nobody during a race
    spoke_first: Seat  # in the last round
    erred: bool  # somebody has named an unavailable number in this call
    reversed: bool
    call: vec[i64]  # of this round, by seat
    sealed: vec[i64]  # in slow play
    late: int  # a mask of the seats that did not choose in time, in a sealed moment
    late_seat: Seat
    # The move that is being made.
    mover: Seat
    speaker: Seat  # who must name a side
    longer: int  # by how much the distance differs from the call
    over: int  # grey mines that do no harm
    through: int  # edges that lead on
    declared: int  # the last power declared, as a move
    crossed: int  # a mask of the seats that crossed a trace in this round
    # What is drawn.
    trace: vec[u8]  # by point: the marks that are left there
    strokes: list[int]  # in the order in which they were drawn
    called: list[int]  # by round: the first seat, its call, and the other's
    # The end.
    loser: Seat
    cause: int
    place: int
    owner: Seat  # of the trace that was hit

    def __init__(self, of: NortState | None = None, options: NortOptions | None = None) -> None:
        super().__init__(of)
        if of is None:
            self.set_up(NortOptions() if options is None else options)
        else:
            self.copy_from(of)

    def set_up(self, options: NortOptions) -> None:
        lattice = self.lattice = lattice_of(options)
        self.options = options
        self.stage = VEHICLES
        self.asked = self.round = 0
        self.vehicle = vec[i64]([NOT_CHOSEN, NOT_CHOSEN])
        self.could_be = vec[i64]([lattice.every, lattice.every])
        self.point = vec[i64](lattice.start)
        self.heading = vec[i64](lattice.heading)
        self.previous = vec[i64]([OPENING, OPENING])
        self.turned = vec[i64]([0, 0])
        self.crossings = vec[i64]([0, 0])
        self.used = vec[i64]([0] * (2 * len(POWERS)))
        self.spent = vec[i64]([0, 0])
        self.speed = vec[i64]([0, 0])
        self.die = self.other_die = 0
        self.first = self.spoke_first = self.late_seat = self.mover = self.speaker = NOBODY
        self.erred = self.reversed = False
        self.call = vec[i64]([NO_CALL, NO_CALL])
        self.sealed = vec[i64]([NO_CALL, NO_CALL])
        self.late = self.longer = self.over = self.through = self.declared = self.crossed = 0
        self.trace = vec[u8]([0] * POINTS)
        self.strokes = []
        self.called = []
        self.loser = self.owner = NOBODY
        self.cause = 0
        self.place = NOWHERE
        for seat in (BLUE, RED):
            self.trace[self.point[seat]] = solid_of(seat)

    # Made by `make states` from what the class declares.  # pragma: no mutate start

    def copy_from(self, of: NortState) -> None:
        """Become what another is, with nothing in common that could change."""
        self.options = of.options
        self.lattice = of.lattice
        self.stage = of.stage
        self.asked = of.asked
        self.round = of.round
        self.vehicle = of.vehicle[:]
        self.could_be = of.could_be[:]
        self.point = of.point[:]
        self.heading = of.heading[:]
        self.previous = of.previous[:]
        self.turned = of.turned[:]
        self.crossings = of.crossings[:]
        self.used = of.used[:]
        self.spent = of.spent[:]
        self.speed = of.speed[:]
        self.die = of.die
        self.other_die = of.other_die
        self.first = of.first
        self.spoke_first = of.spoke_first
        self.erred = of.erred
        self.reversed = of.reversed
        self.call = of.call[:]
        self.sealed = of.sealed[:]
        self.late = of.late
        self.late_seat = of.late_seat
        self.mover = of.mover
        self.speaker = of.speaker
        self.longer = of.longer
        self.over = of.over
        self.through = of.through
        self.declared = of.declared
        self.crossed = of.crossed
        self.trace = of.trace[:]
        self.strokes = of.strokes.copy()
        self.called = of.called.copy()
        self.loser = of.loser
        self.cause = of.cause
        self.place = of.place
        self.owner = of.owner

    def key(self) -> tuple[object, ...]:
        """Everything that makes two of them the same, hashable."""
        return (
            self.options,
            self.stage,
            self.round,
            tuple(self.vehicle),
            tuple(self.could_be),
            tuple(self.point),
            tuple(self.heading),
            tuple(self.previous),
            tuple(self.turned),
            tuple(self.crossings),
            tuple(self.used),
            tuple(self.speed),
            self.die,
            self.other_die,
            self.first,
            self.spoke_first,
            self.erred,
            self.reversed,
            tuple(self.call),
            tuple(self.sealed),
            self.late,
            self.late_seat,
            self.mover,
            self.speaker,
            self.longer,
            self.over,
            self.through,
            self.declared,
            self.crossed,
            tuple(self.strokes),
            tuple(self.called),
            self.loser,
            self.cause,
            self.place,
            self.owner,
        )

    # Made until here.  # pragma: no mutate end
