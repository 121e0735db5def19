"""What a seat saw at past moments: the boards on which the story since its turn is shown once more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from ludotek.core.game import Game
from ludotek.core.options import Options
from ludotek.core.position import CHANCE, Seat
from ludotek.core.session import Entry, Session
from ludotek.table.tables.views import encode
from ludotek.wire.shapes import Past, PastBoard

NONE: Final = -1


def past(game: Game, options: Options, entries: Sequence[Entry], seat: Seat, ends: dict[int, int]) -> bytes:
    """The boards after some steps, as the seat saw them then: by the number of moves up to each, its ply."""
    session, boards = Session(game, options), list[PastBoard]()
    for number, entry in enumerate(entries[: max(ends, default=0)], 1):
        session.make(entry.seat, entry.move)
        if number in ends:
            boards.append(PastBoard(ends[number], msgspec.Raw(encode(game.view(session.position, seat)))))
    return encode(Past(boards))


def moves_of(entries: Sequence[Entry], plies: Sequence[int], step: int) -> dict[int, int]:
    """The moves of a step but for its last: by the number of moves up to each, its ply."""
    first = next((index for index, ply in enumerate(plies) if ply == step and entries[index].seat != CHANCE), None)
    if first is None:
        return {}
    rest = (index for index in range(first + 1, len(entries)) if entries[index].seat != CHANCE)
    return {index + 1: plies[index] for index in range(first, next(rest, len(entries)) - 1)}


def ends_of(entries: Sequence[Entry], plies: Sequence[int], told: set[int]) -> dict[int, int]:
    """Where steps end that were told of: by the number of moves up to there, the ply by which the story has it."""
    ends: dict[int, int] = {}
    ply = NONE
    for index, entry in enumerate(entries):
        if entry.seat != CHANCE:  # a step is a move, and what chance adds to it
            ply = NONE
        if ply == NONE and plies[index] in told:
            ply = plies[index]
        if ply != NONE and (index + 1 == len(entries) or entries[index + 1].seat != CHANCE):
            ends[index + 1] = ply
    return ends
