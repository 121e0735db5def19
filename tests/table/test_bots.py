"""What a bot is asked about: the moment at which it was asked, however far its table has come before it begins."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from ludotek.core.game import Game
from ludotek.core.position import Position, Seat
from ludotek.table.house import House
from ludotek.table.storage.sqlite import SqliteStore
from ludotek.table.tables.surroundings import Thought
from ludotek.table.tables.table import Table
from ludotek.table.thinking.bots import Thinkers, think
from tests.table.guests import Guest
from tests.table.serving import serving


class Asked:
    """In place of the processes that think: bots answer once they are let."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.plies: list[int] = []  # at which somebody was asked
        self.stale: list[tuple[Seat, list[Seat]]] = []  # who was asked out of turn, and whose turn it was
        self.given_up: list[int] = []  # plies of thoughts that were not needed any more
        self.answers = asyncio.Semaphore(0)
        setattr(thinkers, "move", self.move)  # noqa: B010

    async def move(self, game: Game, position: Position, seat: Seat, level: int, seed: int) -> Thought:
        if seat not in position.acting():
            self.stale.append((seat, list(position.acting())))
        self.plies.append(position.ply)
        thought = think(game, position, seat, level, seed)
        try:
            await self.answers.acquire()
        except asyncio.CancelledError:
            self.given_up.append(position.ply)
            raise
        return thought


class Workers:
    """A table of two bots at two workers: one whose bots move, and one that hears of it when it looks."""

    def __init__(self, house: House, table: Table, asked: Asked, other: Table, other_asked: Asked) -> None:
        self.house = house
        self.table = table
        self.asked = asked
        self.other = other
        self.other_asked = other_asked

    async def move_there(self, moves: int) -> None:
        """The other worker's bots make so many moves."""
        for _ in range(moves):
            before = self.other.session.position.ply
            self.other_asked.answers.release()
            while self.other.session.position.ply == before:
                await asyncio.sleep(0.01)

    async def look_here(self) -> None:
        """This worker reads what the other has kept, and its bots have been asked."""
        await self.table.read_again()
        assert self.table.session.position.ply == self.other.session.position.ply
        while self.table.session.position.ply not in self.asked.plies:
            await asyncio.sleep(0.01)


@asynccontextmanager
async def two_workers(url: str) -> AsyncIterator[Workers]:
    async with serving(url) as here, serving(url) as there:
        asked, other_asked = Asked(here.house.thinkers), Asked(there.house.thinkers)
        olena = await Guest.named(here, "Olena")
        id = (await olena.open_table("bot-2", "bot-2", game="oath", options={"players": 2}))["id"]
        assert isinstance(here.house.store, SqliteStore)
        here.house.store.listeners.clear()
        workers = Workers(here.house, await here.house.table(id), asked, await there.house.table(id), other_asked)
        await workers.look_here()
        yield workers


async def test_a_worker_that_is_behind_asks_no_bot_about_a_moment_that_has_passed(
    sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Moves of another worker are read together, and between two of them a bot is asked that has moved since."""
    caplog.set_level(logging.ERROR, "ludotek")
    async with two_workers(sqlite_url) as workers:
        await workers.move_there(8)
        assert {entry.seat for entry in workers.other.session.entries if entry.seat >= 0} == {0, 1}
        await workers.look_here()
        assert workers.asked.stale == []
        assert [record.getMessage() for record in caplog.records] == []


async def test_a_bot_whose_question_has_passed_stops_thinking_about_it(sqlite_url: str) -> None:
    """The Chancellor of Oath has two things to choose before the other is asked."""
    async with two_workers(sqlite_url) as workers:
        await workers.move_there(1)
        await workers.look_here()
        passed = workers.table.session.position.ply
        await workers.move_there(1)
        await workers.look_here()
        assert workers.table.session.position.acting() == [1]
        while workers.house.alarms.thoughts.keys() != {(workers.table.row.id, 1)}:
            await asyncio.sleep(0.01)
        assert passed in workers.asked.given_up
