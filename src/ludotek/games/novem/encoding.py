"""Novem as learners see it: thirty bytes, from the seat's own point of view."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.core.encoding import Encoding, Field, Row, Sight
from ludotek.core.position import DEAL, SEALED, Position, Seat
from ludotek.games.novem.components import LEVELS, SIDE, SQUARES, STACK_SUM
from ludotek.games.novem.rules import STALL, Novem

HIGHEST_TILE: Final = STACK_SUM - 1
MOST_POINTS: Final = 180  # of two games; a third is played only if both have half of them at most
GAMES: Final = 3
# A game's last tile empties a line, so at least a line less one is left over; every tile may come
# after all the empty rounds that do not end a game.
ROUNDS: Final = GAMES * (LEVELS * SQUARES - SIDE + 1) * STALL
TOLD_A_ROUND: Final = 3  # its own marker, the reveal, and what came of it
TOLD_A_GAME: Final = 5

FIELDS: Final = [
    Field("tile", SQUARES, HIGHEST_TILE, "the visible tile of each square, row by row; 0 where there is none"),
    Field("below", SQUARES, HIGHEST_TILE, "the tile beneath it; 0 where there is none"),
    Field("rows", 1, 1, "1 if this seat owns the rows"),
    Field("attacks", 1, 1, "1 if this seat attacks"),
    Field("game", GAMES, 1, "which game of the match it is"),
    Field("empty_rounds", 1, STALL, "empty rounds in a row"),
    Field("points", 1, MOST_POINTS, "this seat's points"),
    Field("others_points", 1, MOST_POINTS, "the other seat's points, 0 while they are hidden"),
    Field("others_points_shown", 1, 1, "1 if they are not hidden"),
    Field("marker", SIDE, 1, "the marker that this seat has laid in this round"),
]


class NovemSight(Sight):
    """Which tiles stand in the slots of a lane: they are the same for both seats."""

    laid: list[int]  # the heights of the game that is shown, which change as it is played
    heights: list[int]  # those that are shown

    def __init__(self) -> None:
        self.laid = []
        self.heights = [0] * SQUARES


class NovemEncoding(Encoding):
    def write(self, position: Position, seat: Seat, row: Row, at: i64) -> None:
        assert isinstance(position, Novem)
        self.write_tiles(position, row, at)
        self.write_rest(position, seat, row, at + 2 * SQUARES)

    def sight(self) -> Sight:
        return NovemSight()

    def refresh(self, position: Position, seats: list[Seat], row: Row, at: i64, sight: Sight) -> None:
        """Only the tiles of squares from which one was taken since. In a lane both seats are always asked."""
        assert isinstance(position, Novem) and isinstance(sight, NovemSight)
        if sight.laid is position.height:
            self.write_taken(position, row, at, sight)
        else:
            self.write_laid(position, row, at, sight)
        for seat in seats:
            self.write_rest(position, seat, row, at + 2 * SQUARES)
            at += self.size

    def write_laid(self, position: Novem, row: Row, at: i64, sight: NovemSight) -> None:
        """The tiles of a new game, for both seats."""
        self.write_tiles(position, row, at)
        self.write_tiles(position, row, at + self.size)
        sight.laid = position.height
        for square in range(len(position.height)):
            sight.heights[square] = position.height[square]

    def write_taken(self, position: Novem, row: Row, at: i64, sight: NovemSight) -> None:
        """The tiles of squares whose height has changed, for both seats."""
        height, before = position.height, sight.heights
        for square in range(len(height)):
            if height[square] != before[square]:
                before[square] = height[square]
                place: i64 = at + square
                row[place] = row[place + self.size] = position.visible_tile(square)
                row[place + SQUARES] = row[place + self.size + SQUARES] = position.tile_below(square)

    def write_rest(self, position: Novem, seat: Seat, row: Row, at: i64) -> None:
        row[at] = position.rows == seat
        row[at + 1] = position.attacker == seat
        game = position.game
        row[at + 2] = game == 1
        row[at + 3] = game == 2
        row[at + 4] = game == 3
        at += 2 + GAMES
        row[at] = position.empty_rounds
        points = position.points
        row[at + 1] = points[seat]
        is_shown = position.shows_points(1 - seat, seat)
        row[at + 2] = points[1 - seat] if is_shown else 0
        row[at + 3] = is_shown
        marker = position.marker[seat]
        row[at + 4] = marker == 0
        row[at + 5] = marker == 1
        row[at + 6] = marker == 2

    def write_tiles(self, position: Novem, row: Row, at: i64) -> None:
        if not position.height:  # the tiles are not laid yet
            for place in range(2 * SQUARES):
                row[at + place] = 0
            return
        for square in range(SQUARES):
            row[at] = position.visible_tile(square)
            row[at + SQUARES] = position.tile_below(square)
            at += 1


ENCODING: Final = NovemEncoding(
    FIELDS,
    kinds=(DEAL, SEALED),
    longest=2 * ROUNDS,
    luck=2 * GAMES,
    told=ROUNDS * TOLD_A_ROUND + GAMES * TOLD_A_GAME,
)
