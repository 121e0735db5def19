"""The process that writes moves to SQLite, so that disk and event loop never wait for each other.

    python sqlite_process.py FILE SOCKET SECONDS

A thread of the server would have to win the interpreter's lock back after every statement, and under load that
took longer than the disk. It reads batches from a socket, keeps what fits of each in one transaction, and says what
became of every entry when it is on disk. It ends when the socket does, and so with the server, however that ends. It
needs the standard library alone, and is there at once. So many seconds it waits for another process to let go of the
file.
"""

from __future__ import annotations

import marshal
import signal
import socket
import sqlite3
import struct
import sys
from collections.abc import Iterator, Sequence
from typing import TypeAlias

Change: TypeAlias = tuple[str, Sequence[object]]  # a statement, and what fills it
# A table's id, its version (any, if none is said), its next ply, the moves from there, and changes of its row.
Entry: TypeAlias = tuple[str, int | None, int, Sequence[tuple[object, ...]], Sequence[Change]]
# The version and the next ply that were found, by which an entry was kept or not; or why it cannot be kept at all.
Outcome: TypeAlias = tuple[int | None, int] | str

KEPT, FAILED = b"k", b"f"  # how an answer begins
NO_TABLE = ""  # whose changes are made whatever there is
HEAD = struct.Struct("!I")  # before every message: its length
BEFORE_TIDYING = 4_000  # entries kept in the write-ahead log; the same pages are written many times in it
MOST_PAGES = 16_000  # of the log, after which whoever else commits tidies up

NEXT = "SELECT version, (SELECT max(ply) + 1 FROM moves WHERE table_id = tables.id) FROM tables WHERE id = ?"
KEEP = "INSERT INTO moves (table_id, ply, seat, move, time_ms, question) VALUES (?, ?, ?, ?, ?, ?)"
UNFIT = (sqlite3.IntegrityError, sqlite3.DataError, OverflowError)  # what no table or no column takes


class BatchWriter:
    """One connection to the file, through which batches are kept."""

    def __init__(self, path: str, patience: float) -> None:
        self.connection = connect(path, patience)

    def keep(self, batch: Sequence[Entry]) -> bytes:
        """Keep what fits of a batch; the answer."""
        try:
            return KEPT + marshal.dumps(self._keep(batch))
        except sqlite3.Error as error:
            return FAILED + str(error).encode()

    def _keep(self, batch: Sequence[Entry]) -> list[Outcome]:
        """Together, and each by itself where something in it is unfit for the database."""
        try:
            return self._commit(batch)
        except UNFIT as error:
            if len(batch) == 1:
                return [str(error)]
            return [outcome for entry in batch for outcome in self._keep([entry])]

    def _commit(self, batch: Sequence[Entry]) -> list[Outcome]:
        """In one transaction."""
        connection = self.connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            outcomes: list[Outcome] = [self._append(*entry) for entry in batch]
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return outcomes

    def _append(
        self,
        id: str,
        known: int | None,
        first_ply: int,
        moves: Sequence[tuple[object, ...]],
        changes: Sequence[Change],
    ) -> Outcome:
        """Keep the next moves of a table and the changes of its row, if it is as the server knows it."""
        connection = self.connection
        version, next_ply = connection.execute(NEXT, (id,)).fetchone() or (None, None)
        is_known = version is not None and known in (None, version) and (next_ply or 0) == first_ply
        if is_known or id == NO_TABLE:
            connection.executemany(KEEP, [(id, *move) for move in moves])
            for text, values in changes:
                connection.execute(text, values)
        return version, next_ply or 0

    def tidy(self) -> None:
        """Copy the log into the file, so that it is written from its beginning again: growing it takes longer."""
        self.connection.execute("PRAGMA wal_checkpoint(PASSIVE)")


def connect(path: str, patience: float) -> sqlite3.Connection:
    """A connection whose commits are on disk when they return, and that leaves the log to `tidy`."""
    connection = sqlite3.connect(path, timeout=patience, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA wal_autocheckpoint = 0")
    return connection


def messages(line: socket.socket) -> Iterator[bytes]:
    """Messages from a stream, each after its length."""
    with line.makefile("rb") as stream:
        while len(head := stream.read(HEAD.size)) == HEAD.size:
            message = stream.read(*HEAD.unpack(head))
            if len(message) < HEAD.unpack(head)[0]:
                return
            yield message


def main(path: str, descriptor: int, patience: float) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server finishes its work first, then closes the socket
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    writer, kept = BatchWriter(path, patience), 0
    with socket.socket(fileno=descriptor) as line:
        for message in messages(line):
            batch: Sequence[Entry] = marshal.loads(message)
            line.sendall(framed(writer.keep(batch)))
            kept += len(batch)
            if kept >= BEFORE_TIDYING:
                writer.tidy()
                kept = 0


def framed(message: bytes) -> bytes:
    return HEAD.pack(len(message)) + message


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))
