"""Commands as people type them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from ludotek.cli import run

ROOT = Path(__file__).parents[2]


class Said(NamedTuple):
    """What a command wrote, and its exit status."""

    status: int
    out: str
    err: str

    @property
    def document(self) -> dict[str, Any]:
        """The one JSON document on standard output."""
        document: dict[str, Any] = json.loads(self.out)
        return document


def ludotek(capsys: pytest.CaptureFixture[str], *arguments: str) -> Said:
    """Run a command in this process."""
    capsys.readouterr()
    status = run(arguments)
    return Said(status, *capsys.readouterr())


def listen_to_ctrl_c() -> None:
    """What a shell starts in the background ignores it, and so would all that it starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def ludotek_apart(*arguments: str, **environment: str) -> Said:
    """Run a command in a process of its own."""
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-m", "ludotek", *arguments],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path, **environment},
        stdin=subprocess.DEVNULL,
        preexec_fn=listen_to_ctrl_c,
        check=False,
    )
    return Said(done.returncode, done.stdout, done.stderr)
