"""A seed field by field, in the numbers of its own format, and its text.

Nothing of a text is lost: a seed of any version prints the characters that it was read from.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias
from unicodedata import category

import msgspec

Version: TypeAlias = tuple[int, int, int]
Units: TypeAlias = Literal["utf-16", "utf-8"]  # in which the lengths of names are counted

VERSIONS: Final[frozenset[Version]] = frozenset(
    (
        *((1, 6, patch) for patch in range(3)),
        *((1, 7, patch) for patch in range(3)),
        (1, 8, 0),
        *((1, 9, patch) for patch in range(3)),
        (2, 0, 0),
        (2, 0, 3),
        *((3, 1, patch) for patch in range(4)),
        (3, 2, 0),
        *((3, 3, patch) for patch in range(4)),
    )
)
LATEST: Final[Version] = (3, 3, 3)
WITH_RELICS: Final[Version] = (3, 1, 0)  # the first that writes the relic deck
WITH_HISTORY: Final[Version] = (3, 3, 1)  # the first that writes who started as a Citizen, and who won
WITH_PLAYERS: Final[Version] = (3, 3, 2)  # the first whose byte of previous players means something

PLACES: Final = 8
SPACES: Final = 3  # for cards at a site
NONE: Final = 255
SITES: Final = 23
FACEDOWN: Final = 24  # is added to the number of a site
DENIZENS: Final = range(198)
EDIFICES: Final = range(198, 210)  # an intact face is even, its ruin is the next
VISIONS: Final = range(210, 215)
RELICS: Final = range(218, 238)
BOARDS: Final = 5  # of Exiles: a bit each, from red on
OATHS: Final = 5  # with one that is a leftover
LEFTOVER_OATH: Final = 4
UNKNOWN: Final = "UNKNOWN"
CHANCELLOR: Final = 0x20  # as a winner


class Place(msgspec.Struct, frozen=True):
    """One of the eight places of the map: a site, facedown if 24 was added, and what lies in its three spaces."""

    site: int
    cards: tuple[int, int, int]

    @property
    def is_known(self) -> bool:
        """Whether a site is written here; otherwise chance chooses one."""
        return self.site != NONE

    @property
    def is_faceup(self) -> bool:
        return self.site < FACEDOWN


class Seed(msgspec.Struct, frozen=True, kw_only=True):
    """What a seed says, in its order."""

    version: Version
    count: int  # of the game that is to be played
    name: str
    previous_players: int  # a byte as it was read; from 3.3.2 on a mask
    citizens: int  # a mask, from red on
    oath: int
    suits: tuple[int, ...]  # an order without meaning
    places: tuple[Place, ...]
    world: tuple[int, ...]  # the top first; empty before a first game
    dispossessed: tuple[int, ...]
    relics: tuple[int, ...] = ()  # the top last
    previous_citizens: int = 0
    winner: int = CHANCELLOR
    winner_name: str = UNKNOWN
    units: Units = "utf-16"

    def __str__(self) -> str:
        text = numbers(self.version) + f"{self.count:04X}" + named(self.name, self.units)
        text += numbers((self.previous_players, self.citizens, self.oath)) + "".join(map(str, self.suits))
        text += "".join(numbers((place.site, *place.cards)) for place in self.places)
        text += pile(self.world) + pile(self.dispossessed)
        if self.version >= WITH_RELICS:
            text += pile(self.relics)
        if self.version >= WITH_HISTORY:
            text += numbers((self.previous_citizens, self.winner)) + named(self.winner_name, self.units)
        return text


def numbers(values: Iterable[int]) -> str:
    """Two digits each."""
    return "".join(f"{value:02X}" for value in values)


def pile(cards: tuple[int, ...]) -> str:
    return numbers((len(cards), *cards))


def named(name: str, units: Units) -> str:
    """A name after its length."""
    return f"{length(name, units):02X}{name}"


def length(name: str, units: Units) -> int:
    return len(name.encode()) if units == "utf-8" else len(name.encode("utf-16-le")) // 2


def is_sayable(letter: str) -> bool:
    """Whether a letter can stand in a name: text in one line, with nothing that steers a screen."""
    return category(letter) not in ("Cc", "Cs", "Zl", "Zp")
