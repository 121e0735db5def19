"""The terminal at a server's table: sitting down by a link, playing, watching, losing the line and coming back."""

from __future__ import annotations

import asyncio
import random
import stat
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.pilot import Pilot

from ludotek.core.errors import LudotekError
from ludotek.locale import Language
from ludotek.terminal.app import LudotekApp
from ludotek.terminal.away import Away, Guests, read_link
from ludotek.terminal.choice import Secret
from ludotek.terminal.join import Ended, JoinScreen, arrive
from tests.table.guests import Guest, part
from tests.table.serving import Process, Served, serving
from tests.terminal.evening import lines, strike, until


@pytest.fixture
def store(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/house.db"


@pytest.fixture
def guests(tmp_path: Path) -> Guests:
    return Guests(tmp_path / "data" / "guests.json")


@asynccontextmanager
async def at_screen(address: str, guests: Guests, name: str = "Olha", lang: str = "en") -> AsyncIterator[Pilot[None]]:
    """Somebody before a terminal that has joined a table."""
    screen = await arrive(Away(read_link(address), name, guests), Language(lang))
    async with LudotekApp(screen, animate=False).run_test(size=(80, 24)) as pilot:
        yield pilot  # type: ignore[misc]
        await screen.away.leave()


def screen_of(pilot: Pilot[None]) -> JoinScreen:
    screen = pilot.app.screen_stack[0]
    assert isinstance(screen, JoinScreen)
    return screen


async def play_on(pilot: Pilot[None], most: int = 1000) -> int:
    """Lay the first marker again and again, until the game is over or enough has been chosen."""
    screen, chosen = screen_of(pilot), 0
    while chosen < most:
        await until(lambda: screen.choice is not None or isinstance(pilot.app.screen, Ended))
        if isinstance(pilot.app.screen, Ended):
            return chosen
        choice = screen.choice
        strike(pilot, "123"[chosen % 3])  # type: ignore[arg-type]
        chosen += 1
        await until(lambda asked=choice: screen.choice is not asked)  # type: ignore[misc]
    return chosen


async def opened(served: Served, *kinds: str) -> tuple[Guest, str, dict[str, str]]:
    host = await Guest.named(served, "Taras")
    made = await host.open_table(*kinds)
    return host, made["id"], made["invitations"]


async def test_a_friend_s_link_seats_the_terminal_and_a_game_is_played_to_its_end(store: str, guests: Guests) -> None:
    async with serving(store) as served:
        host, table, invitations = await opened(served, "me", "friend")
        async with host.at(table) as line, at_screen(served + invitations["columns"], guests) as pilot:
            other = asyncio.create_task(line.play_to_the_end(random.Random(1)))
            await play_on(pilot)
            await pilot.pause()
            assert "How it ended" in lines(pilot)  # type: ignore[arg-type]
            kept = served.house.tables[table]
            assert kept.row.status == "over"
            assert kept.names[kept.row.seats[1].player or ""] == "Olha"
            await other


async def test_a_rematch_takes_the_terminal_along(store: str, guests: Guests) -> None:
    async with serving(store) as served:
        _, table, _ = await opened(served, "anyone", "bot-1")
        async with at_screen(f"{served}/t/{table}?seat=rows", guests) as pilot:
            await play_on(pilot)
            await pilot.pause()
            await pilot.press("r")
            screen = screen_of(pilot)
            await until(lambda: screen.whole.next_table is not None)
            await until(lambda: screen.away.table != table and screen.choice is not None)
            assert screen.whole.your_seat == 1, "everybody moves one seat on"
            assert await play_on(pilot, 2) == 2


async def test_a_spectator_sees_the_board_and_is_asked_nothing(store: str, guests: Guests) -> None:
    async with serving(store) as served:
        host, table, _ = await opened(served, "me", "bot-1")
        async with host.at(table), at_screen(f"{served}/t/{table}", guests, lang="uk") as pilot:
            await pilot.pause()
            assert screen_of(pilot).whole.your_seat < 0
            assert screen_of(pilot).choice is None
            assert "Гравці обирають таємно" in lines(pilot)  # type: ignore[arg-type]


async def test_the_line_comes_back_when_the_server_is_killed(store: str, guests: Guests) -> None:
    server = Process("--store", store).start()
    await server.ready()
    host = await Guest.named(server.address, "Taras")
    made = await host.open_table("anyone", "bot-1")
    address = f"{server.address}/t/{made['id']}?seat=rows"
    try:
        async with at_screen(address, guests) as pilot:
            screen = screen_of(pilot)
            await play_on(pilot, 2)
            told = list(screen.told)
            server.kill()
            await until(lambda: "lost" in lines(pilot))  # type: ignore[arg-type]
            server.start(server.port)
            await until(lambda: isinstance(screen.choice, Secret))
            assert screen.told[: len(told)] == told
            assert await play_on(pilot, 2) == 2
    finally:
        await part()
        server.kill()


async def test_leaving_costs_nothing_one_is_known_again(store: str, guests: Guests) -> None:
    async with serving(store) as served:
        _, table, _ = await opened(served, "anyone", "bot-1")
        async with at_screen(f"{served}/t/{table}?seat=rows", guests) as pilot:
            await play_on(pilot, 1)
            await pilot.press("q")
        async with at_screen(f"{served}/t/{table}", guests) as pilot:
            assert screen_of(pilot).whole.your_seat == 0
    assert stat.S_IMODE(guests.file.stat().st_mode) == 0o600


async def test_what_the_server_refuses_is_said(store: str, guests: Guests) -> None:
    async with serving(store) as served:
        _, table, _ = await opened(served, "me", "friend")
        for path, code in (
            (f"/t/{table}?seat=columns&token=guess", "table/not-invited"),
            ("/t/none", "table/no-table"),
        ):
            with pytest.raises(LudotekError) as refused:
                await arrive(Away(read_link(served + path), None, guests), Language("en"))
            assert refused.value.code == code
    with pytest.raises(LudotekError, match="does not answer"):
        await arrive(Away(read_link(f"{served}/t/{table}"), None, guests), Language("en"))


@pytest.mark.parametrize("address", ["", "novem", "http://localhost:8000", "http://localhost/t/", "ftp://a/t/b"])
def test_an_address_without_a_table_is_refused(address: str) -> None:
    with pytest.raises(LudotekError, match="looks like"):
        read_link(address)


def test_an_invitation_s_link_says_seat_and_token() -> None:
    link = read_link("https://games.example/t/abc?seat=rows&token=t0ken")
    assert (link.server, link.table, link.seat, link.token) == ("https://games.example", "abc", "rows", "t0ken")
