"""How fast a game is: random play through the abstract interface, on one core."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

import msgspec

from ludotek.core.game import Game
from ludotek.core.options import Options
from ludotek.core.playout import playouts
from ludotek.core.rng import Rng
from ludotek.lab.compiled import is_fast

ROUNDS = 5  # of which the best counts: whatever else the machine does can only slow a round down


class Speed(msgspec.Struct, frozen=True):
    """Decisions are moves of people; chance's are not counted."""

    game: str
    decisions_per_second: float
    games_per_second: float
    compiled: bool


def measure(game: Game, options: Options, seconds: float) -> Speed:
    """The best of a few rounds, which take about so many seconds together."""
    start, rng = game.first(options), Rng(1)

    def play(games: int) -> int:
        return playouts(start, games, rng)

    games = enough(play, seconds / ROUNDS)
    rounds = [timed(play, games) for _ in range(ROUNDS)]
    decisions, took = max(rounds, key=lambda counted: counted[0] / counted[1])
    return Speed(game.id, decisions / took, games / took, is_fast(game.id))


def enough(play: Callable[[int], int], seconds: float) -> int:
    """How many games fill a round; finding out also warms everything up."""
    games = 1
    while True:
        _, took = timed(play, games)
        if took >= seconds / 4:
            return max(1, round(games * seconds / took))
        games *= 2


def timed(play: Callable[[int], int], games: int) -> tuple[int, float]:
    """Decisions made, and seconds taken."""
    began = perf_counter()
    decisions = play(games)
    return decisions, perf_counter() - began
