"""Who looks at a table: those connected here, those whom other workers have seen, and those who have gone away."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

import msgspec

from ludotek.core.position import SPECTATOR, Milliseconds, Seat
from ludotek.table.storage.rows import PlayerId, PlayerRow
from ludotek.table.tables.game import TableGame

LONGEST_TRIP: Milliseconds = 1 << 30  # nobody is farther away


class Viewer(Protocol):
    """Somebody who looks at a table, over whatever line."""

    player: PlayerRow | None
    speaks_for: str  # the name of one of several seats at its screen
    seat: Seat
    remembers: bool  # what it was told once

    @property
    def player_id(self) -> str: ...

    @property
    def name(self) -> str: ...

    def tell(self, message: msgspec.Struct) -> None: ...

    def send(self, text: str) -> None: ...

    def refuse(self, code: str, sentence: str, nonce: str = "") -> None: ...

    def close(self, code: int) -> None: ...

    def measure(self, tick: int, every: int) -> None:
        """A second has passed; find out now and then, at first more often, how far away they are."""

    async def check(self) -> None:
        """Go, if whoever it is has been signed out."""


class Viewers:
    """Everybody who looks at one table."""

    def __init__(self, table: TableGame, patience: Milliseconds) -> None:
        self.table = table
        self.patience = patience
        self.by_seat: dict[Seat, list[Viewer]] = {}
        self.elsewhere: dict[Seat, Milliseconds] = {}  # seen by others: until when that is believed
        self.nearest: dict[PlayerId, int] = {}  # the shortest round trip that each person has shown on any line
        self.away: dict[Seat, Milliseconds] = {}  # since when nobody has been seen in a person's seat

    def everybody(self) -> Iterable[Viewer]:
        return (viewer for viewers in self.by_seat.values() for viewer in viewers)

    def remember(self, seat: Seat) -> bool:
        """Whether everybody who looks on from a seat keeps in mind what they were told."""
        return not any(not viewer.remembers for viewer in self.by_seat.get(seat, ()))

    @property
    def is_empty(self) -> bool:
        return not any(self.by_seat.values())

    def spectators(self) -> int:
        return len(self.by_seat.get(SPECTATOR, ()))

    # Coming and going.

    def add(self, viewer: Viewer) -> None:
        viewer.seat = self.table.seat_of(viewer.player_id, viewer.speaks_for)
        self.by_seat.setdefault(viewer.seat, []).append(viewer)
        self.away.pop(viewer.seat, None)

    def remove(self, viewer: Viewer) -> None:
        self.by_seat[viewer.seat].remove(viewer)
        self.note_absence()

    def find_seats(self) -> None:
        """Put every viewer where the table's row now says they sit."""
        viewers = list(self.everybody())
        self.by_seat = {}
        for viewer in viewers:
            self.add(viewer)
        self.note_absence()

    def note_absence(self) -> None:
        """Remember since when each person's seat has been without anybody."""
        now, people = self.table.now(), self.table.people()
        for seat in range(len(self.table.row.seats)):
            if seat in people and not self.is_present(seat):
                self.away.setdefault(seat, now)
            else:
                self.away.pop(seat, None)

    # Who is here, and how near.

    def is_present(self, seat: Seat) -> bool:
        return bool(self.by_seat.get(seat)) or self.elsewhere.get(seat, 0) > self.table.now()

    def bot_from(self, seat: Seat) -> Milliseconds | None:
        """When the others may let a bot play on for somebody who is away."""
        since = self.away.get(seat) if self.table.row.status == "live" else None
        return None if since is None else since + self.patience

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
