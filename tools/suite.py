"""Run every test of the house, and say at the end what passed, what failed and what was left out.

Types are checked from the beginning, and the wheel is compiled beside the tests: a test waits more than it works, and
those of the wheel come late (tests/conftest.py).
"""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple


class Stage(NamedTuple):
    name: str
    command: list[Path | str]


BIN = Path(sys.executable).parent
HANDS = str(min(4, (os.cpu_count() or 1) + 1))  # one more than can work at once: somebody always waits for a page
SPREAD = ["--numprocesses", HANDS, "--dist", "loadfile", "--no-loadscope-reorder"]  # in the order of tests/conftest.py
FIRST = (
    Stage("system", [BIN / "python", "tools/system.py"]),
    Stage("lint", [BIN / "ruff", "check", "."]),
    Stage("format", [BIN / "ruff", "format", "--check", "--quiet", "."]),
    Stage("browser", [BIN / "python", "tools/client.py"]),  # what all others serve
)
TYPES = Stage("types", [BIN / "mypy"])  # needs nothing of the others, which leave a core alone at first
BESIDE = (
    Stage("wheel", ["make", "--no-print-directory", "wheel"]),
    Stage("client", [BIN / "python", "tools/client.py", "--check"]),
)
TESTS = Stage("tests", [BIN / "python", "-m", "pytest", "-rsR", "--durations=10", *SPREAD])
MODEST = 15  # as far as a house lets its thinking stand back: pages would starve bots and reviews else


class Result(NamedTuple):
    name: str
    passed: bool
    seconds: float


def main() -> int:
    started = time.monotonic()
    os.nice(MODEST)
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # hundreds of processes would each compile all that they import
    with ThreadPoolExecutor() as lane:
        types = lane.submit(run_in_silence, TYPES)
        results = [run(stage) for stage in FIRST]
        beside = lane.submit(lambda: [run_in_silence(stage) for stage in BESIDE])
        results += [run(TESTS), *beside.result(), types.result()]
    print("\nSummary (suites that were left out are named above, with the reason):")
    for result in results:
        print(f"  {result.name:8} {said(result)}  {result.seconds:6.1f} s")
    print(f"  together {time.monotonic() - started:14.1f} s")
    return 0 if all(result.passed for result in results) else 1


def run(stage: Stage) -> Result:
    print(f"== {stage.name}", flush=True)
    started = time.monotonic()
    done = subprocess.run(stage.command, check=False)
    return Result(stage.name, done.returncode == 0, time.monotonic() - started)


def run_in_silence(stage: Stage) -> Result:
    """What it says is said at its end, so that two do not speak at once."""
    started = time.monotonic()
    done = subprocess.run(stage.command, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    result = Result(stage.name, done.returncode == 0, time.monotonic() - started)
    print(f"\n== {stage.name} {said(result)}\n{done.stdout}", end="", flush=True)
    return result


def said(result: Result) -> str:
    return "passed" if result.passed else "FAILED"


if __name__ == "__main__":
    sys.exit(main())
