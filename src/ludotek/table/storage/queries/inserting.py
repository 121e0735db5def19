"""Inserting what may be there already, in the dialect of each database."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert_new(connection: Connection, table: Table, values: Mapping[str, object]) -> bool:
    """Insert a row unless its key is taken; whether it was new."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    return connection.execute(dialect.insert(table).values(**values).on_conflict_do_nothing()).rowcount == 1
