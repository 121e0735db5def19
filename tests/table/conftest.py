"""Tests of the table run on SQLite and, where it can be started, on a real PostgreSQL of their own."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.postgres import Postgres, Unavailable

STUCK = 300  # seconds after which a test that waits for an answer will not get one


def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj) or pyfuncitem.get_closest_marker("anyio"):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    test = pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names})
    asyncio.run(asyncio.wait_for(test, STUCK))
    return True


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server of the tests' own; tests that need it are left out, with the reason, where there is none."""
    try:
        server = Postgres.start()
    except Unavailable as reason:
        pytest.skip(f"PostgreSQL: {reason}")
    yield server
    server.stop()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/house.db"


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    """An empty database."""
    postgres.empty()
    return postgres.url


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """An empty store of each kind."""
    found: str = request.getfixturevalue(f"{request.param}_url")
    return found
