"""A process that plays on several tables and says of each move that it is kept: `appending.py URL TABLE...`."""

from __future__ import annotations

import asyncio
import itertools
import sys

from ludotek.table.storage.rows import StoredMove
from ludotek.table.storage.store import Store
from tests.table.keeping import running


async def main(url: str, tables: list[str]) -> None:
    async with running(url) as store:
        await asyncio.gather(*(play(store, table) for table in tables))


async def play(store: Store, table: str) -> None:
    for ply in itertools.count(len(await store.moves(table))):
        await store.append(table, ply, [StoredMove(ply, ply % 2, ply % 3, ply, ply)])
        sys.stdout.write(f"{table} {ply}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2:]))
