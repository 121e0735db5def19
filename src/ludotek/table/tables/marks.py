"""Marks: what finished games achieved, for those who try to do better. What counts, each game says for itself."""

from __future__ import annotations

from datetime import UTC, date, datetime

from ludotek.core.position import Milliseconds
from ludotek.table.storage.rows import MarkRow
from ludotek.table.tables.table import Table


def day_at(time: Milliseconds) -> date:
    """The house's day, the same for everybody: that of Greenwich (nos §14)."""
    return datetime.fromtimestamp(time / 1000, UTC).date()


def mark_of(table: Table) -> MarkRow | None:
    """The mark that a table's game has set, if it is over and one person has played it alone to its end (nos §13)."""
    row, player = table.row, table.row.seats[0].player
    if row.seats[0].kind == "here":
        return None  # whose it is, nobody can say
    if row.status != "over" or len(row.seats) > 1 or player is None or set(table.state.sat) != {player}:
        return None
    mark = table.game.mark(table.session.position, table.session.options) if table.session.is_over else None
    if mark is None or mark.day not in (None, day_at(row.started or 0)):
        return None
    return MarkRow(
        table_id=row.id, game=row.game, course=mark.course, player=player, value=mark.value, at=row.ended or 0
    )


async def keep_mark(table: Table) -> None:
    """Keep a table's mark, if it has set one (nos §11); as often as one likes."""
    row = mark_of(table)
    if row is not None:
        await table.store.keep_mark(row)
