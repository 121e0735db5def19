"""The tools that build the site, for tests: they lie outside every package."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from typing import Any

from tests.docs.snippets import ROOT

TOOLS = ROOT / "tools" / "docs"


@cache
def tool(name: str) -> Any:
    """One of the modules under tools/docs."""
    sys.path.insert(0, str(TOOLS))
    try:
        return import_module(name)
    finally:
        sys.path.remove(str(TOOLS))
