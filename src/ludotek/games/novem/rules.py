"""Novem, in the order and the words of its rule sheet (rules.md)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.core.position import CHANCE, CLOCK, DEAL, EVERYONE, OVER, SEALED, Move, Points, Seat, only
from ludotek.core.rng import Rng
from ludotek.games.novem.components import (
    COLUMNS,
    LAYOUT_NAMES,
    LAYOUTS,
    LEVELS,
    ROWS,
    SIDE,
    SMALL,
    SMALL_SIDE,
    SQUARES,
    STACK_SUM,
    TRANSPOSED,
    NovemOptions,
)
from ludotek.games.novem.state import (
    ASKED_FIRST,
    ASKED_MARKER,
    ASKED_SET_UP,
    DEFAULTS,
    HIDDEN,
    NOBODY,
    NONE,
    NOTHING_ASKED,
    NovemState,
)
from ludotek.games.novem.vocabulary import (
    ATTACKS_FIRST,
    BY_FORFEIT,
    BY_POINTS,
    BY_TIE,
    COLUMN,
    COLUMN_EMPTY,
    COUNTED,
    DRAWN_FOR,
    ENDED,
    FIRST,
    FORFEITED,
    FOUND_EMPTY,
    LATE,
    REVEALED,
    ROW,
    ROW_EMPTY,
    SET,
    SET_UP,
    STALLED,
    TIED,
    TOOK,
    WAS_LATE,
    WON,
)

STALL: Final = 6  # empty rounds in a row that end a game; ruling V1
SMALL_STALL: Final = 2  # one attack each instead of three; §37

BOTH: Final[list[Seat]] = [ROWS, COLUMNS]
EACH: Final[list[list[Seat]]] = [[ROWS], [COLUMNS]]
ROW_MARKERS: Final[list[Move]] = [ROW, ROW + 1, ROW + 2]  # §3
COLUMN_MARKERS: Final[list[Move]] = [COLUMN, COLUMN + 1, COLUMN + 2]  # §3
FIRSTS: Final[list[Move]] = [FIRST + ROWS, FIRST + COLUMNS]
ALL_SET_UPS: Final[list[Move]] = [SET_UP + number for number in range(SMALL)]

# How many tiles lie on each square, two bits for each of them.
FULL_BOARD: Final[i64] = 0b10_10_10_10_10_10_10_10_10  # §6
SMALL_BOARD: Final[i64] = 0b01_01_00_01_01
OF_A_SQUARE: Final[i64] = 0b11
OF_A_ROW: Final[i64] = 0b11_11_11
OF_A_COLUMN: Final[i64] = 0b11_00_00_11_00_00_11

# The same on a small board; all else is as on the full one, §38.
SMALL_ROW_MARKERS: Final[list[Move]] = ROW_MARKERS[:SMALL_SIDE]
SMALL_COLUMN_MARKERS: Final[list[Move]] = COLUMN_MARKERS[:SMALL_SIDE]
SMALL_SET_UPS: Final[list[Move]] = [SET_UP + number for number in range(SMALL, len(LAYOUTS))]


class Novem(NovemState):
    """A match of two games; in each one seat owns the rows, the other the columns."""

    def __init__(self, of: Novem | None = None, options: NovemOptions = DEFAULTS) -> None:
        super().__init__(of, options)
        if of is None:
            self.begin_game()

    def copy(self) -> Novem:
        return Novem(self)

    # Who may do what.

    def kind(self) -> int:
        if self.asked_of_chance != NOTHING_ASKED:
            return DEAL
        return OVER if self.is_over else SEALED

    def acting(self) -> list[Seat]:
        if self.kind() != SEALED:
            return NONE
        if self.marker[ROWS] != HIDDEN:
            return EACH[COLUMNS]
        return BOTH if self.marker[COLUMNS] == HIDDEN else EACH[ROWS]

    def moves(self, seat: Seat) -> list[Move]:
        if seat >= 0:
            return self.markers(seat) if self.kind() == SEALED and self.marker[seat] == HIDDEN else NONE
        if seat == CHANCE:
            return self.luck()
        return [LATE + late for late in self.acting()] if seat == CLOCK else NONE

    def markers(self, seat: Seat) -> list[Move]:
        """Set up, §12, and How to play, §16-§17: any of one's own three; all are back every round (ruling V3)."""
        if self.set_up >= SMALL:
            return SMALL_ROW_MARKERS if seat == self.rows else SMALL_COLUMN_MARKERS  # §36 and §37
        return ROW_MARKERS if seat == self.rows else COLUMN_MARKERS

    def luck(self) -> list[Move]:
        if self.asked_of_chance == ASKED_SET_UP:
            return SMALL_SET_UPS if self.options.board == "small" else ALL_SET_UPS  # §33
        if self.asked_of_chance == ASKED_FIRST:
            return FIRSTS
        return self.markers(self.late_seat) if self.asked_of_chance == ASKED_MARKER else NONE

    def question(self, seat: Seat) -> int:
        return self.asked

    def play(self, seat: Seat, move: Move) -> None:
        self.ply += 1
        if seat >= 0:
            self.lay(seat, move)
        elif seat == CLOCK:
            self.run_out_of_time(move - LATE)
        else:
            self.answer(move)

    def answer(self, move: Move) -> None:
        """What chance was asked for."""
        asked = self.asked_of_chance
        self.asked_of_chance = NOTHING_ASKED
        if asked == ASKED_SET_UP:
            self.lay_tiles(move - SET_UP)
            self.choose_attacker()
        elif asked == ASKED_FIRST:
            self.attack_first(move - FIRST)
        else:
            seat = self.late_seat
            self.late_seat = NOBODY
            self.tell(only(seat), DRAWN_FOR, seat, move)
            self.lay(seat, move)

    # Set up.

    def begin_game(self) -> None:
        """Set up: in the second game the same set-up and sides again, unless the table chose otherwise."""
        self.game += 1
        self.attacker = NOBODY
        self.empty_rounds = 0
        if self.game == 2 and self.options.swap_sides:
            self.rows = COLUMNS  # §30
        if self.game == 1 and self.options.layout != "random":
            self.lay_tiles(LAYOUT_NAMES.index(self.options.layout))  # §28
        elif self.game == 1 or self.options.second_layout == "random":
            self.clear_the_board()
            self.asked_of_chance = ASKED_SET_UP
            return
        else:  # §29, rulings V6 and V7
            self.lay_tiles(TRANSPOSED[self.set_up] if self.options.second_layout == "transposed" else self.set_up)
        self.choose_attacker()

    def clear_the_board(self) -> None:
        self.set_up = NOBODY
        self.top = ()
        self.tiles = 0

    def lay_tiles(self, set_up: int) -> None:
        """Set up, §6: two levels of nine tiles."""
        self.set_up = set_up
        self.top = LAYOUTS[set_up]  # §10
        self.tiles = SMALL_BOARD if set_up >= SMALL else FULL_BOARD  # §2
        self.tell(EVERYONE, SET, set_up, self.game)  # §11: by its name

    def choose_attacker(self) -> None:
        """Set up, §13: somebody attacks first, and the other does when the second game begins."""
        if self.game == 2:
            self.attack_first(1 - self.first)  # §14
        elif self.game == 1 and self.options.first != "random":
            self.attack_first(ROWS if self.options.first == "rows" else COLUMNS)  # §27
        else:  # rulings V8 and V14
            self.asked_of_chance = ASKED_FIRST

    def attack_first(self, seat: Seat) -> None:
        if self.game == 1:
            self.first = seat
        self.attacker = seat  # §4 and §13
        self.asked = self.ply
        self.tell(EVERYONE, ATTACKS_FIRST, seat, self.game)

    # How to play.

    def lay(self, seat: Seat, move: Move) -> None:
        """How to play, §15-§17: a marker is laid face down; when both lie there, they are revealed."""
        self.marker[seat] = move - ROW if seat == self.rows else move - COLUMN
        if self.marker[1 - seat] != HIDDEN:
            self.reveal(self.marker[self.rows], self.marker[1 - self.rows])  # §18

    def reveal(self, row: i64, column: i64) -> None:
        """How to play, §19-§21: the attacker collects the visible tile where row and column meet."""
        self.marker[ROWS] = self.marker[COLUMNS] = HIDDEN
        self.late = self.drawn
        self.drawn = 0
        self.tell(EVERYONE, REVEALED, row, column)
        square: i64 = SIDE * row + column  # §1 and §19
        ending = self.collect(square, row, column) if self.height_of(square) > 0 else self.find_empty()
        if ending != 0:
            self.end_game(ending)
        else:
            self.attacker = 1 - self.attacker  # §4 and §21; after an empty round too: ruling V2
            self.asked = self.ply

    def collect(self, square: i64, row: i64, column: i64) -> int:
        """How to play, §20, and End of the game, §23: a line is empty when both its levels are gone (ruling V5)."""
        tile = self.visible_tile(square)
        self.tiles -= 1 << 2 * square
        self.empty_rounds = 0
        self.points[self.attacker] = self.points[self.attacker] + tile  # §25
        self.tell(EVERYONE, TOOK, self.attacker, tile)
        ending = ROW_EMPTY if self.row_of(row) == 0 else 0
        return ending + COLUMN_EMPTY if self.column_of(column) == 0 else ending

    def find_empty(self) -> int:
        """Empty squares, §22: there is nothing to take, so the attack earns nothing."""
        self.empty_rounds += 1
        self.tell(EVERYONE, FOUND_EMPTY, self.attacker, self.empty_rounds)
        return STALLED if self.empty_rounds == self.stall() else 0  # ruling V1

    def stall(self) -> int:
        """How many empty rounds in a row end a game (ruling V1, §37)."""
        return SMALL_STALL if self.set_up >= SMALL else STALL

    # The board, as everyone sees it.

    def height_of(self, square: i64) -> i64:
        """How many tiles lie on a square."""
        return self.tiles >> 2 * square & OF_A_SQUARE

    def row_of(self, row: i64) -> i64:
        """What lies in a row, two bits for each square."""
        return self.tiles >> 2 * SIDE * row & OF_A_ROW

    def column_of(self, column: i64) -> i64:
        """What lies in a column; other rows are left out."""
        return self.tiles >> 2 * column & OF_A_COLUMN

    def tiles_left(self) -> int:
        """How many tiles lie on the board."""
        left: i64 = 0
        for square in range(SQUARES):
            left += self.height_of(square)
        return int(left)

    @property
    def height(self) -> list[int]:
        """By square: how many tiles lie there; nothing before they are laid."""
        return [int(self.height_of(square)) for square in range(SQUARES)] if self.set_up != NOBODY else []

    @property
    def row_tiles(self) -> list[int]:
        """By row: how many tiles lie there."""
        heights = self.height
        return [sum(heights[row : row + SIDE]) for row in range(0, len(heights), SIDE)]

    @property
    def column_tiles(self) -> list[int]:
        """By column: how many tiles lie there."""
        heights = self.height
        return [sum(heights[column::SIDE]) for column in range(SIDE if heights else 0)]

    def visible_tile(self, square: i64) -> int:
        """How to play, §20: the tile that lies open on a square; 0 where all are gone."""
        height = self.height_of(square)
        if height == 0:
            return 0
        return self.top[square] if height == LEVELS else STACK_SUM - self.top[square]  # §8

    def tile_below(self, square: i64) -> int:
        """The tile under the open one, which everyone can work out (ruling V11); 0 where none lies."""
        return STACK_SUM - self.top[square] if self.height_of(square) == LEVELS else 0

    def visible_tiles(self) -> list[int]:
        """By square: the tile that lies open there."""
        return [self.visible_tile(square) for square in range(SQUARES if self.set_up != NOBODY else 0)]

    def tiles_below(self) -> list[int]:
        """By square: the tile under the open one."""
        return [self.tile_below(square) for square in range(SQUARES if self.set_up != NOBODY else 0)]

    # End of the game, and the winner.

    def end_game(self, ending: int) -> None:
        """End of the game, §23: at once, and tiles left on the board are nobody's (ruling V4)."""
        self.tell(EVERYONE, ENDED, self.game, ending)
        self.tell(EVERYONE, COUNTED, self.points[ROWS], self.points[COLUMNS])  # §24
        tied = self.points[ROWS] == self.points[COLUMNS]
        if self.game == 1 or (self.game == 2 and tied and self.options.decider):  # §32, ruling V8
            self.begin_game()
        else:
            self.is_over = True
            self.name_the_winner()

    def name_the_winner(self) -> None:
        """The winner, §25-§26: the higher sum of points over both games (ruling V9)."""
        margin = self.points[ROWS] - self.points[COLUMNS]
        if margin == 0:
            self.tell(EVERYONE, TIED, self.points[ROWS], 0)
        else:
            self.tell(EVERYONE, WON, ROWS if margin > 0 else COLUMNS, abs(margin))

    def run_out_of_time(self, seat: Seat) -> None:
        """Ruling V13: a marker is drawn for whoever does not choose in time; twice running forfeits."""
        self.tell(EVERYONE, WAS_LATE, seat, 0)
        if self.late >> seat & 1:
            self.forfeiter = seat
            self.is_over = True
            self.tell(EVERYONE, FORFEITED, seat, 0)
        else:
            self.drawn |= 1 << seat
            self.late_seat = seat
            self.asked_of_chance = ASKED_MARKER

    def scores(self) -> list[Points]:
        """Object of the game, §5, and The winner, §26: 1 to the winner, -1 to the other, nothing to either in a tie."""
        if self.forfeiter != NOBODY:
            return [1, -1] if self.forfeiter == COLUMNS else [-1, 1]
        margin = self.points[ROWS] - self.points[COLUMNS]
        return [0, 0] if margin == 0 else [1, -1] if margin > 0 else [-1, 1]

    def ending(self) -> int:
        if self.forfeiter != NOBODY:
            return BY_FORFEIT
        return BY_TIE if self.points[ROWS] == self.points[COLUMNS] else BY_POINTS

    # What a seat cannot know.

    def shows_points(self, owner: Seat, seat: Seat) -> bool:
        """How to play, §20, and §31: captured tiles lie face down until points are counted, §24 (ruling V10)."""
        return owner == seat or self.is_over or self.open_totals

    def imagine(self, seat: Seat, rng: Rng) -> Novem:
        """The other's sealed marker is back in its hand; one that was drawn for it is drawn anew (ruling V12)."""
        imagined = self.copy()
        for other in BOTH:
            if other != seat and self.marker[other] != HIDDEN:
                imagined.take_back(other, rng)
        return imagined

    def take_back(self, seat: Seat, rng: Rng) -> None:
        """Everyone knows that a late seat's marker lies there; of the others nobody knows even that."""
        if self.drawn >> seat & 1:
            self.marker[seat] = rng.below(len(self.markers(seat)))
        else:
            self.marker[seat] = HIDDEN
            self.ply -= 1
