"""Every link of every page leads to a file that is there, and to a place in it that is there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.anchors import anchors, leads_nowhere, links
from tests.docs.snippets import ROOT, pages

PAGES = [*pages(), ROOT / "CHANGELOG.md", ROOT / "NOTICE.md"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    assert [target for target in links(page) if leads_nowhere(page, target)] == []


def test_links_into_pages_and_into_the_repository_are_among_them() -> None:
    found = {target for page in PAGES for target in links(page)}
    assert "../../src/ludotek/games/nos/rules.md#a-sheet-of-your-own" in found
    assert "../../examples/bot.py" in found


def test_a_link_to_a_file_or_a_place_that_is_not_there_is_noticed(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "# One `thing`\n\n## Twice\n## Twice\n\n[a](#one-thing) [b](#two) [c](gone.md) [d](page.md#twice-1)\n"
    )
    assert anchors(page) == {"one-thing", "twice", "twice-1"}
    assert [target for target in links(page) if leads_nowhere(page, target)] == ["#two", "gone.md"]


def test_links_in_code_are_none(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("`[a](gone.md)`\n\n```text\n[b](gone.md)\n```\n")
    assert links(page) == []
