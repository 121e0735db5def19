"""Where both stand in The North: who would win now, and how near the end is."""

from __future__ import annotations

from ludotek.core.outlook import Near, Outlook, WayToWin
from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import Seat
from ludotek.games.north.components import LAST_CARDS, POINTS
from ludotek.games.north.view import NorthView
from ludotek.games.north.words import say_seat


def outlook(view: NorthView) -> Outlook:
    totals = [Near(seat, side.forecast.total) for seat, side in enumerate(view.sides)]
    points = [Near(seat, side.points, POINTS) for seat, side in enumerate(view.sides)]
    return Outlook(
        [
            WayToWin(phrase("north-way-total"), totals, say_total(view)),
            WayToWin(phrase("north-way-points"), points, say_points(view), is_close=is_spent(view)),
            WayToWin(
                phrase("north-way-deck", number=view.wastes_deck),
                next=say_deck(view),
                is_close=view.wastes_deck <= LAST_CARDS,
            ),
        ]
    )


def is_spent(view: NorthView) -> bool:
    return any(side.points == 0 for side in view.sides)


def say_total(view: NorthView) -> Phrase:
    """Scoring, §33-§34: more points in all win, then more cards."""
    margin = view.sides[0].forecast.total - view.sides[1].forecast.total
    if margin == 0:
        return phrase("north-next-level")
    return phrase("north-next-total", seat=say_seat(0 if margin > 0 else 1), margin=abs(margin))


def say_points(view: NorthView) -> Phrase:
    """Back, §30: the end comes when somebody has none, once both have had their turn (ruling T12)."""
    if is_spent(view):
        return say_last(view)
    least = min(side.points for side in view.sides)
    lowest = [seat for seat, side in enumerate(view.sides) if side.points == least]
    seat: Seat = lowest[0]
    return phrase("north-next-points", number=len(lowest), seat=say_seat(seat), points=least)


def say_deck(view: NorthView) -> Phrase:
    if view.wastes_deck <= LAST_CARDS:
        return say_last(view)
    return phrase("north-next-deck", cards=view.wastes_deck - LAST_CARDS)


def say_last(view: NorthView) -> Phrase:
    """Whose turn is the last one: that of whoever did not begin."""
    if view.first < 0:
        return phrase("north-next-end")
    return phrase("north-next-last", seat=say_seat(1 - view.first))
