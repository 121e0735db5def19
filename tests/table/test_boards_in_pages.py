"""A board in somebody's page: a record or a fresh game, as everybody or one seat sees it, and played on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from ludotek.core import record as records
from ludotek.core.position import SEALED
from ludotek.core.session import Session
from ludotek.games import game, games
from ludotek.table.tables.views import encode
from tests.browser.course import random_record
from tests.table.tabs import MemoryDisk, Page, Seat
from tests.tables import small

GAMES = [one.id for one in games()]
MOVES = 24


def some_record(id: str, moves: int = MOVES) -> str:
    return random_record(id, small(game(id)), 3, moves)


def views(whole: records.Record, seat: int) -> Iterator[Any]:
    """What a seat saw, move by move."""
    session = Session(whole.game, whole.options)
    yield json.loads(encode(whole.game.view(session.position, seat)))
    for entry in whole.entries:
        session.play(entry.seat, entry.move)
        yield json.loads(encode(whole.game.view(session.position, seat)))


@pytest.mark.parametrize("id", GAMES)
async def test_a_record_is_shown_step_by_step_and_played_on_against_bots(id: str) -> None:
    page = await Page(MemoryDisk()).open()
    text = some_record(id)
    shown = await page.ask("POST", "/api/boards", {"record": text})
    assert shown["record"] == text and len(shown["replay"]["steps"]) == MOVES + 1
    made = await page.ask("POST", "/api/boards/table", {"record": text, "step": MOVES - 4, "level": 1})
    table = page.house.tables[made["id"]]
    opening, whole = [*table.state.opening], records.read(text, game).entries
    assert opening == [(entry.seat, entry.move) for entry in whole[: len(opening)]]
    assert [row.level for row in table.row.seats if row.kind == "bot"] == [1] * (len(table.row.seats) - 1)
    seat = Seat(page, made["id"])
    for _ in range(3):
        if await seat.until_asked():
            await seat.play_first()
    assert len(table.session.entries) > len(opening)
    page.close()


async def test_a_sealed_moment_begins_anew() -> None:
    """Novem: the other's choice would be known from the record."""
    page = await Page(MemoryDisk()).open()
    whole = records.read(some_record("novem"), game)
    step = max(number for number, entry in enumerate(whole.entries) if entry.seat == 1)
    made = await page.ask("POST", "/api/boards/table", {"record": str(whole), "step": step})
    table = page.house.tables[made["id"]]
    assert table.session.position.kind() == SEALED
    assert len(table.state.opening) == step - 1
    page.close()


@pytest.mark.parametrize("id", GAMES)
async def test_a_fresh_game_is_its_seeds(id: str) -> None:
    page = await Page(MemoryDisk()).open()

    async def fresh(seed: int) -> Any:
        return await page.ask("POST", "/api/boards", {"game": id, "options": small(game(id)), "seed": seed})

    one, again = await fresh(1), await fresh(1)
    assert one == again
    entries = records.read(one["record"], game).entries
    assert all(entry.seat < 0 for entry in entries)
    assert not entries or len({str(await fresh(seed)) for seed in range(4)}) > 1
    made = await page.ask("POST", "/api/boards/table", {"record": one["record"], "step": len(entries)})
    assert made["id"] in page.house.tables
    page.close()


async def test_a_seat_sees_and_hears_what_it_did_then() -> None:
    page = await Page(MemoryDisk()).open()
    whole = records.read(some_record("north", 40), game)
    name = whole.game.seats(whole.options)[1]
    replay = (await page.ask("POST", "/api/boards", {"record": str(whole), "seat": name}))["replay"]
    table = await page.ask("POST", "/api/boards/table", {"record": str(whole), "step": 40, "seat": name})
    seat = Seat(page, table["id"])
    await seat.until_asked()
    assert page.house.tables[table["id"]].seat_of(page.house.me.id) == 1
    assert [step["view"] for step in replay["steps"]] == list(views(whole, 1))
    assert list(views(whole, 1)) != list(views(whole, 0))
    assert all(step["move"] is None for step in replay["steps"] if step["seat"] == 0)
    page.close()


@pytest.mark.parametrize(
    ("address", "asked", "code"),
    [
        ("/api/boards", {"game": "chess"}, "core/unknown-game"),
        ("/api/boards", {"record": "ludotek: 1"}, "record/no-header"),
        ("/api/boards", {"record": some_record("novem"), "game": "north"}, "record/other-game"),
        ("/api/boards", {"record": some_record("novem"), "seat": "dawn"}, "table/no-seat"),
        ("/api/boards", {"game": "novem", "options": {"layout": "1"}}, "core/bad-options"),
        ("/api/boards/table", {"record": some_record("novem"), "step": 99}, "table/no-such-move"),
        ("/api/boards/table", {"record": some_record("novem"), "step": 2, "level": 9}, "http/bad-request"),
    ],
)
async def test_what_cannot_be_shown_is_refused_and_opens_no_table(
    address: str, asked: dict[str, object], code: str
) -> None:
    disk = MemoryDisk()
    page = await Page(disk).open()
    assert (await page.ask("POST", address, asked))["code"] == code
    assert disk.rows == {}


async def test_a_game_that_is_over_is_not_played_on() -> None:
    page = await Page(MemoryDisk()).open()
    whole = records.read(random_record("novem", {}, 3), game)
    asked = {"record": str(whole), "step": len(whole.entries)}
    assert (await page.ask("POST", "/api/boards/table", asked))["code"] == "core/game-over"
