"""How alike Oath's emblems are: `python -m tools.oath_likeness` names the pairs that are nearest to each other.

Each emblem is drawn at 48 pixels in grey, because suits must differ without their colours. Two are compared by their
blurred brightness and by their blurred edges, the one also mirrored and moved by up to two pixels; what is left of the
difference, as a share of what two emblems differ by on average, is their distance.
"""

from __future__ import annotations

import base64
import shutil
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from playwright.sync_api import Browser, sync_playwright
from tools.oath_emblems import colours, emblems

Grey = npt.NDArray[np.floating]  # brightness from 0 to 1
SIZE = 48
COLUMNS = 20
CLOSEST = 0.45  # pairs below are alike
MOVES = (-2, 0, 2)  # pixels
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
STYLE = f"body {{ margin: 0; width: {SIZE * COLUMNS}px; background: var(--ground); }} svg {{ float: left; }}"
BRIGHTNESS = """async (png) => {
  const picture = await createImageBitmap(await (await fetch("data:image/png;base64," + png)).blob());
  const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, picture.width, picture.height);
  const grey = (at) => Math.round(0.2126 * data[at] + 0.7152 * data[at + 1] + 0.0722 * data[at + 2]);
  return Array.from({ length: data.length / 4 }, (_, at) => String.fromCharCode(grey(4 * at))).join("");
}"""


class Pair(NamedTuple):
    """Two emblems and how far they are apart."""

    distance: float
    one: str
    other: str


def main() -> None:
    drawn = {one.id: one.svg for one in emblems()}
    with sync_playwright() as playwright:
        program = next(filter(None, map(shutil.which, CHROMIUM)), None)
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        found = nearest(pictures(browser, drawn))
        browser.close()
    for distance, one, other in found[:20]:
        print(f"{distance:.2f}  {one}, {other}")


def pictures(browser: Browser, drawn: dict[str, str]) -> dict[str, Grey]:
    """All emblems in grey, from one sheet."""
    page = browser.new_page(viewport={"width": SIZE * COLUMNS, "height": SIZE * (-(-len(drawn) // COLUMNS))})
    page.set_content(f'<body data-room="oath"><style>{colours()}{STYLE}</style>{"".join(drawn.values())}</body>')
    png = base64.b64encode(page.screenshot(full_page=True)).decode()
    bright = np.frombuffer(page.evaluate(BRIGHTNESS, png).encode("latin-1"), dtype=np.uint8).astype(np.float32)
    page.close()
    sheet = bright.reshape(-1, SIZE * COLUMNS) / 255
    corners = ((SIZE * (at // COLUMNS), SIZE * (at % COLUMNS)) for at in range(len(drawn)))
    return {id: sheet[top : top + SIZE, left : left + SIZE] for id, (top, left) in zip(drawn, corners, strict=True)}


def nearest(seen: dict[str, Grey]) -> list[Pair]:
    """All pairs, those most alike first."""
    ids, far = list(seen), distances(np.stack(list(seen.values())))
    pairs = ((a, b) for b in range(len(ids)) for a in range(b))
    return sorted(Pair(float(far[a, b]), ids[a], ids[b]) for a, b in pairs)


def distances(sheet: Grey) -> Grey:
    """How far every two are apart: 0 if they are one and the same, about 1 as a rule."""
    marks = features(sheet)
    best = np.full((len(sheet), len(sheet)), np.inf)
    for changed in variants(sheet):
        others = features(changed)
        squares = (marks**2).sum(1)[:, None] + (others**2).sum(1)[None] - 2 * marks @ others.T
        best = np.minimum(best, np.sqrt(np.maximum(squares, 0)))
    best = np.minimum(best, best.T)
    apart: Grey = best / np.median(best[~np.eye(len(best), dtype=bool)])
    return apart


def variants(sheet: Grey) -> Iterator[Grey]:
    for flipped, down, aside in product((sheet, sheet[:, :, ::-1]), MOVES, MOVES):
        yield np.roll(flipped, (down, aside), (1, 2))


def features(sheet: Grey) -> Grey:
    """Blurred brightness and blurred edges of each, as one vector; both weigh the same."""
    down, aside = np.gradient(sheet, axis=(1, 2))
    parts = [blurred(one).reshape(len(sheet), -1) for one in (sheet, np.hypot(down, aside))]
    return np.concatenate([part / part.std() for part in parts], axis=1)


def blurred(sheet: Grey) -> Grey:
    for axis in (1, 2, 1, 2):
        sheet = (np.roll(sheet, 1, axis) + sheet + np.roll(sheet, -1, axis)) / 3
    return sheet


if __name__ == "__main__":
    main()
