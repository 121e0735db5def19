"""Take the pictures under docs/images: the lobby and tables of the games, Novem's also on a phone and in the dark.

The house that is photographed is a fresh one with its own store. Novem's table shows the same each time; where luck
deals, the pictures show what it dealt.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

ROOT = Path(__file__).parents[1]
IMAGES = ROOT / "docs" / "images"
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PATIENCE = 60_000  # milliseconds until something counts as stuck
SETTLED = 700  # milliseconds in which a bot has answered and nothing moves any more
NORT_ROUNDS = 5  # before the picture is taken
DECLINED = '{"wish":"off","learned":[]}'  # a lesson that is not offered again


class Look(NamedTuple):
    """What a picture is taken with."""

    width: int
    height: int
    scheme: Literal["light", "dark"]
    scale: float = 1


LOOKS = {"desktop": Look(1280, 800, "light"), "dark": Look(1280, 800, "dark"), "phone": Look(360, 740, "light", 2)}
NO_CLOCK = {"kind": "none", "seconds": 0, "increment": 0}
NOVEM: dict[str, object] = {"layout": "276951438", "first": "rows"}
ROUNDS = (("A", "3"), ("B", "1"), ("C", "2"), ("B", "2"), ("A", "1"))


def main() -> int:
    program = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if program is None:
        print(f"The pictures need a browser: none of {', '.join(CHROMIUM)} is installed.")
        return 1
    subprocess.run([sys.executable, ROOT / "tools" / "client.py"], check=True)
    IMAGES.mkdir(parents=True, exist_ok=True)
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        for name, look in LOOKS.items():
            photograph(browser, address, name, look)
        for game, (options, play) in TABLES.items():
            photograph_against_a_bot(browser, address, game, options, play)
        browser.close()
    return 0


@contextmanager
def served() -> Iterator[str]:
    """The address of a house of our own."""
    with tempfile.TemporaryDirectory() as folder:
        command = [
            "-m",
            "ludotek",
            "serve",
            "--host",
            "127.0.0.1",
            "--port",
            "0",
            "--store",
            f"sqlite:///{folder}/x.db",
        ]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        process = subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, text=True, env=environment)
        try:
            assert process.stdout is not None
            yield re.findall(r"http://\S+:\d+", process.stdout.readline())[0]
        finally:
            process.terminate()
            process.wait()


def photograph(browser: Browser, address: str, name: str, look: Look) -> None:
    """The lobby and a table in the middle of a game, in one look."""
    anna, boris = (visit(browser, address, look, guest) for guest in ("Anna", "Boris"))
    made = open_table(anna, "novem", NOVEM, {"kind": "friend"})
    boris.goto(made["invitations"]["columns"])
    anna.goto(f"/t/{made['id']}")
    for row, column in ROUNDS:
        choose(anna, f"Choose row {row}")
        boris.get_by_role("button", name=f"Choose column {column}").click()
    anna.get_by_role("button", name="Choose row B").hover()
    anna.screenshot(path=IMAGES / f"novem-{name}.png")
    boris.goto("/")
    expect(boris.locator(".card").first).to_be_visible()
    boris.screenshot(path=IMAGES / f"lobby-{name}.png")
    for page in (anna, boris):
        page.context.close()


def open_table(page: Page, game: str, options: dict[str, object], other: dict[str, object]) -> dict[str, Any]:
    """A table of one's own and somebody else's seat."""
    seats = [{"kind": "me"}, other]
    table = {"game": game, "options": options, "seats": seats, "clock": NO_CLOCK, "private": False}
    made: dict[str, Any] = page.request.post("/api/tables", data=table).json()
    return made


def photograph_against_a_bot(
    browser: Browser, address: str, game: str, options: dict[str, object], play: Callable[[Page], None]
) -> None:
    """A table against a bot on a desk, when some of the game has been played."""
    look = LOOKS["desktop"]
    anna = visit(browser, address, look, "Anna")
    made = open_table(anna, game, options, {"kind": "bot", "level": 1})
    anna.add_init_script(f"localStorage.setItem('ludotek.lesson.{game}', '{DECLINED}')")
    anna.goto(f"/t/{made['id']}")
    play(anna)
    anna.screenshot(path=IMAGES / f"{game}-desktop.png")
    anna.context.close()


def offered(page: Page) -> Locator:
    """The first move that is offered, once there is one."""
    first = page.locator("[data-move]").first
    expect(first).to_be_visible(timeout=PATIENCE)
    return first


def play_north(page: Page) -> None:
    """Two turns, and a look at a card in The Wastes."""
    for _ in range(14):
        offered(page).click()
        page.wait_for_timeout(SETTLED)
    offered(page)
    page.locator(".wastes .card").first.hover()


def play_nort(page: Page) -> None:
    """Some rounds over an open arena, straight on by the smaller die, and the next call."""
    offered(page).click()
    pad, deed = page.locator(".pad button:enabled").first, page.locator("button.main[data-move]").first
    for _ in range(NORT_ROUNDS):
        expect(pad).to_be_visible(timeout=PATIENCE)
        dice = [int(die) for die in re.findall(r"\d", page.locator(".dice").get_attribute("aria-label") or "")]
        value = min(dice) if min(dice) > 1 else max(dice)
        wanted = page.get_by_role("button", name=f"{value} straight", exact=True)
        left = page.get_by_role("button", name=re.compile("straight$"), disabled=False).first  # by whoever called first
        (wanted if wanted.is_enabled() else left).click()
        page.wait_for_timeout(SETTLED)
        while not pad.is_visible():
            if deed.is_visible():
                deed.click()
            page.wait_for_timeout(SETTLED)


def play_nos(page: Page) -> None:
    """Parts are drafted, and the race is on; whatever fits is placed."""
    for _ in range(3):
        page.locator(".part[data-move]").first.click(timeout=PATIENCE)
        page.wait_for_timeout(SETTLED)
    expect(page.locator(".lights.green")).to_be_visible(timeout=PATIENCE)
    for key in ("Space", "1", "2", "3", "Space", "1", "2", "3", "Space"):
        page.keyboard.press(key)
        page.wait_for_timeout(SETTLED)
    page.wait_for_timeout(SETTLED)


def play_oath(page: Page) -> None:
    """Both have kept an adviser, and the Chancellor begins to act."""
    for _ in range(2):
        offered(page).click()
        page.wait_for_timeout(SETTLED)
    expect(page.locator("details[name=oath-actions]").first).to_be_visible(timeout=PATIENCE)
    page.wait_for_timeout(SETTLED)


TABLES: dict[str, tuple[dict[str, object], Callable[[Page], None]]] = {
    "nort": ({"pace": "sealed", "open_arena": True}, play_nort),
    "nos": ({"drivers": 2, "track": "3,1,6,2,5,4"}, play_nos),
    "north": ({"first": "dawn"}, play_north),
    "oath": ({"players": 2}, play_oath),
}


def visit(browser: Browser, address: str, look: Look, guest: str) -> Page:
    """A browser for somebody who has just told their name."""
    page = browser.new_page(
        base_url=address,
        locale="en-GB",
        reduced_motion="reduce",
        viewport={"width": look.width, "height": look.height},
        color_scheme=look.scheme,
        device_scale_factor=look.scale,
    )
    page.request.post("/api/me", data={"name": guest})
    return page


def choose(page: Page, name: str) -> None:
    """Choose, and wait until the table has it."""
    button = page.get_by_role("button", name=name)
    button.click()
    expect(button).to_be_hidden()


if __name__ == "__main__":
    sys.exit(main())
