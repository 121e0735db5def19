"""A finished match of Novem, looked back on: what best play was, and what each choice gave away."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ludotek.core.position import SEALED, Move, Seat
from ludotek.core.record import Record
from ludotek.core.session import Entry, Session
from ludotek.games.novem.components import COLUMNS, ROWS
from ludotek.games.novem.rules import ASKED_MARKER, HIDDEN, Novem
from ludotek.solve.novem.frame import STANDARD_ROWS, side, standard_line
from ludotek.solve.novem.table import NovemTable, Round


class Choice(msgspec.Struct, frozen=True):
    """What a seat chose, and what that cost on average against an opponent who plays best."""

    seat: Seat
    chosen: Move
    drawn: bool  # by chance, for a seat that was late
    moves: list[Move]
    best: list[float]  # how likely best play, for the match, is to make each of the moves
    points_lost: float  # of the margin of this game, had it been played for points
    result_lost: float  # of the result of the match, which lies between -1 and 1


class ReviewedRound(msgspec.Struct, frozen=True):
    game: int
    number: int  # of the round in its game
    attacker: Seat
    result: float  # of the match that the first seat, rows, could expect before the round
    choices: tuple[Choice, Choice]  # by seat


def review(played: Record | Session, table: NovemTable | None = None) -> list[ReviewedRound]:
    """Every round that was revealed."""
    session = played.session() if isinstance(played, Record) else played
    table = NovemTable() if table is None else table
    reviewed: list[ReviewedRound] = []
    for position, chosen, drawn in revealed_rounds(session):
        number = 1 + sum(before.game == position.game for before in reviewed)
        reviewed.append(_reviewed(table, position, number, chosen, drawn))
    return reviewed


def revealed_rounds(session: Session) -> Iterator[tuple[Novem, dict[Seat, Move], set[Seat]]]:
    """The position before each round, what each seat laid, and for whom chance drew."""
    first = session.game.first(session.options)
    assert isinstance(first, Novem)
    position = first
    before, chosen, drawn = position.copy(), dict[Seat, Move](), set[Seat]()
    for entry in session.entries:
        if is_new_round(position):
            before, chosen, drawn = position.copy(), {}, set()
        owner = _owner(position, entry)
        if owner is not None:
            chosen[owner] = entry.move
            if owner != entry.seat:
                drawn.add(owner)
        position.play(entry.seat, entry.move)
        if len(chosen) == 2:
            yield before, chosen, drawn
            chosen = {}


def is_new_round(position: Novem) -> bool:
    return position.kind() == SEALED and position.marker[ROWS] == position.marker[COLUMNS] == HIDDEN


def _owner(position: Novem, entry: Entry) -> Seat | None:
    """Whose marker a move lays, if it lays one."""
    if entry.seat in (ROWS, COLUMNS):
        return entry.seat
    return position.late_seat if position.asked_of_chance == ASKED_MARKER else None


def _reviewed(
    table: NovemTable, position: Novem, number: int, chosen: dict[Seat, Move], drawn: set[Seat]
) -> ReviewedRound:
    match, points = table.match_round(position), table.points_round(position)

    def choice(seat: Seat) -> Choice:
        line = standard_line(position, seat, chosen[seat])
        return Choice(
            seat,
            chosen[seat],
            seat in drawn,
            position.moves(seat),
            table.strategy(position, seat),
            lost(points, side(position, seat), line),
            lost(match, side(position, seat), line),
        )

    result = table.value(position, ROWS)
    return ReviewedRound(position.game, number, position.attacker, result, (choice(ROWS), choice(COLUMNS)))


def lost(solved: Round, side: int, line: int) -> float:
    """How far a line falls short of the value, against the other side's best mix."""
    if side == STANDARD_ROWS:
        return max(0.0, solved.value - float(solved.payoffs[line] @ solved.column))
    return max(0.0, float(solved.row @ solved.payoffs[:, line]) - solved.value)
