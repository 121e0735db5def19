"""Take the pictures under docs/images: the lobby and a table of Novem, on a desk, on a phone and in the dark.

The house that is photographed is a fresh one with its own store, so that the pictures show the same each time.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import Browser, Page, expect, sync_playwright

ROOT = Path(__file__).parents[1]
IMAGES = ROOT / "docs" / "images"
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")


class Look(NamedTuple):
    """What a picture is taken with."""

    width: int
    height: int
    scheme: Literal["light", "dark"]
    scale: float = 1


LOOKS = {"desktop": Look(1280, 800, "light"), "dark": Look(1280, 800, "dark"), "phone": Look(360, 740, "light", 2)}
TABLE = {
    "game": "novem",
    "options": {"layout": "276951438", "first": "rows"},
    "seats": [{"kind": "me"}, {"kind": "friend"}],
    "clock": {"kind": "none", "seconds": 0, "increment": 0},
    "private": False,
}
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
    made = anna.request.post("/api/tables", data=TABLE).json()
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
