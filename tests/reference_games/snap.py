"""Snap: cards turn up, and the first to slap a pair takes it; slapping anything else costs a point.

Whoever slaps must rest their hand for a while; when nobody slaps in time, the next card comes.
"""

from __future__ import annotations

from ludotek.core.position import (
    CHANCE,
    CLOCK,
    DEAL,
    EVERYONE,
    OVER,
    RACE,
    SPECTATOR,
    Milliseconds,
    Move,
    Points,
    Position,
    Seat,
)
from ludotek.core.verbs import plain_happenings, plain_verbs
from tests.reference_games import ReferenceGame

ODD, PAIR = 0, 1  # chance: what turns up
SLAP, NEXT = 2, 3
CARDS = 4
TURNED_UP, SLAPPED = 0, 1
NO_CARD = -1


class Snap(Position):
    left: int
    card: int
    points: list[Points]

    def __init__(self) -> None:
        super().__init__()
        self.left = CARDS
        self.card = NO_CARD
        self.points = [0, 0]

    def kind(self) -> int:
        if self.card != NO_CARD:
            return RACE
        return DEAL if self.left else OVER

    def acting(self) -> list[Seat]:
        return [0, 1] if self.kind() == RACE else []

    def moves(self, seat: Seat) -> list[Move]:
        if seat == CHANCE:
            return [ODD, PAIR] if self.kind() == DEAL else []
        if self.kind() != RACE or seat == SPECTATOR:
            return []
        return [NEXT] if seat == CLOCK else [SLAP]

    def odds(self) -> list[int]:
        return [2, 1] if self.kind() == DEAL else []

    def deadline(self) -> Milliseconds:
        return 1500 if self.kind() == RACE else 0

    def pause(self, seat: Seat) -> Milliseconds:
        return 800

    def play(self, seat: Seat, move: Move) -> None:
        self.ply += 1
        if seat == CHANCE:
            self.left -= 1
            self.card = move
            self.tell(EVERYONE, TURNED_UP, move, 0)
        else:
            if seat >= 0:
                self.points[seat] += 1 if self.card == PAIR else -1
                self.tell(EVERYONE, SLAPPED, seat, self.card)
            self.card = NO_CARD

    def scores(self) -> list[Points]:
        return self.points


class SnapGame(ReferenceGame):
    id = "snap"
    title = "Snap"
    verbs = plain_verbs("odd", "pair", "slap", "next")
    happenings = plain_happenings("turned up", "slapped")

    def first(self, options: object) -> Snap:
        return Snap()

    def facts(self, position: Position, seat: Seat) -> tuple[object, ...]:
        return position.key()


GAME = SnapGame()
