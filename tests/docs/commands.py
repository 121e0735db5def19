"""The commands of a page, run as a reader types them."""

from __future__ import annotations

import doctest
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def commands(text: str) -> list[tuple[str, str]]:
    """The commands of a block, each with what it should print."""
    found: list[tuple[str, str]] = []
    for line in text.splitlines():
        if line.startswith("$ "):
            found.append((line[2:], ""))
        elif found:
            command, expected = found[-1]
            found[-1] = (command, f"{expected}{line}\n")
    return found


def run_command(command: str, expected: str, folder: Path, **more: str) -> None:
    done = subprocess.run(
        command, shell=True, cwd=folder, env=environment(more), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{command}: {done.stderr}"
    if expected:
        assert doctest.OutputChecker().check_output(expected, done.stdout, FLAGS), f"{command} printed:\n{done.stdout}"


def environment(more: Mapping[str, str]) -> dict[str, str]:
    """The environment of a reader who has installed the house and the examples' folder."""
    binaries = str(Path(sys.executable).parent)
    return {
        **os.environ,
        "PATH": os.pathsep.join([binaries, os.environ["PATH"]]),
        "TERM": "xterm-256color",
        "LANG": "C.UTF-8",
        **more,
    }
