"""A house that serves, for tests: in this process, or as a process of its own that can be killed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Set
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

import httpx
import uvicorn

from ludotek.core.game import Game
from ludotek.games import game
from ludotek.table.house import House, system_world
from ludotek.table.http.app import CLIENT, create_app
from ludotek.table.people.limits import Limits
from ludotek.table.server.serve import LINES
from ludotek.table.storage.open import open_store
from tests.table.guests import part

ROOT = Path(__file__).parents[2]
GENEROUS = Limits(
    messages=(1000.0, 1000.0), requests=(1e6, 1e6), changes=(1e6, 1e6), passwords=(1e6, 1e6), connections=10_000
)


class Served(str):
    """The address of a house in this process, with the house itself and its open connections."""

    house: House
    connections: Set[Any]


@asynccontextmanager
async def serving(
    url: str,
    *,
    find_game: Callable[[str], Game] = game,
    limits: Limits = GENEROUS,
    patience: int = 60_000,
    client: Path = CLIENT,
) -> AsyncIterator[Served]:
    house = House(system_world(open_store(url)), find_game=find_game, limits=limits, patience=patience)
    server = uvicorn.Server(uvicorn.Config(create_app(house, client), port=0, log_config=None, **LINES))
    task = asyncio.create_task(server.serve())
    while not server.started:
        assert not task.done(), "the server ended before it began"
        await asyncio.sleep(0.01)
    served = Served(f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}")
    served.house = house
    served.connections = server.server_state.connections
    try:
        yield served
    finally:
        await part()
        server.should_exit = True
        await task


class Process:
    """`ludotek serve` as people start it."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        self.arguments = arguments
        self.environment = {"LUDOTEK_ADDRESS_SHARE": "1000", **environment}

    def begin(self, port: int = 0) -> subprocess.Popen[str]:
        path = os.pathsep.join([str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")])
        self.process = subprocess.Popen(
            [sys.executable, "-m", *self.command(port)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": path, **self.environment},
        )
        return self.process

    def start(self, port: int = 0) -> Self:
        self.begin(port)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        assert found is not None, line + (self.process.stderr.read() if self.process.stderr else "")
        self.port = int(found[1])
        return self

    def command(self, port: int) -> list[str]:
        return ["ludotek", "serve", "--host", "127.0.0.1", "--port", str(port), *self.arguments]

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def ready(self) -> None:
        async with httpx.AsyncClient() as client:
            while self.process.poll() is None:
                with contextlib.suppress(httpx.TransportError):
                    if (await client.get(f"{self.address}/healthz")).status_code == 200:
                        return
                await asyncio.sleep(0.05)
        raise AssertionError(self.process.stderr.read() if self.process.stderr else "it ended")

    def kill(self) -> None:
        """As a power cut would: nothing is tidied up."""
        self.process.send_signal(signal.SIGKILL)
        self._wait()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self._wait()

    def _wait(self) -> int:
        self.process.communicate(timeout=120)
        return self.process.returncode


class ToyProcess(Process):
    """A server with the toys, apart from the tests' own clients and their noise."""

    def command(self, port: int) -> list[str]:
        return ["tests.table.toy_server", *self.arguments]
