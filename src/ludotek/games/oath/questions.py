"""What a seat is being asked, by name: the paragraph of the rules that asks, or the card."""

from __future__ import annotations

import re

from ludotek.games.oath.agenda import STEPS
from ludotek.games.oath.cards.power import ASK
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.spoils import BANISH

CARD = "card"  # a card asks; the view says which


def question_of(p: Oath) -> str:
    """The name of the step that waits for somebody; nothing where chance moves or the game is over."""
    if p.asked < 0:
        return ""
    if p.step == ASK:
        return CARD
    if p.step == BANISH:
        return "banish-favor" if p.a else "banish-pawn"
    return step_name(p.step)


def step_name(step: int) -> str:
    """`WakeBanner` is `wake-banner`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", type(STEPS[step]).__name__).lower()


def asking_card(p: Oath) -> int | None:
    """The card that asks."""
    return p.a if p.asked >= 0 and p.step == ASK else None
