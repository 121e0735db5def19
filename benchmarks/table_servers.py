"""The servers of the load: `ludotek serve` on a core of its own, and what can be seen of it from outside."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

LAG = re.compile(r'^ludotek_loop_lag_seconds_bucket\{le="(.+?)"\} (\S+)$', re.MULTILINE)


class Server:
    """One `ludotek serve`, on a core of its own where there are several, of the house that a folder holds."""

    def __init__(self, store: str, core: int, folder: str = "") -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ludotek", "serve", "--host", "127.0.0.1", "--port", "0", "--store", store],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**environment(folder), "LUDOTEK_ADDRESS_SHARE": "1000"},
        )
        pin(self.process.pid, core)
        assert self.process.stdout is not None
        found = re.search(r"http://\S+:\d+", self.process.stdout.readline())
        assert found, "the server did not start"
        self.address = found[0]

    def memory(self) -> float:
        """Megabytes held."""
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self.process.pid}/status").read_text())
        return int(found[1]) / 1024 if found else 0.0

    def cpu(self) -> float:
        """Seconds of processor time used so far."""
        return sum(seconds_of(pid) for pid in family(self.process.pid))

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        if self.process.stdout:
            self.process.stdout.close()


def environment(folder: str) -> dict[str, str]:
    """That of a process which finds the house in a folder; without one, where this one found it."""
    return {**os.environ, **({"PYTHONPATH": str(Path(folder).resolve())} if folder else {})}


def protocol_of(folder: str) -> int:
    """Which protocol the house in a folder speaks; 0.1 had no folder for its words."""
    ask = "import importlib.util as found; print(2 if found.find_spec('ludotek.wire') else 1)"
    asked = [sys.executable, "-c", ask]
    return int(subprocess.run(asked, env=environment(folder), capture_output=True, check=True).stdout)


def family(pid: int) -> list[int]:
    """A process and all that it has started."""
    children = Path(f"/proc/{pid}/task").glob("*/children")
    return [pid, *(member for file in children for child in file.read_text().split() for member in family(int(child)))]


def seconds_of(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def pin(pid: int, core: int) -> None:
    if hasattr(os, "sched_setaffinity"):
        cores = sorted(os.sched_getaffinity(0) if pid == 0 else range(os.cpu_count() or 1))
        os.sched_setaffinity(pid, {cores[core % len(cores)]})


@contextmanager
def served(store: str, count: int, folder: str = "") -> Iterator[list[Server]]:
    servers: list[Server] = []
    try:
        for _ in range(count):
            servers.append(Server(store, 0, folder))
        yield servers
    finally:
        for server in servers:
            if server.process.poll() is None:
                server.kill()


async def ready(servers: list[Server]) -> None:
    async with httpx.AsyncClient() as http:
        for server in servers:
            while True:
                try:
                    if (await http.get(f"{server.address}/healthz")).status_code == 200:
                        break
                except httpx.TransportError:
                    pass
                await asyncio.sleep(0.05)


async def lags(servers: list[Server]) -> dict[float, int]:
    """How many looks at the event loops have found them late by up to so many milliseconds, so far."""
    counts: dict[float, int] = {}
    async with httpx.AsyncClient(timeout=60) as http:
        for server in servers:
            for limit, count in LAG.findall((await http.get(f"{server.address}/metrics")).text):
                counts[1000 * float(limit)] = counts.get(1000 * float(limit), 0) + round(float(count))
    return counts


def longest(before: dict[float, int], after: dict[float, int]) -> float:
    """Up to how many milliseconds the event loops were late at the worst between two looks."""
    looks = {limit: after[limit] - before[limit] for limit in after}
    return min(limit for limit, count in looks.items() if count == max(looks.values()))
