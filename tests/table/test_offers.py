"""What people offer each other at a table: a draw, a move taken back, a rematch; and giving up."""

from __future__ import annotations

import pytest

from ludotek.core.record import read
from ludotek.games import game
from ludotek.table.audit.record import verify
from tests.table.guests import two_at_a_table, vault_table
from tests.table.serving import serving
from tests.table.toys import SHOW, STEP, STOP, find_game


async def test_whoever_resigns_loses(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena, taras, table = await two_at_a_table(address)
        async with olena.at(table) as rows, taras.at(table) as columns:
            await rows.play(0)
            await rows.hear("update")
            await columns.say(type="resign")
            await rows.until_over()
            assert rows.table["result"] == [1, -1]
            assert rows.table["reason"]["id"] == "ending-resigned"
            assert rows.table["is_given_up"]
        record = read((await olena.http.get(f"/api/tables/{table}/record")).text, game)
        assert record.result == [1, -1]
        assert [entry.seat for entry in record.entries] == [-1, -1], "a choice that was never revealed stays sealed"
        assert verify(record) == []


async def test_a_draw_needs_both(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena, taras, table = await two_at_a_table(address)
        async with olena.at(table) as rows, taras.at(table) as columns:
            await rows.say(type="offer", what="draw")
            offered = await columns.hear("table")
            assert offered["offers"] == [{"what": "draw", "by": 0}]
            await columns.say(type="answer", what="draw", accept=False)
            assert (await columns.hear("table"))["offers"] == []
            await columns.say(type="offer", what="draw")
            while (await rows.hear("table"))["offers"] != [{"what": "draw", "by": 1}]:
                pass
            await rows.say(type="answer", what="draw", accept=True)
            await columns.until_over()
            assert columns.table["result"] == [0, 0]
            assert columns.table["reason"]["id"] == "ending-agreed"
            assert columns.table["is_given_up"]


async def test_a_move_makes_offers_void(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena, taras, table = await two_at_a_table(address)
        async with olena.at(table) as rows, taras.at(table) as columns:
            await rows.say(type="offer", what="draw")
            await columns.hear("table")
            await columns.play(columns.moment["moves"][0]["move"])
            await columns.hear("update")
            await rows.play(0)
            while (await columns.hear("table"))["offers"]:
                pass


async def test_a_rematch_keeps_the_seats_the_other_way_round(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena, taras, table = await two_at_a_table(address)
        async with olena.at(table) as rows, taras.at(table) as columns:
            await rows.say(type="resign")
            await columns.until_over()
            await columns.say(type="rematch")
            while (await rows.hear("table"))["next_table"] is None:
                pass
            following = rows.table["next_table"]
            async with taras.at(following) as waiting:
                assert waiting.table["status"] == "open"
                assert waiting.table["your_seat"] == 0
                async with olena.at(following) as back:
                    assert (back.table["status"], back.table["your_seat"]) == ("live", 1)


# Taking back.


async def test_a_step_of_ones_own_turn_that_told_nobody_anything_is_taken_back_at_once(url: str) -> None:
    async with serving(url, find_game=find_game) as address:
        olena, taras, table = await vault_table(address)
        async with olena.at(table) as first, taras.at(table) as second:
            await first.play(STEP)
            assert (await first.hear("update"))["can_take_back"] is True
            await first.say(type="offer", what="takeback")
            while (await first.hear("table"))["moment"]["view"]["steps"] != [0, 0]:
                pass
            assert first.table["can_take_back"] is False
            while (await second.hear("table"))["moment"]["view"]["steps"] != [0, 0]:
                pass
            assert second.table["offers"] == [], "nobody is asked for leave"
            await first.play(STOP)
            assert (await second.hear("update"))["moment"]["moves"]


@pytest.mark.parametrize("move", [SHOW, STOP])
async def test_nothing_that_was_shown_and_no_turn_that_passed_is_taken_back(sqlite_url: str, move: int) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        olena, _, table = await vault_table(address)
        async with olena.at(table) as first:
            await first.play(move)
            assert "can_take_back" not in await first.hear("update")
            await first.say(type="offer", what="takeback")
            assert (await first.hear("error"))["code"] == "table/no-takeback"


async def test_a_sealed_choice_is_not_taken_back(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena, _, table = await two_at_a_table(address)
        async with olena.at(table) as rows:
            await rows.play(0)
            assert "can_take_back" not in await rows.hear("update")
            await rows.say(type="offer", what="takeback")
            assert (await rows.hear("error"))["code"] == "table/no-takeback"
