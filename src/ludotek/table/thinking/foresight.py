"""What would follow: the moment after some moves that a seat might make, and the odds there.

It is worked out on a position that the seat cannot tell from the true one, so nothing hidden is in it. It goes
as far as the seat's own decisions go: what chance and others do is theirs. Only games whose odds are worked out
have it: elsewhere what is known may lie covered, to be remembered, and looking ahead would lift the cover.
"""

from __future__ import annotations

import msgspec

from ludotek.core.errors import IllegalMove, LudotekError
from ludotek.core.game import Game
from ludotek.core.parts import Odds
from ludotek.core.position import TURN, Move, Position, Seat
from ludotek.table.tables.known import does
from ludotek.table.tables.views import encode
from ludotek.wire.shapes import Branch, Foresight

MOST_BRANCHES = 60


def foresee(game: Game, imagined: Position, seat: Seat, line: list[Move]) -> bytes:
    """After these moves, on a position imagined for this seat."""
    odds = game.odds
    if odds is None:
        raise LudotekError("table/no-foresight", "This game is played without looking ahead.")
    position = imagined.copy()
    for move in line:
        if position.kind() != TURN or move not in position.moves(seat):
            raise IllegalMove("table/no-such-line", "These moves cannot be made one after the other.")
        position.play(seat, move)
    moves = position.moves(seat) if seat >= 0 and position.kind() == TURN else []
    branches = [branch(game, odds, position, seat, move) for move in moves[:MOST_BRANCHES]]
    view = msgspec.Raw(encode(game.view(position, seat)))
    return encode(Foresight(view, msgspec.to_builtins(odds.at(position)), branches))


def branch(game: Game, odds: Odds, position: Position, seat: Seat, move: Move) -> Branch:
    after = position.copy()
    after.play(seat, move)
    return Branch(move, does(game, move), game.say_move(move), msgspec.to_builtins(odds.at(after)))
