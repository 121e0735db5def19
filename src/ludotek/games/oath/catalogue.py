"""Every card as a number, and its facts as plain lists, which compiled rules read fast.

Denizens come first, then Visions, relics, and sites; a list named after a fact is read by card.
"""

from __future__ import annotations

from typing import Final

from ludotek.games.oath import ledger

FIRST_GAME: Final = 54  # denizens with a working power; the other 144 are inert
VISION: Final = 198  # the first Vision
CONSPIRACY: Final = 202
RELIC: Final = 203
SCEPTER: Final = 223
SITE: Final = 224
CARDS: Final = 247
RELICS: Final = 21

DISCORD: Final = 0
ARCANE: Final = 1
ORDER: Final = 2
HEARTH: Final = 3
BEAST: Final = 4
NOMAD: Final = 5
NO_SUIT: Final = -1

CRADLE: Final = 0
PROVINCES: Final = 1
HINTERLAND: Final = 2
SLOTS: Final = 8
REGION: Final[list[int]] = [CRADLE, CRADLE, PROVINCES, PROVINCES, PROVINCES, HINTERLAND, HINTERLAND, HINTERLAND]
FIRST_SLOT: Final[list[int]] = [0, 2, 5, 8]  # by region, and the end
JOURNEY: Final[list[list[int]]] = [[1, 2, 4], [2, 2, 2], [4, 2, 3]]  # Supply from region to region

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
PLACE_FAVOR: Final[list[int]] = ledger.PLACE_FAVOR
BURN_FAVOR_COST: Final[list[int]] = ledger.BURN_FAVOR_COST
PLACE_SECRET: Final[list[int]] = ledger.PLACE_SECRET
BURN_SECRET_COST: Final[list[int]] = ledger.BURN_SECRET_COST
ATTACK_PLAN: Final[list[bool]] = ledger.ATTACK_PLAN
DEFENSE_PLAN: Final[list[bool]] = ledger.DEFENSE_PLAN
RELIC_DICE: Final[list[int]] = ledger.RELIC_DICE

# By site, from 0.
CAPACITY: Final[list[int]] = ledger.CAPACITY
LAID_RELICS: Final[list[int]] = ledger.LAID_RELICS
LAID_FAVOR: Final[list[int]] = ledger.LAID_FAVOR
LAID_SECRETS: Final[list[int]] = ledger.LAID_SECRETS
IS_COAST: Final[list[bool]] = ledger.IS_COAST
PRICE: Final[list[int]] = ledger.PRICE
PRICE_AMOUNT: Final[list[int]] = ledger.PRICE_AMOUNT
PRICE_BANK: Final[list[int]] = ledger.PRICE_BANK
HOME_SUIT: Final[list[int]] = ledger.HOME_SUIT
HOME_BONUS: Final[list[int]] = ledger.HOME_BONUS

# The sites whose power the rules know by name.
MINE: Final = 0
SALT_FLATS: Final = 1
PLAINS: Final = 4
RIVER: Final = 5
MOUNTAIN: Final = 7
MARSHES: Final = 9
ROCKY_COAST: Final = 11
NARROW_PASS: Final = 12
CHARMING_VALLEY: Final = 13
DROWNED_CITY: Final = 17
GREAT_SLUM: Final = 18
BURIED_GIANT: Final = 19
TRIBUNAL: Final = 20
SHROUDED_WOOD: Final = 21
HIDDEN_PLACE: Final = 22


def card(id: str) -> int:
    """The number of a card, a relic or a site by its id."""
    return IDS.index(id)
