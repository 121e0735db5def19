"""Appends: the next moves of a table, kept one by one or, as most are, many tables' together."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping, Sequence
from functools import cache

from sqlalchemy import Connection

from ludotek.core.errors import LudotekError
from ludotek.table.kept import tables
from ludotek.table.rows import Conflict, NotKept, StoredMove, TableId

NEXT = "SELECT version, (SELECT max(ply) + 1 FROM moves WHERE table_id = tables.id) FROM tables WHERE id = ?"
NEXTS = """
    SELECT json_group_array(json_array(id, version, (SELECT max(ply) + 1 FROM moves WHERE table_id = tables.id)))
    FROM tables WHERE id IN (SELECT value FROM json_each(?))
"""
KEEP = "INSERT INTO moves (table_id, ply, seat, move, time_ms, question) VALUES "
COLUMNS = "(?, ?, ?, ?, ?, ?)"


class Append:
    """The next moves of one table, and the changes of its row that come with them."""

    def __init__(
        self,
        table_id: TableId,
        first_ply: int,
        entries: Sequence[StoredMove],
        changes: Mapping[str, object] | None,
        version: int | None,
    ) -> None:
        if any(entry.ply != ply for ply, entry in enumerate(entries, first_ply)):
            raise ValueError(f"The moves of an append follow each other from ply {first_ply} on.")
        if changes and not changes.keys() <= tables.CHANGEABLE:
            raise TypeError(f"A table has no changeable {', '.join(sorted(changes.keys() - tables.CHANGEABLE))}.")
        self.table_id = table_id
        self.first_ply = first_ply
        self.entries = entries
        self.changes = changes or {}
        self.version = version

    def version_after(self, version: int | None, next_ply: int) -> int:
        """The version of the table once this is kept; refused where it does not fit what is there."""
        if version is None:
            raise NotKept("store/no-table", f"There is no table {self.table_id!r}.")
        if next_ply != self.first_ply:
            raise Conflict(
                "store/other-ply", f"The next ply of table {self.table_id!r} is {next_ply}, not {self.first_ply}."
            )
        if self.version not in (None, version):
            raise Conflict(
                "store/other-version",
                f"Table {self.table_id!r} has changed: it is at version {version}, not {self.version}.",
            )
        return version + 1 if self.changes else version

    @property
    def is_plain(self) -> bool:
        """Moves and nothing else, as nearly all are."""
        return not self.changes


# In SQLite.


def keep(connection: Connection, append: Append) -> int:
    """One append: the version of its table then."""
    driver = driver_of(connection)
    found = driver.execute(NEXT, (append.table_id,)).fetchone()
    version, next_ply = (None, 0) if found is None else (found[0], found[1] or 0)
    after = append.version_after(version, next_ply)
    try:
        _insert(driver, _rows(append))
    except sqlite3.IntegrityError:
        raise Conflict("store/other-ply", f"Table {append.table_id!r} has these plies already.") from None
    if append.changes:
        tables.update_row(connection, append.table_id, append.changes)
    return after


def keep_together(driver: sqlite3.Connection, appends: Sequence[Append]) -> list[int | LudotekError]:
    """Plain appends in two statements: the version of each one's table, or why it was refused.

    Around every statement the interpreter's lock is let go, and under load got back only after a while.
    """
    ids = json.dumps([append.table_id for append in appends])
    nexts = {id: (version, ply or 0) for id, version, ply in json.loads(driver.execute(NEXTS, (ids,)).fetchone()[0])}
    outcomes: list[int | LudotekError] = []
    rows: list[int | str | None] = []
    for append in appends:
        version, next_ply = nexts.get(append.table_id, (None, 0))
        try:
            outcomes.append(append.version_after(version, next_ply))
        except LudotekError as error:
            outcomes.append(error)
            continue
        nexts[append.table_id] = version, next_ply + len(append.entries)
        rows += _rows(append)
    _insert(driver, rows)
    return outcomes


def _insert(driver: sqlite3.Connection, rows: list[int | str | None]) -> None:
    if rows:
        driver.execute(_insertion(len(rows) // 6), rows)


@cache
def _insertion(count: int) -> str:
    return KEEP + ", ".join([COLUMNS] * count)


def _rows(append: Append) -> list[int | str | None]:
    return [
        value
        for entry in append.entries
        for value in (append.table_id, entry.ply, entry.seat, entry.move, entry.time_ms, entry.question)
    ]


def driver_of(connection: Connection) -> sqlite3.Connection:
    """The driver's own connection, for what every move does: the query builder costs more than SQLite."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver
