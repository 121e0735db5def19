"""Looking back and ahead: apart from bots, for a limited time, and every address in its turn."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import ParamSpec, TypeVar

import pytest

from ludotek.core import record
from ludotek.core.errors import LudotekError
from ludotek.core.position import CHANCE, CLOCK, DEAL
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.games import game
from ludotek.table.people.limits import TooMuch
from ludotek.table.thinking.pool import Pool
from ludotek.table.thinking.queue import MODEST, MOST_EACH, FairQueue
from tests.table.guests import Guest, Line
from tests.table.serving import serving

P = ParamSpec("P")
T = TypeVar("T")


def long_record() -> str:
    """A race of some thousand moves, whose replay takes a while."""
    found, rng = game("nos"), Rng(5)
    session = Session(found, found.options())
    while not session.is_over:
        position = session.position
        acting = position.acting()
        seat = CHANCE if position.kind() == DEAL else acting[0] if acting else CLOCK
        session.play(seat, rng.choice(position.moves(seat)))
    return str(record.of_session(session, dict.fromkeys(session.seats, "nobody")))


async def test_no_post_of_a_record_makes_a_bot_wait(sqlite_url: str) -> None:
    text = long_record()
    async with serving(sqlite_url) as address:
        olena, other = await Guest.named(address, "Olena"), Guest(address)
        table = (await olena.open_table("me", "bot-1"))["id"]
        async with olena.at(table) as line:
            await answered(line)
            posts = [asyncio.create_task(other.http.post("/api/replays", content=text)) for _ in range(MOST_EACH)]
            await asyncio.wait(posts, return_when=asyncio.FIRST_COMPLETED)
            await answered(line)  # to this the bot may have chosen before
            await answered(line)
            assert not all(post.done() for post in posts), "the bot has answered after all that was sent before"
        assert {(await post).status_code for post in posts} == {200}


async def answered(line: Line) -> None:
    """Make a sealed choice, and wait until the bot's is known too."""
    while not line.moment["moves"]:
        await line.next()
    asked = line.moment["question"]
    await line.play(line.moment["moves"][0]["move"])
    while line.moment["question"] == asked:
        await line.next()


def fall_asleep() -> None:
    time.sleep(3600)


async def test_what_takes_too_long_is_ended_and_the_next_is_served() -> None:
    queue = FairQueue(0.2, Pool(1, MODEST))
    with pytest.raises(LudotekError) as refused:
        await queue.run("192.0.2.1", fall_asleep)
    assert refused.value.code == "limits/too-long"
    queue.limit = 60
    assert await queue.run("192.0.2.1", abs, -1) == 1
    queue.stop()


async def test_whoever_goes_away_leaves_nothing_behind_that_others_wait_for() -> None:
    queue = FairQueue(60, Pool(1, MODEST))
    gone = asyncio.create_task(queue.run("192.0.2.1", fall_asleep))
    waiting = asyncio.create_task(queue.run("192.0.2.2", fall_asleep))
    third = asyncio.create_task(queue.run("192.0.2.3", abs, -3))
    await asyncio.sleep(0.1)
    waiting.cancel()
    gone.cancel()
    assert await third == 3
    assert not queue.asked and not queue.is_busy
    queue.stop()


class Slow:
    """A process that finishes a job when it is told to."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.next = asyncio.Semaphore(0)

    async def run(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        await self.next.acquire()
        self.done.append(str(args[0]))
        return job(*args, **kwargs)

    def stop(self) -> None:
        """It is not a real one."""


async def test_addresses_take_turns_however_much_one_asks_for() -> None:
    slow = Slow()
    queue = FairQueue(60, slow)
    many = [asyncio.create_task(queue.run("192.0.2.1", str, f"many {number}")) for number in range(4)]
    await asyncio.sleep(0)
    one = asyncio.create_task(queue.run("192.0.2.2", str, "one"))
    await asyncio.sleep(0)
    for _ in range(5):
        slow.next.release()
    await asyncio.gather(*many, one)
    assert slow.done == ["many 0", "many 1", "one", "many 2", "many 3"]


async def test_an_address_has_so_many_under_way_and_a_household_is_one_address() -> None:
    slow = Slow()
    queue = FairQueue(60, slow)
    asked = [asyncio.create_task(queue.run(f"2001:db8::{n + 1}", str, "many")) for n in range(MOST_EACH)]
    await asyncio.sleep(0)
    with pytest.raises(TooMuch) as refused:
        await queue.run("2001:db8::ffff", str, "one too many")
    assert refused.value.code == "limits/too-many-looks"
    other = asyncio.create_task(queue.run("2001:db8:0:1::1", str, "another household"))
    for _ in range(MOST_EACH + 1):
        slow.next.release()
    await asyncio.gather(*asked, other)
    assert await asyncio.wait_for(asyncio.gather(queue.run("2001:db8::1", str, "again"), release(slow)), 10)


async def release(slow: Slow) -> None:
    slow.next.release()
