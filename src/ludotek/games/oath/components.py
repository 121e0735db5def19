"""Oath's board and pieces in numbers, and what a table chooses before a game (docs/rules/oath.md)."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from ludotek.core.game import Options

# The suits, in the order of their favor banks from the world deck on.
SUITS: Final = ("discord", "arcane", "order", "hearth", "beast", "nomad")
REGIONS: Final = ("cradle", "provinces", "hinterland")
COLOURS: Final = ("chancellor", "red", "blue", "yellow", "white", "black")
BANNERS: Final = ("peoples_favor", "darkest_secret")
OATHS: Final = ("supremacy", "people", "protection", "devotion")
VISION_IDS: Final = ("conquest", "rebellion", "sanctuary", "faith", "conspiracy")
TRAITS: Final = ("brutal", "decadent", "careless", "greedy")


class OathOptions(Options, frozen=True, kw_only=True):
    """What a table chooses before a game."""

    players: Annotated[int, msgspec.Meta(ge=2, le=6)] = 4
    map: Literal["first", "random"] = "first"  # ruling O2
    oath: Literal["supremacy", "people", "protection", "devotion"] = "supremacy"
