"""At the door: moves that nobody may make are refused with a code, and change nothing."""

from __future__ import annotations

from ludotek.core.errors import IllegalMove
from ludotek.core.position import CHANCE, CLOCK, DEAL, OVER, SPECTATOR, Move, Seat
from ludotek.core.testing.report import require
from ludotek.core.testing.walk import Walk


def check_door(walk: Walk) -> None:
    """Out of turn, out of range, out of date, or simply not offered: refused."""
    for seat in walk.seats:
        for move in (-1, walk.game.moves, 2**40, _not_offered(walk, seat)):
            _check_refused(walk, seat, move)
    for nobody in (SPECTATOR, SPECTATOR - 1, len(walk.seats)):
        _check_refused(walk, nobody, 0)
    if walk.position.kind() != DEAL:
        _check_refused(walk, CHANCE, 0)
    if walk.position.kind() in (DEAL, OVER):
        _check_refused(walk, CLOCK, 0)
    for seat in walk.position.acting():
        _check_refused(walk, seat, walk.position.moves(seat)[0], walk.position.question(seat) - 1, "core/past-question")


def _not_offered(walk: Walk, seat: Seat) -> Move:
    offered = set(walk.position.moves(seat))
    return next((move for move in range(walk.game.moves) if move not in offered), -1)


def _check_refused(walk: Walk, seat: Seat, move: Move, question: int | None = None, code: str = "") -> None:
    key, ply = walk.position.key(), walk.position.ply
    try:
        walk.session.play(seat, move, question=question)
    except IllegalMove as refusal:
        require(code in ("", refusal.code), walk, f"seat {seat}, move {move} was refused as {refusal.code}, not {code}")
        require(walk.position.key() == key and walk.position.ply == ply, walk, "a refused move changed the position")
    else:
        require(False, walk, f"seat {seat} could play move {move}, which it was not offered")
