"""Load on the table: two-seat Novem tables, every client making one move a second.

    python benchmarks/table_load.py [--tables 200,1000,1500] [--seconds 20] [--runs 5]
    python benchmarks/table_load.py --store postgresql://... --servers 2

The server has one core and this load generator another. What is measured is the time from the move that
decides a round to the moment the other seat has the data of its screen, on the clock of one process that
plays both seats. With two servers on one PostgreSQL every other table has its seats at different servers,
so that the hop between them can be told apart. At the end the servers are killed, and every choice that
any client was told is kept is looked for in the store. Prints a table for docs/explanation/scale.md.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import cast
from urllib.parse import urlsplit

import httpx
import msgspec
import uvloop

from ludotek.table.store import open_store

PACE = 1.0  # seconds between a client's moves
WARM_UP = 5.0  # seconds before anything is counted
HELLO = b'{"type":"hello","protocol":1}'
MASK = b"\0\0\0\0"  # no proxy here that a real mask would protect


class Offered(msgspec.Struct):
    move: int


class Moment(msgspec.Struct):
    question: int
    moves: list[Offered]
    kind: str


class Heard(msgspec.Struct):
    """As much of a message as a load generator wants to know."""

    type: str
    id: int | str = 0
    moment: Moment | None = None
    status: str = ""
    next_table: str | None = None
    code: str = ""


decode = msgspec.json.Decoder(Heard).decode


class Table:
    """Two seats, when each of them answered, and what they were told is kept."""

    def __init__(self, load: Load, id: str, servers: tuple[str, str]) -> None:
        self.load = load
        self.id = id
        self.servers = servers
        self.is_split = servers[0] != servers[1]
        self.sent: dict[int, dict[int, float]] = {}  # by question and seat
        self.seats = [Client(self, 0), Client(self, 1)]

    async def connect(self) -> None:
        for seat in self.seats:
            await seat.connect()

    def move_on(self, id: str) -> None:
        """A rematch: the same people, at another table."""
        if id != self.id:
            self.load.tables.append(Table(self.load, id, self.servers))
            asyncio.get_running_loop().create_task(self.load.tables[-1].connect())
            for seat in self.seats:
                seat.leave()
            self.id = id


class Client(asyncio.Protocol):
    """One WebSocket, as lean as can be: the generator must not be what is measured."""

    transport: asyncio.Transport

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.buffer = b""
        self.is_connected = False
        self.is_open = False
        self.has_left = False
        self.moment: Moment | None = None
        self.kept = 0  # choices that the server said it has
        self.asked_rematch = False
        self.answered = -1

    async def connect(self) -> None:
        address = urlsplit(self.table.servers[self.seat])
        assert address.hostname and address.port
        await asyncio.get_running_loop().create_connection(lambda: self, address.hostname, address.port)

    def leave(self) -> None:
        self.has_left = True
        if self.is_connected:
            self.transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.is_connected = True
        address = urlsplit(self.table.servers[self.seat])
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET /api/tables/{self.table.id}/live HTTP/1.1\r\nHost: {address.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {self.table.load.tokens[self.seat]}\r\n\r\n".encode()
        )

    def connection_lost(self, error: Exception | None) -> None:
        if not self.has_left and not self.table.load.is_over:
            self.table.load.lost += 1

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head[:20], head
            self.is_open, self.buffer = True, rest
            self.say(HELLO)
            asyncio.get_running_loop().call_later(random.uniform(0, PACE), self.tick)
        for text in self.frames():
            self.hear(text)

    def frames(self) -> Iterator[bytes]:
        while len(self.buffer) >= 2:
            kind, size, start = self.buffer[0] & 15, self.buffer[1] & 127, 2
            if size == 126:
                size, start = int.from_bytes(self.buffer[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(self.buffer[2:10], "big"), 10
            if len(self.buffer) < start + size:
                return
            text, self.buffer = self.buffer[start : start + size], self.buffer[start + size :]
            if kind == 1:
                yield text
            elif kind == 9:
                self.say(text, 10)

    def say(self, text: bytes, kind: int = 1) -> None:
        size = bytes([128 | len(text)]) if len(text) < 126 else bytes([254]) + len(text).to_bytes(2, "big")
        self.transport.write(bytes([128 | kind]) + size + MASK + text)

    def hear(self, text: bytes) -> None:
        now = time.perf_counter()
        heard = decode(text)
        if heard.type == "ping":
            self.say(b'{"type":"pong","id":%d,"clock":0}' % int(heard.id))
        elif heard.type == "error":
            self.table.load.errors.append(heard.code)
        if heard.moment is not None:
            self.see(heard.moment, now)
        if heard.next_table:
            self.table.move_on(heard.next_table)

    def see(self, moment: Moment, now: float) -> None:
        before, self.moment = self.moment, moment
        if before is None:
            return
        if before.moves and not moment.moves and moment.question == before.question:
            self.kept += 1  # one's own choice
        elif moment.question != before.question or moment.kind != before.kind:
            self.decided(before.question, now)
            if before.moves:
                self.kept += 1
        if moment.kind == "over" and self.seat == 0 and not self.asked_rematch:
            self.asked_rematch = True
            self.say(b'{"type":"rematch"}')

    def decided(self, question: int, now: float) -> None:
        """A round is over: if the other seat decided it, this is how long its move took to get here."""
        sent = self.table.sent.get(question, {})
        if len(sent) == 2:
            decider = max(sent, key=lambda seat: sent[seat])
            if decider != self.seat:
                self.table.load.measured(now, now - sent[decider], self.table.is_split)

    def tick(self) -> None:
        if self.transport.is_closing():
            return
        asyncio.get_running_loop().call_later(PACE, self.tick)
        if self.moment is not None and self.moment.moves and self.answered != self.moment.question:
            self.answered = self.moment.question
            move, question = random.choice(self.moment.moves).move, self.moment.question
            self.table.sent.setdefault(question, {})[self.seat] = time.perf_counter()
            self.say(b'{"type":"move","question":%d,"move":%d}' % (question, move))
            self.table.load.moves += 1


class Load:
    """All tables of one run, and what was measured at them."""

    def __init__(self, servers: list[str]) -> None:
        self.servers = servers
        self.tables: list[Table] = []
        self.tokens: list[str] = []
        self.together: list[float] = []
        self.apart: list[float] = []
        self.errors: list[str] = []
        self.lost = 0
        self.moves = 0
        self.begins = float("inf")
        self.is_over = False

    def measured(self, now: float, took: float, is_split: bool) -> None:
        if now >= self.begins:
            (self.apart if is_split else self.together).append(1000 * took)

    async def open_tables(self, count: int) -> None:
        async with httpx.AsyncClient(base_url=self.servers[0], timeout=60) as http:
            for name in ("Olena", "Taras"):
                http.cookies.clear()
                await http.post("/api/me", json={"name": name})
                self.tokens.append((await http.post("/api/tokens")).json()["token"])
            http.cookies.clear()
            room = asyncio.Semaphore(16)
            await asyncio.gather(*(self.open_table(http, number, room) for number in range(count)))

    async def open_table(self, http: httpx.AsyncClient, number: int, room: asyncio.Semaphore) -> None:
        host, guest = ({"Authorization": f"Bearer {token}"} for token in self.tokens)
        seats = [{"kind": "me"}, {"kind": "anyone"}]
        async with room:
            made = (await http.post("/api/tables", json={"game": "novem", "seats": seats}, headers=host)).json()
            (await http.post(f"/api/tables/{made['id']}/seats/columns", json={}, headers=guest)).raise_for_status()
        count = len(self.servers)
        first = number // 2 % count
        second = (first + number % 2) % count
        self.tables.append(Table(self, made["id"], (self.servers[first], self.servers[second])))

    async def run(self, seconds: float) -> None:
        for table in list(self.tables):
            await table.connect()
        self.begins = time.perf_counter() + WARM_UP
        await asyncio.sleep(WARM_UP + seconds)
        self.is_over = True

    def close(self) -> None:
        for table in self.tables:
            for seat in table.seats:
                seat.leave()


class Server:
    """One `ludotek serve`, on a core of its own where there are several."""

    def __init__(self, store: str, core: int) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ludotek", "serve", "--host", "127.0.0.1", "--port", "0", "--store", store],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "LUDOTEK_ADDRESS_SHARE": "1000"},
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
def served(store: str, count: int) -> Iterator[list[Server]]:
    servers: list[Server] = []
    try:
        for _ in range(count):
            servers.append(Server(store, 0))
        yield servers
    finally:
        for server in servers:
            if server.process.poll() is None:
                server.kill()


class Result(msgspec.Struct):
    tables: int
    together: list[float]
    apart: list[float]
    moves: float
    busy: float
    memory: float
    missing: int
    refused: int
    late: int  # looks at the event loop that found it blocked for more than 50 ms


def one_run(store: str, tables: int, seconds: float, servers: int) -> Result:
    with served(store, servers) as running:
        load = Load([server.address for server in running])
        return uvloop.run(measure(load, running, store, tables, seconds))


async def measure(load: Load, running: list[Server], store: str, tables: int, seconds: float) -> Result:
    await ready(load.servers)
    before = sum(server.memory() for server in running)
    await load.open_tables(tables)
    spent, began, moves = 0.0, 0.0, 0

    async def look() -> None:
        nonlocal spent, began, moves
        await asyncio.sleep(WARM_UP)
        spent, began, moves = sum(server.cpu() for server in running), time.perf_counter(), load.moves

    await asyncio.gather(load.run(seconds), look())
    took = time.perf_counter() - began
    busy = (sum(server.cpu() for server in running) - spent) / took
    memory = (sum(server.memory() for server in running) - before) / tables
    late = sum([await blocked(server.address) for server in running])
    kept = {table.id: sum(seat.kept for seat in table.seats) for table in load.tables}
    for server in running:
        server.kill()
    load.close()
    missing = await count_missing(store, kept)
    rate = (load.moves - moves) / took
    return Result(tables, load.together, load.apart, rate, busy, memory, missing, len(load.errors) + load.lost, late)


async def blocked(address: str) -> int:
    """How often the server found its own event loop more than 50 ms late."""
    async with httpx.AsyncClient(timeout=60) as http:
        text = (await http.get(f"{address}/metrics")).text
    counts = dict(re.findall(r"^ludotek_loop_lag_seconds_(bucket\{le=\"0.05\"\}|count) (\S+)$", text, re.MULTILINE))
    return round(float(counts["count"]) - float(counts['bucket{le="0.05"}']))


async def ready(addresses: list[str]) -> None:
    async with httpx.AsyncClient() as http:
        for address in addresses:
            while True:
                try:
                    if (await http.get(f"{address}/healthz")).status_code == 200:
                        break
                except httpx.TransportError:
                    await asyncio.sleep(0.05)


async def count_missing(url: str, kept: dict[str, int]) -> int:
    """Choices that somebody was told are kept and that are not."""
    store = open_store(url)
    await store.start()
    missing = 0
    for id, told in kept.items():
        missing += max(0, told - sum(move.seat >= 0 for move in await store.moves(id)))
    await store.stop()
    return missing


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


def summary(results: list[Result]) -> dict[str, object]:
    def mid(of: list[float]) -> float:
        return round(median(of), 2)

    told: dict[str, object] = {
        "tables": results[0].tables,
        "moves a second": mid([result.moves for result in results]),
        "p50 ms": mid([percentile(result.together, 0.5) for result in results]),
        "p99 ms": mid([percentile(result.together, 0.99) for result in results]),
        "worst p99 ms": round(max(percentile(result.together, 0.99) for result in results), 2),
        "core busy": f"{100 * median(result.busy for result in results):.0f} %",
        "kB a table": round(1024 * median(result.memory for result in results)),
        "lost": sum(result.missing for result in results),
        "refused": sum(result.refused for result in results),
        "loop late": sum(result.late for result in results),
    }
    if any(result.apart for result in results):
        told["p50 ms, apart"] = mid([percentile(result.apart, 0.5) for result in results])
        told["p99 ms, apart"] = mid([percentile(result.apart, 0.99) for result in results])
    return told


def print_markdown(rows: list[dict[str, object]]) -> None:
    print("| " + " | ".join(rows[0]) + " |")
    print("|" + "---:|" * len(rows[0]))
    for row in rows:
        print("| " + " | ".join(str(value) for value in row.values()) + " |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", default="200,1000,1500")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--store", default="", help="else a SQLite file of its own for every run")
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    pin(0, 1)
    rows = []
    for tables in (int(part) for part in asked.tables.split(",")):
        results = []
        for _ in range(asked.runs):
            with tempfile.TemporaryDirectory() as folder:
                store = asked.store or f"sqlite:///{folder}/house.db"
                results.append(one_run(store, tables, asked.seconds, asked.servers))
        rows.append(summary(results))
        print(json.dumps(rows[-1]), file=sys.stderr)
    if asked.json:
        print(json.dumps(rows))
    else:
        print_markdown(rows)


if __name__ == "__main__":
    main()
