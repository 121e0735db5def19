"""Tables in a small world: what a table is needs no network, no database, no process and no clock on the wall."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from ludotek.core.errors import IllegalMove
from ludotek.core.position import RACE
from ludotek.table.audit.record import verify
from ludotek.table.storage.rows import Conflict, StoredMove
from ludotek.table.tables import offers, races
from ludotek.table.tables.moves import play
from ludotek.table.tables.records import record_of
from ludotek.table.tables.table import Table
from tests.table.small_world import Onlooker, SmallHouse
from tests.table.toys import CALL, STEP, STOP, TOYS, Vault, VaultGame

DAY = 86_400_000


@asynccontextmanager
async def small_house(seed: int = 1) -> AsyncIterator[SmallHouse]:
    house = SmallHouse(seed)
    try:
        yield house
    finally:
        house.close()


async def play_first(table: Table) -> None:
    """Whoever is asked plays the first move that is offered."""
    position = table.session.position
    seat = position.acting()[0]
    await play(table, seat, position.moves(seat)[0], position.question(seat))


async def play_to_the_end(table: Table) -> None:
    while table.row.status != "over":
        await play_first(table)


async def test_a_game_is_played_to_its_end_and_found_fair() -> None:
    async with small_house() as house:
        table = await house.seat("novem", "olena", "taras")
        watching = Onlooker("iryna")
        table.join(watching)
        await play_to_the_end(table)
        assert house.finished == [table.row.id]
        assert watching.sent[-1]["status"] == "over"
        assert house.moves == len(house.disk.made[table.row.id]) == len(table.session.entries)
        assert verify(record_of(table)) == []


async def test_the_same_luck_makes_the_same_game() -> None:
    records = []
    for seed in (5, 5, 6):
        async with small_house(seed) as house:
            table = await house.seat("novem", "olena", "taras")
            await play_to_the_end(table)
            records.append(str(record_of(table)))
    assert records[0] == records[1] != records[2]


async def test_a_day_at_the_clock_passes_at_once() -> None:
    async with small_house() as house:
        table = await house.seat("vault", "olena", "taras", clock={"kind": "move", "seconds": 86_400, "increment": 0})
        await house.clock.pass_by(DAY - 1)
        assert table.row.status == "live"
        await house.clock.pass_by(1000)
        assert (table.row.status, table.row.result, table.row.reason) == ("over", [-1, 1], "abandoned")


async def test_in_a_race_the_window_closes_by_the_worlds_clock() -> None:
    async with small_house() as house:
        table = await house.seat("reflex", "olena", "taras")
        near, far = Onlooker("olena"), Onlooker("taras")
        for viewer, trip in ((near, 10), (far, 200)):
            table.join(viewer)
            table.viewers.measured(viewer.seat, trip)
        await house.clock.pass_by(1000)
        called = house.now()
        await play(table, 0, CALL, 0, called, near)
        await house.clock.pass_by(90)
        assert len(table.session.entries) == 0 and len(house.disk.waiting) == 1
        await play(table, 1, CALL, 0, called - 1, far)
        assert [entry.seat for entry in table.session.entries] == [1]
        assert near.refusals == ["core/past-question"] and far.refusals == []
        await play(table, 0, CALL, 1, house.now(), near)
        await house.clock.pass_by(100 + races.SLACK)
        assert [entry.seat for entry in table.session.entries] == [1, 0]


async def test_bots_move_when_their_time_has_come() -> None:
    async with small_house() as house:
        table = await house.seat("novem", "bot-1", "bot-1")
        table.wake()
        await house.clock.pass_by(60_000)
        assert table.row.status == "over"


# Kept before shown, and played once.


async def test_nothing_is_shown_before_it_is_kept() -> None:
    async with small_house() as house:
        table = await house.seat("vault", "olena", "taras")
        watching = Onlooker("iryna")
        table.join(watching)
        seen: list[tuple[int, int]] = []

        async def look() -> None:
            seen.append((table.session.position.ply, watching.sent[-1]["ply"]))

        house.disk.before_keeping = look
        for _ in range(3):
            await play(table, 0, STEP, table.session.position.ply)
        assert seen == [(2, 2), (3, 3), (4, 4)]
        assert watching.sent[-1]["ply"] == 5


async def test_a_step_that_the_store_refuses_leaves_no_trace() -> None:
    async with small_house() as house:
        table = await house.seat("vault", "olena", "taras")
        watching = Onlooker("iryna")
        table.join(watching)
        heard, position = len(watching.sent), table.session.position

        async def refuse() -> None:
            raise Conflict("store/other-ply", "Somebody was faster.")

        house.disk.before_keeping = refuse
        with pytest.raises(Conflict):
            await play(table, 0, STEP, position.ply)
        assert table.session.position is position and position.ply == len(table.session.entries) == 2
        assert watching.sent[heard:] == []


async def test_whoever_was_second_is_planned_anew_or_refused() -> None:
    async with small_house() as house:
        table = await house.seat("vault", "olena", "taras")
        id = table.row.id

        async def be_faster() -> None:
            house.disk.before_keeping = None
            await house.disk.append(id, 2, [StoredMove(2, 0, STOP, 0, 2)], version=table.row.version)

        house.disk.before_keeping = be_faster
        with pytest.raises(IllegalMove) as refused:
            await play(table, 0, STEP, 2)
        assert refused.value.code == "core/not-your-turn"
        assert [entry.move for entry in table.session.entries[2:]] == [STOP]


class CountedVault(Vault):
    """A vault that counts how often anything is played."""

    played = 0

    def copy(self) -> CountedVault:
        return CountedVault(self)

    def play(self, seat: int, move: int) -> None:
        CountedVault.played += 1
        super().play(seat, move)


class CountedGame(VaultGame):
    id = "counted"
    has_secrets = False

    def first(self, options: Any) -> Vault:
        return CountedVault()


async def test_every_move_is_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TOYS, "counted", CountedGame())
    async with small_house() as house:
        CountedVault.played = 0
        table = await house.seat("counted", "olena", "taras")
        for viewer in ("olena", "taras"):
            table.join(Onlooker(viewer))
        await play_first(table)
        for _ in range(4):
            position = table.session.position
            await play(table, position.acting()[0], STOP, position.question(position.acting()[0]))
        assert table.row.status == "over"
        assert CountedVault.played == len(table.session.entries) == 7


async def test_what_is_taken_back_was_never_there() -> None:
    async with small_house() as house:
        table = await house.seat("vault", "olena", "taras")
        await play(table, 0, STEP, 2)
        await offers.offer(table, 0, "takeback")
        assert len(table.session.entries) == 2 and table.session.position.ply == 2
        await play(table, 0, STEP, 2)
        assert len(house.disk.made[table.row.id]) == 3


async def test_a_rematch_is_opened_with_luck_of_the_world() -> None:
    async with small_house() as house:
        table = await house.seat("reflex", "olena", "taras", options={"rounds": 1})
        assert table.session.position.kind() == RACE
        await play(table, 1, CALL, 0)
        await offers.rematch(table, 0)
        assert table.state.next_table in house.tables and len(house.tables) == 2
