"""How soon a page is there, in Chromium, from a house on this machine: nothing cached, a new browser context each time.

    python benchmarks/first_paint.py [--runs 9] [--locale uk-UA]

Milliseconds from the start of the navigation, as the browser's own performance entries have them: the first paint, the
first paint with content, and when the games of the lobby or the board of a table were there. Beside them how long the
page's thread was at work until then, which says more on a busy machine. The build of the client is taken as it is.
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from table_servers import served

CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PAINTS = "() => performance.getEntriesByType('paint').map((entry) => entry.startTime)"
STAMP = """(there) => {
    const stamp = () => (window.thereAt = performance.now());
    const look = () => (document.querySelector(there) ? stamp() : requestAnimationFrame(look));
    look();
}"""
TABLE = {"options": {}, "clock": {"kind": "none", "seconds": 0, "increment": 0}, "private": False}


class Visit(NamedTuple):
    """Milliseconds."""

    paint: float
    content: float
    there: float
    work: float


def visit(browser: Browser, address: str, game: str, locale: str) -> Visit:
    """The lobby, or a table of a game that one has just opened."""
    context = browser.new_context(base_url=address, locale=locale, viewport={"width": 1280, "height": 800})
    page = context.new_page()
    metrics = context.new_cdp_session(page)
    metrics.send("Performance.enable")
    page.add_init_script(f"({STAMP})({'.board > *' if game else '.game'!r})")
    page.goto(table_of(page, game) if game else "/")
    page.wait_for_function("() => window.thereAt")
    work = {one["name"]: one["value"] for one in metrics.send("Performance.getMetrics")["metrics"]}
    found = Visit(*page.evaluate(PAINTS), page.evaluate("() => window.thereAt"), 1000 * work["TaskDuration"])
    context.close()
    return found


def table_of(page: Page, game: str) -> str:
    seats = next(one["seats"] for one in page.request.get("/api/games").json() if one["id"] == game)
    others = [{"kind": "bot", "level": 1} for _ in seats[1:]]
    made = page.request.post("/api/tables", data={**TABLE, "game": game, "seats": [{"kind": "me"}, *others]}).json()
    return f"/t/{made['id']}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--runs", type=int, default=9)
    parser.add_argument("--locale", default="en-GB")
    asked = parser.parse_args()
    program = next(filter(None, map(shutil.which, CHROMIUM)))
    with (
        tempfile.TemporaryDirectory() as folder,
        served(f"sqlite:///{folder}/x.db", 1) as [house],
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        visit(browser, house.address, "", asked.locale)  # the house and the browser warm up
        games = [one["id"] for one in browser.new_context(base_url=house.address).request.get("/api/games").json()]
        print(f"{f'median of {asked.runs}, {asked.locale}':24}  first paint  with content  there  at work")
        for game in ["", *games]:
            runs = [visit(browser, house.address, game, asked.locale) for _ in range(asked.runs)]
            paint, content, there, work = (median(column) for column in zip(*runs, strict=True))
            print(f"{game or 'lobby':24} {paint:12.0f} {content:13.0f} {there:6.0f} {work:8.0f}", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
