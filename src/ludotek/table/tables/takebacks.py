"""Taking back: only what changes nobody else's decision and has told nobody anything."""

from __future__ import annotations

from ludotek.core.position import SPECTATOR, TURN, Event, Move, Position, Seat, hears
from ludotek.core.rng import Rng
from ludotek.table.tables.game import TableGame

GUESSES = 8  # worlds that each seat thinks possible, to see whether the move told it something


def can_take_back(table: TableGame, seat: Seat) -> bool:
    progress = table.progress
    if progress.before is None or seat < 0 or progress.mover != seat or table.row.status != "live":
        return False
    return is_harmless(table, seat)


def is_harmless(table: TableGame, seat: Seat) -> bool:
    """The four nevers: the same seat is still to move, nobody has to choose again, nothing hidden came to light,
    and chance has not spoken since."""
    entry, before, after = table.session.entries[-1], table.progress.before, table.session.position
    if before is None or entry.seat != seat or before.kind() != TURN or after.kind() != TURN:
        return False
    if after.acting() != [seat]:
        return False
    return not table.game.hides(table.session.options) or not _has_told(table, before, seat, entry.move)


def _has_told(table: TableGame, before: Position, seat: Seat, move: Move) -> bool:
    """Whether somebody learnt more from a move than that it was made."""
    onlookers = [*range(len(table.row.seats)), SPECTATOR]
    return any(_learns(table, before, onlooker, seat, move) for onlooker in onlookers)


def _learns(table: TableGame, before: Position, onlooker: Seat, seat: Seat, move: Move) -> bool:
    true = _told(table, before, onlooker, seat, move)
    for guess in range(GUESSES):
        imagined = before.imagine(onlooker, Rng(guess))
        if move not in imagined.moves(seat) or _told(table, imagined, onlooker, seat, move) != true:
            return True
    return False


def _told(table: TableGame, world: Position, onlooker: Seat, seat: Seat, move: Move) -> tuple[object, list[Event]]:
    after = world.copy()
    after.heard = []
    after.play(seat, move)
    return table.game.view(after, onlooker), [event for event in after.heard if hears(onlooker, event[0])]
