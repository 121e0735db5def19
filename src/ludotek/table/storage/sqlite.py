"""The store in a SQLite file: one writer, readers beside it, the write-ahead log flushed at every commit."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.pool import QueuePool

from ludotek.core.errors import LudotekError
from ludotek.table.storage.append import Append
from ludotek.table.storage.errors import is_sqlites, not_read, reason_of
from ludotek.table.storage.migrations import upgrade
from ludotek.table.storage.rows import MOVES, TABLE, StoredMove, StoreLost, TableId
from ludotek.table.storage.sqlite_lock import FileLock
from ludotek.table.storage.sqlite_process import MOST_PAGES
from ludotek.table.storage.sqlite_writer import Writer
from ludotek.table.storage.store import Job, Listener, P, Store, T
from ludotek.table.world import Clock, Luck

READERS = 2
PATIENCE = 30.0  # seconds for another process to let go of the file


class SqliteStore(Store):
    """Everything in one file, for one server process."""

    def __init__(self, url: str, clock: Clock, luck: Luck) -> None:
        super().__init__(clock, luck)
        database = make_url(url).database
        if not database or database == ":memory:":
            raise LudotekError(
                "store/no-file", f"A SQLite store needs a file, as in sqlite:///ludotek.db, not {url!r}."
            )
        self.path = Path(database).resolve()
        self.listeners: list[Listener] = []
        self.writer: Writer | None = None

    async def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.threads = ThreadPoolExecutor(READERS, thread_name_prefix="ludotek-reader")
        self.writing = engine(self.path, "BEGIN IMMEDIATE", 1)
        self.reading = engine(self.path, "BEGIN", READERS)
        self.glancing = engine(self.path, "BEGIN", 1)
        OPEN.setdefault(self.path, []).append(self)
        try:
            with _refusal(self.path):
                self._hold()
                await self.loop.run_in_executor(self.threads, self._migrate)
        except BaseException:
            self._close()
            raise
        self.writer = Writer(self.writing, self.path, PATIENCE)

    def _hold(self) -> None:
        """Keep other processes away; the stores of this one hear of each other."""
        if self.path not in HELD:
            lock = FileLock(self.path)
            lock.take()
            HELD[self.path] = lock

    def _migrate(self) -> None:
        with self.writing.begin() as connection:
            upgrade(connection)

    async def stop(self) -> None:
        if self.writer is None:
            return
        await self.writer.stop()
        self.writer = None
        self._close()

    def _close(self) -> None:
        self.threads.shutdown()
        self.reading.dispose()
        self.glancing.dispose()
        self.writing.dispose()
        OPEN[self.path].remove(self)
        if not OPEN[self.path] and self.path in HELD:
            HELD.pop(self.path).release()

    def listen(self, callback: Listener) -> None:
        self.listeners.append(callback)

    def _tell(self, table_id: TableId, kind: str) -> None:
        for store in OPEN.get(self.path, []):
            if store is not self:
                for listener in store.listeners:
                    store.loop.call_soon_threadsafe(listener, table_id, kind)

    async def append(
        self,
        table_id: TableId,
        first_ply: int,
        entries: Sequence[StoredMove],
        table_changes: Mapping[str, object] | None = None,
        *,
        version: int | None = None,
    ) -> int:
        after = await self._running().append(Append(table_id, first_ply, entries, table_changes, version))
        self._tell(table_id, MOVES if entries else TABLE)
        return after

    async def _read(self, job: Job[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        self._running()
        look = partial(self._look, lambda connection: job(connection, *args, **kwargs))
        return await self.loop.run_in_executor(self.threads, look)

    def _look(self, job: Callable[[Connection], T]) -> T:
        with _loss(), self.reading.begin() as connection:
            return job(connection)

    async def _look_up(self, job: Job[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """At once: a row by its key takes less time than handing the question to a thread that wants the lock."""
        self._running()
        with _loss(), self.glancing.begin() as connection:
            return job(connection, *args, **kwargs)

    async def _write(self, notice: tuple[TableId, str] | None, job: Job[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        result = await self._running().write(lambda connection: job(connection, *args, **kwargs))
        if notice is not None:
            self._tell(*notice)
        return result

    def _running(self) -> Writer:
        if self.writer is None:
            raise StoreLost("store/stopped", "The store is not running.")
        return self.writer

    async def write_probe(self) -> None:
        await self._running().probe()

    async def backup(self, path: Path) -> None:
        await asyncio.to_thread(_copy, self.path, path)


OPEN: dict[Path, list[SqliteStore]] = {}  # the stores of this process, by file, so that they hear of each other
HELD: dict[Path, FileLock] = {}  # what keeps other processes from those files


@contextlib.contextmanager
def _loss() -> Iterator[None]:
    """A failure to read, in the house's words."""
    try:
        yield
    except Exception as error:
        if not is_sqlites(error):
            raise
        raise not_read(error) from error


@contextlib.contextmanager
def _refusal(path: Path) -> Iterator[None]:
    """A file that cannot be opened, in a sentence for whoever starts the house."""
    try:
        yield
    except Exception as error:
        if not is_sqlites(error) and not isinstance(error, OSError):
            raise
        sentence = f"The store {path} cannot be opened: {reason_of(error)}."
        raise LudotekError("store/cannot-open", sentence) from error


def engine(path: Path, begin: str, connections: int) -> Engine:
    """Connections to a file that begin their transactions in one way."""
    made = create_engine(
        "sqlite://", creator=partial(connect, path), poolclass=QueuePool, pool_size=connections, max_overflow=0
    )
    event.listen(made, "begin", lambda connection: connection.exec_driver_sql(begin) and None)
    return made


def connect(path: Path) -> sqlite3.Connection:
    """A connection whose commits are on disk when they return."""
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    _write_ahead(connection)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute(f"PRAGMA wal_autocheckpoint = {MOST_PAGES}")  # as a rule the writing process has done it before
    return connection


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Changing the journal of a new file takes a lock for which SQLite does not wait by itself."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(0.01)


def _copy(source: Path, path: Path) -> None:
    """Copy one moment of a file: whole and on disk before it takes its name."""
    if not source.exists():
        raise LudotekError("store/no-file", f"There is no store at {source}.")
    partial_copy = path.with_name(f"{path.name}.part")
    partial_copy.unlink(missing_ok=True)
    reading, writing = sqlite3.connect(source, timeout=PATIENCE), sqlite3.connect(partial_copy)
    try:
        reading.backup(writing)
    finally:
        reading.close()
        writing.close()
    with partial_copy.open("rb") as file:
        os.fsync(file.fileno())
    partial_copy.replace(path)
