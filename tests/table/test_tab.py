"""A house in a browser's tab: the same tables, answers and lines, kept by the browser before anybody sees a move."""

from __future__ import annotations

import asyncio
import json

import pytest

from ludotek.core import record as records
from ludotek.games import game, games
from tests.table.tabs import MemoryDisk, Page, Seat
from tests.tables import small

GAMES = [one.id for one in games()]


async def test_it_lists_every_game_of_the_house() -> None:
    page = await Page(MemoryDisk()).open()
    assert [one["id"] for one in await page.ask("GET", "/api/games")] == GAMES
    page.close()


async def test_whoever_comes_again_is_known_again() -> None:
    disk = MemoryDisk()
    first = await Page(disk).open()
    await first.ask("POST", "/api/me", {"name": "Olena"})
    second = await Page(disk).open()
    assert (await second.ask("GET", "/api/me"))["name"] == "Olena"
    assert second.house.me.id == first.house.me.id


@pytest.mark.parametrize("id", GAMES)
async def test_a_table_of_any_game_is_played_against_a_bot(id: str) -> None:
    page = await Page(MemoryDisk()).open()
    found = game(id)
    options = small(found)
    others = len(found.seats(found.options(options))) - 1
    table = await page.sit_down(id, *[1] * others, options=options)
    seat = Seat(page, table)
    for _ in range(3):
        if await seat.until_asked():
            await seat.play_first()
    assert not [message for message in seat.heard if message["type"] == "error"]
    assert len(page.house.tables[table].session.entries) > 3 or seat.moment["kind"] == "over"
    page.close()


async def test_a_game_is_played_to_its_end_and_its_record_read_again() -> None:
    page = await Page(MemoryDisk()).open()
    table = await page.sit_down("novem", 1)
    seat = Seat(page, table)
    while await seat.until_asked():
        await seat.play_first()
    text = await page.ask("GET", f"/api/tables/{table}/record")
    assert records.read(text, game).result == page.house.tables[table].row.result
    assert (await page.ask("POST", "/api/replays", text))["game"] == "novem"
    assert (await page.ask("GET", f"/api/tables/{table}/chances"))["moments"]
    page.close()


async def test_the_record_of_a_game_that_is_over_is_kept_for_a_house_also_if_the_tab_died() -> None:
    disk = MemoryDisk()
    page = await Page(disk).open()
    table = await page.sit_down("novem", 1)
    seat = Seat(page, table)
    await seat.until_asked()
    seat.say(type="resign")
    while not disk.things.get(f"record-{table}"):
        await asyncio.sleep(0)
    text = disk.things.pop(f"record-{table}")
    assert text == await page.ask("GET", f"/api/tables/{table}/record")
    page.close()
    second = await Page(disk).open()
    while not disk.things.get(f"record-{table}"):
        await asyncio.sleep(0)
    assert disk.things[f"record-{table}"] == text
    second.close()


async def test_a_game_goes_on_where_it_was_when_the_tab_died() -> None:
    disk = MemoryDisk()
    first = await Page(disk).open()
    table = await first.sit_down("north", 1)
    seat = Seat(first, table)
    await seat.until_asked()
    await seat.play_first()
    await seat.until_asked()
    seen, kept = seat.moment, len(disk.made[table])
    first.close()
    second = await Page(disk).open()
    again = Seat(second, table)
    await again.until_asked()
    assert len(second.house.tables[table].session.entries) == kept
    assert again.moment["view"] == seen["view"]
    assert [card["id"] for card in (await second.ask("GET", "/api/lobby"))["mine"]] == [table]
    second.close()


async def test_what_the_browser_does_not_keep_is_not_shown() -> None:
    disk = MemoryDisk()
    page = await Page(disk).open()
    table = await page.sit_down("north", 1)
    seat = Seat(page, table)
    await seat.until_asked()
    disk.is_full, asked = True, seat.moment
    seat.say(type="move", question=asked["question"], move=asked["moves"][0]["move"])
    while seat.heard[-1]["type"] != "error":
        seat.news.clear()
        await seat.news.wait()
    assert seat.heard[-1]["code"] == "store/not-written"
    assert seat.moment is asked
    page.close()


async def test_two_tabs_never_keep_two_moves_in_one_place() -> None:
    disk = MemoryDisk()
    first, second = await Page(disk).open(), await Page(disk).open()
    table = await first.sit_down("north", 1)
    one, other = Seat(first, table), Seat(second, table)
    await one.until_asked()
    await other.until_asked()
    await one.play_first()
    stale = other.moment
    other.say(type="move", question=stale["question"], move=stale["moves"][0]["move"])
    while not any(message["type"] == "error" for message in other.heard):
        other.news.clear()
        await other.news.wait()
    assert [move[0] for move in disk.made[table]] == list(range(len(disk.made[table])))
    first.close()
    second.close()


async def test_what_takes_other_people_is_refused_politely() -> None:
    page = await Page(MemoryDisk()).open()
    seats = [{"kind": "me"}, {"kind": "friend"}]
    for method, address, body in (
        ("POST", "/api/tables", {"game": "novem", "seats": seats}),
        ("POST", "/api/login", {"name": "a", "password": "b"}),
    ):
        assert (await page.ask(method, address, body))["code"] == "tab/alone"
        assert page.status == 400


async def test_a_request_that_cannot_be_read_is_refused() -> None:
    page = await Page(MemoryDisk()).open()
    assert (await page.ask("POST", "/api/tables", "{"))["code"] == "http/bad-request"
    assert (await page.ask("GET", "/api/tables/none"))["code"] == "table/no-table"
    assert page.status == 404


async def test_what_breaks_here_is_answered_and_noted(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def break_down(*_: object) -> None:
        raise LookupError("no such thing")

    page = await Page(MemoryDisk()).open()
    monkeypatch.setattr("ludotek.table.tab.answers.game_shape", break_down)
    assert (await page.ask("GET", "/api/games"))["code"] == "http/broken"
    assert page.status == 500
    assert "GET /api/games failed" in caplog.text and "no such thing" in caplog.text


async def test_a_level_that_takes_long_here_says_so_from_then_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotek.table.tab.house.PATIENT", -1.0)
    disk = MemoryDisk()
    first = await Page(disk).open()
    seat = Seat(first, await first.sit_down("novem", 2))
    await seat.until_asked()
    await seat.play_first()
    first.close()
    second = await Page(disk).open()
    assert await slow_levels(second) == {"novem": [2, 5], "north": [5]}


async def slow_levels(page: Page) -> dict[str, list[int]]:
    """By game: the levels that the form says are slow here."""
    found: dict[str, list[int]] = {}
    for one in await page.ask("GET", "/api/games"):
        slow = [level["level"] for level in one["levels"] if level["name"]["id"] == "bot-level-slow"]
        found |= {one["id"]: slow} if slow else {}
    return found


async def test_levels_that_no_browser_is_quick_enough_for_say_so_from_the_start() -> None:
    page = await Page(MemoryDisk()).open()
    assert await slow_levels(page) == {"novem": [5], "north": [5]}


async def test_rules_come_with_their_picture() -> None:
    page = await Page(MemoryDisk()).open()
    html = (await page.ask("GET", "/api/games/novem/rules?lang=uk"))["html"]
    assert "data:image/svg+xml;base64," in html and "/api/" not in html


async def test_a_line_without_a_hello_is_ended() -> None:
    page = await Page(MemoryDisk()).open()
    table = await page.sit_down("novem", 1)
    seat = Seat(page, table)
    seat.line.inbox.get_nowait()
    seat.say(type="waive")
    while not seat.ends:
        seat.news.clear()
        await seat.news.wait()
    assert json.loads(json.dumps(seat.heard[-1]))["code"] == "live/no-hello"
    page.close()
