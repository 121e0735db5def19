"""Distance is made up for, and nobody gains by feigning it: late pongs, second lines, reactions too quick."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ludotek.core.position import RACE, Milliseconds
from ludotek.table.clocks import QUICKEST, Ledger
from ludotek.table.races import CAP, QUOTA, SLACK, distance
from ludotek.table.table import Table
from tests.table.guests import Guest, Line
from tests.table.serving import Served, serving
from tests.table.toys import CALL, Reflex, find_game

LATE = 0.4  # seconds by which a liar holds its pongs back


async def answer_late(line: Line) -> None:
    """Be alive, and answer every ping late."""
    async with asyncio.TaskGroup() as answers:
        async for text in line.socket:
            message = json.loads(text)
            if message["type"] == "ping":
                answers.create_task(later(line, message["id"]))


async def later(line: Line, ping: int) -> None:
    await asyncio.sleep(LATE)
    await line.say(type="pong", id=ping, clock=0)


async def listen(line: Line) -> None:
    while True:
        await line.next()


@asynccontextmanager
async def meanwhile(*work: object) -> AsyncIterator[None]:
    tasks = [asyncio.ensure_future(one) for one in work]  # type: ignore[call-overload]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def reflex(address: Served, rounds: int = 30) -> tuple[Guest, Guest, Table]:
    """Olena, who hosts, and Taras, at a table where nothing counts but who calls first."""
    olena, taras = await Guest.named(address, "Olena"), await Guest.named(address, "Taras")
    made = await olena.open_table("me", "anyone", game="reflex", options={"rounds": rounds})
    await taras.sit(made["id"], "second")
    return olena, taras, await address.house.table(made["id"])


class Clock:
    """The house's time, which goes on when a test says so."""

    def __init__(self, address: Served) -> None:
        self.time: Milliseconds = address.house.now()
        address.house.now = lambda: self.time


async def call(table: Table, seat: int, claimed: Milliseconds) -> None:
    viewer = table.company.viewers[seat][0]
    await table.waiting.call(seat, CALL, table.session.position.question(seat), claimed, viewer, "")


async def round_of(table: Table, clock: Clock, gap: Milliseconds) -> int:
    """Olena calls, and a little later Taras, who claims to have been much earlier. Who wins the round?"""
    before = list(won(table))
    clock.time += 1000
    await call(table, 0, clock.time)
    clock.time += gap
    await call(table, 1, clock.time - 10 * CAP)
    clock.time += CAP * 2
    await table.waiting.close()
    return 0 if won(table)[0] > before[0] else 1


def won(table: Table) -> list[int]:
    assert isinstance(table.session.position, Reflex)
    return table.session.position.won


async def test_whoever_answers_late_on_one_line_is_as_near_as_on_another(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        olena, taras, table = await reflex(address)
        async with (
            olena.at(table.row.id) as near,
            taras.at(table.row.id) as liar,
            meanwhile(listen(near), answer_late(liar)),
        ):
            assert await shown(table, below=1 << 30) >= 1000 * LATE
            async with taras.at(table.row.id) as honest, meanwhile(listen(honest)):
                nearest = await shown(table, below=round(1000 * LATE))
            believed = distance(table, 1, table.company.viewers[1][0])
            assert believed is not None and believed <= nearest, "also when the honest line has gone"
            clock = Clock(address)
            gap = min(CAP, round(believed / 2)) + 1
            assert await round_of(table, clock, gap) == 0, "a 400 ms liar who is really near"


async def shown(table: Table, below: Milliseconds) -> Milliseconds:
    """The distance that Taras's lines have shown, as soon as it is less than so much."""
    while (trip := table.company.latency(1)) is None or trip >= below:
        await asyncio.sleep(0.01)
    return trip


async def test_a_line_that_becomes_slow_is_believed_what_it_showed_before(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        _, _, table = await reflex(address)
        for trip in (35.0, 400.0, 380.0):
            table.company.measured(1, trip)
        assert table.company.latency(1) == 35
        assert table.company.latency(0) is None


async def test_another_person_in_the_seat_has_a_distance_of_their_own(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        _, _, table = await reflex(address)
        table.company.measured(1, 35.0)
        table.row.seats[1].player = "somebody-else"
        assert table.company.latency(1) is None


async def test_belief_that_decides_is_granted_up_to_a_quota_a_game(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        olena, taras, table = await reflex(address)
        async with olena.at(table.row.id), taras.at(table.row.id):
            table.company.nearest[table.row.seats[1].player or ""] = 4 * CAP
            clock = Clock(address)
            winners = [await round_of(table, clock, gap=100) for _ in range(QUOTA // CAP + 4)]
            assert winners == [1] * (QUOTA // CAP) + [0] * 4


async def test_belief_that_decides_nothing_costs_nothing(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        olena, taras, table = await reflex(address)
        async with olena.at(table.row.id), taras.at(table.row.id):
            table.company.nearest[table.row.seats[1].player or ""] = 4 * CAP
            clock = Clock(address)
            for _ in range(QUOTA // CAP + 4):
                clock.time += 1000
                await call(table, 1, clock.time - CAP)
                clock.time += 2 * CAP
                await table.waiting.close()
            assert won(table) == [0, QUOTA // CAP + 4]
            assert table.waiting.believed == {}


# Reactions that are too quick to be true.


def reacted(after: Milliseconds, asked: list[int]) -> list[int]:
    """What a ledger counts when the first seat moves so long after it was asked."""
    position, ledger = Reflex(), Ledger(2)
    ledger.note(RACE, [], -1, position, 1000)
    if len(asked) == 1:
        ledger.question[1] += 1
    position.play(0, CALL)
    ledger.note(RACE, [0, 1], 0, position, 1000 + after)
    return ledger.quick


def test_a_reaction_that_nobody_can_have_is_counted() -> None:
    assert reacted(QUICKEST - 1, [0, 1]) == [1, 0]
    assert reacted(QUICKEST, [0, 1]) == [0, 0]


def test_but_not_where_each_driver_has_a_question_of_their_own() -> None:
    assert reacted(QUICKEST - 1, [0]) == [0, 0]


async def test_the_host_alone_sees_who_was_too_quick_at_once(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        olena, taras, table = await reflex(address)
        async with olena.at(table.row.id) as host, taras.at(table.row.id) as guest:
            for seat in (0, 1):
                table.company.measured(seat, 0.0)
            clock = Clock(address)
            for seat, wait in ((0, 1000), (1, QUICKEST // 2)):
                clock.time += wait
                await call(table, seat, clock.time)
                clock.time += SLACK
                await table.waiting.close()
            while host.table["quick"] != [0, 1]:
                await host.next()
            assert guest.table["quick"] == []
