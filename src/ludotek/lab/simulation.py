"""Many games from one seed: who wins, how long it takes, how it ends."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import closing
from functools import partial
from pathlib import Path

import msgspec

from ludotek.core.game import Game
from ludotek.core.options import Options
from ludotek.core.playout import playout
from ludotek.core.position import EVERYONE, Event, Position
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.lab.contest import Contest, Outcome, outcome
from ludotek.lab.contestants import contestants, tempos_of
from ludotek.lab.journal import About, Journal, about
from ludotek.lab.recorded import RecordedContest, record_text, write_record
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
    outcomes: bool = False  # whether to keep how each game went
    records: bool = False  # whether games come with their records; then they are kept one by one

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
    outcomes: dict[int, Outcome] = {}  # by number, where they are kept

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
        self.outcomes |= other.outcomes

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


def simulate(
    simulation: Simulation,
    crew: Crew | None = None,
    progress: Callable[[int], None] | None = None,
    keep: Path | None = None,
    records: Path | None = None,
) -> Tally:
    """Play all games, or those that are missing in a folder; `progress` is told how many more have been played."""
    simulation = msgspec.structs.replace(simulation, records=records is not None)
    diary = None if keep is None else Journal(keep, about_simulation(simulation), Tally)
    tally, missing = empty_tally(simulation), list[int]()
    for first in range(0, simulation.games, simulation.batch):
        kept = None if diary is None else diary.found.get(first)
        games = len(simulation.batch_from(first))
        if kept is None or kept.games != games:  # a last batch may have been shorter
            missing.append(first)
            continue
        tally.add(kept)
        if progress is not None:
            progress(games)
    with closing((crew or Here()).run(partial(play_batch, simulation), missing)) as batches:
        for number, batch in batches:
            first = missing[number]
            if isinstance(batch, Tally) and records is not None:
                write_records(batch, records, simulation.outcomes)
            take(tally, batch, simulation, first, diary)
            if progress is not None:
                progress(len(simulation.batch_from(first)))
    tally.outcomes = dict(sorted(tally.outcomes.items()))
    return tally


def about_simulation(simulation: Simulation) -> About:
    """What is kept, and of which games."""
    kinds = {"events": simulation.events, "every game": simulation.outcomes}
    command = " and ".join(["simulate", *(kind for kind, is_kept in kinds.items() if is_kept)])
    return about(command, simulation.game, simulation.options, simulation.bots, simulation.seed)


def take(tally: Tally, batch: Tally | Lost, simulation: Simulation, first: int, diary: Journal[Tally] | None) -> None:
    """Count a batch, and write it down."""
    if isinstance(batch, Lost):
        tally.lose(len(simulation.batch_from(first)), batch.reason)
        return
    if diary is not None:
        diary.keep(first, batch)
    tally.add(batch)


def write_records(batch: Tally, folder: Path, are_kept: bool) -> None:
    """Write the records of a batch to a folder; what else is known of its games stays if it is wanted."""
    for number, game in batch.outcomes.items():
        write_record(folder, f"game-{number + 1:06}", game.record)
    without = {number: msgspec.structs.replace(game, record="") for number, game in batch.outcomes.items()}
    batch.outcomes = without if are_kept else {}


def play_batch(simulation: Simulation, first: int) -> Tally:
    """The games of one batch."""
    tally = empty_tally(simulation)
    start, seed = simulation.game.first(simulation.options), Rng(simulation.seed)
    for number in simulation.batch_from(first):
        if simulation.records:
            game, heard = play_session(simulation, seed.fork(number))
        else:
            position = start.copy()
            position.heard = [] if simulation.events else None
            game, heard = play(simulation, position, seed.fork(number)), position.heard or []
        tally.count(game)
        if simulation.events:
            tally.hear(heard)
        if simulation.outcomes or simulation.records:
            tally.outcomes[number] = game
    return tally


def play(simulation: Simulation, position: Position, rng: Rng) -> Outcome:
    """One game: by bots, or at random."""
    return play_random(position, rng) if simulation.is_random else play_bots(simulation, position, rng)


def play_session(simulation: Simulation, rng: Rng) -> tuple[Outcome, list[Event]]:
    """The same game with its record, and what was told in it."""
    if simulation.is_random:
        session = Session(simulation.game, simulation.options)
        session.finish(rng)
    else:
        bots, budgets = contestants(simulation.bots, simulation.game)
        tempos = tempos_of(simulation.bots, simulation.game)
        contest = RecordedContest(simulation.game, simulation.options, bots, budgets, rng, tempos)
        contest.finish()
        session = contest.session
    game = outcome(session.position, sum(entry.seat >= 0 for entry in session.entries))
    heard = [event for events in session.events for event in events]
    return msgspec.structs.replace(game, record=record_text(session, simulation.bots)), heard


def play_random(position: Position, rng: Rng) -> Outcome:
    """Random play without bots: the fastest there is."""
    return outcome(position, playout(position, rng))


def play_bots(simulation: Simulation, position: Position, rng: Rng) -> Outcome:
    """A game between the simulation's bots."""
    bots, budgets = contestants(simulation.bots, simulation.game)
    return Contest(position, bots, budgets, rng, tempos_of(simulation.bots, simulation.game)).finish()
