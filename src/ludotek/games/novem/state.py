"""All that a match of Novem consists of at one moment, and nothing of its rules."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotek.core.position import Points, Position, Seat
from ludotek.core.state import Ply
from ludotek.games.novem.components import ROWS, NovemOptions

HIDDEN: Final = -1  # a marker still in its owner's hand
NOBODY: Final = -1

# What chance is asked for.
NOTHING_ASKED: Final = 0
ASKED_SET_UP: Final = 1
ASKED_FIRST: Final = 2
ASKED_MARKER: Final = 3

NONE: Final[list[int]] = []
DEFAULTS: Final = NovemOptions()


class NovemState(Position):
    follows: ClassVar[tuple[str, ...]] = ("open_totals", "top")  # from the options, and the set-up

    options: NovemOptions
    open_totals: bool
    asked_of_chance: int
    asked: Ply  # at which this round's question was put
    game: int  # the first, the second, or the decider
    rows: Seat  # whoever owns the rows in this game
    first: Seat  # whoever attacked first in the first game
    attacker: Seat
    set_up: int
    top: tuple[int, ...]  # the top level as it was laid
    tiles: i64  # how many are left: two bits for each square
    empty_rounds: int  # in a row
    points: list[Points]
    marker: vec[i64]  # by seat: the row or column it has laid face down
    late: int  # a mask of the seats that were late in the last round
    drawn: int  # a mask of the seats that are late in this round
    late_seat: Seat  # for whom chance now draws a marker
    forfeiter: Seat
    is_over: bool

    def __init__(self, of: NovemState | None = None, options: NovemOptions = DEFAULTS) -> None:
        super().__init__(of)
        if of is None:
            self.lay_out(options)
        else:
            self.copy_from(of)

    def lay_out(self, options: NovemOptions) -> None:
        self.options = options
        self.open_totals = options.totals == "open"
        self.asked_of_chance = NOTHING_ASKED
        self.asked = 0
        self.game = 0
        self.rows = ROWS
        self.first = NOBODY
        self.attacker = NOBODY
        self.set_up = NOBODY
        self.top = ()
        self.tiles = 0
        self.empty_rounds = 0
        self.points = [0, 0]
        self.marker = vec[i64]([HIDDEN, HIDDEN])
        self.late = 0
        self.drawn = 0
        self.late_seat = NOBODY
        self.forfeiter = NOBODY
        self.is_over = False

    # Made by `make states` from what the class declares.  # pragma: no mutate start

    def copy_from(self, of: NovemState) -> None:
        """Become what another is, with nothing in common that could change."""
        self.options = of.options
        self.open_totals = of.open_totals
        self.asked_of_chance = of.asked_of_chance
        self.asked = of.asked
        self.game = of.game
        self.rows = of.rows
        self.first = of.first
        self.attacker = of.attacker
        self.set_up = of.set_up
        self.top = of.top
        self.tiles = of.tiles
        self.empty_rounds = of.empty_rounds
        self.points = of.points.copy()
        self.marker = of.marker[:]
        self.late = of.late
        self.drawn = of.drawn
        self.late_seat = of.late_seat
        self.forfeiter = of.forfeiter
        self.is_over = of.is_over

    def key(self) -> tuple[object, ...]:
        """Everything that makes two of them the same, hashable."""
        return (
            self.options,
            self.asked_of_chance,
            self.game,
            self.rows,
            self.first,
            self.attacker,
            self.set_up,
            self.tiles,
            self.empty_rounds,
            tuple(self.points),
            tuple(self.marker),
            self.late,
            self.drawn,
            self.late_seat,
            self.forfeiter,
            self.is_over,
        )

    # Made until here.  # pragma: no mutate end
