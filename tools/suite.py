"""Run every test of the house, and say at the end what passed, what failed and what was left out."""

import os
import subprocess
import sys
import time
from pathlib import Path

BIN = Path(sys.executable).parent
HANDS = str(min(4, os.cpu_count() or 1))  # more would only wait for the same browser and database
STAGES = (
    ("system", [BIN / "python", "tools/system.py"]),
    ("lint", [BIN / "ruff", "check", "."]),
    ("format", [BIN / "ruff", "format", "--check", "--quiet", "."]),
    ("types", [BIN / "mypy"]),
    ("client", [BIN / "python", "tools/client.py", "--check"]),
    ("wheel", ["make", "--no-print-directory", "wheel"]),
    (
        "tests",
        [BIN / "python", "-m", "pytest", "-rsR", "--durations=10", "--numprocesses", HANDS, "--dist", "loadfile"],
    ),
)


def main() -> int:
    results = [run(name, command) for name, command in STAGES]
    print("\nSummary (suites that were left out are named above, with the reason):")
    for name, passed, seconds in results:
        print(f"  {name:8} {'passed' if passed else 'FAILED'}  {seconds:6.1f} s")
    return 0 if all(passed for _, passed, _ in results) else 1


def run(name: str, command: list[Path | str]) -> tuple[str, bool, float]:
    print(f"== {name}", flush=True)
    started = time.monotonic()
    passed = subprocess.run(command, check=False).returncode == 0
    return name, passed, time.monotonic() - started


if __name__ == "__main__":
    sys.exit(main())
