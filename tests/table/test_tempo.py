"""Bots in a race: they think while they take their time to react, and rest between two moves as people must."""

from __future__ import annotations

from collections.abc import Callable

from ludotek.table.tables.surroundings import Thought
from tests.table.guests import Guest
from tests.table.serving import Served, serving
from tests.table.toys import CALL, find_game


async def bot_table(address: Served, thought: Callable[[], Thought], **options: int) -> tuple[Guest, str]:
    """Somebody and a bot that thinks this."""

    async def move(*asked: object) -> Thought:
        return thought()

    setattr(address.house.thinkers, "move", move)  # noqa: B010  # in place of the processes that think
    olena = await Guest.named(address, "Olena")
    return olena, (await olena.open_table("me", "bot-1", game="reflex", options=options))["id"]


async def test_a_bot_waits_for_the_pause_instead_of_calling_too_soon(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        olena, table = await bot_table(address, lambda: Thought(CALL, 0, False), rounds=3, pause=200)
        async with olena.at(table) as line:
            await line.until_over()
            assert line.table["result"] == [0, 3]


async def test_a_bot_thinks_while_it_takes_its_time_to_react(sqlite_url: str) -> None:
    async with serving(sqlite_url, find_game=find_game) as address:
        clock, hour = address.house.world.clock, 3_600_000
        now = clock.now
        late = iter(range(hour, 9 * hour, hour))

        def thought() -> Thought:
            ahead = next(late)
            setattr(clock, "now", lambda: now() + ahead)  # noqa: B010  # it thought for an hour
            return Thought(CALL, hour, False)

        olena, table = await bot_table(address, thought, rounds=2)
        async with olena.at(table) as line:
            await line.until_over()
            assert line.table["result"] == [0, 2]
