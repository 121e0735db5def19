"""A store that fails: whoever waits is told, in words of the house, and nothing stays locked."""

from __future__ import annotations

import asyncio
import logging
import os
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from ludotek.table.storage.rows import StoreLost
from ludotek.table.tables.moves import play
from tests.table.guests import Guest, two_at_a_table
from tests.table.keeping import kept_table, made, moves, running
from tests.table.serving import serving


@contextmanager
def no_descriptors_left() -> Iterator[None]:
    """As in a process that has as many files open as it may."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    taken = [os.dup(0)]
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(taken) + 20, hard))
    try:
        while True:
            taken.append(os.dup(0))
    except OSError:
        yield
    finally:
        for descriptor in taken:
            os.close(descriptor)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


async def test_a_writing_process_that_cannot_be_started_settles_every_write_that_waits(sqlite_url: str) -> None:
    async with running(sqlite_url) as store:
        tables = [(await kept_table(store)).id for _ in range(5)]
        with no_descriptors_left():
            asked = asyncio.gather(
                *(store.append(table, 0, moves(0, 1), version=1) for table in tables), return_exceptions=True
            )
            told = await asyncio.wait_for(asked, 60)
        assert [type(answer) for answer in told] == [StoreLost] * 5
        for table in tables:
            await store.append(table, 0, moves(0, 2), version=1)
            assert made(await store.moves(table)) == [2]


async def test_a_table_whose_move_no_process_could_keep_is_not_locked(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        _, _, id = await two_at_a_table(address)
        table = await address.house.table(id)
        store = address.house.store
        await store.stop()  # with it goes the process that kept who sat down
        await store.start()
        await table.read_again()
        before, position = len(table.session.entries), table.session.position
        seat = position.acting()[0]
        move, question = position.moves(seat)[0], position.question(seat)
        with no_descriptors_left(), pytest.raises(StoreLost):
            await asyncio.wait_for(play(table, seat, move, question), 60)
        assert not table.lock.locked()
        await play(table, seat, move, question)
        assert len(table.session.entries) > before


async def test_clients_never_see_what_a_database_says_but_the_log_does(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("ludotek.table.storage.sqlite.PATIENCE", 0.05)
    async with serving(sqlite_url) as address:
        olena, _, id = await two_at_a_table(address)
        async with olena.at(id) as line:
            other = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            await line.say(type="chat", text="Hello?")
            refused = await line.hear("error")
            answer = await Guest(address).http.post("/api/me", json={"name": "Taras"})
            other.execute("ROLLBACK")
            other.close()
        told = {"code": "store/not-written", "sentence": "The house could not write this down."}
        assert {name: refused[name] for name in told} == told
        assert (answer.status_code, answer.json()) == (503, told)
    reasons = [getattr(record, "reason", "") for record in caplog.records if record.levelno >= logging.WARNING]
    assert any("database is locked" in reason for reason in reasons)


async def test_a_file_that_cannot_be_read_is_a_store_that_is_lost(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(sqlite_url) as store:
        row = await kept_table(store)

        def broken(*_: object) -> None:
            raise sqlite3.OperationalError("disk I/O error")

        for job in ("find", "with_status"):
            monkeypatch.setattr(f"ludotek.table.storage.queries.tables.{job}", broken)
        for ask in (store.table(row.id), store.open_tables()):
            with pytest.raises(StoreLost) as lost:
                await ask
            assert lost.value.code == "store/not-read" and "disk" not in lost.value.sentence
