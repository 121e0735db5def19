"""Every card as a number, and its facts as plain lists, which compiled rules read fast.

Denizens come first, then both faces of each edifice, as public seeds number them; then Visions, relics, and sites. A
list named after a fact is read by card.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotek.games.oath import ledger

FIRST_GAME: Final = 54  # denizens of the first game, §2; a random world is drawn from all 198
EDIFICE: Final = 198  # the first of twelve faces, an intact one; its ruin has the next number; §3
VISION: Final = 210  # the first Vision
GOALS: Final = 4  # Visions that are won by; with Conspiracy there are five, §4
CONSPIRACY: Final = 214
RELIC: Final = 215
SCEPTER: Final = 235
SITE: Final = 236
CARDS: Final = 259
RELICS: Final = 21  # §4

DISCORD: Final = 0
ARCANE: Final = 1
ORDER: Final = 2
HEARTH: Final = 3
BEAST: Final = 4
NOMAD: Final = 5
NO_SUIT: Final = -1  # §24

CRADLE: Final = 0
PROVINCES: Final = 1
HINTERLAND: Final = 2
SLOTS: Final = 8  # §1
REGION: Final = vec[i64]([CRADLE, CRADLE, PROVINCES, PROVINCES, PROVINCES, HINTERLAND, HINTERLAND, HINTERLAND])  # §1
FIRST_SLOT: Final[list[int]] = [0, 2, 5, 8]  # by region, and the end; §139
JOURNEY: Final = vec[i64]([1, 2, 4, 2, 2, 2, 4, 2, 3])  # Supply, from each region to each; §52

ANY: Final = 0
AT_SITE: Final = 1
AS_ADVISER: Final = 2

# What a relic costs where it lies.
NO_RELICS: Final = 0
FAVOR_TO_BANK: Final = 1
BURN_FAVOR: Final = 2
BURN_SECRETS: Final = 3

# What playing a card of its suit brings at a homeland.
NO_HOMELAND: Final = 0
HOME_FAVOR: Final = 1
HOME_SECRET: Final = 2
HOME_RELIC: Final = 3
HOME_WARBANDS: Final = 4

IDS: Final[list[str]] = ledger.IDS
NAMES: Final[list[str]] = ledger.NAMES
SUIT: Final[list[int]] = ledger.SUIT
WHERE: Final[list[int]] = ledger.WHERE
LOCKED: Final[list[bool]] = ledger.LOCKED
PLACE_FAVOR: Final = vec[i64](ledger.PLACE_FAVOR)
BURN_FAVOR_COST: Final = vec[i64](ledger.BURN_FAVOR_COST)
PLACE_SECRET: Final = vec[i64](ledger.PLACE_SECRET)
BURN_SECRET_COST: Final = vec[i64](ledger.BURN_SECRET_COST)
ATTACK_PLAN: Final[list[bool]] = ledger.ATTACK_PLAN
DEFENSE_PLAN: Final[list[bool]] = ledger.DEFENSE_PLAN
RELIC_DICE: Final[list[int]] = ledger.RELIC_DICE

# Of a first game, by region: the site on top, and the denizen there; §25.
FIRST_SITES: Final[list[int]] = ledger.FIRST_SITES
FIRST_DENIZENS: Final[list[int]] = ledger.FIRST_DENIZENS

# By site, from 0.
CAPACITY: Final[list[int]] = ledger.CAPACITY
LAID_RELICS: Final[list[int]] = ledger.LAID_RELICS
LAID_FAVOR: Final[list[int]] = ledger.LAID_FAVOR
LAID_SECRETS: Final[list[int]] = ledger.LAID_SECRETS
IS_COAST: Final = vec[bool](ledger.IS_COAST)
PRICE: Final[list[int]] = ledger.PRICE
PRICE_AMOUNT: Final[list[int]] = ledger.PRICE_AMOUNT
PRICE_BANK: Final[list[int]] = ledger.PRICE_BANK
HOME_SUIT: Final[list[int]] = ledger.HOME_SUIT
HOME_BONUS: Final[list[int]] = ledger.HOME_BONUS


def card(id: str) -> int:
    """The number of a card, a relic or a site by its id."""
    return IDS.index(id)
