"""The live line of each person who sits at a table or watches it, over a WebSocket or within a browser."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from time import perf_counter
from typing import Any, Protocol

import msgspec

from ludotek.core.errors import LudotekError
from ludotek.core.position import Seat
from ludotek.table.live.connection import LAST_WORDS, Connection
from ludotek.table.storage.rows import PlayerId, StoreLost, TableId
from ludotek.table.tables import chat, moves, offers, salts, seating, words
from ludotek.table.tables.table import Table
from ludotek.wire import protocol
from ludotek.wire.protocol import CLOSE_AGAIN, CLOSE_BROKEN, CLOSE_POLICY, CLOSE_TOO_BIG

log = logging.getLogger("ludotek.live")
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Handler = Callable[["Line", Any], Awaitable[None]]

PATIENCE = 10.0  # seconds for the first message
WORST = 20  # malformed messages before the line is closed
DECODER: msgspec.json.Decoder[protocol.Message] = msgspec.json.Decoder(protocol.Message)


class LineMetrics(Protocol):
    """What a house counts of its lines."""

    def heard(self) -> None: ...

    def refused(self, code: str) -> None: ...

    def answered(self, seconds: float) -> None: ...


class LineHouse(Protocol):
    """The house, as a line sees it."""

    @property
    def metrics(self) -> LineMetrics: ...

    async def table(self, id: TableId) -> Table: ...

    async def knows(self, player: PlayerId) -> bool:
        """Whether there is such a player."""

    def announce(self, id: TableId, seat: Seat) -> None: ...


class Gone(Exception):
    """The other side has closed the line."""


class Line:
    """One connection from its first message to its last."""

    def __init__(self, house: LineHouse, viewer: Connection, receive: Receive) -> None:
        self.house = house
        self.viewer = viewer
        self.receive = receive
        self.malformed = 0
        self.table: Table

    async def serve(self, id: TableId) -> None:
        """Run until one side goes, and tell the other why."""
        try:
            await self.run(id)
        except LudotekError as error:
            self.viewer.refuse(error.code, error.sentence)
            self.viewer.close(CLOSE_AGAIN if isinstance(error, StoreLost) else CLOSE_POLICY)
        except Exception:
            log.exception("line failed")
            self.viewer.refuse("live/broken", "Something went wrong here; please come back.")
            self.viewer.close(CLOSE_BROKEN)
        finally:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.viewer.finish(), LAST_WORDS)

    async def run(self, id: TableId) -> None:
        with contextlib.suppress(Gone):
            await self._greet()
            self.table = await self._enter(id)
            self.table.join(self.viewer)
            try:
                while not self.viewer.is_closed:
                    message = self._read(await self.receive())
                    if message is not None:
                        await self._do(message)
            finally:
                self.table.leave(self.viewer)

    async def _greet(self) -> None:
        try:
            hello = self._read(await asyncio.wait_for(self.receive(), PATIENCE))
        except TimeoutError:
            hello = None
        if not isinstance(hello, protocol.Hello):
            raise LudotekError("live/no-hello", "The first message is a hello.")
        if hello.protocol != protocol.PROTOCOL:
            raise LudotekError(
                "live/other-protocol", f"Only protocol {protocol.PROTOCOL} is spoken here. Load the page again."
            )
        self.viewer.speaks_for = hello.seat
        self.viewer.remembers = hello.remembers

    async def _enter(self, id: str) -> Table:
        table, player = await self.house.table(id), self.viewer.player
        if player is not None and player.id in table.state.removed:
            raise LudotekError("table/removed", "You were asked to leave this table.")
        if player is not None and player.id in table.state.kept_for.values() and table.row.status == "open":
            name = next(name for name, other in table.state.kept_for.items() if other == player.id)
            table.names[player.id] = player.name
            seat = seating.seat_named(table, name)
            await table.attempt(lambda: seating.sit(table, player, seat, True))
        return table

    async def _do(self, message: protocol.Message) -> None:
        """What a message asks for; what is wrong with it is told to its sender and to nobody else."""
        began = perf_counter()
        try:
            await HANDLERS[type(message)](self, message)
        except LudotekError as error:
            self.house.metrics.refused(error.code)
            nonce = message.nonce if isinstance(message, protocol.Play) else ""
            self.viewer.refuse(error.code, error.sentence, nonce)
        self.house.metrics.answered(perf_counter() - began)

    def _read(self, event: MutableMapping[str, Any]) -> protocol.Message | None:
        """The message that has come, or nothing if it is refused."""
        if event["type"] == "websocket.disconnect":
            raise Gone
        self.house.metrics.heard()
        text = event.get("text")
        if text is None:
            self._count_malformed("live/binary", "Messages are JSON text.")
            return None
        if len(text) > protocol.LARGEST_MESSAGE:
            self.viewer.refuse("live/too-big", f"A message has at most {protocol.LARGEST_MESSAGE} characters.")
            self.viewer.close(CLOSE_TOO_BIG)
            return None
        if not self.viewer.messages.take():
            self.viewer.refuse("limits/too-many-messages", "That was a lot at once.")
            self.viewer.close(CLOSE_POLICY)
            return None
        try:
            return DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
            self._count_malformed("live/malformed", f"The message cannot be read: {error}.")
            return None

    def _count_malformed(self, code: str, sentence: str) -> None:
        self.malformed += 1
        self.house.metrics.refused(code)
        self.viewer.refuse(code, sentence)
        if self.malformed >= WORST:
            self.viewer.close(CLOSE_POLICY)

    # What each message does.

    async def hello(self, message: protocol.Hello) -> None:
        raise LudotekError("live/hello-again", "You have said hello already.")

    def play(self, message: protocol.Play) -> Awaitable[None]:
        seat = self.viewer.seat
        return moves.play(self.table, seat, message.move, message.question, message.time, self.viewer, message.nonce)

    async def pong(self, message: protocol.Pong) -> None:
        is_news = self.viewer.pong(message.id)
        if self.viewer.seat < 0:
            return
        self.table.viewers.measured(self.viewer.seat, self.viewer.round_trip)
        if is_news:
            self.table.broadcast.presence()
            self.house.announce(self.table.row.id, self.viewer.seat)

    async def chat(self, message: protocol.Chat) -> None:
        await chat.chat(self.table, self.viewer, message.text)

    async def words(self, message: protocol.Words) -> None:
        await words.add(self.table, self.viewer, message.text)

    async def canned(self, message: protocol.Canned) -> None:
        await chat.announce(self.table, self.viewer, message.id)

    async def seal(self, message: protocol.Seal) -> None:
        await self.table.attempt(lambda: salts.seal(self.table, self.viewer.seat, message.round, message.seal))

    async def salt(self, message: protocol.Salt) -> None:
        await self.table.attempt(lambda: salts.show(self.table, self.viewer.seat, message.round, message.salt))

    async def waive(self, message: protocol.Waive) -> None:
        await self.table.attempt(lambda: salts.waive(self.table, self.viewer.seat))

    async def free(self, message: protocol.Free) -> None:
        await self.table.attempt(
            lambda: seating.stand(self.table, salts.free(self.table, self.viewer.seat, message.seat))
        )

    async def stand(self, message: protocol.Stand) -> None:
        self._check_seated()
        await self.table.attempt(lambda: seating.stand(self.table, self.viewer.seat) if self._is_seated() else None)

    async def resign(self, message: protocol.Resign) -> None:
        self._check_seated()
        seat = self.viewer.seat
        await self.table.attempt(lambda: seating.resign(self.table, seat))

    async def rematch(self, message: protocol.Rematch) -> None:
        await offers.rematch(self.table, self.viewer.seat)

    async def offer(self, message: protocol.Offer) -> None:
        await offers.offer(self.table, self.viewer.seat, message.what)

    async def answer(self, message: protocol.Answer) -> None:
        await offers.answer(self.table, self.viewer.seat, message.what, message.accept)

    async def give_to_bot(self, message: protocol.GiveToBot) -> None:
        seat = self.viewer.seat
        await self.table.attempt(lambda: seating.give_to_bot(self.table, seat, message.seat, message.level))

    async def mute(self, message: protocol.Mute) -> None:
        await self._check_player(message.player)
        await self.table.attempt(lambda: seating.mute(self.table, self.viewer.player_id, message.player))

    async def unmute(self, message: protocol.Unmute) -> None:
        await self.table.attempt(lambda: seating.unmute(self.table, self.viewer.player_id, message.player))

    async def remove(self, message: protocol.Remove) -> None:
        await self._check_player(message.player)
        await self.table.attempt(lambda: seating.remove(self.table, self.viewer.player_id, message.player))

    async def _check_player(self, id: str) -> None:
        if not await self.house.knows(id):
            raise seating.Refused("table/no-player", "There is no such player.")

    def _check_seated(self) -> None:
        if not self._is_seated():
            raise seating.Refused("table/not-seated", "Only those who sit at the table can do that.")

    def _is_seated(self) -> bool:
        return self.viewer.seat >= 0


HANDLERS: dict[type, Handler] = {
    protocol.Hello: Line.hello,
    protocol.Play: Line.play,
    protocol.Pong: Line.pong,
    protocol.Chat: Line.chat,
    protocol.Words: Line.words,
    protocol.Canned: Line.canned,
    protocol.Seal: Line.seal,
    protocol.Salt: Line.salt,
    protocol.Waive: Line.waive,
    protocol.Free: Line.free,
    protocol.Stand: Line.stand,
    protocol.Resign: Line.resign,
    protocol.Rematch: Line.rematch,
    protocol.Offer: Line.offer,
    protocol.Answer: Line.answer,
    protocol.GiveToBot: Line.give_to_bot,
    protocol.Mute: Line.mute,
    protocol.Unmute: Line.unmute,
    protocol.Remove: Line.remove,
}
