"""A second reader of seeds, written from the table of the format alone, to hold the first one against."""

from __future__ import annotations

import re
import unicodedata

OLD = {(1, 6, 0), (1, 6, 1), (1, 6, 2), (1, 7, 0), (1, 7, 1), (1, 7, 2), (1, 8, 0)}
SHORT = OLD | {(1, 9, 0), (1, 9, 1), (1, 9, 2), (2, 0, 0), (2, 0, 3)}
MIDDLE = {(3, 1, 0), (3, 1, 1), (3, 1, 2), (3, 1, 3), (3, 2, 0), (3, 3, 0)}
LONG = {(3, 3, 1), (3, 3, 2), (3, 3, 3)}
ROOM = [1, 2, 3, 1, 3, 2, 2, 2, 3, 2, 1, 2, 1, 3, 2, 2, 2, 0, 3, 2, 2, 2, 2]  # by site, as printed
HEX = re.compile("[0-9A-F]*")


class No(Exception):
    """It is no seed."""


def second_reading(text: str) -> dict[str, object] | None:
    """The fields of a seed, or nothing."""
    for coding, width in (("utf-16-le", 2), ("utf-8", 1)):
        try:
            return fields(Stream(text.encode(coding), coding, width))
        except (No, UnicodeError):
            continue
    return None


class Stream:
    """What is left of the text, as bytes of which `width` make a unit."""

    def __init__(self, rest: bytes, coding: str, width: int) -> None:
        self.rest, self.coding, self.width = rest, coding, width

    def take(self, units: int) -> str:
        cut = units * self.width
        if len(self.rest) < cut:
            raise No
        taken, self.rest = self.rest[:cut].decode(self.coding), self.rest[cut:]
        return taken

    def hex(self, digits: int = 2) -> int:
        taken = self.take(digits)
        if not HEX.fullmatch(taken):
            raise No
        return int(taken, 16)

    def text(self) -> str:
        taken = self.take(self.hex())
        if not taken or any(unicodedata.category(letter) in {"Cc", "Cs", "Zl", "Zp"} for letter in taken):
            raise No
        return taken

    def many(self) -> list[int]:
        return [self.hex() for _ in range(self.hex())]


def fields(line: Stream) -> dict[str, object]:
    version = (line.hex(), line.hex(), line.hex())
    if version not in SHORT | MIDDLE | LONG:
        raise No
    found: dict[str, object] = {"version": version, "count": line.hex(4), "name": line.text()}
    found |= {"previous_players": line.hex(), "citizens": line.hex(), "oath": line.hex()}
    found["suits"] = tuple(line.hex(1) for _ in range(6))
    map = [(line.hex(), [line.hex(), line.hex(), line.hex()]) for _ in range(8)]
    world, dispossessed = line.many(), line.many()
    relics = line.many() if version not in SHORT else []
    found |= {"map": map, "world": world, "dispossessed": dispossessed, "relics": relics}
    if version in LONG:
        found |= {"previous_citizens": line.hex(), "winner": line.hex(), "winner_name": line.text()}
    keep_rules(found, map)
    keep_piles(map, world, dispossessed, relics)
    if line.rest:
        raise No
    return found


Map = list[tuple[int, list[int]]]


def keep_rules(found: dict[str, object], map: Map) -> None:
    masks = [found["citizens"], found.get("previous_citizens", 0)]
    sites = [site % 24 for site, _ in map if site != 255]
    rules = (
        found["count"] != 0,
        all(mask in range(32) for mask in masks),
        found["oath"] in range(5),
        max(found["suits"]) < 6,  # type: ignore[call-overload]
        found.get("winner", 1) in {1, 2, 4, 8, 16, 32},
        all(site == 255 or (site < 47 and site != 23) for site, _ in map),
        len(set(sites)) == len(sites),
    )
    if not all(rules) or not all(is_settled(site, cards) for site, cards in map):
        raise No


def keep_piles(map: Map, world: list[int], dispossessed: list[int], relics: list[int]) -> None:
    lying = [card for _, cards in map for card in cards if card != 255]
    single = [card - card % 2 if 198 <= card <= 209 else card for card in (*lying, *world, *dispossessed)]
    rules = (
        all(card < 210 or 218 <= card <= 237 for card in lying),
        all(card < 198 or 210 <= card <= 214 for card in world),
        all(card < 198 for card in dispossessed),
        all(218 <= card <= 237 for card in relics),
        len(set(single)) == len(single),
        len(set(relics)) == len(relics),
    )
    if not all(rules):
        raise No


def is_settled(site: int, cards: list[int]) -> bool:
    """At most one edifice, nothing at what is facedown, and no more than there is room for."""
    settled = [card for card in cards if card < 210]
    if site >= 24:
        return cards == [255, 255, 255]
    room = 1 if 88 in settled else ROOM[site]
    return len(settled) <= room and len([card for card in settled if card >= 198]) < 2
