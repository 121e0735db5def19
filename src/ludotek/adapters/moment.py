"""A moment of a game as OpenSpiel keeps it: the position, and what each seat has been told so far."""

from __future__ import annotations

from ludotek.adapters.text import lines
from ludotek.core.game import Game
from ludotek.core.memory import Memory, learnt, public_part
from ludotek.core.position import (
    CHANCE,
    CLOCK,
    DEAL,
    OVER,
    RACE,
    SPECTATOR,
    Event,
    Move,
    Position,
    Seat,
)
from ludotek.core.rng import Rng


class Moment:
    """The position, each seat's memory, and in a race who has committed to what."""

    def __init__(self, game: Game, position: Position, players: int) -> None:
        self.game = game
        self.position = position
        self.told: tuple[Memory, ...] = ((),) * players
        self.racers: dict[Seat, Move] = {}  # while chance says who of them was first
        self.is_late = False  # everybody waits, and chance says what time does

    def __deepcopy__(self, memo: object) -> Moment:
        """OpenSpiel copies a state before every branch; a position has a quicker way than copy's own."""
        twin = Moment(self.game, self.position.copy(), 0)
        twin.told = self.told
        twin.racers = dict(self.racers)
        twin.is_late = self.is_late
        return twin

    @property
    def wait(self) -> Move:
        """The action that means waiting: the first after the game's vocabulary."""
        return self.game.moves

    def moves(self, seat: Seat) -> list[Move]:
        """What a seat may do; in a race that a clock would end, also to wait."""
        moves = list(self.position.moves(seat))
        may_wait = moves and self.position.kind() == RACE and self.position.moves(CLOCK)
        return [*moves, self.wait] if may_wait else moves

    def luck(self) -> list[tuple[Move, float]]:
        """What chance may do and how likely it is. All racers are equally quick."""
        if self.racers:
            return [(self.wait + seat, 1 / len(self.racers)) for seat in sorted(self.racers)]
        moves = self.position.moves(CHANCE)
        odds = self.position.odds() if moves else []
        moves = moves or self.position.moves(CLOCK)
        weights = odds or [1] * len(moves)
        return sorted((move, weight / sum(weights)) for move, weight in zip(moves, weights, strict=True))

    def play_luck(self, action: Move) -> None:
        """Let chance or time move, or say who of the racers was first."""
        if self.racers:
            first = action - self.wait
            move, self.racers = self.racers[first], {}
            self.play(first, move)
        else:
            self.play(CHANCE if self.position.moves(CHANCE) else CLOCK, action)

    def play_together(self, actions: list[Move]) -> None:
        """Everybody who is asked has chosen: sealed choices are opened, and a race is run."""
        asked = list(self.position.acting())
        if self.position.kind() != RACE:
            for seat in asked:
                self.play(seat, actions[seat])
            return
        moving = {seat: actions[seat] for seat in asked if actions[seat] != self.wait}
        if len(moving) > 1:
            self.racers = moving
        elif moving:
            self.play(*moving.popitem())
        else:
            self.is_late = True

    def play(self, seat: Seat, move: Move) -> None:
        """Make a move, and let everybody remember what they are told of it."""
        events: list[Event] = []
        self.is_late = False
        self.position.heard = events
        self.position.play(seat, move)
        self.position.heard = None
        self.told = tuple(told + learnt(owner, seat, move, events) for owner, told in enumerate(self.told))

    def imagine(self, seat: Seat, rng: Rng) -> Moment:
        """A moment this seat cannot tell from this one; of the others' memories only what everyone was told is left."""
        imagined = Moment(self.game, self.position.imagine(seat, rng), 0)
        public = public_part(self.told[seat])
        imagined.told = tuple(told if owner == seat else public for owner, told in enumerate(self.told))
        return imagined

    def words(self, action: Move) -> str:
        """An action as logs write it."""
        if action < self.wait:
            return self.game.words(action)
        return f"seat {action - self.wait} is first" if self.racers else "wait"

    def is_luck(self) -> bool:
        """Whether chance is due: at a deal, to say who of the racers was first, and when only time can pass."""
        kind = self.position.kind()
        return kind == DEAL or bool(self.racers) or self.is_late or (kind != OVER and not self.position.acting())

    def __str__(self) -> str:
        text = [f"{name}: {said}" for name, said in self.public()]
        for seat in range(len(self.told)):
            text += [f"seat {seat}, {name}: {said}" for name, said in self.private(seat)]
        if self.racers:
            text.append("racing: " + ", ".join(f"seat {seat}" for seat in sorted(self.racers)))
        return "\n".join(text)

    def public(self) -> list[tuple[str, str]]:
        """What a spectator sees."""
        return lines(self.game.view(self.position, SPECTATOR))

    def private(self, seat: Seat) -> list[tuple[str, str]]:
        """What a seat sees and a spectator does not."""
        public = self.public()
        return [line for line in lines(self.game.view(self.position, seat)) if line not in public]
