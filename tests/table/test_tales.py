"""The tale of a game at a table: in the language that is asked for, and not before the end."""

from __future__ import annotations

import random

from ludotek.core.record import read
from ludotek.games import game as find_game
from ludotek.locale import language
from ludotek.locale.tales import prose
from ludotek.story.tales import tale_of
from tests.table.guests import Guest
from tests.table.serving import serving


async def test_a_game_is_told_after_its_end_and_by_its_record(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        guest = Guest(address)
        made = await guest.open_table("me", "bot-1", game="oath", options={"players": 2})
        early = await guest.http.get(f"/api/tables/{made['id']}/tale")
        assert (early.status_code, early.json()["code"]) == (409, "table/not-over")
        async with guest.at(made["id"]) as line:
            assert line.table["has_tale"]
            await line.play_to_the_end(random.Random(3))
        record = read((await guest.http.get(f"/api/tables/{made['id']}/record")).text, find_game)
        for code in ("en", "uk"):
            said = await guest.get(f"/api/tables/{made['id']}/tale?lang={code}")
            title, paragraphs = prose(tale_of(record), language(code))
            assert said["title"] == title
            assert [(one["heading"], one["text"]) for one in said["paragraphs"]] == paragraphs


async def test_a_game_that_was_given_up_is_not_told(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        guest = Guest(address)
        made = await guest.open_table("me", "bot-1", game="oath", options={"players": 2})
        async with guest.at(made["id"]) as line:
            await line.say(type="resign")
            await line.until_over()
        refused = await guest.http.get(f"/api/tables/{made['id']}/tale")
        assert (refused.status_code, refused.json()["code"]) == (409, "tale/unfinished")


async def test_a_game_without_a_teller_has_no_tale(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        guest = Guest(address)
        made = await guest.open_table("me", "bot-1", game="novem")
        async with guest.at(made["id"]) as line:
            assert not line.table.get("has_tale")
            await line.say(type="resign")
            await line.until_over()
        refused = await guest.http.get(f"/api/tables/{made['id']}/tale")
        assert (refused.status_code, refused.json()["code"]) == (404, "tale/no-teller")
