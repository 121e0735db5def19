"""What the store promises of chronicles, on every database."""

from __future__ import annotations

import msgspec
import pytest

from ludotek.table.storage.rows import ChapterRow, ChronicleRow, Conflict, NotKept
from ludotek.table.storage.store import Store
from tests.table.keeping import new_id, new_table, now_ms, running, seat


async def begun(store: Store, founder: str | None = None, player: str = "") -> tuple[ChronicleRow, str]:
    """A chronicle with the table of its first game."""
    row = ChronicleRow(id=new_id(), game="oath", name="Довгий мир", founder=founder, created=now_ms())
    table = new_table(seats=[seat("chancellor", player or None), seat("red")])
    await store.create_table(table, row)
    return row, table.id


async def test_a_chronicle_is_kept_with_the_table_of_its_first_game(url: str) -> None:
    async with running(url) as store:
        row, table = await begun(store)
    async with running(url) as store:
        assert await store.chronicle(row.id) == row
        ((chapter, kept),) = await store.chapters(row.id)
        assert chapter == ChapterRow(table_id=table, chronicle=row.id) and kept.id == table


async def test_a_chronicle_that_is_not_there_is_none(url: str) -> None:
    async with running(url) as store:
        for id in ("nothing", "", "\x00", "x" * 10_000):
            assert await store.chronicle(id) is None
        assert await store.chapters("nothing") == []
        with pytest.raises(NotKept):
            await store.rename_chronicle("nothing", "Something")


async def test_games_come_in_the_order_in_which_they_were_opened_and_may_branch(url: str) -> None:
    async with running(url) as store:
        row, first = await begun(store)
        for created in (3, 2):
            later = new_table(created=now_ms() + 1000 * created)
            await store.create_table(later, ChapterRow(table_id=later.id, chronicle=row.id, after=first))
        chapters = [chapter for chapter, _ in await store.chapters(row.id)]
        times = [table.created for _, table in await store.chapters(row.id)]
        assert [chapter.after for chapter in chapters] == [None, first, first] and times == sorted(times)


async def test_a_table_that_cannot_be_kept_begins_no_chronicle(url: str) -> None:
    async with running(url) as store:
        _, table = await begun(store)
        row = ChronicleRow(id=new_id(), game="oath", name="", founder=None, created=1)
        with pytest.raises(Conflict):
            await store.create_table(new_table(id=table), row)
        assert await store.chronicle(row.id) is None


async def test_what_is_told_of_a_game_is_written_once(url: str) -> None:
    async with running(url) as store:
        row, table = await begun(store)
        assert await store.tell_chapter(table, {"winner": 1}) is True
        assert await store.tell_chapter(table, {"winner": 0}) is False
        assert await store.tell_chapter("nothing", {"winner": 0}) is False
        assert [chapter.told for chapter, _ in await store.chapters(row.id)] == [{"winner": 1}]


async def test_a_chronicle_can_be_named_anew(url: str) -> None:
    async with running(url) as store:
        row, _ = await begun(store)
        await store.rename_chronicle(row.id, "Second thoughts")
        assert await store.chronicle(row.id) == msgspec.structs.replace(row, name="Second thoughts")


async def test_players_find_the_chronicles_that_they_began_and_those_in_which_they_sat(url: str) -> None:
    async with running(url) as store:
        olena, taras = await store.create_player("Olena"), await store.create_player("Taras")
        both, _ = await begun(store, olena.id, taras.id)
        own, _ = await begun(store, olena.id)
        await begun(store)
        assert {row.id for row in await store.chronicles_of(olena.id)} == {both.id, own.id}
        assert await store.chronicles_of(taras.id) == [both]
        exported = await store.export(olena.id)
        assert {row["id"] for row in exported["chronicles"]} == {both.id, own.id}  # type: ignore[attr-defined]
