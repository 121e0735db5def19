"""Goofspiel with four cards: chance turns up a prize, both bid a card in secret, equal bids lose it."""

from __future__ import annotations

from ludotek.core.position import CHANCE, DEAL, EVERYONE, OVER, SEALED, Move, Points, Position, Seat
from ludotek.core.rng import Rng
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
    asked: int  # the ply at which the prize turned up

    def __init__(self, of: Goofspiel | None = None) -> None:
        super().__init__(of)
        self.prizes = of.prizes.copy() if of else CARDS.copy()
        self.prize = of.prize if of else NO_PRIZE
        self.hands = [hand.copy() for hand in of.hands] if of else [CARDS.copy(), CARDS.copy()]
        self.bids = of.bids.copy() if of else [HIDDEN, HIDDEN]
        self.points = of.points.copy() if of else [0, 0]
        self.asked = of.asked if of else 0

    def copy(self) -> Goofspiel:
        return Goofspiel(self)

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

    def key(self) -> tuple[object, ...]:
        hands = tuple(tuple(hand) for hand in self.hands)
        return (tuple(self.prizes), self.prize, hands, tuple(self.bids), tuple(self.points))


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
