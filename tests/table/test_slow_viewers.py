"""Readers that do not read: what waits for them is bounded in bytes, and they are cut off, with real sockets."""

from __future__ import annotations

import asyncio
import json
import socket
import sys
from urllib.parse import urlsplit

import pytest
from websockets.frames import Frame, Opcode

from ludotek.core.position import SPECTATOR
from ludotek.table.live.connection import LARGEST_OUTBOX, Connection
from ludotek.table.people.limits import Limits
from ludotek.table.tables.table import Table
from ludotek.wire.protocol import PROTOCOL, ChatOut
from tests.table.guests import two_at_a_table
from tests.table.serving import Served, serving

DEAF = 6
LINES = Limits(connections=10_000)
LONG = "ї" * 500  # two bytes a letter, in memory as on the wire


async def deaf_reader(address: Served, table: str) -> socket.socket:
    """Somebody who watches a table, and reads no more than that the line is open."""
    where = urlsplit(address)
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(line, (where.hostname, where.port))
    request = (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {where.netloc}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    await loop.sock_sendall(line, request.encode())
    assert (await loop.sock_recv(line, 1024)).startswith(b"HTTP/1.1 101")
    hello = Frame(Opcode.TEXT, json.dumps({"type": "hello", "protocol": PROTOCOL}).encode()).serialize(mask=True)
    await loop.sock_sendall(line, hello)
    return line


async def watched_by(address: Served, readers: int) -> tuple[Table, list[socket.socket]]:
    """A table where much has been said, and so many who watch it and do not read."""
    _, _, id = await two_at_a_table(address)
    table = await address.house.table(id)
    for number in range(200):
        table.broadcast.say(ChatOut("somebody", "Olena", 0, LONG, None, number))
    deaf = [await deaf_reader(address, id) for _ in range(readers)]
    while table.viewers.spectators() < readers:
        await asyncio.sleep(0.01)
    return table, deaf


def connections(table: Table) -> list[Connection]:
    return [viewer for viewer in table.viewers.everybody() if isinstance(viewer, Connection)]


def watching(table: Table) -> Connection:
    return next(viewer for viewer in connections(table) if viewer.seat == SPECTATOR)


def held_for(viewer: Connection) -> int:
    return sum(sys.getsizeof(message.get("text", "")) for message in viewer.outbox)


async def test_what_waits_for_readers_that_do_not_read_is_bounded_and_they_are_cut_off(sqlite_url: str) -> None:
    async with serving(sqlite_url, limits=LINES) as address:
        table, deaf = await watched_by(address, DEAF)
        whole = (
            len(table.views.whole(next(iter(table.viewers.everybody())), table.views.news(), 0).chat) * 2 * len(LONG)
        )
        assert whole > LARGEST_OUTBOX / 4, "or this would prove little"
        for _ in range(60):
            table.broadcast.whole()
            for viewer in connections(table):
                assert held_for(viewer) <= LARGEST_OUTBOX + 2 * whole
            written = [line.transport.get_write_buffer_size() for line in address.connections]
            assert all(bytes <= 2 * whole + 65_536 for bytes in written), written
            await asyncio.sleep(0)
        while table.viewers.spectators() or any(line.transport.get_write_buffer_size() for line in address.connections):
            await asyncio.sleep(0.01)
        for line in deaf:
            line.close()


async def test_a_long_talk_is_remembered_to_its_last_lines(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address:
        _, _, id = await two_at_a_table(address)
        table = await address.house.table(id)
        for number in range(1000):
            table.broadcast.say(ChatOut("somebody", "Olena", 0, LONG, None, number))
        assert [line.at for line in table.chat] == list(range(800, 1000))


async def until_it_waits(table: Table) -> Connection:
    """Talk until the one who watches takes no more."""
    viewer = watching(table)
    while viewer.delivery is None:
        table.broadcast.whole()
        await asyncio.sleep(0)
    return viewer


async def test_whoever_is_sent_away_and_does_not_read_is_cut_off_in_the_end(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludotek.table.live.connection.LAST_WORDS", 0.1)
    async with serving(sqlite_url, limits=LINES) as address:
        table, [line] = await watched_by(address, 1)
        (await until_it_waits(table)).close(1008)
        while table.viewers.spectators():
            await asyncio.sleep(0.01)
        line.close()


async def test_a_line_that_answers_no_ping_is_not_kept_for_what_is_written_on_it(sqlite_url: str) -> None:
    async with serving(sqlite_url, limits=LINES) as address:
        table, [line] = await watched_by(address, 1)
        await until_it_waits(table)
        [unread] = [line for line in address.connections if line.transport.get_write_buffer_size()]
        unread.keepalive_timeout()
        while table.viewers.spectators() or unread in address.connections:
            await asyncio.sleep(0.01)
        line.close()


async def test_a_line_that_has_ended_is_not_kept_for_what_is_written_on_it(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludotek.table.server.websocket.LAST_WORDS", 0.1)
    async with serving(sqlite_url, limits=LINES) as address:
        table, [line] = await watched_by(address, 1)
        table.chat.clear()
        viewer = watching(table)
        while not (unread := [line for line in address.connections if line.transport.get_write_buffer_size()]):
            viewer.send("x" * 1000)
        assert viewer.delivery is None
        viewer.close(1008)
        while unread[0] in address.connections:
            await asyncio.sleep(0.01)
        line.close()
