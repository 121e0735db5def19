"""What holds for all tests: which of them may try again."""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent
LIVE = tuple(HERE / name for name in ("browser", "packaging", "table", "terminal"))
ANOTHER_TRY = pytest.mark.flaky(reruns=2)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Pages, servers, processes and bots on one busy machine sometimes miss each other: a test that meets a live house
    may try again, and is named among the reruns when it did. Rules and everything else have one try."""
    for item in items:
        if any(folder in item.path.parents for folder in LIVE):
            item.add_marker(ANOTHER_TRY)
