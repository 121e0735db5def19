"""Changes of a table's row as a driver takes them: statements in its own dialect, and what fills them.

They come along with nearly every move of a game that is played by the clock, and building a statement anew takes
longer than the database does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, TypeAlias

from sqlalchemy import Dialect, make_url
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.expression import UpdateBase

from ludotek.table.storage.queries import tables
from ludotek.table.storage.rows import TableId

Change: TypeAlias = tuple[str, list[object]]  # a statement, and what fills it
# A statement, its slots in their order, and how a value is put into each.
Form: TypeAlias = tuple[str, list[tuple[str, Callable[[Any], Any] | None]]]
SQLITE = make_url("sqlite://").get_dialect()()
POSTGRES = make_url("postgresql+asyncpg://").get_dialect()()


def changes_of(dialect: Dialect, table_id: TableId, changes: Mapping[str, object]) -> list[Change]:
    """The statements that change a table's row, and who is found to sit there."""
    if not changes:
        return []
    fields = {**tables.plain_fields(changes), tables.THIS: table_id}
    found = [_filled(_update(dialect, tuple(changes)), fields)]
    if "seats" in changes:
        found.append(_filled(_form(dialect, tables.VACATE), fields))
        seated = tables.sittings_of(table_id, changes["seats"])
        found += [_filled(_form(dialect, tables.SEAT), sitting) for sitting in seated]
    return found


def _filled(form: Form, values: Mapping[str, object]) -> Change:
    text, slots = form
    return text, [values[name] if filler is None else filler(values[name]) for name, filler in slots]


@cache
def _update(dialect: Dialect, names: tuple[str, ...]) -> Form:
    return _form(dialect, tables.update_form(names))


@cache
def _form(dialect: Dialect, statement: UpdateBase) -> Form:
    compiled = statement.compile(dialect=dialect)
    assert isinstance(compiled, SQLCompiler) and compiled.positiontup is not None
    kinds = [(name, compiled.binds[name].type.dialect_impl(dialect)) for name in compiled.positiontup]
    return str(compiled), [(name, kind.bind_processor(dialect)) for name, kind in kinds]
