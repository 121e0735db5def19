"""Kill the server at any moment: every move that anyone saw is there, and the game goes on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ludotek.core.record import read
from ludotek.games import game
from ludotek.table.audit.record import verify
from tests.table.guests import Guest, Line, Message, part
from tests.table.serving import Process

LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)


class Player:
    """Somebody whose browser comes back by itself, and who remembers all that it ever showed."""

    def __init__(self, guest: Guest, table: str, seed: int, where: Callable[[], str]) -> None:
        self.guest = guest
        self.table = table
        self.luck = random.Random(seed)
        self.where = where
        self.seen: list[list[Message]] = []  # the history as it stood whenever something came
        self.marker: tuple[int, int] | None = None  # a question and the choice the server said was kept
        self.moves = 0
        self.returns = 0

    async def play(self) -> None:
        while True:
            try:
                async with self.guest.at(self.table, self.where()) as line:
                    await self.follow(line)
                    return
            except LOST:
                self.returns += 1
                await asyncio.sleep(0.05)

    async def follow(self, line: Line) -> None:
        history = list(line.table["history"])
        self.remember(line, history)
        while line.table["status"] != "over":
            if line.moment["moves"]:
                await asyncio.sleep(self.luck.uniform(0.0, 0.02))
                await line.play(self.luck.choice(line.moment["moves"])["move"])
                self.moves += 1
            message = await line.hear("update", "table", "error")
            if message["type"] == "update":
                history += message["events"]
            elif message["type"] == "table":
                history = list(message["history"])
            self.remember(line, history)

    def remember(self, line: Line, history: list[Message]) -> None:
        self.seen.append(list(history))
        question, marker = line.moment["question"], line.moment["view"]["marker"]
        if self.marker is not None and self.marker[0] == question:
            assert marker == self.marker[1], "a choice that was shown as made has been lost"
        if marker is not None:
            self.marker = (question, marker)


def check_that_nothing_was_lost(players: list[Player], final: list[Message]) -> None:
    for player in players:
        for history in player.seen:
            assert history == final[: len(history)] or unseen(history, final)


def unseen(history: list[Message], final: list[Message]) -> bool:
    """What was told to one seat alone is in everybody's history once the game is over."""
    rest = iter(final)
    return all(event in rest for event in history)


async def test_kill_nine_loses_nothing_that_anyone_saw(sqlite_url: str) -> None:
    server = Process("--store", sqlite_url).start()
    await server.ready()
    pairs = [await seated_pair(server, number) for number in range(3)]
    players = [player for pair in pairs for player in pair]
    playing = asyncio.gather(*(player.play() for player in players))
    luck = random.Random(7)
    for _ in range(4):
        await asyncio.sleep(luck.uniform(0.1, 0.4))
        server.kill()
        server.start(server.port)
        await server.ready()
    await playing
    async with httpx.AsyncClient(base_url=server.address) as client:
        for pair in pairs:
            record = read((await client.get(f"/api/tables/{pair[0].table}/record")).text, game)
            assert record.session().is_over and verify(record) == []
            check_that_nothing_was_lost(pair, pair[0].seen[-1])
    assert sum(player.returns for player in players) >= 4, "somebody should have noticed"
    await part()
    assert server.stop() == 0


async def seated_pair(server: Process, number: int) -> list[Player]:
    olena, taras = await Guest.named(server.address, "Olena"), await Guest.named(server.address, "Taras")
    table = (await olena.open_table("me", "anyone"))["id"]
    await taras.sit(table, "columns")
    return [
        Player(guest, table, 10 * number + seat, lambda: server.address) for seat, guest in enumerate((olena, taras))
    ]


async def test_sigterm_ends_it_cleanly_and_clients_are_told_to_come_back(sqlite_url: str) -> None:
    server = Process("--store", sqlite_url).start()
    await server.ready()
    olena = await Guest.named(server.address, "Olena")
    table = (await olena.open_table("me", "anyone"))["id"]
    async with olena.at(table) as line:
        assert await asyncio.to_thread(server.stop) == 0
        try:
            while True:
                await line.next()
        except ConnectionClosed as closed:
            assert closed.rcvd is not None and closed.rcvd.code == 1012
    await part()


async def test_what_a_bot_was_asked_before_the_server_died_is_asked_again(sqlite_url: str) -> None:
    server = Process("--store", sqlite_url).start()
    await server.ready()
    olena = await Guest.named(server.address, "Olena")
    table = (await olena.open_table("me", "bot-1"))["id"]
    server.kill()
    server.start(server.port)
    await server.ready()
    async with olena.at(table) as line:
        await line.play(line.moment["moves"][0]["move"])
        while "revealed" not in [event["told"]["event"] for event in (await line.hear("update"))["events"]]:
            pass
    await part()
    server.stop()
