"""The schema's history: from nothing, from each released schema, and by two workers at once."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from ludotek.core.errors import LudotekError
from ludotek.table.storage import schema
from ludotek.table.storage.migrations import current, revisions, upgrade
from ludotek.table.storage.open import open_store
from ludotek.table.storage.rows import StoredMove
from tests.table.keeping import kept_table, running

ROOT = Path(__file__).parents[2]
RELEASED = Path(__file__).parent / "released"
START = "import asyncio, sys; from tests.table.appending import main; asyncio.run(main(sys.argv[1], []))"


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), schema.METADATA))


async def test_the_migrations_lead_to_the_schema_the_code_knows(url: str) -> None:
    async with running(url) as store:
        assert await store._read(differences) == []
        assert await store._read(current) == revisions()[-1]


async def test_a_second_start_changes_nothing(url: str) -> None:
    async with running(url) as store:
        row = await kept_table(store)
    async with running(url) as store:
        assert await store.table(row.id) == row
        assert await store._read(current) == revisions()[-1]


async def test_workers_that_start_at_once_find_one_schema(postgres_url: str) -> None:
    def start() -> subprocess.CompletedProcess[str]:
        path = os.pathsep.join([str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])])
        command = [sys.executable, "-c", START, postgres_url]
        return subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True)

    for started in await asyncio.gather(*(asyncio.to_thread(start) for _ in range(3))):
        assert started.returncode == 0, started.stderr
    async with running(postgres_url) as store:
        assert await store._read(differences) == []


async def test_stores_of_one_process_that_start_at_once_find_one_schema(url: str) -> None:
    stores = [open_store(url) for _ in range(3)]
    await asyncio.gather(*(store.start() for store in stores))
    assert await stores[0]._read(differences) == []
    for store in stores:
        await store.stop()


async def test_a_migration_that_fails_leaves_the_database_as_it_was(sqlite_url: str) -> None:
    path = sqlite_url.removeprefix("sqlite:///")
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE ratings (stars)")  # in the way of the last of the first schema's tables
    connection.close()
    with pytest.raises(Exception, match="already exists"):
        async with running(sqlite_url):
            pass
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("ratings",)]
    connection.close()


def test_every_released_schema_is_kept_for_the_tests() -> None:
    assert [path.stem for path in sorted(RELEASED.glob("*.sql"))] == revisions()


@pytest.mark.parametrize("released", sorted(RELEASED.glob("*.sql")), ids=lambda path: path.stem)
async def test_a_store_of_each_released_schema_goes_on(released: Path, sqlite_url: str) -> None:
    connection = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))
    connection.executescript(released.read_text(encoding="utf-8"))
    connection.close()
    async with running(sqlite_url) as store:
        assert await store._read(current) == revisions()[-1]
        assert await store._read(differences) == []
        row = await store.table("released")
        assert row is not None
        assert (row.game, row.status, row.seed, row.salts) == ("novem", "live", bytes(range(32)), {"rows": "сіль"})
        assert await store.moves("released") == [StoredMove(0, -1, 12, None, 0), StoredMove(1, 0, 2, 4120, 1)]
        assert [said.name for said in await store.chat("released")] == ["Olena"]
        account = await store.account_by_name("OLENA")
        assert account is not None and account.player == "olena"
        assert [rating.game for rating in await store.ratings("olena")] == ["novem"]
        await store.append("released", 2, [StoredMove(2, 1, 4, 5000, 1)], {"status": "over"}, version=row.version)


@pytest.mark.parametrize("revision", revisions())
async def test_postgres_goes_on_from_each_revision(revision: str, postgres_url: str) -> None:
    async with running(postgres_url) as store:
        await store._write(None, start_over)
        await store._write(None, upgrade, revision)
    async with running(postgres_url) as store:
        assert await store._read(current) == revisions()[-1]
        assert await store._read(differences) == []
        await kept_table(store)


def start_over(connection: Connection) -> None:
    for command in ("DROP SCHEMA public CASCADE", "CREATE SCHEMA public"):
        connection.execute(text(command))


async def test_a_schema_from_the_future_is_left_alone(url: str) -> None:
    async with running(url) as store:
        await store._write(
            None, lambda connection: connection.execute(text("UPDATE alembic_version SET version_num='z'"))
        )
    with pytest.raises(LudotekError, match="another version") as caught:
        async with running(url):
            pass
    assert caught.value.code == "store/other-schema"
