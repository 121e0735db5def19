"""What an event is for people: declared once, beside the event, and read by `ludotek.story`.

Happening("took", TOOK, deed(changes="points", is_step=True), seat=A_SEAT, tile=COUNT)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, Literal, TypeAlias

Weight: TypeAlias = Literal["deed", "detail", "silent"]
Values: TypeAlias = Mapping[str, int]  # by argument: the number that an event carries
EVERYBODY: Final = ("everybody",)  # whose: of all who play


class Telling:
    """How much an event matters to people, whom it concerns, where it happens, and what it changes."""

    def __init__(
        self,
        weight: Weight,
        *,
        by: str = "seat",
        place: str = "",
        changes: str = "",
        whose: tuple[str, ...] = ("seat",),
        is_step: bool = False,
        begins: bool = False,
        joins: bool = False,
        is_own: bool = False,
        is_timed: bool = False,
        names: tuple[str, str] = ("", ""),
        unless: Callable[[Values], bool] | None = None,
        rises: Callable[[Values], bool] | None = None,
    ) -> None:
        self.weight = weight
        self.by = by  # the argument that names whoever did it; events without it are nobody's
        self.place = place  # the argument that names where on the board; nothing: where its first thing with a place is
        self.changes = tuple(changes.split())  # which holdings, by the names that the game's `holdings` gives them
        self.whose = whose  # the arguments that name whose holdings
        self.is_step = is_step  # towards winning
        self.begins = begins  # a turn
        self.joins = joins  # several in a row are said in one sentence: the dice of a roll
        self.is_own = is_own  # said to whoever it concerns as "you", by the gap `mine`
        self.is_timed = is_timed  # people want to know when: tables say it, as their clock had it
        self.names = (
            names  # an argument, and the gap that it fills of the event before it: the card whose back was told
        )
        self.unless = unless  # when it is silent after all
        self.rises = rises  # when it is a deed after all

    def weight_of(self, values: Values) -> Weight:
        """How much of people's attention it deserves."""
        if self.unless is not None and self.unless(values):
            return "silent"
        return "deed" if self.rises is not None and self.rises(values) else self.weight

    def touched(self, values: Values, seats: int) -> list[tuple[int, str]]:
        """Whose holdings it changes, and which."""
        owners = range(seats) if self.whose == EVERYBODY else [values[name] for name in self.whose if name in values]
        return [(owner, name) for owner in owners if 0 <= owner < seats for name in self.changes]


deed = partial(Telling, "deed")  # something that somebody did, or that decides something: a line of the log
detail = partial(Telling, "detail")  # what belongs to a deed: its dice, its price, its consequences
PLAIN_DETAIL: Final = detail()
SILENT: Final = Telling("silent")
