"""The store in PostgreSQL, for several workers or hosts: moves commit in groups, changes are told by NOTIFY."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

import asyncpg
import msgspec
from sqlalchemy import AdaptedConnection, Connection, bindparam, event, func, insert, select, text
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.exc import DBAPIError, DisconnectionError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.types import Text

from ludotek.core.errors import LudotekError
from ludotek.table import schema
from ludotek.table.appends import Append
from ludotek.table.kept import tables, tokens
from ludotek.table.losses import gone, is_postgresqls, not_written, reason_of
from ludotek.table.migrations import upgrade
from ludotek.table.notices import CHANNEL, Ear
from ludotek.table.quill import Quill, is_plain
from ludotek.table.rows import MOVES, TABLE, Conflict, StoredMove, StoreLost, TableId, new_id
from ludotek.table.store import Job, Listener, P, Store, T
from ludotek.table.writer import LARGEST_BATCH

CONNECTIONS = 8
TO_CONNECT, TO_ANSWER = 10.0, 60.0  # seconds, after which a database that says nothing counts as gone
WRONG = (ValueError, DBAPIError, asyncpg.PostgresError)  # with an address, or with what one may do there
UNFIT = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError)  # what no table or no column takes
MIGRATING = 0x6C75646F  # the advisory lock of whoever brings the schema up to date
TELL = text("SELECT pg_notify(:channel, notice) FROM unnest(:notices) AS notice").bindparams(
    bindparam("notices", type_=ARRAY(Text()))
)


class Waiting:
    """An append, the future that waits for it, and what came of it."""

    def __init__(self, append: Append, future: asyncio.Future[int]) -> None:
        self.append = append
        self.future = future
        self.outcome: int | Exception = StoreLost("store/not-written", "The database did not answer.")

    def settle(self) -> None:
        if self.future.done():
            return
        if isinstance(self.outcome, Exception):
            self.future.set_exception(self.outcome)
        else:
            self.future.set_result(self.outcome)


class PostgresStore(Store):
    """Everything in one PostgreSQL database, for any number of workers."""

    engine: AsyncEngine
    reading: AsyncEngine
    is_shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self.name = new_id()  # by which this store knows its own notices
        self.ear = Ear(url, self.name)
        self.quill = Quill(self._connect, self.name, CHANNEL)
        self.queue: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self.engine = create_async_engine("postgresql+asyncpg://", async_creator=self._connect, pool_size=CONNECTIONS)
        event.listen(self.engine.sync_engine, "checkout", _check_open)
        self.reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")  # no word to begin, none to end
        try:
            with _refusal():
                await self._migrate()
                await self.ear.start()
        except BaseException:
            await self.engine.dispose()
            raise
        self.writer = asyncio.create_task(self._write_batches(), name="ludotek-writer")

    async def _migrate(self) -> None:
        """On a connection of its own, which may take the time it needs."""
        migrating = create_async_engine("postgresql+asyncpg://", async_creator=partial(self._connect, None))
        try:
            async with migrating.begin() as connection:
                await connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
                await connection.run_sync(upgrade)
        finally:
            await migrating.dispose()

    async def _connect(self, to_answer: float | None = TO_ANSWER) -> asyncpg.Connection:
        # commits that return are on disk, whatever the server's default
        settings = {"synchronous_commit": "on"}
        return await asyncpg.connect(self.url, timeout=TO_CONNECT, command_timeout=to_answer, server_settings=settings)

    async def stop(self) -> None:
        if self.writer is None:
            return
        writer, self.writer = self.writer, None
        self.queue.put_nowait(None)
        await writer
        await self.quill.close()
        await self.ear.stop()
        await self.engine.dispose()

    def listen(self, callback: Listener) -> None:
        self.ear.listeners.append(callback)

    async def announce(self, table_id: TableId, word: str) -> None:
        self._check_running()
        with _loss():
            async with self.engine.begin() as connection:
                await connection.run_sync(self._tell, [(table_id, word)])

    async def append(
        self,
        table_id: TableId,
        first_ply: int,
        entries: Sequence[StoredMove],
        table_changes: Mapping[str, object] | None = None,
        *,
        version: int | None = None,
    ) -> int:
        self._check_running()
        append = Append(table_id, first_ply, entries, table_changes, version)
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait(Waiting(append, future))
        return await future

    async def _read(self, job: Job[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        self._check_running()
        with _loss():
            async with self.reading.connect() as connection:
                return await connection.run_sync(job, *args, **kwargs)

    async def _write(self, notice: tuple[TableId, str] | None, job: Job[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        self._check_running()
        with _loss():
            async with self.engine.begin() as connection:
                result = await connection.run_sync(job, *args, **kwargs)
                if notice is not None:
                    await connection.run_sync(self._tell, [notice])
        return result

    def _tell(self, connection: Connection, notices: Iterable[tuple[TableId, str]]) -> None:
        """Tell the other stores, at the moment of the commit and not before."""
        words = [f"{self.name} {kind} {table_id}" for table_id, kind in notices]
        connection.execute(TELL, {"channel": CHANNEL, "notices": words})

    def _check_running(self) -> None:
        if self.writer is None:
            raise StoreLost("store/stopped", "The store is not running.")

    # The writer: whatever has queued while the last commit ran, in one transaction.

    async def _write_batches(self) -> None:
        ended = False
        while not ended:
            batch = [await self.queue.get()]
            while batch[-1] is not None and not self.queue.empty() and len(batch) < LARGEST_BATCH:
                batch.append(self.queue.get_nowait())
            ended = batch[-1] is None
            await self._write_mixed([waiting for waiting in batch if waiting is not None])

    async def _write_mixed(self, batch: list[Waiting]) -> None:
        """Plain moves in one round trip, whatever else there is in a transaction that looks at each."""
        plain = {waiting.append.table_id: waiting for waiting in batch if is_plain(waiting.append)}
        others = [waiting for waiting in batch if plain.get(waiting.append.table_id) is not waiting]
        if plain and not await self._write_plain(list(plain.values())):
            others += plain.values()
        if others:
            await self._write_batch(others)

    async def _write_plain(self, batch: list[Waiting]) -> bool:
        """Whether they are dealt with; if not, each has to be looked at."""
        try:
            with _loss():
                outcomes: list[int | LudotekError] = await self.quill.keep([waiting.append for waiting in batch])
        except UNFIT:
            return False
        except Exception as error:  # whatever it is: a table whose move is never settled stays locked for ever
            outcomes = [error if isinstance(error, StoreLost) else not_written(error)] * len(batch)
        for waiting, outcome in zip(batch, outcomes, strict=True):
            waiting.outcome = outcome
            waiting.settle()
        return True

    async def _write_batch(self, batch: list[Waiting]) -> None:
        try:
            with _loss():
                async with self.engine.begin() as connection:
                    await connection.run_sync(self._keep, batch)
        except Exception as error:
            if len(batch) > 1 and not isinstance(error, StoreLost):
                for waiting in batch:  # something in it is unfit for the database: find out what
                    await self._write_batch([waiting])
                return
            for waiting in batch:
                waiting.outcome = _fault(waiting.append, error)
        for waiting in batch:
            waiting.settle()

    def _keep(self, connection: Connection, batch: list[Waiting]) -> None:
        """Decide every append under the locks of its tables, then keep those that fit."""
        ids = sorted({waiting.append.table_id for waiting in batch})
        versions, plies = _versions(connection, ids), _next_plies(connection, ids)
        kept = [waiting.append for waiting in batch if _fits(waiting, versions, plies)]
        rows = [
            {"table_id": append.table_id, **msgspec.structs.asdict(entry)}
            for append in kept
            for entry in append.entries
        ]
        if rows:
            connection.execute(insert(schema.moves), rows)
        for append in kept:
            if append.changes:
                tables.update_row(connection, append.table_id, append.changes)
        if kept:
            self._tell(connection, {(append.table_id, MOVES if append.entries else TABLE) for append in kept})

    async def write_probe(self) -> None:
        await self._write(None, tokens.write_probe)

    async def backup(self, path: Path) -> None:
        raise LudotekError(
            "store/other-backup", "Only a SQLite store is copied by Ludotek; for PostgreSQL there is pg_dump."
        )


def _versions(connection: Connection, ids: list[TableId]) -> dict[TableId, int]:
    """The tables' versions, each held until the end of the transaction; in their order, lest two workers wait."""
    table = schema.tables.c
    chosen = select(table.id, table.version).where(table.id == func.any(_array(ids))).order_by(table.id)
    held = connection.execute(chosen.with_for_update(key_share=True))
    return {row.id: row.version for row in held}


def _next_plies(connection: Connection, ids: list[TableId]) -> dict[TableId, int]:
    """Asked after the locks are held: before, somebody might still have been writing."""
    move = schema.moves.c
    chosen = select(move.table_id, func.max(move.ply)).where(move.table_id == func.any(_array(ids)))
    return {id: last + 1 for id, last in connection.execute(chosen.group_by(move.table_id))}


def _array(ids: list[TableId]) -> object:
    return bindparam("ids", ids, type_=ARRAY(Text()))


def _fits(waiting: Waiting, versions: dict[TableId, int], plies: dict[TableId, int]) -> bool:
    append = waiting.append
    try:
        after = append.version_after(versions.get(append.table_id), plies.get(append.table_id, 0))
    except LudotekError as refusal:
        waiting.outcome = refusal
        return False
    waiting.outcome = versions[append.table_id] = after
    plies[append.table_id] = append.first_ply + len(append.entries)
    return True


def _fault(append: Append, error: Exception) -> Exception:
    """The key of (table, ply) has the last word, even over one who writes without holding the table."""
    if isinstance(error, IntegrityError):
        return Conflict("store/other-ply", f"Table {append.table_id!r} has these plies already.")
    return error


def _check_open(connection: AdaptedConnection, record: object, proxy: object) -> None:
    """Take no connection that is known to be closed; asking the database every time would take as long as a read."""
    driver = connection.driver_connection
    assert isinstance(driver, asyncpg.Connection)
    if driver.is_closed():
        raise DisconnectionError


@contextlib.contextmanager
def _loss() -> Iterator[None]:
    """A database that could not be asked, in the house's words."""
    try:
        yield
    except Exception as error:
        if not is_postgresqls(error):
            raise
        raise gone(error) from error


@contextlib.contextmanager
def _refusal() -> Iterator[None]:
    """A database that cannot be opened, in a sentence for whoever starts the house."""
    try:
        yield
    except Exception as error:
        if not isinstance(error, WRONG) and not is_postgresqls(error):
            raise
        sentence = f"PostgreSQL cannot be used as a store: {reason_of(error)}."
        raise StoreLost("store/no-database", sentence) from error
