"""Matches between bots: every deal is played by all of them from every seat, with the same luck."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from functools import partial
from itertools import combinations, permutations
from math import ceil

import msgspec

from ludotek.core.game import Game
from ludotek.core.options import Options
from ludotek.core.rng import Rng
from ludotek.lab.contest import Contest, Outcome
from ludotek.lab.contestants import contestants, tempos_of
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


def play_match(match: Match, crew: Crew | None = None, progress: Callable[[int], None] | None = None) -> Played:
    """Play all deals. An interruption ends the match, and what has been played remains."""
    played = Played(match=match)
    size = len(match.line_ups)
    try:
        with closing((crew or Here()).run(partial(play_deal, match), range(match.deals))) as deals:
            for number, games in deals:
                played.take(number, games)
                if progress is not None:
                    progress(size)
    except KeyboardInterrupt:
        played.interrupted = True
    return played


def play_deal(match: Match, number: int) -> list[Outcome]:
    """The same deal with every line-up: luck and each seat's generator begin alike in all of its games."""
    start, rng = match.game.first(match.options), Rng(match.seed).fork(number)
    bots, budgets = contestants(match.bots, match.game)
    tempos = tempos_of(match.bots, match.game)

    def line_up(seats: Sequence[int]) -> Contest:
        chosen = [bots[bot] for bot in seats], [budgets[bot] for bot in seats]
        return Contest(start.copy(), *chosen, rng, [tempos[bot] for bot in seats])

    return [line_up(seats).finish() for seats in match.line_ups]
