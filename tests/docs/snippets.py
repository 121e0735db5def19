"""The code and the commands in README and docs, found so that they can be run."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

ROOT = Path(__file__).parents[2]
FENCE = re.compile(r"^```(\w*)([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Snippet(msgspec.Struct, frozen=True):
    """One fenced block: where it stands, its language, the words after it, and its text."""

    page: str
    line: int
    language: str
    remark: str
    text: str


def pages() -> list[Path]:
    return [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def snippets(page: Path, *languages: str) -> list[Snippet]:
    """The blocks of a page in some languages, top to bottom."""
    text = page.read_text(encoding="utf-8")
    return [
        Snippet(
            page=str(page.relative_to(ROOT)),
            line=text.count("\n", 0, match.start()) + 1,
            language=match[1],
            remark=match[2].strip(),
            text=match[3],
        )
        for match in FENCE.finditer(text)
        if match[1] in languages
    ]
