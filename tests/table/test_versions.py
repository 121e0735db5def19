"""A house with other rules than a kept table was played by: the table is closed, and says why."""

from __future__ import annotations

from tests.table.guests import Guest
from tests.table.keeping import kept_table, running
from tests.table.serving import serving
from tests.table.test_api import refusal


async def test_tables_of_another_version_of_their_game_are_closed_and_no_others(url: str) -> None:
    async with running(url) as store:
        old = await kept_table(store, game="nort", game_version=1, status="live")
        others = [
            await kept_table(store, game="nort", game_version=2, status="live"),
            await kept_table(store, game="nort", game_version=1, status="over"),
            await kept_table(store, game="oath", game_version=1, status="open"),
        ]
        await store.close_outdated({"nort": 2, "oath": 1})
        closed = await store.table(old.id)
        assert closed is not None
        assert (closed.status, closed.version) == ("closed", old.version + 1)
        assert [await store.table(row.id) for row in others] == others


async def test_a_table_of_an_earlier_version_of_its_game_is_closed_and_says_why(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena = await Guest.named(address, "Olena")
        table = (await olena.open_table("me", "bot-1", game="north"))["id"]
        row = await address.house.store.table(table)
        assert row is not None
        await address.house.store.update_table(table, row.version, game_version=1)
        cookies = olena.http.cookies
    async with serving(sqlite_url) as address:
        olena = Guest(address)
        olena.http.cookies = cookies
        assert (await olena.get("/api/lobby"))["mine"] == []
        assert await refusal(olena, "GET", f"/api/tables/{table}") == (400, "table/other-version")
