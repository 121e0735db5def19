"""Handing batches to the process that writes to SQLite, and hearing when they are on disk."""

from __future__ import annotations

import asyncio
import marshal
import socket
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from ludotek.table.storage import sqlite_process
from ludotek.table.storage.sqlite_process import FAILED, HEAD, KEPT, Entry, Outcome


class Gone(Exception):
    """The process ended before it answered: whether a batch is kept is known only by reading."""

    def __init__(self) -> None:
        super().__init__("the process that keeps moves ended")


class Failed(Exception):
    """SQLite could not write, in its own words."""


Heard = Callable[[Sequence[Outcome] | Exception], None]  # what became of each entry, or why nobody knows


class WriterClient(asyncio.Protocol):
    """The server's end of the line. One batch is under way at a time; for a process that died another comes."""

    def __init__(self, path: Path, patience: float) -> None:
        self.path = path
        self.patience = patience
        self.loop = asyncio.get_running_loop()
        self.process: subprocess.Popen[bytes] | None = None
        self.transport: asyncio.Transport | None = None
        self.heard: Heard | None = None  # of the batch that is under way
        self.buffer = b""

    @property
    def is_open(self) -> bool:
        return self.transport is not None

    def keep(self, batch: Sequence[Entry], heard: Heard) -> None:
        """Have a batch kept; a call and no task, since every move goes this way."""
        assert self.transport is not None
        told = sqlite_process.framed(marshal.dumps(list(batch)))
        self.heard = heard
        self.transport.write(told)

    async def open(self) -> None:
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
            told, self.buffer = self.buffer[size:], b""
            self._tell(outcomes(told))

    def connection_lost(self, error: Exception | None) -> None:
        self.transport = None
        self._tell(Gone())

    def _tell(self, what: Sequence[Outcome] | Exception) -> None:
        heard, self.heard = self.heard, None
        if heard is not None:
            heard(what)


def outcomes(answer: bytes) -> Sequence[Outcome] | Exception:
    """What the process says of a batch."""
    if not answer.startswith(KEPT):
        return Failed(answer[len(FAILED) :].decode())
    found: list[Outcome] = marshal.loads(answer[len(KEPT) :])
    return found
