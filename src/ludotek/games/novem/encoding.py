"""Novem as learners see it: thirty bytes, from the seat's own point of view."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.core.encoding import Encoding, Field, Row, Sight
from ludotek.core.position import DEAL, SEALED, Position, Seat
from ludotek.games.novem.components import LEVELS, SIDE, SQUARES, STACK_SUM
from ludotek.games.novem.rules import OF_A_SQUARE, STALL, Novem
from ludotek.games.novem.state import NOBODY

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
SIZE: Final = 30  # bytes in all; a plain number is quicker when compiled


class NovemSight(Sight):
    """Which game stands in the slots of a lane, and which of its tiles."""

    match: Novem | None
    game: int
    tiles: i64

    def __init__(self) -> None:
        self.match = None
        self.game = 0
        self.tiles = 0


class NovemEncoding(Encoding):
    def write(self, position: Position, seat: Seat, row: Row, at: i64) -> None:
        assert isinstance(position, Novem)
        self.write_tiles(position, row, at)
        self.write_game(position, seat, row, at + 2 * SQUARES)
        self.write_round(position, seat, row, at + 2 * SQUARES)

    def sight(self) -> Sight:
        return NovemSight()

    def refresh(self, position: Position, seats: list[Seat], row: Row, at: i64, sight: Sight) -> None:
        """What changes from round to round, and the squares from which a tile was taken since.

        In a lane both seats are always asked, so that both have the same tiles.
        """
        assert isinstance(position, Novem) and isinstance(sight, NovemSight)
        if sight.match is position and sight.game == position.game:
            self.write_taken(position, row, at, sight)
        else:
            self.begin(position, row, at, sight)
        for seat in seats:
            self.write_round(position, seat, row, at + 2 * SQUARES)
            at += SIZE

    def begin(self, position: Novem, row: Row, at: i64, sight: NovemSight) -> None:
        """A new game, for both seats; it can be told from the last one as soon as its tiles are laid."""
        for seat in range(2):
            self.write_tiles(position, row, at + seat * SIZE)
            self.write_game(position, seat, row, at + seat * SIZE + 2 * SQUARES)
        sight.match = position if position.set_up != NOBODY else None
        sight.game = position.game
        sight.tiles = position.tiles

    def write_taken(self, position: Novem, row: Row, at: i64, sight: NovemSight) -> None:
        """The tiles of squares from which one was taken, for both seats."""
        changed: i64 = position.tiles ^ sight.tiles
        sight.tiles = position.tiles
        square: i64 = 0
        while changed != 0:
            if changed & OF_A_SQUARE != 0:
                row[at] = row[at + SIZE] = position.visible_tile(square)
                row[at + SQUARES] = row[at + SIZE + SQUARES] = position.tile_below(square)
            changed >>= 2
            square += 1
            at += 1

    def write_tiles(self, position: Novem, row: Row, at: i64) -> None:
        is_laid = position.set_up != NOBODY
        for square in range(SQUARES):
            row[at + square] = position.visible_tile(square) if is_laid else 0
            row[at + SQUARES + square] = position.tile_below(square) if is_laid else 0

    def write_game(self, position: Novem, seat: Seat, row: Row, at: i64) -> None:
        """What stays as it is for a whole game."""
        game = position.game
        row[at] = position.rows == seat
        row[at + 2] = game == 1
        row[at + 3] = game == 2
        row[at + 4] = game == 3

    def write_round(self, position: Novem, seat: Seat, row: Row, at: i64) -> None:
        row[at + 1] = position.attacker == seat
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


ENCODING: Final = NovemEncoding(
    FIELDS,
    kinds=(DEAL, SEALED),
    longest=2 * ROUNDS,
    luck=2 * GAMES,
    told=ROUNDS * TOLD_A_ROUND + GAMES * TOLD_A_GAME,
)

assert ENCODING.size == SIZE
