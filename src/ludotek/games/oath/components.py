"""Oath's board and pieces in numbers, and what a table chooses before a game (rules.md)."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from ludotek.core.options import Options

# The suits, in the order of their favor banks from the world deck on.
SUITS: Final = ("discord", "arcane", "order", "hearth", "beast", "nomad")  # §2 and §6
REGIONS: Final = ("cradle", "provinces", "hinterland")
COLOURS: Final = ("chancellor", "red", "blue", "yellow", "white", "black")
BANNERS: Final = ("peoples_favor", "darkest_secret")
OATHS: Final = ("supremacy", "people", "protection", "devotion")
VISION_IDS: Final = ("conquest", "rebellion", "sanctuary", "faith", "conspiracy")
TRAITS: Final = ("brutal", "decadent", "careless", "greedy")


class OathOptions(Options, frozen=True, kw_only=True):
    """What a table chooses before a game."""

    players: Annotated[int, msgspec.Meta(ge=2, le=6)] = 4  # §116
    map: Literal["first", "random"] = "first"  # §117, ruling O2
    oath: Literal["supremacy", "people", "protection", "devotion"] = "supremacy"  # §118
    deck: Literal["first", "random", "scripted"] = "first"  # §119, rulings O90 and O122
    citizens: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0  # §120
    edifices: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0  # §121, ruling O91
    chronicle: bool = False  # §234
    world: Annotated[str, msgspec.Meta(max_length=2_000)] = ""  # §235, ruling O120: a seed
    as_written: bool = False  # §236, ruling O121

    def __post_init__(self) -> None:
        if self.citizens >= self.players:
            raise ValueError(f"Beside a Chancellor there is room for at most {self.players - 1} Citizens.")
