"""The wheel as users get it, installed into an empty environment far from the source tree."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from tests.table.serving import Process

ROOT = Path(__file__).parents[2]
SHOAL = ROOT / "examples" / "shoal"
HIDDEN = {"PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV"}  # by which a program could reach the source tree
PLAYED_WITH = "lab,openspiel,pettingzoo,table,terminal"


class Installed:
    """An environment that holds nothing but what was installed there, and what that depends on."""

    def __init__(self, folder: Path, *packages: str) -> None:
        self.folder = folder
        self.bin = folder / "environment" / "bin"
        venv.create(folder / "environment")
        pip = [sys.executable, "-m", "pip", "--python", str(self.bin / "python")]  # none is needed there
        quickly = ("--quiet", "--no-compile", "--disable-pip-version-check")  # most of it is never imported
        subprocess.run([*pip, "install", *quickly, *packages], cwd=folder, env=self.environment, check=True)

    @property
    def environment(self) -> dict[str, str]:
        return {name: value for name, value in os.environ.items() if name not in HIDDEN}

    def run(self, *command: str, stdin: bytes = b"") -> str:
        """Run a program of the environment, which must succeed; its standard output."""
        done = self.attempt(*command, stdin=stdin)
        assert done.returncode == 0, done.stdout.decode() + done.stderr.decode()
        return done.stdout.decode()

    def attempt(self, *command: str, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
        """Run a program of the environment, with the source tree out of reach."""
        program = [str(self.bin / command[0]), *command[1:]]
        return subprocess.run(
            program, input=stdin, cwd=self.folder, env=self.environment, capture_output=True, check=False, timeout=300
        )


class Serving(Process):
    """`ludotek serve` of an environment."""

    def __init__(self, installed: Installed, *arguments: str) -> None:
        super().__init__(*arguments)
        self.installed = installed

    def begin(self, port: int = 0) -> subprocess.Popen[str]:
        program = self.installed.bin / "ludotek"
        self.process = subprocess.Popen(
            [program, *self.command(port)[1:]],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=self.installed.folder,
            env=self.installed.environment | self.environment,
        )
        return self.process


def wheel() -> Path:
    """The house, built if anything has changed."""
    subprocess.run(["make", "--no-print-directory", "wheel"], cwd=ROOT, check=True)
    return next((ROOT / "build" / "dist").glob("ludotek-*.whl"))


def wheel_of(package: Path, folder: Path) -> Path:
    """A package of somebody else, built beside a copy of its sources."""
    source = shutil.copytree(package, folder / "source")
    build = ["pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(source)]
    subprocess.run([sys.executable, "-m", *build], check=True)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The house alone: a base install, without extras."""
    return Installed(tmp_path_factory.mktemp("installed"), str(wheel()))


@pytest.fixture(scope="session")
def with_shoal(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The house with all that people play and learn with, and beside it a game from a package of its own."""
    folder = tmp_path_factory.mktemp("with_shoal")
    shoal = wheel_of(SHOAL, folder)
    return Installed(folder, f"{wheel()}[{PLAYED_WITH}]", f"{shoal}[test]")
