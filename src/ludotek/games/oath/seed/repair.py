"""A seed of any version as one of 3.3.3 that keeps every rule, and what was changed on the way, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from ludotek.core.phrase import Phrase, phrase
from ludotek.games.oath.catalogue import FIRST_SLOT
from ludotek.games.oath.components import REGIONS
from ludotek.games.oath.seed.form import (
    DENIZENS,
    FACEDOWN,
    LATEST,
    LEFTOVER_OATH,
    NONE,
    RELICS,
    VISIONS,
    WITH_PLAYERS,
    Place,
    Seed,
)
from ludotek.games.oath.seed.ids import CARD_OF, site_of
from ludotek.games.oath.words import say_card, say_region

UPPER: Final = range(12)  # places of the world deck, with two Visions
LOWER: Final = range(12, 30)  # with three
RELICS_AT_A_SITE: Final = 2


def repaired(seed: Seed) -> tuple[Seed, list[Phrase]]:
    """The seed as the latest version writes it, and what had to be mended; nothing, if nothing had to."""
    repairs: list[Phrase] = []
    for mend in (mend_version, mend_players, mend_oath, mend_regions, mend_ground, mend_visions, mend_relics):
        seed, found = mend(seed)
        repairs += found
    return seed, repairs


def mend_version(seed: Seed) -> tuple[Seed, list[Phrase]]:
    if seed.version == LATEST:
        return seed, []
    old, new = (".".join(map(str, version)) for version in (seed.version, LATEST))
    players = seed.previous_players if seed.version >= WITH_PLAYERS else 0
    repairs = [phrase("oath-repair-version", old=old, new=new)]
    if players != seed.previous_players:
        repairs.append(phrase("oath-repair-players"))
    return replace(seed, version=LATEST, previous_players=players), repairs


def mend_players(seed: Seed) -> tuple[Seed, list[Phrase]]:
    """There are seven bits: five boards, the Chancellor, the Clockwork Prince."""
    if seed.previous_players < 0x80:
        return seed, []
    return replace(seed, previous_players=seed.previous_players & 0x7F), [phrase("oath-repair-players")]


def mend_oath(seed: Seed) -> tuple[Seed, list[Phrase]]:
    if seed.oath != LEFTOVER_OATH:
        return seed, []
    return replace(seed, oath=0), [phrase("oath-repair-oath")]


def mend_regions(seed: Seed) -> tuple[Seed, list[Phrase]]:
    """In a region without a faceup site its top one is turned up; one that chance chooses is turned up then."""
    places, repairs = list(seed.places), []
    for region in range(len(REGIONS)):
        slots = range(FIRST_SLOT[region], FIRST_SLOT[region + 1])
        if all(places[slot].is_known and not places[slot].is_faceup for slot in slots):
            top = places[slots[0]]
            places[slots[0]] = Place(top.site - FACEDOWN, top.cards)
            repairs.append(phrase("oath-repair-region", region=say_region(region), site=say_card(site_of(top.site))))
    return replace(seed, places=tuple(places)), repairs


def mend_ground(seed: Seed) -> tuple[Seed, list[Phrase]]:
    """No site is laid more than two relics; a third goes under the relic deck."""
    places, relics, repairs = list(seed.places), list(seed.relics), []
    for slot, place in enumerate(places):
        first, *others = place.cards
        if all(card in RELICS for card in place.cards):
            places[slot] = Place(place.site, (NONE, others[0], others[1]))
            relics = [first, *(relic for relic in relics if relic != first)]
            repairs.append(phrase("oath-repair-ground", card=said(first), site=say_card(site_of(place.site))))
    return replace(seed, places=tuple(places), relics=tuple(relics)), repairs


def mend_visions(seed: Seed) -> tuple[Seed, list[Phrase]]:
    """Two Visions among the first twelve cards and three among the next eighteen, moved as little as possible."""
    if not seed.world:
        return seed, []
    missing = [vision for vision in VISIONS if vision not in seed.world]
    repairs = [phrase("oath-repair-vision", card=said(vision)) for vision in missing]
    written = (*seed.world, *missing)
    world = layered(written)
    if not missing and world != written:
        repairs.append(phrase("oath-repair-layers"))
    return replace(seed, world=world), repairs


def layered(written: Sequence[int]) -> tuple[int, ...]:
    """A world deck with its Visions in the right layers; as it was, if it has too few cards for layers."""
    visions = [(place, card) for place, card in enumerate(written) if card in VISIONS]
    world = [card for card in written if card in DENIZENS]
    if len(world) + len(visions) < LOWER.stop:
        return tuple(written)
    layers = (UPPER, UPPER, LOWER, LOWER, LOWER)
    least = 0
    for number, ((place, vision), layer) in enumerate(zip(visions, layers, strict=True)):
        after = layers[number + 1 :].count(layer)  # these need room too
        target = min(max(place, layer.start, least), layer.stop - 1 - after)
        world.insert(target, vision)
        least = target + 1
    return tuple(world)


def mend_relics(seed: Seed) -> tuple[Seed, list[Phrase]]:
    """What lies on the map is no part of the deck, and what lies nowhere comes on top of it, as public tools do.

    Where no relic is written at all, chance makes the deck, which is no fault.
    """
    on_map = [card for place in seed.places for card in place.cards if card in RELICS]
    if not seed.relics and not on_map:
        return seed, []
    deck = [card for card in seed.relics if card not in on_map]
    repairs = [phrase("oath-repair-relic-twice", card=said(card)) for card in seed.relics if card in on_map]
    missing = [card for card in RELICS if card not in (*deck, *on_map)]
    repairs += [phrase("oath-repair-relic", card=said(card)) for card in missing]
    return replace(seed, relics=(*deck, *missing)), repairs


def said(number: int) -> Phrase:
    return say_card(CARD_OF[number])
