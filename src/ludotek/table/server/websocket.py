"""WebSockets: uvicorn's WebSocket, with a short way for what nearly every message is, one small text frame.

Whatever is not exactly that (a handshake, a fragment, a close, a frame in two pieces) goes the library's way,
and a connection on which frames come in pieces goes it to its end. A close with `at_once` waits for nothing.

The short way saves a sixth of all time, and touches parts of uvicorn that it does not promise to keep: so the
version is bounded above, and a test notices when those parts change. `LINES` in `serve` is all that names this class;
without it everything works, only slower.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Mapping
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ludotek.table.live.connection import AT_ONCE

WHOLE_TEXT = 0x81  # the first byte of a text frame that is not continued
FINAL, MASKED = 0x80, 0x80
SHORT = 126  # payloads of fewer bytes have their length in the second byte
MIDDLE = 65_536
HEAD = 6  # bytes before a short masked payload
LAST_WORDS = 10.0  # seconds to read what is still written when a line ends
BACKLOG = 8  # messages that may wait for the application before nothing more is read


class Inbox:
    """What has come for one reader. A message that is awaited goes to it directly; a queue would wake it to look."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.messages: deque[Any] = deque()
        self.reader: asyncio.Future[Any] | None = None

    def put_nowait(self, message: Any) -> None:
        reader, self.reader = self.reader, None
        if reader is None or reader.done():  # nobody waits any more
            self.messages.append(message)
        else:
            reader.set_result(message)

    def get(self) -> asyncio.Future[Any]:
        found: asyncio.Future[Any] = self.loop.create_future()
        if self.messages:
            found.set_result(self.messages.popleft())
        else:
            self.reader = found
        return found

    def empty(self) -> bool:
        return not self.messages

    def qsize(self) -> int:
        return len(self.messages)


class QuickWebSocket(WebSocketsSansIOProtocol):
    """One WebSocket connection."""

    is_whole = True  # every piece of data so far was made of whole frames

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.queue = cast(Any, Inbox(self.loop))

    def data_received(self, data: bytes) -> None:
        if self.handshake_complete and self.is_whole and is_short_text(data) and not self.close_sent:
            self._hear(data)
            return
        self.is_whole = self.is_whole and (not self.handshake_complete or is_whole(data))
        super().data_received(data)
        self._read_on()

    def receive(self) -> Any:
        """The next message, as a future: a coroutine around it would have to be woken too."""
        message = self.queue.get()
        self._read_on()
        return message

    def _read_on(self) -> None:
        """The library reads no further until a message has been taken."""
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()

    def _hear(self, data: bytes) -> None:
        try:
            text = unmasked(data[HEAD:], data[2:HEAD]).decode()
        except UnicodeDecodeError:
            super().data_received(data)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() > BACKLOG:
            self.read_paused = True
            self.transport.pause_reading()

    async def send(self, message: Mapping[str, Any]) -> None:
        text = message.get("text")
        if text is not None and self.take(text):
            return
        if message.get("at_once"):
            self.transport.abort()
        else:
            await super().send(cast(Any, message))

    def take(self, text: str) -> bool:
        """Send a text at once, if that can be done."""
        if self.is_open():
            self.transport.write(framed(text.encode()))
            return True
        return False

    def is_open(self) -> bool:
        """Whether a message can be sent at once."""
        return self.handshake_complete and not self.close_sent and not self.disconnected and self.writable.is_set()

    # Whoever does not read would otherwise keep what is written for them for ever: closing waits until it is read.

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        self.scope["extensions"][AT_ONCE] = {"take": self.take}
        await super().run_asgi()
        if self.transport.get_write_buffer_size():
            self.loop.call_later(LAST_WORDS, self.transport.abort)


def is_short_text(data: bytes) -> bool:
    """Whether this is one whole masked text frame with its length in its second byte, and nothing else."""
    return len(data) >= HEAD and data[0] == WHOLE_TEXT and len(data) - HEAD == data[1] - MASKED < SHORT


def unmasked(data: bytes, mask: bytes) -> bytes:
    """What a client has sent, without the mask that it put over it."""
    size = len(data)
    cover = (mask * (size // len(mask) + 1))[:size]
    return (int.from_bytes(data) ^ int.from_bytes(cover)).to_bytes(size)


def is_whole(data: bytes) -> bool:
    """Whether this is a number of whole frames, none of which is continued."""
    place = 0
    while len(data) - place >= HEAD:
        if not data[place] & FINAL:
            return False
        length, start = data[place + 1] & ~MASKED, HEAD
        if length >= SHORT:
            more = 2 if length == SHORT else 8
            length, start = int.from_bytes(data[place + 2 : place + 2 + more]), HEAD + more
        place += start + length
    return place == len(data)


def framed(text: bytes) -> bytes:
    """A whole text frame, as a server sends it."""
    size = len(text)
    if size < SHORT:
        return bytes((WHOLE_TEXT, size)) + text
    if size < MIDDLE:
        return bytes((WHOLE_TEXT, SHORT, size >> 8, size & 255)) + text
    return bytes((WHOLE_TEXT, SHORT + 1)) + size.to_bytes(8, "big") + text
