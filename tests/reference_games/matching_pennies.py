"""Matching pennies: both turn a penny in secret; alike, the first seat wins. Best play: a fair coin."""

from __future__ import annotations

from ludotek.core.position import EVERYONE, OVER, SEALED, Move, Points, Position, Seat
from ludotek.core.rng import Rng
from ludotek.core.verbs import plain_happenings, plain_verbs
from tests.reference_games import ReferenceGame

HIDDEN = -1
REVEALED = 0


class MatchingPennies(Position):
    sides = [0, 1]
    shown: list[Move]

    def __init__(self) -> None:
        super().__init__()
        self.shown = [HIDDEN, HIDDEN]

    def kind(self) -> int:
        return SEALED if HIDDEN in self.shown else OVER

    def acting(self) -> list[Seat]:
        return [seat for seat in (0, 1) if self.shown[seat] == HIDDEN]

    def moves(self, seat: Seat) -> list[Move]:
        return self.sides if seat in self.acting() else []

    def question(self, seat: Seat) -> int:
        return 0 if self.kind() == SEALED else self.ply

    def play(self, seat: Seat, move: Move) -> None:
        self.ply += 1
        self.shown[seat] = move
        if HIDDEN not in self.shown:
            self.tell(EVERYONE, REVEALED, *self.shown)

    def scores(self) -> list[Points]:
        return [1, -1] if self.shown[0] == self.shown[1] else [-1, 1]

    def imagine(self, seat: Seat, rng: Rng) -> MatchingPennies:
        imagined = self.copy()
        if self.kind() == SEALED:
            imagined.shown = [move if owner == seat else HIDDEN for owner, move in enumerate(self.shown)]
        return imagined


class MatchingPenniesGame(ReferenceGame):
    id = "matching-pennies"
    title = "Matching pennies"
    verbs = plain_verbs("heads", "tails")
    happenings = plain_happenings("revealed")
    has_secrets = True
    rules = MatchingPennies

    def first(self, options: object) -> MatchingPennies:
        return self.rules()

    def facts(self, position: Position, seat: Seat) -> tuple[object, ...]:
        assert isinstance(position, MatchingPennies)
        over = position.kind() == OVER
        return tuple(move if over or owner == seat else None for owner, move in enumerate(position.shown))


GAME = MatchingPenniesGame()
