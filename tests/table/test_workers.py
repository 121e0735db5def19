"""Several workers on one PostgreSQL: play on both, and kill one in the middle of a game."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from pathlib import Path

import httpx

from ludotek.core.record import read
from ludotek.games import game
from ludotek.table.audit.record import verify
from tests.table.guests import Guest, Line, Message, part
from tests.table.serving import Process, serving
from tests.table.test_live import heard_presence
from tests.table.test_restart import Player, check_that_nothing_was_lost


async def test_two_workers_serve_one_table(postgres_url: str) -> None:
    async with serving(postgres_url) as here, serving(postgres_url) as there:
        olena, taras = await Guest.named(here, "Olena"), await Guest.named(there, "Taras")
        table = (await olena.open_table("me", "anyone"))["id"]
        async with olena.at(table) as rows:
            await taras.sit(table, "columns")
            while rows.table["status"] != "live":
                await rows.hear("table")
            async with taras.at(table) as columns:
                await heard_presence(rows, 1, True)
                await columns.say(type="chat", text="From over there")
                assert (await rows.hear("chat"))["name"] == "Taras"
                await rows.say(type="give_to_bot", seat=1, level=1)
                assert (await rows.hear("error"))["code"] == "table/not-away"
                await asyncio.gather(rows.play_to_the_end(random.Random(1)), columns.play_to_the_end(random.Random(2)))
                assert rows.table["result"] == columns.table["result"]
                assert rows.table["history"] == columns.table["history"]


async def test_a_sealed_choice_at_another_worker_sends_nothing_either(postgres_url: str) -> None:
    async with serving(postgres_url) as here, serving(postgres_url) as there:
        olena, taras = await Guest.named(here, "Olena"), await Guest.named(there, "Taras")
        table = (await olena.open_table("me", "anyone"))["id"]
        await taras.sit(table, "columns")
        async with olena.at(table) as rows, taras.at(table) as columns:
            await heard_presence(columns, 0, True)
            await heard_presence(rows, 1, True)
            while rows.table["status"] != "live":
                await rows.next()
            for _ in range(3):
                await rows.play(rows.moment["moves"][0]["move"])
                await rows.hear("update")
                await rows.say(type="chat", text="Done.")
                assert (await next_but_presence(columns))["type"] == "chat"
                await columns.play(columns.moment["moves"][0]["move"])
                for line in (rows, columns):
                    while "revealed" not in [event["told"]["event"] for event in (await line.hear("update"))["events"]]:
                        pass


async def next_but_presence(line: Line) -> Message:
    """Who is here, and how far away, is told now and then, whatever people do."""
    while (message := await line.next())["type"] == "presence":
        pass
    return message


async def test_a_takeback_at_one_worker_is_one_at_the_other(postgres_url: str) -> None:
    from tests.table.toys import STEP, STOP, find_game

    async with serving(postgres_url, find_game=find_game) as here, serving(postgres_url, find_game=find_game) as there:
        olena, taras = await Guest.named(here, "Olena"), await Guest.named(there, "Taras")
        table = (await olena.open_table("me", "anyone", game="vault"))["id"]
        await taras.sit(table, "second")
        async with olena.at(table) as first, taras.at(table) as second:
            while first.table["status"] != "live":  # news of who sat down at the other worker takes its time
                await first.next()
            await first.play(STEP)
            await first.say(type="offer", what="takeback")
            while (await first.hear("table", "update"))["moment"]["view"]["steps"] != [0, 0]:
                pass
            await first.play(STOP)
            while not (await second.hear("update", "table"))["moment"]["moves"]:
                pass
            assert second.moment["view"]["steps"] == [0, 0]


async def test_one_of_two_workers_may_be_killed_in_mid_game(postgres_url: str) -> None:
    here, there = Process("--store", postgres_url).start(), Process("--store", postgres_url).start()
    await asyncio.gather(here.ready(), there.ready())
    olena, taras = await Guest.named(here.address, "Olena"), await Guest.named(there.address, "Taras")
    table = (await olena.open_table("me", "anyone"))["id"]
    await taras.sit(table, "columns")
    addresses = {"taras": there.address}
    players = [
        Player(olena, table, 1, lambda: here.address),
        Player(taras, table, 2, lambda: addresses["taras"]),
    ]
    playing = asyncio.gather(*(player.play() for player in players))
    while min(player.moves for player in players) < 3:
        await asyncio.sleep(0.01)
    there.kill()
    addresses["taras"] = here.address
    await playing
    record = read((await olena.http.get(f"/api/tables/{table}/record")).text, game)
    assert record.session().is_over and verify(record) == []
    check_that_nothing_was_lost(players, players[0].seen[-1])
    assert players[1].returns > 0
    await part()
    here.stop()


async def test_workers_behind_one_address_replace_each_other(postgres_url: str) -> None:
    server = Process("--store", postgres_url, "--workers", "2").start()
    await server.ready()
    pairs = []
    for number in range(3):
        olena, taras = await Guest.named(server.address, "Olena"), await Guest.named(server.address, "Taras")
        table = (await olena.open_table("me", "anyone"))["id"]
        await taras.sit(table, "columns")
        pairs.append([Player(olena, table, number, address(server)), Player(taras, table, 9 + number, address(server))])
    players = [player for pair in pairs for player in pair]
    playing = asyncio.gather(*(player.play() for player in players))
    while sum(player.moves for player in players) < 20:
        await asyncio.sleep(0.01)
    os.kill(workers_of(server.process.pid)[0], signal.SIGKILL)
    await playing
    async with httpx.AsyncClient(base_url=server.address) as client:
        for pair in pairs:
            assert read((await client.get(f"/api/tables/{pair[0].table}/record")).text, game).session().is_over
            check_that_nothing_was_lost(pair, pair[0].seen[-1])
    await part()
    assert server.stop() == 0


def address(server: Process):  # type: ignore[no-untyped-def]
    return lambda: server.address


def workers_of(pid: int) -> list[int]:
    """The server processes that a supervisor has started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]
