"""What is said when a database fails: words of the house to people, and the database's own to the log."""

from __future__ import annotations

import logging
import sqlite3

import asyncpg
from sqlalchemy.exc import DBAPIError, InvalidRequestError, PendingRollbackError, ResourceClosedError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from ludotek.table.storage.rows import StoreLost

log = logging.getLogger("ludotek.store")

# What should not have been asked, by class of SQLSTATE; whatever else PostgreSQL says is no fault of the question.
ASKED_WRONGLY = ("21", "22", "23", "42")
ASKED_SQLITE_WRONGLY = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.DataError, sqlite3.NotSupportedError)
# A connection that died while it was being used; exactly these, since columns that are not there are of the first kind.
CLOSED = (InvalidRequestError, PendingRollbackError, ResourceClosedError)
UNREACHABLE = (OSError, EOFError, PoolTimeout, asyncpg.InterfaceError, asyncpg.InternalClientError)


def not_written(reason: object) -> StoreLost:
    return lost("store/not-written", "The house could not write this down.", reason)


def not_read(reason: object) -> StoreLost:
    return lost("store/not-read", "The house could not look this up.", reason)


def gone(reason: object) -> StoreLost:
    return lost("store/lost", "The database went away; whether this is kept, only reading again can tell.", reason)


def lost(code: str, sentence: str, reason: object) -> StoreLost:
    """What clients are told; they need not know what the database says of itself and of where it lies."""
    log.warning("store", extra={"code": code, "reason": f"{type(reason).__name__}: {reason}"})
    return StoreLost(code, sentence)


def reason_of(error: Exception) -> str:
    """What the database itself said, for whoever starts the house."""
    return str(error.orig if isinstance(error, DBAPIError) else error).strip().rstrip(".")


def is_sqlites(error: Exception) -> bool:
    """Whether SQLite failed: a full disk, a locked, damaged or missing file."""
    failure = error.orig if isinstance(error, DBAPIError) else error
    return isinstance(failure, sqlite3.DatabaseError) and not isinstance(failure, ASKED_SQLITE_WRONGLY)


def is_postgresqls(error: Exception) -> bool:
    """Whether PostgreSQL could not be reached, or could not do what was rightly asked."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or _is_not_our_fault(error.orig)
    if isinstance(error, asyncpg.PostgresError):
        return _is_not_our_fault(error)
    return isinstance(error, UNREACHABLE) or type(error) in CLOSED


def _is_not_our_fault(error: BaseException | None) -> bool:
    return not (getattr(error, "sqlstate", None) or "").startswith(ASKED_WRONGLY)
