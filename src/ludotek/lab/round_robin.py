"""Everybody against everybody else, two at a time, each pair until it is known who is better."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import msgspec

from ludotek.core.game import Game
from ludotek.core.options import Options
from ludotek.lab.match import Match, Played, match_of, play_match
from ludotek.lab.sequential import Terms
from ludotek.lab.workers import Crew

Pair = tuple[int, int]  # two bots by their numbers


class RoundRobin(msgspec.Struct, frozen=True, kw_only=True):
    """Who meets whom, and when to stop; the error is that of all answers together."""

    game: Game
    options: Options
    bots: tuple[str, ...]
    games: int  # of a pair, at most
    terms: Terms
    seed: int = 0

    @property
    def pairs(self) -> list[Pair]:
        """Every two of them, once."""
        return list(combinations(range(len(self.bots)), 2))

    @property
    def terms_of_a_pair(self) -> Terms:
        """A pair may err so seldom that all of them together keep to the terms."""
        return self.terms._replace(error=self.terms.error / len(self.pairs))

    def match(self, pair: Pair) -> Match:
        """The match of two; all pairs have the same deals."""
        bots = (self.bots[pair[0]], self.bots[pair[1]])
        return match_of(self.game, self.options, bots, self.games, self.seed)


def play_round_robin(
    meeting: RoundRobin,
    hire: Callable[[], Crew],
    progress: Callable[[int], None] | None = None,
    keep: Path | None = None,
    records: Path | None = None,
) -> dict[Pair, Played]:
    """Play pair after pair; an interruption ends it, and what has been played remains."""
    found: dict[Pair, Played] = {}
    for pair in meeting.pairs:
        own, texts = (None if folder is None else folder / name_of(pair) for folder in (keep, records))
        found[pair] = play_match(meeting.match(pair), hire(), progress, own, texts, meeting.terms_of_a_pair)
        if found[pair].interrupted:
            break
    return found


def name_of(pair: Pair) -> str:
    """The name of a pair's folder: bots are numbered as they were named."""
    return f"{pair[0] + 1}-{pair[1] + 1}"
