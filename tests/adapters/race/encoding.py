"""Snap as learners see it."""

from __future__ import annotations

from ludotek.core.encoding import Encoding, Field, Row
from ludotek.core.position import DEAL, RACE, Position, Seat
from tests.reference_games.snap import CARDS, NO_CARD, Snap


class SnapEncoding(Encoding):
    def write(self, position: Position, seat: Seat, row: Row, at: int) -> None:
        assert isinstance(position, Snap)
        row[at] = position.left
        row[at + 1] = position.card - NO_CARD
        row[at + 2] = position.points[seat] + CARDS
        row[at + 3] = position.points[1 - seat] + CARDS


ENCODING = SnapEncoding(
    [
        Field("left", 1, CARDS, "cards to come"),
        Field("card", 1, 2, "0: none, 1: odd, 2: a pair"),
        Field("points", 1, 2 * CARDS, f"one's own points, and {CARDS}"),
        Field("others_points", 1, 2 * CARDS, f"the other's points, and {CARDS}"),
    ],
    kinds=(DEAL, RACE),
    scores=(-CARDS, CARDS),
    is_zero_sum=False,
    longest=2 * CARDS,
    luck=CARDS,
    told=3 * CARDS,
)
