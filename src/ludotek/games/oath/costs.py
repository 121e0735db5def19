"""What a move costs and brings at once: it is made on an imagined table, and the boards are compared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotek.core.position import Move, Seat
from ludotek.core.rng import Rng
from ludotek.games.oath.rules import Oath

LUCK: Final = Rng(0)  # what is drawn is nowhere in a cost
GOODS: Final = ("supply", "favor", "secrets", "facedown", "warbands")


def goods_of(game: Oath, seat: Seat) -> list[int]:
    return [game.supply[seat], game.favor[seat], game.secrets[seat], game.flipped[seat], game.board[seat]]


def changes(game: Oath, seat: Seat, moves: Sequence[Move]) -> list[dict[str, int]]:
    """By move: what it changes on the board of whoever makes it, before anybody is asked anything else."""
    imagined = game.imagine(seat, LUCK)
    before = goods_of(imagined, seat)
    return [change(imagined, seat, move, before) for move in moves]


def change(game: Oath, seat: Seat, move: Move, before: list[int]) -> dict[str, int]:
    after = game.copy()
    after.play(seat, move)
    changed = [now - then for now, then in zip(goods_of(after, seat), before, strict=True)]
    return dict(zip(GOODS, changed, strict=True)) if any(changed) else {}
