"""The writer of SQLite: whatever has queued while the last commit ran is committed next.

Nobody waits for a timed window, and nobody is told of a change before it is on disk. Moves go to the process
together. Anything else has a savepoint of its own: one that is refused does not take its neighbours along. Its
statements run in the event loop, since a thread would have to win the interpreter's lock back after each of them;
what may have to wait for a lock or the disk, the beginning and the commit, runs in a thread.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection, Engine

from ludotek.core.errors import LudotekError
from ludotek.table.storage.append import LARGEST_BATCH, Append
from ludotek.table.storage.errors import is_sqlites, not_written
from ludotek.table.storage.queries import tokens
from ludotek.table.storage.row_changes import SQLITE, changes_of
from ludotek.table.storage.rows import StoreLost
from ludotek.table.storage.sqlite_client import WriterClient
from ludotek.table.storage.sqlite_process import NO_TABLE, Entry, Outcome

T = TypeVar("T")

Queued = tuple[Entry, Append | None, asyncio.Future[int]]  # the probe is no append
# What goes the way of a move and is none: a row that is written to see whether anything can be.
PROBE: Entry = (NO_TABLE, None, 0, (), (("REPLACE INTO secrets (value, name) VALUES (?, ?)", (b"", tokens.PROBE)),))


class Item(Generic[T]):
    """Something to write, the future that waits for it, and what came of it."""

    def __init__(self, job: Callable[[Connection], T], future: asyncio.Future[T]) -> None:
        self.job = job
        self.future = future
        self.result: T
        self.error: BaseException | None = None

    def settle(self) -> None:
        if self.future.cancelled():
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class Writer:
    """The one way by which everything is written: a batch at a time."""

    def __init__(self, engine: Engine, path: Path, patience: float) -> None:
        self.engine = engine
        self.loop = asyncio.get_running_loop()
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="ludotek-writer")
        self.client = WriterClient(path, patience)
        self.jobs: list[Item[Any]] = []
        self.moves: list[Queued] = []
        self.is_busy = False
        self.are_jobs_next = False
        self.work: asyncio.Task[None] | None = None  # what is under way, where it is more than a call
        self.at_rest: asyncio.Future[None] | None = None  # what a stop waits for
        self.is_stopped = False

    def append(self, append: Append) -> asyncio.Future[int]:
        """Keep the next moves of a table; done, with its version, when they are committed."""
        return self._hand_on(entry_of(append), append)

    def probe(self) -> asyncio.Future[int]:
        """Write something as moves are written; done when it is committed."""
        return self._hand_on(PROBE, None)

    def _hand_on(self, entry: Entry, append: Append | None) -> asyncio.Future[int]:
        future: asyncio.Future[int] = self.loop.create_future()
        self.moves.append((entry, append, future))
        self._go_on()
        return future

    def write(self, job: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Run a job in the next transaction; done when it is committed."""
        future: asyncio.Future[T] = self.loop.create_future()
        self.jobs.append(Item(job, future))
        self._go_on()
        return future

    async def stop(self) -> None:
        """Commit what has queued, then end."""
        self.is_stopped = True
        if self.is_busy:
            self.at_rest = self.loop.create_future()
            await self.at_rest
        await self.client.close()
        self.thread.shutdown()

    def _go_on(self) -> None:
        if self.is_stopped:
            raise StoreLost("store/stopped", "The store has been stopped.")
        if not self.is_busy:
            self.is_busy = True
            self.loop.call_soon(self._next)  # with all that is asked for meanwhile

    def _next(self) -> None:
        """Begin with what has queued; moves and everything else take turns."""
        if self.moves and not (self.jobs and self.are_jobs_next):
            self.are_jobs_next = True
            batch, self.moves = self.moves[:LARGEST_BATCH], self.moves[LARGEST_BATCH:]
            self._keep(batch)
        elif self.jobs:
            self.are_jobs_next = False
            items, self.jobs = self.jobs[:LARGEST_BATCH], self.jobs[LARGEST_BATCH:]
            self.work = self.loop.create_task(self._run(items))
        else:
            self.is_busy, self.work = False, None
            if self.at_rest is not None:
                self.at_rest.set_result(None)

    def _keep(self, batch: list[Queued]) -> None:
        """Have the process keep moves: at once, if it is there."""
        if not self.client.is_open:
            self.work = self.loop.create_task(self._open_and_keep(batch))
            return
        try:
            self.client.keep([entry for entry, _, _ in batch], partial(self._settle, batch))
        except Exception as error:
            self._settle(batch, error)

    async def _open_and_keep(self, batch: list[Queued]) -> None:
        try:
            await self.client.open()
        except Exception as error:
            self._settle(batch, error)
        else:
            self._keep(batch)

    def _settle(self, batch: list[Queued], heard: Sequence[Outcome] | Exception) -> None:
        """Tell everybody what became of theirs, whatever it is: a table whose move is never settled stays locked."""
        outcomes = [not_written(heard)] * len(batch) if isinstance(heard, Exception) else heard
        for (_, append, future), outcome in zip(batch, outcomes, strict=True):
            if not future.cancelled():
                settle(future, append, outcome)
        self._next()

    async def _run(self, items: list[Item[Any]]) -> None:
        """Write items in one transaction, each of them or not."""
        try:
            await self._commit(items)
        except Exception as error:
            lost = not_written(error)
            for item in items:
                item.error = item.error or lost
        for item in items:
            item.settle()
        self._next()

    async def _commit(self, items: list[Item[Any]]) -> None:
        connection = await self._waiting(self._begin)
        try:
            for item in items:
                _attempt(connection, item)
            await self._waiting(connection.commit)
        finally:
            connection.close()

    def _begin(self) -> Connection:
        connection = self.engine.connect()
        try:
            connection.begin()
        except BaseException:
            connection.close()
            raise
        return connection

    def _waiting(self, work: Callable[[], T]) -> asyncio.Future[T]:
        return self.loop.run_in_executor(self.thread, work)


def settle(future: asyncio.Future[int], append: Append | None, outcome: Outcome | StoreLost) -> None:
    """Tell whoever waits for moves what became of them."""
    if isinstance(outcome, StoreLost):
        future.set_exception(outcome)
    elif isinstance(outcome, str):
        future.set_exception(ValueError(f"SQLite cannot keep this: {outcome}."))
    else:
        try:
            future.set_result(0 if append is None else append.version_after(*outcome))
        except LudotekError as refusal:
            future.set_exception(refusal)


def _attempt(connection: Connection, item: Item[Any]) -> None:
    """Run one item; if it is refused, undo it alone. Where even that fails, the whole transaction is gone."""
    driver = driver_of(connection)
    driver.execute("SAVEPOINT item")
    try:
        item.result = item.job(connection)
    except Exception as error:
        item.error = not_written(error) if is_sqlites(error) else error
        driver.execute("ROLLBACK TO item")
    driver.execute("RELEASE item")


def entry_of(append: Append) -> Entry:
    """An append as the writing process takes it."""
    moves = [(entry.ply, entry.seat, entry.move, entry.time_ms, entry.question) for entry in append.entries]
    changes = changes_of(SQLITE, append.table_id, append.changes)
    return append.table_id, append.version, append.first_ply, moves, changes


def driver_of(connection: Connection) -> sqlite3.Connection:
    """The driver's own connection, for what every item does: the query builder costs more than SQLite."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver
