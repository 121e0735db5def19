"""Measure the house in a tab: bytes and seconds of a first and of a later visit, memory, and how long bots think.

Needs the site (`make site`) and the system's Chromium. With `--bots` it measures the bots too.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, BrowserContext, Page  # noqa: E402  # the tests' own tools lie at the top
from tests.browser.chromium import chromium  # noqa: E402
from tests.browser.course import random_record  # noqa: E402
from tests.browser.tab import Interpreter, Quiet, build, serving  # noqa: E402
from tests.tables import small  # noqa: E402

from ludotek.bots import LEVELS  # noqa: E402
from ludotek.games import games  # noqa: E402

PATIENCE = 120_000
MOMENTS = 3  # at which each bot is asked


def main() -> int:
    """Measure and print."""
    build()
    with serving() as address, chromium() as browser:
        context = browser.new_context(viewport={"width": 1280, "height": 720}, locale="en-GB")
        visits(context, address)
        memory(browser, address)
        if "--bots" in sys.argv:
            bots(browser, address)
    return 0


def visits(context: BrowserContext, address: str) -> None:
    page = context.new_page()
    seconds = first_question(page, address)
    print(f"first visit: {Quiet.sent / 1e6:.2f} MB until the first question, {seconds:.1f} s")
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_timeout(2000)
    print(f"             {Quiet.sent / 1e6:.2f} MB with all that is kept for later")
    page.close()
    context.set_offline(True)
    print(f"later visit, without a network: {first_question(context.new_page(), address):.1f} s")


def first_question(page: Page, address: str) -> float:
    """Seconds from opening the page until something is asked at a table, against a bot that was chosen at once."""
    began = time.monotonic()
    page.goto(address)
    page.locator(".game .main").first.click(timeout=PATIENCE)
    page.locator("[data-move]").first.wait_for(timeout=PATIENCE)
    return time.monotonic() - began


def memory(browser: Browser, address: str) -> None:
    """What the interpreters take once a table of the largest game is played: each has memory that only grows."""
    page = browser.new_page()
    largest = games()[-1]
    interpreter = Interpreter(page, address)
    interpreter.run("thoughts", random_record(largest.id, small(largest), 1), 3, 40)
    print(f"memory of an interpreter that thought for {largest.title}: {interpreter.run('memory') / 1e6:.0f} MB")


def bots(browser: Browser, address: str) -> None:
    """Seconds a move, by game and level."""
    interpreter = Interpreter(browser.new_page(), address)
    for game in games():
        text = random_record(game.id, small(game), 1)
        for level in range(1, len(LEVELS) + 1):
            took: list[Any] = interpreter.run("seconds", text, level, MOMENTS)
            note = "" if max(took) < 3 else "  more than three seconds"
            print(f"{game.title}, level {level}: {sum(took) / len(took):.2f} s, at most {max(took):.2f} s{note}")


if __name__ == "__main__":
    sys.exit(main())
