"""Who calls what in a race, in the order in which it comes: by a key, after a bot's own time, or when time is up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from ludotek.bots.bot import WAIT
from ludotek.core.position import CLOCK, Milliseconds, Move, Seat
from ludotek.terminal.match import Match
from ludotek.terminal.thought import think


class Call(NamedTuple):
    """A move that somebody calls, and the question it answers."""

    seat: Seat
    move: Move
    question: int


class Calls:
    """The calls of one match. Everybody calls at any moment; what comes too late is not heard."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.heard: asyncio.Queue[Call] = asyncio.Queue()
        self.bots: dict[tuple[Seat, int], asyncio.Task[None]] = {}
        self.waiting: dict[Seat, asyncio.Task[None]] = {}  # people whose hand still rests
        self.alarm: asyncio.Task[None] | None = None

    async def next(self) -> Call:
        """The next call that still means something."""
        while True:
            self._listen()
            call = await self.heard.get()
            if self._is_now(call):
                return call

    def make(self, seat: Seat, move: Move) -> None:
        """A person calls. If their hand must still rest, the call is made when it may; a later one replaces it."""
        if seat in self.waiting:
            self.waiting.pop(seat).cancel()
        call = Call(seat, move, self.match.position.question(seat))
        rest = self.match.rest(seat)
        if rest <= 0:
            self.heard.put_nowait(call)
        else:
            self.waiting[seat] = self._later(rest, call)

    def stop(self) -> None:
        tasks = [*self.bots.values(), *self.waiting.values(), *([self.alarm] if self.alarm else [])]
        for task in tasks:
            task.cancel()

    def _is_now(self, call: Call) -> bool:
        position = self.match.position
        if call.seat == CLOCK:
            due = self.match.due()
            return due is not None and due <= 0
        return position.question(call.seat) == call.question and call.move in position.moves(call.seat)

    def _listen(self) -> None:
        """Ask every bot that may move and has not been asked this, and set the clock anew."""
        position = self.match.position
        asked = {(seat, position.question(seat)) for seat in position.acting() if seat in self.match.bots}
        for past in self.bots.keys() - asked:
            self.bots.pop(past).cancel()
        for seat, question in asked - self.bots.keys():
            self.bots[seat, question] = asyncio.create_task(self._ask(seat, question))
        if self.alarm is not None:
            self.alarm.cancel()
        due = self.match.due()
        self.alarm = None if due is None else self._later(max(0, due), Call(CLOCK, WAIT, position.ply))

    async def _ask(self, seat: Seat, question: int) -> None:
        """A bot thinks, and then takes as long as it takes to react."""
        match, rng = self.match, self.match.luck_of(seat)
        bot, budget = match.bots[seat]
        after = match.tempo(seat).sample(rng)
        began = match.now()
        move = await think(bot, match.position, seat, budget, rng)
        if move != WAIT:
            left = max(after - (match.now() - began), match.rest(seat))
            await self._sleep(left)
            self.heard.put_nowait(Call(seat, move, question))

    def _later(self, wait: Milliseconds, call: Call) -> asyncio.Task[None]:
        return asyncio.create_task(self._after(wait, lambda: self.heard.put_nowait(call)))

    async def _after(self, wait: Milliseconds, act: Callable[[], None]) -> None:
        await self._sleep(wait)
        act()

    async def _sleep(self, wait: Milliseconds) -> None:
        await asyncio.sleep(max(0, wait) / 1000 / self.match.speed)
