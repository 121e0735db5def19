"""How a match of Novem was won, and what each of its games brought."""

from __future__ import annotations

from collections.abc import Sequence

from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import OVER, Event, Points
from ludotek.core.reckoning import UNDECIDED, Reckoning, Source
from ludotek.games.novem.rules import BOTH, Novem
from ludotek.games.novem.state import NOBODY
from ludotek.games.novem.vocabulary import COUNTED
from ludotek.games.novem.words import say_seat


def reckoning(position: Novem, told: Sequence[Event]) -> Reckoning:
    games = points_by_game(position, told)
    sources = [Source(phrase("novem-source-game", game=game), [*points]) for game, points in enumerate(games, 1)]
    return Reckoning(rule(position), sources, is_summed=True)


def points_by_game(position: Novem, told: Sequence[Event]) -> list[list[Points]]:
    """Points are counted in all, §24, so each game's are the rest; a game that was broken off was not counted."""
    sums = [[rows, columns] for _, what, rows, columns in told if what == COUNTED]
    if len(sums) < position.game:
        sums.append(position.points)
    before = [[0, 0], *sums]
    return [[after[seat] - before[game][seat] for seat in BOTH] for game, after in enumerate(sums)]


def rule(position: Novem) -> Phrase:
    """The winner, §26, or ruling V13."""
    if position.kind() != OVER:
        return UNDECIDED
    if position.forfeiter != NOBODY:
        return phrase("novem-rule-forfeit", seat=say_seat(position.forfeiter))
    most, least = max(position.points), min(position.points)
    return (
        phrase("novem-rule-points", most=most, least=least) if most > least else phrase("novem-rule-tie", points=most)
    )
