"""Notices between workers: LISTEN on a connection of its own, found again when it is lost."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

import asyncpg

from ludotek.table.rows import EVERYTHING

CHANNEL = "ludotek"
HEARTBEAT = 20.0  # seconds between proofs that the connection lives
PAUSE = 0.5  # seconds before another attempt to connect


class Ear:
    """Hears what other stores change, and calls its listeners in the loop it was started in."""

    def __init__(self, url: str, own: str) -> None:
        self.url = url
        self.own = own  # notices under this name are our own
        self.listeners: list[Callable[[str, str], None]] = []
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Listen; returns when nothing can be missed any more."""
        connection = await self._connect()
        self.task = asyncio.create_task(self._listen(connection), name="ludotek-ear")

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def _connect(self) -> asyncpg.Connection:
        connection = await asyncpg.connect(self.url)
        await connection.add_listener(CHANNEL, self._hear)
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
                with contextlib.suppress(OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                    await connection.execute("SELECT 1", timeout=HEARTBEAT)
                    continue
                return

    async def _find_again(self) -> asyncpg.Connection:
        while True:
            with contextlib.suppress(OSError, TimeoutError, asyncpg.PostgresError):
                return await self._connect()
            await asyncio.sleep(PAUSE)

    def _hear(self, connection: object, pid: int, channel: str, payload: object) -> None:
        name, kind, table_id = str(payload).split(" ", 2)
        if name != self.own:
            self._tell(table_id, kind)

    def _tell(self, table_id: str, kind: str) -> None:
        for listener in self.listeners:
            listener(table_id, kind)
