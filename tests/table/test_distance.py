"""Distance is made up for, and nobody gains by feigning it: late pongs, second lines, reactions too quick."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from ludotek.core.position import RACE, Milliseconds
from ludotek.table.storage.sqlite import SqliteStore
from ludotek.table.tables import races
from ludotek.table.tables.clocks import QUICKEST, Ledger
from ludotek.table.tables.races import CAP, QUOTA, SLACK, distance
from ludotek.table.tables.table import Table
from ludotek.wire.protocol import PresenceOut
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
        setattr(address.house.world.clock, "now", lambda: self.time)  # noqa: B010


async def call(table: Table, seat: int, claimed: Milliseconds) -> None:
    viewer = table.viewers.by_seat[seat][0]
    await races.call(table, seat, CALL, table.session.position.question(seat), claimed, viewer, "")


async def round_of(table: Table, clock: Clock, gap: Milliseconds) -> int:
    """Olena calls, and a little later Taras, who claims to have been much earlier. Who wins the round?"""
    before = list(won(table))
    clock.time += 1000
    await call(table, 0, clock.time)
    clock.time += gap
    await call(table, 1, clock.time - 10 * CAP)
    clock.time += CAP * 2
    await races.close(table)
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
            believed = distance(table, 1, table.viewers.by_seat[1][0])
            assert believed is not None and believed <= nearest, "also when the honest line has gone"
            clock = Clock(address)
            gap = min(CAP, round(believed / 2)) + 1
            assert await round_of(table, clock, gap) == 0, "a 400 ms liar who is really near"


async def shown(table: Table, below: Milliseconds) -> Milliseconds:
    """The distance that Taras's lines have shown, as soon as it is less than so much."""
    while (trip := table.viewers.latency(1)) is None or trip >= below:
        await asyncio.sleep(0.01)
    return trip


async def test_a_line_that_becomes_slow_is_believed_what_it_showed_before(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        _, _, table = await reflex(address)
        for trip in (35.0, 400.0, 380.0):
            table.viewers.measured(1, trip)
        assert table.viewers.latency(1) == 35
        assert table.viewers.latency(0) is None


async def test_another_person_in_the_seat_has_a_distance_of_their_own(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        _, _, table = await reflex(address)
        table.viewers.measured(1, 35.0)
        table.row.seats[1].player = "somebody-else"
        assert table.viewers.latency(1) is None


async def test_belief_that_decides_is_granted_up_to_a_quota_a_game(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        olena, taras, table = await reflex(address)
        async with olena.at(table.row.id), taras.at(table.row.id):
            table.viewers.nearest[table.row.seats[1].player or ""] = 4 * CAP
            clock = Clock(address)
            winners = [await round_of(table, clock, gap=100) for _ in range(QUOTA // CAP + 4)]
            assert winners == [1] * (QUOTA // CAP) + [0] * 4


async def test_belief_that_decides_nothing_costs_nothing(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        olena, taras, table = await reflex(address)
        async with olena.at(table.row.id), taras.at(table.row.id):
            table.viewers.nearest[table.row.seats[1].player or ""] = 4 * CAP
            clock = Clock(address)
            for _ in range(QUOTA // CAP + 4):
                clock.time += 1000
                await call(table, 1, clock.time - CAP)
                clock.time += 2 * CAP
                await races.close(table)
            assert won(table) == [0, QUOTA // CAP + 4]
            assert table.waiting.believed == {}


async def test_a_call_that_another_worker_has_played_counts_though_more_has_happened_since(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        olena, taras, table = await reflex(address)
        async with olena.at(table.row.id) as slower, taras.at(table.row.id) as first:
            table.viewers.nearest[table.row.seats[1].player or ""] = 4 * CAP
            clock = Clock(address)
            clock.time += 1000
            await call(table, 0, clock.time)
            clock.time += 100
            await call(table, 1, clock.time - CAP)
            made = table.relative(clock.time - CAP)
            for seat, time in ((1, made), (0, made + 2 * CAP)):
                ply = table.session.position.ply
                await table.attempt(partial(table.step, seat, CALL, ply, time))
            await races.close(table)
            assert table.waiting.had(1) == CAP
            assert (await slower.hear("error"))["code"] == "core/past-question"
            table.broadcast.tell(PresenceOut([], 99, 0))
            while (await first.hear("presence"))["spectators"] != 99:
                pass
            assert [message for message in first.heard if message["type"] == "error"] == []


# Several workers.


@asynccontextmanager
async def two_workers(url: str) -> AsyncIterator[tuple[Served, Served]]:
    """Two houses that share a store, as they do where several processes serve."""
    async with serving(url, find_game=find_game) as here, serving(url, find_game=find_game) as there:
        for store in (here.house.store, there.house.store):
            assert isinstance(store, SqliteStore)
            pass_words_on(store)
        yield here, there


def pass_words_on(store: SqliteStore) -> None:
    async def announce(table_id: str, word: str) -> None:
        store._tell(table_id, word)

    setattr(store, "is_shared", True)  # noqa: B010
    setattr(store, "announce", announce)  # noqa: B010


async def test_whoever_comes_back_through_another_worker_is_as_near_as_before(sqlite_url: str) -> None:
    """Also through one that has never seen the table, when nobody sits at it any more."""
    async with two_workers(sqlite_url) as (here, there):
        _, _, table = await reflex(here)
        table.viewers.measured(1, 35.0)
        other = await there.house.table(table.row.id)
        while other.viewers.latency(1) is None:
            await asyncio.sleep(0.01)
        assert other.viewers.latency(1) == 35
        assert not other.viewers.is_present(1)


async def test_a_line_that_is_gone_leaves_its_distance_with_every_worker(sqlite_url: str) -> None:
    async with two_workers(sqlite_url) as (here, there):
        _, taras, table = await reflex(here)
        other = await there.house.table(table.row.id)
        async with taras.at(table.row.id):
            table.viewers.measured(1, 35.0)
        while other.viewers.latency(1) != 35:
            await asyncio.sleep(0.01)


async def test_a_quota_is_one_for_all_workers(sqlite_url: str) -> None:
    async with two_workers(sqlite_url) as (here, there):
        olena, taras, table = await reflex(here)
        other = await there.house.table(table.row.id)
        async with olena.at(table.row.id), taras.at(table.row.id):
            table.viewers.nearest[table.row.seats[1].player or ""] = 4 * CAP
            clock = Clock(here)
            for rounds in (1, 2):
                assert await round_of(table, clock, gap=100) == 1
                while other.waiting.had(1) < rounds * CAP:
                    await asyncio.sleep(0.01)
        assert other.waiting.had(1) == 2 * CAP


async def test_only_of_somebody_who_is_here_is_it_said_how_far_away_they_are(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        _, taras, table = await reflex(address)
        table.viewers.measured(1, 35.0)
        assert table.views.seats(0, 0)[1].latency is None
        async with taras.at(table.row.id):
            assert table.views.seats(0, 0)[1].latency is not None


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


def test_a_reaction_begins_when_the_question_is_shown() -> None:
    """The call before it was made earlier, and had to wait for one that might have been earlier still."""
    position, ledger = Reflex(), Ledger(2)
    ledger.note(RACE, [], -1, position, 1000)
    ledger.show(1000 + CAP + SLACK)
    position.play(0, CALL)
    ledger.note(RACE, [0, 1], 0, position, 1000 + CAP + SLACK + QUICKEST - 1)
    assert ledger.quick == [1, 0]


async def test_the_table_shows_what_a_call_asks_once_its_window_has_closed(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        olena, taras, table = await reflex(address)
        async with olena.at(table.row.id), taras.at(table.row.id):
            for seat in (0, 1):
                table.viewers.nearest[table.row.seats[seat].player or ""] = 2 * CAP
            clock = Clock(address)
            for seat, wait in ((0, 1000), (1, QUICKEST // 2)):
                clock.time += wait
                await call(table, seat, clock.time)
                clock.time += CAP + SLACK
                await races.close(table)
            assert table.ledger.quick == [0, 1]


def test_but_not_where_each_driver_has_a_question_of_their_own() -> None:
    assert reacted(QUICKEST - 1, [0]) == [0, 0]


async def test_the_host_alone_sees_who_was_too_quick_at_once(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        olena, taras, table = await reflex(address)
        async with olena.at(table.row.id) as host, taras.at(table.row.id) as guest:
            for seat in (0, 1):
                table.viewers.measured(seat, 0.0)
            clock = Clock(address)
            for seat, wait in ((0, 1000), (1, QUICKEST // 2)):
                clock.time += wait
                await call(table, seat, clock.time)
                clock.time += SLACK
                await races.close(table)
            while host.table["quick"] != [0, 1]:
                await host.next()
            assert guest.table["quick"] == []
