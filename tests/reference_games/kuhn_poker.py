"""Kuhn poker: three cards, one each, one round of betting a single chip. Its value is -1/18 to the first seat."""

from __future__ import annotations

from ludotek.core.position import CHANCE, DEAL, EVERYONE, OVER, TURN, Move, Points, Position, Seat, only
from ludotek.core.rng import Rng
from ludotek.core.verbs import plain_happenings, plain_verbs
from tests.reference_games import ReferenceGame

DECK = [0, 1, 2]  # jack, queen, king: chance's moves
PASS, BET = 3, 4
DEALT, SPOKE, SHOWED = 0, 1, 2


class KuhnPoker(Position):
    hands: list[int]
    bets: list[Move]

    def __init__(self) -> None:
        super().__init__()
        self.hands = []
        self.bets = []

    def kind(self) -> int:
        if len(self.hands) < 2:
            return DEAL
        over = len(self.bets) == 3 or self.bets in ([PASS, PASS], [BET, PASS], [BET, BET])
        return OVER if over else TURN

    def acting(self) -> list[Seat]:
        return [len(self.bets) % 2] if self.kind() == TURN else []

    def moves(self, seat: Seat) -> list[Move]:
        if seat == CHANCE:
            return [card for card in DECK if card not in self.hands] if self.kind() == DEAL else []
        return [PASS, BET] if seat in self.acting() else []

    def play(self, seat: Seat, move: Move) -> None:
        self.ply += 1
        if seat == CHANCE:
            self.tell(only(len(self.hands)), DEALT, move, 0)
            self.hands.append(move)
        else:
            self.bets.append(move)
            self.tell(EVERYONE, SPOKE, seat, move)
            if self.is_shown():
                self.tell(EVERYONE, SHOWED, *self.hands)

    def is_shown(self) -> bool:
        """Whoever folds, and whoever is folded to, shows nothing."""
        return self.kind() == OVER and self.bets[-1] == self.bets[-2]

    def scores(self) -> list[Points]:
        """Both ante one chip; a pass after a bet folds, anything else is shown."""
        if self.bets[-2:] == [BET, PASS]:
            winner, won = len(self.bets) % 2, 1
        else:
            winner, won = (0 if self.hands[0] > self.hands[1] else 1), 1 + (self.bets[-1] == BET)
        return [won, -won] if winner == 0 else [-won, won]

    def imagine(self, seat: Seat, rng: Rng) -> KuhnPoker:
        imagined = self.copy()
        for owner in range(len(self.hands)):
            if owner != seat and not self.is_shown():
                kept = [self.hands[seat]] if 0 <= seat < len(self.hands) else imagined.hands[:owner]
                imagined.hands[owner] = rng.choice([card for card in DECK if card not in kept])
        return imagined


class KuhnPokerGame(ReferenceGame):
    id = "kuhn-poker"
    title = "Kuhn poker"
    verbs = plain_verbs("jack", "queen", "king", "pass", "bet")
    happenings = plain_happenings("dealt", "spoke", "showed")
    has_secrets = True

    def first(self, options: object) -> KuhnPoker:
        return KuhnPoker()

    def facts(self, position: Position, seat: Seat) -> tuple[object, ...]:
        assert isinstance(position, KuhnPoker)
        hands = tuple(
            card if position.is_shown() or owner == seat else None for owner, card in enumerate(position.hands)
        )
        return (hands, tuple(position.bets))


GAME = KuhnPokerGame()
