"""Dice duel: whoever likes may call, then each seat rolls one die; the highest roll wins.

It is all luck, and everything that luck does is in the scores: what tests of common luck need.
"""

from __future__ import annotations

from ludotek.core.position import CHANCE, DEAL, OVER, TURN, Move, Points, Position, Seat
from ludotek.core.verbs import plain_verbs
from tests.reference_games import ReferenceGame

SIDES = 1000
CALL, PASS = SIDES, SIDES + 1


class DiceDuel(Position):
    seats: int
    calls: list[Move]
    rolls: list[int]

    def __init__(self, seats: int = 2) -> None:
        super().__init__()
        self.seats = seats
        self.calls = []
        self.rolls = []

    def kind(self) -> int:
        if len(self.rolls) == self.seats:
            return OVER
        return TURN if len(self.calls) == len(self.rolls) else DEAL

    def acting(self) -> list[Seat]:
        return [len(self.calls)] if self.kind() == TURN else []

    def moves(self, seat: Seat) -> list[Move]:
        if seat == CHANCE:
            return list(range(SIDES)) if self.kind() == DEAL else []
        return [CALL, PASS] if seat in self.acting() else []

    def play(self, seat: Seat, move: Move) -> None:
        self.ply += 1
        (self.rolls if seat == CHANCE else self.calls).append(move)

    def scores(self) -> list[Points]:
        return self.rolls


class DiceDuelGame(ReferenceGame):
    id = "dice-duel"
    title = "Dice duel"
    verbs = plain_verbs(*(f"roll {side}" for side in range(SIDES)), "call", "pass")

    def __init__(self, seats: int = 2) -> None:
        self.names = tuple(f"seat-{seat}" for seat in range(seats))

    def first(self, options: object) -> DiceDuel:
        return DiceDuel(seats=len(self.names))

    def facts(self, position: Position, seat: Seat) -> tuple[object, ...]:
        return position.key()
