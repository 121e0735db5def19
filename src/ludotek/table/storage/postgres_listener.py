"""Notices between workers: LISTEN on a connection of its own, found again when it is lost."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

import asyncpg

from ludotek.table.storage.rows import EVERYTHING

log = logging.getLogger("ludotek.store")

CHANNEL = "ludotek"
HEARTBEAT = 20.0  # seconds between proofs that the connection lives
PAUSE = 0.5  # seconds before another attempt to connect


class NoticeListener:
    """Hears what other stores change, and calls its listeners in the loop it was started in."""

    def __init__(self, url: str, own: str) -> None:
        self.url = url
        self.own = own  # notices under this name are our own
        self.listeners: list[Callable[[str, str], None]] = []
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Listen; returns when nothing can be missed any more."""
        connection = await self._connect()
        self.task = asyncio.create_task(self._listen(connection), name="ludotek-listener")

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def _connect(self) -> asyncpg.Connection:
        connection = await asyncpg.connect(self.url, timeout=HEARTBEAT)
        try:
            await connection.add_listener(CHANNEL, self._hear)
        except BaseException:
            connection.terminate()
            raise
        return connection

    async def _listen(self, connection: asyncpg.Connection) -> None:
        while True:
            try:
                await self._stay(connection)
            finally:
                connection.terminate()
            connection = await self._find_again()
            self._tell("", EVERYTHING)

    async def _stay(self, connection: asyncpg.Connection) -> None:
        """Until the connection is lost."""
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        while not connection.is_closed() and not lost.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(lost.wait(), HEARTBEAT)
            if not lost.is_set():
                with contextlib.suppress(Exception):
                    await connection.execute("SELECT 1", timeout=HEARTBEAT)
                    continue
                return

    async def _find_again(self) -> asyncpg.Connection:
        while True:
            try:
                return await self._connect()
            except Exception as error:  # of any kind: who no longer listens would show old moments for ever
                log.warning("not listening", extra={"reason": f"{type(error).__name__}: {error}"})
            await asyncio.sleep(PAUSE)

    def _hear(self, connection: object, pid: int, channel: str, payload: object) -> None:
        name, kind, table_id = str(payload).split(" ", 2)
        if name != self.own:
            self._tell(table_id, kind)

    def _tell(self, table_id: str, kind: str) -> None:
        for listener in self.listeners:
            try:
                listener(table_id, kind)
            except Exception:  # a notice that cannot be read must not end the hearing of all others
                log.exception("notice", extra={"table": table_id})
