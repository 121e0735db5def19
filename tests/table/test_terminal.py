"""The terminal at a server's table: sitting down by a link, playing, watching, losing the line and coming back."""

from __future__ import annotations

import asyncio
import random
import stat
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from multiprocessing.resource_tracker import ensure_running
from pathlib import Path

import pytest
from textual.pilot import Pilot

from ludotek.core.errors import LudotekError
from ludotek.core.position import CHANCE
from ludotek.games.nort.view import NortView
from ludotek.games.nos.components import ROLL_CYCLE
from ludotek.games.nos.steps.moves import GREEN, PLACE
from ludotek.locale import Language
from ludotek.terminal.app import LudotekApp
from ludotek.terminal.away import Away, Guests, read_link
from ludotek.terminal.choice import Choice, Listed, Secret
from ludotek.terminal.join import Ended, JoinScreen, arrive, join
from ludotek.terminal.zone import Zones
from ludotek.wire.protocol import Offer
from tests.games.north.sheets import sheet_of
from tests.table.guests import Guest, Line, part
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
    ensure_running()  # the house of this process starts its bots while the screen has taken standard error away
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


async def opened(served: Served, *kinds: str, **fields: object) -> tuple[Guest, str, dict[str, str]]:
    host = await Guest.named(served, "Taras")
    made = await host.open_table(*kinds, **fields)
    return host, made["id"], made["invitations"]


async def test_a_friend_s_link_seats_the_terminal_and_a_game_is_played_to_its_end(store: str, guests: Guests) -> None:
    async with serving(store) as served:
        host, table, invitations = await opened(served, "me", "friend")
        async with host.at(table) as line, at_screen(served + invitations["columns"], guests) as pilot:
            other = asyncio.create_task(line.play_to_the_end(random.Random(1)))
            await play_on(pilot)
            await until(lambda: "in all games together" in lines(pilot))  # type: ignore[arg-type]
            await until(lambda: "Everybody’s chances" in lines(pilot))  # type: ignore[arg-type]
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


# Races.


async def answered(pilot: Pilot[None], *keys: str) -> Choice:
    """Answer with these keys whatever is asked before a race; what is before the person then."""
    screen = screen_of(pilot)
    while True:
        await until(lambda: screen.choice is not None)
        choice = screen.choice
        assert choice is not None
        if isinstance(choice, Zones):
            return choice
        for key in keys:
            strike(pilot, key)  # type: ignore[arg-type]
        await until(lambda asked=choice: screen.choice is not asked)  # type: ignore[misc]


async def choose_first(line: Line) -> None:
    """The other chooses a vehicle, as soon as everybody sits."""
    while not line.moment["moves"]:
        await line.next()
    await line.play(line.moment["moves"][0]["move"])


async def test_nort_is_called_with_a_digit_and_an_arrow_at_a_server_too(store: str, guests: Guests) -> None:
    async with serving(store) as served:
        host, table, invitations = await opened(served, "me", "friend", game="nort")
        _, own = invitations.popitem()
        async with host.at(table) as line, at_screen(served + own, guests) as pilot:
            await choose_first(line)
            await answered(pilot, "1")
            await pilot.pause()
            assert "0 … 12" in lines(pilot)  # type: ignore[arg-type]
            held = served.house.tables[table]
            view = held.game.view(held.session.position, 1)
            assert isinstance(view, NortView)
            strike(pilot, str(max(view.dice)))  # type: ignore[arg-type]
            strike(pilot, "up")  # type: ignore[arg-type]
            await until(lambda: held.session.entries[-1].seat == 1 and len(held.session.entries) > 4)
            assert held.game.words(held.session.entries[-1].move) == f"{max(view.dice)} straight"
            await until(lambda: not isinstance(screen_of(pilot).choice, Zones) or not zones_of(pilot).zones)


def zones_of(pilot: Pilot[None]) -> Zones:
    choice = screen_of(pilot).choice
    assert isinstance(choice, Zones)
    return choice


async def test_a_hand_that_rests_at_a_server_moves_when_it_may(store: str, guests: Guests) -> None:
    async with serving(store) as served:
        _, table, _ = await opened(served, "anyone", game="nos", options={"drivers": 1})
        async with at_screen(f"{served}/t/{table}?seat=flame", guests) as pilot:
            screen = screen_of(pilot)
            await answered(pilot, "enter")
            held = served.house.tables[table]

            def rolls() -> list[int]:
                return [entry.time or 0 for entry in held.session.entries if entry.seat == 0 and entry.move < PLACE]

            await until(
                lambda: any(entry.move == GREEN for entry in held.session.entries) and screen.choice is not None
            )
            while screen.resting is None:  # as soon as there are dice, they are rolled again
                asked, made = screen.asked, len(rolls())
                strike(pilot, " ")  # type: ignore[arg-type]
                await until(lambda before=made: len(rolls()) > before)  # type: ignore[misc]
                await until(lambda before=asked: screen.asked != before)  # type: ignore[misc]
            first, second = rolls()[-2:]
            assert second - first >= ROLL_CYCLE
            assert "milliseconds" not in lines(pilot)  # type: ignore[arg-type]


async def test_somebody_who_watches_a_race_has_no_keys(store: str, guests: Guests) -> None:
    async with serving(store) as served:
        host, table, _ = await opened(served, "me", "bot-1", game="nort")
        async with host.at(table) as line, at_screen(f"{served}/t/{table}", guests) as pilot:
            await choose_first(line)
            await until(lambda: any(entry.seat == CHANCE for entry in served.house.tables[table].session.entries))
            await until(lambda: bool(screen_of(pilot).told))
            assert screen_of(pilot).choice is None


# Words.


async def test_moves_are_called_by_the_names_on_the_tables_own_sheet(store: str, guests: Guests) -> None:
    async with serving(store) as served:
        options = {"cards": sheet_of("strike 1"), "first": "dawn"}
        _, table, _ = await opened(served, "anyone", "bot-1", game="north", options=options)
        async with at_screen(f"{served}/t/{table}?seat=dawn", guests) as pilot:
            screen = screen_of(pilot)
            await until(lambda: isinstance(screen.choice, Listed))
            asked = screen.choice
            strike(pilot, "enter", "\r")  # type: ignore[arg-type]
            await until(lambda: isinstance(screen.choice, Listed) and screen.choice is not asked)
            await pilot.pause()
            assert "Link" in lines(pilot)  # type: ignore[arg-type]


async def test_what_a_move_of_oath_costs_is_in_the_list(store: str, guests: Guests) -> None:
    async with serving(store) as served:
        options = {"players": 3}
        _, table, _ = await opened(served, "anyone", "bot-1", "bot-1", game="oath", options=options)
        async with at_screen(f"{served}/t/{table}?seat=chancellor", guests) as pilot:
            screen = screen_of(pilot)
            choice: Choice | None = None
            while not (isinstance(choice, Listed) and any(choice.changes)):
                if choice is not None:
                    strike(pilot, "enter", "\r")  # type: ignore[arg-type]
                await until(lambda before=choice: screen.choice is not None and screen.choice is not before)  # type: ignore[misc]
                choice = screen.choice
            await pilot.pause()
            assert "Supply -" in lines(pilot)  # type: ignore[arg-type]


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


@pytest.mark.parametrize(("status", "body"), [(200, "<html>"), (200, "{}"), (404, "<html>"), (404, '{"code": 1}')])
async def test_somebody_elses_server_is_no_house(guests: Guests, status: int, body: str) -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(f"HTTP/1.1 {status} So\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n{body}".encode())
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(LudotekError) as refused:
            await arrive(Away(read_link(f"http://127.0.0.1:{port}/t/abc"), None, guests), Language("en"))
    assert refused.value.code == "join/no-house"


async def test_what_is_refused_is_said_in_the_language_of_the_terminal(store: str, guests: Guests) -> None:
    async with serving(store) as served:
        _, table, _ = await opened(served, "anyone", "bot-1")
        async with at_screen(f"{served}/t/{table}?seat=rows", guests, lang="uk") as pilot:
            screen = screen_of(pilot)
            await until(lambda: screen.choice is not None)
            await screen.away.say(Offer("draw"))
            await until(lambda: "Боти грають далі" in lines(pilot))  # type: ignore[arg-type]


def test_an_address_without_a_table_is_refused_in_the_reader_s_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[JoinScreen.__module__], "need_terminal", lambda _: None)
    with pytest.raises(LudotekError, match="Це не посилання на стіл") as refused:
        join("novem", language="uk")
    assert refused.value.code == "join/no-table"


@pytest.mark.parametrize("address", ["", "novem", "http://localhost:8000", "http://localhost/t/", "ftp://a/t/b"])
def test_an_address_without_a_table_is_refused(address: str) -> None:
    with pytest.raises(LudotekError, match="looks like"):
        read_link(address)


def test_an_invitation_s_link_says_seat_and_token() -> None:
    link = read_link("https://games.example/t/abc?seat=rows&token=t0ken")
    assert (link.server, link.table, link.seat, link.token) == ("https://games.example", "abc", "rows", "t0ken")
