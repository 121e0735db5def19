"""At a table where somebody learns, a race cannot be lost by reading."""

from __future__ import annotations

import asyncio

from tests.table.guests import Guest, Line
from tests.table.serving import serving

READING = 2.0  # seconds; a bot of the first level rolls several times in as many


def moves_of(line: Line, seat: int) -> int:
    """How often a car has rolled or placed since the lights went green."""
    told = [event["told"] for message in line.heard if message["type"] == "update" for event in message["events"]]
    return sum(one["event"] in ("picked-up", "placed", "placed-saved") and one["seat"] == seat for one in told)


async def come_to_green(line: Line) -> None:
    while line.moment["view"]["phase"] != "racing":
        if line.moment["view"]["phase"] == "drafting" and line.moment["moves"]:
            await line.play(line.moment["moves"][0]["move"])
        await line.next()


async def listen(line: Line, seconds: float) -> None:
    try:
        async with asyncio.timeout(seconds):
            while True:
                await line.next()
    except TimeoutError:
        return


async def until_moved(line: Line, seat: int) -> None:
    """However long a busy machine takes for it."""
    while moves_of(line, seat) == 0:
        await line.next()


async def test_the_other_cars_wait_for_the_learners_first_roll_and_then_for_each_next_move(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena = await Guest.named(address, "Olena")
        made = await olena.open_table("me", "bot-1", game="nos", practice=True)
        async with olena.at(made["id"]) as line:
            await come_to_green(line)
            await listen(line, READING)
            assert moves_of(line, 1) == 0
            await line.play(line.moment["moves"][0]["move"])
            await until_moved(line, 1)
            await listen(line, READING)
            assert (moves_of(line, 0), moves_of(line, 1)) == (1, 1)


async def test_at_any_other_table_nobody_waits(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena = await Guest.named(address, "Olena")
        made = await olena.open_table("me", "bot-1", game="nos")
        async with olena.at(made["id"]) as line:
            await come_to_green(line)
            await until_moved(line, 1)
            assert moves_of(line, 0) == 0


async def test_a_rematch_of_a_practice_is_one_too(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena = await Guest.named(address, "Olena")
        made = await olena.open_table("me", "bot-1", game="nos", practice=True)
        async with olena.at(made["id"]) as line:
            await line.say(type="resign")
            await line.until_over()
            await line.say(type="rematch")
            await line.hear("table")
        again = await address.house.table(line.table["next_table"])
        assert again.state.is_practice


async def test_the_house_says_with_which_options_a_game_is_learned(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        olena = await Guest.named(address, "Olena")
        games = {game["id"]: game for game in await olena.get("/api/games")}
        assert all(game["has_lesson"] for game in games.values())
        assert games["nort"]["practice"] == {"pace": "sealed", "open_arena": True}
        for game in games.values():
            await olena.post(f"/api/games/{game['id']}/seats", game["practice"])
