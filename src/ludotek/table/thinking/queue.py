"""A fair queue: replays, reviews and looks ahead are worked out apart from bots, in turns and not for ever.

Whoever sends a hundred records is served as often as whoever sends one: addresses take turns, each with so many
requests at a time; and what takes too long is ended together with its process.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from ludotek.core.errors import LudotekError
from ludotek.table.people.limits import TooMuch, household
from ludotek.table.world import Workers

P = ParamSpec("P")
T = TypeVar("T")
LOOK = 20.0  # seconds for a replay, or for a look ahead
REVIEW = 900.0
MOST_EACH = 8  # waiting or under way, of one address
MODEST = 15  # how far they stand back behind the server; bots do so less


class FairQueue:
    """A process, for which addresses take turns."""

    def __init__(self, limit: float, pool: Workers) -> None:
        self.limit = limit
        self.pool = pool
        self.is_busy = False
        self.asked: Counter[str] = Counter()
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    def check(self, address: str) -> None:
        """Refuse an address that has asked for as much as it may."""
        if self.asked[household(address)] >= MOST_EACH:
            raise TooMuch("limits/too-many-looks", "A few games are being worked out for you already.")

    async def run(self, address: str, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        self.check(address)
        home = household(address)
        self.asked[home] += 1
        try:
            await self._turn(home)
            try:
                return await self._work(job, *args, **kwargs)
            finally:
                self._pass_on()
        finally:
            self.asked -= Counter([home])

    def stop(self) -> None:
        self.pool.stop()

    async def _work(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            async with asyncio.timeout(self.limit):
                return await self.pool.run(job, *args, **kwargs)
        except TimeoutError:
            self.pool.stop()
            raise LudotekError("limits/too-long", "That took too long to work out.") from None
        except asyncio.CancelledError:
            self.pool.stop()  # it would go on with what nobody waits for, and the next would wait for it
            raise

    async def _turn(self, home: str) -> None:
        if not self.is_busy:
            self.is_busy = True
            return
        ticket = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(home, deque()).append(ticket)
        try:
            await ticket
        except asyncio.CancelledError:
            if not ticket.cancelled():  # it was this one's turn already
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """It is the turn of the address that has waited longest; whoever has more to do waits behind the others."""
        while self.waiting:
            home, tickets = self.waiting.popitem(last=False)
            ticket = tickets.popleft()
            if tickets:
                self.waiting[home] = tickets
            if not ticket.done():
                ticket.set_result(None)
                return
        self.is_busy = False
