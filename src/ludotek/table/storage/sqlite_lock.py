"""The lock of a SQLite store: one server a file, since each keeps in memory what it believes to be there."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

from ludotek.core.errors import LudotekError


class FileLock:
    """A file beside the store, held as long as this process has the store open; it goes with the process.

    Not the store itself: closing any handle of that would take SQLite's own locks away.
    """

    def __init__(self, store: Path) -> None:
        self.store = store
        self.path = store.with_name(f"{store.name}-lock")
        self.handle = -1

    def take(self) -> None:
        """Hold the lock; refused if another process does."""
        handle = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            holder = os.read(handle, 20).decode("ascii", "replace").strip()
            os.close(handle)
            who = f", process {holder}," if holder else ""
            raise LudotekError(
                "store/in-use", f"Another server{who} has {self.store} open; one file is kept by one server."
            ) from None
        os.truncate(handle, 0)
        os.write(handle, f"{os.getpid()}\n".encode())
        self.handle = handle

    def release(self) -> None:
        if self.handle >= 0:
            os.close(self.handle)
            self.handle = -1
