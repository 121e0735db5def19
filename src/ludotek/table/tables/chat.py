"""Talk at a table: typed words, and announcements that everybody reads in their own language."""

from __future__ import annotations

from ludotek.table.people.limits import TooMuch
from ludotek.table.storage.rows import ChatRow
from ludotek.table.tables.seating import Refused
from ludotek.table.tables.table import Table
from ludotek.table.tables.viewers import Viewer
from ludotek.wire.protocol import ChatOut


async def chat(table: Table, viewer: Viewer, text: str) -> None:
    if words := cleaned(text):
        await _say(table, viewer, words, canned=False)


def cleaned(text: str) -> str:
    """On one line, without anything that does not print."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


async def announce(table: Table, viewer: Viewer, id: str) -> None:
    """One of the game's fixed announcements."""
    if viewer.seat < 0:
        raise Refused("table/not-seated", "Only those who sit at the table announce things.")
    if id not in {announcement.id for announcement in table.game.announcements_of(viewer.seat, table.session.options)}:
        raise Refused("table/no-announcement", f"{table.game.title} has no such announcement.")
    await _say(table, viewer, id, canned=True)


def check_speaker(table: Table, viewer: Viewer) -> None:
    """Whoever speaks has a name, was not asked to be quiet, and lets others speak."""
    if viewer.player is None:
        raise Refused("table/no-name", "Choose a name before you speak.")
    if viewer.player_id in table.state.muted or viewer.player_id in table.state.removed:
        raise Refused("table/muted", "The host has asked you to be quiet.")
    if not table.house.speakers.take(viewer.player_id, "words"):
        raise TooMuch("limits/too-much-talk", "Let the others speak as well, and go on in a moment.")


async def _say(table: Table, viewer: Viewer, text: str, *, canned: bool) -> None:
    check_speaker(table, viewer)
    seat = viewer.seat if viewer.seat >= 0 else None
    row = ChatRow(
        table_id=table.row.id,
        player=viewer.player_id,
        text=text,
        at=table.now(),
        seat=seat,
        canned=canned,
        name=viewer.name,
    )
    await table.store.add_chat(row)
    table.broadcast.say(said(row))


def said(row: ChatRow) -> ChatOut:
    """A line of talk as it is shown."""
    text, canned = ("", row.text) if row.canned else (row.text, None)
    return ChatOut(row.player, row.name, row.seat, text, canned, row.at)
