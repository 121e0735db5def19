"""A table away from here: its address, who one is there, and the live line to it, which comes back by itself."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncGenerator, Iterator
from contextlib import aclosing, contextmanager, suppress
from http.client import HTTPResponse
from pathlib import Path
from statistics import median
from typing import TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import parse_qs, urlsplit
from urllib.request import Request, urlopen

import msgspec
from platformdirs import user_data_path
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from ludotek.core.errors import LudotekError
from ludotek.terminal.promise import Mixing, Promise
from ludotek.wire.protocol import (
    CLOSE_POLICY,
    CLOSE_TOO_BIG,
    PROTOCOL,
    ErrorOut,
    Hello,
    Message,
    News,
    PingOut,
    Pong,
    TableOut,
)
from ludotek.wire.shapes import Asked, Card, Chances, Me, NameIn, Problem, SitIn, TokenShape

Shape = TypeVar("Shape")

FIRST_WAIT, LONGEST_WAIT = 0.25, 8.0  # seconds before another attempt to connect
PATIENCE = 20.0  # seconds for an answer
OFFSETS = 9  # of the table's clock, remembered
FOR_GOOD = frozenset({CLOSE_POLICY, CLOSE_TOO_BIG})  # how a line is closed to which coming back would not help


class Link(msgspec.Struct, frozen=True):
    """What an address says: the server, the table, and perhaps a seat with an invitation to it."""

    server: str
    table: str
    seat: str | None = None
    token: str | None = None


def read_link(address: str) -> Link:
    parts, query = urlsplit(address), parse_qs(urlsplit(address).query)
    table = parts.path.removeprefix("/t/")
    if parts.scheme not in ("http", "https") or not parts.netloc or table == parts.path or "/" in table or not table:
        raise LudotekError(
            "join/no-table", f"A table's address looks like http://localhost:8000/t/ID, not {address!r}."
        )
    seat, token = (query[name][0] if name in query else None for name in ("seat", "token"))
    return Link(f"{parts.scheme}://{parts.netloc}", table, seat, token)


class Lost(msgspec.Struct, frozen=True):
    """The line is gone; it is being laid again."""


Heard = News | Lost
DECODER: msgspec.json.Decoder[News] = msgspec.json.Decoder(News)


def mixing(table: TableOut) -> Mixing:
    """How far the exchange before the game is."""
    is_full = all(seat.kind in ("person", "bot") for seat in table.seats)
    return Mixing(
        table=table.id,
        seat=table.seats[table.your_seat].name if table.your_seat >= 0 else "",
        is_open=table.status == "open",
        people=tuple(seat.name for seat in table.seats if seat.kind != "bot") if is_full else (),
        commitment=table.commitment,
        round=table.round,
        seals=table.seals,
        waived=tuple(table.waived),
        late=tuple(table.late),
    )


class Guests:
    """Who one is at each server: tokens in a file that only its owner reads, so that leaving costs nothing."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file or user_data_path("ludotek") / "guests.json"

    def token(self, server: str) -> str | None:
        return self._read().get(server)

    def remember(self, server: str, token: str) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.touch(mode=0o600)
        self.file.write_text(json.dumps(self._read() | {server: token}), encoding="utf-8")

    def _read(self) -> dict[str, str]:
        try:
            return msgspec.json.decode(self.file.read_bytes(), type=dict[str, str])
        except (OSError, msgspec.DecodeError):
            return {}


class Away:
    """One table at a server, for one person."""

    def __init__(self, link: Link, name: str | None, guests: Guests | None = None) -> None:
        self.link = link
        self.table = link.table
        self.name = name
        self.guests = guests or Guests()
        self.token = ""
        self.socket: ClientConnection | None = None
        self.offsets: list[float] = []
        self.refusal: ErrorOut | None = None  # the last thing that was refused
        self.promise: Promise | None = None  # of the table at which one is
        self.is_over = False
        self.has_left = False

    # Arriving.

    def arrive(self) -> None:
        """Be known at the server, and sit down where the address says."""
        self.token = self.guests.token(self.link.server) or ""
        who = self._ask(Me, "/api/me") if self.token else None
        if who is None or who.id is None:
            self.token = ""
            self._become_guest()
        elif self.name and who.name != self.name:
            self._ask(Me, "/api/me", NameIn(self.name))
        if self.link.seat is not None:
            self._ask(Card, f"/api/tables/{self.table}/seats/{self.link.seat}", SitIn(self.link.token))

    def _become_guest(self) -> None:
        self.token = self._ask(TokenShape, "/api/tokens", Asked()).token
        if self.name:
            self._ask(Me, "/api/me", NameIn(self.name))
        self.guests.remember(self.link.server, self.token)

    def _ask(self, shape: type[Shape], path: str, asked: Asked | None = None) -> Shape:
        with self._open(path, None if asked is None else msgspec.json.encode(asked)) as answer:
            body = answer.read()
        try:
            return msgspec.json.decode(body, type=shape)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise no_house() from None

    @contextmanager
    def _open(self, path: str, data: bytes | None = None) -> Iterator[HTTPResponse]:
        headers = {"Content-Type": "application/json"} | (
            {"Authorization": f"Bearer {self.token}"} if self.token else {}
        )
        try:
            with urlopen(Request(self.link.server + path, data, headers), timeout=PATIENCE) as answer:
                yield answer
        except HTTPError as error:
            with error:
                raise refusal(error.read()) from None
        except (URLError, OSError, ValueError) as error:
            reason = getattr(error, "reason", error)
            raise LudotekError("join/no-server", f"{self.link.server} does not answer: {reason}.") from None

    # The live line.

    async def hear(self) -> AsyncGenerator[Heard, None]:
        """Everything the table says, for as long as somebody listens; a lost line is laid again."""
        wait = FIRST_WAIT
        while not self.is_over:
            with suppress(OSError):
                async with aclosing(self._hear_once()) as line:
                    async for message in line:
                        wait = FIRST_WAIT
                        yield message
            self.socket = None
            if not self.is_over:
                yield Lost()
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)

    async def _hear_once(self) -> AsyncGenerator[News, None]:
        table = self.table
        address = f"{self.link.server.replace('http', 'ws', 1)}/api/tables/{table}/live"
        headers = {"Authorization": f"Bearer {self.token}"}
        try:
            async with connect(address, additional_headers=headers, compression=None) as socket:
                self.socket = socket
                await self.say(Hello(PROTOCOL))
                async for text in socket:
                    message = DECODER.decode(text)
                    self._note(message)
                    if isinstance(message, TableOut):
                        await self._mix(message)
                    if isinstance(message, PingOut):
                        await self.say(Pong(message.id, 1000 * time.time()))
                    else:
                        yield message
                    if self.table != table:
                        return
        except WebSocketException as error:
            closed = getattr(error, "rcvd", None)
            self.is_over = self.is_over or (closed is not None and closed.code in FOR_GOOD)

    def _note(self, message: News) -> None:
        if isinstance(message, ErrorOut):
            self.refusal = message
        now = getattr(message, "now", None)
        if now is not None:
            self.offsets = [*self.offsets[1 - OFFSETS :], now - 1000 * time.time()]

    async def _mix(self, table: TableOut) -> None:
        """Add one's part to the luck of the game, when it is time for it."""
        if self.promise is None or self.promise.file.stem != table.id:
            self.promise = Promise(self.guests.file.with_name("promises"), table.id)
        for answer in self.promise.answers(mixing(table)):
            await self.say(answer)

    def broken_promises(self) -> list[str]:
        """What the record of the finished game says otherwise than the house said before it."""
        assert self.promise is not None
        with self._open(f"/api/tables/{self.table}/record") as answer:
            return self.promise.problems(answer.read().decode())

    def chances(self) -> Chances:
        """Everybody's chances over the finished game."""
        return self._ask(Chances, f"/api/tables/{self.table}/chances")

    def now(self) -> int:
        """Now, on the table's clock: the middle of the offsets seen of late."""
        return round(1000 * time.time() + (median(self.offsets) if self.offsets else 0.0))

    async def say(self, message: Message) -> None:
        """Say something if the line is there; what is asked now will be asked again if it is not."""
        if self.socket is not None:
            try:
                await self.socket.send(msgspec.json.encode(message).decode())
            except WebSocketException:
                self.socket = None

    async def go_to(self, table: str) -> None:
        """Follow the company to another table."""
        self.table = table
        if self.socket is not None:
            await self.socket.close()

    def refused(self) -> LudotekError:
        """Why the line is closed for good."""
        if self.refusal is None:
            return LudotekError("join/closed", "The table has closed the line.")
        return LudotekError(self.refusal.code, self.refusal.sentence)

    async def leave(self) -> None:
        self.has_left = self.is_over = True
        if self.socket is not None:
            await self.socket.close()


def refusal(body: bytes) -> LudotekError:
    """What the server would not do, in its own words."""
    try:
        told = msgspec.json.decode(body, type=Problem)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return no_house()
    return LudotekError(told.code, told.sentence)


def no_house() -> LudotekError:
    return LudotekError("join/no-house", "There is no house of Ludotek at that address.")
