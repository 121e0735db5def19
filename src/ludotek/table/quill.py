"""The quill: the next moves of many tables, kept in PostgreSQL in one round trip, and told to the other workers.

A commit that notifies holds a lock that all notifying commits share, so there should be few of them; and a worker
that is told the moves themselves need not ask for them.
"""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Sequence

import asyncpg

from ludotek.core.errors import LudotekError
from ludotek.table.appends import Append
from ludotek.table.rows import MOVES, StoredMove

TO_CLOSE = 5.0  # seconds
LONGEST_NOTICE = 7_000  # characters; PostgreSQL passes on somewhat more
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
            SELECT * FROM found WHERE known = version AND first_ply = next_ply
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


class Quill:
    """A connection of its own for plain moves, found again when it is lost."""

    def __init__(self, connect: Callable[[], Awaitable[asyncpg.Connection]], name: str, channel: str) -> None:
        self.connect = connect
        self.name = name
        self.channel = channel
        self.connection: asyncpg.Connection | None = None

    async def keep(self, appends: Sequence[Append]) -> list[int | LudotekError]:
        """Keep those of the appends that fit, one a table: the version of each one's table, or why it was refused."""
        connection = await self._open()
        notices = [f"{self.name} {notice(append)} {append.table_id}" for append in appends]
        found = await connection.fetch(KEEP, *_heads(appends), notices, self.channel, *_moves(appends))
        outcomes: list[int | LudotekError] = []
        for append, (version, next_ply, _) in zip(appends, found, strict=True):
            try:
                outcomes.append(append.version_after(version, next_ply))
            except LudotekError as refusal:
                outcomes.append(refusal)
        return outcomes

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
    return [list(column) for column in zip(*rows, strict=True)]


def is_plain(append: Append) -> bool:
    """Moves and nothing else, at a table that is as it is known to be: as nearly all are."""
    return bool(append.entries) and not append.changes and append.version is not None


def notice(append: Append) -> str:
    """What the other workers are told: the moves, where there is room for them."""
    moves = ";".join(f"{move.seat},{move.move},{move.time_ms},{move.question}" for move in append.entries)
    word = f"{MOVES}:{append.version}:{append.first_ply}:{moves}"
    return word if len(word) <= LONGEST_NOTICE else MOVES


def noticed(version: str, first_ply: str, moves: str) -> tuple[int, list[StoredMove]]:
    """The version of a table and its moves, from a notice."""
    told = [move.split(",") for move in moves.split(";")]
    return int(version), [
        StoredMove(ply, int(seat), int(move), None if time == "None" else int(time), int(question))
        for ply, (seat, move, time, question) in enumerate(told, int(first_ply))
    ]
