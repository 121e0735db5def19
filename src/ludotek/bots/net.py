"""The net bot, for games in which both choose in secret: it mixes as is best by what a net makes of later rounds."""

from __future__ import annotations

from functools import cache

from ludotek.bots.bot import Bot, Budget
from ludotek.bots.dilemma import Solved
from ludotek.bots.rounds import Rounds
from ludotek.bots.searcher import draw
from ludotek.core.errors import LudotekError
from ludotek.core.game import Game
from ludotek.core.learning import FromRounds
from ludotek.core.net import Net
from ludotek.core.net_file import shipped
from ludotek.core.parts import package_of
from ludotek.core.position import Move, Position, Seat
from ludotek.core.rng import Rng


class NoNet(LudotekError):
    """A game for which no net is shipped that plays by itself."""


class NetMix:
    """How often to make each choice, by a net and a look a few rounds ahead."""

    def __init__(self, lesson: FromRounds, net: Net) -> None:
        self.lesson = lesson
        self.rounds = Rounds(lesson, lesson.judge(net))
        self.latest: tuple[int, Solved] | None = None  # the two seats ask about the same round, one after the other

    def mix(self, position: Position, seat: Seat) -> list[float]:
        """How likely to play each of the moves of a seat."""
        key = self.lesson.key(position)
        if self.latest is None or self.latest[0] != key:
            self.latest = key, self.rounds.solve(position, self.lesson.depth)
        solved = self.latest[1]
        return solved.row if seat == 0 else solved.column


class NetBot(Bot):
    """Draws its choice from the mix; where the game is none that was learnt, another bot answers."""

    def __init__(self, game: Game, otherwise: Bot, budget: Budget) -> None:
        self.mixes = mixes_of(game)
        self.otherwise = otherwise
        self.budget = budget

    def choose(self, known: Position, seat: Seat, budget: Budget, rng: Rng) -> Move:
        if not (self.mixes.lesson.covers(known) and known.moves(0) and known.moves(1)):
            return self.otherwise.choose(known, seat, self.budget, rng)
        return known.moves(seat)[draw(self.mixes.mix(known, seat), rng)]


@cache
def mixes_of(game: Game) -> NetMix:
    """What the net that is shipped with a game plays."""
    lesson, found = game.learning, shipped(package_of(type(game)))
    if not isinstance(lesson, FromRounds) or found is None:
        raise NoNet("bots/no-net", f"{game.title} comes with no net that plays by itself.")
    return NetMix(lesson, found[1])
