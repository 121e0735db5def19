"""Matches between bots: every deal is played by all of them from every seat, with the same luck."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from functools import partial
from itertools import combinations, permutations
from math import ceil
from pathlib import Path

import msgspec

from ludotek.core.game import Game
from ludotek.core.options import Options
from ludotek.core.rng import Rng
from ludotek.lab.contest import Contest, Outcome
from ludotek.lab.contestants import contestants, tempos_of
from ludotek.lab.journal import Journal, about
from ludotek.lab.recorded import RecordedContest, write_record
from ludotek.lab.sequential import OPEN, Question, Terms
from ludotek.lab.workers import Crew, Here, Lost

ALL_ORDERS = 3  # seats up to which bots sit in every order; with more they only rotate

LineUp = tuple[int, ...]  # by seat: the number of its bot


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays what, and how often."""

    game: Game
    options: Options
    bots: tuple[str, ...]
    deals: int
    seed: int = 0
    records: bool = False  # whether games come with their records

    @property
    def line_ups(self) -> list[LineUp]:
        """Who sits where in each game of a deal."""
        return line_ups(len(self.bots), len(self.game.seats(self.options)))

    @property
    def games(self) -> int:
        """How many games the match has."""
        return self.deals * len(self.line_ups)


class Played(msgspec.Struct, kw_only=True):
    """What has been played of a match: deals are whole, or not there at all."""

    match: Match
    deals: dict[int, list[Outcome]] = {}  # by number: one game for each line-up
    lost: dict[str, int] = {}  # games that could not be finished, by the reason
    interrupted: bool = False
    question: Question | None = None  # where it was asked who is better: between the first two bots

    @property
    def games(self) -> int:
        """How many games have been played."""
        return len(self.deals) * len(self.match.line_ups)

    def take(self, deal: int, games: list[Outcome] | Lost) -> None:
        """Take in the games of a deal, or why they are lost."""
        if isinstance(games, Lost):
            self.lost[games.reason] = self.lost.get(games.reason, 0) + len(self.match.line_ups)
        else:
            self.deals[deal] = games


def match_of(game: Game, options: Options, bots: tuple[str, ...], games: int, seed: int = 0) -> Match:
    """A match of at least so many games, in whole deals."""
    match = Match(game=game, options=options, bots=bots, deals=1, seed=seed)
    return msgspec.structs.replace(match, deals=ceil(games / match.games))


def line_ups(bots: int, seats: int) -> list[LineUp]:
    """Who sits where in the games of one deal, so that every bot has every seat equally often.

    More bots than seats take turns at the table; fewer of them sit at it more than once.
    """
    if bots >= seats:
        tables: Iterable[LineUp] = combinations(range(bots), seats)
    else:
        tables = [tuple((first + seat) % bots for seat in range(seats)) for first in range(bots)]
    return sorted({order for table in tables for order in orders(table)})


def orders(table: LineUp) -> Iterable[LineUp]:
    """The orders in which a table is seated: all of them, or turns of one where those are too many."""
    if len(table) <= ALL_ORDERS:
        return permutations(table)
    return (table[turn:] + table[:turn] for turn in range(len(table)))


def play_match(
    match: Match,
    crew: Crew | None = None,
    progress: Callable[[int], None] | None = None,
    keep: Path | None = None,
    records: Path | None = None,
    terms: Terms | None = None,
) -> Played:
    """Play all deals, or those that are missing in a folder; under terms, until it is known who is better.

    An interruption ends the match, and what has been played remains.
    """
    diary = Diary(match, keep, records, terms)
    try:
        diary.recall(progress)
        missing = diary.missing()
        with closing((crew or Here()).run(partial(play_deal, diary.match), missing)) as deals:
            for number, games in deals:
                diary.take(missing[number], games)
                if progress is not None:
                    progress(len(match.line_ups))
                if diary.is_known:
                    break
    except KeyboardInterrupt:
        diary.played.interrupted = True
    return diary.result()


class Diary:
    """What is written down of a match while it is played, and whether its question is answered.

    The question hears of deals in their order, whoever finishes first, and later deals are left out: so the same seed
    gives the same answer after the same deals with any number of workers.
    """

    def __init__(self, match: Match, keep: Path | None, records: Path | None, terms: Terms | None) -> None:
        self.match = msgspec.structs.replace(match, records=records is not None)
        self.records = records
        self.played = Played(match=match)
        self.question = None if terms is None else Question(terms)
        self.heard = 0  # deals that the question has heard of
        self.gone: set[int] = set()  # deals that were lost
        run = about("match", match.game, match.options, match.bots, match.seed) if keep is not None else None
        self.journal = Journal(keep, run, list[Outcome]) if keep is not None and run is not None else None

    @property
    def is_known(self) -> bool:
        """Whether nothing more needs to be played."""
        return self.question is not None and self.question.answer != OPEN

    def recall(self, progress: Callable[[int], None] | None) -> None:
        """Take in what was kept."""
        found = self.journal.found if self.journal is not None else {}
        for number in sorted(number for number in found if number < self.match.deals):
            self.played.take(number, found[number])
            if progress is not None:
                progress(len(self.match.line_ups))
        self.ask()

    def missing(self) -> list[int]:
        """The deals that are still to be played."""
        return [] if self.is_known else [deal for deal in range(self.match.deals) if deal not in self.played.deals]

    def take(self, deal: int, games: list[Outcome] | Lost) -> None:
        """Write down a deal: its records, then that it was played, so that none is missing."""
        if isinstance(games, Lost):
            self.gone.add(deal)
        else:
            games = [self.written(deal, number, game) for number, game in enumerate(games)]
            if self.journal is not None:
                self.journal.keep(deal, games)
        self.played.take(deal, games)
        self.ask()

    def written(self, deal: int, number: int, game: Outcome) -> Outcome:
        """A game whose record has been written to its folder, where that is wanted."""
        if self.records is None:
            return game
        write_record(self.records, f"deal-{deal + 1:05}-{number + 1}", game.record)
        return msgspec.structs.replace(game, record="")

    def ask(self) -> None:
        """Tell the question of the deals that are next in order."""
        while self.question is not None and not self.is_known:
            if self.heard in self.played.deals:
                self.question.see(difference(self.match.line_ups, self.played.deals[self.heard]))
            elif self.heard not in self.gone:
                return
            self.heard += 1

    def result(self) -> Played:
        """The match, with no more deals than its answer took."""
        self.played.question = self.question
        if self.is_known:
            self.played.deals = {deal: games for deal, games in self.played.deals.items() if deal < self.heard}
        return self.played


def difference(line_ups: Sequence[LineUp], games: Sequence[Outcome]) -> float:
    """The first bot's mean score in a deal less the second's, a seat's share being 1 for a win alone."""
    sums, seats = [0.0, 0.0], [0, 0]
    for line_up, game in zip(line_ups, games, strict=True):
        for bot, share in zip(line_up, game.shares(), strict=True):
            if bot < 2:
                sums[bot] += share
                seats[bot] += 1
    return sums[0] / seats[0] - sums[1] / seats[1]


def play_deal(match: Match, number: int) -> list[Outcome]:
    """The same deal with every line-up: luck and each seat's generator begin alike in all of its games."""
    start, rng = match.game.first(match.options), Rng(match.seed).fork(number)
    bots, budgets = contestants(match.bots, match.game)
    tempos = tempos_of(match.bots, match.game)

    def play(seats: Sequence[int]) -> Outcome:
        chosen = [bots[bot] for bot in seats], [budgets[bot] for bot in seats]
        quickness = [tempos[bot] for bot in seats]
        if not match.records:
            return Contest(start.copy(), *chosen, rng, quickness).finish()
        recorded = RecordedContest(match.game, match.options, *chosen, rng, quickness)
        game = recorded.finish()
        return msgspec.structs.replace(game, record=recorded.record([match.bots[bot] for bot in seats]))

    return [play(seats) for seats in match.line_ups]
