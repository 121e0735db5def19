"""What a seed says, line by line for people and in one document for programs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

import msgspec

from ludotek.core.phrase import Phrase, phrase
from ludotek.games.oath.catalogue import IDS, SUIT
from ludotek.games.oath.components import COLOURS, OATHS, SUITS
from ludotek.games.oath.seed.form import DENIZENS, LEFTOVER_OATH, NONE, VISIONS, WITH_HISTORY, WITH_PLAYERS, Place, Seed
from ludotek.games.oath.seed.ids import BOARD_IDS, CARD_OF, OATH_OF, site_of
from ludotek.games.oath.words import say_card, say_seat, say_slot, say_suit

Line: TypeAlias = tuple[Phrase, Sequence[Phrase]]  # what it is about, and what there is


class PlaceDocument(msgspec.Struct, frozen=True):
    site: str | None  # none: chance chooses one
    is_faceup: bool
    cards: list[str]  # from left to right


class Document(msgspec.Struct, frozen=True):
    """A seed in ids instead of numbers; decks with their top first."""

    version: str
    name: str
    count: int
    oath: str | None  # none: a leftover that no game is played with
    citizens: list[str]
    map: list[PlaceDocument]
    world: list[str]
    dispossessed: list[str]
    relics: list[str]
    previous_players: list[str]
    previous_citizens: list[str]
    winner: str | None  # none: an older seed does not tell
    winner_name: str | None


def document(seed: Seed) -> Document:
    has_history = seed.version >= WITH_HISTORY
    return Document(
        version=".".join(map(str, seed.version)),
        name=seed.name,
        count=seed.count,
        oath=None if seed.oath == LEFTOVER_OATH else OATHS[OATH_OF[seed.oath]],
        citizens=boards(seed.citizens),
        map=[
            PlaceDocument(IDS[site_of(place.site)] if place.is_known else None, place.is_faceup, ids(place.cards))
            for place in seed.places
        ],
        world=ids(seed.world),
        dispossessed=ids(seed.dispossessed),
        relics=ids(seed.relics[::-1]),
        previous_players=previous_players(seed),
        previous_citizens=boards(seed.previous_citizens),
        winner=boards(seed.winner)[0] if has_history else None,
        winner_name=seed.winner_name if has_history else None,
    )


def boards(mask: int) -> list[str]:
    """The boards of a mask by their ids, in the order of the seats."""
    named = {id for bit, id in enumerate((*BOARD_IDS, COLOURS[0])) if mask >> bit & 1}
    return [colour for colour in COLOURS if colour in named]


def previous_players(seed: Seed) -> list[str]:
    """Who played the game before, where the version tells."""
    return boards(seed.previous_players) if seed.version >= WITH_PLAYERS else []


def ids(cards: Sequence[int]) -> list[str]:
    return [IDS[CARD_OF[card]] for card in cards if card != NONE]


# In words.


def title(seed: Seed) -> Phrase:
    return phrase("oath-seed-title", name=seed.name, count=str(seed.count), version=".".join(map(str, seed.version)))


def lines(seed: Seed) -> Iterator[Line]:
    """Oath, boards, map, decks and history."""
    yield phrase("oath-seed-oath"), [say_oath(seed.oath)]
    yield phrase("oath-seed-citizens"), say_boards(boards(seed.citizens))
    for slot, place in enumerate(seed.places):
        yield say_slot(slot), say_place(place)
    yield from decks(seed)
    if seed.version >= WITH_PLAYERS:
        yield phrase("oath-seed-players"), say_boards(previous_players(seed))
    if seed.version >= WITH_HISTORY:
        yield phrase("oath-seed-previous-citizens"), say_boards(boards(seed.previous_citizens))
        winner = say_seat(COLOURS.index(boards(seed.winner)[0]))
        yield phrase("oath-seed-winner"), [winner, phrase("plain", words=seed.winner_name)]


def decks(seed: Seed) -> Iterator[Line]:
    world = [card for card in seed.world if card not in VISIONS]
    if seed.world:
        yield phrase("oath-seed-world", number=len(seed.world)), say_cards(seed.world)
        yield phrase("oath-seed-suits"), by_suit(world)
    else:
        yield phrase("oath-seed-world", number=0), [phrase("oath-seed-first-game")]
    yield phrase("oath-seed-dispossessed", number=len(seed.dispossessed)), say_cards(seed.dispossessed)
    if seed.world:
        lying = {*world, *seed.dispossessed, *(card for place in seed.places for card in place.cards)}
        archive = [denizen for denizen in DENIZENS if denizen not in lying]
        yield phrase("oath-seed-archive", number=len(archive)), by_suit(archive)
    relics = say_cards(seed.relics[::-1]) if seed.relics else [phrase("oath-seed-by-chance")]
    yield phrase("oath-seed-relics", number=len(seed.relics)), relics


def say_oath(oath: int) -> Phrase:
    return phrase("oath-seed-oath-leftover" if oath == LEFTOVER_OATH else f"oath-seed-oath-{OATHS[OATH_OF[oath]]}")


def say_boards(colours: Sequence[str]) -> list[Phrase]:
    return [say_seat(COLOURS.index(colour)) for colour in colours] or [phrase("oath-seed-nobody")]


def say_place(place: Place) -> list[Phrase]:
    """A site and what lies there; a facedown one in so many words."""
    if not place.is_known:
        return [phrase("oath-seed-by-chance")]
    site = say_card(site_of(place.site))
    return [site, *say_cards(place.cards)] if place.is_faceup else [phrase("oath-seed-facedown", site=site)]


def say_cards(cards: Sequence[int]) -> list[Phrase]:
    return [say_card(CARD_OF[card]) for card in cards if card != NONE]


def by_suit(denizens: Sequence[int]) -> list[Phrase]:
    """How many there are of each suit."""
    return [
        phrase("oath-seed-of-suit", suit=say_suit(suit), number=sum(SUIT[card] == suit for card in denizens))
        for suit in range(len(SUITS))
    ]
