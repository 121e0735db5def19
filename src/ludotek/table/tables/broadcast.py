"""Telling everybody who looks at a table what they may know of it, each their own part."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from ludotek.core.position import Seat
from ludotek.table.storage.rows import PlayerId
from ludotek.table.tables.game import TableGame
from ludotek.table.tables.viewers import Viewer, Viewers
from ludotek.table.tables.views import Views, encode
from ludotek.table.world import Clock, Timer
from ludotek.wire.protocol import CLOSE_POLICY, ChatOut, PresenceOut

LONGEST_CHAT = 200  # lines remembered here; the store has them all
PAUSE = 0.25  # seconds over which comings and goings are told together


class Broadcast:
    """What is sent to the viewers of one table."""

    def __init__(self, table: TableGame, viewers: Viewers, views: Views, clock: Clock) -> None:
        self.table = table
        self.viewers = viewers
        self.views = views
        self.clock = clock
        self.due: Timer | None = None

    # To everybody alike.

    def tell(self, message: msgspec.Struct) -> None:
        text = encode(message).decode()
        for viewer in self.viewers.everybody():
            viewer.send(text)

    def say(self, line: ChatOut) -> None:
        self.table.chat.append(line)
        del self.table.chat[:-LONGEST_CHAT]
        self.tell(line)

    # To each their own.

    def step(self, since: int, mover: Seat, kind: int) -> None:
        """What each may notice of a step."""
        now, news = self.table.now(), self.views.news(since)
        for seat, viewers in self.viewers.by_seat.items():
            if viewers and self.views.notices(seat, mover, kind, news):
                self._tell_seat(seat, self.views.update(seat, news, now))

    def whole(self, to: PlayerId | None = None) -> None:
        """To everybody, or to one person, all that they may know."""
        now, news = self.table.now(), self.views.news()
        for viewer in self.viewers.everybody():
            if to is None or viewer.player_id == to:
                viewer.tell(self.views.whole(viewer, news, now))

    def greet(self, viewer: Viewer) -> None:
        """To one viewer, all that they may know."""
        viewer.tell(self.views.whole(viewer, self.views.news(), self.table.now()))

    def presence(self) -> None:
        """Comings and goings, those of a moment together."""
        self.views.look_again()
        if self.due is None:
            self.due = self.clock.call_later(PAUSE, self._presence)

    def _presence(self) -> None:
        self.due = None
        now, spectators = self.table.now(), self.viewers.spectators()
        for seat, viewers in self.viewers.by_seat.items():
            if viewers:
                self._tell_seat(seat, PresenceOut(self.views.seats(seat, now), spectators, now))
        self.views.note_told()

    def _tell_seat(self, seat: Seat, message: msgspec.Struct) -> None:
        text = encode(message).decode()
        for viewer in self.viewers.by_seat[seat]:
            viewer.send(text)

    def show_out(self, removed: Iterable[PlayerId]) -> None:
        """Close the lines of those whom the host has removed."""
        for viewer in self.viewers.everybody():
            if viewer.player_id in removed:
                viewer.refuse("table/removed", "You were asked to leave this table.")
                viewer.close(CLOSE_POLICY)
