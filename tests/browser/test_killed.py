"""The house in a tab when its browser is killed: whatever move was on the screen is there again."""

from __future__ import annotations

import os
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.chromium import ARGUMENTS, CHROMIUM, PRESENT_ALONE, ROOMY
from tests.browser.tab import build, serving
from tests.browser.test_tab import PATIENCE, offered, sit_down

LINES = "summary, li:not(:has(li, details))"
CHANGED = "text => document.querySelector('[role=tabpanel]').innerText !== text"
MOMENTS = (0, 40, 400)  # milliseconds after a move at which the browser is killed


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    build()
    with serving() as address:
        yield address


def launch(browser: Browser, folder: Path) -> BrowserContext:
    """A browser that keeps what it has in a folder."""
    program = next(filter(None, map(shutil.which, CHROMIUM)))
    context = browser.browser_type.launch_persistent_context(
        folder,
        executable_path=program,
        args=ARGUMENTS,
        viewport={"width": ROOMY["width"], "height": ROOMY["height"]},
        locale="en-GB",
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(PRESENT_ALONE)
    return context


def processes(folder: Path) -> list[int]:
    """Those of the browser that has its things in a folder."""
    named = f"--user-data-dir={folder}".encode()
    found = []
    for status in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = status.read_bytes().split(b"\0")
        except OSError:  # it has just ended
            continue
        found += [int(status.parent.name)] if named in words else []
    return found


def told(page: Page) -> list[str]:
    """Every line of the log in its order, also of turns that are folded."""
    lines: list[str] = page.get_by_role("tabpanel").locator(LINES).all_text_contents()
    return lines


def test_every_move_that_was_on_the_screen_is_there_after_the_browser_was_killed(
    browser: Browser, site: str, tmp_path: Path
) -> None:
    context = launch(browser, tmp_path)
    page = context.pages[0]
    page.goto(site)
    sit_down(page, "novem")
    address = page.url
    for moment in MOMENTS:
        before, text = told(page), page.get_by_role("tabpanel").inner_text()
        offered(page).first.click()
        page.wait_for_function(CHANGED, arg=text)
        page.wait_for_timeout(moment)
        seen = told(page)
        for process in processes(tmp_path):
            os.kill(process, signal.SIGKILL)
        context = launch(browser, tmp_path)
        page = context.pages[0]
        page.goto(address)
        expect(offered(page).first).to_be_visible(timeout=PATIENCE)
        assert seen[: len(before)] == before != seen == told(page)[: len(seen)]
    context.close()
