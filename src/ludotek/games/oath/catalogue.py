"""Every card as a number, and its facts as plain lists, which compiled rules read fast.

Denizens come first, then Visions, relics, and sites; a list named after a fact is read by card.
"""

from __future__ import annotations

from typing import Final

from ludotek.games.oath.archive import ARCHIVE
from ludotek.games.oath.components import SUITS, VISION_IDS
from ludotek.games.oath.denizens import DENIZENS
from ludotek.games.oath.pieces import Site
from ludotek.games.oath.places import RELICS as RELIC_ROWS
from ludotek.games.oath.places import SITES as SITE_ROWS

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


def sided(timing: str, side: str) -> bool:
    return f"plan {side}" in timing or "plan either" in timing


def price_of(site: Site) -> tuple[int, int, int]:
    """Kind, amount and bank of what a relic costs at a site."""
    words = site.price.split()
    if not words:
        return NO_RELICS, 0, NO_SUIT
    if words[0] == "burn":
        return BURN_FAVOR if words[2] == "favor" else BURN_SECRETS, int(words[1]), NO_SUIT
    return FAVOR_TO_BANK, int(words[0]), SUITS.index(words[3])


def homeland_of(site: Site) -> tuple[int, int]:
    suit, _, bonus = site.homeland.partition(": ")
    kinds = ("", "favor", "secret", "relic", "warbands")
    return (SUITS.index(suit), kinds.index(bonus)) if suit else (NO_SUIT, NO_HOMELAND)


_denizens = (*DENIZENS, *ARCHIVE)
_timings = [row.timing for row in _denizens] + [""] * 5 + [row.timing for row in RELIC_ROWS]
_costs = [row.cost for row in _denizens] + ["0000"] * 5 + [row.cost for row in RELIC_ROWS]

IDS: Final[list[str]] = [
    *(row.id for row in _denizens),
    *(f"vision_of_{id}" if id != "conspiracy" else id for id in VISION_IDS),
    *(row.id for row in RELIC_ROWS),
    *(row.id for row in SITE_ROWS),
]
NAMES: Final[list[str]] = [
    *(row.name for row in _denizens),
    *(f"Vision of {id.capitalize()}" if id != "conspiracy" else "Conspiracy" for id in VISION_IDS),
    *(row.name for row in RELIC_ROWS),
    *(row.name for row in SITE_ROWS),
]
SUIT: Final[list[int]] = [SUITS.index(row.suit) for row in _denizens] + [NO_SUIT] * (CARDS - VISION)
WHERE: Final[list[int]] = [("any", "site", "adviser").index(row.where.split(",")[0]) for row in _denizens]
LOCKED: Final[list[bool]] = ["locked" in row.where for row in _denizens] + [False] * (CARDS - VISION)
PLACE_FAVOR: Final[list[int]] = [int(cost[0]) for cost in _costs]
BURN_FAVOR_COST: Final[list[int]] = [int(cost[1]) for cost in _costs]
PLACE_SECRET: Final[list[int]] = [int(cost[2]) for cost in _costs]
BURN_SECRET_COST: Final[list[int]] = [int(cost[3]) for cost in _costs]
ATTACK_PLAN: Final[list[bool]] = [sided(timing, "attacker") for timing in _timings]
DEFENSE_PLAN: Final[list[bool]] = [sided(timing, "defender") for timing in _timings]
RELIC_DICE: Final[list[int]] = [row.dice for row in RELIC_ROWS]  # by relic, from 0

# By site, from 0.
CAPACITY: Final[list[int]] = [row.capacity for row in SITE_ROWS]
LAID_RELICS: Final[list[int]] = [row.laid[0] for row in SITE_ROWS]
LAID_FAVOR: Final[list[int]] = [row.laid[1] for row in SITE_ROWS]
LAID_SECRETS: Final[list[int]] = [row.laid[2] for row in SITE_ROWS]
IS_COAST: Final[list[bool]] = [row.is_coast for row in SITE_ROWS]
PRICE: Final[list[int]] = [price_of(row)[0] for row in SITE_ROWS]
PRICE_AMOUNT: Final[list[int]] = [price_of(row)[1] for row in SITE_ROWS]
PRICE_BANK: Final[list[int]] = [price_of(row)[2] for row in SITE_ROWS]
HOME_SUIT: Final[list[int]] = [homeland_of(row)[0] for row in SITE_ROWS]
HOME_BONUS: Final[list[int]] = [homeland_of(row)[1] for row in SITE_ROWS]

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
