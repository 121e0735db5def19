"""How a game of The North was won, and where every point came from."""

from __future__ import annotations

from collections.abc import Sequence

from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import OVER, Event
from ludotek.core.reckoning import UNDECIDED, Reckoning, Source
from ludotek.games.north.rules import North
from ludotek.games.north.view import forecast
from ludotek.games.north.words import ENDINGS


def reckoning(position: North, told: Sequence[Event]) -> Reckoning:
    """Scoring, §32: points left, a point for each card in the Zone, Values, and Towers where they are played with."""
    counted = [forecast(position, seat) for seat in (0, 1)]
    sources = [
        Source(phrase("north-source-points"), [one.points for one in counted]),
        Source(phrase("north-source-zone"), [one.zone for one in counted]),
        Source(phrase("north-source-values"), [one.values for one in counted]),
    ]
    if position.deck.has_towers:
        sources.append(Source(phrase("north-source-array"), [one.array for one in counted]))
    return Reckoning(rule(position), sources, is_summed=True)


def rule(position: North) -> Phrase:
    """How it ended, §30, and what decided, §33-§34."""
    if position.kind() != OVER:
        return UNDECIDED
    worth, cards = [position.worth(seat) for seat in (0, 1)], [position.cards_of(seat) for seat in (0, 1)]
    decided = "points" if worth[0] != worth[1] else "cards" if cards[0] != cards[1] else "tie"
    compared = cards if decided == "cards" else worth
    return phrase("north-rule", ending=ENDINGS[position.how], decided=decided, most=max(compared), least=min(compared))
