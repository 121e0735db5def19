"""Races: whoever reacted first is first, however far away they sit.

A call carries the time at which it was made, on the table's clock. It is believed no further back than half
the shortest round trip that the server itself has measured on any line of that person, and never beyond a cap.
The first call waits, stored, until no earlier one can still be under way; then the earliest is played and the
others, which answered a question that has passed, are refused. Belief that decided who was first is counted, and
there is only so much of it a game: somebody who answers every ping late on their only line soon gains nothing.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from ludotek.core.errors import IllegalMove
from ludotek.core.position import RACE, Milliseconds, Move, Seat
from ludotek.table import fairness
from ludotek.table.backoff import pause_after
from ludotek.table.rows import CallRow, PlayerId

if TYPE_CHECKING:
    from ludotek.table.table import Step, Table
    from ludotek.table.viewer import Viewer

CAP: Milliseconds = 150  # the most that distance is made up for
SLACK: Milliseconds = 25  # for jitter
QUOTA: Milliseconds = 1000  # a game, of claims that made somebody first who was not the first to be heard


def way(round_trip: float | None) -> Milliseconds:
    """How long a message from somebody takes at most, as far as the house makes up for it."""
    return CAP if round_trip is None else min(CAP, round(round_trip / 2))


def made_at(claimed: Milliseconds | None, received: Milliseconds, round_trip: float | None) -> Milliseconds:
    """When a call was made: as claimed, but no earlier than the distance explains and not after it came."""
    if claimed is None or round_trip is None:
        return received
    return min(received, max(claimed, received - way(round_trip)))


def distance(table: Table, seat: Seat, caller: Viewer | None) -> float | None:
    """How far away a caller sits. Alone there is nobody to be fair to: the server's clock counts, and no claim."""
    if len(table.row.seats) == 1:
        return None
    return table.company.latency(seat) if caller else 0.0


def grace(table: Table) -> Milliseconds:
    """How long a call made at a deadline may still be under way."""
    ways = [way(trip) for seat in table.session.position.acting() if (trip := table.company.latency(seat)) is not None]
    return max(ways, default=0) + SLACK


def closing_time(table: Table, caller: Seat, made: Milliseconds) -> Milliseconds:
    """When no call made before this one can still be under way."""
    rivals = [seat for seat in table.session.position.acting() if seat != caller and seat in table.people()]
    ways = [way(table.company.latency(seat)) for seat in rivals if table.company.is_present(seat)]
    return made + max(ways) + SLACK if ways else made


def rest(table: Table, seat: Seat) -> Milliseconds:
    """How long a seat must still wait between its last move and its next."""
    moved = table.ledger.moved[seat]
    return moved + table.session.position.pause(seat) - table.relative(table.house.now()) if moved >= 0 else 0


class Waiting:
    """The calls of one table that wait for the window to close, and the connections to tell if they came too late.

    Calls count from the moment they are received; they are stored so that another worker can close the window.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.calls: dict[Seat, CallRow] = {}
        self.callers: dict[Seat, tuple[Viewer, str]] = {}
        self.received: dict[Seat, Milliseconds] = {}  # when this worker heard the calls that wait
        self.believed: dict[PlayerId, Milliseconds] = {}  # how much of its quota each person has had
        self.timer: asyncio.TimerHandle | None = None
        self.failures = 0  # to close the window, in a row

    async def call(
        self, seat: Seat, move: Move, question: int, claimed: Milliseconds | None, caller: Viewer | None, nonce: str
    ) -> None:
        """Take a call in, and let it wait if an earlier one may be under way. A bot calls without a connection."""
        table = self.table
        received = table.house.now()
        table.check(seat, move, question)
        made = self._made_at(seat, claimed, received, caller)
        made = max(made, table.absolute(table.ledger.began))  # nobody reacts before there is something to react to
        self._check_pause(seat, made)
        closes = closing_time(table, seat, made)
        row = CallRow(table_id=table.row.id, question=question, seat=seat, move=move, time_ms=made, closes=closes)
        self.take_in([row])
        if caller is not None:
            self.callers[seat] = (caller, nonce)
            self.received.setdefault(seat, received)
        if self.closing() <= received:
            await self.close()
            return
        self._set_timer()
        self.take_in(await table.house.store.put_call(row))
        self.failures = 0  # what keeps calls keeps moves
        self._set_timer()

    def _made_at(
        self, seat: Seat, claimed: Milliseconds | None, received: Milliseconds, caller: Viewer | None
    ) -> Milliseconds:
        made = made_at(claimed, received, distance(self.table, seat, caller))
        return made if self.had(seat) + received - made <= QUOTA else received

    def had(self, seat: Seat) -> Milliseconds:
        """How much of its quota whoever sits there has had."""
        return self.believed.get(self.table.row.seats[seat].player or "", 0)

    def believe(self, seat: Seat, amount: Milliseconds) -> None:
        """At least so much was believed, here or at another worker."""
        player = self.table.row.seats[seat].player
        if player and amount > self.had(seat):
            self.believed[player] = amount

    def _check_pause(self, seat: Seat, made: Milliseconds) -> None:
        table = self.table
        pause, moved = table.session.position.pause(seat), table.ledger.moved[seat]
        if moved >= 0 and table.relative(made) < moved + pause:
            raise IllegalMove("table/too-soon", f"Between two moves of yours there are at least {pause} milliseconds.")

    def take_in(self, rows: list[CallRow]) -> None:
        """These calls wait, here or at another worker. A seat's first call to a question stands."""
        past = [row for row in self.calls.values() if not self._is_asked(row)]
        for row in past:
            if self._was_played(row):
                self._count_belief(row, past)
                self.callers.pop(row.seat, None)
        self.calls = {seat: row for seat, row in self.calls.items() if self._is_asked(row)}
        self.received = {seat: time for seat, time in self.received.items() if seat in self.calls}
        for row in rows:
            if self._is_asked(row):
                self.calls.setdefault(row.seat, row)

    def _count_belief(self, played: CallRow, past: list[CallRow]) -> None:
        """If a call was first only because its claim was believed, take that off its quota."""
        seat, received = played.seat, self.received.get(played.seat, played.time_ms)
        if any(played.time_ms <= other.time_ms < received for other in past if other is not played):
            self.believe(seat, self.had(seat) + received - played.time_ms)
            self.table.house.share(self.table, seat)

    def _was_played(self, row: CallRow) -> bool:
        """Whether a call that waited is among the moves since, whichever worker has played it."""
        made = self.table.relative(row.time_ms)
        return any(move.seat == row.seat and move.time == made for move in self.table.session.entries[row.question :])

    def _is_asked(self, row: CallRow) -> bool:
        return row.question == self.table.session.position.question(row.seat)

    def closing(self) -> Milliseconds:
        """When the window closes, if any call waits."""
        return min(row.closes for row in self.calls.values())

    async def read_again(self) -> None:
        """Look which calls wait, after another worker has taken one in or this one has started."""
        if self.table.row.status == "live" and self.table.session.position.kind() == RACE:
            self.take_in(await self.table.house.store.calls(self.table.row.id))
            self._set_timer()

    def _set_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.calls:
            wait = max(pause_after(self.failures), (self.closing() - self.table.house.now()) / 1000)
            self.timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self.timer = None
        self.table.house.start(self.close())

    async def close(self) -> None:
        """Play the earliest call; the others answered a question that has passed."""
        waited = self.calls
        try:
            await self.table.attempt(self._plan)
            self.failures = 0
        except Exception:
            self.failures += 1
            raise
        finally:
            self._drop_past()
            self._set_timer()
        past = {seat: row.question for seat, row in waited.items() if not self._is_asked(row)}
        if past:
            await self.table.house.store.clear_calls(self.table.row.id, past)

    def _plan(self) -> Step | None:
        table = self.table
        self.take_in([])
        if table.row.status != "live" or not self.calls or self.closing() > table.house.now():
            return None
        tied, ply = self._earliest(), table.session.position.ply
        row = tied[fairness.draw(table.row.seed, table.row.salts, ply, [], len(tied))]
        table.check(row.seat, row.move, row.question)
        step = table.step(row.seat, row.move, row.question, table.relative(row.time_ms))
        return self._with_tie(step, ply, tied) if len(tied) > 1 else step

    def _earliest(self) -> list[CallRow]:
        """The earliest; several if they were made in the same millisecond, of which one is drawn by lot."""
        first = min(row.time_ms for row in self.calls.values())
        return [self.calls[seat] for seat in sorted(self.calls) if self.calls[seat].time_ms == first]

    def _with_tie(self, step: Step, ply: int, tied: list[CallRow]) -> Step:
        """Remember who was drawn from, so that anybody can draw again."""
        luck = self.table.state.luck
        ties = {**luck.ties, str(ply): tuple(row.seat for row in tied)}
        offers = () if "state" in step.changes else self.table.state.offers
        step.changes |= self.table.changes_of_state(offers=offers, luck=msgspec.structs.replace(luck, ties=ties))
        return step

    def _drop_past(self) -> None:
        """Forget calls to questions that have passed, and tell those who made them, all but the one that was played."""
        self.take_in([])
        for seat in [seat for seat in self.callers if seat not in self.calls]:
            viewer, nonce = self.callers.pop(seat)
            viewer.refuse("core/past-question", "Somebody was faster.", nonce)
