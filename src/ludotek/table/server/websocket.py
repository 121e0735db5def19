"""WebSockets: uvicorn's WebSocket, with a short way for what nearly every message is, one small text frame.

Whatever is not exactly that (a handshake, a fragment, a close, a frame in two pieces) goes the library's way,
and a connection on which frames come in pieces goes it to its end. A close with `at_once` waits for nothing.

The short way saves a sixth of all time, and touches parts of uvicorn that it does not promise to keep: so the
version is bounded above, and a test notices when those parts change. `LINES` in `serve` is all that names this class;
without it everything works, only slower.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

WHOLE_TEXT = 0x81  # the first byte of a text frame that is not continued
FINAL, MASKED = 0x80, 0x80
SHORT = 126  # payloads of fewer bytes have their length in the second byte
MIDDLE = 65_536
HEAD = 6  # bytes before a short masked payload
LAST_WORDS = 10.0  # seconds to read what is still written when a line ends
BACKLOG = 8  # messages that may wait for the application before nothing more is read


class QuickWebSocket(WebSocketsSansIOProtocol):
    """One WebSocket connection."""

    is_whole = True  # every piece of data so far was made of whole frames

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete or not self.is_whole:
            super().data_received(data)
        elif is_short_text(data) and not self.close_sent:
            self._take(data)
        else:
            self.is_whole = is_whole(data)
            super().data_received(data)

    def _take(self, data: bytes) -> None:
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
        text = message.get("text") if self.is_open() else None
        if text is not None:
            self.transport.write(framed(text.encode()))
        elif message.get("at_once"):
            self.transport.abort()
        else:
            await super().send(cast(Any, message))

    def is_open(self) -> bool:
        """Whether a message can be sent at once."""
        return self.handshake_complete and not self.close_sent and not self.disconnected and self.writable.is_set()

    # Whoever does not read would otherwise keep what is written for them for ever: closing waits until it is read.

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
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
