"""The calls in a race that wait until no earlier one can be under way, and how far each caller is believed."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ludotek.core.position import Milliseconds, Seat
from ludotek.table.storage.rows import CallRow, PlayerId
from ludotek.table.tables.game import TableGame
from ludotek.table.tables.viewers import Viewer
from ludotek.table.world import Timer


class WaitingCalls:
    """The calls of one table that wait, and the connections to tell if they came too late.

    Calls count from the moment they are received; they are stored so that another worker can close the window.
    """

    def __init__(self, table: TableGame, share: Callable[[Seat], None]) -> None:
        self.table = table
        self.share = share  # tell the other workers that more has been believed
        self.calls: dict[Seat, CallRow] = {}
        self.callers: dict[Seat, tuple[Viewer, str]] = {}
        self.received: dict[Seat, Milliseconds] = {}  # when this worker heard the calls that wait
        self.believed: dict[PlayerId, Milliseconds] = {}  # how much of its quota each person has had
        self.timer: Timer | None = None
        self.failures = 0  # to close the window, in a row

    def closing(self) -> Milliseconds:
        """When the window closes, if any call waits."""
        return min(row.closes for row in self.calls.values())

    def earliest(self) -> list[CallRow]:
        """The earliest; several if they were made in the same millisecond, of which one is drawn by lot."""
        first = min(row.time_ms for row in self.calls.values())
        return [self.calls[seat] for seat in sorted(self.calls) if self.calls[seat].time_ms == first]

    def take_in(self, rows: Iterable[CallRow]) -> None:
        """These calls wait, here or at another worker. A seat's first call to a question stands."""
        past = [row for row in self.calls.values() if not self.is_asked(row)]
        for row in past:
            if self._was_played(row):
                self._count_belief(row, past)
                self.callers.pop(row.seat, None)
        self.calls = {seat: row for seat, row in self.calls.items() if self.is_asked(row)}
        self.received = {seat: time for seat, time in self.received.items() if seat in self.calls}
        for row in rows:
            if self.is_asked(row):
                self.calls.setdefault(row.seat, row)

    def drop_past(self) -> None:
        """Forget calls to questions that have passed, and tell those who made them, all but the one that was played."""
        self.take_in([])
        for seat in [seat for seat in self.callers if seat not in self.calls]:
            viewer, nonce = self.callers.pop(seat)
            viewer.refuse("core/past-question", "Somebody was faster.", nonce)

    def is_asked(self, row: CallRow) -> bool:
        return row.question == self.table.session.position.question(row.seat)

    def _was_played(self, row: CallRow) -> bool:
        """Whether a call that waited is among the moves since, whichever worker has played it."""
        made = self.table.relative(row.time_ms)
        return any(move.seat == row.seat and move.time == made for move in self.table.session.entries[row.question :])

    # Belief.

    def had(self, seat: Seat) -> Milliseconds:
        """How much of its quota whoever sits there has had."""
        return self.believed.get(self.table.row.seats[seat].player or "", 0)

    def believe(self, seat: Seat, amount: Milliseconds) -> None:
        """At least so much was believed, here or at another worker."""
        player = self.table.row.seats[seat].player
        if player and amount > self.had(seat):
            self.believed[player] = amount

    def _count_belief(self, played: CallRow, past: list[CallRow]) -> None:
        """If a call was first only because its claim was believed, take that off its quota."""
        seat, received = played.seat, self.received.get(played.seat, played.time_ms)
        if any(played.time_ms <= other.time_ms < received for other in past if other is not played):
            self.believe(seat, self.had(seat) + received - played.time_ms)
            self.share(seat)
