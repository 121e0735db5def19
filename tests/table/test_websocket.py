"""WebSockets: a short way for small text frames, the library's way for everything else, and no seam between them."""

from __future__ import annotations

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from ludotek.table.server.websocket import Inbox, framed, is_short_text, is_whole, unmasked


def sent(text: str | bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A frame as a client's library sends it."""
    data = text.encode() if isinstance(text, str) else text
    return Frame(opcode, data, fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_frame_is_the_one_the_library_would_send(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_only_one_whole_small_text_goes_the_short_way() -> None:
    assert is_short_text(sent("")) and is_short_text(sent("x" * 125))
    assert not is_short_text(sent("x" * 126))
    assert not is_short_text(sent("one") + sent("two"))
    assert not is_short_text(sent("one")[:-1])
    assert not is_short_text(sent("one", fin=False))
    assert not is_short_text(sent("one", Opcode.BINARY)) and not is_short_text(sent("", Opcode.CLOSE))
    assert not is_short_text(Frame(Opcode.TEXT, b"not masked").serialize(mask=False))


def test_pieces_of_frames_and_continued_ones_are_told_from_whole_ones() -> None:
    many = sent("one") + sent("x" * 300) + sent("y" * 70_000) + sent("", Opcode.PING)
    assert is_whole(many)
    assert not any(is_whole(many[:cut]) for cut in (1, 5, 8, 20, 400, len(many) - 1))
    assert not is_whole(sent("one", fin=False) + sent("two", Opcode.CONT))


@pytest.mark.parametrize("size", [0, 1, 3, 4, 5, 125])
def test_a_mask_is_taken_off_as_the_library_put_it_on(size: int) -> None:
    data = bytes(range(size))
    frame = sent(data)
    assert unmasked(frame[6:], frame[2:6]) == data


async def test_messages_are_taken_in_the_order_in_which_they_come() -> None:
    inbox = Inbox(asyncio.get_running_loop())
    awaited = inbox.get()
    for message in ("one", "two", "three"):
        inbox.put_nowait(message)
    assert (inbox.qsize(), inbox.empty()) == (2, False)
    assert [await awaited, await inbox.get(), await inbox.get()] == ["one", "two", "three"]
    assert inbox.empty()


async def test_a_message_that_nobody_waits_for_any_more_is_there_for_the_next_reader() -> None:
    inbox = Inbox(asyncio.get_running_loop())
    inbox.get().cancel()
    inbox.put_nowait("one")
    assert await inbox.get() == "one"
