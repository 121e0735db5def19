"""How a duel of Nort was won."""

from __future__ import annotations

from collections.abc import Sequence

from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import OVER, Event
from ludotek.core.reckoning import UNDECIDED, Reckoning, Source
from ludotek.games.nort.components import POWERS
from ludotek.games.nort.rules import Nort
from ludotek.games.nort.state import NOBODY
from ludotek.games.nort.words import ENDINGS, say_seat


def reckoning(position: Nort, told: Sequence[Event]) -> Reckoning:
    kinds = len(POWERS)
    used = [sum(position.used[kinds * seat : kinds * (seat + 1)]) for seat in (0, 1)]
    sources = [
        Source(phrase("nort-source-speed"), [*position.speed]),
        Source(phrase("nort-source-crossings"), [*position.crossings]),
        Source(phrase("nort-source-powers"), [*used]),
    ]
    return Reckoning(rule(position), sources)


def rule(position: Nort) -> Phrase:
    """Objective, §6, and End of the game, §36."""
    if position.kind() != OVER:
        return UNDECIDED
    ending = ENDINGS[position.cause]
    if position.loser == NOBODY:
        return phrase("nort-rule-draw")
    winner, loser = say_seat(1 - position.loser), say_seat(position.loser)
    most, least = max(position.speed), min(position.speed)
    return phrase("nort-rule", ending=ending, winner=winner, loser=loser, most=most, least=least)
