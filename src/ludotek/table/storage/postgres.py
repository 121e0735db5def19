"""The store in PostgreSQL, for several workers or hosts: moves commit in groups, changes are told by NOTIFY."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

import asyncpg
from sqlalchemy import AdaptedConnection, Connection, bindparam, event, func, select, text
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.exc import DBAPIError, DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.types import Text

from ludotek.core.errors import LudotekError
from ludotek.table.storage.append import LARGEST_BATCH, Append
from ludotek.table.storage.errors import gone, is_postgresqls, not_written, reason_of
from ludotek.table.storage.migrations import upgrade
from ludotek.table.storage.postgres_append import MoveAppender
from ludotek.table.storage.postgres_listener import CHANNEL, NoticeListener
from ludotek.table.storage.queries import tokens
from ludotek.table.storage.rows import Conflict, StoredMove, StoreLost, TableId
from ludotek.table.storage.store import Job, Listener, P, Store, T
from ludotek.table.world import Clock, Luck, new_id

CONNECTIONS = 8
TO_CONNECT, TO_ANSWER = 10.0, 60.0  # seconds, after which a database that says nothing counts as gone
WRONG = (ValueError, DBAPIError, asyncpg.PostgresError)  # with an address, or with what one may do there
UNFIT = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError)  # what no table or no column takes
MIGRATING = 0x6C75646F  # the advisory lock of whoever brings the schema up to date
TELL = text("SELECT pg_notify(:channel, notice) FROM unnest(:notices) AS notice").bindparams(
    bindparam("notices", type_=ARRAY(Text()))
)


class QueuedAppend:
    """An append, and the future that waits for it."""

    def __init__(self, append: Append, future: asyncio.Future[int]) -> None:
        self.append = append
        self.future = future

    def settle(self, outcome: int | Exception) -> None:
        if self.future.done():
            return
        if isinstance(outcome, Exception):
            self.future.set_exception(outcome)
        else:
            self.future.set_result(outcome)


class PostgresStore(Store):
    """Everything in one PostgreSQL database, for any number of workers."""

    engine: AsyncEngine
    reading: AsyncEngine
    is_shared = True

    def __init__(self, url: str, clock: Clock, luck: Luck) -> None:
        super().__init__(clock, luck)
        self.url = url
        self.name = new_id(luck)  # by which this store knows its own notices
        self.listener = NoticeListener(url, self.name)
        self.appender = MoveAppender(self._connect, self.name, CHANNEL)
        self.queue: asyncio.Queue[QueuedAppend | None] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self.engine = create_async_engine("postgresql+asyncpg://", async_creator=self._connect, pool_size=CONNECTIONS)
        event.listen(self.engine.sync_engine, "checkout", _check_open)
        self.reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")  # no word to begin, none to end
        try:
            with _refusal():
                await self._migrate()
                await self.listener.start()
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
        await self.appender.close()
        await self.listener.stop()
        await self.engine.dispose()

    def listen(self, callback: Listener) -> None:
        self.listener.listeners.append(callback)

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
        self.queue.put_nowait(QueuedAppend(append, future))
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
            for group in _one_a_table([queued for queued in batch if queued is not None]):
                await self._append(group)

    async def _append(self, batch: list[QueuedAppend]) -> None:
        """Together, and each by itself where something in it is unfit for the database."""
        try:
            with _loss():
                outcomes: Sequence[int | Exception] = await self.appender.keep([queued.append for queued in batch])
        except UNFIT as error:
            if len(batch) > 1:
                for queued in batch:
                    await self._append([queued])
                return
            outcomes = [_fault(batch[0].append, error)]
        except Exception as error:  # whatever it is: a table whose move is never settled stays locked for ever
            outcomes = [error if isinstance(error, StoreLost) else not_written(error)] * len(batch)
        for queued, outcome in zip(batch, outcomes, strict=True):
            queued.settle(outcome)

    async def write_probe(self) -> None:
        await self._write(None, tokens.write_probe)

    async def backup(self, path: Path) -> None:
        raise LudotekError(
            "store/other-backup", "Only a SQLite store is copied by Ludotek; for PostgreSQL there is pg_dump."
        )


def _one_a_table(batch: list[QueuedAppend]) -> list[list[QueuedAppend]]:
    """Groups in which every table is there once; a table's second append waits for its first."""
    groups: list[dict[TableId, QueuedAppend]] = []
    for queued in batch:
        free = next((group for group in groups if queued.append.table_id not in group), None)
        if free is None:
            groups.append(free := {})
        free[queued.append.table_id] = queued
    return [list(group.values()) for group in groups]


def _fault(append: Append, error: Exception) -> Exception:
    """The key of (table, ply) has the last word, even over one who writes without holding the table."""
    if isinstance(error, asyncpg.UniqueViolationError):
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
