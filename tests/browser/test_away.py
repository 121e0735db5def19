"""A house whose line goes: its pages play on in the tab, and what was played is handed in when it is back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.chromium import PRESENT_ALONE
from tests.browser.one_screen import PATIENCE, make_table, play_to_the_end
from tests.browser.tab import SITE, build
from tests.table.serving import Process

READY = """
    async () => {
        for (;;) {
            const kept = await navigator.serviceWorker.getRegistrations();
            if (kept.length === 2 && kept.every((one) => one.active)) return;
            await new Promise((done) => setTimeout(done, 200));
        }
    }
"""


@pytest.fixture
def served(client: None, tmp_path: Path) -> Iterator[Process]:
    build()
    process = Process("--store", f"sqlite:///{tmp_path}/house.db", "--site", str(SITE)).start()
    yield process
    process.stop()


def test_a_page_plays_on_without_its_house_and_hands_in_what_it_played_once(browser: Browser, served: Process) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 720}, locale="en-GB")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(PRESENT_ALONE)
    page = context.new_page()
    page.goto(served.address)
    page.evaluate(READY)
    served.stop()
    expect(page.get_by_role("link", name="Play on here, against bots")).to_be_visible(timeout=PATIENCE)
    page.goto(served.address)  # also a page that is opened now leads there
    assert page.url.startswith(f"{served.address}/tab/")
    make_table(page)
    play_to_the_end(page)
    served.start(served.port)
    page.get_by_role("link", name="The house can be reached again").click()
    expect(page.get_by_role("status").filter(has_text="handed in")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".cards li")).to_contain_text("Played elsewhere")
    page.reload()
    expect(page.locator(".cards li")).to_have_count(1)
    expect(page.get_by_role("status").filter(has_text="handed in")).to_have_count(0)
    context.close()
