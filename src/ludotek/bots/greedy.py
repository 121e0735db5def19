"""The greedy bot: one move ahead, by the game's own evaluation.

Others are expected to choose at random: a sealed move is a best reply to that, and so is a move
that somebody answers before it takes effect.
"""

from __future__ import annotations

from typing import Final

from ludotek.bots.bot import WAIT, Bot, Budget
from ludotek.bots.search import count_seats
from ludotek.bots.sense import Sense
from ludotek.bots.tempo import Clock, can_wait, race
from ludotek.core.playout import pick, settle
from ludotek.core.position import OVER, RACE, SEALED, Move, Position, Seat
from ludotek.core.rng import Rng

LOOKS: Final = 24  # at each move, each with other luck and other replies


class GreedyBot(Bot):
    """The move whose outcomes look best on average; with slips, sometimes any move at all."""

    sense: Sense
    slips: float

    def __init__(self, sense: Sense | None = None, slips: float = 0.0) -> None:
        self.sense = Sense() if sense is None else sense
        self.slips = slips

    def choose(self, known: Position, seat: Seat, budget: Budget, rng: Rng) -> Move:
        moves = self.sense.moves(known, seat)
        options = [*moves, WAIT] if known.kind() == RACE and can_wait(known) else moves
        if rng.fraction() < self.slips:
            return rng.choice(options)
        best, most = options[0], 0.0
        luck = int(rng.word())
        for option in options:
            worth = self.worth(known, seat, option, luck)
            if option == options[0] or worth > most:
                best, most = option, worth
        return best

    def worth(self, known: Position, seat: Seat, option: Move, luck: int) -> float:
        """The mean over several looks; all options meet the same luck."""
        total = 0.0
        for look in range(LOOKS):
            rng = Rng(luck).fork(look)
            world = known.imagine(seat, rng)
            self.step(world, seat, option, rng)
            total += self.judge(world, seat, rng)
        return total / LOOKS

    def step(self, world: Position, seat: Seat, option: Move, rng: Rng) -> None:
        """Make a move and let whatever belongs to the same moment happen."""
        kind, moment = world.kind(), world.question(seat)
        if kind == RACE:
            self.hurry(world, seat, option, rng)
        else:
            world.play(seat, option)
        while kind == SEALED and world.kind() == SEALED and world.question(seat) == moment:
            other, move = pick(world, rng)
            world.play(other, move)
        settle(world, rng)

    def hurry(self, world: Position, seat: Seat, option: Move, rng: Rng) -> None:
        """Make a move in a race in which everybody else waits."""
        tempos = self.sense.tempos(count_seats(world, rng))
        intents = [WAIT] * len(tempos)
        intents[seat] = option
        who, move = race(world, intents, tempos, Clock(len(tempos)), rng)
        world.play(who, move)

    def judge(self, world: Position, seat: Seat, rng: Rng) -> float:
        """The game's evaluation; without one, how the game ends if it is played on at random."""
        if world.kind() != OVER and self.sense.evaluate is None:
            self.sense.finish(world, Clock(count_seats(world, rng)), rng)
        if world.kind() != OVER and self.sense.evaluate is not None:
            return self.sense.evaluate(world, seat)
        return float(world.scores()[seat])
