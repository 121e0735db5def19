"""Kuhn poker as learners see it."""

from __future__ import annotations

from ludotek.core.encoding import Encoding, Field, Row
from ludotek.core.position import DEAL, TURN, Position, Seat
from tests.reference_games.kuhn_poker import DECK, PASS, KuhnPoker


class PokerEncoding(Encoding):
    def write(self, position: Position, seat: Seat, row: Row, at: int) -> None:
        assert isinstance(position, KuhnPoker)
        for card in DECK:
            row[at + card] = seat < len(position.hands) and position.hands[seat] == card
        for turn in range(3):
            row[at + 3 + turn] = 1 + position.bets[turn] - PASS if turn < len(position.bets) else 0


ENCODING = PokerEncoding(
    [
        Field("card", len(DECK), 1, "one's own card"),
        Field("bets", 3, 2, "what was said in turn; 1: pass, 2: bet"),
    ],
    kinds=(DEAL, TURN),
    scores=(-2, 2),
    longest=3,
    luck=2,
    told=7,
)
