"""The company at a table: who is connected here, who was seen by other workers, and who has gone away."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from ludotek.core.position import SPECTATOR, Milliseconds, Seat
from ludotek.table.protocol import PresenceOut
from ludotek.table.rows import PlayerId
from ludotek.table.viewer import CLOSE_POLICY, Viewer, encode

if TYPE_CHECKING:
    from ludotek.table.table import Table

LONGEST_TRIP: Milliseconds = 1 << 30  # nobody is farther away
PAUSE = 0.25  # seconds over which comings and goings are told together


class Company:
    """Everybody who looks at one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.house = table.house
        self.viewers: dict[Seat, list[Viewer]] = {}
        self.elsewhere: dict[Seat, Milliseconds] = {}  # seen by others: until when that is believed
        self.nearest: dict[PlayerId, int] = {}  # the shortest round trip that each person has shown on any line
        self.away: dict[Seat, Milliseconds] = {}  # since when nobody has been seen in a person's seat
        self.due: asyncio.TimerHandle | None = None

    # Who is here.

    def everybody(self) -> Iterable[Viewer]:
        return (viewer for viewers in self.viewers.values() for viewer in viewers)

    @property
    def is_empty(self) -> bool:
        return not any(self.viewers.values())

    def spectators(self) -> int:
        return len(self.viewers.get(SPECTATOR, ()))

    def is_present(self, seat: Seat) -> bool:
        return bool(self.viewers.get(seat)) or self.elsewhere.get(seat, 0) > self.house.now()

    def latency(self, seat: Seat) -> int | None:
        """The shortest round trip, in milliseconds, that whoever sits there has shown at this table on any line.

        Nobody can answer a ping too early, so the shortest is the truest: one line that answers late on purpose
        counts for nothing beside another that does not, or beside what it showed before.
        """
        return self.nearest.get(self.table.row.seats[seat].player or "")

    def measured(self, seat: Seat, round_trip: float | None) -> None:
        """One of a seat's lines, here or at another worker, has shown how near it is."""
        player = self.table.row.seats[seat].player
        if player and round_trip is not None:
            self.nearest[player] = min(round(round_trip), self.nearest.get(player, LONGEST_TRIP))

    # Coming and going.

    def join(self, viewer: Viewer) -> None:
        viewer.seat = self.table.seat_of(viewer.player_id)
        self.viewers.setdefault(viewer.seat, []).append(viewer)
        self.away.pop(viewer.seat, None)
        self.table.sight.look_again()
        viewer.tell(self.table.sight.whole(viewer, self.house.now()))
        self.tell_presence()
        self.house.announce(self.table, viewer.seat)
        self.table.wake()

    def leave(self, viewer: Viewer) -> None:
        self.viewers[viewer.seat].remove(viewer)
        self.note_absence()
        self.table.used = self.house.now()
        self.tell_presence()
        self.house.announce(self.table, viewer.seat)

    def note_absence(self) -> None:
        """Remember since when each person's seat has been without anybody."""
        now, people = self.house.now(), self.table.people()
        for seat in range(len(self.table.row.seats)):
            if seat in people and not self.is_present(seat):
                self.away.setdefault(seat, now)
            else:
                self.away.pop(seat, None)

    def bot_from(self, seat: Seat) -> Milliseconds | None:
        """When the others may let a bot play on for somebody who is away."""
        since = self.away.get(seat) if self.table.row.status == "live" else None
        return None if since is None else since + self.house.patience

    def find_seats(self) -> None:
        """Put every viewer where the table's row now says they sit."""
        viewers = list(self.everybody())
        self.viewers = {}
        for viewer in viewers:
            viewer.seat = self.table.seat_of(viewer.player_id)
            self.viewers.setdefault(viewer.seat, []).append(viewer)
        self.note_absence()
        self.table.sight.look_again()

    def show_out(self, removed: Iterable[str]) -> None:
        """Close the lines of those whom the host has removed."""
        for viewer in self.everybody():
            if viewer.player_id in removed:
                viewer.refuse("table/removed", "You were asked to leave this table.")
                viewer.close(CLOSE_POLICY)

    # Telling.

    def tell(self, message: msgspec.Struct) -> None:
        """Tell everybody the same."""
        text = encode(message).decode()
        for viewer in self.everybody():
            viewer.send(text)

    def tell_seat(self, seat: Seat, message: msgspec.Struct) -> None:
        text = encode(message).decode()
        for viewer in self.viewers[seat]:
            viewer.send(text)

    def tell_presence(self) -> None:
        """Tell comings and goings, those of a moment together."""
        self.table.sight.look_again()
        if self.due is None:
            self.due = asyncio.get_running_loop().call_later(PAUSE, self._tell_presence)

    def _tell_presence(self) -> None:
        self.due = None
        now, spectators = self.house.now(), self.spectators()
        for seat, viewers in self.viewers.items():
            if viewers:
                self.tell_seat(seat, PresenceOut(self.table.sight.seats(seat, now), spectators, now))
