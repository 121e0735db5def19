"""The steps of which an agenda is made: a step is a paragraph of the rules (docs/explanation/oath-engine.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotek.core.position import Move, Seat

if TYPE_CHECKING:
    from ludotek.games.oath.rules import Oath

NONE: Final[list[int]] = []


class Step:
    """One paragraph of the rules. It has no state of its own: all it needs is in the position.

    An agenda gives it a seat and two numbers, which each step calls by what they are to it.
    """

    number: int

    def begin(self, game: Oath, seat: Seat, first: int, second: int) -> bool:
        """Do what the paragraph says; or return True to ask `game.asked`."""
        return True

    def moves(self, game: Oath, seat: Seat, first: int, second: int) -> list[Move]:
        """What whoever is asked may answer."""
        return NONE

    def odds(self, game: Oath, first: int, second: int) -> list[int]:
        return NONE

    def answer(self, game: Oath, seat: Seat, move: Move, first: int, second: int) -> None:
        """Go on with the answer."""

    def is_open(self, game: Oath, move: Move) -> bool:
        """Whether everyone hears the answer as it is given; a step that says no tells it in words of its own."""
        return True


TITLE: Final = 0  # the agenda looks at the title whenever holdings have changed; `steps.victory` says how
STEPS: Final[list[Step]] = [Step()]


def step(paragraph: Step) -> int:
    """The number by which an agenda names a step."""
    paragraph.number = len(STEPS)
    STEPS.append(paragraph)
    return paragraph.number
