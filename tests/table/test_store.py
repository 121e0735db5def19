"""What the store promises, on every database."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from ludotek.core.errors import LudotekError
from ludotek.table.storage.open import open_store
from ludotek.table.storage.rows import (
    CallRow,
    ChatRow,
    Conflict,
    NotKept,
    ReportRow,
    StoreLost,
    TokenRow,
)
from ludotek.table.storage.sqlite import SqliteStore
from tests.table.keeping import kept_table, made, moves, new_id, new_table, now_ms, running, seat

# Tables.


async def test_a_table_is_kept_with_everything_that_was_said_of_it(url: str) -> None:
    row = new_table(
        options={"layout": "random", "decider": True},
        seats=[seat("rows", "olena"), seat("columns")],
        host="olena",
        clock={"kind": "move", "seconds": 30},
        private=True,
        status="over",
        result=[1, -1],
        reason="points",
        commitment="ab" * 32,
        seed=bytes(range(32)),
        salts={"rows": "сіль \N{SNOWFLAKE}"},
        state={"offers": [["draw", 0]], "muted": []},
        started=5,
        ended=7,
        deadline=1 << 45,
        version=3,
    )
    async with running(url) as store:
        await store.create_table(row)
    async with running(url) as store:
        assert await store.table(row.id) == row


async def test_a_table_that_is_not_there_is_none(url: str) -> None:
    async with running(url) as store:
        for id in ("nothing", "", "\x00", "\ud800", "x" * 10_000, "' OR 1=1 --"):
            assert await store.table(id) is None


async def test_two_tables_cannot_have_one_id(url: str) -> None:
    async with running(url) as store:
        row = await kept_table(store)
        with pytest.raises(Conflict):
            await store.create_table(new_table(id=row.id, game="other"))
        assert await store.table(row.id) == row


async def test_a_change_raises_the_version_and_a_change_of_something_older_is_refused(url: str) -> None:
    async with running(url) as store:
        row = await kept_table(store)
        assert await store.update_table(row.id, 1, status="live", started=9) == 2
        with pytest.raises(Conflict):
            await store.update_table(row.id, 1, status="closed")
        kept = await store.table(row.id)
        assert kept is not None and (kept.status, kept.started, kept.version) == ("live", 9, 2)


async def test_of_two_stores_that_change_the_same_version_exactly_one_wins(url: str) -> None:
    async with running(url) as one, running(url) as other:
        row = await kept_table(one)
        for version in range(1, 31):
            told = await asyncio.gather(
                one.update_table(row.id, version, reason="one"),
                other.update_table(row.id, version, reason="other"),
                return_exceptions=True,
            )
            assert sorted(isinstance(answer, Conflict) for answer in told) == [False, True], told
            kept = await one.table(row.id)
            won = "other" if isinstance(told[0], Conflict) else "one"
            assert kept is not None and (kept.version, kept.reason) == (version + 1, won)


async def test_a_change_of_what_does_not_exist_is_refused(url: str) -> None:
    async with running(url) as store:
        with pytest.raises(NotKept):
            await store.update_table("nothing", 1, status="live")
        row = await kept_table(store)
        for field in ("colour", "id", "version"):
            with pytest.raises(TypeError, match=field):
                await store.update_table(row.id, 1, **{field: "red"})
            with pytest.raises(TypeError, match=field):
                await store.append(row.id, 0, [], {field: "red"})


async def test_the_lobby_lists_public_tables_by_status_the_newest_first(url: str) -> None:
    async with running(url) as store:
        old = await kept_table(store, created=1)
        new = await kept_table(store, created=2)
        live = await kept_table(store, status="live")
        await kept_table(store, private=True)
        await kept_table(store, status="over")
        assert [row.id for row in await store.open_tables()] == [new.id, old.id]
        assert [row.id for row in await store.open_tables(limit=1)] == [new.id]
        assert [row.id for row in await store.live_tables()] == [live.id]


async def test_a_player_finds_the_tables_where_he_sits_or_is_the_host(url: str) -> None:
    async with running(url) as store:
        over = await kept_table(store, seats=[seat("rows", "olena"), seat("columns")], status="over", created=9)
        private = await kept_table(store, host="olena", private=True, created=1)
        joined = await kept_table(store, created=2)
        await kept_table(store)
        await store.update_table(joined.id, 1, seats=[seat("rows"), seat("columns", "olena")])
        assert [row.id for row in await store.tables_of("olena")] == [joined.id, private.id, over.id]
        await store.update_table(joined.id, 2, seats=[seat("rows"), seat("columns")])
        assert [row.id for row in await store.tables_of("olena")] == [private.id, over.id]


async def test_live_tables_are_due_when_their_deadline_has_come(url: str) -> None:
    async with running(url) as store:
        late = await kept_table(store, status="live", deadline=50, private=True)
        now = await kept_table(store, status="live", deadline=100)
        await kept_table(store, status="live", deadline=101)
        await kept_table(store, status="live")
        await kept_table(store, status="over", deadline=1)
        assert [row.id for row in await store.due_tables(100)] == [late.id, now.id]


# Talk, races, tokens and secrets.


async def test_chat_is_read_in_order_under_the_names_of_today(url: str) -> None:
    async with running(url) as store:
        row, olena = await kept_table(store), await store.create_player("Olena")
        for number in range(5):
            said = ChatRow(table_id=row.id, player=olena.id, text=f"<b>{number}</b>", at=number, seat=1)
            await store.add_chat(said)
        await store.add_chat(ChatRow(table_id=row.id, player=olena.id, text="well-played", at=5, canned=True))
        await store.rename(olena.id, "Оленка")
        last = await store.chat(row.id, last=3)
        assert [(said.text, said.name, said.seat, said.canned) for said in last] == [
            ("<b>3</b>", "Оленка", 1, False),
            ("<b>4</b>", "Оленка", 1, False),
            ("well-played", "Оленка", None, True),
        ]


async def test_reports_are_read_the_newest_first(url: str) -> None:
    async with running(url) as store:
        row, olena, taras = await kept_table(store), await store.create_player("O"), await store.create_player("T")
        for text in ("rude", "ruder"):
            report = ReportRow(table_id=row.id, player=taras.id, reporter=olena.id, text=text, at=now_ms())
            await store.add_report(report)
        assert [(report.text, report.reporter) for report in await store.reports()] == [
            ("ruder", olena.id),
            ("rude", olena.id),
        ]


async def test_calls_wait_in_the_order_of_their_corrected_times_and_the_first_of_a_seat_stands(url: str) -> None:
    async with running(url) as store:
        row = await kept_table(store)

        def call(seat: int, time_ms: int, move: int = 0, question: int = 4) -> CallRow:
            return CallRow(table_id=row.id, question=question, seat=seat, move=move, time_ms=time_ms, closes=900)

        await store.put_call(call(0, 700))
        assert await store.put_call(call(1, 650)) == [call(1, 650), call(0, 700)]
        assert await store.put_call(call(0, 100, move=3)) == [call(1, 650), call(0, 700)]
        await store.put_call(call(0, 800, question=5))
        assert len(await store.calls(row.id)) == 3
        await store.clear_calls(row.id, {0: 4})
        assert await store.calls(row.id) == [call(1, 650), call(0, 800, question=5)]
        await store.clear_calls(row.id, {1: 4, 0: 4})
        assert await store.calls(row.id) == [call(0, 800, question=5)]
        assert await store.calls(row.id, 4) == []


async def test_tokens_are_found_by_their_hash_and_can_be_withdrawn(url: str) -> None:
    async with running(url) as store:
        row, olena = await kept_table(store), await store.create_player("Olena")
        invitation = TokenRow(hash="a" * 64, kind="seat", created=1, table_id=row.id, seat="rows")
        programs = TokenRow(hash="b" * 64, kind="api", created=2, player=olena.id)
        for token in (invitation, programs):
            await store.add_token(token)
            assert await store.token(token.hash) == token
        assert await store.tokens_of(olena.id) == [programs]
        await store.delete_token(programs.hash)
        assert await store.token(programs.hash) is None


async def test_a_house_has_one_secret_of_each_name_for_all_its_workers(url: str) -> None:
    async with running(url) as one, running(url) as other:
        found = await asyncio.gather(*(store.house_secret("cookie") for store in (one, other, one, other)))
        assert len(set(found)) == 1 and len(found[0]) == 32
        assert await one.house_secret("other") != found[0]


# Starting, stopping and copying.


async def test_a_store_commits_what_was_asked_for_before_it_stops(url: str) -> None:
    async with running(url) as store:
        row = await kept_table(store)
        asked = [asyncio.ensure_future(store.append(row.id, ply, moves(ply, ply))) for ply in range(30)]
        await asyncio.sleep(0)
    assert await asyncio.gather(*asked) == [1] * 30
    async with running(url) as store:
        assert len(await store.moves(row.id)) == 30


async def test_a_stopped_store_says_so(url: str) -> None:
    async with running(url) as store:
        row = await kept_table(store)
    await store.stop()
    for ask in (store.table(row.id), store.append(row.id, 0, moves(0, 1)), store.create_player("Olena")):
        with pytest.raises(StoreLost):
            await ask


async def test_somebody_who_stops_waiting_harms_nobody(url: str) -> None:
    async with running(url) as store:
        row = await kept_table(store)
        asked = [asyncio.ensure_future(store.append(row.id, ply, moves(ply, ply))) for ply in range(10)]
        await asyncio.sleep(0)
        asked[4].cancel()
        told = await asyncio.gather(*asked, return_exceptions=True)
        assert [isinstance(answer, BaseException) for answer in told] == [number == 4 for number in range(10)]
        assert len(await store.moves(row.id)) == 10


@pytest.mark.parametrize("url", ["mysql://here", "novem.db", "sqlite://", "sqlite:///:memory:"])
def test_an_address_that_is_no_store_is_refused(url: str) -> None:
    with pytest.raises(LudotekError):
        open_store(url)


async def test_a_database_that_is_not_there_is_said_to_be_so() -> None:
    with pytest.raises(StoreLost):
        await open_store(f"postgresql://nobody@/nothing?host=/nowhere-{new_id()}").start()


async def test_sqlite_waits_for_the_disk_at_every_commit(sqlite_url: str) -> None:
    async with running(sqlite_url) as store:
        assert isinstance(store, SqliteStore)
        with store.reading.connect() as connection:
            pragmas = [
                connection.exec_driver_sql(f"PRAGMA {name}").scalar()
                for name in ("synchronous", "journal_mode", "foreign_keys")
            ]
        assert pragmas == [2, "wal", 1]


async def test_nobody_else_waits_while_something_waits_for_a_locked_file(sqlite_url: str) -> None:
    async with running(sqlite_url) as store:
        row = await kept_table(store)
        other = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        asked = asyncio.ensure_future(store.create_player("Olena"))
        for _ in range(20):
            assert await store.table(row.id) is not None
            await asyncio.sleep(0.005)
        assert not asked.done()
        other.execute("ROLLBACK")
        assert (await asked).name == "Olena"
        other.close()


async def test_whoever_waits_for_a_locked_file_is_told_and_the_next_is_served(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludotek.table.storage.sqlite.PATIENCE", 0.05)
    async with running(sqlite_url) as store:
        row = await kept_table(store)
        other = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        told = await asyncio.gather(
            *(store.append(row.id, ply, moves(ply, 1)) for ply in range(3)), return_exceptions=True
        )
        assert all(isinstance(answer, StoreLost) for answer in told), told
        assert await store.moves(row.id) == []
        other.execute("ROLLBACK")
        other.close()
        await store.append(row.id, 0, moves(0, 1))


async def test_a_backup_is_a_whole_store_of_one_moment_while_people_play(sqlite_url: str, tmp_path: Path) -> None:
    async with running(sqlite_url) as store:
        row = await kept_table(store)

        async def play() -> None:
            for ply in range(200):
                await store.append(row.id, ply, moves(ply, ply))

        playing = asyncio.ensure_future(play())
        before = 0
        for number in range(3):
            while len(await store.moves(row.id)) < 20 * number:
                await asyncio.sleep(0.001)
            before = len(await store.moves(row.id))
            await store.backup(tmp_path / f"copy{number}.db")
        await playing
    async with running(f"sqlite:///{tmp_path}/copy2.db") as copy:
        kept = made(await copy.moves(row.id))
        assert before <= len(kept) and kept == list(range(len(kept)))
        await copy.append(row.id, len(kept), moves(len(kept), 1))
    copied = sqlite3.connect(tmp_path / "copy1.db")
    assert copied.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    copied.close()
    assert not list(tmp_path.glob("*.part"))


async def test_a_backup_needs_no_running_store_but_needs_one_that_exists(sqlite_url: str, tmp_path: Path) -> None:
    with pytest.raises(LudotekError, match="no store"):
        await open_store(sqlite_url).backup(tmp_path / "copy.db")
    async with running(sqlite_url) as store:
        row = await kept_table(store)
    await open_store(sqlite_url).backup(tmp_path / "copy.db")
    async with running(f"sqlite:///{tmp_path}/copy.db") as copy:
        assert await copy.table(row.id) == row


# Moves at a known version: the way of nearly all.


async def test_moves_and_what_they_change_are_kept_together_at_a_known_version(url: str) -> None:
    async with running(url) as store:
        row = await kept_table(store)
        changes: dict[str, object] = {
            "status": "over", "result": [1, -1], "reason": "points", "private": True, "salts": {"rows": "сіль"},
            "state": {"takebacks": 1}, "deadline": None, "ended": 1 << 45,
        }  # fmt: skip
        assert await store.append(row.id, 0, moves(0, 4, 5), version=1) == 1
        assert await store.append(row.id, 2, moves(2, 6), changes, version=1) == 2
        kept = await store.table(row.id)
        assert kept is not None and kept.version == 2
        assert {name: getattr(kept, name) for name in changes} == changes
        assert made(await store.moves(row.id)) == [4, 5, 6]
        assert await store.append(row.id, 3, [], {"reason": "tie"}, version=2) == 3


async def test_one_that_is_refused_does_not_take_its_neighbours_along(url: str) -> None:
    async with running(url) as store:
        tables = [(await kept_table(store)).id for _ in range(4)]
        told = await asyncio.gather(
            store.append(tables[0], 0, moves(0, 1), version=1),
            store.append(tables[1], 5, moves(5, 1), version=1),
            store.append(tables[2], 0, moves(0, 1), version=7),
            store.append("nothing", 0, moves(0, 1), version=1),
            store.append(tables[3], 0, moves(0, 2, 3), {"status": "live"}, version=1),
            store.append(tables[3], 0, moves(0, 2, 3), {"status": "live"}, version=1),
            return_exceptions=True,
        )
        assert [answer if isinstance(answer, int) else type(answer) for answer in told] == [
            1, Conflict, Conflict, NotKept, 2, Conflict,
        ]  # fmt: skip
        assert [made(await store.moves(table)) for table in tables] == [[1], [], [], [2, 3]]


async def test_a_writing_process_that_dies_is_replaced_and_nothing_it_acknowledged_is_lost(sqlite_url: str) -> None:
    async with running(sqlite_url) as store:
        row, ply = await kept_table(store), 0
        assert isinstance(store, SqliteStore)
        while ply < 30:
            try:
                await store.append(row.id, ply, moves(ply, ply), version=1)
                ply += 1
            except StoreLost:
                kept = len(await store.moves(row.id))
                assert kept in (ply, ply + 1)
                ply = kept
            if ply % 10 == 0:
                assert store.writer is not None and store.writer.client.process is not None
                store.writer.client.process.kill()
        assert made(await store.moves(row.id)) == list(range(30))
