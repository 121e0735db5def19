"""Marks: everybody's best, kept by the house, with the record that shows it."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

from ludotek.table.storage.rows import MarkRow, Placed, PlayerId
from ludotek.table.storage.store import Store
from ludotek.table.tables.marks import day_at
from tests.table.guests import Guest, Line
from tests.table.keeping import kept_table, now_ms, running
from tests.table.serving import serving

ALONE = {"drivers": 1, "pace": "beat"}  # no countdown and no tumbling dice: as fast as messages go


async def set_mark(store: Store, player: PlayerId, value: int, *, course: str = "random", private: bool = False) -> str:
    row = await kept_table(store, status="over", private=private)
    assert await store.keep_mark(
        MarkRow(table_id=row.id, game="nos", course=course, player=player, value=value, at=now_ms())
    )
    return row.id


def told(placed: list[Placed]) -> list[tuple[int, str, int]]:
    return [(one.place, one.name, one.mark.value) for one in placed]


async def test_everybody_has_one_place_by_their_best_and_equal_marks_share_it(url: str) -> None:
    async with running(url) as store:
        olena, taras, ivan = [(await store.create_player(name)).id for name in ("Olena", "Taras", "Ivan")]
        for player, value in ((olena, 200), (taras, 180), (olena, 150), (ivan, 150), (olena, 170)):
            await set_mark(store, player, value)
        await set_mark(store, ivan, 90, course="another")
        best = await store.best_marks("nos", "random")
        assert told(best) == [(1, "Olena", 150), (1, "Ivan", 150), (3, "Taras", 180)]
        assert told(await store.best_marks("nos", "random", 2)) == told(best)[:2]
        assert await store.best_mark_of("nos", "random", taras) == best[2]
        assert await store.marked_players("nos", "random") == 3
        assert await store.best_marks("novem", "random") == []


async def test_a_table_sets_one_mark_whoever_keeps_it(url: str) -> None:
    async with running(url) as one, running(url) as other:
        olena = await one.create_player("Olena")
        row = await kept_table(one, status="over")
        mark = MarkRow(table_id=row.id, game="nos", course="random", player=olena.id, value=150, at=1)
        told = await asyncio.gather(*(store.keep_mark(mark) for store in (one, other, one, other)))
        assert sorted(told) == [False, False, False, True]


async def test_a_mark_of_a_private_table_is_told_to_nobody_else(url: str) -> None:
    async with running(url) as store:
        olena, taras = await store.create_player("Olena"), await store.create_player("Taras")
        await set_mark(store, olena.id, 100, private=True)
        await set_mark(store, olena.id, 170)
        await set_mark(store, taras.id, 150)
        assert told(await store.best_marks("nos", "random")) == [(1, "Taras", 150), (2, "Olena", 170)]
        own = await store.best_mark_of("nos", "random", olena.id)
        assert own is not None and (own.place, own.mark.value) == (1, 100)


async def test_whoever_is_forgotten_leaves_no_mark(url: str) -> None:
    async with running(url) as store:
        olena, taras = await store.create_player("Olena"), await store.create_player("Taras")
        await set_mark(store, olena.id, 100)
        await set_mark(store, taras.id, 150)
        assert [mark["value"] for mark in (await store.export(olena.id))["marks"]] == [100]  # type: ignore[attr-defined]
        await store.delete_account(olena.id)
        assert told(await store.best_marks("nos", "random")) == [(1, "Taras", 150)]


# At the table.


async def drive(line: Line) -> None:
    """Place what matches and roll for it, with parts that never strand a car."""
    while line.table["status"] != "over":
        moves = {offer["move"]: offer["does"]["verb"] for offer in line.moment["moves"]}
        if not moves or line.table["status"] != "live":
            await line.next()
            continue
        car, asked = line.moment["view"]["cars"][0], line.moment["question"]
        matches = [die["place"] for die in car["rolled"] if die["fit"] == "match"]
        rolls = [move for move, verb in moves.items() if verb == "roll"]
        await line.play(next(iter([*matches, *rolls, *moves])))
        while line.moment["question"] == asked and line.table["status"] == "live":
            await line.next()


async def run(guest: Guest, **options: object) -> str:
    """A solo run to its end; the table."""
    made = await guest.open_table("me", game="nos", options={**ALONE, **options})
    async with guest.at(made["id"]) as line:
        await drive(line)
    return str(made["id"])


def course(best: dict[str, Any], name: str) -> dict[str, Any]:
    return next(challenge for challenge in best["challenges"] if challenge["course"] == name)


async def test_a_run_is_kept_for_its_driver_and_the_house_with_the_record_to_watch(url: str) -> None:
    """NOS §11."""
    async with serving(url) as address:
        olena, taras = await Guest.named(address, "Olena"), await Guest.named(address, "Taras")
        tables = [await run(olena), await run(olena)]
        compared = [await olena.get(f"/api/tables/{table}/best") for table in tables]
        values = [tables_mark(await olena.get(f"/api/tables/{table}/replay")) for table in tables]
        fastest = tables[values.index(min(values))]
        assert all(answer["course"] == "random beat" for answer in compared)
        found = course(await taras.get("/api/games/nos/best"), "random beat")
        assert [(one["name"], one["place"], one["value"]) for one in found["best"]] == [("Olena", 1, min(values))]
        assert found["best"][0]["table"] == fastest
        assert (found["yours"], found["players"]) == (None, 1)
        own = course(await olena.get("/api/games/nos/best"), "random beat")["yours"]
        assert own["is_you"] and own["table"] == fastest
        assert own["mark"]["id"] == "nos-run" and own["mark"]["gaps"]["rank"]["id"].startswith("nos-rank-")


def tables_mark(replay: dict[str, Any]) -> int:
    """The time of a run as its record tells it."""
    return int(
        next(event["told"]["time"] for event in replay["steps"][-1]["events"] if event["told"]["event"] == "timed")
    )


async def test_the_track_of_the_day_counts_on_its_day_alone(sqlite_url: str) -> None:
    """NOS §14."""
    async with serving(sqlite_url) as address:
        olena = await Guest.named(address, "Olena")
        day = day_at(now_ms())
        today, yesterday = day.isoformat(), (day - timedelta(days=1)).isoformat()
        daily = next(game for game in await olena.get("/api/games") if game["id"] == "nos")["daily"]
        assert daily == {"drivers": 1, "track": today, "pace": "live"}
        late, now = await run(olena, track=yesterday), await run(olena, track=today)
        assert (await olena.get(f"/api/tables/{late}/best"))["course"] is None
        assert (await olena.get(f"/api/tables/{now}/best"))["course"] == f"{today} beat"
        best = await olena.get("/api/games/nos/best")
        assert (best["day"], best["is_today"]) == (today, True)
        assert [one["table"] for one in course(best, f"{today} beat")["best"]] == [now]
        before = await olena.get(f"/api/games/nos/best?day={yesterday}")
        assert course(before, f"{yesterday} beat")["best"] == []
        assert not before["is_today"]


async def test_a_run_that_others_could_not_repeat_is_compared_with_none(sqlite_url: str) -> None:
    """NOS §13."""
    async with serving(sqlite_url) as address:
        olena = await Guest.named(address, "Olena")
        made = await olena.open_table("me", game="nos", options=ALONE)
        async with olena.at(made["id"]) as line:
            await line.say(type="resign")
            await line.until_over()
        assert (await olena.get(f"/api/tables/{made['id']}/best"))["course"] is None
        bots = await olena.open_table("bot-5", game="nos", options=ALONE)
        async with olena.at(bots["id"]) as line:
            await line.until_over()
        assert (await olena.get(f"/api/tables/{bots['id']}/best"))["course"] is None
        assert course(await olena.get("/api/games/nos/best"), "random beat")["players"] == 0


async def test_whoever_takes_over_a_run_sets_no_mark(sqlite_url: str) -> None:
    """NOS §13."""
    async with serving(sqlite_url) as address:
        olena, taras = await Guest.named(address, "Olena"), await Guest.named(address, "Taras")
        made = await olena.open_table("me", game="nos", options=ALONE)
        async with olena.at(made["id"]) as line:
            await line.play(line.moment["moves"][0]["move"])
            await line.say(type="stand")
            await line.hear("table")
        await taras.sit(made["id"], "flame")
        async with taras.at(made["id"]) as line:
            await drive(line)
        assert (await taras.get(f"/api/tables/{made['id']}/best"))["course"] is None


async def test_a_house_that_was_killed_before_it_kept_a_mark_keeps_it_later(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena = await Guest.named(address, "Olena")
        table = await run(olena)
    async with running(sqlite_url) as store:
        await store._write(None, lambda connection: connection.exec_driver_sql("DELETE FROM marks"))
    async with serving(sqlite_url) as address:
        guest = Guest(address)
        assert course(await guest.get("/api/games/nos/best"), "random beat")["players"] == 0
        await guest.get(f"/api/tables/{table}")
        assert course(await guest.get("/api/games/nos/best"), "random beat")["players"] == 1


async def test_a_game_without_marks_says_so(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        guest = Guest(address)
        assert (await guest.get("/api/games/novem/best"))["challenges"] == []
        games = {game["id"]: game["has_best"] for game in await guest.get("/api/games")}
        assert games["nos"] and not games["novem"]
