"""Sessions: the browsers that are signed in to an account, each of which can be ended."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, and_, delete, insert, select, update

from ludotek.core.position import Milliseconds
from ludotek.table.storage import schema
from ludotek.table.storage.queries import people
from ludotek.table.storage.rows import PlayerId, PlayerRow, SessionId, SessionRow, may_be_id

LONGEST_SILENCE: Milliseconds = 365 * 86_400_000  # as long as a browser keeps its cookie
MOST = 50  # of one account


def begin(connection: Connection, row: SessionRow) -> None:
    """Keep a session; the longest silent of too many are ended."""
    connection.execute(insert(schema.sessions).values(**msgspec.structs.asdict(row)))
    for old in of_player(connection, row.player):
        if old.seen < row.created - LONGEST_SILENCE:
            end(connection, row.player, old.id)
    for old in of_player(connection, row.player)[MOST:]:
        end(connection, row.player, old.id)


def visitor(connection: Connection, player: PlayerId, id: SessionId) -> tuple[PlayerRow | None, SessionRow | None]:
    """Somebody, and the session by which they come, if it goes on."""
    found = people.player(connection, player)
    if found is None or not id or not may_be_id(id):
        return found, None
    session = schema.sessions.c
    chosen = select(schema.sessions).where(session.id == id, session.player == player)
    row = connection.execute(chosen).mappings().first()
    return found, None if row is None else SessionRow(**row)


def of_player(connection: Connection, player: PlayerId) -> list[SessionRow]:
    session = schema.sessions.c
    chosen = select(schema.sessions).where(session.player == player).order_by(session.seen.desc(), session.id)
    return [SessionRow(**row) for row in connection.execute(chosen).mappings()]


def see(connection: Connection, id: SessionId, at: Milliseconds) -> None:
    connection.execute(update(schema.sessions).where(schema.sessions.c.id == id).values(seen=at))


def end(connection: Connection, player: PlayerId, id: SessionId) -> bool:
    session = schema.sessions.c
    which = and_(session.player == player, session.id == id)
    return connection.execute(delete(schema.sessions).where(which)).rowcount > 0


def end_others(connection: Connection, player: PlayerId, id: SessionId) -> None:
    session = schema.sessions.c
    connection.execute(delete(schema.sessions).where(session.player == player, session.id != id))
