"""Bots with bad manners, for the laboratory's tests. What they do depends on their generator alone."""

from __future__ import annotations

import os
import signal
import time

from ludotek.bots.bot import Budget
from ludotek.bots.random import RandomBot
from ludotek.core.position import Move, Position, Seat
from ludotek.core.rng import Rng


class Killer(RandomBot):
    """Ends its process now and then, without a word."""

    def choose(self, known: Position, seat: Seat, budget: Budget, rng: Rng) -> Move:
        if rng.below(100) == 0:
            os._exit(9)
        return super().choose(known, seat, budget, rng)


class Clumsy(RandomBot):
    """Fails now and then."""

    def choose(self, known: Position, seat: Seat, budget: Budget, rng: Rng) -> Move:
        if rng.below(100) == 0:
            raise ZeroDivisionError("the clumsy bot fell over")
        return super().choose(known, seat, budget, rng)


class Cheat(RandomBot):
    """Plays what it may not."""

    def choose(self, known: Position, seat: Seat, budget: Budget, rng: Rng) -> Move:
        return 1_000_000


class Interrupter(RandomBot):
    """Presses Ctrl-C in the process that started the match, and holds the game up."""

    def choose(self, known: Position, seat: Seat, budget: Budget, rng: Rng) -> Move:
        if rng.below(400) == 0:
            os.kill(os.getppid(), signal.SIGINT)
            time.sleep(600)
        return super().choose(known, seat, budget, rng)


class FirstMove(RandomBot):
    """Always takes the first move it is offered."""

    def choose(self, known: Position, seat: Seat, budget: Budget, rng: Rng) -> Move:
        return known.moves(seat)[0]


class LastMove(RandomBot):
    """Always takes the last move it is offered."""

    def choose(self, known: Position, seat: Seat, budget: Budget, rng: Rng) -> Move:
        return known.moves(seat)[-1]


NOT_A_BOT = dict
