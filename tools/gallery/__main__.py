"""Take the pictures of every state that the gallery shows, in four windows, both themes and both languages.

python -m tools.gallery [--only oath-map,north] [--sizes 1280x720] [--langs en] [--schemes light] [--out FOLDER]

Without anything, all pictures are taken anew and the page is written; what the pictures show comes from games that bots
play, so that it is the same each time but for the luck of what happens while one looks.
"""

from __future__ import annotations

import argparse
import base64
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Error, Page
from tests.browser.chromium import chromium
from tests.browser.fitting import Size
from tools.gallery import page as gallery_page
from tools.gallery.deeds import HALFWAY, freeze, remembered
from tools.gallery.states import LANGS, SCHEMES, SIZES, STATES, Lang, Scheme, State, name_of, windows
from tools.gallery.tables import Sitting

ROOT = Path(__file__).parents[2]
IMAGES = ROOT / "docs" / "images" / "gallery"
EMBLEMS = ROOT / "docs" / "reference" / "oath-emblems.html"
Looks = list[tuple[Size, Lang, Scheme]]
Motion = Literal["no-preference", "reduce"]
NAMES = {"en": "Olena", "uk": "Олена"}
LOCALES = {"en": "en-GB", "uk": "uk-UA"}
QUALITY = 30
TRIES = 6  # where luck decides
SETTLED = 450  # milliseconds until nothing moves any more
GO_ON = "document.querySelector('[data-fit=goes-on]')?.click()"


@contextmanager
def house() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tools.gallery.house", f"sqlite:///{folder}/house.db"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        try:
            assert process.stdout is not None
            yield process.stdout.readline().strip()
        finally:
            process.terminate()
            process.wait()


@cache
def sitting_of(state: State) -> Sitting:
    assert state.sitting is not None
    return state.sitting()


def enter(browser: Browser, address: str, state: State, size: Size, lang: Lang) -> Page:
    """The page of somebody at the table, or of the documentation."""
    motion: Motion = "no-preference" if state.is_moving else "reduce"
    page = browser.new_page(base_url=address, locale=LOCALES[lang], reduced_motion=motion)
    resize(page, size)
    if state.sitting is None:
        page.goto(EMBLEMS.as_uri())
        return page
    sitting = sitting_of(state)
    kept = json.loads(remembered(sitting.game))
    page.add_init_script(f"try {{ Object.assign(localStorage, {json.dumps(kept)}); }} catch {{}}")
    page.request.post("/api/me", data={"name": NAMES[lang]})
    asked = {"record": sitting.record, "step": sitting.step, "seat": sitting.seat, "level": 1}
    answer = page.request.post("/gallery/table", data=asked)
    assert answer.ok, answer.text()
    page.goto(f"/t/{answer.json()['id']}")
    page.locator("[data-move]:not([data-move=''])").first.wait_for(state="attached")
    page.wait_for_timeout(SETTLED)
    return page


def resize(page: Page, size: Size) -> None:
    """A window of this size, on glass where it is a phone's."""
    line = page.context.new_cdp_session(page)
    line.send("Emulation.setTouchEmulationEnabled", {"enabled": size.is_touched, "maxTouchPoints": 1})
    page.set_viewport_size({"width": size.width, "height": size.height})


def shown(browser: Browser, address: str, state: State, size: Size, lang: Lang) -> Page:
    """The page when it shows what it should."""
    for _ in range(TRIES if state.is_moving or state.is_played else 1):
        page = enter(browser, address, state, size, lang)
        if state.sitting is None or state.show(page, sitting_of(state)):
            return page
        page.close()
    raise AssertionError(f"{state.name} was never seen at {size}")


def photograph(browser: Browser, address: str, state: State, lang: Lang, looks: Looks, out: Path) -> None:
    """Every picture of a state in one language."""
    page: Page | None = None
    for size, group in groupby(looks, lambda look: look[0]):
        if page and state.is_moving and not state.is_played:
            page.close()
            page = None
        if page is None:
            page = shown(browser, address, state, size, lang)
        else:
            resize(page, size)
            if state.is_moving:
                page.wait_for_timeout(SETTLED)
                freeze(page, HALFWAY)
            elif state.sitting is not None and not state.is_played:
                page.keyboard.press("Escape")
                page.wait_for_timeout(SETTLED)
                assert state.show(page, sitting_of(state)), f"{state.name} is not seen at {size}"
        for *_, scheme in group:
            take(page, out / name_of(state.name, size, lang, scheme), scheme, state.is_moving)
    if page:
        page.close()


def take(page: Page, file: Path, scheme: Scheme, is_moving: bool) -> None:
    page.emulate_media(color_scheme=scheme)
    page.wait_for_timeout(120 if is_moving else SETTLED)
    line = page.context.new_cdp_session(page)
    taken = line.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY, "optimizeForSpeed": False})
    file.write_bytes(base64.b64decode(taken["data"]))
    line.detach()


def chosen(only: str, name: str) -> bool:
    return not only or any(name.startswith(one) for one in only.split(","))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.gallery", description=__doc__.split("\n")[0])
    parser.add_argument("--only", default="", help="states whose names begin so, by commas")
    parser.add_argument("--sizes", default=",".join(map(str, SIZES)), help="which windows, by commas")
    parser.add_argument("--langs", default=",".join(LANGS), help="which languages, by commas")
    parser.add_argument("--schemes", default=",".join(SCHEMES), help="which themes, by commas")
    parser.add_argument("--out", type=Path, default=IMAGES, help="where the pictures go")
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    missing = 0
    wanted = [
        (size, lang, scheme)
        for size, lang, scheme in windows()
        if str(size) in asked.sizes.split(",") and lang in asked.langs.split(",") and scheme in asked.schemes.split(",")
    ]
    with house() as address, chromium() as browser:
        for state in (one for one in STATES if chosen(asked.only, one.name)):
            for lang in LANGS:
                looks = [one for one in wanted if one[1] == lang]
                try:
                    photograph(browser, address, state, lang, looks, asked.out)
                except (AssertionError, Error) as reason:
                    missing += 1
                    print(f"{state.name} {lang}: {str(reason)[:300]}", flush=True)
    if asked.out == IMAGES:
        gallery_page.write()
    print(f"{sum(one.stat().st_size for one in asked.out.glob('*.webp')) / 1e6:.1f} MB in {asked.out}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
