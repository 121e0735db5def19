"""Talk at a table: typed words, and announcements that everybody reads in their own language."""

from __future__ import annotations

from ludotek.table.house import said
from ludotek.table.limits import TooMuch
from ludotek.table.rows import ChatRow
from ludotek.table.seating import Refused
from ludotek.table.table import Table
from ludotek.table.viewer import Viewer


async def chat(table: Table, viewer: Viewer, text: str) -> None:
    cleaned = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    if cleaned:
        await _say(table, viewer, cleaned, canned=False)


async def announce(table: Table, viewer: Viewer, id: str) -> None:
    """One of the game's fixed announcements."""
    if viewer.seat < 0:
        raise Refused("table/not-seated", "Only those who sit at the table announce things.")
    if id not in {announcement.id for announcement in table.game.announcements}:
        raise Refused("table/no-announcement", f"{table.game.title} has no such announcement.")
    await _say(table, viewer, id, canned=True)


async def _say(table: Table, viewer: Viewer, text: str, *, canned: bool) -> None:
    if viewer.player is None:
        raise Refused("table/no-name", "Choose a name before you speak.")
    if viewer.player_id in table.state.muted or viewer.player_id in table.state.removed:
        raise Refused("table/muted", "The host has asked you to be quiet.")
    if not table.house.speakers.take(viewer.player_id, "words"):
        raise TooMuch("limits/too-much-talk", "Let the others speak as well, and go on in a moment.")
    seat = viewer.seat if viewer.seat >= 0 else None
    row = ChatRow(
        table_id=table.row.id,
        player=viewer.player_id,
        text=text,
        at=table.house.now(),
        seat=seat,
        canned=canned,
        name=viewer.name,
    )
    await table.house.store.add_chat(row)
    table.say(said(row))
