"""The writer of SQLite: one thread that commits whatever has queued while the last commit ran.

Nobody waits for a timed window, and nobody is told of a change before it is on disk. Each item has a
savepoint of its own, so that one that is refused does not take its neighbours along.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from queue import Empty, SimpleQueue
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection, Engine

from ludotek.table.kept.tables import CHANGEABLE
from ludotek.table.rows import Conflict, NotKept, StoredMove, StoreLost, TableId

T = TypeVar("T")

LARGEST_BATCH = 1000


class Append:
    """The next moves of one table, and the changes of its row that come with them."""

    def __init__(
        self,
        table_id: TableId,
        first_ply: int,
        entries: Sequence[StoredMove],
        changes: Mapping[str, object] | None,
        version: int | None,
    ) -> None:
        if [entry.ply for entry in entries] != list(range(first_ply, first_ply + len(entries))):
            raise ValueError(f"The moves of an append follow each other from ply {first_ply} on.")
        if changes and not changes.keys() <= CHANGEABLE:
            raise TypeError(f"A table has no changeable {', '.join(sorted(changes.keys() - CHANGEABLE))}.")
        self.table_id = table_id
        self.first_ply = first_ply
        self.entries = entries
        self.changes = changes or {}
        self.version = version

    def version_after(self, version: int | None, next_ply: int) -> int:
        """The version of the table once this is kept; refused where it does not fit what is there."""
        if version is None:
            raise NotKept("store/no-table", f"There is no table {self.table_id!r}.")
        if next_ply != self.first_ply:
            raise Conflict(
                "store/other-ply", f"The next ply of table {self.table_id!r} is {next_ply}, not {self.first_ply}."
            )
        if self.version not in (None, version):
            raise Conflict(
                "store/other-version",
                f"Table {self.table_id!r} has changed: it is at version {version}, not {self.version}.",
            )
        return version + 1 if self.changes else version


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
    """The one thread through which everything is written."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.loop = asyncio.get_running_loop()
        self.queue: SimpleQueue[Item[Any] | None] = SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="ludotek-writer", daemon=True)
        self.thread.start()

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run a job in the next transaction; returns when it is committed."""
        if not self.thread.is_alive():
            raise StoreLost("store/stopped", "The store has been stopped.")
        future: asyncio.Future[T] = self.loop.create_future()
        self.queue.put(Item(job, future))
        return await future

    async def stop(self) -> None:
        """Commit what has queued, then end."""
        self.queue.put(None)
        await asyncio.to_thread(self.thread.join)

    def _run(self) -> None:
        with self.engine.connect() as connection:
            driver = driver_of(connection)
            for batch in self._batches():
                self._commit(connection, driver, batch)
                self.loop.call_soon_threadsafe(_settle, batch)

    def _batches(self) -> Iterator[list[Item[Any]]]:
        """All that has queued, again and again, until the end is asked for."""
        while True:
            first = self.queue.get()
            batch = [first]
            try:
                while batch[-1] is not None and len(batch) < LARGEST_BATCH:
                    batch.append(self.queue.get_nowait())
            except Empty:
                pass
            items = [item for item in batch if item is not None]
            if items:
                yield items
            if batch[-1] is None:
                return

    def _commit(self, connection: Connection, driver: sqlite3.Connection, batch: list[Item[Any]]) -> None:
        try:
            with connection.begin():
                for item in batch:
                    _attempt(connection, driver, item)
        except Exception as error:
            for item in batch:
                if item.error is None:
                    item.error = StoreLost("store/not-written", f"The database could not keep this: {error}")


def _attempt(connection: Connection, driver: sqlite3.Connection, item: Item[Any]) -> None:
    """Run one item; if it is refused, undo it alone. Where even that fails, the whole transaction is gone."""
    driver.execute("SAVEPOINT item")
    try:
        item.result = item.job(connection)
    except Exception as error:
        item.error = error
        driver.execute("ROLLBACK TO item")
    driver.execute("RELEASE item")


def driver_of(connection: Connection) -> sqlite3.Connection:
    """The driver's own connection, for what every move does: the query builder costs more than SQLite."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


def _settle(batch: list[Item[Any]]) -> None:
    for item in batch:
        item.settle()
