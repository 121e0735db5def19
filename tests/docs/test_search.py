"""The search of the site, in a browser that has nothing but the disk."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect, sync_playwright

from tests.browser.conftest import ARGUMENTS, CHROMIUM, PATIENCE


@pytest.fixture
def reader(site: Path) -> Iterator[Page]:
    """Somebody who opened the front page from a disk, without a network."""
    program = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if program is None:
        pytest.skip(f"no browser: none of {', '.join(CHROMIUM)} is installed")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        page = browser.new_context(offline=True).new_page()
        page.goto((site / "index.html").as_uri())
        yield page
        browser.close()


def test_a_search_from_a_disk_finds_pages_and_names_in_both_languages(reader: Page) -> None:
    faults: list[str] = []
    reader.on("console", lambda message: faults.append(message.text))
    reader.on("pageerror", lambda error: faults.append(str(error)))
    search_for(reader, "imagine")
    expect(reader.get_by_role("link", name="ludotek.core.position.Position.imagine")).to_be_visible()
    search_for(reader, "арена")
    reader.locator("ul.search").get_by_role("link", name="Nort").click()
    expect(reader.get_by_role("heading", level=1)).to_contain_text("Nort")
    expect(reader.locator("html")).to_have_attribute("lang", "uk")
    assert faults == []


def search_for(reader: Page, words: str) -> None:
    reader.get_by_placeholder("Search").fill(words)
    reader.get_by_placeholder("Search").press("Enter")
