"""The forms in which Oath's cards, relics and sites are written down."""

from __future__ import annotations

from typing import NamedTuple


class Denizen(NamedTuple):
    """A card of the world deck, or a face of an edifice, which never lies in it."""

    id: str
    name: str
    suit: str  # nothing for a ruin
    where: str  # faceup "any", only at a "site", or only as an "adviser"; and "locked" where it never leaves again
    timing: str
    cost: str  # four digits: favor placed and burnt, secrets placed and burnt


class Relic(NamedTuple):
    id: str
    name: str
    dice: int  # of defense, when it is a target
    timing: str
    cost: str


class Site(NamedTuple):
    id: str
    name: str
    capacity: int
    laid: tuple[int, int, int]  # relics, favor and secrets that come with it when it turns up
    price: str  # of a relic that lies here
    homeland: str  # a suit, and what playing it here brings
    is_coast: bool
