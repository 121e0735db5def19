"""The rules of a game as a page: its own words, with the numbered rulings, from the game's folder."""

from __future__ import annotations

import re
from functools import cache

from markdown_it import MarkdownIt

from ludotek.core.errors import LudotekError
from ludotek.core.game import Game
from ludotek.locale import LANGUAGES

# How a page of rules numbers its sentences and rulings, as Markdown or already as HTML.
NUMBER = re.compile(r"\[(§\d+)\]|(?:(?<=^\*\*)|(?<=^<p><strong>))([A-Z]\d+)(?=\. )", re.MULTILINE)

PICTURE = "rules.svg"  # in the game's folder: a position, for the page to open with


@cache
def rules_html(game: Game, code: str) -> str:
    """The rules in a language if somebody has translated them, else in English."""
    for name in (f"rules.{code}.md", "rules.md"):
        page = game.folder / name
        if page.is_file():
            text = page.read_text(encoding="utf-8")
            html = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
            return anchored(html.replace(f'src="{PICTURE}"', f'src="/api/games/{game.id}/{PICTURE}"'))
    raise LudotekError("rules/no-page", f"There are no rules of {game.title} here.")


def anchored(text: str) -> str:
    """A page whose every number can be linked to: `#s12` for a sentence, `#v1` for a ruling."""
    return NUMBER.sub(lambda found: anchor(found[1] or found[2]), text)


def anchor(id: str, page: str = "") -> str:
    """A number as a place of its own, which leads to itself, or to the same place of another page."""
    return f'<a class="rule" id="{place(id)}" href="{page}#{place(id)}">{id}</a>'


def place(id: str) -> str:
    """The name of a rule's place in a page."""
    return id.replace("§", "s").lower()


def languages(game: Game) -> list[str]:
    """In which languages a game's rules can be read."""
    return [code for code in LANGUAGES if code == LANGUAGES[0] or (game.folder / f"rules.{code}.md").is_file()]
