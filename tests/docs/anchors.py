"""The links of a page, and the places in it that links can lead to, as repositories and the site show them."""

from __future__ import annotations

import re
from pathlib import Path

FENCE = re.compile(r"^ *```.*?^ *```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def prose(page: Path) -> str:
    """A page without its blocks of code."""
    return FENCE.sub("", page.read_text(encoding="utf-8"))


def links(page: Path) -> list[str]:
    """Where a page leads, within the repository."""
    found = LINK.findall(re.sub(r"`[^`\n]*`", "", prose(page)))
    return [target for target in found if "://" not in target and not target.startswith("mailto:")]


def anchors(page: Path) -> set[str]:
    """The names that headings go by: small letters, hyphens for spaces, a number for those that come again."""
    found: dict[str, int] = {}
    names: set[str] = set()
    for heading in HEADING.findall(prose(page)):
        words = re.sub(r"\[([^\]]*)\]\([^)]*\)|`([^`]*)`", r"\1\2", heading)
        name = re.sub(r"[^\w\- ]", "", words.strip().lower()).replace(" ", "-")
        names.add(f"{name}-{found[name]}" if name in found else name)
        found[name] = found.get(name, 0) + 1
    return names


def leads_nowhere(page: Path, target: str) -> bool:
    """Whether a link of a page has no file at its end, or that file no such place."""
    path, _, place = target.partition("#")
    end = (page.parent / path).resolve() if path else page
    return not end.exists() or bool(place and end.suffix == ".md" and place not in anchors(end))
