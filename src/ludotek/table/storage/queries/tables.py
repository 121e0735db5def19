"""Tables and their moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    RowMapping,
    Select,
    Update,
    bindparam,
    case,
    delete,
    insert,
    literal_column,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from ludotek.core.position import Milliseconds
from ludotek.table.storage import schema
from ludotek.table.storage.rows import (
    Conflict,
    NotKept,
    PlayerId,
    SeatRow,
    StoredMove,
    TableId,
    TableRow,
    may_be_id,
)

CHANGEABLE = frozenset(TableRow.__struct_fields__) - {"id", "version"}
NEXT_VERSION: ColumnElement[int] = literal_column("version + 1")
THIS = "this"  # the slot of a statement for the id of the table that it is about
VACATE = delete(schema.sittings).where(schema.sittings.c.table_id == bindparam(THIS))
SEAT = insert(schema.sittings).values({name: bindparam(name) for name in ("table_id", "seat", "player")})


def create(connection: Connection, row: TableRow) -> None:
    try:
        connection.execute(insert(schema.tables).values(**plain_fields(msgspec.structs.asdict(row))))
    except IntegrityError:
        raise Conflict("store/table-exists", f"There is already a table {row.id!r}.") from None
    _seat(connection, row.id, row.seats)


def bring(connection: Connection, row: TableRow, moves: Sequence[StoredMove]) -> bool:
    """Keep a table whose game is over, with its moves; whether it was not there yet."""
    if find(connection, row.id) is not None:
        return False
    create(connection, row)
    made = [{"table_id": row.id, **msgspec.structs.asdict(move)} for move in moves]
    connection.execute(insert(schema.moves), made)
    return True


def find(connection: Connection, id: TableId) -> TableRow | None:
    if not may_be_id(id):
        return None
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == id)).mappings().first()
    return None if row is None else _row(row)


def several(connection: Connection, ids: Sequence[TableId]) -> list[TableRow]:
    return _rows(connection, select(schema.tables).where(schema.tables.c.id.in_(ids)))


def update_row(connection: Connection, id: TableId, changes: Mapping[str, object]) -> None:
    """Change a row whose version has been checked under its lock."""
    check_changeable(changes)
    connection.execute(update_form(tuple(changes)), {**plain_fields(changes), THIS: id})
    if "seats" in changes:
        _seat(connection, id, changes["seats"])


def check_changeable(changes: Mapping[str, object]) -> None:
    unknown = changes.keys() - CHANGEABLE
    if unknown:
        raise TypeError(f"A table has no changeable {', '.join(sorted(unknown))}.")


def update_form(names: Sequence[str]) -> Update:
    """The statement that changes these fields of a row, with a slot for each."""
    slots: dict[str, ColumnElement[object]] = {name: bindparam(name) for name in names}
    this = schema.tables.c.id == bindparam(THIS)
    return update(schema.tables).where(this).values(**slots, version=NEXT_VERSION)


def update_if(connection: Connection, id: TableId, version: int, changes: Mapping[str, object]) -> int:
    """Change a row if it still has this version; the new version."""
    lock(connection, id, version)
    update_row(connection, id, changes)
    return version + 1


def lock(connection: Connection, id: TableId, version: int) -> None:
    """Hold a table against changes by others, if it still has this version."""
    column = schema.tables.c.version
    kept = connection.execute(select(column).where(schema.tables.c.id == id).with_for_update(key_share=True)).scalar()
    if kept is None:
        raise NotKept("store/no-table", f"There is no table {id!r}.")
    if kept != version:
        raise Conflict("store/other-version", f"Table {id!r} has changed: it is at version {kept}, not {version}.")


def with_status(connection: Connection, status: str, limit: int) -> list[TableRow]:
    table = schema.tables.c
    chosen = select(schema.tables).where(table.status == status, table.private.is_(False))
    return _rows(connection, chosen.order_by(table.created.desc(), table.id).limit(limit))


def of_player(connection: Connection, player: PlayerId, limit: int) -> list[TableRow]:
    table = schema.tables.c
    seated = select(schema.sittings.c.table_id).where(schema.sittings.c.player == player)
    unfinished = case((table.status.in_(("open", "live")), 0), else_=1)
    chosen = select(schema.tables).where(or_(table.id.in_(seated), table.host == player))
    return _rows(connection, chosen.order_by(unfinished, table.created.desc(), table.id).limit(limit))


def due(connection: Connection, before: Milliseconds, limit: int) -> list[TableRow]:
    table = schema.tables.c
    chosen = select(schema.tables).where(table.status.in_(("open", "live")), table.deadline <= before)
    return _rows(connection, chosen.order_by(table.deadline).limit(limit))


def close_outdated(connection: Connection, versions: Mapping[str, int]) -> None:
    """Close what goes on by other versions of games than these: nobody can move there any more."""
    table = schema.tables.c
    for game, version in versions.items():
        old = (table.game == game, table.game_version != version, table.status.in_(("open", "live")))
        connection.execute(update(schema.tables).where(*old).values(status="closed", version=table.version + 1))


def moves(connection: Connection, table_id: TableId, from_ply: int = 0) -> list[StoredMove]:
    table = schema.moves.c
    chosen = select(table.ply, table.seat, table.move, table.time_ms, table.question)
    chosen = chosen.where(table.table_id == table_id, table.ply >= from_ply).order_by(table.ply)
    return [StoredMove(*row) for row in connection.execute(chosen)]


def take_back(
    connection: Connection,
    table_id: TableId,
    from_ply: int,
    version: int,
    next_ply: int | None,
    changes: Mapping[str, object],
    at: Milliseconds,
) -> int:
    lock(connection, table_id, version)
    taken = moves(connection, table_id, from_ply)
    if next_ply is not None and from_ply + len(taken) != next_ply:
        raise Conflict("store/other-ply", f"Table {table_id!r} has had another move since.")
    if taken:
        kept = [{**msgspec.structs.asdict(move), "table_id": table_id, "at": at} for move in taken]
        connection.execute(insert(schema.withdrawn), kept)
        table = schema.moves.c
        connection.execute(delete(schema.moves).where(table.table_id == table_id, table.ply >= from_ply))
    update_row(connection, table_id, changes)
    return version + 1


def taken_back(connection: Connection, table_id: TableId) -> list[StoredMove]:
    table = schema.withdrawn.c
    chosen = select(table.ply, table.seat, table.move, table.time_ms, table.question)
    chosen = chosen.where(table.table_id == table_id).order_by(table.id)
    return [StoredMove(*row) for row in connection.execute(chosen)]


def _seat(connection: Connection, table_id: TableId, seats: object) -> None:
    connection.execute(VACATE, {THIS: table_id})
    seated = sittings_of(table_id, seats)
    if seated:
        connection.execute(SEAT, seated)


def sittings_of(table_id: TableId, seats: object) -> list[dict[str, object]]:
    """Who sits where, for finding a player's tables."""
    rows = msgspec.convert(seats, list[SeatRow], from_attributes=True)
    return [
        {"table_id": table_id, "seat": number, "player": seat.player}
        for number, seat in enumerate(rows)
        if seat.player is not None
    ]


def plain_fields(fields: Mapping[str, object]) -> dict[str, object]:
    """Fields as SQL takes them: structs inside JSON as plain values, bytes as they are."""
    return {name: value if name == "seed" else msgspec.to_builtins(value) for name, value in fields.items()}


def _row(row: RowMapping) -> TableRow:
    # SQLAlchemy's own names of columns are strings of a kind that msgspec does not take
    return msgspec.convert({name: row[name] for name in TableRow.__struct_fields__}, TableRow, builtin_types=(bytes,))


def _rows(connection: Connection, chosen: Select[*tuple[object, ...]]) -> list[TableRow]:
    return [_row(row) for row in connection.execute(chosen).mappings()]
