"""Chronicles: lines of games, and the tables at which those are played."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, insert, or_, select, update

from ludotek.table.storage import schema
from ludotek.table.storage.queries import tables
from ludotek.table.storage.rows import (
    ChapterRow,
    ChronicleId,
    ChronicleRow,
    NotKept,
    PlayerId,
    TableId,
    TableRow,
    may_be_id,
)


def create_table(connection: Connection, table: TableRow, chapter: ChronicleRow | ChapterRow | None) -> None:
    """A table, and the chronicle that begins or goes on there: all or nothing."""
    tables.create(connection, table)
    if isinstance(chapter, ChronicleRow):
        connection.execute(insert(schema.chronicles).values(**msgspec.structs.asdict(chapter)))
        chapter = ChapterRow(table_id=table.id, chronicle=chapter.id)
    if chapter is not None:
        connection.execute(insert(schema.chapters).values(**msgspec.structs.asdict(chapter)))


def find(connection: Connection, id: ChronicleId) -> ChronicleRow | None:
    if not may_be_id(id):
        return None
    row = connection.execute(select(schema.chronicles).where(schema.chronicles.c.id == id)).mappings().first()
    return None if row is None else ChronicleRow(**row)


def rename(connection: Connection, id: ChronicleId, name: str) -> None:
    changed = connection.execute(update(schema.chronicles).where(schema.chronicles.c.id == id).values(name=name))
    if changed.rowcount == 0:
        raise NotKept("chronicle/none", f"There is no chronicle {id!r}.")


def chapters(connection: Connection, id: ChronicleId) -> list[tuple[ChapterRow, TableRow]]:
    """Its games and their tables, in the order in which they were opened."""
    chapter, table = schema.chapters.c, schema.tables.c
    chosen = select(schema.chapters).join(schema.tables, table.id == chapter.table_id).where(chapter.chronicle == id)
    found = [ChapterRow(**row) for row in connection.execute(chosen.order_by(table.created, table.id)).mappings()]
    at = {row.id: row for row in tables.several(connection, [one.table_id for one in found])}
    return [(one, at[one.table_id]) for one in found]


def tell(connection: Connection, table: TableId, told: dict[str, object]) -> bool:
    """Keep what is told of a game, once; whether it was new."""
    chapter = schema.chapters.c
    untold = update(schema.chapters).where(chapter.table_id == table, chapter.told.is_(None))
    return connection.execute(untold.values(told=told)).rowcount == 1


def of_player(connection: Connection, player: PlayerId, limit: int) -> list[ChronicleRow]:
    """Those that a player founded or sat in, the newest first."""
    chronicle, chapter, sitting = schema.chronicles.c, schema.chapters.c, schema.sittings.c
    joined = schema.chapters.join(schema.sittings, sitting.table_id == chapter.table_id)
    sat = select(chapter.chronicle).select_from(joined).where(sitting.player == player)
    chosen = select(schema.chronicles).where(or_(chronicle.founder == player, chronicle.id.in_(sat)))
    rows = connection.execute(chosen.order_by(chronicle.created.desc(), chronicle.id).limit(limit)).mappings()
    return [ChronicleRow(**row) for row in rows]
