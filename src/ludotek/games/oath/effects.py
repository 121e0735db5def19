"""What cards, relics, sites, banners and traits do, where they may be played and what they cost, as people hear it.

Every message says what the rules do here.
"""

from __future__ import annotations

from functools import reduce

from ludotek.core.phrase import Phrase, phrase
from ludotek.games.oath.catalogue import (
    BURN_FAVOR_COST,
    BURN_SECRET_COST,
    IDS,
    LOCKED,
    PLACE_FAVOR,
    PLACE_SECRET,
    SITE,
    WHERE,
)
from ludotek.games.oath.components import BANNERS, TRAITS

PLACES = ("any", "site", "adviser")


def say_effect(card: int) -> Phrase:
    """What a card, a relic or a site does, §10."""
    return effect_of(IDS[card])


def say_banner_effect(banner: int) -> Phrase:
    """What a banner does, §10."""
    return effect_of(BANNERS[banner])


def say_trait_effect(space: int) -> Phrase:
    return effect_of(TRAITS[space])


def effect_of(id: str) -> Phrase:
    return phrase(f"oath-effect-{id.replace('_', '-')}")


def say_power(card: int) -> Phrase:
    """What a card or relic does, and its cost if it has one."""
    costs = costs_of(card)
    return phrase("oath-power", effect=say_effect(card), cost=say_cost(card)) if costs else say_effect(card)


def say_cost(card: int) -> Phrase:
    """What a power costs: favor and secrets, placed on its card or burnt."""
    costs = costs_of(card)
    return reduce(
        lambda one, other: phrase("oath-cost-both", one=one, other=other), costs or [phrase("oath-cost-none")]
    )


def costs_of(card: int) -> list[Phrase]:
    if card >= SITE:
        return []
    amounts = {
        "place-favor": PLACE_FAVOR[card],
        "burn-favor": BURN_FAVOR_COST[card],
        "place-secrets": PLACE_SECRET[card],
        "burn-secrets": BURN_SECRET_COST[card],
    }
    return [phrase(f"oath-cost-{kind}", count=amount) for kind, amount in amounts.items() if amount]


def say_where(denizen: int) -> Phrase:
    """Where a denizen may be played faceup, and whether it then stays."""
    where = phrase(f"oath-where-{PLACES[WHERE[denizen]]}")
    return phrase("oath-cost-both", one=where, other=phrase("oath-where-locked")) if LOCKED[denizen] else where
