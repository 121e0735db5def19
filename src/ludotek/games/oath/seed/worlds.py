"""A seed as a world that a game can begin in, and a world as a seed."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from msgspec.structs import replace

from ludotek.core.rng import Rng
from ludotek.games.oath import world as worlds
from ludotek.games.oath.catalogue import FIRST_GAME, FIRST_SLOT, LAID_RELICS, SITE
from ludotek.games.oath.components import REGIONS
from ludotek.games.oath.seed.form import (
    CHANCELLOR,
    FACEDOWN,
    LATEST,
    NONE,
    RELICS,
    SITES,
    SPACES,
    UNKNOWN,
    VISIONS,
    Place,
    Seed,
)
from ludotek.games.oath.seed.ids import CARD_OF, NUMBER_OF, OATH_OF, SITE_OF, colours, mask_of, site_of
from ludotek.games.oath.seed.repair import RELICS_AT_A_SITE, repaired
from ludotek.games.oath.steps.setup import LOWER_CARDS, UPPER_CARDS
from ludotek.games.oath.world import World

# From a seed.


def world_of(seed: Seed) -> World:
    """The world of a seed, repaired; what it leaves to chance is drawn by its own text, always alike."""
    whole = completed(repaired(seed)[0])
    return World(
        oath=OATH_OF[whole.oath],
        citizens=colours(whole.citizens),
        places=tuple(place_of(place) for place in whole.places),
        deck=cards_of(whole.world),
        dispossessed=tuple(sorted(cards_of(whole.dispossessed))),
        relics=cards_of(whole.relics[::-1]),
    )


def place_of(place: Place) -> worlds.Place:
    lying = sorted(place.cards, key=lambda card: card in RELICS)  # in their order otherwise
    return worlds.Place(site=site_of(place.site), is_up=place.is_faceup, cards=cards_of(lying))


def cards_of(cards: Sequence[int]) -> tuple[int, ...]:
    return tuple([CARD_OF[card] for card in cards if card != NONE])


def completed(seed: Seed) -> Seed:
    """A seed in which nothing is left to chance any more."""
    rng = Rng(int.from_bytes(sha256(str(seed).encode()).digest()[:12], "little"))
    return laid(with_relics(with_world(with_sites(seed, rng), rng), rng))


def with_sites(seed: Seed, rng: Rng) -> Seed:
    """Facedown sites where none is written; in a region without a faceup one its top one is turned up."""
    written = {place.site % FACEDOWN for place in seed.places if place.is_known}
    free = [site for site in range(SITES) if site not in written]
    rng.shuffle(free)
    places = [place if place.is_known else Place(free.pop() + FACEDOWN, place.cards) for place in seed.places]
    for region in range(len(REGIONS)):
        top, end = FIRST_SLOT[region], FIRST_SLOT[region + 1]
        if not any(place.is_faceup for place in places[top:end]):
            places[top] = Place(places[top].site - FACEDOWN, places[top].cards)
    return replace(seed, places=tuple(places))


def with_world(seed: Seed, rng: Rng) -> Seed:
    """The first game's denizens that lie nowhere else: ten and two Visions, fifteen and three, then the others."""
    if seed.world:
        return seed
    lying = {*seed.dispossessed, *(card for place in seed.places for card in place.cards)}
    denizens, visions = [card for card in range(FIRST_GAME) if card not in lying], list(VISIONS)
    rng.shuffle(denizens)
    rng.shuffle(visions)
    upper, lower = [*denizens[:10], *visions[:2]], [*denizens[10:25], *visions[2:]]
    rng.shuffle(upper)
    rng.shuffle(lower)
    return replace(seed, world=(*upper, *lower, *denizens[25:]))


def with_relics(seed: Seed, rng: Rng) -> Seed:
    if seed.relics or any(card in RELICS for place in seed.places for card in place.cards):
        return seed
    relics = list(RELICS)
    rng.shuffle(relics)
    return replace(seed, relics=tuple(relics))


def laid(seed: Seed) -> Seed:
    """Faceup sites short of relics get them from the bottom of the deck, as far as there is room (ruling O120)."""
    places, relics = list(seed.places), list(seed.relics)
    for slot, place in enumerate(places):
        if not place.is_faceup:
            continue
        cards = [card for card in place.cards if card != NONE]
        wanted = min(LAID_RELICS[site_of(place.site) - SITE], RELICS_AT_A_SITE)
        while sum(card in RELICS for card in cards) < wanted and len(cards) < SPACES and relics:
            cards.append(relics.pop(0))
        places[slot] = spread(place.site, cards)
    return replace(seed, places=tuple(places), relics=tuple(relics))


# To a seed.


def seed_of(
    world: World,
    *,
    name: str,
    count: int,
    previous_players: int = 0,
    previous_citizens: int = 0,
    winner: int = CHANCELLOR,
    winner_name: str = UNKNOWN,
) -> Seed:
    """A world in the latest version of the format, with what was before it."""
    return Seed(
        version=LATEST,
        count=count,
        name=name,
        previous_players=previous_players,
        citizens=mask_of(world.citizens),
        oath=OATH_OF.index(world.oath),
        suits=tuple(range(6)),
        places=tuple(written(place) for place in world.places),
        world=numbers_of(world.deck),
        dispossessed=numbers_of(world.dispossessed),
        relics=numbers_of(world.relics[::-1]),
        previous_citizens=previous_citizens,
        winner=winner,
        winner_name=winner_name,
    )


def written(place: worlds.Place) -> Place:
    site = SITE_OF.index(place.site)
    return spread(site if place.is_up else site + FACEDOWN, numbers_of(place.cards))


def spread(site: int, cards: Sequence[int]) -> Place:
    """Denizens and edifices fill the spaces from the left, relics from the right."""
    lying = [card for card in cards if card not in RELICS]
    relics = [card for card in cards if card in RELICS]
    first, second, third = [*lying, *[NONE] * (SPACES - len(cards)), *relics]
    return Place(site, (first, second, third))


def numbers_of(cards: Sequence[int]) -> tuple[int, ...]:
    return tuple([NUMBER_OF[card] for card in cards])


def shuffled(world: World, rng: Rng) -> World:
    """A world that is still to be played, as everybody may read it: what lies facedown is mixed (ruling O121)."""
    upper, lower = UPPER_CARDS, UPPER_CARDS + LOWER_CARDS
    layers = [list(world.deck[:upper]), list(world.deck[upper:lower]), list(world.deck[lower:])]
    relics = [*world.relics, *(relic for place in world.places for relic in place.relics)]
    sites = [*world.site_deck, *(place.site for place in world.places if not place.is_up)]
    for layer in (*layers, relics, sites):
        rng.shuffle(layer)
    places = tuple(covered(place, sites, relics) for place in world.places)
    return replace(world, places=places, deck=tuple(card for layer in layers for card in layer), relics=tuple(relics))


def covered(place: worlds.Place, sites: list[int], relics: list[int]) -> worlds.Place:
    """The same place with as many relics, or with some facedown site."""
    if not place.is_up:
        return replace(place, site=sites.pop())
    return replace(place, cards=(*place.lying, *(relics.pop() for _ in place.relics)))
