"""A finished match of Novem, looked back on: what best play was, and what each choice gave away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from ludotek.core.parts import Judged
from ludotek.core.position import SEALED, Move, Position, Seat
from ludotek.games.novem.components import COLUMNS, ROWS
from ludotek.games.novem.frame import STANDARD_ROWS, side, standard_line
from ludotek.games.novem.rules import Novem
from ludotek.games.novem.solve.table import NovemTable, Round
from ludotek.games.novem.state import ASKED_MARKER, HIDDEN


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


def judged(first: Position, plies: Sequence[tuple[Seat, Move]]) -> list[Judged]:
    """Every choice that somebody made in a round that was revealed, in the order in which they were made."""
    assert isinstance(first, Novem)
    made = {seat: iter([ply for ply, (who, _) in enumerate(plies, 1) if who == seat]) for seat in (ROWS, COLUMNS)}
    found = [
        Judged(next(made[choice.seat]), choice.seat, choice.chosen, choice.moves, choice.best, choice.result_lost)
        for reviewed in review(first, plies)
        for choice in reviewed.choices
        if not choice.drawn
    ]
    return sorted(found, key=lambda choice: (choice.ply, choice.seat))


def review(first: Novem, plies: Sequence[tuple[Seat, Move]], table: NovemTable | None = None) -> list[ReviewedRound]:
    """Every round that was revealed."""
    table = NovemTable() if table is None else table
    reviewed: list[ReviewedRound] = []
    for position, chosen, drawn in revealed_rounds(first, plies):
        number = 1 + sum(before.game == position.game for before in reviewed)
        reviewed.append(_reviewed(table, position, number, chosen, drawn))
    return reviewed


def revealed_rounds(
    first: Novem, plies: Sequence[tuple[Seat, Move]]
) -> Iterator[tuple[Novem, dict[Seat, Move], set[Seat]]]:
    """The position before each round, what each seat laid, and for whom chance drew."""
    position = first.copy()
    before, chosen, drawn = position.copy(), dict[Seat, Move](), set[Seat]()
    for seat, move in plies:
        if is_new_round(position):
            before, chosen, drawn = position.copy(), {}, set()
        owner = _owner(position, seat)
        if owner is not None:
            chosen[owner] = move
            if owner != seat:
                drawn.add(owner)
        position.play(seat, move)
        if len(chosen) == 2:
            yield before, chosen, drawn
            chosen = {}


def is_new_round(position: Novem) -> bool:
    return position.kind() == SEALED and position.marker[ROWS] == position.marker[COLUMNS] == HIDDEN


def _owner(position: Novem, seat: Seat) -> Seat | None:
    """Whose marker a seat's move lays, if it lays one."""
    if seat in (ROWS, COLUMNS):
        return seat
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
