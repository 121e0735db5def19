"""A small game in which a move can be told by what it brought, and not by where that lay.

Cups: chance hides a white and a black stone under two cups. The taker lifts a cup and shows the stone; whoever
is left must lift the other cup. Where the stones lay nobody knows before.
"""

from __future__ import annotations

from ludotek.core.game import Game
from ludotek.core.options import Options, View
from ludotek.core.position import CHANCE, DEAL, EVERYONE, OVER, TURN, Move, Points, Position, Seat
from ludotek.core.rng import Rng
from ludotek.core.verbs import plain_happenings, plain_verbs

TAKER, LEFT = 0, 1
NOWHERE = -1
TOOK, LIFTED = 0, 1


class Cups(Position):
    tells_the_cup = True
    white: int  # the cup that the white stone lies under
    lifted: list[int]

    def __init__(self) -> None:
        super().__init__()
        self.white = NOWHERE
        self.lifted = []

    def kind(self) -> int:
        if self.white == NOWHERE:
            return DEAL
        return TURN if len(self.lifted) < 2 else OVER

    def acting(self) -> list[Seat]:
        return [len(self.lifted)] if self.kind() == TURN else []

    def moves(self, seat: Seat) -> list[Move]:
        asked = self.kind() == DEAL if seat == CHANCE else seat in self.acting()
        return [cup for cup in (0, 1) if asked and cup not in self.lifted]

    def play(self, seat: Seat, move: Move) -> None:
        self.ply += 1
        if seat == CHANCE:
            self.white = move
            return
        self.lifted.append(move)
        self.tell(EVERYONE, TOOK, seat, int(move == self.white))
        if self.tells_the_cup:
            self.tell(EVERYONE, LIFTED, seat, move)

    def scores(self) -> list[Points]:
        return [1, -1] if self.lifted[TAKER] == self.white else [-1, 1]

    def imagine(self, seat: Seat, rng: Rng) -> Cups:
        imagined = self.copy()
        if self.white != NOWHERE and not self.lifted:
            imagined.white = rng.choice([0, 1])
        return imagined


class CupsView(View, frozen=True, kw_only=True):
    lifted: tuple[int, ...]


class CupsGame(Game):
    id = "cups"
    title = "Cups"
    verbs = plain_verbs("left", "right")
    happenings = plain_happenings("took", "lifted")
    has_secrets = True
    rules: type[Cups] = Cups

    def seats(self, options: Options) -> tuple[str, ...]:
        return ("taker", "left")

    def first(self, options: Options) -> Position:
        return self.rules()

    def view(self, position: Position, seat: Seat) -> View:
        assert isinstance(position, Cups)
        return CupsView(lifted=tuple(position.lifted))
