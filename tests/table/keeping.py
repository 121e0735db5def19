"""What tests of the store begin with: a running store, a table, and moves."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from ludotek.core.position import Milliseconds
from ludotek.table.storage.open import open_store
from ludotek.table.storage.rows import SeatRow, StoredMove, TableRow
from ludotek.table.storage.store import Store
from ludotek.table.world import SystemClock, SystemLuck
from ludotek.table.world import new_id as new_id_of

CLOCK, LUCK = SystemClock(), SystemLuck()


def now_ms() -> Milliseconds:
    return CLOCK.now()


def new_id() -> str:
    return new_id_of(LUCK)


@asynccontextmanager
async def running(url: str) -> AsyncIterator[Store]:
    store = open_store(url)
    await store.start()
    try:
        yield store
    finally:
        await store.stop()


def new_table(**fields: object) -> TableRow:
    row = TableRow(id=new_id(), game="novem", created=now_ms(), seats=[seat("rows"), seat("columns")])
    for name, value in fields.items():
        setattr(row, name, value)
    return row


async def kept_table(store: Store, **fields: object) -> TableRow:
    row = new_table(**fields)
    await store.create_table(row)
    return row


def seat(name: str, player: str | None = None) -> SeatRow:
    return SeatRow(name=name, kind="anyone", player=player)


def moves(first: int, *made: int, seat: int = 0) -> list[StoredMove]:
    return [StoredMove(ply, seat, move, 10 * ply, ply) for ply, move in enumerate(made, first)]


def made(kept: Sequence[StoredMove]) -> list[int]:
    return [move.move for move in kept]
