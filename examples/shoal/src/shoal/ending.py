"""Where both banks stand, and how a game of Shoal was won."""

from __future__ import annotations

from collections.abc import Sequence

from ludotek import Event, Near, Outlook, Phrase, Reckoning, Source, WayToWin, phrase
from shoal.rules import TOOK, Shoal
from shoal.view import ShoalView
from shoal.words import say_seat


def outlook(view: ShoalView) -> Outlook:
    """The weight that each bank has taken, and who leads."""
    nears = [Near(bank, weight) for bank, weight in enumerate(view.taken)]
    return Outlook([WayToWin(phrase("shoal-way-weight"), nears, say_lead(view))])


def say_lead(view: ShoalView) -> Phrase:
    lead = view.taken[0] - view.taken[1]
    if lead == 0:
        return phrase("shoal-next-level")
    return phrase("shoal-next-lead", seat=say_seat(0 if lead > 0 else 1), margin=abs(lead))


def reckoning(position: Shoal, told: Sequence[Event]) -> Reckoning:
    """The end: more weight wins; round by round, who took how much."""
    most, least = max(position.taken), min(position.taken)
    rule = phrase("shoal-rule", most=most, least=least) if most > least else phrase("shoal-rule-tie", weight=most)
    rounds = [(bank, weight) for _, what, bank, weight in told if what == TOOK]
    sources = [
        Source(phrase("shoal-source-round", round=number), [weight if bank == taker else 0 for bank in (0, 1)])
        for number, (taker, weight) in enumerate(rounds, 1)
    ]
    return Reckoning(rule, sources, is_summed=True)
