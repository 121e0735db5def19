"""What a seat is being asked, by name: the paragraph of the rules that asks, or the card; and what it is about."""

from __future__ import annotations

import re
from collections.abc import Callable

from ludotek.core.game import View
from ludotek.core.position import Seat
from ludotek.games.oath.agenda import STEPS
from ludotek.games.oath.cards.nomad import BARTER, COME
from ludotek.games.oath.cards.power import ASK
from ludotek.games.oath.catalogue import SLOTS, card
from ludotek.games.oath.marks import CHANCELLOR, DEFENDER, DEFENSE
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.battle import SACRIFICE, attack
from ludotek.games.oath.steps.campaign import JOIN
from ludotek.games.oath.steps.empire import RECOLOUR
from ludotek.games.oath.steps.minor import CONSENT, HOW_MANY, PERMIT
from ludotek.games.oath.steps.play import CLEAR
from ludotek.games.oath.steps.recover import DEAL_FAVOR, RAISE
from ludotek.games.oath.steps.spoils import BANISH, CASUALTIES, OCCUPY
from ludotek.games.oath.steps.travel import GUIDE, SEND, TURN_SECRETS, secrets_turned
from ludotek.games.oath.steps.turn import WAKE_SITE
from ludotek.games.oath.vocabulary import SEATS

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


class About(View, frozen=True, kw_only=True):
    """Which site, whom and how many a question is about, where its name does not say; all of it public."""

    slot: int | None = None
    seat: Seat | None = None
    other: Seat | None = None  # beside whom, or to whom
    number: int | None = None
    banner: int | None = None


NOTHING_MORE = About()

# By step: what its question is about.
SUBJECTS: dict[int, Callable[[Oath], About]] = {
    WAKE_SITE: lambda p: About(slot=p.pawn[p.asked]),
    CLEAR: lambda p: About(slot=p.a),
    COME: lambda p: About(slot=p.a),
    BARTER: lambda p: About(slot=p.a),
    RAISE: lambda p: About(banner=p.a, number=p.tokens[p.a]),
    DEAL_FAVOR: lambda p: About(number=p.a),
    GUIDE: lambda p: About(seat=p.a),
    SEND: lambda p: About(seat=p.a),
    TURN_SECRETS: lambda p: About(slot=p.a, number=secrets_turned(p, p.asked, p.a)),
    JOIN: lambda p: About(seat=p.a - 1 if p.a else p.asked, other=p.war[DEFENDER]),
    SACRIFICE: lambda p: About(number=p.war[DEFENSE] + 1 - attack(p)),
    CASUALTIES: lambda p: About(seat=p.b, number=p.a),
    OCCUPY: lambda p: About(slot=p.a),
    BANISH: lambda p: About(seat=p.war[DEFENDER], number=p.favor[p.war[DEFENDER]] // 2),
    RECOLOUR: lambda p: About(slot=p.a if p.a < SLOTS else None, seat=p.asked, number=p.barracks[CHANCELLOR]),
    PERMIT: lambda p: About(slot=p.pawn[p.a], seat=p.a, number=p.b),
    HOW_MANY: lambda p: About(seat=p.a, other=p.b),
    CONSENT: lambda p: About(seat=p.a // SEATS, other=p.a % SEATS, number=p.b),
}

# By card that asks more than one question: what this one is about.
CARD_SUBJECTS: dict[int, Callable[[Oath], About]] = {
    card("alchemist"): lambda p: About(number=p.b),
    card("warning_signals"): lambda p: About(slot=p.b),
    card("brass_horse"): lambda p: NOTHING_MORE if p.b == p.asked else About(seat=p.b),
    card("obsidian_cage"): lambda p: About(seat=p.b % SEATS, number=p.b // SEATS),
}


def about(p: Oath) -> About:
    """What the question is about; nothing where nobody is asked."""
    if p.asked < 0:
        return NOTHING_MORE
    found = CARD_SUBJECTS.get(p.a) if p.step == ASK else SUBJECTS.get(p.step)
    return found(p) if found else NOTHING_MORE
