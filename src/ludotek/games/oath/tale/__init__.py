"""A game of Oath as a page of prose: the facts of its record (`facts`), and what of them is said how (`telling`)."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from ludotek.core.position import OVER, Move, Position, Seat
from ludotek.core.rng import Rng
from ludotek.core.tale import NoTale, Tale
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.tale.facts import Gathering
from ludotek.games.oath.tale.telling import Telling


def tell(first: Position, moves: Sequence[tuple[Seat, Move]]) -> Tale:
    """The same game is told in the same words, another one in others."""
    assert isinstance(first, Oath)
    gathering = Gathering(first)
    for seat, move in moves:
        gathering.follow(seat, move)
    if gathering.position.kind() != OVER:
        raise NoTale("tale/unfinished", "Only a game that was played to its end can be told.")
    text = ",".join(f"{seat}:{move}" for seat, move in moves)
    luck = Rng(int.from_bytes(sha256(text.encode()).digest()[:6], "little"))
    return Telling(gathering.facts, luck).tale()
