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

from playwright.sync_api import Browser, Page, expect, sync_playwright

ROOT = Path(__file__).parents[1]
IMAGES = ROOT / "docs" / "images"
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
LOOKS = {
    "desktop": {"viewport": DESK, "color_scheme": "light"},
    "dark": {"viewport": DESK, "color_scheme": "dark"},
    "phone": {"viewport": PHONE, "color_scheme": "light", "device_scale_factor": 2},
}
TABLE = {
    "game": "novem",
    "options": {"layout": "276951438", "first": "rows"},
    "seats": [{"kind": "me"}, {"kind": "friend"}],
    "clock": {"kind": "none", "seconds": 0, "increment": 0},
    "private": False,
}
ROUNDS = ("A3", "B1", "C2", "B2", "A1")


def main() -> int:
    program = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if program is None:
        print(f"The pictures need a browser: none of {', '.join(CHROMIUM)} is installed.")
        return 1
    subprocess.run([sys.executable, ROOT / "tools" / "client.py"], check=True)
    IMAGES.mkdir(parents=True, exist_ok=True)
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        for look, settings in LOOKS.items():
            photograph(browser, address, look, settings)
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


def photograph(browser: Browser, address: str, look: str, settings: dict[str, object]) -> None:
    """The lobby and a table in the middle of a game, in one look."""
    first, second = (
        browser.new_page(base_url=address, locale="en-GB", reduced_motion="reduce", **settings) for _ in "12"
    )
    for page, name in ((first, "Anna"), (second, "Boris")):
        page.request.post("/api/me", data={"name": name})
    made = first.request.post("/api/tables", data=TABLE).json()
    second.goto(made["invitations"]["columns"])
    first.goto(f"/t/{made['id']}")
    for row, column in ROUNDS:
        choose(first, f"Choose row {row}")
        choose(second, f"Choose column {column}")
    expect(first.get_by_role("button", name="Choose row A")).to_be_visible()
    first.get_by_role("button", name="Choose row B").hover()
    first.screenshot(path=IMAGES / f"novem-{look}.png")
    second.goto("/")
    expect(second.locator(".card").first).to_be_visible()
    second.screenshot(path=IMAGES / f"lobby-{look}.png")
    second.context.close()
    first.context.close()


def choose(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).click()
    expect(page.get_by_role("button", name=name)).to_be_hidden()


if __name__ == "__main__":
    sys.exit(main())
