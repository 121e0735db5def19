"""The page of the gallery, from the list of states."""

from __future__ import annotations

from pathlib import Path

from tests.browser.fitting import Size
from tools.gallery.states import LANGS, SCHEMES, SIZES, STATES, State, name_of, windows

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "reference" / "gallery.md"
FOLDER = "../images/gallery"
TIME = {"light": "day", "dark": "night"}
HEAD = """# Gallery

Every state that the tables of Oath and The North are drawn for, and a few of the other games: in four windows, each by
day and by night, in English and in Ukrainian. `make gallery` takes the pictures anew, and writes this page.
"""


def text() -> str:
    return "\n".join([HEAD, *(section(state) for state in STATES)])


def section(state: State) -> str:
    first, phone = (f"{FOLDER}/{name_of(state.name, size, lang, scheme)}" for size, lang, scheme in SHOWN)
    return "\n".join(
        [
            f"## {state.title}",
            "",
            state.line,
            "",
            f"![{state.title}, in a window of 1280 × 720]({first})",
            "",
            f"![{state.title}, on a phone at night, in Ukrainian]({phone})",
            "",
            *(f"- {size.width} × {size.height}: {links(state, size)}" for size in SIZES),
            "",
        ]
    )


def links(state: State, size: Size) -> str:
    seen = [(lang, scheme) for other, lang, scheme in windows() if other == size]
    return ", ".join(
        f"[{lang}, {TIME[scheme]}]({FOLDER}/{name_of(state.name, size, lang, scheme)})" for lang, scheme in seen
    )


SHOWN = ((SIZES[1], LANGS[0], SCHEMES[0]), (SIZES[3], LANGS[1], SCHEMES[1]))


def write() -> None:
    PAGE.write_text(text(), encoding="utf-8")
