"""A browser for tests of a house in a tab: storage by the same rules in memory, and helpers that work at once."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from ludotek.table.tab.door import Door
from ludotek.table.tab.helper import work
from ludotek.table.tab.house import TabHouse

GLANCE = 0.05  # seconds until what came too soon is tried again


class MemoryDisk:
    """What `Disk` promises, in memory, where it outlives any house."""

    def __init__(self) -> None:
        self.rows: dict[str, tuple[int, str]] = {}
        self.made: dict[str, list[Any]] = {}
        self.things: dict[str, str] = {}
        self.is_full = False

    async def create(self, id: str, version: int, row: str) -> bool:
        if id in self.rows:
            return False
        self.rows[id], self.made[id] = (version, row), []
        return True

    async def table(self, id: str) -> str:
        return self.rows[id][1] if id in self.rows else ""

    async def tables(self) -> str:
        return f"[{','.join(row for _, row in self.rows.values())}]"

    async def moves(self, id: str, ply: int) -> str:
        return json.dumps(self.made.get(id, [])[ply:])

    async def append(self, id: str, ply: int, version: int, moves: str, after: int, row: str) -> str:
        if self.is_full:
            raise OSError("no room")
        unexpected = self._unexpected(id, ply, version)
        if not unexpected:
            self.made[id] += json.loads(moves)
            self.rows[id] = after, row
        return unexpected

    async def take_back(self, id: str, ply: int, next_ply: int, version: int, after: int, row: str) -> str:
        unexpected = self._unexpected(id, len(self.made[id]) if next_ply < 0 else next_ply, version)
        if not unexpected:
            del self.made[id][ply:]
            self.rows[id] = after, row
        return unexpected

    def _unexpected(self, id: str, ply: int, version: int) -> str:
        if id not in self.rows:
            return "table"
        if self.rows[id][0] != version:
            return "version"
        return "" if len(self.made[id]) == ply else "ply"

    async def read(self, name: str) -> str:
        return self.things.get(name, "")

    async def write(self, name: str, text: str) -> None:
        self.things[name] = text


class OwnHelper:
    """Works in the same process, and passes everything as a worker would."""

    async def work(self, job: str) -> str:
        await asyncio.sleep(0)
        return work(job)

    def stop(self) -> None:
        """There is nothing to end."""


class OwnHelpers:
    def hire(self, modesty: int) -> OwnHelper:
        return OwnHelper()


class Page:
    """A page at the door of a house in a tab: what it asks, and what it hears at a table."""

    def __init__(self, disk: MemoryDisk) -> None:
        self.door = Door(disk, OwnHelpers())

    @property
    def house(self) -> TabHouse:
        return self.door.house

    async def open(self) -> Page:
        await self.door.open("Visitor")
        return self

    async def ask(self, method: str, address: str, body: object = "") -> Any:
        """What is answered, refusals too."""
        text = body if isinstance(body, str) else json.dumps(body)
        answered = json.loads(await self.door.ask(method, address, text))
        self.status = answered["status"]
        try:
            return json.loads(answered["body"])
        except json.JSONDecodeError:
            return answered["body"]

    async def sit_down(self, game: str, *bots: int, **fields: object) -> str:
        """A table against bots of these levels; nobody adds a salt."""
        seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for level in bots)]
        made = await self.ask("POST", "/api/tables", {"game": game, "seats": seats, "waive": True, **fields})
        id: str = made["id"]
        return id

    def close(self) -> None:
        self.house.alarms.stop()
        for task in self.house.tasks:
            task.cancel()


class Seat:
    """A line from a page to a table, and what came over it."""

    def __init__(self, page: Page, id: str, seat: str = "") -> None:
        self.heard: list[dict[str, Any]] = []
        self.ends: list[int] = []
        self.news = asyncio.Event()
        self.line = page.door.line(id, self._hear, self.ends.append)
        self.say(type="hello", protocol=2, seat=seat)

    def _hear(self, text: str) -> None:
        self.heard.append(json.loads(text))
        self.news.set()

    def say(self, **message: object) -> None:
        self.line.hear(json.dumps(message))

    @property
    def table(self) -> dict[str, Any]:
        """What was said of the table first."""
        return next(message for message in self.heard if message["type"] == "table")

    @property
    def moment(self) -> dict[str, Any]:
        """What was asked last."""
        moments = [message["moment"] for message in self.heard if "moment" in message]
        found: dict[str, Any] = moments[-1] if moments else {"kind": "", "moves": []}
        return found

    async def until_asked(self) -> bool:
        """Whether there is something to answer; not, if the game is over."""
        while not self.moment["moves"] and self.moment["kind"] != "over":
            self.news.clear()
            await self.news.wait()
        return bool(self.moment["kind"] != "over")

    async def play_first(self) -> None:
        """Make the first move that is offered, and wait until it is taken in; in a race it may come too soon once."""
        asked = self.moment
        while self.moment is asked:
            known = len(self.heard)
            self.say(type="move", question=asked["question"], move=asked["moves"][0]["move"])
            while self.moment is asked and not any(one["type"] == "error" for one in self.heard[known:]):
                self.news.clear()
                await self.news.wait()
            if self.moment is asked:
                await asyncio.sleep(GLANCE)
