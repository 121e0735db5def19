"""A translated page has the headings, rulings, options and examples of the English one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.snippets import ROOT

TRANSLATED = sorted(ROOT.glob("src/ludotek/games/*/rules.uk.md"))


def skeleton(page: Path) -> list[str]:
    """Headings by their depth, rulings by their number, options by their name, numbered steps, in reading order."""
    found = re.findall(r"^(#+) |^\*\*([A-Z]\d+)\.|^\| (`\w+`) |^ ?(\d+\.) ", page.read_text(encoding="utf-8"), re.M)
    return ["".join(marks) for marks in found]


@pytest.mark.parametrize("page", TRANSLATED, ids=lambda page: page.parent.name)
def test_a_translation_has_everything_that_the_original_has(page: Path) -> None:
    original = page.with_name("rules.md")
    assert skeleton(page) == skeleton(original)
    assert len(skeleton(page)) > 10


@pytest.mark.parametrize("page", TRANSLATED, ids=lambda page: page.parent.name)
def test_a_translation_is_ukrainian(page: Path) -> None:
    text = re.sub(r"```.*?```|`[^`]*`", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert len(re.findall("[а-яіїєґ]", text)) > 20 * len(re.findall("[A-Za-z]", text))
