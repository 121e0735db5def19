"""The world between two games: what the Chronicle saves, and what the next set-up deals from.

Everything is in the numbers of `catalogue`. What is not here follows from it: the Archive has the denizens and the
edifices that lie nowhere, the site deck the sites that are not on the map.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludotek.games.oath.catalogue import (
    CAPACITY,
    CARDS,
    EDIFICE,
    FIRST_SLOT,
    IDS,
    NAMES,
    RELIC,
    SCEPTER,
    SITE,
    SLOTS,
    VISION,
    card,
)
from ludotek.games.oath.components import COLOURS, OATHS, REGIONS, OathOptions
from ludotek.games.oath.marks import EMPTY, NOBODY
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.steps.setup import LOWER_CARDS, UPPER_CARDS, deal_world

SALT = card("salt_the_earth")
PLACES_OF_A_SITE = 3  # for cards and relics together, as public seeds have them
RELICS_OF_A_SITE = 2
UPPER_VISIONS, LOWER_VISIONS = 2, 3


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A place of the map: its site, and what lies there from left to right, denizens and edifice before relics."""

    site: int
    is_up: bool
    cards: tuple[int, ...] = ()

    @property
    def lying(self) -> list[int]:
        """Denizens and edifice."""
        return [number for number in self.cards if number < VISION]

    @property
    def relics(self) -> list[int]:
        return [number for number in self.cards if number >= RELIC]


class World(msgspec.Struct, frozen=True, kw_only=True):
    """Map, decks, boards and Oath as they are saved (rules.md, section 15)."""

    oath: int
    citizens: tuple[int, ...] = ()  # colours of the boards that lie on their Citizen side, in rising order
    places: tuple[Place, ...]  # in map order, top Cradle to bottom Hinterland
    deck: tuple[int, ...]  # the world deck, top first
    dispossessed: tuple[int, ...] = ()  # in no order; here a rising one
    relics: tuple[int, ...]  # the relic deck, top first

    @property
    def archive(self) -> list[int]:
        """Denizens that lie nowhere."""
        lying = {*self.deck, *self.dispossessed, *self.on_map}
        return [denizen for denizen in range(EDIFICE) if denizen not in lying]

    @property
    def on_map(self) -> list[int]:
        """All cards and relics at sites."""
        return [number for place in self.places for number in place.cards]

    @property
    def site_deck(self) -> list[int]:
        lying = {place.site for place in self.places}
        return [site for site in range(SITE, CARDS) if site not in lying]

    @property
    def edifices(self) -> list[int]:
        """The faces that stand on the map, intact ones and ruins."""
        return [number for number in self.on_map if EDIFICE <= number < VISION]

    def check(self) -> str:
        """The first invariant that does not hold, in a sentence; nothing if all do."""
        faults = (board_fault, map_fault, site_fault, region_fault, denizen_fault, vision_fault, relic_fault)
        return next((found for fault in faults if (found := fault(self))), "")


def named(number: int) -> str:
    return NAMES[number] if 0 <= number < len(IDS) else f"card {number}"


def twice(numbers: Sequence[int]) -> int | None:
    """A number that comes more than once."""
    return next((number for number in numbers if numbers.count(number) > 1), None)


def board_fault(world: World) -> str:
    if not 0 <= world.oath < len(OATHS):
        return f"there is no Oath with the number {world.oath}"
    if list(world.citizens) != sorted(set(world.citizens) & set(range(1, len(COLOURS)))):
        return f"the Citizens' boards {world.citizens} are not colours from 1 to {len(COLOURS) - 1} in rising order"
    return ""


def map_fault(world: World) -> str:
    if len(world.places) != SLOTS:
        return f"the map has {len(world.places)} places, not {SLOTS}"
    for place in world.places:
        if not SITE <= place.site < CARDS:
            return f"{named(place.site)} is no site"
        if not place.is_up and place.cards:
            return f"cards lie at {named(place.site)}, which is facedown"
    again = twice([place.site for place in world.places])
    return f"{named(again)} lies at two places of the map" if again is not None else ""


def site_fault(world: World) -> str:
    for place in world.places:
        fault = crowding(place)
        if fault:
            return f"{named(place.site)} {fault}"
    edifices = [face // 2 * 2 for face in world.edifices]
    again = twice(edifices)
    return f"{named(again)} stands at two sites" if again is not None else ""


def crowding(place: Place) -> str:
    """What there is too much of at a site."""
    strangers = [number for number in place.cards if not (0 <= number < VISION or RELIC <= number < SCEPTER)]
    if strangers:
        return f"holds {named(strangers[0])}, which never lies at a site"
    room = 1 if SALT in place.cards else CAPACITY[place.site - SITE]
    if len(place.lying) > room:
        return f"has room for {room} cards and holds {len(place.lying)}"
    if len(place.relics) > RELICS_OF_A_SITE:
        return f"holds {len(place.relics)} relics, more than {RELICS_OF_A_SITE}"
    if len(place.cards) > PLACES_OF_A_SITE:
        return f"holds {len(place.cards)} cards and relics, more than {PLACES_OF_A_SITE}"
    return "has two edifices" if len([face for face in place.lying if face >= EDIFICE]) > 1 else ""


def region_fault(world: World) -> str:
    for number, region in enumerate(REGIONS):
        if not any(place.is_up for place in world.places[FIRST_SLOT[number] : FIRST_SLOT[number + 1]]):
            return f"no site of the {region} is faceup"
    return ""


def denizen_fault(world: World) -> str:
    """Every denizen is on the map, in the world deck, among the Dispossessed, or in the Archive."""
    strangers = [number for number in world.deck if not (0 <= number < EDIFICE or VISION <= number < RELIC)]
    if strangers:
        return f"{named(strangers[0])} is in the world deck, and belongs elsewhere"
    strangers = [number for number in world.dispossessed if not 0 <= number < EDIFICE]
    if strangers:
        return f"{named(strangers[0])} is among the Dispossessed, and is no denizen"
    again = twice([*world.deck, *world.dispossessed, *world.on_map])
    return f"{named(again)} lies in two places" if again is not None else ""


def vision_fault(world: World) -> str:
    layers = world.deck[:UPPER_CARDS], world.deck[UPPER_CARDS : UPPER_CARDS + LOWER_CARDS]
    found = [len([number for number in layer if number >= VISION]) for layer in layers]
    if len([number for number in world.deck if number >= VISION]) != UPPER_VISIONS + LOWER_VISIONS:
        return "the world deck has not five Visions"
    if len(world.deck) < UPPER_CARDS + LOWER_CARDS:
        return f"the world deck has {len(world.deck)} cards, fewer than its upper layers"
    if found != [UPPER_VISIONS, LOWER_VISIONS]:
        return f"{found[0]} and {found[1]} Visions lie in the layers of the world deck, not 2 and 3"
    return ""


def relic_fault(world: World) -> str:
    relics = [*world.relics, *(relic for place in world.places for relic in place.relics)]
    again = twice(relics)
    if again is not None:
        return f"{named(again)} lies in two places"
    missing = set(range(RELIC, SCEPTER)) - set(relics)
    if missing:
        return f"{named(min(missing))} lies nowhere"
    return f"{named(max(relics))} is no relic of the deck" if len(relics) != SCEPTER - RELIC else ""


def world_after(position: Oath) -> World:
    """What the Chronicle has saved of a game that is over, §231."""
    if position.winner == NOBODY or not position.has_chronicle:
        raise ValueError("Only a game that is over and has had its Chronicle leaves a world.")
    boards = position.citizens | position.unseated
    return World(
        oath=position.oath,
        citizens=tuple(board for board in range(1, len(COLOURS)) if boards >> board & 1),
        places=tuple(place_of(position, slot) for slot in range(SLOTS)),
        deck=tuple(position.world[::-1]),
        dispossessed=tuple(sorted(position.dispossessed)),
        relics=tuple(position.relic_deck[::-1]),
    )


def place_of(position: Oath, slot: int) -> Place:
    cards = [*position.at[3 * slot : 3 * slot + 3], *position.ground[2 * slot : 2 * slot + 2]]
    lying = tuple(number for number in cards if number != EMPTY)
    return Place(site=position.map[slot], is_up=position.is_up[slot], cards=lying)


def first_position(world: World, options: OathOptions, is_written: bool = False, is_public: bool = False) -> Oath:
    """The first position of a game in a world, §233; its Oath, map, deck, Citizens and edifices are the world's.

    Its decks are shuffled anew, each within its layers (ruling O105), or lie as they are written. Of a public world
    relics at sites are mixed too (ruling O121).
    """
    fault = world.check()
    if fault:
        raise ValueError(f"This is no world to play in: {fault}.")
    position = Oath(options=msgspec.structs.replace(options, oath=OATHS[world.oath], citizens=0))
    deal_world(position, world, is_written, is_public)
    return position
