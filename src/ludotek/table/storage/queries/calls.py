"""Calls in a race that wait for an earlier one that may be under way."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from sqlalchemy import Connection, and_, delete, or_, select

from ludotek.core.position import Seat
from ludotek.table.storage import schema
from ludotek.table.storage.queries.inserting import insert_new
from ludotek.table.storage.rows import CallRow, TableId


def put_call(connection: Connection, row: CallRow) -> list[CallRow]:
    insert_new(connection, schema.calls, msgspec.structs.asdict(row))
    return calls(connection, row.table_id, row.question)


def calls(connection: Connection, table_id: TableId, question: int | None = None) -> list[CallRow]:
    call = schema.calls.c
    chosen = select(schema.calls).where(call.table_id == table_id)
    if question is not None:
        chosen = chosen.where(call.question == question)
    chosen = chosen.order_by(call.time_ms, call.seat)
    return [CallRow(**row) for row in connection.execute(chosen).mappings()]


def clear_calls(connection: Connection, table_id: TableId, past: Mapping[Seat, int]) -> None:
    call = schema.calls.c
    gone = [and_(call.seat == seat, call.question <= question) for seat, question in past.items()]
    connection.execute(delete(schema.calls).where(call.table_id == table_id, or_(*gone)))
