"""What may be asked about one table, and when."""

from __future__ import annotations

from ludotek.core.errors import IllegalMove, LudotekError
from ludotek.core.game import Game
from ludotek.core.options import Options
from ludotek.core.position import TURN, Position, Seat
from ludotek.core.rng import Rng
from ludotek.core.session import Entry
from ludotek.table.answers.host import Host
from ludotek.table.tables.table import Table
from ludotek.table.thinking.past import ends_of


async def finished(house: Host, id: str) -> Table:
    """A table whose game is over."""
    table = await house.table(id)
    if table.row.status != "over":
        raise LudotekError("table/not-over", "The game is not over; until then its record holds secrets.")
    return table


def ahead(table: Table, seat: Seat, question: int) -> Position:
    """From where a seat looks ahead: a position that it cannot tell from the true one."""
    position = table.session.position
    if table.row.status != "live" or position.kind() != TURN:
        raise LudotekError("table/no-foresight", "There is nothing to look ahead to now.")
    if question != (position.question(seat) if seat >= 0 else 0):
        raise IllegalMove("core/past-question", "The question has passed.")
    return position.imagine(seat, Rng(0))


def unsure(table: Table, seat: Seat, question: int) -> Position:
    """About what a seat may ask the bot: where it is asked something and plays against bots alone."""
    position = table.session.position
    if table.row.status != "live" or seat not in position.acting() or table.people() != {seat}:
        raise LudotekError("table/no-hint", "The bot helps whoever is asked and plays against bots alone.")
    if question != position.question(seat):
        raise IllegalMove("core/past-question", "The question has passed.")
    return position.imagine(seat, Rng(0))


def since_turn(table: Table, seat: Seat) -> tuple[Game, Options, list[Entry], Seat, dict[int, int]]:
    """What it takes to see again what a seat is told of since its turn: a game, and the moves that end its steps."""
    session = table.session
    beats = [beat for sentence in table.views.since_own_turn(seat) for beat in sentence.sums_up]
    ends = ends_of(session.entries, table.progress.plies, {beat.ply for beat in beats})
    return table.game, session.options, list(session.entries), seat, ends
