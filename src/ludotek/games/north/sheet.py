"""The form of a card sheet: what an Ancient, a Facility and a Node can say (docs/explanation/north-cards.md)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Literal, TypeVar

import msgspec

# Every line of card text there is. A text is read from its first line to its last.
Line = Literal[
    "draw 1",
    "draw 2",
    "draw 3",
    "strike 1",
    "strike 2",
    "strike 3",
    "strike 4",
    "strike 5",
    "strike per facility",
    "strike per ancient",
    "strike per card in hand",
    "strike per node level",
    "strike per lead",
    "mend 1",
    "mend 2",
    "mend 3",
    "charge 1",
    "charge 2",
    "reset",
    "flip yours",
    "flip theirs",
    "exchange hand and wastes",
    "exchange hand and zone",
    "exchange zones",
    "salvage 1",
    "salvage 2",
    "refill",
    "scan",
    "build 1",
    "build 2",
    "raise",
    "found",
    "activate",
    "recall",
    "oust",
    "take",
    "scrap 1",
    "scrap 2",
    "if done",
    "echo",
]
Text = Annotated[tuple[Line, ...], msgspec.Meta(max_length=4)]
Name = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]{0,30}$")]
Saying = Annotated[str, msgspec.Meta(min_length=1, max_length=160)]

Part = TypeVar("Part")

KINDS = 16
TOWERS = 4
ZEROS = 3  # kinds of Value 0 at least: eight of their cards are dealt at the beginning


class Named(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something with a name. A sheet of one's own says it; the house's own names are in its language files."""

    id: Name
    name: Saying | None = None
    flavour: Saying | None = None


class Ancient(Named, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One kind of Ancient, of which there are three cards."""

    value: Literal[0, 1, 2]
    protocol: Text
    spark: Text
    backs: tuple[Name, Name, Name]  # the Facility on the back of each of the three cards
    tower: bool = False  # belongs to the Tower Array


class Facility(Named, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One of the four backs."""

    protocol: Text


class Sheet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All cards of the game."""

    node: tuple[Text, Text, Text, Text]  # what discharging it does at levels 1 to 4
    facilities: tuple[Facility, Facility, Facility, Facility]
    ancients: tuple[Ancient, ...]

    def __post_init__(self) -> None:
        self._check_names()
        self._check_numbers()
        self._check_backs()
        for place, text in self._texts():
            if text[:1] == ("if done",):
                raise ValueError(f"a text begins with if done, before anything could be done - at `$.{place}`")

    def _check_names(self) -> None:
        taken = set()
        for place, one in (*_places("facilities", self.facilities), *_places("ancients", self.ancients)):
            if one.id in taken:
                raise ValueError(f"two cards are called {one.id} - at `$.{place}.id`")
            taken.add(one.id)

    def _check_numbers(self) -> None:
        towers = sum(ancient.tower for ancient in self.ancients)
        plain = len(self.ancients) - towers
        if (plain, towers) not in ((KINDS, 0), (KINDS, TOWERS)):
            raise ValueError(
                f"there are {KINDS} kinds of Ancients and {TOWERS} or none of the Tower Array,"
                f" not {plain} and {towers} - at `$.ancients`"
            )
        zeros = sum(ancient.value == 0 and not ancient.tower for ancient in self.ancients)
        if zeros < ZEROS:
            raise ValueError(
                f"at least {ZEROS} kinds need the Value 0, for the decks at the beginning,"
                f" not {zeros} - at `$.ancients`"
            )

    def _check_backs(self) -> None:
        known = {facility.id for facility in self.facilities}
        for place, ancient in _places("ancients", self.ancients):
            for copy, back in enumerate(ancient.backs):
                if back not in known:
                    sentence = f"the back {back} of {ancient.id} is none of the Facilities"
                    raise ValueError(f"{sentence} - at `$.{place}.backs[{copy}]`")

    def _texts(self) -> Iterator[tuple[str, Text]]:
        """Every text of the sheet, and where it stands."""
        yield from _places("node", self.node)
        for place, facility in _places("facilities", self.facilities):
            yield f"{place}.protocol", facility.protocol
        for place, ancient in _places("ancients", self.ancients):
            yield f"{place}.protocol", ancient.protocol
            yield f"{place}.spark", ancient.spark


def _places(part: str, those: Sequence[Part]) -> Iterator[tuple[str, Part]]:
    """What a list of the sheet holds, each with its place: `ancients[3]`."""
    for number, one in enumerate(those):
        yield f"{part}[{number}]", one
