"""Somebody who looks at a table: one connection, what it still has to be sent, and how far away it is."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from ludotek.core.position import SPECTATOR, Milliseconds, Seat
from ludotek.table.limits import Bucket, Limits
from ludotek.table.protocol import ErrorOut, PingOut
from ludotek.table.rows import PlayerRow

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

LONGEST_OUTBOX = 256
SAMPLES = 9  # round trips remembered
UNANSWERED = 8  # pings remembered
FIRST_PINGS = 5  # after which the others hear how far away somebody is
NEWS = 5.0  # milliseconds of difference that they hear of later
encode = msgspec.json.Encoder().encode

CLOSE_POLICY, CLOSE_TOO_BIG, CLOSE_BROKEN, CLOSE_AGAIN = 1008, 1009, 1011, 1013


class Viewer:
    """One open connection to a table."""

    def __init__(self, player: PlayerRow | None, send: Send, limits: Limits) -> None:
        self.player = player
        self.seat: Seat = SPECTATOR
        self.outbox: deque[str | int] = deque()  # a number closes the connection with that code
        self.filled = asyncio.Event()
        self.is_closed = False
        self.messages = Bucket(*limits.messages)
        self.words = Bucket(*limits.words)
        self.trips: deque[float] = deque(maxlen=SAMPLES)
        self.pings: dict[int, float] = {}
        self.next_ping = 0
        self.round_trip: float | None = None  # in milliseconds, the quickest of late: delays here only add to it
        self.told_trip = -1000.0
        self._send = send

    @property
    def player_id(self) -> str:
        return self.player.id if self.player else ""

    @property
    def name(self) -> str:
        return self.player.name if self.player else ""

    # What is sent.

    def tell(self, message: msgspec.Struct) -> None:
        self.send(encode(message).decode())

    def send(self, text: str) -> None:
        """Send soon, in order. Whoever reads too slowly is cut off, and finds everything on coming back."""
        if self.is_closed:
            return
        if len(self.outbox) >= LONGEST_OUTBOX:
            self.close(CLOSE_AGAIN)
            return
        self.outbox.append(text)
        self.filled.set()

    def refuse(self, code: str, sentence: str, nonce: str = "") -> None:
        self.tell(ErrorOut(code, sentence, nonce))

    def close(self, code: int) -> None:
        """Send what is waiting, then close."""
        if not self.is_closed:
            self.is_closed = True
            self.outbox.append(code)
            self.filled.set()

    async def deliver(self) -> None:
        """Send whatever is put into the outbox until the connection closes."""
        outbox = self.outbox
        while True:
            await self.filled.wait()
            self.filled.clear()
            while outbox:
                item = outbox.popleft()
                if isinstance(item, int):
                    await self._send({"type": "websocket.close", "code": item})
                    return
                await self._send({"type": "websocket.send", "text": item})

    # How far away it is.

    def ping(self, clock: Milliseconds, precise: float) -> None:
        """Ask for an answer, to see how long it takes."""
        self.next_ping += 1
        self.pings[self.next_ping] = precise
        if len(self.pings) > UNANSWERED:
            del self.pings[min(self.pings)]
        self.tell(PingOut(self.next_ping, clock))

    def pong(self, id: int, precise: float) -> bool:
        """An answer counts once, and only to a ping that was sent. Whether others should hear how far it is."""
        sent = self.pings.pop(id, None)
        if sent is None:
            return False
        self.trips.append(max(0.0, precise - sent))
        trip = self.round_trip = 1000 * min(self.trips)
        is_news = len(self.trips) >= FIRST_PINGS and abs(trip - self.told_trip) > max(NEWS, trip / 4)
        if is_news:
            self.told_trip = trip
        return is_news
