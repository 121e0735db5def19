"""Goofspiel with four cards: chance turns up a prize, both bid a card in secret, equal bids lose it."""

from __future__ import annotations

from ludotek.core.position import CHANCE, DEAL, EVERYONE, OVER, SEALED, Move, Points, Position, Seat
from ludotek.core.rng import Rng
from ludotek.core.state import Ply
from ludotek.core.verbs import plain_happenings, plain_verbs
from tests.reference_games import ReferenceGame

CARDS = [1, 2, 3, 4]
HIDDEN = NO_PRIZE = 0
TURNED_UP, REVEALED = 0, 1


class Goofspiel(Position):
    prizes: list[int]  # still to come
    prize: int
    hands: list[list[int]]
    bids: list[int]
    points: list[Points]
    asked: Ply  # at which the prize turned up

    def __init__(self) -> None:
        super().__init__()
        self.prizes = CARDS.copy()
        self.prize = NO_PRIZE
        self.hands = [CARDS.copy(), CARDS.copy()]
        self.bids = [HIDDEN, HIDDEN]
        self.points = [0, 0]
        self.asked = 0

    def kind(self) -> int:
        if self.prize != NO_PRIZE:
            return SEALED
        return DEAL if self.prizes else OVER

    def acting(self) -> list[Seat]:
        return [seat for seat in (0, 1) if self.prize != NO_PRIZE and self.bids[seat] == HIDDEN]

    def moves(self, seat: Seat) -> list[Move]:
        if seat == CHANCE:
            return self.prizes if self.kind() == DEAL else []
        return self.hands[seat] if seat in self.acting() else []

    def question(self, seat: Seat) -> int:
        return self.asked if self.kind() == SEALED else self.ply

    def play(self, seat: Seat, move: Move) -> None:
        self.ply += 1
        if seat == CHANCE:
            self.prizes.remove(move)
            self.prize = move
            self.asked = self.ply
            self.tell(EVERYONE, TURNED_UP, move, 0)
        else:
            self.bids[seat] = move
            if HIDDEN not in self.bids:
                self.resolve()

    def resolve(self) -> None:
        first, second = self.bids
        self.tell(EVERYONE, REVEALED, first, second)
        if first != second:
            self.points[0 if first > second else 1] += self.prize
        self.hands[0].remove(first)
        self.hands[1].remove(second)
        self.bids = [HIDDEN, HIDDEN]
        self.prize = NO_PRIZE

    def scores(self) -> list[Points]:
        lead = self.points[0] - self.points[1]
        return [lead, -lead]

    def imagine(self, seat: Seat, rng: Rng) -> Goofspiel:
        imagined = self.copy()
        imagined.bids = [bid if owner == seat else HIDDEN for owner, bid in enumerate(self.bids)]
        return imagined


class GoofspielGame(ReferenceGame):
    id = "goofspiel"
    title = "Goofspiel"
    verbs = plain_verbs("nothing", "ace", "two", "three", "four")
    happenings = plain_happenings("turned up", "revealed")
    has_secrets = True

    def first(self, options: object) -> Goofspiel:
        return Goofspiel()

    def facts(self, position: Position, seat: Seat) -> tuple[object, ...]:
        assert isinstance(position, Goofspiel)
        bids = tuple(bid if owner == seat else None for owner, bid in enumerate(position.bids))
        hands = tuple(tuple(hand) for hand in position.hands)
        return (position.prize, tuple(position.prizes), hands, bids, tuple(position.points))


GAME = GoofspielGame()
