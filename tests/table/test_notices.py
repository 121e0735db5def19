"""Telling the other stores: of every change, after it is kept, and never of one's own."""

from __future__ import annotations

import asyncio

import pytest

from ludotek.table.storage.rows import (
    CALLS,
    CHAT,
    EVERYTHING,
    MOVES,
    TABLE,
    CallRow,
    ChatRow,
    Conflict,
    StoreLost,
)
from ludotek.table.storage.store import Store
from tests.table.keeping import kept_table, moves, running
from tests.table.postgres import Postgres


async def test_other_stores_hear_of_every_change_and_nobody_hears_of_his_own(url: str) -> None:
    async with running(url) as one, running(url) as other:
        own: list[tuple[str, str]] = []
        one.listen(lambda table, kind: own.append((table, kind)))
        heard: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        other.listen(lambda table, kind: heard.put_nowait((table, kind)))
        row, olena = await kept_table(one), await one.create_player("Olena")
        await one.append(row.id, 0, moves(0, 1, 2))
        await one.append(row.id, 2, [], {"reason": "agreed"})
        await one.update_table(row.id, 2, status="live")
        await one.delete_last(row.id, 1, 3)
        await one.add_chat(ChatRow(table_id=row.id, player=olena.id, text="hello", at=1))
        await one.put_call(CallRow(table_id=row.id, question=1, seat=0, move=0, time_ms=1, closes=2))
        expected = [TABLE, MOVES, TABLE, TABLE, MOVES, CHAT, CALLS]
        assert [await asyncio.wait_for(heard.get(), 60) for _ in expected] == [(row.id, kind) for kind in expected]
        assert heard.empty() and own == []


async def test_what_is_heard_can_be_read(url: str) -> None:
    async with running(url) as one, running(url) as other:
        heard: asyncio.Queue[str] = asyncio.Queue()
        other.listen(lambda table, kind: heard.put_nowait(table))
        row = await kept_table(one)
        await asyncio.wait_for(heard.get(), 60)
        for ply in range(20):
            await one.append(row.id, ply, moves(ply, ply))
            assert await asyncio.wait_for(heard.get(), 60) == row.id
            assert len(await other.moves(row.id)) == ply + 1


async def test_a_refused_change_is_not_told(url: str) -> None:
    async with running(url) as one, running(url) as other:
        heard: asyncio.Queue[str] = asyncio.Queue()
        other.listen(lambda table, kind: heard.put_nowait(kind))
        row = await kept_table(one)
        with pytest.raises(Conflict):
            await one.append(row.id, 7, moves(7, 1))
        with pytest.raises(Conflict):
            await one.update_table(row.id, 7, status="live")
        await one.append(row.id, 0, moves(0, 1))
        assert [await asyncio.wait_for(heard.get(), 60) for _ in range(2)] == [TABLE, MOVES]
        assert heard.empty()


async def test_a_listener_that_lost_its_connection_comes_back_and_says_so(
    postgres: Postgres, postgres_url: str
) -> None:
    async with running(postgres_url) as one, running(postgres_url) as other:
        heard: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        other.listen(lambda table, kind: heard.put_nowait((table, kind)))
        row = await kept_table(one)
        assert await asyncio.wait_for(heard.get(), 60) == (row.id, TABLE)
        await asyncio.to_thread(postgres.end_connections)
        assert await asyncio.wait_for(heard.get(), 60) == ("", EVERYTHING)
        await append_again(one, row.id)
        assert await asyncio.wait_for(heard.get(), 60) == (row.id, MOVES)


async def append_again(store: Store, table: str) -> None:
    """A connection that died is found out by using it; whoever is told so reads again and repeats."""
    for _ in range(5):
        try:
            await store.append(table, len(await store.moves(table)), moves(len(await store.moves(table)), 1))
            return
        except StoreLost:
            continue
    raise AssertionError("The store does not find its database again.")
