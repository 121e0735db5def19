"""A seed from its text; anything else is refused with the column and the reason."""

from __future__ import annotations

from collections.abc import Container
from typing import Final

from ludotek.games.oath.seed.errors import BadSeed
from ludotek.games.oath.seed.form import (
    BOARDS,
    CHANCELLOR,
    DENIZENS,
    EDIFICES,
    FACEDOWN,
    NONE,
    OATHS,
    PLACES,
    RELICS,
    SITES,
    SPACES,
    UNKNOWN,
    VERSIONS,
    VISIONS,
    WITH_HISTORY,
    WITH_RELICS,
    Place,
    Seed,
    Units,
    Version,
    is_sayable,
    length,
)
from ludotek.games.oath.seed.ids import room_at

DIGITS: Final = "0123456789ABCDEF"
LONGEST: Final = 2_000  # characters: a seed with every card and two of the longest names has fewer
OF_THE_WORLD: Final = frozenset((*DENIZENS, *VISIONS))
AT_A_SITE: Final = frozenset((*DENIZENS, *EDIFICES, *RELICS, NONE))
WINNERS: Final = frozenset((0x01, 0x02, 0x04, 0x08, 0x10, CHANCELLOR))


def tidy(text: str) -> str:
    """What was pasted or kept in a file, without what stands around a seed. A name at the end may end in spaces."""
    return text.removeprefix("\ufeff").lstrip().rstrip("\r\n")


def read(text: str) -> Seed:
    """The seed that a text is. Lengths of names count UTF-16 units, or if nothing comes of that, bytes of UTF-8."""
    if len(text) > LONGEST:
        raise BadSeed("seed/bad-text", f"a seed has at most {LONGEST} characters, this has {len(text)}.", LONGEST + 1)
    try:
        return Reader(text, "utf-16").seed()
    except BadSeed as error:
        if text.isascii():
            raise
        refused = error
    try:
        return Reader(text, "utf-8").seed()
    except BadSeed as error:
        raise max(refused, error, key=lambda one: one.column) from None  # of whichever made more sense of it


class Reader:
    """Goes through a seed from left to right, and remembers which cards it has met."""

    def __init__(self, text: str, units: Units) -> None:
        self.text = text
        self.units = units
        self.at = 0
        self.met: set[int] = set()

    def refusal(self, sentence: str, back: int = 0) -> BadSeed:
        """Of what stands here, or some characters back."""
        return BadSeed("seed/bad-text", sentence, self.at - back + 1)

    def seed(self) -> Seed:
        version = self.version()
        has_relics, has_history = version >= WITH_RELICS, version >= WITH_HISTORY
        found = Seed(
            version=version,
            count=self.count(),
            name=self.name("the chronicle's name"),
            previous_players=self.byte("previous players"),
            citizens=self.boards("Citizens"),
            oath=self.one_of("the Oath", range(OATHS)),
            suits=tuple(self.suit() for _ in range(6)),
            places=self.map(),
            world=self.pile("the world deck", OF_THE_WORLD),
            dispossessed=self.pile("the Dispossessed", DENIZENS),
            relics=self.relics() if has_relics else (),
            previous_citizens=self.boards("previous Citizens") if has_history else 0,
            winner=self.one_of("the previous winner", WINNERS) if has_history else CHANCELLOR,
            winner_name=self.name("the winner's name") if has_history else UNKNOWN,
            units=self.units,
        )
        if self.at < len(self.text):
            raise self.refusal("the seed is complete, and something follows it.")
        return found

    # Field by field.

    def version(self) -> Version:
        version = (self.byte("the version"), self.byte("the version"), self.byte("the version"))
        if version not in VERSIONS:
            name = ".".join(map(str, version))
            raise BadSeed("seed/unknown-version", f"seeds of version {name} are not known here.", 1)
        return version

    def count(self) -> int:
        count = self.number("the game count", 4)
        if count == 0:
            raise self.refusal("the game count begins with 1.", 4)
        return count

    def name(self, what: str) -> str:
        """Its length, then that much text."""
        size = self.byte(f"the length of {what}")
        if size == 0:
            raise self.refusal(f"{what} has at least one letter.", 2)
        start = self.at
        while size > 0:
            letter = self.letter(what)
            size -= length(letter, self.units)
        if size < 0:
            raise self.refusal(f"{what} ends inside a letter.", 1)
        return self.text[start : self.at]

    def letter(self, what: str) -> str:
        if self.at == len(self.text):
            raise self.refusal(f"the seed ends inside {what}.")
        letter = self.text[self.at]
        if not is_sayable(letter):
            raise self.refusal(f"{what} has a character that no name can have, U+{ord(letter):04X}.")
        self.at += 1
        return letter

    def boards(self, what: str) -> int:
        return self.one_of(what, range(1 << BOARDS))

    def suit(self) -> int:
        suit = self.number("the order of suits", 1)
        if suit > 5:
            raise self.refusal("the order of suits has digits from 0 to 5.", 1)
        return suit

    def map(self) -> tuple[Place, ...]:
        sites: set[int] = set()
        return tuple(self.place(number, sites) for number in range(1, PLACES + 1))

    def place(self, number: int, sites: set[int]) -> Place:
        """A site that is written nowhere else, and cards that may lie there."""
        site = self.byte(f"site {number}")
        bare = site % FACEDOWN
        if site != NONE:
            if site >= 2 * FACEDOWN or bare >= SITES:
                raise self.refusal(f"there is no site {site:02X}.", 2)
            if bare in sites:
                raise self.refusal(f"site {bare:02X} is on the map a second time.", 2)
            sites.add(bare)
        place = Place(site, tuple(self.card(f"site {number}", AT_A_SITE) for _ in range(SPACES)))  # type: ignore[arg-type]
        self.check(place, number)
        return place

    def check(self, place: Place, number: int) -> None:
        """Cards lie at faceup sites, as many as one holds, and one edifice at most."""
        lying = [card for card in place.cards if card < VISIONS[0]]
        if not place.is_faceup and any(card != NONE for card in place.cards):
            raise self.refusal(f"cards lie at site {number}, which is not turned up.", 8)
        if sum(card in EDIFICES for card in lying) > 1:
            raise self.refusal(f"site {number} has two edifices.", 8)
        if place.is_faceup and len(lying) > room_at(place.site, lying):
            room = room_at(place.site, lying)
            raise self.refusal(f"site {number} has room for {room} beside relics, and holds {len(lying)}.", 8)

    def relics(self) -> tuple[int, ...]:
        """What lies on the map too is no fault here: old seeds have such relics, and repairs know what to do."""
        self.met -= set(RELICS)
        return self.pile("the relic deck", RELICS)

    def pile(self, what: str, taken: Container[int]) -> tuple[int, ...]:
        return tuple([self.card(what, taken) for _ in range(self.byte(f"the size of {what}"))])

    def card(self, what: str, taken: Container[int]) -> int:
        """A card that may lie in a place, and lies in no other."""
        card = self.byte(what)
        if card not in taken:
            raise self.refusal(f"card {card:02X} cannot lie in {what}.", 2)
        single = card & ~1 if card in EDIFICES else card
        if single in self.met:
            raise self.refusal(f"card {card:02X} is here a second time.", 2)
        if card != NONE:
            self.met.add(single)
        return card

    # Numbers.

    def one_of(self, what: str, taken: Container[int]) -> int:
        value = self.byte(what)
        if value not in taken:
            raise self.refusal(f"{value:02X} cannot stand for {what}.", 2)
        return value

    def byte(self, what: str) -> int:
        return self.number(what, 2)

    def number(self, what: str, digits: int) -> int:
        for place in range(self.at, self.at + digits):
            if place >= len(self.text):
                self.at = len(self.text)
                raise self.refusal(f"the seed ends inside {what}.")
            if self.text[place] not in DIGITS:
                self.at = place
                raise self.refusal(f"{what} is written in digits 0 to 9 and A to F, not {self.text[place]!r}.")
        self.at += digits
        return int(self.text[self.at - digits : self.at], 16)
