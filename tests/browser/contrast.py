"""Whether what is on a table stands out from what it lies on: texts by 4.5 to 1, large ones and pieces by 3 to 1.

The ground is what was really drawn, gradients, pictures and all: a text is compared with a picture of the table without
texts, and a piece (`data-fit="piece"`) with a picture without pieces. What cannot be done is grey, and by 3 to 1.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from playwright.sync_api import Page

Pixels = NDArray[np.float64]
Picture = NDArray[np.uint8]

SEEN = Path(__file__).with_name("contrast.js").read_text()
TEXT, LARGE, PIECE = 4.5, 3.0, 3.0
SLACK = 0.05
LARGE_PRINT, LARGE_BOLD, BOLD = 24, 18.66, 700  # pixels from which on a text counts as large, and its weight
GROUND = 25  # percent of what lies below a text that may be nearer to its colour: lines, edges
STANDS_OUT = 80  # percent: the strongest fifth of a piece, its outline at least
TRIES = 20  # pictures of a table on which something comes meanwhile, such as how far away the house is
PAUSE = 250  # milliseconds between them
CHANGED = 6  # of 255: a pixel that a piece has changed
HIDDEN = {
    "texts": """.table * { -webkit-text-fill-color: transparent !important; text-shadow: none !important; }
        .table text, .table tspan { fill: transparent !important; stroke: transparent !important; }""",
    "pieces": "[data-fit~=piece] { opacity: 0 !important; }",
}
HIDE = """rules => {
    window.kept ??= [...document.adoptedStyleSheets];
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${rules} * { transition: none !important; animation: none !important; }`);
    document.adoptedStyleSheets = [...window.kept, sheet];
}"""
SHOW = "() => { document.adoptedStyleSheets = window.kept; }"


def weak_contrasts(page: Page) -> list[str]:
    """Every text and every piece that does not stand out enough, a sentence each."""
    for _ in range(TRIES):
        page.evaluate(HIDE, "")
        seen = page.evaluate(SEEN)
        whole = picture(page)
        grounds = {}
        for kind, rules in HIDDEN.items():
            page.evaluate(HIDE, rules)
            grounds[kind] = picture(page)
        page.evaluate(HIDE, "")
        stayed = places(page.evaluate(SEEN)) == places(seen)
        page.evaluate(SHOW)
        if stayed:
            break
        page.wait_for_timeout(PAUSE)
    texts = weak_texts(seen["texts"], grounds["texts"])
    return sorted({*texts, *weak_pieces(seen["pieces"], whole, grounds["pieces"])})


def places(seen: dict[str, Any]) -> list[list[float]]:
    """Where everything is; what a clock says changes."""
    return [one["box"] for kind in seen.values() for one in kind]


def picture(page: Page) -> Picture:
    """The window as it is drawn, red, green and blue of each pixel."""
    with Image.open(io.BytesIO(page.screenshot(scale="css", animations="disabled"))) as image:
        return np.asarray(image.convert("RGB"))


def within(box: list[float], pixels: Picture) -> Pixels:
    left, top, right, bottom = (round(side) for side in box)
    return pixels[top : max(bottom, top + 1), left : max(right, left + 1)].reshape(-1, 3).astype(np.float64)


def weak_texts(texts: list[dict[str, Any]], ground: Picture) -> Iterator[str]:
    for text in texts:
        below = within(text["box"], ground)
        if text["halo"] is not None:
            below = np.array([text["halo"][:3]], dtype=np.float64)
        *ink, alpha = text["ink"]
        share = alpha * text["opacity"]
        drawn = share * np.array(ink) + (1 - share) * below
        ratio = float(np.percentile(ratios(drawn, below), GROUND)) if below.size else 0.0
        if ratio < needed(text) - SLACK:
            yield f"{text['name']} stands out by {ratio:.1f} to 1"


def needed(text: dict[str, Any]) -> float:
    is_large = text["size"] >= LARGE_PRINT or (text["size"] >= LARGE_BOLD and text["weight"] >= BOLD)
    return LARGE if is_large or text["isOff"] else TEXT


def weak_pieces(pieces: list[dict[str, Any]], whole: Picture, ground: Picture) -> Iterator[str]:
    for piece in pieces:
        drawn, below = within(piece["box"], whole), within(piece["box"], ground)
        is_changed = np.abs(drawn - below).max(axis=1, initial=0) > CHANGED
        found = ratios(drawn[is_changed], below[is_changed])
        ratio = float(np.percentile(found, STANDS_OUT)) if found.size else 1.0
        if ratio < PIECE - SLACK and not piece["isOff"]:
            yield f"the piece {piece['name']} stands out by {ratio:.1f} to 1"


def ratios(one: Pixels, other: Pixels) -> NDArray[np.float64]:
    """The contrast of each pixel, as WCAG reckons it."""
    first, second = luminance(one), luminance(other)
    brighter, darker = np.maximum(first, second), np.minimum(first, second)
    found: NDArray[np.float64] = (brighter + 0.05) / (darker + 0.05)
    return found


def luminance(pixels: Pixels) -> NDArray[np.float64]:
    parts = pixels / 255
    linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    light: NDArray[np.float64] = linear @ np.array([0.2126, 0.7152, 0.0722])
    return light
