"""Learning from outcomes: the search plays itself, and the net learns to foresee how it ends.

Every position of a game learns from what the net thought of the next ones and, the less the further away it is, from
the end: TD(λ) over whole games (Sutton, 1988). The net's answer is added to the game's own guess before `tanh` is
taken, so that an untrained net plays as the house did before.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotek.bots.bot import WAIT, Bot, Budget, ask
from ludotek.bots.levels import named
from ludotek.bots.searcher import Searcher
from ludotek.bots.tempo import Clock, Tempo, race
from ludotek.core.game import Game
from ludotek.core.learning import FromOutcomes
from ludotek.core.net import Net
from ludotek.core.position import CHANCE, CLOCK, DEAL, OVER, RACE, Move, Position, Seat
from ludotek.core.rng import Rng
from ludotek.lab.train.mlp import Floats, Indices, Mlp, rows_of

FAR = 0.96  # λ: how much of what comes after the next decision counts
BATCH = 512
WIDTH = 96  # the most features of a position


class Told(NamedTuple):
    """What one game showed, decision by decision, and how it ended for the first seat."""

    features: list[list[int]]
    signs: list[int]  # 1 where the first seat views the position, else -1
    guesses: list[float]  # to the first seat
    result: float


class Player(NamedTuple):
    """Somebody who searches with a net, or with none."""

    bot: Bot
    budget: Budget


def player(game: Game, lesson: FromOutcomes, net: Net | None, name: str = "") -> Player:
    """The search that learns, with what the net knows so far."""
    found = named(name or lesson.bot, game)
    if net is not None:
        assert isinstance(found.bot, Searcher)
        found.bot.sense.evaluate = lesson.evaluate(net)
    return Player(found.bot, found.budget)


def play(game: Game, lesson: FromOutcomes, net: Net | None, seed: int) -> Told:
    """One game of the search against itself."""
    rng = Rng(seed)
    searcher = player(game, lesson, net)
    position = game.first(game.options())
    clock, told = Clock(len(game.seats(game.options()))), Told([], [], [], 0.0)
    while position.kind() != OVER:
        if position.kind() == DEAL:
            position.play(CHANCE, rng.weighted(position.moves(CHANCE), position.odds()))
            continue
        note(told, lesson, position)
        position.play(*next_move(position, searcher, lesson.slips, clock, rng))
    return told._replace(result=float(position.scores()[0]))


def next_move(position: Position, searcher: Player, slips: float, clock: Clock, rng: Rng) -> tuple[Seat, Move]:
    """Who moves, and what: in a race whoever is quicker, all being equally quick."""
    seats = position.acting()
    if position.kind() != RACE:
        return (seats[0], answer(position, seats[0], searcher, slips, rng)) if seats else by_the_clock(position, rng)
    tempos = [Tempo() for _ in clock.moved]
    intents = [answer(position, seat, searcher, slips, rng) if seat in seats else WAIT for seat in range(len(tempos))]
    return race(position, intents, tempos, clock, rng)


def by_the_clock(position: Position, rng: Rng) -> tuple[Seat, Move]:
    """What happens where nobody is asked."""
    return CLOCK, rng.choice(position.moves(CLOCK))


def answer(position: Position, seat: Seat, searcher: Player, slips: float, rng: Rng) -> Move:
    """What a seat does: as the search says, and now and then anything."""
    is_slip = rng.fraction() < slips
    return rng.choice(position.moves(seat)) if is_slip else ask(searcher.bot, position, seat, searcher.budget, rng)


def note(told: Told, lesson: FromOutcomes, position: Position) -> None:
    """Write down what the net would see."""
    viewer: Seat = lesson.viewer(position)
    told.features.append(lesson.features(position))
    told.signs.append(1 if viewer == 0 else -1)
    told.guesses.append(lesson.guess(position, 0))


class Memory:
    """Games that were played, the latest ones: a row for each position."""

    def __init__(self) -> None:
        self.features: Indices = np.zeros((0, WIDTH), np.int16)
        self.signs: Floats = np.zeros(0, np.float32)
        self.guesses: Floats = np.zeros(0, np.float32)
        self.results: Floats = np.zeros(0, np.float32)  # of a game at its last position, else not a number

    def add(self, games: list[Told], most: int) -> None:
        """Take in more games, and forget the oldest positions beyond so many."""
        ends = [[np.nan] * (len(told.signs) - 1) + [told.result] for told in games]
        features = [rows_of(told.features, WIDTH) for told in games]
        self.features = np.concatenate([self.features, *features])[-most:]
        self.signs = np.concatenate([self.signs, *[np.array(told.signs, np.float32) for told in games]])[-most:]
        self.guesses = np.concatenate([self.guesses, *[np.array(told.guesses, np.float32) for told in games]])[-most:]
        self.results = np.concatenate([self.results, *[np.array(end, np.float32) for end in ends]])[-most:]

    def targets(self, net: Mlp) -> Floats:
        """What the net should have said: by position, the result to the first seat that it foreshadowed."""
        thought = np.tanh(self.guesses + self.signs * net.answer(self.features))
        return returns(thought, self.results)


def returns(thought: Floats, results: Floats) -> Floats:
    """TD(λ), from the end of each game backwards."""
    found = np.zeros(len(thought), np.float32)
    ahead = 0.0
    for place in range(len(thought) - 1, -1, -1):
        if np.isnan(results[place]):
            ahead = (1 - FAR) * float(thought[place + 1]) + FAR * ahead
        else:
            ahead = float(results[place])
        found[place] = ahead
    return found


def study(net: Mlp, memory: Memory, steps: int, rate: float, rng: np.random.Generator) -> float:
    """So many steps of learning; the mean squared error before them."""
    targets = memory.targets(net)
    squares = 0.0
    for _ in range(steps):
        batch: NDArray[np.int64] = rng.integers(0, len(targets), BATCH)
        features = memory.features[batch]
        levels = net.levels(features)
        signs = memory.signs[batch]
        thought = np.tanh(memory.guesses[batch] + signs * levels[-1][:, 0])
        error = thought - targets[batch]  # the slope of the cross entropy
        net.learn(features, levels, signs * error, rate)
        squares += float((error * error).mean())
    return squares / max(1, steps)
