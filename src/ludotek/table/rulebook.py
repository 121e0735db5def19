"""The rules of a game as a page: its own words, with the numbered rulings, from docs/rules."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from markdown_it import MarkdownIt

from ludotek.core.errors import LudotekError
from ludotek.locale import LANGUAGES

SOURCES = Path(__file__).parents[3] / "docs" / "rules"  # where the house runs from its own sources


def shelves() -> list[Traversable]:
    """Where rules may lie: in the installed package, or in the sources."""
    return [files("ludotek.table").joinpath("rules"), SOURCES]


@cache
def rules_html(game: str, code: str) -> str:
    """The rules in a language if somebody has translated them, else in English."""
    for name in (f"{game}.{code}.md", f"{game}.md"):
        text = page(name)
        if text is not None:
            html: str = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
            return html
    raise LudotekError("rules/no-page", f"There are no rules of {game!r} here.")


def page(name: str) -> str | None:
    for shelf in shelves():
        found = shelf.joinpath(name)
        if found.is_file():
            return found.read_text(encoding="utf-8")
    return None


def languages(game: str) -> list[str]:
    """In which languages a game's rules can be read."""
    return [code for code in LANGUAGES if code == LANGUAGES[0] or page(f"{game}.{code}.md") is not None]
