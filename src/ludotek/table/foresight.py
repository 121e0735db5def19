"""What would follow: the moment after some moves that a seat might make, and the odds there.

It is worked out on a position that the seat cannot tell from the true one, so nothing hidden is in it. It goes
as far as the seat's own decisions go: what chance and others do is theirs. Only games whose odds are worked out
have it: elsewhere what is known may lie covered, as Nort's arena does, and looking ahead would lift the cover.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

import msgspec

from ludotek.core.errors import IllegalMove, LudotekError
from ludotek.core.extras import MissingExtra
from ludotek.core.game import Game
from ludotek.core.phrase import Phrase
from ludotek.core.position import TURN, Move, Position, Seat
from ludotek.table.sight import does, encode

LONGEST_LINE = 40  # moves
MOST_BRANCHES = 60


class OddsRoom(Protocol):
    """A game's `solve.<id>.campaign`: what the odds are at a position."""

    def at(self, position: Position) -> msgspec.Struct | None: ...


class Branch(msgspec.Struct, frozen=True):
    """A move that would be offered then, and the odds after it."""

    move: Move
    does: msgspec.Raw
    words: Phrase
    odds: msgspec.Struct | None


class Foresight(msgspec.Struct, frozen=True):
    view: msgspec.Raw
    odds: msgspec.Struct | None
    moves: list[Branch]


def foresee(game: Game, imagined: Position, seat: Seat, line: list[Move]) -> bytes:
    """After these moves, on a position imagined for this seat."""
    room = room_of(game.id)
    if room is None:
        raise LudotekError("table/no-foresight", "This game is played without looking ahead.")
    position = imagined.copy()
    for move in line:
        if position.kind() != TURN or move not in position.moves(seat):
            raise IllegalMove("table/no-such-line", "These moves cannot be made one after the other.")
        position.play(seat, move)
    moves = position.moves(seat) if seat >= 0 and position.kind() == TURN else []
    branches = [branch(game, room, position, seat, move) for move in moves[:MOST_BRANCHES]]
    view = msgspec.Raw(encode(game.view(position, seat)))
    return encode(Foresight(view, room.at(position), branches))


def branch(game: Game, room: OddsRoom, position: Position, seat: Seat, move: Move) -> Branch:
    after = position.copy()
    after.play(seat, move)
    return Branch(move, does(game, move), game.say_move(move), room.at(after))


def room_of(game_id: str) -> OddsRoom | None:
    """Where a game's odds are worked out; none for most."""
    name = f"ludotek.solve.{game_id}"
    try:
        if find_spec(name) is None or find_spec(f"{name}.campaign") is None:
            return None
    except MissingExtra:
        return None
    room: OddsRoom = import_module(f"{name}.campaign")
    return room
