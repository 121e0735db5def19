"""Ratings: once for each table that account holders finished, and for nobody else."""

from __future__ import annotations

import asyncio
import random

import pytest

from ludotek.core.position import Points
from ludotek.table.storage.queries.ratings import rate
from ludotek.table.storage.rows import PlayerId, RatingRow, SeatRow
from ludotek.table.storage.store import Store
from tests.table.guests import Guest
from tests.table.keeping import kept_table, running, seat
from tests.table.serving import serving


async def holders(store: Store, *names: str) -> list[PlayerId]:
    players = [await store.create_player(name) for name in names]
    for player in players:
        await store.create_account(player.id, player.name, "hash")
    return [player.id for player in players]


async def finished(store: Store, players: list[PlayerId], result: list[Points] | None) -> str:
    seats = [seat(f"seat{number}", player) for number, player in enumerate(players)]
    return (await kept_table(store, seats=seats, status="over", result=result)).id


async def test_the_winner_rises_and_the_loser_falls(url: str) -> None:
    async with running(url) as store:
        olena, taras = await holders(store, "Olena", "Taras")
        rated = await store.rate_table(await finished(store, [olena, taras], [1, -1]))
        assert [rating.player for rating in rated] == [olena, taras]
        assert rated[0].mu > 25 > rated[1].mu and rated[0].ordinal > rated[1].ordinal
        assert all(rating.games == 1 and rating.sigma < 25 / 3 for rating in rated)
        assert await store.ratings(olena) == [rated[0]] and await store.ratings(taras) == [rated[1]]


async def test_a_table_is_rated_once(url: str) -> None:
    async with running(url) as one, running(url) as other:
        olena, taras = await holders(one, "Olena", "Taras")
        table = await finished(one, [olena, taras], [1, -1])
        told = await asyncio.gather(*(store.rate_table(table) for store in (one, other, one, other)))
        assert sorted(len(rated) for rated in told) == [0, 0, 0, 2]
        assert (await one.ratings(olena))[0].games == 1


async def test_many_tables_of_the_same_players_all_count(url: str) -> None:
    async with running(url) as one, running(url) as other:
        olena, taras = await holders(one, "Olena", "Taras")
        tables = [await finished(one, [olena, taras][:: 1 - 2 * (n % 2)], [1, -1]) for n in range(10)]
        stores = [one, other] * 5
        await asyncio.gather(*(store.rate_table(table) for store, table in zip(stores, tables, strict=True)))
        assert [(await one.ratings(player))[0].games for player in (olena, taras)] == [10, 10]


async def test_a_table_with_a_bot_a_guest_an_empty_seat_or_one_player_twice_is_not_rated(url: str) -> None:
    async with running(url) as store:
        (olena,) = await holders(store, "Olena")
        guest = await store.create_player("Guest")
        rows = seat("rows", olena)
        for other in (
            SeatRow(name="columns", kind="bot", level=3),
            seat("columns", guest.id),
            seat("columns"),
            seat("columns", olena),
        ):
            row = await kept_table(store, seats=[rows, other], status="over", result=[1, -1])
            assert await store.rate_table(row.id) == []
        assert await store.ratings(olena) == []


async def test_nothing_is_written_for_a_table_that_does_not_count(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(url) as store:
        guests = [(await store.create_player(name)).id for name in ("Olena", "Taras")]
        table = await finished(store, guests, [1, -1])
        monkeypatch.setattr(store, "_write", None)
        assert await store.rate_table(table) == []


async def test_a_table_that_is_not_over_or_has_no_result_is_not_rated(url: str) -> None:
    async with running(url) as store:
        olena, taras = await holders(store, "Olena", "Taras")
        abandoned = await finished(store, [olena, taras], None)
        seats = [seat("rows", olena), seat("columns", taras)]
        live = await kept_table(store, seats=seats, status="live", result=[1, -1])
        for table in (abandoned, live.id, "nothing"):
            assert await store.rate_table(table) == []
        await store.update_table(live.id, 1, status="over")
        assert len(await store.rate_table(live.id)) == 2


# Who is rated.


async def by_start(store: Store, starters: list[PlayerId | None], seats: list[SeatRow], **fields: object) -> str:
    """A table whose game has ended in favour of its first seat, and with whom it had begun."""
    state = {"starters": starters, **({"removed": fields.pop("removed")} if "removed" in fields else {})}
    row = await kept_table(store, seats=seats, status="over", result=[1, -1], state=state, ended=1, **fields)
    return row.id


async def test_a_game_is_rated_by_who_sat_at_its_start_also_when_somebody_leaves(url: str) -> None:
    async with running(url) as store:
        olena, taras, iryna = await holders(store, "Olena", "Taras", "Iryna")
        bot = SeatRow(name="columns", kind="bot", level=3)
        for later in (bot, seat("columns"), seat("columns", iryna)):
            table = await by_start(store, [olena, taras], [seat("rows", olena), later])
            assert [rating.player for rating in await store.rate_table(table)] == [olena, taras]
        assert await store.ratings(iryna) == [] and (await store.ratings(taras))[0].games == 3
        assert (await store.ratings(taras))[0].mu < 25


async def test_a_game_that_began_with_a_bot_or_a_guest_counts_for_nobody_who_came_later(url: str) -> None:
    async with running(url) as store:
        olena, taras = await holders(store, "Olena", "Taras")
        guest = (await store.create_player("Guest")).id
        for other in (None, guest):
            table = await by_start(store, [olena, other], [seat("rows", olena), seat("columns", taras)])
            assert await store.rate_table(table) == []


async def test_a_host_gains_nothing_by_removing_somebody_who_loses_nothing_either(url: str) -> None:
    async with running(url) as store:
        olena, taras = await holders(store, "Olena", "Taras")
        seats = [seat("rows", olena), SeatRow(name="columns", kind="bot", level=3)]
        table = await by_start(store, [olena, taras], seats, removed=[taras], host=olena)
        rated = await store.rate_table(table)
        assert [(rating.player, rating.mu) for rating in rated] == [(olena, 25.0), (taras, 25.0)]
        lost = await by_start(store, [taras, olena], seats[::-1], removed=[taras], host=olena)
        one, other = await store.rate_table(lost)
        assert one.mu > 25 > other.mu, "a host who loses loses, and whoever wins from outside wins"


async def test_what_a_crash_left_unrated_is_rated_at_the_next_start_and_once(url: str) -> None:
    async with running(url) as store:
        olena, taras = await holders(store, "Olena", "Taras")
        seats = [seat("rows", olena), seat("columns", taras)]
        await by_start(store, [olena, taras], seats)
        await by_start(store, [olena, None], seats)
    for _ in range(2):
        async with serving(url) as address:
            store = address.house.store
            while not await store.ratings(olena):
                await asyncio.sleep(0.01)
            assert await store.unrated_tables() == []
            await address.house._rate_the_rest()
            assert [(await store.ratings(player))[0].games for player in (olena, taras)] == [1, 1]


async def test_a_game_that_ended_while_the_store_was_away_is_found_later(url: str) -> None:
    async with running(url) as store:
        olena, taras = await holders(store, "Olena", "Taras")
        table = await by_start(store, [olena, taras], [seat("rows", olena), seat("columns", taras)])
        assert await store.unrated_tables(1) == [table] and await store.unrated_tables(2) == []
        await store.rate_table(table)
        assert await store.unrated_tables(1) == []


async def test_who_leaves_a_rated_game_is_rated_when_it_ends(sqlite_url: str) -> None:
    async with serving(sqlite_url, patience=0) as address:
        olena, taras = await Guest.named(address, "Olena"), await Guest.named(address, "Taras")
        for guest, name in ((olena, "Olena"), (taras, "Taras")):
            await guest.post("/api/accounts", {"name": name, "password": "correct horse"})
        table = (await olena.open_table("me", "anyone"))["id"]
        await taras.sit(table, "columns")
        async with olena.at(table) as rows:
            async with taras.at(table) as columns:
                await columns.say(type="stand")
                while columns.table["your_seat"] >= 0:
                    await columns.hear("table")
            await rows.say(type="give_to_bot", seat=1, level=1)
            await rows.play_to_the_end(random.Random(1))
        while not (ratings := (await taras.get("/api/account"))["ratings"]):
            await asyncio.sleep(0.01)
        assert ratings[0]["games"] == 1


@pytest.mark.parametrize("result", [[3, 2, 1, 0], [0, 1, 2, 3]])
def test_any_number_of_seats_is_rated_by_the_order_of_their_scores(result: list[Points]) -> None:
    fresh = [RatingRow(player=name, game="oath", mu=25.0, sigma=25 / 3) for name in "abcd"]
    rated = rate(fresh, result, list("abcd"))
    order = sorted(range(4), key=lambda seat: rated[seat].mu)
    assert [result[seat] for seat in order] == [0, 1, 2, 3]


def test_a_tie_of_equals_leaves_them_equal() -> None:
    fresh = [RatingRow(player=name, game="novem", mu=25.0, sigma=25 / 3) for name in "ab"]
    one, other = rate(fresh, [0, 0], ["a", "b"])
    assert one.mu == pytest.approx(other.mu) and one.sigma == pytest.approx(other.sigma)
