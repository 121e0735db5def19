"""Appends: the next moves of a table, kept one by one or, as most are, many tables' together."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import cast

from sqlalchemy import Connection
from sqlalchemy.dialects.sqlite import dialect as sqlite_dialect

from ludotek.table import schema
from ludotek.table.kept import tables
from ludotek.table.rows import Conflict, NotKept, StoredMove, TableId
from ludotek.table.scribe import Entry, Value

NEXT = "SELECT version, (SELECT max(ply) + 1 FROM moves WHERE table_id = tables.id) FROM tables WHERE id = ?"
KEEP = "INSERT INTO moves (table_id, ply, seat, move, time_ms, question) VALUES (?, ?, ?, ?, ?, ?)"
# What goes the way of a move and is none: a row that is written to see whether anything can be.
PROBE: Entry = ("probe", 0, (), "REPLACE INTO secrets (value, name) SELECT ?, ? WHERE ? = 0", (b"",))
SQLITE = sqlite_dialect()


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
    def version_after_it(self) -> int:
        """The version of the table once this is kept, where it was made for a version."""
        assert self.version is not None
        return self.version + 1 if self.changes else self.version


# In SQLite.


def keep(connection: Connection, append: Append) -> int:
    """One append: the version of its table then."""
    driver = driver_of(connection)
    found = driver.execute(NEXT, (append.table_id,)).fetchone()
    version, next_ply = (None, 0) if found is None else (found[0], found[1] or 0)
    after = append.version_after(version, next_ply)
    try:
        driver.executemany(KEEP, _rows(append))
    except sqlite3.IntegrityError:
        raise Conflict("store/other-ply", f"Table {append.table_id!r} has these plies already.") from None
    if append.changes:
        tables.update_row(connection, append.table_id, append.changes)
    return after


def _rows(append: Append) -> list[tuple[str | int | None, ...]]:
    return [
        (append.table_id, entry.ply, entry.seat, entry.move, entry.time_ms, entry.question) for entry in append.entries
    ]


def plain(append: Append) -> Entry | None:
    """An append as the scribe takes it, if it is no more than moves and changes of the table's own row."""
    changes, version = append.changes, append.version
    if version is None or "seats" in changes:
        return None
    moves = [(entry.ply, entry.seat, entry.move, entry.time_ms, entry.question) for entry in append.entries]
    if not changes:
        return append.table_id, version, moves, "", ()
    values = [_bound(name)(value) for name, value in tables.plain_fields(changes).items()]
    return append.table_id, version, moves, _change(tuple(changes)), values


@cache
def _change(names: tuple[str, ...]) -> str:
    fields = ", ".join(f"{name} = ?" for name in names)
    return f"UPDATE tables SET {fields}, version = version + 1 WHERE id = ? AND version = ?"


@cache
def _bound(name: str) -> Callable[[object], Value]:
    """How SQLite is given a value of a column."""
    process = schema.tables.c[name].type.dialect_impl(SQLITE).bind_processor(SQLITE)
    return cast(Callable[[object], Value], process or (lambda value: value))


def driver_of(connection: Connection) -> sqlite3.Connection:
    """The driver's own connection, for what every move does: the query builder costs more than SQLite."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver
