"""What holds for all tests: in which order they come, and which of them may try again."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).parent
LIVE = ("browser", "packaging", "table", "terminal")
ANOTHER_TRY = pytest.mark.flaky(reruns=2)
LONGEST = ("browser", "docs", "packaging")  # folders of files that take minutes; the last waits for the wheel


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Pages, servers, processes and bots on one busy machine sometimes miss each other: a test that meets a live house
    may try again, and is named among the reruns when it did. Rules and everything else have one try.

    Long files come first: whoever is done early then finds short ones, and nobody waits long for the last."""
    for item in items:
        if folder_of(item.path) in LIVE:
            item.add_marker(ANOTHER_TRY)
    items.sort(key=place)


def place(item: pytest.Item) -> int:
    folder = folder_of(item.path)
    return LONGEST.index(folder) if folder in LONGEST else len(LONGEST)


@cache
def folder_of(path: Path) -> str:
    """In which folder of tests a file lies; asked for thousands of tests, by every worker."""
    return path.relative_to(HERE).parts[0] if HERE in path.parents else ""
