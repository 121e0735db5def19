"""Asking the bot at a table: only against bots, only when asked, and only about the question that is put."""

from __future__ import annotations

from tests.table.guests import Guest, two_at_a_table
from tests.table.serving import serving
from tests.table.test_api import refusal


async def test_whoever_plays_a_bot_may_ask_what_it_would_do(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena = await Guest.named(address, "Olena")
        made = await olena.open_table("me", "bot-1")
        async with olena.at(made["id"]) as line:
            offered = [offer["move"] for offer in line.moment["moves"]]
            hint = await olena.post(f"/api/tables/{made['id']}/hint", {"question": line.moment["question"]})
        assert hint["move"] in offered
        assert hint["words"]
        assert all(0 < reason["times"] <= reason["looks"] for reason in [*hint["hopes"], *hint["fears"]])


async def test_a_hint_answers_the_question_that_is_put(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena = await Guest.named(address, "Olena")
        made = await olena.open_table("me", "bot-1")
        asked = {"question": 99}
        assert await refusal(olena, "POST", f"/api/tables/{made['id']}/hint", json=asked) == (400, "core/past-question")


async def test_among_people_nobody_is_helped(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena, _, table = await two_at_a_table(address)
        async with olena.at(table) as line:
            asked = {"question": line.moment["question"]}
            assert await refusal(olena, "POST", f"/api/tables/{table}/hint", json=asked) == (409, "table/no-hint")
