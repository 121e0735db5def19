"""Several people at one screen: each has a line of their own, sees their own view, and nothing of it is rated."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludotek.core import record as records
from ludotek.games import game
from tests.table.tabs import MemoryDisk, Page, Seat


async def shared(page: Page, id: str, **fields: object) -> Any:
    seats = [{"kind": "me"}, {"kind": "here", "name": "Taras"}]
    return await page.ask("POST", "/api/tables", {"game": id, "seats": seats, "waive": True, **fields})


async def test_each_of_two_at_one_screen_is_asked_and_answers_for_their_own_seat() -> None:
    page = await Page(MemoryDisk()).open()
    id = (await shared(page, "novem"))["id"]
    first, second = Seat(page, id), Seat(page, id, "columns")
    await first.until_asked()
    await second.until_asked()
    assert [first.table["your_seat"], second.table["your_seat"]] == [0, 1]
    await first.play_first()
    assert second.moment["view"] == second.table["moment"]["view"]  # a sealed choice tells nobody anything
    await second.play_first()
    assert {entry.seat for entry in page.house.tables[id].session.entries} >= {0, 1}
    page.close()


async def test_a_line_for_another_persons_seat_only_looks_on() -> None:
    page = await Page(MemoryDisk()).open()
    seat = Seat(page, await page.sit_down("novem", 1), "columns")
    while not seat.heard:
        seat.news.clear()
        await seat.news.wait()
    assert seat.table["your_seat"] < 0 and not seat.moment["moves"]
    page.close()


async def test_no_secret_of_one_is_told_to_the_other() -> None:
    page = await Page(MemoryDisk()).open()
    id = (await shared(page, "north"))["id"]
    first, second = Seat(page, id), Seat(page, id, page.house.tables[id].row.seats[1].name)
    for seat in (first, second):  # chance says which of them is asked first
        while not seat.heard:
            seat.news.clear()
            await seat.news.wait()
    table = page.house.tables[id]
    for number, seat in enumerate((first, second)):
        assert seat.table["hides"]
        assert seat.moment["view"] == table_view(table, number)
    assert first.moment["view"] != second.moment["view"]
    page.close()


def table_view(table: Any, seat: int) -> Any:
    return msgspec.json.decode(msgspec.json.encode(table.game.view(table.session.position, seat)))


async def test_a_guest_is_called_by_name_in_lobby_and_record() -> None:
    page = await Page(MemoryDisk()).open()
    id = (await shared(page, "novem"))["id"]
    (card,) = (await page.ask("GET", "/api/lobby"))["mine"]
    assert [seat["player_name"] for seat in card["seats"]] == ["Visitor", "Taras"]
    seats = [Seat(page, id), Seat(page, id, "columns")]
    while all([await seat.until_asked() for seat in seats]):
        for seat in seats:
            await seat.play_first()
    text = await page.ask("GET", f"/api/tables/{id}/record")
    assert list(records.read(text, game).players.values()) == ["Visitor", "Taras"]
    page.close()


async def test_a_rematch_has_the_same_people_one_seat_on() -> None:
    page = await Page(MemoryDisk()).open()
    id = (await shared(page, "novem"))["id"]
    first = Seat(page, id)
    await first.until_asked()
    first.say(type="resign")
    while first.moment["kind"] != "over":
        first.news.clear()
        await first.news.wait()
    first.say(type="rematch")
    while not any(message.get("next_table") for message in first.heard):
        first.news.clear()
        await first.news.wait()
    row = (await page.house.table(first.heard[-1]["next_table"])).row
    assert [(seat.called, seat.player) for seat in row.seats] == [("Taras", page.house.me.id), ("", page.house.me.id)]
    page.close()


@pytest.mark.parametrize(("id", "options"), [("nort", {"pace": "sealed"}), ("nos", {"pace": "beat", "drivers": 2})])
async def test_a_race_is_shared_only_where_nobody_has_to_be_first(id: str, options: dict[str, object]) -> None:
    page = await Page(MemoryDisk()).open()
    pace = options.pop("pace")
    assert (await shared(page, id, options=options))["code"] == "table/one-screen"
    assert "id" in await shared(page, id, options={**options, "pace": pace})
    page.close()


async def test_a_name_that_nobody_can_read_is_refused() -> None:
    page = await Page(MemoryDisk()).open()
    seats = [{"kind": "me"}, {"kind": "here", "name": "\u200b"}]
    answer = await page.ask("POST", "/api/tables", {"game": "novem", "seats": seats})
    assert answer["code"] == "accounts/name-characters"
    page.close()
