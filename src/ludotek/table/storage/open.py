"""Opening a store by its address."""

from __future__ import annotations

from ludotek.core.errors import LudotekError
from ludotek.table.storage.postgres import PostgresStore
from ludotek.table.storage.sqlite import SqliteStore
from ludotek.table.storage.store import Store
from ludotek.table.world import Clock, Luck, SystemClock, SystemLuck


def open_store(url: str, clock: Clock | None = None, luck: Luck | None = None) -> Store:
    """The store at `sqlite:///path` (`sqlite:////` before an absolute one) or `postgresql://...`; start it next."""
    clock, luck = clock or SystemClock(), luck or SystemLuck()
    scheme = url.partition("://")[0]
    if scheme == "sqlite":
        return SqliteStore(url, clock, luck)
    if scheme in ("postgresql", "postgres"):
        return PostgresStore(url, clock, luck)
    raise LudotekError("store/unknown-kind", f"A store's address begins with sqlite:// or postgresql://, not {url!r}.")
