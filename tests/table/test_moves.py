"""Moves: unique for each ply, all or nothing, taken in order; and taking them back."""

from __future__ import annotations

import asyncio

import pytest

from ludotek.table.storage.rows import (
    Conflict,
    NotKept,
    StoredMove,
)
from tests.table.keeping import kept_table, made, moves, running, seat

# Moves.


async def test_moves_are_kept_in_their_order_with_all_that_belongs_to_them(url: str) -> None:
    async with running(url) as store:
        row = await kept_table(store)
        first = [StoredMove(0, -1, 7, None, 0), StoredMove(1, 0, 2, 1 << 40, 1)]
        assert await store.append(row.id, 0, first) == 1
        await store.append(row.id, 2, [StoredMove(2, -2, 0, 3, 2)])
    async with running(url) as store:
        assert await store.moves(row.id) == [*first, StoredMove(2, -2, 0, 3, 2)]
        assert made(await store.moves(row.id, 1)) == [2, 0]


async def test_a_ply_that_is_there_or_leaves_a_gap_is_refused(url: str) -> None:
    async with running(url) as store:
        row = await kept_table(store)
        await store.append(row.id, 0, moves(0, 5, 6))
        for first in (0, 1, 3):
            with pytest.raises(Conflict):
                await store.append(row.id, first, moves(first, 9, 9))
        assert made(await store.moves(row.id)) == [5, 6]


async def test_moves_of_a_table_that_is_not_there_are_refused(url: str) -> None:
    async with running(url) as store:
        with pytest.raises(NotKept):
            await store.append("nothing", 0, moves(0, 1))


async def test_the_plies_of_an_append_follow_each_other(url: str) -> None:
    async with running(url) as store:
        row = await kept_table(store)
        with pytest.raises(ValueError, match="follow"):
            await store.append(row.id, 0, [*moves(0, 1), *moves(2, 1)])


async def test_moves_and_the_change_of_the_table_they_bring_are_one(url: str) -> None:
    async with running(url) as store:
        row = await kept_table(store, status="live")
        assert await store.append(row.id, 0, moves(0, 1), {"status": "over", "result": [1, -1]}, version=1) == 2
        kept = await store.table(row.id)
        assert kept is not None and (kept.status, kept.result, kept.version) == ("over", [1, -1], 2)
        with pytest.raises(Conflict):
            await store.append(row.id, 0, moves(0, 1), {"status": "live"})
        with pytest.raises(Conflict):
            await store.append(row.id, 1, moves(1, 1), {"status": "live"}, version=1)
        assert await store.table(row.id) == kept
        assert made(await store.moves(row.id)) == [1]


async def test_a_move_with_which_somebody_sits_down_is_found_among_their_tables(url: str) -> None:
    async with running(url) as store:
        row, olena = await kept_table(store), await store.create_player("Olena")
        seats = [seat("rows", olena.id), seat("columns")]
        assert await store.append(row.id, 0, moves(0, 4), {"seats": seats, "deadline": 1 << 45}, version=1) == 2
        [found] = await store.tables_of(olena.id)
        assert (found.seats, found.deadline, found.version) == (seats, 1 << 45, 2)
        assert await store.append(row.id, 1, [], {"seats": [seat("rows"), seat("columns")]}) == 3
        assert await store.tables_of(olena.id) == []


async def test_an_append_without_moves_changes_only_the_table(url: str) -> None:
    async with running(url) as store:
        row = await kept_table(store)
        assert await store.append(row.id, 0, [], {"reason": "agreed"}) == 2
        kept = await store.table(row.id)
        assert kept is not None and kept.reason == "agreed"


async def test_one_that_is_refused_does_not_take_its_neighbours_along(url: str) -> None:
    async with running(url) as store:
        rows = [await kept_table(store) for _ in range(20)]
        await asyncio.gather(*(store.append(row.id, 0, moves(0, 1)) for row in rows[::3]))
        told = await asyncio.gather(
            *(store.append(row.id, 0, moves(0, 2), {"reason": "second"}) for row in rows), return_exceptions=True
        )
        assert [isinstance(answer, Conflict) for answer in told] == [number % 3 == 0 for number in range(20)]
        assert [made(await store.moves(row.id)) for row in rows] == [[2 - (n % 3 == 0)] for n in range(20)]


async def test_one_the_database_cannot_hold_does_not_take_its_neighbours_along(url: str) -> None:
    async with running(url) as store:
        rows = [await kept_table(store) for _ in range(5)]
        told = await asyncio.gather(
            *(store.append(row.id, 0, moves(0, 1 << 70 if row is rows[2] else 1)) for row in rows),
            return_exceptions=True,
        )
        assert [isinstance(answer, Exception) for answer in told] == [False, False, True, False, False]
        assert [made(await store.moves(row.id)) for row in rows] == [[1], [1], [], [1], [1]]


async def test_moves_queued_one_after_the_other_are_taken_in_that_order(url: str) -> None:
    async with running(url) as store:
        row = await kept_table(store)
        await asyncio.gather(*(store.append(row.id, ply, moves(ply, ply)) for ply in range(50)))
        assert made(await store.moves(row.id)) == list(range(50))


async def test_of_two_stores_that_append_the_same_ply_exactly_one_wins(url: str) -> None:
    async with running(url) as one, running(url) as other:
        row = await kept_table(one)
        winners = []
        for ply in range(40):
            told = await asyncio.gather(
                one.append(row.id, ply, moves(ply, 1)), other.append(row.id, ply, moves(ply, 2)), return_exceptions=True
            )
            lost = [isinstance(answer, Conflict) for answer in told]
            assert sorted(lost) == [False, True], told
            winners.append(1 + lost.index(False))
        assert made(await one.moves(row.id)) == winners == made(await other.moves(row.id))


async def test_two_stores_that_write_many_tables_do_not_wait_for_each_other_for_ever(url: str) -> None:
    async with running(url) as one, running(url) as other:
        rows = [await kept_table(one) for _ in range(10)]
        for ply in range(10):
            told = await asyncio.gather(
                *(one.append(row.id, ply, moves(ply, 1), {"reason": "one"}) for row in rows),
                *(other.append(row.id, ply, moves(ply, 2), {"reason": "other"}) for row in reversed(rows)),
                return_exceptions=True,
            )
            assert sum(isinstance(answer, Conflict) for answer in told) == 10, told
        assert [len(await one.moves(row.id)) for row in rows] == [10] * 10


# Takebacks.


async def test_a_takeback_removes_the_last_moves_and_keeps_them_apart(url: str) -> None:
    async with running(url) as store:
        row = await kept_table(store)
        await store.append(row.id, 0, moves(0, 1, 2, 3))
        assert await store.delete_last(row.id, 1, 1, state={"offers": []}) == 2
        assert made(await store.moves(row.id)) == [1]
        assert await store.taken_back(row.id) == moves(1, 2, 3)
        await store.append(row.id, 1, moves(1, 4), version=2)
        assert made(await store.moves(row.id)) == [1, 4]


async def test_a_takeback_of_something_older_is_refused(url: str) -> None:
    async with running(url) as store:
        row = await kept_table(store)
        await store.append(row.id, 0, moves(0, 1), {"state": {"offers": ["takeback"]}})
        with pytest.raises(Conflict):
            await store.delete_last(row.id, 0, 1)
        assert made(await store.moves(row.id)) == [1]


async def test_whoever_missed_a_takeback_cannot_go_on_from_what_was_taken_back(url: str) -> None:
    async with running(url) as one, running(url) as other:
        row = await kept_table(one)
        await one.append(row.id, 0, moves(0, 1, 2))
        await one.delete_last(row.id, 1, 1)
        with pytest.raises(Conflict):
            await other.append(row.id, 2, moves(2, 3))  # a gap, now
        await one.append(row.id, 1, moves(1, 9))
        with pytest.raises(Conflict):
            await other.append(row.id, 2, moves(2, 3), version=1)  # the right ply of another past
        assert made(await one.moves(row.id)) == [1, 9]


async def test_of_a_takeback_and_a_move_at_once_exactly_one_wins(url: str) -> None:
    async with running(url) as one, running(url) as other:
        for _ in range(15):
            row = await kept_table(one)
            await one.append(row.id, 0, moves(0, 1, 2))
            told = await asyncio.gather(
                one.delete_last(row.id, 1, 1, next_ply=2),
                other.append(row.id, 2, moves(2, 3), version=1),
                return_exceptions=True,
            )
            assert sorted(isinstance(answer, Conflict) for answer in told) == [False, True], told
            assert made(await one.moves(row.id)) == ([1, 2, 3] if isinstance(told[0], Conflict) else [1])
