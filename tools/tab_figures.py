"""Measure the house in a tab: bytes and seconds of a first and of a later visit, memory, and how long bots think.

Needs the site (`make site`) and the system's Chromium. With `--bots` it measures the bots too.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Page  # noqa: E402  # the tests' own tools lie at the top
from tests.browser.chromium import chromium  # noqa: E402
from tests.browser.course import random_record  # noqa: E402
from tests.browser.tab import Interpreter, Quiet, build, serving  # noqa: E402
from tests.tables import small  # noqa: E402

from ludotek.bots import LEVELS  # noqa: E402
from ludotek.games import games  # noqa: E402

PATIENCE = 120_000
MOMENTS = 3  # at which each bot is asked
WATCHED = 5000  # milliseconds for which frames are counted
FRAME = 20  # milliseconds: a frame of sixty a second, and a little
RECORD_FRAMES = """() => {
    window.frames_seen = [];
    let before = performance.now();
    const next = (now) => { window.frames_seen.push(now - before); before = now; requestAnimationFrame(next); };
    requestAnimationFrame(next);
}"""


def main() -> int:
    """Measure and print."""
    build()
    parts = [visits, memory, at_a_table, *([bots] if "--bots" in sys.argv else [])]
    with serving() as address:
        for part in parts:
            with chromium() as browser:  # one each: the memory of a browser is that of all its pages
                part(browser, address)
    return 0


def visits(browser: Browser, address: str) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 720}, locale="en-GB")
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


def at_a_table(browser: Browser, address: str) -> None:
    """A table of the largest game: frames while its bots think, and the memory of all of the browser."""
    page = browser.new_page(viewport={"width": 1280, "height": 720}, locale="en-GB")
    page.goto(address)
    room = page.locator(f".game[data-room={games()[-1].id}]")
    room.get_by_role("button", name="Play now").click(timeout=PATIENCE)
    page.locator("[data-move]").first.wait_for(timeout=PATIENCE)
    page.evaluate(RECORD_FRAMES)
    page.locator("[data-move]").first.click()
    page.wait_for_timeout(WATCHED)
    intervals: list[float] = page.evaluate("window.frames_seen")
    prompt = sum(interval < FRAME for interval in intervals) / len(intervals)
    longest = max(intervals)
    print(
        f"frames: {len(intervals)} in {WATCHED / 1000:.0f} s, {prompt:.0%} within {FRAME} ms, longest {longest:.0f} ms"
    )
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    sizes = {one["type"]: 0.0 for one in told["processInfo"]}
    for one in told["processInfo"]:
        sizes[one["type"]] += proportional(one["id"])
    print("memory of the browser: " + ", ".join(f"{kind} {size / 1e6:.0f} MB" for kind, size in sizes.items()))
    print(f"load: {', '.join(f'{load:.0f}' for load in os.getloadavg())} on {os.cpu_count()} cores")


def proportional(process: int) -> float:
    """The memory of a process in bytes, what it shares with others by its share."""
    for line in Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii").splitlines():
        if line.startswith("Pss:"):
            return 1024 * float(line.split()[1])
    return 0.0


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
