"""At a table: where everybody stands is told when it changes, and how it was won when all is over."""

from __future__ import annotations

import asyncio
import json
import random
from itertools import pairwise

from ludotek.core.record import of_session
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.games.novem import GAME as NOVEM
from ludotek.table.thinking.replay import replay
from tests.table.guests import Guest, two_at_a_table
from tests.table.serving import serving

SMALL = {"board": "small", "layout": "1234", "first": "rows"}


async def test_where_everybody_stands_is_told_when_it_has_changed_and_only_then(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena, taras, table = await two_at_a_table(address, options=SMALL)
        async with olena.at(table) as rows, taras.at(table) as columns:
            assert [near["have"] for near in rows.table["outlook"]["ways"][0]["nears"]] == [0, None]
            await rows.play(rows.moment["moves"][0]["move"])
            assert "outlook" not in await rows.hear("update")  # a sealed choice brings nobody nearer
            await columns.play(columns.moment["moves"][0]["move"])
            taken = await rows.hear("update")
            assert taken["outlook"]["ways"][0]["nears"][0]["have"] == 1
            seen = await columns.hear("update")
            assert seen["outlook"]["ways"][0]["nears"][0]["have"] is None  # what the other took lies face down
        async with olena.at(table) as again:
            assert again.table["outlook"] == taken["outlook"]


async def test_the_end_comes_with_its_rule_its_points_and_its_course(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena, taras, table = await two_at_a_table(address, options=SMALL)
        async with olena.at(table) as rows, taras.at(table) as columns:
            early = await olena.http.get(f"/api/tables/{table}/chances")
            assert early.json()["code"] == "table/not-over"
            assert not rows.table["reckoning"]
            await asyncio.gather(rows.play_to_the_end(random.Random(1)), columns.play_to_the_end(random.Random(2)))
            assert rows.table["reckoning"]["rule"]["id"].startswith("novem-rule-")
            assert not rows.table["is_given_up"]
            assert len(rows.table["reckoning"]["sources"]) == 2
            assert not rows.table["outlook"]
        found = await taras.get(f"/api/tables/{table}/chances")
        assert found["moments"][-1]["shares"] in ([1, 0], [0, 1], [0.5, 0.5])


async def test_a_game_that_people_ended_has_its_points_and_no_rule_that_decided_it(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena = await Guest.named(address, "Olena")
        made = await olena.open_table("me", "bot-1", options=SMALL)
        async with olena.at(made["id"]) as line:
            await line.play(line.moment["moves"][0]["move"])
            while line.moment["question"] == 0:
                await line.next()
            await line.say(type="resign")
            while line.table["status"] != "over":
                await line.hear("table")
            reckoning = line.table["reckoning"]
            assert reckoning["rule"]["id"] == "ending-resigned"
            assert [sum(source["points"]) for source in reckoning["sources"]] != [0]
        assert (await olena.get(f"/api/tables/{made['id']}/chances"))["moments"] == []


def test_a_replay_tells_where_everybody_stood_whenever_that_changed() -> None:
    session = Session(NOVEM)
    session.finish(Rng(1))
    steps = json.loads(replay(of_session(session)))["steps"]
    told = [step["outlook"] for step in steps if step["outlook"]]
    assert steps[0]["outlook"]
    assert 1 < len(told) < len(steps)
    assert all(one != other for one, other in pairwise(told))
