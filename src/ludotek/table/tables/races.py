"""Races: whoever reacted first is first, however far away they sit.

A call carries the time at which it was made, on the table's clock. It is believed no further back than half
the shortest round trip that the server itself has measured on any line of that person, and never beyond a cap.
The first call waits, stored, until no earlier one can still be under way; then the earliest is played and the
others, which answered a question that has passed, are refused. Belief that decided who was first is counted, and
there is only so much of it a game: somebody who answers every ping late on their only line soon gains nothing.
"""

from __future__ import annotations

from functools import partial

import msgspec

from ludotek.core.errors import IllegalMove
from ludotek.core.position import RACE, Milliseconds, Move, Seat
from ludotek.table import fairness
from ludotek.table.backoff import pause_after
from ludotek.table.storage.rows import CallRow
from ludotek.table.tables.game import Step
from ludotek.table.tables.table import Table
from ludotek.table.tables.viewers import Viewer

CAP: Milliseconds = 150  # the most that distance is made up for
SLACK: Milliseconds = 25  # for jitter
QUOTA: Milliseconds = 1000  # a game, of claims that made somebody first who was not the first to be heard


def way(round_trip: float | None) -> Milliseconds:
    """How long a message from somebody takes at most, as far as the house makes up for it."""
    return CAP if round_trip is None else min(CAP, round(round_trip / 2))


def made_at(claimed: Milliseconds | None, received: Milliseconds, round_trip: float | None) -> Milliseconds:
    """When a call was made: as claimed, but no earlier than the distance explains and not after it came (nort N6)."""
    if claimed is None or round_trip is None:
        return received
    return min(received, max(claimed, received - way(round_trip)))


def distance(table: Table, seat: Seat, caller: Viewer | None) -> float | None:
    """How far away a caller sits. Alone, the server's clock counts and no claim (nos §12)."""
    if len(table.row.seats) == 1:
        return None
    return table.viewers.latency(seat) if caller else 0.0


def grace(table: Table) -> Milliseconds:
    """How long a call made at a deadline may still be under way."""
    ways = [way(trip) for seat in table.session.position.acting() if (trip := table.viewers.latency(seat)) is not None]
    return max(ways, default=0) + SLACK


def closing_time(table: Table, caller: Seat, made: Milliseconds) -> Milliseconds:
    """When no call made before this one can still be under way."""
    rivals = [seat for seat in table.session.position.acting() if seat != caller and seat in table.people()]
    ways = [way(table.viewers.latency(seat)) for seat in rivals if table.viewers.is_present(seat)]
    return made + max(ways) + SLACK if ways else made


def rest(table: Table, seat: Seat) -> Milliseconds:
    """How long a seat must still wait between its last move and its next."""
    moved = table.ledger.moved[seat]
    return moved + table.session.position.pause(seat) - table.relative(table.now()) if moved >= 0 else 0


# Taking calls in, and closing the window.


async def call(
    table: Table,
    seat: Seat,
    move: Move,
    question: int,
    claimed: Milliseconds | None = None,
    caller: Viewer | None = None,
    nonce: str = "",
) -> None:
    """Take a call in, and let it wait if an earlier one may be under way. A bot calls without a connection."""
    received, waiting = table.now(), table.waiting
    table.check(seat, move, question)
    made = believed_at(table, seat, claimed, received, caller)
    made = max(made, table.absolute(table.ledger.began))  # nobody reacts before there is something to react to
    check_pause(table, seat, made)
    closes = closing_time(table, seat, made)
    row = CallRow(table_id=table.row.id, question=question, seat=seat, move=move, time_ms=made, closes=closes)
    waiting.take_in([row])
    if caller is not None:
        waiting.callers[seat] = (caller, nonce)
        waiting.received.setdefault(seat, received)
    if waiting.closing() <= received:
        await close(table)
        return
    set_timer(table)
    waiting.take_in(await table.store.put_call(row))
    waiting.failures = 0  # what keeps calls keeps moves
    set_timer(table)


def believed_at(
    table: Table, seat: Seat, claimed: Milliseconds | None, received: Milliseconds, caller: Viewer | None
) -> Milliseconds:
    """When a call was made, as far as its caller's quota of belief goes."""
    made = made_at(claimed, received, distance(table, seat, caller))
    return made if table.waiting.had(seat) + received - made <= QUOTA else received


def check_pause(table: Table, seat: Seat, made: Milliseconds) -> None:
    pause, moved = table.session.position.pause(seat), table.ledger.moved[seat]
    if moved >= 0 and table.relative(made) < moved + pause:
        raise IllegalMove("table/too-soon", f"Between two moves of yours there are at least {pause} milliseconds.")


async def read_again(table: Table) -> None:
    """Look which calls wait, after another worker has taken one in or this one has started."""
    if table.row.status == "live" and table.session.position.kind() == RACE:
        table.waiting.take_in(await table.store.calls(table.row.id))
        set_timer(table)


def set_timer(table: Table) -> None:
    waiting = table.waiting
    if waiting.timer is not None:
        waiting.timer.cancel()
        waiting.timer = None
    if waiting.calls:
        wait = max(pause_after(waiting.failures), (waiting.closing() - table.now()) / 1000)
        waiting.timer = table.house.world.clock.call_later(wait, partial(_ring, table))


def _ring(table: Table) -> None:
    table.waiting.timer = None
    table.house.start(close(table))


async def close(table: Table) -> None:
    """Play the earliest call; the others answered a question that has passed."""
    waiting = table.waiting
    waited = waiting.calls
    try:
        await table.attempt(partial(plan, table))
        waiting.failures = 0
    except Exception:
        waiting.failures += 1
        raise
    finally:
        waiting.drop_past()
        set_timer(table)
    past = {seat: row.question for seat, row in waited.items() if not waiting.is_asked(row)}
    if past:
        await table.store.clear_calls(table.row.id, past)


def plan(table: Table) -> Step | None:
    waiting = table.waiting
    waiting.take_in([])
    if table.row.status != "live" or not waiting.calls or waiting.closing() > table.now():
        return None
    tied, ply = waiting.earliest(), table.session.position.ply
    row = tied[fairness.draw(table.row.seed, table.row.salts, ply, [], len(tied))]
    table.check(row.seat, row.move, row.question)
    step = table.step(row.seat, row.move, row.question, table.relative(row.time_ms))
    return with_tie(table, step, ply, tied) if len(tied) > 1 else step


def with_tie(table: Table, step: Step, ply: int, tied: list[CallRow]) -> Step:
    """Remember who was drawn from, so that anybody can draw again."""
    luck = table.state.luck
    ties = {**luck.ties, str(ply): tuple(row.seat for row in tied)}
    offers = () if "state" in step.changes else table.state.offers
    step.changes |= table.changes_of_state(offers=offers, luck=msgspec.structs.replace(luck, ties=ties))
    return step
