"""The writer of SQLite: one thread that commits whatever has queued while the last commit ran.

Nobody waits for a timed window, and nobody is told of a change before it is on disk. Plain moves
are written together, anything else has a savepoint of its own: one that is refused does not take its
neighbours along.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator
from functools import partial
from itertools import groupby
from queue import Empty, SimpleQueue
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection, Engine

from ludotek.core.errors import LudotekError
from ludotek.table.appends import Append, driver_of, keep, keep_together
from ludotek.table.rows import StoreLost

T = TypeVar("T")

LARGEST_BATCH = 500


class Item(Generic[T]):
    """Something to write, the future that waits for it, and what came of it."""

    def __init__(self, job: Callable[[Connection], T], future: asyncio.Future[T], plain: Append | None = None) -> None:
        self.job = job
        self.future = future
        self.plain = plain  # where it is no more than the next moves of a table
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

    async def append(self, append: Append) -> int:
        """Keep the next moves of a table; returns its version when they are committed."""
        return await self._put(partial(keep, append=append), append if append.is_plain else None)

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run a job in the next transaction; returns when it is committed."""
        return await self._put(job)

    async def _put(self, job: Callable[[Connection], T], plain: Append | None = None) -> T:
        if not self.thread.is_alive():
            raise StoreLost("store/stopped", "The store has been stopped.")
        future: asyncio.Future[T] = self.loop.create_future()
        self.queue.put(Item(job, future, plain))
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
                for is_plain, items in groupby(batch, lambda item: item.plain is not None):
                    attempt(connection, driver, list(items), is_plain)
        except Exception as error:
            for item in batch:
                if item.error is None:
                    item.error = StoreLost("store/not-written", f"The database could not keep this: {error}")


def attempt(connection: Connection, driver: sqlite3.Connection, items: list[Item[Any]], is_plain: bool) -> None:
    """Write items that follow each other: plain ones together, and one by one if that cannot be."""
    if not is_plain or not _attempt_together(driver, items):
        for item in items:
            _attempt(connection, driver, item)


def _attempt_together(driver: sqlite3.Connection, items: list[Item[Any]]) -> bool:
    driver.execute("SAVEPOINT together")
    try:
        outcomes = keep_together(driver, [item.plain for item in items if item.plain is not None])
    except Exception:  # one of them cannot be kept; which one, they show by themselves
        driver.execute("ROLLBACK TO together")
        driver.execute("RELEASE together")
        return False
    driver.execute("RELEASE together")
    for item, outcome in zip(items, outcomes, strict=True):
        if isinstance(outcome, LudotekError):
            item.error = outcome
        else:
            item.result = outcome
    return True


def _attempt(connection: Connection, driver: sqlite3.Connection, item: Item[Any]) -> None:
    """Run one item; if it is refused, undo it alone. Where even that fails, the whole transaction is gone."""
    driver.execute("SAVEPOINT item")
    try:
        item.result = item.job(connection)
    except Exception as error:
        item.error = error
        driver.execute("ROLLBACK TO item")
    driver.execute("RELEASE item")


def _settle(batch: list[Item[Any]]) -> None:
    for item in batch:
        item.settle()
