"""Serving: the address for this machine and for the phone in the same room, one process or several."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn
from fastapi import FastAPI

from ludotek.core.errors import LudotekError
from ludotek.table.house import House, system_world
from ludotek.table.http.app import create_app
from ludotek.table.people.limits import limits_of_environment
from ludotek.table.server.supervisor import Supervisor
from ludotek.table.storage.open import open_store

STORE = "LUDOTEK_STORE"  # how workers learn what the command line said
THINKERS = "LUDOTEK_THINKERS"
NEAR = "LUDOTEK_NEAR"
SITE = "LUDOTEK_SITE"
LINES: dict[str, Any] = {  # how connections are kept; small messages gain nothing by compression
    "ws": "ludotek.table.server.websocket:QuickWebSocket",
    "ws_max_size": 65_536,
    "ws_per_message_deflate": False,
    "access_log": False,
    "server_header": False,
    "timeout_graceful_shutdown": 5,
}
SWITCH = 0.0005  # seconds until a busy event loop lets the threads of the store go on
FRESH, OLDER, OLDEST = 2_000, 2, 1_000_000  # objects before collections: of 50,000 one took 40 ms, of all far more


def serve(host: str, port: int, store: str, workers: int, site: str = "") -> int:
    """Serve until told to end; the exit status."""
    os.environ[STORE] = store
    os.environ[SITE] = site
    asyncio.run(check(store))
    line = listen(host, port)
    port = line.getsockname()[1]
    near = near_address(host, port)
    os.environ[NEAR] = near or ""
    greet(host, port, store, near)
    config = uvicorn.Config(
        "ludotek.table.server.serve:worker",
        factory=True,
        host=host,
        port=port,
        loop="uvloop",
        workers=workers,
        log_config=LOGGING,
        **LINES,
    )
    if workers > 1:
        Supervisor(config, [line]).run()
        return 0
    signal.signal(signal.SIGTERM, leave)  # what uvicorn hands the signal on to when it has tidied up
    server = uvicorn.Server(config)
    server.run(sockets=[line])
    return 0 if server.started else 1


async def check(url: str) -> None:
    """Open the store once: what is wrong with it is said before the house says that it is open."""
    store = open_store(url)
    await store.start()
    await store.stop()


def leave(number: int, frame: FrameType | None) -> None:
    """Being told to end is no failure."""
    sys.exit(0)


def worker() -> FastAPI:
    """The application of one process."""
    world = system_world(open_store(os.environ[STORE]))
    thinkers = int(os.environ.get(THINKERS, "1"))
    house = House(world, limits=limits_of_environment(), thinkers=thinkers, near=os.environ.get(NEAR) or None)
    site = os.environ.get(SITE)
    app = create_app(house, site=Path(site) if site else None)
    started = app.router.lifespan_context

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with started(app):
            settle()
            yield

    app.router.lifespan_context = lifespan
    return app


def settle() -> None:
    """What is there now stays, so the collector need not look at it again and again; the writer gets its turn soon."""
    sys.setswitchinterval(SWITCH)
    gc.collect()
    gc.freeze()
    gc.set_threshold(FRESH, OLDER, OLDEST)


def listen(host: str, port: int) -> socket.socket:
    """A socket that all workers share."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    line = socket.socket(family)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        line.bind((host, port))
    except OSError as error:
        line.close()
        raise LudotekError("serve/no-address", f"{host}:{port} cannot be listened on: {error.strerror}.") from None
    line.listen(2048)
    line.set_inheritable(True)
    return line


# What is said to whoever starts it.


def greet(host: str, port: int, store: str, near: str | None) -> None:
    """Say where to go, and show phones a picture of it."""
    print(f"Ludotek is open at {address('localhost' if is_everywhere(host) else host, port)}")
    if near is not None:
        print(f"On this network:   {near}")
        if sys.stdout.isatty():
            import segno

            segno.make(near, error="l").terminal(compact=True)
    if store.startswith("sqlite"):
        print(f"Kept in:           {store.removeprefix('sqlite:///')}")
    sys.stdout.flush()


def address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def near_address(host: str, port: int) -> str | None:
    """Where the others on this network find the house, if it listens there."""
    found = lan_address() if is_everywhere(host) else None
    return None if found is None else address(found, port)


def is_everywhere(host: str) -> bool:
    return host in ("0.0.0.0", "::")


def lan_address() -> str | None:
    """This machine's address on its network: the one it would send from. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect(("192.0.2.1", 9))
            found: str = line.getsockname()[0]
        except OSError:
            return None
    return None if found.startswith("127.") else found


# Logs.


class JsonLines(logging.Formatter):
    """One JSON object a line, with whatever else a record was given."""

    PLAIN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message", "taskName"}

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in record.__dict__.items() if name not in self.PLAIN}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


LOGGING: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"lines": {"()": "ludotek.table.server.serve.JsonLines"}},
    "handlers": {"lines": {"class": "logging.StreamHandler", "formatter": "lines", "stream": "ext://sys.stderr"}},
    "loggers": {
        "ludotek": {"handlers": ["lines"], "level": "INFO", "propagate": False},
        "uvicorn": {"handlers": ["lines"], "level": "WARNING", "propagate": False},
    },
}
