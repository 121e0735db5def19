"""Races are fair: near or far, whoever reacted first is first; whoever lies gains nothing beyond the cap."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from statistics import median
from typing import NamedTuple

import pytest

from ludotek.core.errors import IllegalMove
from ludotek.core.position import RACE
from ludotek.table.live.connection import Connection
from ludotek.table.people.limits import Limits
from ludotek.table.storage.rows import CallRow
from ludotek.table.tables import races
from ludotek.table.tables.moves import play
from ludotek.table.tables.races import CAP, distance, made_at, way
from ludotek.table.tables.table import Table
from ludotek.table.world import SystemClock
from tests.table.guests import Guest, Line, Message, part
from tests.table.serving import ToyProcess, serving
from tests.table.toys import CALL, find_game

# Believing a call.


def test_a_call_is_believed_no_further_back_than_half_its_round_trip() -> None:
    assert made_at(970, 1000, 80.0) == 970
    assert made_at(900, 1000, 80.0) == 960
    assert made_at(5000, 1000, 80.0) == 1000, "nor in the future"


def test_and_never_beyond_the_cap() -> None:
    assert made_at(0, 10_000, 60_000.0) == 10_000 - CAP


def test_a_call_without_a_time_or_a_measured_distance_was_made_when_it_came() -> None:
    assert made_at(None, 1000, 80.0) == 1000
    assert made_at(900, 1000, None) == 1000


async def test_of_somebody_who_runs_alone_no_claim_is_believed(sqlite_url: str) -> None:
    """NOS §12."""
    async with serving(sqlite_url) as address:
        olena = await Guest.named(address, "Olena")
        far = Connection(None, send_nothing, Limits(), SystemClock())
        for drivers, believed in ((1, None), (2, 200.0)):
            seats = ["me", *["bot-1"] * (drivers - 1)]
            made = await olena.open_table(*seats, game="nos", options={"drivers": drivers})
            table = await address.house.table(made["id"])
            table.viewers.measured(0, 200.0)
            assert distance(table, 0, far) == believed


async def send_nothing(message: object) -> None:
    """To somebody who is only thought of."""


def test_the_way_of_somebody_unmeasured_is_waited_for_up_to_the_cap() -> None:
    assert (way(None), way(40.0), way(1000.0)) == (CAP, 20, CAP)


# Clients that are far away.


class FarLine(Line):
    """A line on which every message takes its time, either way, and never overtakes another."""

    def __init__(self, line: Line, round_trip: float, jitter: float, luck: random.Random) -> None:
        super().__init__(line.socket)
        self.table, self.moment = line.table, line.moment
        self.way = round_trip / 2
        self.jitter = jitter
        self.luck = luck
        self.offsets: list[float] = []
        self.free = {"in": 0.0, "out": 0.0}
        self.inbox: asyncio.Queue[Message] = asyncio.Queue()
        self.pending: set[asyncio.Task[None]] = set()

    def delay(self, direction: str) -> float:
        now = time.monotonic()
        self.free[direction] = max(self.free[direction], now + self.way + self.luck.uniform(0, self.jitter))
        return self.free[direction] - now

    async def say(self, **message: object) -> None:
        self.send(message)

    def send(self, message: Message) -> asyncio.Task[None]:
        task = asyncio.create_task(self.later(json.dumps(message), self.delay("out")))
        self.pending.add(task)
        task.add_done_callback(self.pending.discard)
        return task

    async def later(self, text: str, delay: float) -> None:
        await asyncio.sleep(delay)
        await self.socket.send(text)

    async def listen(self) -> None:
        async for text in self.socket:
            message: Message = json.loads(text)
            asyncio.get_running_loop().call_later(self.delay("in"), self.receive, message)

    def receive(self, message: Message) -> None:
        """What the client in the browser does: keep the table's time, answer pings, and remember the moment."""
        if "now" in message:
            self.offsets = [*self.offsets[-8:], message["now"] - 1000 * time.time()]
        if message["type"] == "ping":
            self.send({"type": "pong", "id": message["id"], "clock": 0})
            return
        if "moment" in message:
            self.moment = message["moment"]
        self.inbox.put_nowait(message)

    def clock(self) -> int:
        return round(1000 * time.time() + median(self.offsets))

    async def until(self, question: int) -> None:
        while self.moment["question"] < question:
            await asyncio.wait_for(self.inbox.get(), 60)


class Liar(FarLine):
    """Claims to have called long before it did, and answers pings late to seem far away."""

    def clock(self) -> int:
        return super().clock() - 100_000


NEAR, FAR, JITTER = 0.010, 0.150, 0.010  # seconds
MARGIN = 0.030
TABLES, ROUNDS = 10, 20
ATTEMPTS, ENOUGH = 8, 100  # at finding so many rounds that this machine did not disturb
LATE, USUAL_TRIP = 0.005, 0.003  # seconds


async def far_table(address: str, stack: AsyncExitStack, seed: int, liar: bool = False) -> list[FarLine]:
    guests = [await Guest.named(address, name) for name in ("Olena", "Taras")]
    options = {"rounds": ROUNDS + 1}
    table = (await guests[0].open_table("me", "anyone", game="reflex", options=options))["id"]
    await guests[1].sit(table, "second")
    lines = []
    for seat, trip in enumerate((NEAR, FAR) if seed % 2 else (FAR, NEAR)):
        line = await stack.enter_async_context(guests[seat].at(table))
        kind = Liar if liar and trip == NEAR else FarLine
        far = kind(line, trip, JITTER, random.Random(10 * seed + seat))
        listening = asyncio.create_task(far.listen())
        stack.callback(listening.cancel)
        lines.append(far)
    return lines


class Canary:
    """Asks the server for a sign of life again and again, beside the races: how late this machine makes it answer."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.trips: list[tuple[float, float]] = []  # when asked, and when answered

    async def sing(self) -> None:
        while True:
            asked = time.monotonic()
            await (await self.line.socket.ping())
            self.trips.append((asked, time.monotonic()))
            await asyncio.sleep(0.002)

    def worst(self, since: float, until: float) -> float:
        return max((back - asked for asked, back in self.trips if back >= since and asked <= until), default=1.0)


class Outcome(NamedTuple):
    """One round: by how much the first to react was first, whether it won, and by how much this machine was late."""

    lead: float
    is_fair: bool
    lateness: float


async def race(lines: list[FarLine], luck: random.Random, canary: Canary) -> list[Outcome]:
    outcomes = []
    before, done = lines[0].moment["view"]["won"], lines[0].moment["question"]
    for number in range(done, done + ROUNDS):
        began = time.monotonic()
        await asyncio.gather(*(line.until(number) for line in lines))
        lead = luck.uniform(MARGIN + 0.005, 0.1)
        reactions = luck.choice([(0.02, 0.02 + lead), (0.02 + lead, 0.02)])
        taps = await asyncio.gather(*(tap(line, wait, number) for line, wait in zip(lines, reactions, strict=True)))
        await lines[0].until(number + 1)
        won = lines[0].moment["view"]["won"]
        winner = 0 if won[0] > before[0] else 1
        (first, late), (second, later) = taps
        lateness = max(late, later, canary.worst(began, time.monotonic()) - USUAL_TRIP)
        outcomes.append(Outcome(abs(first - second), winner == (0 if first < second else 1), lateness))
        before = won
    return outcomes


async def tap(line: FarLine, wait: float, question: int) -> tuple[float, float]:
    """React after a while; when that really was, and how much more than its distance the message was held up here."""
    await asyncio.sleep(wait)
    at = time.monotonic()
    await line.send({"type": "move", "question": question, "move": CALL, "time": line.clock()})
    return at, time.monotonic() - at - line.way - line.jitter


async def share_of_fair_rounds(address: str, liar: bool = False) -> float:
    """Of those with a clear lead, in which this machine added no more jitter than it was asked to.

    What it adds is measured apart from the races, so leaving such rounds out says nothing about who won them.
    """
    clear: list[Outcome] = []
    for attempt in range(ATTEMPTS):
        async with AsyncExitStack() as stack:
            outcomes = await races_at_once(address, stack, attempt, liar)
        clear += [one for one in outcomes if one.lead >= MARGIN and one.lateness < LATE]
        await part()
        if len(clear) >= ENOUGH:
            return sum(one.is_fair for one in clear) / len(clear)
    pytest.skip("this machine is too busy to measure who was first")


async def races_at_once(address: str, stack: AsyncExitStack, attempt: int, liar: bool) -> list[Outcome]:
    """A game at each of the tables, no longer than a quota of belief lasts for somebody honest."""
    tables = [await far_table(address, stack, seed, liar) for seed in range(TABLES)]
    canary = Canary(await stack.enter_async_context(Guest(address).at(tables[0][0].table["id"])))
    for task in (asyncio.create_task(canary.sing()), asyncio.create_task(ignore(canary.line))):
        stack.callback(task.cancel)
    await asyncio.gather(*(measured(lines) for lines in tables))
    races = [race(lines, random.Random(100 * attempt + seed), canary) for seed, lines in enumerate(tables)]
    return [one for told in await asyncio.gather(*races) for one in told]


async def ignore(line: Line) -> None:
    while True:
        await line.next()


async def measured(lines: list[FarLine]) -> None:
    """Until the server has measured how far away everybody is."""
    while True:
        message = await asyncio.wait_for(lines[0].inbox.get(), 60)
        if message["type"] == "presence" and all(seat["latency"] is not None for seat in message["seats"]):
            return


@pytest.fixture
def toy_server(sqlite_url: str) -> Iterator[ToyProcess]:
    server = ToyProcess(sqlite_url).start()
    yield server
    server.stop()


# Over real lines the machine itself is late now and then, so a few rounds may go wrong; test_fair_rounds.py has the
# same races in a world whose clock is never late, and there hardly any may.


async def test_near_or_far_whoever_reacts_first_wins_over_real_lines(toy_server: ToyProcess) -> None:
    """Nort N6."""
    await toy_server.ready()
    assert await share_of_fair_rounds(toy_server.address) >= 0.9


async def test_over_real_lines_a_lying_client_gains_nothing_beyond_what_its_distance_explains(
    toy_server: ToyProcess,
) -> None:
    """It claims to have called minutes ago; its round trip says otherwise, so it wins only what it is first at."""
    await toy_server.ready()
    assert await share_of_fair_rounds(toy_server.address, liar=True) >= 0.9


def feign_distance(table: Table, round_trip: int) -> None:
    """The second seat has never answered a ping sooner."""
    table.viewers.nearest[table.row.seats[1].player or ""] = round_trip


async def test_a_client_that_feigns_distance_gains_no_more_than_the_cap(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        olena, taras = await Guest.named(address, "Olena"), await Guest.named(address, "Taras")
        table = (await olena.open_table("me", "anyone", game="reflex", options={"rounds": 2}))["id"]
        await taras.sit(table, "second")
        async with olena.at(table) as near, taras.at(table) as far:
            feign_distance(address.house.tables[table], 60_000)  # it answered every ping a minute late
            await near.play(CALL, time=address.house.now())
            while not (calls := address.house.tables[table].waiting.calls):
                await asyncio.sleep(0.001)
            began = calls[0].time_ms
            while address.house.now() <= began + CAP:
                await asyncio.sleep(0.001)
            await far.play(CALL, time=began - 50_000)
            while (await near.hear("update"))["ply"] < 1:
                pass
            assert near.moment["view"]["won"] == [1, 0]


# Waiting calls.


async def reflex_table(address: str, **options: int) -> tuple[Guest, Guest, str]:
    olena, taras = await Guest.named(address, "Olena"), await Guest.named(address, "Taras")
    table = (await olena.open_table("me", "anyone", game="reflex", options=options))["id"]
    await taras.sit(table, "second")
    return olena, taras, table


async def test_whoever_comes_second_is_told_so_and_the_call_is_not_taken_for_the_next_question(url: str) -> None:
    async with serving(url, find_game=find_game) as address:
        olena, taras, table = await reflex_table(address)
        async with olena.at(table) as first, taras.at(table) as second:
            held = address.house.tables[table]
            before = len(held.session.entries)
            await first.play(CALL)
            while not held.waiting.calls and len(held.session.entries) == before:
                await asyncio.sleep(0.001)
            called = address.house.now()
            while address.house.now() == called:  # of two in the same millisecond one would be drawn by lot
                await asyncio.sleep(0.001)
            await second.play(CALL, nonce="mine")
            refused = await second.hear("error")
            assert (refused["code"], refused["nonce"]) == ("core/past-question", "mine")
            assert second.moment["view"]["won"] == [1, 0]


async def test_a_waiting_call_shows_nothing(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotek.table.tables.races.CAP", 3000)  # long enough to talk meanwhile, on any disk
    async with serving(sqlite_url, find_game=find_game) as address:
        olena, taras, table = await reflex_table(address)
        async with olena.at(table) as first, taras.at(table) as second:
            feign_distance(address.house.tables[table], 6000)
            await first.play(CALL)
            while not await address.house.store.calls(table):
                await asyncio.sleep(0.001)
            await first.say(type="chat", text="I have called.")
            assert (await second.hear("chat", "update"))["type"] == "chat"
            assert (await second.hear("update"))["moment"]["view"]["won"] == [1, 0]
            while await address.house.store.calls(table):
                await asyncio.sleep(0.001)


async def test_any_worker_closes_a_window_that_a_dead_one_left_open(url: str) -> None:
    async with serving(url, find_game=find_game) as address:
        _, _, table = await reflex_table(address)
        now = address.house.now()
        for seat, made in ((0, now + 30), (1, now + 20)):
            row = CallRow(table_id=table, question=0, seat=seat, move=CALL, time_ms=made, closes=now + 50)
            await address.house.store.put_call(row)
    async with serving(url, find_game=find_game) as address, Guest(address).at(table) as line:
        if line.moment["view"]["won"] == [0, 0]:
            await line.hear("update")
        assert line.moment["view"]["won"] == [0, 1]


async def test_time_moves_when_nobody_calls(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        olena, _, table = await reflex_table(address, deadline=200, rounds=2)
        async with olena.at(table) as line:
            await line.until_over()
            assert line.table["result"] == [0, 0]
            assert [event["told"]["a"] for event in line.table["history"]] == [-2, -2]


async def test_nobody_calls_again_before_the_pause_is_over(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        olena, _, table = await reflex_table(address, pause=60_000)
        async with olena.at(table) as line:
            await line.play(CALL)
            await line.hear("update")
            await line.play(CALL)
            assert (await line.hear("error"))["code"] == "table/too-soon"


async def test_how_far_away_everybody_is_is_shown(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        olena, taras, table = await reflex_table(address)
        async with olena.at(table) as first, taras.at(table):
            while (await first.hear("presence"))["seats"][0]["latency"] is None:
                pass


async def test_closing_one_drivers_window_leaves_anothers_waiting_call_alone(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena, taras = await Guest.named(address, "Olena"), await Guest.named(address, "Taras")
        made, nos = await olena.open_table("me", "anyone", game="nos"), address.house.game("nos")
        await taras.sit(made["id"], nos.seats(nos.options())[1])
        store, table = address.house.store, await address.house.table(made["id"])
        while (position := table.session.position).kind() != RACE or not position.moves(0):
            for seat in position.acting() if position.kind() != RACE else []:
                await play(table, seat, position.moves(seat)[0], position.question(seat))
            await asyncio.sleep(0.01)
        other = position.question(1)
        elsewhere = CallRow(table_id=made["id"], question=other, seat=1, move=0, time_ms=1 << 45, closes=1 << 46)
        await store.put_call(elsewhere)
        called = -1
        while called <= other:
            position = table.session.position
            asked, moves = position.question(0), position.moves(0)
            with contextlib.suppress(IllegalMove):  # between two rolls there is a pause
                if moves:
                    await races.call(table, 0, moves[0], asked, None, None, "")
                    called = asked
            await asyncio.sleep(0.01)
        assert await store.calls(made["id"]) == [elsewhere]
