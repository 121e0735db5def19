"""What each file of tests costs, for pytest on Linux: `python -m pytest -n0 -p tools.cost tests/browser/test_nort.py`.

Seconds that went by, and seconds of a core that were worked, by the tests and by all that they start: pages, houses,
compilers. What lies between the two was waited, for a pause in a game or for a core that others had.
"""

from __future__ import annotations

import os
import time
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path

import pytest

SECOND = os.sysconf("SC_CLK_TCK")
PARENT, WORKED = 1, slice(11, 15)  # in /proc/PID/stat, after the name: own time and that of children who have ended
spent: dict[str, list[float]] = defaultdict(lambda: [0.0, 0.0])


def processes() -> dict[int, tuple[int, float]]:
    """The parent of every process, and what it has worked."""
    found = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended
        found[int(folder.name)] = int(fields[PARENT]), sum(map(int, fields[WORKED])) / SECOND
    return found


def worked() -> float:
    """What this process and all below it have worked so far."""
    everybody = processes()
    below = {os.getpid()}
    for pid in sorted(everybody):
        if everybody[pid][0] in below:
            below.add(pid)
    return sum(everybody[pid][1] for pid in below)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    before, began = worked(), time.monotonic()
    answer = yield
    cost = spent[item.nodeid.partition("::")[0]]
    cost[0] += time.monotonic() - began
    cost[1] += max(0.0, worked() - before)  # a browser that has ended takes what it worked with it
    return answer


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.section("seconds that went by, and worked by a core")
    for file, (passed, cost) in sorted(spent.items(), key=lambda one: -one[1][0]):
        terminalreporter.line(f"{passed:8.1f} {cost:8.1f}  {file}")
