"""Novem as learners see it: thirty bytes, from the seat's own point of view."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludotek.core.encoding import Encoding, Field, Row
from ludotek.core.position import DEAL, SEALED, Position, Seat
from ludotek.games.novem.components import LAYOUTS, LEVELS, SIDE, SQUARES, STACK_SUM
from ludotek.games.novem.rules import STALL, Novem

HIGHEST_TILE: Final = STACK_SUM - 1
MOST_POINTS: Final = 180  # of two games; a third is played only if both have half of them at most
GAMES: Final = 3
HEIGHTS: Final = LEVELS + 2  # from below the board, where nothing lies, to a whole stack
BARE: Final = [0] * SQUARES  # before the tiles are laid
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


class NovemEncoding(Encoding):
    tiles: Row  # [set-up, square, 1 + height]: the visible tile

    def __init__(self) -> None:
        told = ROUNDS * TOLD_A_ROUND + GAMES * TOLD_A_GAME
        super().__init__(FIELDS, kinds=(DEAL, SEALED), longest=2 * ROUNDS, luck=2 * GAMES, told=told)
        self.tiles = vec[u8](visible_tiles())

    def write(self, position: Position, seat: Seat, row: Row, at: i64) -> None:
        assert isinstance(position, Novem)
        self.write_tiles(position, row, at)
        at += 2 * SQUARES
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
        tiles = self.tiles
        set_up: i64 = max(position.set_up, 0)  # a bare board looks alike in all of them
        place: i64 = set_up * SQUARES * HEIGHTS + 1
        for left in position.height or BARE:
            height: i64 = left
            row[at] = tiles[place + height]
            row[at + SQUARES] = tiles[place + height - 1]
            place += HEIGHTS
            at += 1


def visible_tiles() -> list[int]:
    """For every square of every set-up: what lies below the board, at its bottom, on its first level, on its second."""
    return [tile for top in LAYOUTS for first in top for tile in (0, 0, STACK_SUM - first, first)]


ENCODING: Final = NovemEncoding()
