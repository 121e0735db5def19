"""Many games from one seed: who wins, how long it takes, how it ends."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import closing
from functools import partial

import msgspec

from ludotek.core.game import Game
from ludotek.core.options import Options
from ludotek.core.playout import playout
from ludotek.core.position import EVERYONE, Event, Position
from ludotek.core.rng import Rng
from ludotek.lab.contest import Contest, Outcome, outcome
from ludotek.lab.contestants import contestants, tempos_of
from ludotek.lab.workers import Crew, Here, Lost

RANDOM = "random"
RANDOM_BATCH = 1000  # random games take microseconds, so that handing them out one by one would cost more


class Simulation(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be simulated; game number n is the same whoever plays it, and whenever."""

    game: Game
    options: Options
    bots: tuple[str, ...]  # by seat
    games: int
    seed: int = 0
    events: bool = False  # whether to count what the rules narrate to everyone

    @property
    def is_random(self) -> bool:
        """Whether all seats play at random."""
        return all(bot == RANDOM for bot in self.bots)

    @property
    def batch(self) -> int:
        """How many games are handed out together."""
        return RANDOM_BATCH if self.is_random else 1

    def batch_from(self, first: int) -> range:
        """The numbers of the games of the batch that begins here."""
        return range(first, min(first + self.batch, self.games))


class Tally(msgspec.Struct):
    """What has been counted so far."""

    wins: list[int]  # by seat, alone at the top
    scores: list[int]  # by seat, summed over games
    endings: list[int]
    events: list[int]  # by event: how often everyone was told of it, where that is counted
    games: int = 0
    draws: int = 0
    decisions: int = 0
    lost: dict[str, int] = {}  # games that could not be finished, by the reason

    def count(self, game: Outcome) -> None:
        """Count a game."""
        self.games += 1
        self.decisions += game.decisions
        self.endings[game.ending] += 1
        best = max(game.scores)
        if game.scores.count(best) == 1:
            self.wins[game.scores.index(best)] += 1
        else:
            self.draws += 1
        self.scores = sums(self.scores, game.scores)

    def hear(self, heard: Iterable[Event]) -> None:
        """Count what everyone was told in a game."""
        for audience, event, _, _ in heard:
            if audience == EVERYONE:
                self.events[event] += 1

    def add(self, other: Tally) -> None:
        """Count what another tally has counted."""
        self.games += other.games
        self.draws += other.draws
        self.decisions += other.decisions
        self.wins = sums(self.wins, other.wins)
        self.scores = sums(self.scores, other.scores)
        self.endings = sums(self.endings, other.endings)
        self.events = sums(self.events, other.events)

    def lose(self, games: int, reason: str) -> None:
        """Count games that could not be finished."""
        self.lost[reason] = self.lost.get(reason, 0) + games


def sums(some: list[int], others: list[int]) -> list[int]:
    """Two rows of numbers, added place by place."""
    return [one + other for one, other in zip(some, others, strict=True)]


def empty_tally(simulation: Simulation) -> Tally:
    """A tally with a place for every seat, ending and event of a game."""
    seats, game = len(simulation.bots), simulation.game
    return Tally([0] * seats, [0] * seats, [0] * len(game.endings), [0] * len(game.happenings))


def simulate(simulation: Simulation, crew: Crew | None = None, progress: Callable[[int], None] | None = None) -> Tally:
    """Play all games; `progress` is told how many more have been played."""
    tally = empty_tally(simulation)
    firsts = range(0, simulation.games, simulation.batch)
    with closing((crew or Here()).run(partial(play_batch, simulation), firsts)) as batches:
        for number, batch in batches:
            games = len(simulation.batch_from(firsts[number]))
            if isinstance(batch, Lost):
                tally.lose(games, batch.reason)
            else:
                tally.add(batch)
            if progress is not None:
                progress(games)
    return tally


def play_batch(simulation: Simulation, first: int) -> Tally:
    """The games of one batch."""
    tally = empty_tally(simulation)
    start, seed = simulation.game.first(simulation.options), Rng(simulation.seed)
    play = play_random if simulation.is_random else partial(play_bots, simulation)
    for number in simulation.batch_from(first):
        position = start.copy()
        position.heard = [] if simulation.events else None
        tally.count(play(position, seed.fork(number)))
        tally.hear(position.heard or ())
    return tally


def play_random(position: Position, rng: Rng) -> Outcome:
    """Random play without bots: the fastest there is."""
    return outcome(position, playout(position, rng))


def play_bots(simulation: Simulation, position: Position, rng: Rng) -> Outcome:
    """A game between the simulation's bots."""
    bots, budgets = contestants(simulation.bots, simulation.game)
    return Contest(position, bots, budgets, rng, tempos_of(simulation.bots, simulation.game)).finish()
