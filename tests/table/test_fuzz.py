"""Garbage on the line and over HTTP: an error with a code, at worst that connection closes, and nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.table.guests import Guest, part, two_at_a_table
from tests.table.serving import Process, serving
from tests.table.test_security import live

TYPES = [
    "hello", "move", "pong", "chat", "canned", "seal", "salt", "waive", "free", "stand", "rematch", "offer", "answer",
    "give_to_bot", "mute", "unmute", "remove", "nonsense", "", "table",
]  # fmt: skip
FIELDS = [
    "question",
    "move",
    "time",
    "nonce",
    "id",
    "clock",
    "text",
    "what",
    "accept",
    "seat",
    "level",
    "player",
    "round",
]


def anything(luck: random.Random, depth: int = 0) -> object:
    """Some value that JSON can carry, sensible or not."""
    kinds: list[Callable[[], object]] = [
        lambda: luck.choice([None, True, False, "", "draw", "takeback", "\u0000", "\ud83d\ude00", "rows", "x" * 600]),
        lambda: luck.choice([0, 1, -1, 2, 5, 81, 2**31, -(2**63), 10**30, 1.5, -0.0, 1e308]),
    ]
    if depth < 3:
        kinds += [
            lambda: [anything(luck, depth + 1) for _ in range(luck.randrange(4))],
            lambda: {str(luck.random()): anything(luck, depth + 1) for _ in range(luck.randrange(3))},
        ]
    return luck.choice(kinds)()


def garbage(luck: random.Random) -> str | bytes:
    """One message that no client of ours would send."""
    message: dict[str, object] = {"type": luck.choice(TYPES)}
    message |= {luck.choice(FIELDS): anything(luck) for _ in range(luck.randrange(4))}
    text = json.dumps(message)
    messages: list[str | bytes] = [
        text,
        text,
        text,
        text[: luck.randrange(len(text) + 1)],
        json.dumps(anything(luck)),
        luck.randbytes(luck.randrange(40)),
        "[" * luck.choice([10, 3000]),
        '{"type":"chat","text":"\\ud800"}',
        "x" * luck.choice([1, 4096, 5000, 60_000]),
    ]
    return luck.choice(messages)


async def trouble(address: str, table: str, cookie: str, luck: random.Random, messages: int) -> set[str]:
    """Send garbage, coming back whenever the line is closed; the codes of what was answered."""
    codes: set[str] = set()
    sent = 0
    while sent < messages:
        try:
            async with connect(live(address, table), additional_headers={"Cookie": cookie}) as socket:
                listening = asyncio.create_task(listen(socket, codes))
                if luck.random() < 0.9:
                    await socket.send('{"type":"hello","protocol":2}')
                for _ in range(luck.randrange(1, 40)):
                    sent += 1
                    await socket.send(garbage(luck))
                    await asyncio.sleep(0)
                if luck.random() < 0.3:
                    socket.transport.abort()
                listening.cancel()
        except (ConnectionClosed, InvalidStatus, ConnectionError):
            pass
    return codes


async def listen(socket: ClientConnection, codes: set[str]) -> None:
    with contextlib.suppress(ConnectionClosed):
        async for text in socket:
            message = json.loads(text)
            assert message["type"] in ("table", "update", "chat", "presence", "ping", "error")
            if message["type"] == "error":
                codes.add(message["code"])


async def test_garbage_at_one_table_does_not_disturb_the_next(
    sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "ludotek")
    async with serving(sqlite_url) as address:
        olena, taras, table = await two_at_a_table(address)
        mallory, _, other = await two_at_a_table(address)
        cookie = "; ".join(f"{one.name}={one.value}" for one in mallory.http.cookies.jar)
        async with olena.at(table) as rows, taras.at(table) as columns:
            troubles = [trouble(address, other, cookie, random.Random(seed), 400) for seed in range(3)]
            answers, _, _ = await asyncio.gather(
                asyncio.gather(*troubles),
                rows.play_to_the_end(random.Random(1)),
                columns.play_to_the_end(random.Random(2)),
            )
            codes = set[str]().union(*answers)
            for line in (rows, columns):
                assert not [message for message in line.heard if message["type"] == "error"]
        assert {"live/malformed", "live/binary", "live/too-big", "live/no-hello"} <= codes
        assert all("/" in code for code in codes) and "live/broken" not in codes
        assert (await olena.get("/healthz"))["status"] == "ok"
    assert not [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


async def test_a_frame_that_is_far_too_big_closes_that_line(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena, _, table = await two_at_a_table(address)
        async with olena.at(table) as line:
            await line.socket.send("x" * 1_000_000)
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await line.next()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
        assert await olena.get("/healthz")


async def test_a_table_that_is_not_there_says_so(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        for id in ("nothing", "%00", "x" * 200, "%F0%9F%98%80"):
            async with Guest(address).at(id) as line:
                assert line.heard[-1]["code"] == "table/no-table"


def test_the_api_keeps_to_its_description(sqlite_url: str, tmp_path: Path) -> None:
    """schemathesis makes requests, sensible and not, from the OpenAPI description."""
    server = Process("--store", sqlite_url).start()
    try:
        table, token = asyncio.run(prepare(server))
        (tmp_path / "schemathesis.toml").write_text(
            f'[parameters]\n"path.id" = "{table}"\n"path.game" = "novem"\n"path.seat" = "columns"\n'
        )
        program = shutil.which("schemathesis", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
        assert program, "schemathesis is one of the tests' own tools"
        done = subprocess.run(
            [program, "run", f"{server.address}/api/openapi.json", "--url", server.address, "--seed", "1",
             "--max-examples", "15", "--phases", "examples,coverage,fuzzing", "--suppress-health-check", "all",
             "--exclude-method", "DELETE", "-H", f"Authorization: Bearer {token}",
             "--checks", "not_a_server_error,content_type_conformance,response_schema_conformance,"
             "status_code_conformance,response_headers_conformance"],
            capture_output=True, text=True, cwd=tmp_path, timeout=300,
        )  # fmt: skip
    finally:
        server.stop()
    assert done.returncode == 0, done.stdout[-8000:]


async def prepare(server: Process) -> tuple[str, str]:
    """A finished table, and the token of somebody with an account."""
    await server.ready()
    olena, taras, table = await two_at_a_table(server.address)
    await olena.post("/api/accounts", {"name": "Olena", "password": "long enough"})
    async with olena.at(table) as rows, taras.at(table) as columns:
        await columns.say(type="resign")
        await rows.until_over()
    token = (await olena.post("/api/tokens"))["token"]
    await part()
    return table, token
