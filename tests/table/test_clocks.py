"""Clocks: how long a seat has, what being late does, and that a clock runs without anybody watching."""

from __future__ import annotations

import asyncio
import re
import time

import pytest

from ludotek.core.position import CHANCE, CLOCK, RACE
from ludotek.games import game
from ludotek.games.novem.components import COLUMNS, ROWS
from ludotek.games.novem.vocabulary import LATE
from ludotek.table.tables.clocks import GRACE, Ledger, clock_of, left, move_of_time, rule_deadline, seat_deadlines
from tests.table.guests import Guest, two_at_a_table, vault_table
from tests.table.keeping import now_ms
from tests.table.serving import ROOT, serving
from tests.table.toys import STEP, STOP, TOYS, find_game

MOVE = clock_of({"kind": "move", "seconds": 10, "increment": 0})
GAME = clock_of({"kind": "game", "seconds": 60, "increment": 2})


def test_time_is_charged_to_whoever_was_asked() -> None:
    position, ledger = TOYS["vault"].start(), Ledger(2)
    position.play(-1, 3)
    position.play(-1, 4)
    ledger.note(0, [], -1, position, 0)
    assert left(GAME, ledger, 0, 5_000) == 55_000
    assert left(GAME, ledger, 1, 5_000) == 60_000
    position.play(0, STOP)
    ledger.note(1, [0], 0, position, 5_000)
    assert left(GAME, ledger, 0, 9_000) == 57_000, "five seconds used, two gained"
    assert left(GAME, ledger, 1, 5_000 + GRACE + 4_000) == 56_000
    assert seat_deadlines(GAME, ledger, position, {0, 1}) == {1: 65_000 + GRACE}
    assert seat_deadlines(MOVE, ledger, position, {0, 1}) == {1: 15_000 + GRACE}
    assert seat_deadlines(MOVE, ledger, position, {0}) == {}, "bots have no clock"


def test_a_clock_starts_when_the_story_of_the_others_has_been_told() -> None:
    position, ledger = TOYS["vault"].start(), Ledger(2)
    position.play(-1, 3)
    position.play(-1, 4)
    ledger.note(0, [], -1, position, 0)
    position.play(0, STOP)
    ledger.note(1, [0], 0, position, 5_000)
    assert left(MOVE, ledger, 1, 5_000 + GRACE) == 10_000, "nothing is charged for listening"
    assert left(MOVE, ledger, 1, 5_000 + GRACE + 1) == 9_999, "and no longer than that"


def test_nobody_waits_for_a_story_in_a_sealed_moment_longer_than_another() -> None:
    position, ledger = game("novem").start(layout="276951438", first="rows"), Ledger(2)
    ledger.note(0, [], -1, position, 0)
    for seat, move in ((ROWS, 0), (COLUMNS, 3)):
        asked = list(position.acting())
        position.play(seat, move)
        ledger.note(2, asked, seat, position, 1_000)
    assert ledger.since == [1_000 + GRACE] * 2


def test_in_a_race_nobody_waits_for_a_story() -> None:
    position, ledger = TOYS["reflex"].start(deadline=700), Ledger(2)
    ledger.note(0, [], -1, position, 0)
    first, second = position.acting()
    asked = [first, second]
    position.play(first, position.moves(first)[0])
    assert position.kind() == RACE and second in position.acting()
    ledger.note(RACE, asked, first, position, 1_000)
    assert max(ledger.since) <= 1_000, "nobody's clock starts later than the call"


def test_the_browser_tells_a_story_no_longer_than_clocks_wait_for_it() -> None:
    narrator = (ROOT / "web" / "src" / "lib" / "narrator.svelte.ts").read_text(encoding="utf-8")
    assert re.findall(r"^const LONGEST = (\d+);", narrator, re.MULTILINE) == [str(GRACE)]


def test_each_question_has_its_own_time() -> None:
    position, ledger = TOYS["vault"].start(), Ledger(2)
    position.play(-1, 3)
    position.play(-1, 4)
    ledger.note(0, [], -1, position, 0)
    position.play(0, STEP)
    ledger.note(1, [0], 0, position, 8_000)
    assert left(MOVE, ledger, 0, 9_000) == 9_000


def test_a_sealed_choice_does_not_restart_the_others_clock() -> None:
    position, ledger = game("novem").start(layout="276951438", first="rows"), Ledger(2)
    ledger.note(0, [], -1, position, 0)
    position.play(ROWS, 0)
    ledger.note(2, [0, 1], ROWS, position, 4_000)
    assert left(MOVE, ledger, COLUMNS, 6_000) == 4_000
    assert ledger.spent == [4_000, 0]


def test_the_move_of_the_clock_falls_to_whoever_is_late() -> None:
    position = game("novem").start(layout="276951438", first="rows")
    assert [move_of_time(position, seat) for seat in (ROWS, COLUMNS)] == [LATE + ROWS, LATE + COLUMNS]


def test_it_does_so_even_where_being_late_again_ends_the_game() -> None:
    for earlier in ([ROWS], [COLUMNS], [ROWS, COLUMNS]):
        position = game("novem").start(layout="276951438", first="rows")
        for seat in earlier:
            position.play(CLOCK, LATE + seat)
            position.play(-1, position.moves(-1)[0])
        for seat in {ROWS, COLUMNS} - set(earlier):
            position.play(seat, position.moves(seat)[0])
        assert [move_of_time(position, seat) for seat in (ROWS, COLUMNS)] == [LATE + ROWS, LATE + COLUMNS]


def test_the_rules_own_deadline_counts_from_the_question() -> None:
    position, ledger = TOYS["reflex"].start(deadline=700), Ledger(2)
    ledger.note(0, [], -1, position, 100)
    assert rule_deadline(ledger, position) == 800


async def test_a_clock_that_runs_out_plays_the_clocks_move_and_twice_running_forfeits(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        clock = {"kind": "move", "seconds": 3, "increment": 0}
        olena, _, table = await two_at_a_table(address, clock=clock)
        async with olena.at(table) as rows:
            while rows.table["status"] != "over":
                if rows.moment["moves"]:
                    asked = rows.moment["question"]
                    await rows.play(0)
                    while rows.moment["question"] == asked and rows.table["status"] != "over":
                        await rows.next()
                else:
                    await rows.next()
            assert rows.table["reason"]["id"] == "novem-ending-forfeit"
            assert rows.table["result"] == [1, -1]
            late = [event for event in rows.table["history"] if event["told"]["event"] == "was-late"]
            assert [event["told"]["seat"] for event in late] == [1, 1]


async def test_where_the_rules_are_silent_being_late_loses(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        clock = {"kind": "game", "seconds": 1, "increment": 0}
        olena, _, table = await vault_table(address, clock=clock)
        async with olena.at(table) as first:
            await first.until_over()
            assert (first.table["result"], first.table["reason"]["id"]) == ([-1, 1], "ending-abandoned")


async def test_a_clock_runs_while_nobody_is_there_and_the_server_was_away(sqlite_url: str) -> None:
    clock = {"kind": "move", "seconds": 1, "increment": 0}
    async with serving(sqlite_url) as address:
        _, _, table = await two_at_a_table(address, clock=clock)
    async with serving(sqlite_url) as address:
        watcher = Guest(address)
        while (await watcher.get(f"/api/tables/{table}"))["status"] != "over":
            await asyncio.sleep(0.1)
        assert "was-late" in (await watcher.http.get(f"/api/tables/{table}/replay")).text


@pytest.mark.parametrize("jump", [86_400, -86_400])
async def test_a_wall_clock_that_jumps_forfeits_nobody_and_gives_nobody_time(
    jump: int, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(sqlite_url) as address:
        clock = {"kind": "game", "seconds": 3600, "increment": 0}
        _, _, id = await two_at_a_table(address, clock=clock)
        house, table = address.house, await address.house.table(id)
        wall, before = time.time_ns, house.now()
        monkeypatch.setattr(time, "time_ns", lambda: wall() + jump * 1_000_000_000)
        assert 0 <= house.now() - before < 3_600_000
        await house.alarms.run_out(table)
        assert table.row.status == "live" and {entry.seat for entry in table.session.entries} == {CHANCE}
        assert before <= table.absolute(table.relative(house.now())) < before + 3_600_000


async def test_what_is_kept_is_the_walls_time(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        before = now_ms()
        _, _, id = await two_at_a_table(address)
        row = (await address.house.table(id)).row
        assert row.started is not None and before - 1000 <= row.created <= row.started <= now_ms() + 1000


async def test_the_others_clock_is_not_shown_while_choices_are_sealed(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena, _, table = await two_at_a_table(address, clock={"kind": "game", "seconds": 300, "increment": 3})
        async with olena.at(table) as rows:
            mine, other = rows.table["seats"]
            assert 290_000 < mine["clock"] <= 300_000
            assert other["clock"] is None


async def test_in_the_open_both_clocks_are_shown(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        olena, _, table = await vault_table(address, clock={"kind": "game", "seconds": 300, "increment": 3})
        async with olena.at(table) as first:
            assert all(290_000 < seat["clock"] <= 300_000 for seat in first.table["seats"])
            assert first.moment["deadline"] is not None
