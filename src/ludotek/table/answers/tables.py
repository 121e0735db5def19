"""What may be asked about one table, and when."""

from __future__ import annotations

from ludotek.core.errors import IllegalMove, LudotekError
from ludotek.core.game import Game
from ludotek.core.options import Options
from ludotek.core.position import TURN, Position, Seat
from ludotek.core.rng import Rng
from ludotek.core.session import Entry
from ludotek.story.digest import has_turns
from ludotek.table.answers.host import Host
from ludotek.table.tables.table import Table
from ludotek.table.thinking.past import ends_of, moves_of


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
    """What it takes to see again what a seat is told of since its turn: a game, and the moves that end its steps.

    Where turns are nobody's, as in Nort under its cover, what was seen has to be remembered: there are no boards."""
    session = table.session
    told = table.views.since_own_turn(seat) if has_turns(table.game) else []
    beats = [beat for sentence in told for beat in sentence.sums_up]
    ends = ends_of(session.entries, table.progress.plies, {beat.ply for beat in beats})
    return table.game, session.options, list(session.entries), seat, ends


def within_step(table: Table, seat: Seat, step: int) -> tuple[Game, Options, list[Entry], Seat, dict[int, int]]:
    """What it takes to see the boards between the moves of a step, in games where nothing seen has to be remembered."""
    session = table.session
    moves = moves_of(session.entries, table.progress.plies, step) if has_turns(table.game) else {}
    return table.game, session.options, list(session.entries), seat, moves
