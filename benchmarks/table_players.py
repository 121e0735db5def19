"""The people of the load: two-seat tables of Novem, every client making one move a second.

Each client is one bare WebSocket and no more code than it needs: the generator must not be what is measured. How
late its own event loop was is measured too, since that is part of every figure it gives.
"""

from __future__ import annotations

import asyncio
import base64
import os
import random
import time
from collections.abc import Iterator
from typing import cast
from urllib.parse import urlsplit

import httpx
import msgspec

PACE = 1.0  # seconds between a client's moves
AT_REST = 4.0  # seconds between sitting down and the first move: the pings by which distances are measured
WARM_UP = 3.0  # seconds of moves before anything is counted
LOOK = 0.01  # seconds between looks at the generator's own lateness
BOT = {"kind": "bot", "level": 5}
HELLO = {1: b'{"type":"hello","protocol":1}', 2: b'{"type":"hello","protocol":2,"remembers":true}'}
NO_SALT = {1: {}, 2: {"waive": True}}  # the exchange before a game is no part of what is measured
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
        self.is_left = False  # for a rematch elsewhere
        self.sent: dict[int, dict[int, float]] = {}  # by question and seat
        self.seats = [Client(self, 0), Client(self, 1)]

    async def connect(self) -> None:
        for seat in self.seats:
            await seat.connect()

    def move_on(self, id: str) -> None:
        """A rematch: the same people, at another table."""
        if not self.is_left:
            self.is_left = True
            self.load.tables.append(Table(self.load, id, self.servers))
            asyncio.get_running_loop().create_task(self.load.tables[-1].connect())
            for seat in self.seats:
                seat.leave()


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
        self.due = 0.0  # when it moves next

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
        self.table.load.heard += len(data)
        if not self.is_open:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head[:20], head
            self.is_open, self.buffer = True, rest
            self.say(HELLO[self.table.load.protocol])
            if self.table.load.has_begun:
                self.begin()
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

    def begin(self) -> None:
        """Move from now on, on a beat of one's own."""
        loop = asyncio.get_running_loop()
        self.due = loop.time() + random.uniform(0, PACE)
        loop.call_at(self.due, self.tick)

    def tick(self) -> None:
        if self.transport.is_closing():
            return
        loop = asyncio.get_running_loop()
        self.due += PACE  # not from now: clients that were once held up together would move together for ever
        loop.call_at(max(self.due, loop.time()), self.tick)
        if self.moment is not None and self.moment.moves and self.answered != self.moment.question:
            self.answered = self.moment.question
            move, question = random.choice(self.moment.moves).move, self.moment.question
            self.table.sent.setdefault(question, {})[self.seat] = time.perf_counter()
            self.say(b'{"type":"move","question":%d,"move":%d}' % (question, move))
            self.table.load.moves += 1


class Load:
    """All tables of one run, and what was measured at them."""

    def __init__(self, servers: list[str], protocol: int = 2) -> None:
        self.servers = servers
        self.protocol = protocol
        self.heard = 0  # bytes
        self.tables: list[Table] = []
        self.tokens: list[str] = []
        self.together: list[float] = []
        self.apart: list[float] = []
        self.late: list[float] = []  # how late the generator's own event loop was
        self.errors: list[str] = []
        self.lost = 0
        self.moves = 0
        self.has_begun = False
        self.begins = float("inf")
        self.is_over = False

    def measured(self, now: float, took: float, is_split: bool) -> None:
        if now >= self.begins:
            (self.apart if is_split else self.together).append(1000 * took)

    async def watch_itself(self) -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(LOOK)
            now = time.perf_counter()
            if now >= self.begins:
                self.late.append(1000 * (now - began - LOOK))

    async def open_tables(self, count: int) -> None:
        async with httpx.AsyncClient(base_url=self.servers[0], timeout=60) as http:
            for name in ("Olena", "Taras"):
                http.cookies.clear()
                await http.post("/api/me", json={"name": name})
                self.tokens.append((await http.post("/api/tokens")).json()["token"])
            http.cookies.clear()
            room = asyncio.Semaphore(16)
            await asyncio.gather(*(self.open_table(http, number, room) for number in range(count)))

    async def keep_bots_thinking(self, tables: int) -> None:
        """Open so many tables a second at which two bots play The North."""
        host, asked = {"Authorization": f"Bearer {self.tokens[0]}"}, {"game": "north", "seats": [BOT, BOT]}
        async with httpx.AsyncClient(base_url=self.servers[0], timeout=60, headers=host) as http:
            while tables:
                for _ in range(tables):
                    (await http.post("/api/tables", json=asked)).raise_for_status()
                await asyncio.sleep(1)

    async def open_table(self, http: httpx.AsyncClient, number: int, room: asyncio.Semaphore) -> None:
        host, guest = ({"Authorization": f"Bearer {token}"} for token in self.tokens)
        seats, no_salt = [{"kind": "me"}, {"kind": "anyone"}], NO_SALT[self.protocol]
        asked = {"game": "novem", "seats": seats, **no_salt}
        async with room:
            made = (await http.post("/api/tables", json=asked, headers=host)).json()
            (await http.post(f"/api/tables/{made['id']}/seats/columns", json=no_salt, headers=guest)).raise_for_status()
        count = len(self.servers)
        first = number // 2 % count
        second = (first + number % 2) % count
        self.tables.append(Table(self, made["id"], (self.servers[first], self.servers[second])))

    async def run(self, seconds: float, bots: int) -> None:
        first = [seat for table in self.tables for seat in table.seats]
        for seat in first:
            await seat.connect()
        while not all(seat.moment for seat in first):
            await asyncio.sleep(LOOK)
        await asyncio.sleep(AT_REST)
        self.has_begun = True
        for seat in first:
            seat.begin()
        self.begins = time.perf_counter() + WARM_UP
        beside = [asyncio.create_task(work) for work in (self.watch_itself(), self.keep_bots_thinking(bots))]
        await asyncio.sleep(WARM_UP + seconds)
        for task in beside:
            task.cancel()
        self.is_over = True

    def close(self) -> None:
        for table in self.tables:
            for seat in table.seats:
                seat.leave()
