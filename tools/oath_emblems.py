"""Oath's emblems side by side: `python -m tools.oath_emblems` writes docs/reference/oath-emblems.html.

The page is one file: every emblem as the browser draws it, at 48 and 96 pixels, in both themes, with its name in both
languages. Its colours are those of Oath's room in the browser.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
from functools import cache
from html import escape
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from tools.client import is_installed, node_path

from ludotek.games.oath.catalogue import SITE
from ludotek.games.oath.components import BANNERS
from ludotek.games.oath.words import say_card, slug
from ludotek.locale import LANGUAGES, Language

ROOT = Path(__file__).parents[1]
WEB = ROOT / "src/ludotek/games/oath/web"
PAGE = ROOT / "docs/reference/oath-emblems.html"
SIZES = (48, 96)
THEMES = ("light", "dark")
FRAME = re.compile(r'<svg class="(emblem (\w+))[^>]*>')
HEADINGS = {  # of what has no suit
    "ruin": ("Ruins", "Руїни"),
    "vision": ("Visions", "Видіння"),
    "relic": ("Relics", "Реліквії"),
    "banner": ("Banners", "Стяги"),
}
ORDER = ("discord", "arcane", "order", "hearth", "beast", "nomad", *HEADINGS)
STYLE = """
body { margin: 0; font: 13px/1.25 system-ui, sans-serif; }
[data-room] { background: var(--ground); color: var(--ink); padding: 1rem; }
h1, h2, h3 { font-family: Georgia, serif; margin: 0.6rem 0; }
.all { display: grid; grid-template-columns: repeat(auto-fill, minmax(172px, 1fr)); gap: 0.7rem; }
figure { margin: 0; display: flex; flex-wrap: wrap; align-items: end; gap: 0.4rem; }
figcaption { flex: 1 0 100%; }
figcaption span { display: block; color: var(--quiet); }
.hidden { position: absolute; width: 0; height: 0; }
"""


class Emblem(NamedTuple):
    """What the page shows of a card."""

    id: str
    frame: str
    svg: str
    names: tuple[str, ...]  # by language


class NoNode(Exception):
    """Emblems are drawn by the browser's own code, which needs Node."""


def main() -> None:
    PAGE.write_text(page(emblems()), encoding="utf-8")


def emblems() -> list[Emblem]:
    """All of them, by suit and then as the house numbers cards."""
    names, drawn = all_names(), drawings()
    found = [Emblem(id, FRAME.match(svg)[2], svg, names[id]) for id, svg in drawn.items()]  # type: ignore[index]
    places = {id: place for place, id in enumerate(names)}
    return sorted(found, key=lambda one: (ORDER.index(one.frame), places[one.id]))


def drawings() -> dict[str, str]:
    """From a card's name in language files to its SVG, drawn by the component that draws it at the table."""
    path = node_path()
    if path is None or not is_installed():
        raise NoNode("The emblems need Node and the packages of package.json: python tools/client.py")
    command, where = ["node", str(ROOT / "tools/emblems.mjs")], os.environ | {"PATH": path}
    done = subprocess.run(command, cwd=ROOT, env=where, capture_output=True, text=True, check=True)
    drawn: dict[str, str] = json.loads(done.stdout)
    return drawn


@cache
def spoken() -> list[Language]:
    return [Language(code) for code in LANGUAGES]


def all_names() -> dict[str, tuple[str, ...]]:
    languages = spoken()
    names = {slug(card): tuple(one.say(say_card(card)) for one in languages) for card in range(SITE)}
    banners = [banner.replace("_", "-") for banner in BANNERS]
    return names | {one: tuple(language.text(f"oath-banner-{one}") for language in languages) for one in banners}


# The page.


def colours() -> str:
    return (WEB / "room.css").read_text(encoding="utf-8") + (WEB / "emblems/emblem.css").read_text(encoding="utf-8")


def page(shown: list[Emblem]) -> str:
    symbols = "\n".join(symbol(one) for one in shown)
    rooms = "\n".join(room(theme, shown) for theme in THEMES)
    head = f'<meta charset="utf-8"><title>Oath: emblems</title>\n<style>{colours()}{STYLE}</style>'
    body = f'<svg class="hidden" aria-hidden="true">\n{symbols}\n</svg>\n{rooms}'
    return f'<!doctype html>\n<html lang="en">\n<head>{head}</head>\n<body>\n{body}\n</body>\n</html>\n'


def symbol(one: Emblem) -> str:
    """An emblem to be used many times; its colours are those of the room where it is used."""
    inner = FRAME.sub("", one.svg).removesuffix("</svg>").strip()
    return f'<symbol id="{one.id}" class="emblem {one.frame}" viewBox="0 0 48 48">{inner}</symbol>'


def room(theme: str, shown: list[Emblem]) -> str:
    title = f"<h1>Oath: {len(shown)} emblems · {len(shown)} емблем</h1>" if theme == THEMES[0] else ""
    parts = [section(frame, list(group)) for frame, group in groupby(shown, lambda one: one.frame)]
    return f'<div data-theme="{theme}"><div data-room="oath">{title}\n' + "\n".join(parts) + "\n</div></div>"


def section(frame: str, shown: list[Emblem]) -> str:
    words = HEADINGS.get(frame) or tuple(one.text(f"oath-suit-{frame}") for one in spoken())
    figures = "\n".join(figure(one) for one in shown)
    return f'<h2>{" · ".join(map(escape, words))}</h2>\n<div class="all">\n{figures}\n</div>'


def figure(one: Emblem) -> str:
    drawn = "".join(f'<svg width="{size}" height="{size}"><use href="#{one.id}"/></svg>' for size in SIZES)
    english, *others = map(escape, one.names)
    below = "".join(f'<span lang="{code}">{name}</span>' for code, name in zip(LANGUAGES[1:], others, strict=True))
    return f"<figure>{drawn}<figcaption>{english}{below}</figcaption></figure>"


if __name__ == "__main__":
    main()
