"""The site, built once for all tests that look at it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.site import TOOLS


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the site is, as `make docs` builds it."""
    folder = tmp_path_factory.mktemp("site") / "docs"
    command = [sys.executable, str(TOOLS / "build.py"), str(folder)]
    built = subprocess.run(command, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    return folder
