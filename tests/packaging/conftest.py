"""The wheel as users get it, installed into an empty environment far from the source tree."""

from __future__ import annotations

import os
import subprocess
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


class Installed:
    """An environment that holds nothing but the wheel and what it depends on: a base install, without extras."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = folder / "environment" / "bin"

    def run(self, *command: str, stdin: bytes = b"") -> str:
        """Run a program of the environment, which must succeed; its standard output."""
        done = self.attempt(*command, stdin=stdin)
        assert done.returncode == 0, done.stderr.decode()
        return done.stdout.decode()

    def attempt(self, *command: str, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
        """Run a program of the environment, with the source tree out of reach."""
        hidden = {"PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV"}
        environment = {name: value for name, value in os.environ.items() if name not in hidden}
        program = [str(self.bin / command[0]), *command[1:]]
        return subprocess.run(
            program, input=stdin, cwd=self.folder, env=environment, capture_output=True, check=False, timeout=300
        )


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    subprocess.run(["make", "--no-print-directory", "wheel"], cwd=ROOT, check=True)
    wheel = next((ROOT / "build" / "dist").glob("ludotek-*.whl"))
    house = Installed(tmp_path_factory.mktemp("installed"))
    venv.create(house.folder / "environment", with_pip=True)
    house.run("python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(wheel))
    return house
