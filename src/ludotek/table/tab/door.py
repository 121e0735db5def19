"""The door between a page and the house in its worker: requests, live lines, and word from other tabs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, MutableMapping
from typing import Any

import msgspec

from ludotek.table.live.connection import Connection
from ludotek.table.live.line import Line
from ludotek.table.people.limits import Limits
from ludotek.table.storage.rows import TableId
from ludotek.table.tab.answers import answer
from ludotek.table.tab.house import TabHouse
from ludotek.table.tab.storage import Disk
from ludotek.table.tab.world import Helpers, tab_world

Tell = Callable[[str], object]


class Door:
    """What the page's side of the worker holds."""

    def __init__(self, disk: Disk, helpers: Helpers) -> None:
        self.house = TabHouse(tab_world(disk, helpers))

    async def open(self, name: str) -> None:
        await self.house.start_up(name)

    async def ask(self, method: str, address: str, body: str) -> str:
        """A request and its answer, as JSON: its status and its body."""
        return msgspec.json.encode(await answer(self.house, method, address, body)).decode()

    def line(self, id: TableId, tell: Tell, end: Callable[[int], object]) -> PageLine:
        return PageLine(self.house, id, tell, end)

    def elsewhere(self, id: TableId) -> None:
        self.house.elsewhere(id)


class PageLine:
    """A live line from a page to a table, by the words of a WebSocket."""

    def __init__(self, house: TabHouse, id: TableId, tell: Tell, end: Callable[[int], object]) -> None:
        self.tell = tell
        self.end = end
        self.inbox: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        viewer = Connection(house.me, self._send, Limits(), house.world.clock)
        house.start(Line(house, viewer, self.inbox.get).serve(id))

    def hear(self, text: str) -> None:
        self.inbox.put_nowait({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        self.inbox.put_nowait({"type": "websocket.disconnect"})

    async def _send(self, message: MutableMapping[str, Any]) -> None:
        if message["type"] == "websocket.send":
            self.tell(message["text"])
        else:
            self.end(message["code"])
