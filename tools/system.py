"""System packages that some tests need: installed where that is allowed, and named where it is not."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

# A program, and the Debian package that has it.
NEEDED = {
    "chromium": ("chromium-headless-shell", "chromium-headless-shell"),  # without windows, at half the work
    "PostgreSQL": ("pg_ctl", "postgresql"),
    "a font that speaks Ukrainian": ("fc-list", "fontconfig fonts-dejavu-core"),
}
ELSEWHERE = "/usr/lib/postgresql"  # Debian keeps the server's programs off the path


def main() -> int:
    missing = {name: package for name, (program, package) in NEEDED.items() if not is_there(program)}
    if missing and may_install():
        install(" ".join(missing.values()).split())
        missing = {name: package for name, package in missing.items() if not is_there(NEEDED[name][0])}
    for name, package in missing.items():
        print(f"Left out: the tests that need {name}. To run them: apt-get install {package}")
    return 0


def is_there(program: str) -> bool:
    return shutil.which(program) is not None or any(Path(ELSEWHERE).glob(f"*/bin/{program}"))


def may_install() -> bool:
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(packages: list[str]) -> None:
    print(f"Installing {', '.join(packages)} ...", flush=True)
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "check": False}
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "update", "-qq"], env=environment, **quiet)
    subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages], env=environment, **quiet)


if __name__ == "__main__":
    sys.exit(main())
