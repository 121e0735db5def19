"""Games that were played elsewhere and are handed in: kept as tables that are over, and never rated.

Whoever hands a record in says who played it, and nobody can check that: so all its people are kept as somebody at the
screen of whoever brought it, which neither ratings nor best marks count. A record is known by its content.
"""

from __future__ import annotations

from hashlib import sha256

import msgspec

from ludotek.core import record as records
from ludotek.core.errors import LudotekError
from ludotek.core.position import Milliseconds
from ludotek.core.record import UNFINISHED, Record
from ludotek.core.session import Session
from ludotek.games import game as find_game
from ludotek.table.storage.rows import PlayerId, SeatRow, StoredMove, TableRow
from ludotek.table.storage.state import TableState, fields_of
from ludotek.wire.shapes import LONGEST_NAME

BOT = "bot "
LEVELS = range(1, 6)
ID = 16  # letters: as good as never twice


class NotOver(LudotekError):
    """A record of a game that has no end."""


def handed(text: str) -> tuple[TableRow, list[StoredMove]]:
    """In a process of its own: a table and its moves from somebody's record, replayed to see that it is sound."""
    record = records.read(text, find_game)
    if record.reason == UNFINISHED or not record.entries:
        raise NotOver("record/unfinished", "Only a game that is over can be handed in.")
    return row_of(record), moves_of(record)


def row_of(record: Record) -> TableRow:
    """A table as the record tells of it; its id follows from its content."""
    return TableRow(
        id=sha256(str(record).encode()).hexdigest()[:ID],
        game=record.game.id,
        game_version=record.game.version,
        options=msgspec.to_builtins(record.options),
        seats=[seat_row(name, record.players.get(name, "")) for name in record.game.seats(record.options)],
        private=True,
        status="over",
        result=record.result,
        reason=record.reason,
        state=fields_of(TableState(elsewhere=record.notes)),
        started=0,
        ended=record.entries[-1].time or 0,
    )


def seat_row(name: str, player: str) -> SeatRow:
    """A bot, as records write them, or somebody."""
    level = player.removeprefix(BOT)
    if player.startswith(BOT) and level.isdigit() and int(level) in LEVELS:
        return SeatRow(name=name, kind="bot", level=int(level))
    return SeatRow(name=name, kind="here", called=player[:LONGEST_NAME])


def moves_of(record: Record) -> list[StoredMove]:
    """As the table would have kept them, each with the question that it answered."""
    session, moves = Session(record.game, record.options), []
    for ply, entry in enumerate(record.entries):
        question = session.position.question(entry.seat) if entry.seat >= 0 else ply
        moves.append(StoredMove(ply, entry.seat, entry.move, entry.time, question))
        session.play(entry.seat, entry.move)
    return moves


def brought(row: TableRow, player: PlayerId, now: Milliseconds) -> TableRow:
    """A table as somebody has brought it."""
    seats = [msgspec.structs.replace(seat, player=None if seat.kind == "bot" else player) for seat in row.seats]
    lasted = row.ended or 0
    return msgspec.structs.replace(row, seats=seats, host=player, created=now, started=now - lasted, ended=now)
