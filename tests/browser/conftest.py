"""Tests of the client in the system's Chromium, against a house of their own that is served as people serve it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.chromium import Meet as Meet  # where tests take it from
from tests.browser.chromium import chromium, meeting
from tests.table.serving import Process

ROOT = Path(__file__).parents[2]
HOUSEKEEPER = "the-key-of-the-house"

# The fixtures end with this package and not with the session: while Playwright's loop is there, no other can run.


@pytest.fixture(scope="package")
def client() -> None:
    """The client, built from what is there now."""
    built = subprocess.run([sys.executable, ROOT / "tools" / "client.py"], capture_output=True, text=True, check=False)
    if built.stdout.startswith("Left out"):
        pytest.skip(built.stdout.strip())
    assert built.returncode == 0, built.stdout + built.stderr


@pytest.fixture(scope="package")
def house(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house with nobody in it yet."""
    store = f"sqlite:///{tmp_path_factory.mktemp('house')}/house.db"
    process = Process("--store", store, LUDOTEK_ADMIN_TOKEN=HOUSEKEEPER).start()
    yield process.address
    process.stop()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture
def meet(browser: Browser, house: str) -> Iterator[Meet]:
    """Somebody new, with a browser of their own: `meet(locale="uk-UA", color_scheme="dark")`."""
    with meeting(browser, house) as meet:
        yield meet
