"""A database that goes away and comes back: the house says so while it lasts, and everything goes on by itself."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
from typing import Any

import asyncpg
import pytest
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from ludotek.core.position import CHANCE, Position, Seat
from ludotek.table.storage import probe
from ludotek.table.storage.errors import is_postgresqls
from ludotek.table.storage.postgres import PostgresStore
from ludotek.table.storage.rows import StoreLost
from ludotek.table.tables.surroundings import Thought
from ludotek.table.tables.table import Table
from ludotek.table.thinking.bots import Thinkers, think
from tests.table.guests import Guest, part, two_at_a_table
from tests.table.postgres import Postgres
from tests.table.serving import Process, Served, serving
from tests.table.test_workers import workers_of


async def health(address: str) -> tuple[int, dict[str, Any]]:
    answer = await Guest(address).http.get("/healthz")
    return answer.status_code, answer.json()


async def until_healthy(address: str) -> None:
    while (await health(address))[0] != 200:
        await asyncio.sleep(0.1)


async def ticks(address: Served, more: int) -> None:
    """Until the heart has beaten so many times."""
    until = address.house.ticks + more
    while address.house.ticks < until:
        await asyncio.sleep(0.05)


async def test_a_restart_of_the_database_is_told_while_it_lasts_and_then_moves_go_on(
    postgres: Postgres, postgres_url: str
) -> None:
    async with serving(postgres_url) as address:
        olena, taras, table = await two_at_a_table(address)
        async with olena.at(table) as rows, taras.at(table) as columns:
            assert (await health(address))[0] == 200
            with postgres.away():
                await asyncio.sleep(probe.FRESH)
                status, told = await health(address)
                assert (status, told["code"]) == (503, "store/lost")
                assert str(postgres.folder) not in told["sentence"]
                await rows.play(rows.moment["moves"][0]["move"])
                refused = await rows.hear("error")
                assert (refused["code"], refused["sentence"]) == (told["code"], told["sentence"])
                await ticks(address, 3)
            await until_healthy(address)
            await ticks(address, 2)
            for line in (rows, columns):
                await line.play(line.moment["moves"][0]["move"])
            for line in (rows, columns):
                while "revealed" not in [event["told"]["event"] for event in (await line.hear("update"))["events"]]:
                    pass


async def test_what_was_said_while_a_worker_could_not_hear_is_shown_when_it_can_again(
    postgres: Postgres, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(postgres_url) as here, serving(postgres_url) as there:
        olena, taras = await Guest.named(here, "Olena"), await Guest.named(there, "Taras")
        table = (await olena.open_table("me", "anyone"))["id"]
        await taras.sit(table, "columns")
        store, may_hear = there.house.store, asyncio.Event()
        assert isinstance(store, PostgresStore)
        connect = store.listener._connect

        async def connect_later() -> asyncpg.Connection:
            await may_hear.wait()
            return await connect()

        monkeypatch.setattr(store.listener, "_connect", connect_later)
        async with olena.at(table) as rows, taras.at(table) as columns:
            await asyncio.to_thread(postgres.end_connections)
            await until_healthy(here)
            await rows.say(type="chat", text="Here again?")
            await rows.hear("chat")
            may_hear.set()
            assert (await columns.hear("chat"))["text"] == "Here again?"


async def test_who_comes_while_the_database_is_away_is_told_to_come_again(
    postgres: Postgres, postgres_url: str
) -> None:
    async with serving(postgres_url) as address:
        _, _, table = await two_at_a_table(address)
        address.house.tables.clear()
        with postgres.away():
            async with Guest(address).at(table) as line:
                assert line.heard[-1]["code"] == "store/lost"
                await line.socket.wait_closed()
                assert line.socket.close_code == 1013


# Bots, clocks and races go on by themselves.


def movers(table: Table) -> list[Seat]:
    """Who has moved, chance aside."""
    return [entry.seat for entry in table.session.entries if entry.seat != CHANCE]


async def until_moved(table: Table) -> None:
    while not movers(table):
        await asyncio.sleep(0.01)


class Hesitant:
    """In place of the processes that think: bots answer once they are let, and their questions are counted."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.asked = 0
        self.may_answer = asyncio.Event()
        setattr(thinkers, "move", self.move)  # noqa: B010

    async def move(self, game: Any, position: Position, seat: Seat, level: int, seed: int) -> Thought:
        self.asked += 1
        await self.may_answer.wait()
        return think(game, position, seat, level, seed)


async def test_a_bot_whose_move_could_not_be_kept_makes_it_when_the_database_is_back(
    postgres: Postgres, postgres_url: str
) -> None:
    async with serving(postgres_url) as address:
        bot = Hesitant(address.house.thinkers)
        olena = await Guest.named(address, "Olena")
        table = await address.house.table((await olena.open_table("me", "bot-1"))["id"])
        while not bot.asked:
            await asyncio.sleep(0.01)
        with postgres.away():
            bot.may_answer.set()
            while bot.asked < 3:
                await asyncio.sleep(0.01)
            assert movers(table) == []
        await until_moved(table)
        assert movers(table) == [1]


class Failing:
    """In place of a store's way to keep moves: it fails so often, and notes when."""

    def __init__(self, address: Served, times: int, monkeypatch: pytest.MonkeyPatch) -> None:
        self.keep = address.house.store.append
        self.times = times
        self.at: list[float] = []
        monkeypatch.setattr(address.house.store, "append", self.append)

    async def append(self, *args: Any, **kwargs: Any) -> int:
        self.at.append(asyncio.get_running_loop().time())
        if len(self.at) <= self.times:
            raise StoreLost("store/not-written", "The house could not write this down.")
        return await self.keep(*args, **kwargs)

    def check_pauses(self) -> None:
        """Each is at least twice as long as the one before: half of that, since timers are not exact."""
        pauses = [later - earlier for earlier, later in zip(self.at, self.at[1:], strict=False)]
        assert all(pause > 0.25 * 2**number for number, pause in enumerate(pauses[: self.times])), pauses


async def test_a_bot_asks_again_ever_more_rarely_while_its_move_cannot_be_kept(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(sqlite_url) as address:
        bot = Hesitant(address.house.thinkers)
        olena = await Guest.named(address, "Olena")
        table = await address.house.table((await olena.open_table("me", "bot-1"))["id"])
        failing = Failing(address, 3, monkeypatch)
        bot.may_answer.set()
        await until_moved(table)
        assert movers(table) == [1]
        failing.check_pauses()
        assert not address.house.alarms.failures and not address.house.alarms.retries


async def test_a_clock_that_has_run_out_asks_again_ever_more_rarely(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludotek.table.house.TICK", 1000.0)  # which looks after due tables, but only there
    async with serving(sqlite_url) as address:
        _, _, id = await two_at_a_table(address, clock={"kind": "move", "seconds": 1, "increment": 0})
        failing = Failing(address, 3, monkeypatch)
        await until_moved(await address.house.table(id))
        failing.check_pauses()


async def test_a_call_that_waits_in_a_race_is_not_tried_again_at_once(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.table.test_races import reflex_table
    from tests.table.toys import CALL, find_game

    async with serving(sqlite_url, find_game=find_game) as address:
        olena, taras, id = await reflex_table(address)
        table = await address.house.table(id)
        async with olena.at(id) as first, taras.at(id):
            failing = Failing(address, 3, monkeypatch)
            await first.play(CALL)
            await until_moved(table)
            failing.check_pauses()


async def test_a_clock_that_is_due_and_has_nothing_to_say_is_not_asked_without_a_pause(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(sqlite_url) as address:
        _, _, id = await two_at_a_table(address)
        table, alarms = await address.house.table(id), address.house.alarms
        monkeypatch.setattr(alarms, "due", lambda table: table.now() - 1000)
        monkeypatch.setattr("ludotek.table.tables.alarms.plan", lambda table: None)
        await alarms.run_out(table)
        timer = alarms.timers[id][1]
        assert isinstance(timer, asyncio.TimerHandle) and timer.when() > asyncio.get_running_loop().time()


# The heart, and what is said about it.


async def test_the_heart_survives_whatever_happens_and_says_so_in_the_log(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(sqlite_url) as address:
        _, _, ill = await two_at_a_table(address)
        _, _, well = await two_at_a_table(address)
        looked_after: list[str] = []

        async def broken(*_: object, **__: object) -> None:
            raise RuntimeError("nobody thought of this")

        def look_after(table: Table) -> None:
            looked_after.append(table.row.id)
            if table.row.id == ill:
                raise ZeroDivisionError("nor of this")

        monkeypatch.setattr(address.house.store, "due_tables", broken)
        monkeypatch.setattr(address.house, "_look_after", look_after)
        await ticks(address, 3)
        assert looked_after.count(ill) >= 2 and looked_after.count(well) >= 2
    logged = [str(record.exc_info[1]) for record in caplog.records if record.exc_info]
    assert {"nobody thought of this", "nor of this"} <= set(logged)


async def test_one_due_table_that_fails_does_not_keep_the_others_waiting(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = {"kind": "move", "seconds": 1, "increment": 0}
    async with serving(sqlite_url) as address:
        _, _, ill = await two_at_a_table(address, clock=clock)
        _, _, well = await two_at_a_table(address, clock=clock)
    async with serving(sqlite_url) as address:
        load = address.house._load

        async def broken(id: str) -> Table:
            if id == ill:
                raise RuntimeError("nobody thought of this")
            return await load(id)

        monkeypatch.setattr(address.house, "_load", broken)
        while well not in address.house.tables:
            await asyncio.sleep(0.05)
        await until_moved(address.house.tables[well])


async def test_any_number_may_ask_how_the_house_is_and_it_writes_once(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(sqlite_url) as address:
        written: list[None] = []
        write = address.house.probe.write

        async def count() -> None:
            written.append(None)
            await write()

        monkeypatch.setattr(address.house.probe, "write", count)
        monkeypatch.setattr("ludotek.table.storage.probe.FRESH", 3600.0)
        answers = await asyncio.gather(*(health(address) for _ in range(30)))
        assert {status for status, _ in answers} == {200} and len(written) == 1
        monkeypatch.setattr("ludotek.table.storage.probe.FRESH", 0.0)
        assert (await health(address))[0] == 200 and len(written) == 2


async def test_a_store_that_does_not_answer_is_no_healthy_one(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotek.table.storage.probe.PATIENCE", 0.05)
    async with serving(sqlite_url) as address:
        answering = asyncio.Event()

        async def slow() -> None:
            await answering.wait()

        monkeypatch.setattr(address.house.probe, "write", slow)
        assert await health(address) == (503, {"code": "store/no-answer", "sentence": "The database does not answer."})
        answering.set()
        await asyncio.sleep(0)
        assert (await health(address))[0] == 200


async def test_health_is_a_write_that_went_the_way_of_moves(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotek.table.storage.probe.FRESH", 0.0)
    async with serving(url) as address:
        for _ in range(2):
            assert (await health(address))[0] == 200

        def gone(*_: object) -> None:
            raise OSError("no process, no connection")

        store: Any = address.house.store
        if url.startswith("sqlite"):
            monkeypatch.setattr(store.writer.client, "keep", gone)
        else:
            monkeypatch.setattr("asyncpg.connect", gone)
            await store.engine.dispose()
        assert (await health(address))[0] == 503


# Several workers.


async def test_a_worker_that_dies_while_the_database_is_away_comes_up_when_it_is_back(
    postgres: Postgres, postgres_url: str
) -> None:
    server = Process("--store", postgres_url, "--workers", "2").start()
    await server.ready()
    olena = await Guest.named(server.address, "Olena")
    table = (await olena.open_table("me", "bot-1"))["id"]
    while len(first := workers_of(server.process.pid)) < 2:
        await asyncio.sleep(0.05)
    with postgres.away():
        os.kill(first[0], signal.SIGKILL)
        tried: set[int] = set()
        while len(tried) < 2:
            assert server.process.poll() is None, "a worker that cannot come up has ended the house"
            tried |= set(workers_of(server.process.pid)) - set(first)
            await asyncio.sleep(0.05)
    with contextlib.suppress(ProcessLookupError):  # where it had not come up yet when the database went
        os.kill(first[1], signal.SIGKILL)  # so that whoever answers now has come up since
    while first[1] in workers_of(server.process.pid):
        await asyncio.sleep(0.05)
    await server.ready()
    async with olena.at(table) as line:
        await line.play(line.moment["moves"][0]["move"])
        while "revealed" not in [event["told"]["event"] for event in (await line.hear("update"))["events"]]:
            pass
    await part()
    assert server.stop() == 0


# What counts as lost.


@pytest.mark.parametrize(
    "error",
    [
        ConnectionRefusedError(),
        EOFError(),
        TimeoutError(),
        PoolTimeout(),
        asyncpg.InterfaceError("the underlying connection is closed"),
        asyncpg.InternalClientError("got result for unknown protocol state 3"),
        asyncpg.CannotConnectNowError("the database system is starting up"),
        asyncpg.AdminShutdownError("terminating connection"),
        asyncpg.TooManyConnectionsError("sorry, too many clients already"),
        asyncpg.DiskFullError("no space left on device"),
        asyncpg.ReadOnlySQLTransactionError("cannot execute INSERT in a read-only transaction"),
        asyncpg.DeadlockDetectedError("deadlock detected"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_whatever_is_no_fault_of_the_question_is_a_loss(error: Exception) -> None:
    assert is_postgresqls(error)
    assert is_postgresqls(DBAPIError("SELECT 1", None, error))


@pytest.mark.parametrize(
    "error",
    [
        asyncpg.UniqueViolationError("duplicate key"),
        asyncpg.NumericValueOutOfRangeError("integer out of range"),
        asyncpg.UndefinedColumnError("there is no such column"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_a_question_that_should_not_have_been_asked_is_none(error: Exception) -> None:
    assert not is_postgresqls(error)
    assert not is_postgresqls(DBAPIError("SELECT 1", None, error))
    assert not is_postgresqls(KeyError("id"))


async def test_a_writer_that_meets_something_unheard_of_settles_what_waits_and_goes_on(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.table.keeping import kept_table, moves, running

    async with running(postgres_url) as store:
        row = await kept_table(store)

        async def broken(*_: object) -> None:
            raise RuntimeError("nobody thought of this")

        with monkeypatch.context() as patch:
            patch.setattr("ludotek.table.storage.postgres_append.MoveAppender.keep", broken)
            with pytest.raises(StoreLost):
                await asyncio.wait_for(store.append(row.id, 0, moves(0, 1), version=1), 60)
        await asyncio.wait_for(store.append(row.id, 0, moves(0, 1), version=1), 60)


def test_logs_of_losses_tell_what_the_database_said(caplog: pytest.LogCaptureFixture) -> None:
    from ludotek.table.storage.errors import gone

    lost = gone(OSError("/run/postgresql/.s.PGSQL.5432 is not there"))
    assert "PGSQL" not in lost.sentence
    [record] = [record for record in caplog.records if record.levelno == logging.WARNING]
    assert "PGSQL" in getattr(record, "reason", "")
