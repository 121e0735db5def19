"""Everybody's chances over a finished game, and the move that changed the winner's most.

Few moments are looked at, so the work is bounded however long the game was. A graph tells what happened and blames
nobody: what would have been better is the review's to say.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import sqrt
from typing import NamedTuple

from ludotek import solve
from ludotek.core.arithmetic import sum_in_order
from ludotek.core.extras import MissingExtra
from ludotek.core.game import Game
from ludotek.core.phrase import Phrase, phrase
from ludotek.core.playout import playout
from ludotek.core.position import DEAL, OVER, Points, Position, Seat
from ludotek.core.record import Record
from ludotek.core.rng import Rng

MOMENTS = 48  # of a game that are looked at, and at most so many more to find the turning point
PLAYOUTS = 24  # from each of them, where the game's bots have no estimate
SURE = 1.96  # standard errors in half a 95 % interval
EVEN_SCALE = (-1, 1)  # of scores, where a tie does not show it

Expect = Callable[[Position], list[float]]  # by seat: what it may expect to score


class Method(NamedTuple):
    """How chances are estimated: in words, by what, and how far off half of a 95 % interval is."""

    name: Phrase
    expect: Expect
    interval: float


class Estimate(NamedTuple):
    """Everybody's chance to win after so many moves; together one."""

    at: int
    shares: list[float]


class Turn(NamedTuple):
    """The moves from one ply to another that raised the winner's chance most."""

    begin: int
    end: int
    winner: Seat
    before: float
    after: float
    position: Position


class Curve(NamedTuple):
    """A game as its bots see it afterwards; no moments of one that was not played to its end, or alone."""

    method: Method
    chances: list[Estimate]
    turn: Turn | None


def curve_of(record: Record) -> Curve:
    """At moments of the whole game at which somebody could act, and in the end the result."""
    path = positions(record)
    last = path[-1]
    seats = len(record.game.seats(record.options))
    plies = [ply for ply, position in enumerate(path) if position.kind() not in (DEAL, OVER)]
    method = method_of(record.game, [path[ply] for ply in plies], seats)
    if seats == 1 or last.kind() != OVER:
        return Curve(method, [], None)
    scale = Scale(last.scores())
    looked = [*sample(plies, MOMENTS), len(path) - 1]
    found = [Estimate(ply, scale.shares(expected(path[ply], method))) for ply in looked]
    return Curve(method, found, turn_of(path, found, scale, method))


def positions(record: Record) -> list[Position]:
    """Every position of a game, before its first move and after each."""
    position = record.game.first(record.options)
    path = [position]
    for entry in record.entries:
        position = position.copy()
        position.play(entry.seat, entry.move)
        path.append(position)
    return path


def sample(plies: Sequence[int], most: int) -> list[int]:
    """Some of them, the first and the last included, evenly spread."""
    if len(plies) <= most:
        return list(plies)
    return [plies[round(number * (len(plies) - 1) / (most - 1))] for number in range(most)]


# What a seat may expect.


def method_of(game: Game, path: Sequence[Position], seats: int) -> Method:
    """The solver's word where it is at hand, else the bots' own estimate, else games played on at random."""
    table = solve.table(game) if judges(game) else None
    if table is not None and all(table.covers(position) and table.is_ready(position) for position in path):
        return Method(phrase("table-chances-solved"), lambda at: [table.value(at, seat) for seat in range(seats)], 0.0)
    evaluate = game.bot.evaluate if game.bot is not None else None
    if evaluate is not None:
        return Method(phrase("table-chances-bots"), lambda at: [evaluate(at, seat) for seat in range(seats)], 0.0)
    half = SURE * sqrt(0.25 / PLAYOUTS)
    return Method(phrase("table-chances-playouts", playouts=PLAYOUTS), played_out, half)


def judges(game: Game) -> bool:
    """Whether a solver speaks of results, as one that reviews a game does, and not of something else that it counts."""
    try:
        return game.solver is not None and game.solver.review is not None
    except MissingExtra:
        return False


def expected(position: Position, method: Method) -> list[float]:
    """What everybody may expect to score, and in the end what they have."""
    return [float(score) for score in position.scores()] if position.kind() == OVER else method.expect(position)


def played_out(position: Position) -> list[float]:
    """The average result of games that are played on at random."""
    sums: list[float] = []
    for number in range(PLAYOUTS):
        world = position.copy()
        playout(world, Rng(number))
        scores = world.scores()
        sums = [total + score for total, score in zip(sums or [0.0] * len(scores), scores, strict=True)]
    return [total / PLAYOUTS for total in sums]


class Scale:
    """From scores to chances: whoever wins takes the highest score of the result, the others the lowest."""

    def __init__(self, result: Sequence[Points]) -> None:
        self.least, self.most = (min(result), max(result)) if len(set(result)) > 1 else EVEN_SCALE
        self.winners = [seat for seat, score in enumerate(result) if score == max(result)]

    def shares(self, expected: Sequence[float]) -> list[float]:
        """Everybody's chance; together one."""
        span = self.most - self.least
        chances = [min(1.0, max(0.0, (value - self.least) / span)) for value in expected]
        whole = sum_in_order(chances)
        return [chance / whole if whole else 1 / len(chances) for chance in chances]


# The turning point.


def turn_of(path: Sequence[Position], found: Sequence[Estimate], scale: Scale, method: Method) -> Turn | None:
    """The move after which the only winner's chance had risen most; none, where that may be noise."""
    if len(scale.winners) != 1 or len(found) < 3:
        return None
    winner = scale.winners[0]
    first, last = steepest(found, winner)
    near = sample([ply for ply in range(first, last + 1) if path[ply].kind() != DEAL], MOMENTS)
    closely = [(ply, scale.shares(expected(path[ply], method))[winner]) for ply in near]
    begin, end = max(pairwise(closely), key=lambda pair: pair[1][1] - pair[0][1])
    if end[1] - begin[1] <= method.interval * sqrt(2):
        return None
    return Turn(begin[0], end[0], winner, begin[1], end[1], path[end[0]])


def steepest(found: Sequence[Estimate], winner: Seat) -> tuple[int, int]:
    """Between which plies the winner's chance rose most; a result that everybody expected turns nothing."""
    is_upset = found[-2].shares[winner] < max(found[-2].shares)
    looked = found if is_upset else found[:-1]
    before, after = max(pairwise(looked), key=lambda pair: pair[1].shares[winner] - pair[0].shares[winner])
    return before.at, after.at
