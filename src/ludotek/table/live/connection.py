"""Somebody who looks at a table: one connection, what it still has to be sent, and how far away it is."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import types
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator, MutableMapping
from itertools import count
from typing import Any

import msgspec

from ludotek.core.position import SPECTATOR, Seat
from ludotek.table.people.limits import Bucket, Limits
from ludotek.table.storage.rows import PlayerRow
from ludotek.table.world import Clock
from ludotek.wire.protocol import CLOSE_AGAIN, CLOSE_POLICY, ErrorOut, PingOut

Sending = Coroutine[Any, Any, None]
Send = Callable[[MutableMapping[str, Any]], Sending]
Who = Callable[[], Awaitable[PlayerRow | None]]
Take = Callable[[str], bool]  # take a text at once, or say that it cannot be done

AT_ONCE = "ludotek.at_once"  # the extension of servers that can `take` a text without a coroutine
LONGEST_OUTBOX = 256  # messages
LARGEST_OUTBOX = 1 << 19  # bytes
LAST_WORDS = 5.0  # seconds for what is still to be sent before a line is closed
SAMPLES = 9  # round trips remembered
UNANSWERED = 8  # pings remembered
FIRST_PINGS = 5  # after which the others hear how far away somebody is
NEWS = 5.0  # milliseconds of difference that they hear of later
NUMBERS = count()  # so that not all are pinged at once
encode = msgspec.json.Encoder().encode


@types.coroutine
def go_on(begun: Sending, waits_for: object) -> Generator[object, object, None]:
    """Await the rest of a coroutine whose first step has been taken and led to something to wait for."""
    while True:
        value: object = None
        error: BaseException | None = None
        try:
            value = yield waits_for
        except BaseException as thrown:
            error = thrown
        try:
            waits_for = begun.send(value) if error is None else begun.throw(error)
        except StopIteration:
            return


def weight(message: MutableMapping[str, Any]) -> int:
    """The bytes that a message takes in memory: one letter of four bytes makes all of them so wide."""
    return sys.getsizeof(message.get("text", ""))


class Connection:
    """Somebody's open line to a table."""

    def __init__(
        self,
        player: PlayerRow | None,
        send: Send,
        limits: Limits,
        clock: Clock,
        who: Who | None = None,
        take: Take | None = None,
    ) -> None:
        self.player = player
        self.clock = clock
        self.who = who  # whom its cookie or token stands for now
        self.number = next(NUMBERS)
        self.speaks_for = ""
        self.seat: Seat = SPECTATOR
        self.remembers = False  # what it was told once, as its hello says
        self.outbox: deque[MutableMapping[str, Any]] = deque()
        self.weight = 0  # of the outbox, in bytes
        self.delivery: asyncio.Task[None] | None = None  # while the line is slow
        self.is_closed = False
        self.messages = Bucket(*limits.messages, clock.precise)
        self.trips: deque[float] = deque(maxlen=SAMPLES)
        self.pings: dict[int, float] = {}
        self.next_ping = 0
        self.round_trip: float | None = None  # in milliseconds, the quickest of late: delays here only add to it
        self.told_trip = -1000.0
        self._send = send
        self._take = take  # where the line has a way for texts that needs no coroutine

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
        """Send at once, or in order behind what is waiting. Whoever reads too slowly is cut off, and finds everything
        on coming back."""
        if self.is_closed or (self._take is not None and self.delivery is None and self._take(text)):
            return
        message = {"type": "websocket.send", "text": text}
        if self.outbox and (len(self.outbox) >= LONGEST_OUTBOX or self.weight + weight(message) > LARGEST_OUTBOX):
            self.cut_off()
            return
        self._put(message)

    def refuse(self, code: str, sentence: str, nonce: str = "") -> None:
        self.tell(ErrorOut(code, sentence, nonce))

    def close(self, code: int) -> None:
        """Send what is waiting, then close; whoever does not take it is cut off."""
        if not self.is_closed:
            self.is_closed = True
            self._put({"type": "websocket.close", "code": code})
            if self.delivery is not None:
                self.clock.call_later(LAST_WORDS, self._give_up)

    def cut_off(self) -> None:
        """End a line whose other end does not read, and let go of what waits for it."""
        self.is_closed = True
        self.outbox.clear()
        self.weight = 0
        closing = self._send({"type": "websocket.close", "code": CLOSE_AGAIN, "at_once": True})
        with contextlib.suppress(StopIteration, OSError, RuntimeError):
            closing.send(None)
        closing.close()

    def _give_up(self) -> None:
        if self.delivery is not None:
            self.cut_off()

    def _put(self, message: MutableMapping[str, Any]) -> None:
        """Nearly always the line takes a message at once, and no task need be woken for it."""
        if self.delivery is not None:
            self.outbox.append(message)
            self.weight += weight(message)
            return
        sending = self._send(message)
        try:
            waits_for = sending.send(None)
        except StopIteration:
            return
        except (OSError, RuntimeError):  # they have gone, which their own line will notice
            self.is_closed = True
            return
        self.delivery = asyncio.create_task(self._deliver(sending, waits_for))

    async def _deliver(self, sending: Sending, waits_for: object) -> None:
        """Go on with a message that the line did not take at once, then with those behind it."""
        with contextlib.suppress(OSError, RuntimeError):
            await go_on(sending, waits_for)
            while self.outbox:
                message = self.outbox.popleft()
                self.weight -= weight(message)
                await self._send(message)
        self.outbox.clear()
        self.weight = 0
        self.delivery = None

    async def finish(self) -> None:
        """Until everything has been sent, or they have gone."""
        if self.delivery is not None:
            await self.delivery

    async def check(self) -> None:
        """Close the line of somebody who has been signed out; it comes back as whoever the browser now is."""
        known = await self.who() if self.who is not None else self.player
        if self.player is not None and (known is None or known.id != self.player.id):
            self.refuse("live/signed-out", "You have been signed out.")
            self.close(CLOSE_POLICY)

    # How far away it is.

    def measure(self, tick: int, every: int) -> None:
        """Ping at every tick at first, then now and then; not everybody at the same one."""
        if len(self.trips) < FIRST_PINGS or (tick + self.number) % every == 0:
            self.ping()

    def ping(self) -> None:
        """Ask for an answer, to see how long it takes."""
        self.next_ping += 1
        self.pings[self.next_ping] = self.clock.precise()
        if len(self.pings) > UNANSWERED:
            del self.pings[min(self.pings)]
        self.tell(PingOut(self.next_ping, self.clock.now()))

    def pong(self, id: int) -> bool:
        """An answer counts once, and only to a ping that was sent. Whether others should hear how far it is."""
        sent = self.pings.pop(id, None)
        if sent is None:
            return False
        self.trips.append(max(0.0, self.clock.precise() - sent))
        trip = self.round_trip = 1000 * min(self.trips)
        is_news = len(self.trips) >= FIRST_PINGS and abs(trip - self.told_trip) > max(NEWS, trip / 4)
        if is_news:
            self.told_trip = trip
        return is_news
