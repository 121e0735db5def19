"""What axe complains about on a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Frame, Page

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
RUN = "async () => (await axe.run(document, { resultTypes: ['violations'] })).violations"


def axe_source() -> str:
    if not AXE.exists():
        pytest.skip("axe-core is not installed: `npm ci` brings it")
    return AXE.read_text()


def violations(page: Page | Frame, axe: str) -> list[str]:
    """What axe finds, a line each, once nothing moves any more."""
    page.evaluate("Promise.all(document.getAnimations().map(one => one.finished.catch(() => null)))")
    page.evaluate(axe)
    found: list[dict[str, Any]] = page.evaluate(RUN)
    return [f"{one['id']}: {node['html'][:160]} {node['failureSummary']}" for one in found for node in one["nodes"]]
