"""The form of a card sheet: what an Ancient, a Facility and a Node can say (docs/explanation/north-cards.md)."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Literal

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
        ids = [one.id for one in (*self.facilities, *self.ancients)]
        twice = [id for id, times in Counter(ids).items() if times > 1]
        if twice:
            raise ValueError(f"two cards are called {twice[0]}")
        self._check_numbers()
        self._check_backs()
        self._check_texts()

    def _check_numbers(self) -> None:
        towers = sum(ancient.tower for ancient in self.ancients)
        plain = len(self.ancients) - towers
        if (plain, towers) not in ((KINDS, 0), (KINDS, TOWERS)):
            raise ValueError(
                f"there are {KINDS} kinds of Ancients and {TOWERS} or none of the Tower Array, not {plain} and {towers}"
            )
        zeros = sum(ancient.value == 0 and not ancient.tower for ancient in self.ancients)
        if zeros < ZEROS:
            raise ValueError(f"at least {ZEROS} kinds need the Value 0, for the decks at the beginning, not {zeros}")

    def _check_backs(self) -> None:
        known = {facility.id for facility in self.facilities}
        for ancient in self.ancients:
            for back in ancient.backs:
                if back not in known:
                    raise ValueError(f"the back {back} of {ancient.id} is none of the Facilities")

    def _check_texts(self) -> None:
        for ancient in self.ancients:
            if "if done" in (*ancient.protocol[:1], *ancient.spark[:1]):
                raise ValueError(f"a text of {ancient.id} begins with if done, before anything could be done")
