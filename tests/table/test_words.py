"""Words that people add to a deal: everybody reads them, the record keeps them, and nobody else may write."""

from __future__ import annotations

import asyncio
import random

import pytest

from ludotek.core.options import Deal
from ludotek.core.position import Position
from ludotek.core.record import read
from ludotek.games import game
from ludotek.table.audit.record import verify
from tests.table.guests import Guest, two_at_a_table
from tests.table.serving import serving


@pytest.fixture
def dealing(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Novem, of all games, both are making their third deal until it is over."""

    def deal(_: object, position: Position) -> Deal | None:
        return Deal(3, (0, 1)) if position.ply < 9 else None

    monkeypatch.setattr(type(game("novem")), "deal", deal)


@pytest.mark.usefixtures("dealing")
async def test_words_beside_a_deal_are_read_by_everybody_and_kept_in_the_record(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena, taras, table = await two_at_a_table(address)
        iryna = await Guest.named(address, "Iryna")
        async with olena.at(table) as rows, taras.at(table) as columns, iryna.at(table) as watching:
            assert rows.moment["deal"] == {"number": 3, "seats": [0, 1]}
            await rows.say(type="words", text="  I help you\n next round. ")
            for line in (columns, watching):
                while not (heard := await line.hear("table"))["words"]:
                    pass
                assert heard["words"] == [{"deal": 3, "seat": 0, "text": "I help you next round."}]
            await columns.say(type="words", text="Гаразд.")
            while len((await rows.hear("table"))["words"]) < 2:
                pass
        async with olena.at(table) as rows, taras.at(table) as columns:
            assert [words["text"] for words in rows.table["words"]] == ["I help you next round.", "Гаразд."]
            await asyncio.gather(rows.play_to_the_end(random.Random(1)), columns.play_to_the_end(random.Random(2)))
        record = read((await olena.http.get(f"/api/tables/{table}/record")).text, game)
        assert record.notes["words-1"] == "deal 3, rows: I help you next round."
        assert record.notes["words-2"] == "deal 3, columns: Гаразд."
        assert verify(record) == []


@pytest.mark.usefixtures("dealing")
async def test_only_those_who_make_a_deal_write_beside_it(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena, _, table = await two_at_a_table(address)
        iryna = await Guest.named(address, "Iryna")
        async with olena.at(table) as rows, iryna.at(table) as watching:
            await watching.say(type="words", text="Me too!")
            assert (await watching.hear("error"))["code"] == "table/no-deal"
            await rows.say(type="words", text=" \n ")
            for number in range(10):
                await rows.say(type="words", text=f"and {number}")
            assert (await rows.hear("error"))["code"] == "limits/too-much-talk"
            assert rows.table["words"][0]["text"] == "and 0"


async def test_where_no_deal_is_made_nobody_writes(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena, _, table = await two_at_a_table(address)
        async with olena.at(table) as rows:
            assert "deal" not in rows.moment
            await rows.say(type="words", text="Peace?")
            assert (await rows.hear("error"))["code"] == "table/no-deal"
