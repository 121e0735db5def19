"""The facts of all cards as plain lists, read once from the rows in which they are written.

`catalogue` names them for the rules. This module is not compiled: it would be the longest of all, and runs once.
"""

from __future__ import annotations

from typing import Final

from ludotek.games.oath.archive import ARCHIVE
from ludotek.games.oath.components import SUITS, VISION_IDS
from ludotek.games.oath.denizens import DENIZENS
from ludotek.games.oath.edifices import EDIFICES
from ludotek.games.oath.pieces import Site
from ludotek.games.oath.places import RELICS as RELIC_ROWS
from ludotek.games.oath.places import SITES as SITE_ROWS

NO_SUIT: Final = -1
NO_PRICE, FAVOR_TO_BANK, BURN_FAVOR, BURN_SECRETS = range(4)  # as in `catalogue`


def sided(timing: str, side: str) -> bool:
    return f"plan {side}" in timing or "plan either" in timing


def price_of(site: Site) -> tuple[int, int, int]:
    """Kind, amount and bank of what a relic costs at a site."""
    words = site.price.split()
    if not words:
        return NO_PRICE, 0, NO_SUIT
    if words[0] == "burn":
        return BURN_FAVOR if words[2] == "favor" else BURN_SECRETS, int(words[1]), NO_SUIT
    return FAVOR_TO_BANK, int(words[0]), SUITS.index(words[3])


def homeland_of(site: Site) -> tuple[int, int]:
    suit, _, bonus = site.homeland.partition(": ")
    kinds = ("", "favor", "secret", "relic", "warbands")
    return (SUITS.index(suit), kinds.index(bonus)) if suit else (NO_SUIT, 0)


_cards = (*DENIZENS, *ARCHIVE, *EDIFICES)
_timings = [row.timing for row in _cards] + [""] * 5 + [row.timing for row in RELIC_ROWS]
_OTHERS = len(VISION_IDS) + len(RELIC_ROWS) + len(SITE_ROWS)
_costs = [row.cost for row in _cards] + ["0000"] * 5 + [row.cost for row in RELIC_ROWS]

IDS: Final[list[str]] = [
    *(row.id for row in _cards),
    *(f"vision_of_{id}" if id != "conspiracy" else id for id in VISION_IDS),
    *(row.id for row in RELIC_ROWS),
    *(row.id for row in SITE_ROWS),
]
NAMES: Final[list[str]] = [
    *(row.name for row in _cards),
    *(f"Vision of {id.capitalize()}" if id != "conspiracy" else "Conspiracy" for id in VISION_IDS),
    *(row.name for row in RELIC_ROWS),
    *(row.name for row in SITE_ROWS),
]
SUIT: Final[list[int]] = [SUITS.index(row.suit) if row.suit else NO_SUIT for row in _cards] + [NO_SUIT] * _OTHERS
WHERE: Final[list[int]] = [("any", "site", "adviser").index(row.where.split(",")[0]) for row in _cards]
LOCKED: Final[list[bool]] = ["locked" in row.where for row in _cards] + [False] * _OTHERS
PLACE_FAVOR: Final[list[int]] = [int(cost[0]) for cost in _costs]
BURN_FAVOR_COST: Final[list[int]] = [int(cost[1]) for cost in _costs]
PLACE_SECRET: Final[list[int]] = [int(cost[2]) for cost in _costs]
BURN_SECRET_COST: Final[list[int]] = [int(cost[3]) for cost in _costs]
ATTACK_PLAN: Final[list[bool]] = [sided(timing, "attacker") for timing in _timings]
DEFENSE_PLAN: Final[list[bool]] = [sided(timing, "defender") for timing in _timings]
RELIC_DICE: Final[list[int]] = [row.dice for row in RELIC_ROWS]  # by relic, from 0

# Of a first game, by region.
FIRST_SITES: Final[list[int]] = [IDS.index(id) for id in ("plains", "mountain", "rocky_coast")]
FIRST_DENIZENS: Final[list[int]] = [IDS.index(id) for id in ("longbows", "taming_charm", "elders")]

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
