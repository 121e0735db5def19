"""What a bot should know of Oath beyond its rules: who is close to winning, and who has the means."""

from __future__ import annotations

from math import tanh
from typing import Final

from ludotek.core.position import OVER, Position, Seat
from ludotek.games.oath.catalogue import SLOTS, VISION
from ludotek.games.oath.marks import CHANCELLOR, EMPTY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.realm import is_exile, is_imperial, sites_ruled, treasures
from ludotek.games.oath.steps.victory import VISIONS_NEEDED, leaders, succeeds, vision_is_met

SIMULATIONS: Final = {3: 40, 4: 200, 5: 1000}
HORIZON: Final = 0

# What holdings are worth, in the same small coin; guesses, to be fitted.
WARBAND: Final = 1.0
GARRISONED_SITE: Final = 3.0
FAVOR: Final = 0.7
SECRET: Final = 1.0
TREASURE: Final = 2.5
ADVISER: Final = 0.8
SUPPLY: Final = 0.3
TITLE: Final = 8.0
USURPER: Final = 30.0
GOAL: Final = 6.0  # of a revealed Vision that is met now
SCALE: Final = 40.0


def evaluate(position: Position, seat: Seat) -> float:
    """A guess at the chance to win, from 0 to 1: one's own standing against the best of the others."""
    assert isinstance(position, Oath)
    if position.kind() == OVER:
        return float(position.scores()[seat])
    own = standing(position, seat)
    rival = max([standing(position, other) for other in range(position.players) if other != seat])
    fair = 1.0 / position.players
    lead = tanh((own - rival) / SCALE)
    return fair + lead * (1.0 - fair) if lead > 0.0 else fair * (1.0 + lead)


def standing(p: Oath, seat: Seat) -> float:
    """Means and claims of one player."""
    means = WARBAND * p.board[seat] + FAVOR * p.favor[seat] + SECRET * (p.secrets[seat] + p.flipped[seat])
    means += TREASURE * treasures(p, seat) + SUPPLY * p.supply[seat]
    means += ADVISER * len(p.advisers[seat]) + ADVISER * len(p.facedown[seat])
    if is_exile(p, seat):
        return means + land(p, seat) + exile_claim(p, seat)
    return means + land(p, seat) / (1 if seat == CHANCELLOR else 3) + imperial_claim(p, seat)


def land(p: Oath, seat: Seat) -> float:
    warbands = sum([p.garrison[slot] for slot in range(SLOTS) if p.flag[slot] == (seat if is_exile(p, seat) else 0)])
    return GARRISONED_SITE * sites_ruled(p, seat) + WARBAND * 0.7 * warbands


def exile_claim(p: Oath, seat: Seat) -> float:
    """The title, above all on the Usurper's side; a Vision, above all one that is met."""
    claim = 0.0
    if p.keeper == seat:
        claim += USURPER if p.is_usurper else TITLE
    elif seat in leaders(p, p.oath):
        claim += TITLE / 2.0
    if p.vision[seat] != EMPTY:
        claim += GOAL / 2.0
        if vision_is_met(p, seat):
            claim += USURPER
        elif p.visions_drawn < VISIONS_NEEDED and leaders(p, p.vision[seat] - VISION) == [seat]:
            claim += GOAL
    return claim


def imperial_claim(p: Oath, seat: Seat) -> float:
    """The later it is, the more an Empire's title is worth to the Chancellor, or to the successor."""
    if not is_imperial(p, p.keeper):
        return 0.0
    heirs = [citizen for citizen in range(1, p.players) if p.citizens >> citizen & 1 and succeeds(p, citizen)]
    heir = heirs[0] if heirs else CHANCELLOR
    return TITLE + 2.0 * p.round if seat == heir else 0.0
