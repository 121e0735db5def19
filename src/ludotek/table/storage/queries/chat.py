"""What people say at a table, and what they say about each other to the house."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, insert, select

from ludotek.table.storage import schema
from ludotek.table.storage.rows import ChatRow, ReportRow, TableId


def add_chat(connection: Connection, row: ChatRow) -> int:
    values = msgspec.structs.asdict(row)
    del values["id"], values["name"]
    number: int = connection.execute(insert(schema.chat).values(**values).returning(schema.chat.c.id)).scalar_one()
    return number


def chat(connection: Connection, table_id: TableId, last: int) -> list[ChatRow]:
    said, speaker = schema.chat.c, schema.players.c
    chosen = select(schema.chat, speaker.name).join(schema.players, speaker.id == said.player)
    chosen = chosen.where(said.table_id == table_id).order_by(said.id.desc()).limit(last)
    return [ChatRow(**row) for row in reversed(connection.execute(chosen).mappings().all())]


def add_report(connection: Connection, row: ReportRow) -> int:
    values = msgspec.structs.asdict(row)
    del values["id"]
    made = insert(schema.reports).values(**values).returning(schema.reports.c.id)
    number: int = connection.execute(made).scalar_one()
    return number


def reports(connection: Connection, last: int) -> list[ReportRow]:
    chosen = select(schema.reports).order_by(schema.reports.c.id.desc()).limit(last)
    return [ReportRow(**row) for row in connection.execute(chosen).mappings()]
