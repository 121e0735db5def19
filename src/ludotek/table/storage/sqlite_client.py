"""Handing batches to the process that writes to SQLite, and hearing when they are on disk."""

from __future__ import annotations

import asyncio
import marshal
import socket
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from ludotek.table.storage import sqlite_process
from ludotek.table.storage.sqlite_process import FAILED, HEAD, KEPT, Entry, Outcome


class Gone(Exception):
    """The process ended before it answered: whether a batch is kept is known only by reading."""

    def __init__(self) -> None:
        super().__init__("the process that keeps moves ended")


class Failed(Exception):
    """SQLite could not write, in its own words."""


class WriterClient(asyncio.Protocol):
    """The server's end of the line. One batch is under way at a time; for a process that died another comes."""

    def __init__(self, path: Path, patience: float) -> None:
        self.path = path
        self.patience = patience
        self.loop = asyncio.get_running_loop()
        self.process: subprocess.Popen[bytes] | None = None
        self.transport: asyncio.Transport | None = None
        self.answer: asyncio.Future[bytes] | None = None
        self.buffer = b""

    async def keep(self, batch: Sequence[Entry]) -> list[Outcome]:
        """Have a batch kept; what became of each entry."""
        if self.transport is None:
            await self._open()
        assert self.transport is not None
        self.answer = self.loop.create_future()
        self.transport.write(sqlite_process.framed(marshal.dumps(list(batch))))
        answer = await self.answer
        if not answer.startswith(KEPT):
            raise Failed(answer[len(FAILED) :].decode())
        outcomes: list[Outcome] = marshal.loads(answer[len(KEPT) :])
        return outcomes

    async def _open(self) -> None:
        await self._bury()
        ours, theirs = socket.socketpair()
        try:
            with theirs:
                told = str(self.path), str(theirs.fileno()), str(self.patience)
                command = [sys.executable, "-I", "-S", sqlite_process.__file__, *told]
                self.process = subprocess.Popen(command, pass_fds=[theirs.fileno()], stdin=subprocess.DEVNULL)
            self.buffer = b""
            self.transport, _ = await self.loop.create_connection(lambda: self, sock=ours)
        except BaseException:
            ours.close()
            raise

    async def close(self) -> None:
        if self.transport is not None:
            self.transport.close()
        await self._bury()

    async def _bury(self) -> None:
        if self.process is not None:
            await asyncio.to_thread(self.process.wait)

    # What the line says.

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        size = HEAD.size
        if len(self.buffer) >= size and len(self.buffer) >= size + HEAD.unpack(self.buffer[:size])[0]:
            answer, self.answer = self.answer, None
            told, self.buffer = self.buffer[size:], b""
            if answer is not None and not answer.done():
                answer.set_result(told)

    def connection_lost(self, error: Exception | None) -> None:
        self.transport = None
        if self.answer is not None and not self.answer.done():
            self.answer.set_exception(Gone())
