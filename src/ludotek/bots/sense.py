"""What a search makes of a game beyond its rules: how it plays on, and what it thinks of a position."""

from __future__ import annotations

from typing import Final

from ludotek.bots.bot import WAIT
from ludotek.bots.tempo import Clock, Tempo, can_wait, race
from ludotek.core.parts import BOLDNESS, Evaluate, Plausible, Policy
from ludotek.core.position import CHANCE, CLOCK, DEAL, OVER, RACE, Move, Position, Seat
from ludotek.core.rng import Rng

TO_THE_END: Final = -1


class Sense:
    """A game's own evaluation and policy, where it has them, and how long to play on before judging."""

    evaluate: Evaluate | None  # what a seat may expect to score, on the scale of the game's scores
    policy: Policy | None  # how to play on, rather than at random; it may look at its own seat's secrets only
    plausible: Plausible | None  # which of a seat's moves are worth a thought, by what the seat itself may know
    horizon: int  # moments of play after which a position is evaluated
    tempo: Tempo
    equals: list[Tempo]
    is_zero_sum: bool  # of two seats one loses what the other wins, so one evaluation tells both
    boldness: float  # how much of the spread of scores UCB grants a move for being little tried

    def __init__(
        self,
        evaluate: Evaluate | None = None,
        policy: Policy | None = None,
        horizon: int = TO_THE_END,
        tempo: Tempo | None = None,
        plausible: Plausible | None = None,
        is_zero_sum: bool = False,
        boldness: float = BOLDNESS,
    ) -> None:
        self.evaluate = evaluate
        self.policy = policy
        self.plausible = plausible
        self.horizon = TO_THE_END if evaluate is None else horizon
        self.tempo = Tempo() if tempo is None else tempo
        self.equals = []
        self.is_zero_sum = is_zero_sum
        self.boldness = boldness

    def moves(self, world: Position, seat: Seat) -> list[Move]:
        """The moves of a seat that a bot thinks about: all of them, unless the game knows better."""
        return world.moves(seat) if self.plausible is None else self.plausible(world, seat)

    def is_prompt(self) -> bool:
        """Whether positions are judged at once, without playing on."""
        return self.horizon == 0

    def tempos(self, seats: int) -> list[Tempo]:
        """Reaction times by seat: others are thought to be as quick as oneself."""
        if len(self.equals) != seats:
            self.equals = [self.tempo] * seats
        return self.equals

    def finish(self, world: Position, clock: Clock, rng: Rng) -> int:
        """Play on to the end, or as far as the horizon; the number of decisions made."""
        decisions = 0
        moments = 0
        kind = world.kind()
        while kind != OVER and moments != self.horizon:
            if kind == DEAL:
                world.play(CHANCE, rng.weighted(world.moves(CHANCE), world.odds()))
            else:
                decisions += self.race(world, clock, rng) if kind == RACE else self.decide(world, rng)
                moments += 1
            kind = world.kind()
        return decisions

    def decide(self, world: Position, rng: Rng) -> int:
        """Let those who are asked move, none of them knowing the others' choice; the number of decisions made."""
        seats = world.acting()
        if len(seats) == 0:
            world.play(CLOCK, rng.choice(world.moves(CLOCK)))
            return 0
        if (
            self.policy is None and self.plausible is None and self.horizon == TO_THE_END
        ):  # luck cannot peek: one after the other will do
            world.play(seats[0], rng.choice(world.moves(seats[0])))
            return 1
        seats = seats.copy()
        choices = [self.pick(world, seat, rng) for seat in seats]
        for place in range(len(seats)):
            world.play(seats[place], choices[place])
        return len(seats)

    def race(self, world: Position, clock: Clock, rng: Rng) -> int:
        """Everybody commits to a move or, one time in two, waits, where there is something to wait for."""
        tempos = self.tempos(len(clock.moved))
        intents = [WAIT] * len(tempos)
        waiting = can_wait(world)
        for seat in world.acting():
            if not waiting or rng.below(2) == 0:
                intents[seat] = self.pick(world, seat, rng)
        who, move = race(world, intents, tempos, clock, rng)
        world.play(who, move)
        return 1 if who >= 0 else 0

    def pick(self, world: Position, seat: Seat, rng: Rng) -> Move:
        """One move of a seat, by the game's policy, or any that is plausible."""
        return rng.choice(self.moves(world, seat)) if self.policy is None else self.policy(world, seat, rng)

    def scores(self, world: Position, seats: int) -> list[float]:
        """What every seat has scored, or may expect to."""
        if world.kind() != OVER and self.evaluate is not None:
            if self.is_zero_sum:
                expected = self.evaluate(world, 0)
                return [expected, -expected]
            return [self.evaluate(world, seat) for seat in range(seats)]
        return [float(points) for points in world.scores()]
