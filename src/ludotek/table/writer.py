"""The writer of SQLite: whatever has queued while the last commit ran is committed next.

Nobody waits for a timed window, and nobody is told of a change before it is on disk. Moves go to the scribe
together. Anything else has a savepoint of its own: one that is refused does not take its neighbours along. Its
statements run in the event loop, since a thread would have to win the interpreter's lock back after each of them;
what may have to wait for a lock or the disk, the beginning and the commit, runs in a thread.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection, Engine

from ludotek.table.appends import PROBE, Append, driver_of, keep, plain
from ludotek.table.desk import Desk
from ludotek.table.losses import is_sqlites, not_written
from ludotek.table.rows import StoreLost
from ludotek.table.scribe import FAILED, KEPT, Entry

T = TypeVar("T")

LARGEST_BATCH = 500


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

    def __init__(self, engine: Engine, path: Path) -> None:
        self.engine = engine
        self.loop = asyncio.get_running_loop()
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="ludotek-writer")
        self.desk = Desk(path)
        self.jobs: list[Item[Any]] = []
        self.moves: list[tuple[Append, Entry, asyncio.Future[int]]] = []
        self.work: asyncio.Task[None] | None = None
        self.is_stopped = False

    def append(self, append: Append) -> asyncio.Future[int]:
        """Keep the next moves of a table; done, with its version, when they are committed."""
        entry = plain(append)
        if entry is None:
            return self.write(partial(keep, append=append))
        return self._hand_on(append, entry)

    def probe(self) -> asyncio.Future[int]:
        """Write something as moves are written; done when it is committed."""
        return self._hand_on(Append("probe", 0, (), None, 0), PROBE)

    def _hand_on(self, append: Append, entry: Entry) -> asyncio.Future[int]:
        future: asyncio.Future[int] = self.loop.create_future()
        self.moves.append((append, entry, future))
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
        if self.work is not None:
            await self.work
        await self.desk.close()
        self.thread.shutdown()

    def _go_on(self) -> None:
        if self.is_stopped:
            raise StoreLost("store/stopped", "The store has been stopped.")
        if self.work is None:
            self.work = self.loop.create_task(self._write_all())

    async def _write_all(self) -> None:
        try:
            while self.jobs or self.moves:
                if self.moves:
                    batch, self.moves = self.moves[:LARGEST_BATCH], self.moves[LARGEST_BATCH:]
                    await self._keep(batch)
                if self.jobs:
                    items, self.jobs = self.jobs[:LARGEST_BATCH], self.jobs[LARGEST_BATCH:]
                    await self._run(items)
        finally:
            self.work = None

    async def _keep(self, batch: list[tuple[Append, Entry, asyncio.Future[int]]]) -> None:
        """Have the scribe keep moves; where it will not keep them all, each is tried by itself."""
        try:
            answer = await self.desk.keep([entry for _, entry, _ in batch])
        except Exception as error:  # whatever it is: a table whose move is never settled stays locked for ever
            answer = FAILED + repr(error).encode()
        if answer == KEPT:
            for append, _, future in batch:
                if not future.cancelled():
                    future.set_result(append.version_after_it)
        elif answer.startswith(FAILED):
            lost = not_written(answer[1:].decode())
            for _, _, future in batch:
                if not future.cancelled():
                    future.set_exception(lost)
        else:
            await self._run([Item(partial(keep, append=append), future) for append, _, future in batch])

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
