"""Making a move: at once, or in a race when it is known to be the first."""

from __future__ import annotations

from collections.abc import Awaitable

from ludotek.core.position import RACE, Milliseconds, Move, Seat
from ludotek.table.tables import races
from ludotek.table.tables.game import Step
from ludotek.table.tables.table import Table
from ludotek.table.tables.viewers import Viewer


def play(
    table: Table,
    seat: Seat,
    move: Move,
    question: int,
    claimed: Milliseconds | None = None,
    caller: Viewer | None = None,
    nonce: str = "",
) -> Awaitable[None]:
    """Make a move; in a race it may have to wait until it is known to be the first."""
    if table.session.position.kind() == RACE:
        return races.call(table, seat, move, question, claimed, caller, nonce)

    def plan() -> Step:
        table.check(seat, move, question)
        return table.step(seat, move, question, table.relative(table.now()))

    return table.attempt(plan)
