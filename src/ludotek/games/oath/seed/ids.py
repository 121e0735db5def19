"""The numbers of the format and those of the catalogue, card by card.

Denizens and edifices have the same; Visions, relics, sites, Oaths and boards are matched by their ids.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ludotek.games.oath.catalogue import CAPACITY, SITE, VISION, card
from ludotek.games.oath.components import COLOURS, OATHS
from ludotek.games.oath.seed.form import BOARDS, FACEDOWN

VISION_IDS: Final = (
    "vision_of_sanctuary",
    "vision_of_rebellion",
    "conspiracy",
    "vision_of_faith",
    "vision_of_conquest",
)
RELIC_IDS: Final = (
    "sticky_fire",
    "cursed_cauldron",
    "brass_horse",
    "truthful_harp",
    "grand_mask",
    "horned_mask",
    "cup_of_plenty",
    "whistle",
    "dowsing_sticks",
    "cracked_horn",
    "bandit_crown",
    "ring_of_devotion",
    "skeleton_key",
    "oracular_pig",
    "circlet_of_command",
    "ivory_eye",
    "map",
    "obsidian_cage",
    "book_of_records",
    "dragonskin_drum",
)
SITE_IDS: Final = (
    "mine",
    "salt_flats",
    "fertile_valley",
    "barren_coast",
    "plains",
    "river",
    "steppe",
    "mountain",
    "lush_coast",
    "marshes",
    "wastes",
    "rocky_coast",
    "narrow_pass",
    "charming_valley",
    "deep_woods",
    "standing_stones",
    "ancient_city",
    "drowned_city",
    "great_slum",
    "buried_giant",
    "the_tribunal",
    "shrouded_wood",
    "the_hidden_place",
)
OATH_IDS: Final = ("supremacy", "people", "devotion", "protection")
BOARD_IDS: Final = ("red", "blue", "white", "yellow", "black")  # by bit

CARD_OF: Final[dict[int, int]] = {
    **{number: number for number in range(VISION)},
    **{210 + place: card(id) for place, id in enumerate(VISION_IDS)},
    **{218 + place: card(id) for place, id in enumerate(RELIC_IDS)},
}
NUMBER_OF: Final[dict[int, int]] = {card: number for number, card in CARD_OF.items()}
SITE_OF: Final[list[int]] = [card(id) for id in SITE_IDS]
OATH_OF: Final[list[int]] = [OATHS.index(id) for id in OATH_IDS]
COLOUR_OF: Final[list[int]] = [COLOURS.index(id) for id in BOARD_IDS]

SALT: Final = card("salt_the_earth")


def site_of(written: int) -> int:
    """The site of the catalogue, whichever way it lies."""
    return SITE_OF[written % FACEDOWN]


def room_at(written: int, lying: Iterable[int]) -> int:
    """How many denizens and edifices a site holds, with these there."""
    return 1 if SALT in lying else CAPACITY[site_of(written) - SITE]


def colours(mask: int) -> tuple[int, ...]:
    """The colours of a mask of boards, in rising order."""
    return tuple(sorted(COLOUR_OF[bit] for bit in range(BOARDS) if mask >> bit & 1))


def mask_of(colours: Iterable[int]) -> int:
    return sum(1 << COLOUR_OF.index(colour) for colour in colours)
