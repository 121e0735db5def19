"""Last stone, for three: take one or two; whoever takes the last scores 2, the seat before it 1.

Nobody plays against anybody in particular: each seat wants its own score.
"""

from __future__ import annotations

from ludotek.core.position import EVERYONE, OVER, TURN, Move, Points, Position, Seat
from ludotek.core.verbs import plain_happenings, plain_verbs
from tests.reference_games import ReferenceGame

STONES = 8
SEATS = 3
ONE, TWO = 0, 1
TOOK = 0


class LastStone(Position):
    stones: int

    def __init__(self, stones: int = STONES) -> None:
        super().__init__()
        self.stones = stones

    def kind(self) -> int:
        return TURN if self.stones else OVER

    def acting(self) -> list[Seat]:
        return [self.ply % SEATS] if self.stones else []

    def moves(self, seat: Seat) -> list[Move]:
        return [ONE, TWO][: self.stones] if seat in self.acting() else []

    def play(self, seat: Seat, move: Move) -> None:
        self.ply += 1
        self.stones -= move + 1
        self.tell(EVERYONE, TOOK, seat, move + 1)

    def scores(self) -> list[Points]:
        last = (self.ply - 1) % SEATS
        return [2 if seat == last else 1 if seat == (last - 1) % SEATS else 0 for seat in range(SEATS)]

    def key(self) -> tuple[object, ...]:
        """Whose turn it is can only be told from the ply."""
        return (super().key(), self.ply % SEATS)


class LastStoneGame(ReferenceGame):
    id = "last-stone"
    title = "Last stone"
    verbs = plain_verbs("one", "two")
    happenings = plain_happenings("took")
    names = ("first", "second", "third")

    def first(self, options: object) -> LastStone:
        return LastStone()

    def facts(self, position: Position, seat: Seat) -> tuple[object, ...]:
        return position.key()


GAME = LastStoneGame()
