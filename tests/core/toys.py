"""A small honest game with both kinds of secrets, and dishonest copies of it that the suite must catch.

Envelope: chance puts one of three cards into an envelope that only the keeper sees. Then keeper
and guesser each name a card, in secret, and the envelope is opened. The guesser wins by naming its card.
"""

from __future__ import annotations

from ludotek.core.game import Game
from ludotek.core.options import Options, View
from ludotek.core.position import (
    CHANCE,
    DEAL,
    EVERYONE,
    OVER,
    SEALED,
    Move,
    Points,
    Position,
    Seat,
    only,
)
from ludotek.core.rng import Rng
from ludotek.core.verbs import plain_happenings, plain_verbs

KEEPER, GUESSER = 0, 1
UNKNOWN = -1
SAW, REVEALED, OPENED = 0, 1, 2


class Envelope(Position):
    card: int
    named: list[int]

    def __init__(self, of: Envelope | None = None) -> None:
        super().__init__(of)
        self.card = of.card if of else UNKNOWN
        self.named = of.named.copy() if of else [UNKNOWN, UNKNOWN]

    def copy(self) -> Envelope:
        return type(self)(self)

    def kind(self) -> int:
        if self.card == UNKNOWN:
            return DEAL
        return SEALED if UNKNOWN in self.named else OVER

    def acting(self) -> list[Seat]:
        return [seat for seat in (KEEPER, GUESSER) if self.kind() == SEALED and self.named[seat] == UNKNOWN]

    def moves(self, seat: Seat) -> list[Move]:
        asked = self.kind() == DEAL if seat == CHANCE else seat in self.acting()
        return [0, 1, 2] if asked else []

    def question(self, seat: Seat) -> int:
        return 1 if self.kind() == SEALED else self.ply

    def play(self, seat: Seat, move: Move) -> None:
        self.ply += 1
        if seat == CHANCE:
            self.card = move
            self.tell(only(KEEPER), SAW, move, 0)
        else:
            self.named[seat] = move
            if UNKNOWN not in self.named:
                self.tell(EVERYONE, REVEALED, *self.named)
                self.tell(EVERYONE, OPENED, self.card, 0)

    def scores(self) -> list[Points]:
        return [-1, 1] if self.named[GUESSER] == self.card else [1, -1]

    def imagine(self, seat: Seat, rng: Rng) -> Envelope:
        imagined = self.copy()
        if self.kind() == SEALED:
            if seat != KEEPER:
                imagined.card = rng.choice([0, 1, 2])
            for other in (KEEPER, GUESSER):
                if other != seat:
                    imagined.named[other] = UNKNOWN
        return imagined

    def key(self) -> tuple[object, ...]:
        return (self.card, tuple(self.named))


class EnvelopeView(View, frozen=True, kw_only=True):
    card: int | None
    named: tuple[int | None, ...]


class EnvelopeGame(Game):
    id = "envelope"
    title = "Envelope"
    verbs = plain_verbs("zero", "one", "two")
    happenings = plain_happenings("saw", "revealed", "opened")
    endings = ("guess",)
    has_secrets = True
    rules: type[Envelope] = Envelope

    def seats(self, options: Options) -> tuple[str, ...]:
        return ("keeper", "guesser")

    def first(self, options: Options) -> Position:
        return self.rules()

    def view(self, position: Position, seat: Seat) -> View:
        assert isinstance(position, Envelope)
        over = position.kind() == OVER
        return EnvelopeView(
            card=position.card if over or seat == KEEPER else None,
            named=tuple(name if over or owner == seat else None for owner, name in enumerate(position.named)),
        )
