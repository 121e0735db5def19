"""The scribe: a small process that keeps moves in SQLite, so that disk and event loop never wait for each other.

    python scribe.py FILE SOCKET

A thread of the server would have to win the interpreter's lock back after every statement, and under load that
took longer than the disk. It reads batches from a socket, keeps each in one transaction, all of it or nothing, and
answers when it is on disk. It ends when the socket does, and so with the server, however that ends. It needs the
standard library alone, and is there at once.
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

Value: TypeAlias = str | int | float | bytes | None
Row: TypeAlias = tuple[Value, ...]
# A table's id and version, its next moves, and a statement that changes its row, if any, with what fills it.
Entry: TypeAlias = tuple[str, int, Sequence[Row], str, Sequence[Value]]

KEPT, REFUSED, FAILED = b"k", b"r", b"f"  # how an answer begins
HEAD = struct.Struct("!I")  # before every message: its length
PATIENCE = 30.0  # seconds for another process to let go of the file
BEFORE_TIDYING = 4_000  # entries kept in the write-ahead log; the same pages are written many times in it
MOST_PAGES = 16_000  # of the log, after which whoever else commits tidies up

# A move that is not the next of its table, or not at the version of the table it was made at, has no ply.
KEEP = """
    INSERT INTO moves (table_id, ply, seat, move, time_ms, question) SELECT ?1, iif(
        ?7 = (SELECT version FROM tables WHERE id = ?1)
        AND ?2 = (SELECT coalesce(max(ply) + 1, 0) FROM moves WHERE table_id = ?1), ?2, NULL
    ), ?3, ?4, ?5, ?6
"""


class Refused(Exception):
    """A table is no longer as the server knew it."""


class Scribe:
    """One connection to the file, through which batches are kept."""

    def __init__(self, path: str) -> None:
        self.connection = connect(path)

    def keep(self, batch: Sequence[Entry]) -> bytes:
        """Keep a batch, all of it or nothing; the answer."""
        connection = self.connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            for entry in batch:
                self._write(*entry)
            connection.execute("COMMIT")
        except (sqlite3.IntegrityError, Refused):
            connection.execute("ROLLBACK")
            return REFUSED
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return FAILED + str(error).encode()
        return KEPT

    def _write(self, id: str, version: int, moves: Sequence[Row], change: str, values: Sequence[Value]) -> None:
        self.connection.executemany(KEEP, [(id, *move, version) for move in moves])
        if change and self.connection.execute(change, (*values, id, version)).rowcount != 1:
            raise Refused

    def tidy(self) -> None:
        """Copy the log into the file, so that it is written from its beginning again: growing it takes longer."""
        self.connection.execute("PRAGMA wal_checkpoint(PASSIVE)")


def connect(path: str) -> sqlite3.Connection:
    """A connection whose commits are on disk when they return, and that leaves the log to `tidy`."""
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
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


def main(path: str, descriptor: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server finishes its work first, then closes the socket
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    scribe, kept = Scribe(path), 0
    with socket.socket(fileno=descriptor) as line:
        for message in messages(line):
            batch: Sequence[Entry] = marshal.loads(message)
            line.sendall(framed(scribe.keep(batch)))
            kept += len(batch)
            if kept >= BEFORE_TIDYING:
                scribe.tidy()
                kept = 0


def framed(message: bytes) -> bytes:
    return HEAD.pack(len(message)) + message


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
