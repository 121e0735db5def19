"""What a seat is being asked, by name: the paragraph of the rules that asks, or the card; and what it is about."""

from __future__ import annotations

import re
from collections.abc import Callable

from ludotek.core.options import View
from ludotek.core.position import Seat
from ludotek.games.oath.agenda import STEPS
from ludotek.games.oath.cards.nomad.first_game import BARTER, COME
from ludotek.games.oath.cards.power import ASK, POWERS
from ludotek.games.oath.catalogue import SLOTS
from ludotek.games.oath.marks import CHANCELLOR, NOBODY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.battle import FALL, SACRIFICE, missing_warbands
from ludotek.games.oath.steps.campaign import JOIN
from ludotek.games.oath.steps.chronicle import JOIN_WINNER
from ludotek.games.oath.steps.empire import RECOLOUR
from ludotek.games.oath.steps.exchange import REINFORCE
from ludotek.games.oath.steps.minor import CONSENT, HOW_MANY, PERMIT
from ludotek.games.oath.steps.play import CLEAR
from ludotek.games.oath.steps.recover import DEAL_FAVOR, RAISE
from ludotek.games.oath.steps.spoils import BANISH, CASUALTIES, OCCUPY
from ludotek.games.oath.steps.toll import TRAVELLING, toll
from ludotek.games.oath.steps.travel import AGREE_TO_TOLL, GUIDE, SEND, TURN_SECRETS
from ludotek.games.oath.steps.turn import WAKE_SITE
from ludotek.games.oath.steps.way import secrets_turned
from ludotek.games.oath.vocabulary import SEATS

CARD = "card"  # a card asks; the view says which


def question_of(game: Oath) -> str:
    """The name of the step that waits for somebody; nothing where chance moves or the game is over."""
    if game.asked < 0:
        return ""
    if game.step == ASK:
        return CARD
    if game.step == BANISH:
        return "banish-favor" if game.first else "banish-pawn"
    return step_name(game.step)


def step_name(step: int) -> str:
    """`WakeBanner` is `wake-banner`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", type(STEPS[step]).__name__).lower()


def asking_card(game: Oath) -> int | None:
    """The card that asks."""
    return game.first if game.asked >= 0 and game.step == ASK else None


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
    WAKE_SITE: lambda game: About(slot=game.pawn[game.asked]),
    CLEAR: lambda game: About(slot=game.first),
    COME: lambda game: About(slot=game.first),
    BARTER: lambda game: About(slot=game.first),
    RAISE: lambda game: About(banner=game.first, number=game.tokens[game.first]),
    DEAL_FAVOR: lambda game: About(number=game.first),
    REINFORCE: lambda game: About(slot=game.first),
    GUIDE: lambda game: About(seat=game.first),
    SEND: lambda game: About(seat=game.first),
    TURN_SECRETS: lambda game: About(slot=game.first, number=secrets_turned(game, game.asked, game.first)),
    AGREE_TO_TOLL: lambda game: About(slot=game.first, number=toll(game, game.asked, TRAVELLING, game.first)),
    JOIN: lambda game: About(seat=game.first - 1 if game.first else game.asked, other=game.campaign.defender),
    SACRIFICE: lambda game: About(number=missing_warbands(game)),
    FALL: lambda game: About(slot=game.second, number=game.first),
    CASUALTIES: lambda game: About(seat=game.second, number=game.first),
    OCCUPY: lambda game: About(slot=game.first),
    BANISH: lambda game: About(seat=game.campaign.defender, number=game.favor[game.campaign.defender] // 2),
    RECOLOUR: lambda game: About(
        slot=game.first if game.first < SLOTS else None, seat=game.asked, number=game.barracks[CHANCELLOR]
    ),
    PERMIT: lambda game: About(slot=game.pawn[game.first], seat=game.first, number=game.second),
    HOW_MANY: lambda game: About(seat=game.first, other=game.second),
    JOIN_WINNER: lambda game: About(seat=game.first),
    CONSENT: lambda game: About(seat=game.first // SEATS, other=game.first % SEATS, number=game.second),
}


def about(game: Oath) -> About:
    """What the question is about; nothing where nobody is asked."""
    if game.asked < 0:
        return NOTHING_MORE
    if game.step == ASK:
        return about_card(game)
    found = SUBJECTS.get(game.step)
    return found(game) if found else NOTHING_MORE


def about_card(game: Oath) -> About:
    """What the question of a card is about, as the card says."""
    slot, seat, number = (
        value if value != NOBODY else None for value in POWERS[game.first].about(game, game.asked, game.second)
    )
    return About(slot=slot, seat=seat, number=number)
