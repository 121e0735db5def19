"""Two small games that a table is tried with: one of turns and hidden cards, one of nothing but reflexes."""

from __future__ import annotations

from ludotek.core.game import Game
from ludotek.core.options import Options, View
from ludotek.core.position import (
    CHANCE,
    CLOCK,
    DEAL,
    EVERYONE,
    OVER,
    RACE,
    TURN,
    Milliseconds,
    Move,
    Points,
    Position,
    Seat,
    only,
)
from ludotek.core.rng import Rng
from ludotek.core.verbs import plain_happenings, plain_verbs
from ludotek.games import game as game_of_the_house

STEP, SHOW, STOP, CARD = 0, 1, 2, 3
CARDS = 3
STEPPED, SHOWED, STOPPED, SAW = 0, 1, 2, 3
UNKNOWN = -1


class Vault(Position):
    """Each seat has a card that it alone knows. In its turn it steps as often as it likes, may show its card,
    and stops. Two turns each; whoever took more steps wins."""

    card: list[int]
    shown: list[bool]
    steps: list[Points]
    stops: int

    def __init__(self, of: Vault | None = None) -> None:
        super().__init__(of)
        self.card = of.card.copy() if of else [UNKNOWN, UNKNOWN]
        self.shown = of.shown.copy() if of else [False, False]
        self.steps = of.steps.copy() if of else [0, 0]
        self.stops = of.stops if of else 0

    def copy(self) -> Vault:
        return Vault(self)

    def kind(self) -> int:
        if UNKNOWN in self.card:
            return DEAL
        return OVER if self.stops == 4 else TURN

    def acting(self) -> list[Seat]:
        return [self.stops % 2] if self.kind() == TURN else []

    def moves(self, seat: Seat) -> list[Move]:
        if seat == CHANCE:
            return [CARD, CARD + 1, CARD + 2] if self.kind() == DEAL else []
        if seat not in self.acting():
            return []
        return [STEP, STOP] if self.shown[seat] else [STEP, SHOW, STOP]

    def play(self, seat: Seat, move: Move) -> None:
        self.ply += 1
        if seat == CHANCE:
            owner = self.card.index(UNKNOWN)
            self.card[owner] = move - CARD
            self.tell(only(owner), SAW, owner, move - CARD)
        elif move == STEP:
            self.steps[seat] += 1
            self.tell(EVERYONE, STEPPED, seat, 0)
        elif move == SHOW:
            self.shown[seat] = True
            self.tell(EVERYONE, SHOWED, seat, self.card[seat])
        else:
            self.stops += 1
            self.tell(EVERYONE, STOPPED, seat, 0)

    def scores(self) -> list[Points]:
        return [self.steps[0] - self.steps[1], self.steps[1] - self.steps[0]]

    def imagine(self, seat: Seat, rng: Rng) -> Vault:
        imagined = self.copy()
        for other in (0, 1):
            if other != seat and not self.shown[other] and self.card[other] != UNKNOWN:
                imagined.card[other] = int(rng.below(CARDS))
        return imagined

    def key(self) -> tuple[object, ...]:
        return (tuple(self.card), tuple(self.shown), tuple(self.steps), self.stops)


class VaultView(View, frozen=True, kw_only=True):
    cards: tuple[int | None, ...]
    steps: tuple[int, ...]


class VaultGame(Game):
    id = "vault"
    title = "Vault"
    verbs = plain_verbs("step", "show", "stop", "card 0", "card 1", "card 2")
    happenings = plain_happenings("stepped", "showed", "stopped", "saw")
    has_secrets = True

    def seats(self, options: Options) -> tuple[str, ...]:
        return ("first", "second")

    def first(self, options: Options) -> Vault:
        return Vault()

    def view(self, position: Position, seat: Seat) -> View:
        assert isinstance(position, Vault)
        cards = [card if owner == seat or position.shown[owner] else None for owner, card in enumerate(position.card)]
        return VaultView(cards=tuple(cards), steps=tuple(position.steps))


CALL, TIME, LULL = 0, 1, 2


class ReflexOptions(Options, frozen=True, kw_only=True):
    rounds: int = 5
    deadline: int = 0
    pause: int = 0
    endings: int = 1  # how many things time may bring


class Reflex(Position):
    """Whoever calls first wins the round; if time is limited and nobody calls, nobody does."""

    options: ReflexOptions
    won: list[Points]
    rounds: int

    def __init__(self, of: Reflex | None = None, options: ReflexOptions | None = None) -> None:
        super().__init__(of)
        self.options = of.options if of else options or ReflexOptions()
        self.won = of.won.copy() if of else [0, 0]
        self.rounds = of.rounds if of else 0

    def copy(self) -> Reflex:
        return Reflex(self)

    def kind(self) -> int:
        return OVER if self.rounds == self.options.rounds else RACE

    def acting(self) -> list[Seat]:
        return [0, 1] if self.kind() == RACE else []

    def moves(self, seat: Seat) -> list[Move]:
        if self.kind() != RACE:
            return []
        if seat == CLOCK:
            return [TIME, LULL][: self.options.endings] if self.options.deadline else []
        return [CALL] if seat >= 0 else []

    def deadline(self) -> Milliseconds:
        return self.options.deadline

    def pause(self, seat: Seat) -> Milliseconds:
        return self.options.pause

    def play(self, seat: Seat, move: Move) -> None:
        self.ply += 1
        self.rounds += 1
        if seat >= 0:
            self.won[seat] += 1
        self.tell(EVERYONE, 0, seat, self.rounds)

    def scores(self) -> list[Points]:
        return self.won

    def key(self) -> tuple[object, ...]:
        return (tuple(self.won), self.rounds)


class ReflexView(View, frozen=True, kw_only=True):
    won: tuple[int, ...]


class ReflexGame(Game):
    id = "reflex"
    title = "Reflex"
    form = ReflexOptions
    verbs = plain_verbs("call", "time", "lull")
    happenings = plain_happenings("round")

    def seats(self, options: Options) -> tuple[str, ...]:
        return ("first", "second")

    def first(self, options: Options) -> Reflex:
        assert isinstance(options, ReflexOptions)
        return Reflex(options=options)

    def view(self, position: Position, seat: Seat) -> View:
        assert isinstance(position, Reflex)
        return ReflexView(won=tuple(position.won))


TOYS: dict[str, Game] = {"vault": VaultGame(), "reflex": ReflexGame()}


def find_game(id: str) -> Game:
    """The toys beside the games of the house."""
    return TOYS.get(id) or game_of_the_house(id)
