"""People at a table, for tests: each with a browser's cookie and a live line."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Message = dict[str, Any]
NO_CLOCK = {"kind": "none", "seconds": 0, "increment": 0}


class Guest:
    """Somebody with a name."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, timeout=120, verify=False)  # plain http needs no certificates
        GUESTS.append(self)

    @classmethod
    async def named(cls, address: str, name: str) -> Guest:
        guest = cls(address)
        await guest.post("/api/me", {"name": name})
        return guest

    async def post(self, path: str, body: object = None) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.is_success, answer.text
        return answer.json()

    async def open_table(self, *kinds: str, **fields: Any) -> dict[str, Any]:
        """Open a table; `bot-3` is a bot of level 3. Who is here to test something else adds no salt."""
        seats = [
            {"kind": "bot", "level": int(kind[4:])} if kind.startswith("bot-") else {"kind": kind} for kind in kinds
        ]
        made: dict[str, Any] = await self.post(
            "/api/tables", {"game": "novem", "seats": seats, "waive": True, **fields}
        )
        return made

    async def sit(self, table: str, seat: str, token: str | None = None, waive: bool = True) -> Any:
        body = {"waive": waive} | ({"token": token} if token else {})
        return await self.post(f"/api/tables/{table}/seats/{seat}", body)

    @asynccontextmanager
    async def at(self, table: str, address: str | None = None, remembers: bool = False) -> AsyncIterator[Line]:
        """A live line to a table."""
        where = (address or self.address).replace("http", "ws", 1)
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        headers = {"Cookie": cookies} if cookies else {}
        async with connect(f"{where}/api/tables/{table}/live", additional_headers=headers, compression=None) as socket:
            line = Line(socket)
            await line.say(type="hello", protocol=2, remembers=remembers)
            await line.hear("table", "error")
            yield line


GUESTS: list[Guest] = []


async def part() -> None:
    """Everybody goes home."""
    while GUESTS:
        await GUESTS.pop().http.aclose()


class Line:
    """One connection, all that came over it, and the table as it said."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Message] = []
        self.raw: list[str] = []
        self.table: Message = {}
        self.moment: Message = {}

    async def say(self, **message: object) -> None:
        await self.socket.send(json.dumps(message))

    async def next(self) -> Message:
        """The next message that is not a ping."""
        while True:
            text = await asyncio.wait_for(self.socket.recv(), 120)
            assert isinstance(text, str)
            message: Message = json.loads(text)
            if message["type"] == "ping":
                with suppress(ConnectionClosed):  # what was said before the end is still to be heard
                    await self.say(type="pong", id=message["id"], clock=0)
                continue
            self.raw.append(text)
            self.heard.append(message)
            if message["type"] == "table":
                self.table = message
            if "moment" in message:
                self.moment = message["moment"]
            return message

    async def hear(self, *types: str) -> Message:
        """The next message of one of these types."""
        while True:
            message = await self.next()
            if message["type"] in types:
                return message

    async def until_over(self) -> None:
        while self.table.get("status") != "over":
            await self.next()

    async def play(self, move: int, **more: object) -> None:
        await self.say(type="move", question=self.moment["question"], move=move, **more)

    async def play_to_the_end(self, luck: random.Random) -> None:
        """Play whatever is offered until the game is over."""
        while self.table["status"] != "over":
            if self.moment["moves"] and self.table["status"] == "live":
                asked = self.moment["question"]
                await self.play(luck.choice(self.moment["moves"])["move"])
                while self.moment["moves"] and self.moment["question"] == asked and self.table["status"] == "live":
                    await self.next()
            else:
                await self.next()


async def two_at_a_table(address: str, **fields: object) -> tuple[Guest, Guest, str]:
    """Two people who have sat down at Novem, and the table's id."""
    olena, taras = await Guest.named(address, "Olena"), await Guest.named(address, "Taras")
    made = await olena.open_table("me", "anyone", **fields)
    await taras.sit(made["id"], "columns")
    return olena, taras, made["id"]


async def vault_table(address: str, **fields: object) -> tuple[Guest, Guest, str]:
    """Two people who have sat down at a toy whose turns have several steps."""
    olena, taras = await Guest.named(address, "Olena"), await Guest.named(address, "Taras")
    made = await olena.open_table("me", "anyone", game="vault", **fields)
    await taras.sit(made["id"], "second")
    return olena, taras, made["id"]
