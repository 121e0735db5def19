"""Appending to PostgreSQL: the next moves of many tables in one round trip, and told to the other workers.

A commit that notifies holds a lock that all notifying commits share, so there should be few of them; and a worker
that is told the moves themselves need not ask for them.
"""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Sequence

import asyncpg

from ludotek.core.errors import LudotekError
from ludotek.table.storage.append import Append
from ludotek.table.storage.notices import notice
from ludotek.table.storage.row_changes import POSTGRES, changes_of
from ludotek.table.storage.rows import MOVES, TABLE

TO_CLOSE = 5.0  # seconds
# A function of the connection's own, since what is asked after the locks are held must see what was written before.
FUNCTION = """
    CREATE OR REPLACE FUNCTION pg_temp.ludotek_keep(
        ids text[], versions int[], firsts int[], notices text[], channel text,
        places int[], plies int[], seats int[], choices int[], times bigint[], questions int[]
    ) RETURNS TABLE (version int, next_ply int, told bigint) LANGUAGE plpgsql AS $$
    #variable_conflict use_column
    BEGIN
        PERFORM FROM tables WHERE id = ANY(ids) ORDER BY id FOR NO KEY UPDATE;
        RETURN QUERY WITH found AS (
            SELECT given.*, tables.version AS version, coalesce(
                (SELECT max(ply) + 1 FROM moves WHERE table_id = given.id), 0
            ) AS next_ply
            FROM unnest(ids, versions, firsts, notices) WITH ORDINALITY AS given (id, known, first_ply, notice, place)
            LEFT JOIN tables ON tables.id = given.id
        ), fitting AS (
            SELECT * FROM found WHERE coalesce(known, version) = version AND first_ply = next_ply
        ), kept AS (
            INSERT INTO moves (table_id, ply, seat, move, time_ms, question)
            SELECT fitting.id, made.ply, seat, choice, time_ms, question
            FROM unnest(places, plies, seats, choices, times, questions)
            AS made (place, ply, seat, choice, time_ms, question)
            JOIN fitting ON fitting.place = made.place
        ), told AS (
            SELECT pg_notify(channel, notice) FROM fitting
        )
        SELECT found.version, found.next_ply, (SELECT count(*) FROM told) FROM found ORDER BY place;
    END $$
"""
KEEP = "SELECT * FROM pg_temp.ludotek_keep($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)"


class MoveAppender:
    """A connection of its own for moves, found again when it is lost."""

    def __init__(self, connect: Callable[[], Awaitable[asyncpg.Connection]], name: str, channel: str) -> None:
        self.connect = connect
        self.name = name
        self.channel = channel
        self.connection: asyncpg.Connection | None = None

    async def keep(self, appends: Sequence[Append]) -> list[int | LudotekError]:
        """Keep those of the appends that fit, one a table: the version of each one's table, or why it was refused."""
        connection = await self._open()
        if not any(append.changes for append in appends):
            return await self._append(connection, appends)  # nearly always: one word, and its answer
        async with connection.transaction():
            outcomes = await self._append(connection, appends)
            for append, outcome in zip(appends, outcomes, strict=True):
                if isinstance(outcome, int):
                    for text, values in changes_of(POSTGRES, append.table_id, append.changes):
                        await connection.execute(text, *values)
        return outcomes

    async def _append(self, connection: asyncpg.Connection, appends: Sequence[Append]) -> list[int | LudotekError]:
        """Keep the moves, hold the tables, and tell the other workers when it is committed."""
        notices = [f"{self.name} {_word(append)} {append.table_id}" for append in appends]
        found = await connection.fetch(KEEP, *_heads(appends), notices, self.channel, *_moves(appends))
        return [
            _outcome(append, version, next_ply) for append, (version, next_ply, _) in zip(appends, found, strict=True)
        ]

    async def _open(self) -> asyncpg.Connection:
        if self.connection is None or self.connection.is_closed():
            self.connection = None  # until the new one knows the function
            connection = await self.connect()
            await connection.execute(FUNCTION)
            self.connection = connection
        return self.connection

    async def close(self) -> None:
        if self.connection is not None:
            with contextlib.suppress(Exception):  # a database that is away need not be told
                await self.connection.close(timeout=TO_CLOSE)


def _heads(appends: Sequence[Append]) -> tuple[list[str], list[int | None], list[int]]:
    return (
        [append.table_id for append in appends],
        [append.version for append in appends],
        [append.first_ply for append in appends],
    )


def _moves(appends: Sequence[Append]) -> list[list[int | None]]:
    """The moves of all, a list for each column; the first says whose they are."""
    rows = [
        (place, move.ply, move.seat, move.move, move.time_ms, move.question)
        for place, append in enumerate(appends, 1)
        for move in append.entries
    ]
    return [list(column) for column in zip(*rows, strict=True)] if rows else [[] for _ in range(6)]


def _outcome(append: Append, version: int | None, next_ply: int) -> int | LudotekError:
    try:
        return append.version_after(version, next_ply)
    except LudotekError as refusal:
        return refusal


def _word(append: Append) -> str:
    """What the other workers are told: the moves themselves, if they are all there is to be told."""
    if append.changes or append.version is None:
        return MOVES if append.entries else TABLE
    return notice(append.version, append.entries)
