"""The North's cards, Nodes and Directives as numbers, and its options (rules.md)."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from ludotek.core.options import Options
from ludotek.core.sheet import chosen_sheet, takes_sheet
from ludotek.games.north.sheet import Sheet

DAWN: Final = 0  # the seats; which of them is the First Player is drawn by lot
DUSK: Final = 1

POINTS: Final = 40  # at the beginning, §11, and the most that the track can show, §4 (ruling T11)
STARTING_CARDS: Final = 4  # of Value 0, to each player; §7
WASTES: Final = 4  # places in The Wastes; §10
DRAWN: Final = 3  # cards at the beginning of a turn; §20
DIRECTIVES_A_TURN: Final = 3  # §21
TWICE: Final = 2  # how often one Directive may be chosen in a turn, §21, and one Protocol used if Overloaded
LAST_CARDS: Final = 4  # so few left in the Wastes Deck end the game; §30
HIGHEST_LEVEL: Final = 4  # of a Node; §4
HAND_LIMIT: Final = 12  # ruling T31
RESOLVED_AT_MOST: Final = 200  # abilities in one turn, where Overloaded is off

# The four Directives.
REPROGRAM: Final = 0
BUILD: Final = 1
ACTIVATE: Final = 2
DISCHARGE: Final = 3
DIRECTIVES: Final = 4

CARDS: Final = 60  # with the Tower Array; §1 and §5
KINDS: Final = 20
COPIES: Final = 3  # §1
FACILITIES: Final = 4  # §2
NAMES: Final = KINDS + FACILITIES  # kinds of Ancients first, then Facilities

HERE: Final = __name__.rpartition(".")[0]


class NorthOptions(Options, frozen=True, kw_only=True):
    """What a table chooses before a game."""

    overloaded: bool = True  # a third use of one Protocol in a turn is ignored; §37 and §38, ruling T18
    tower_array: bool = False  # twelve more Ancients, which score as an array; §5 and §39, ruling T27
    first: Literal["random", "dawn", "dusk"] = "random"  # §40, ruling T24
    backs: Literal["hidden", "open"] = "hidden"  # of the cards in the other's hand; §41, ruling T15
    cards: Annotated[str, takes_sheet("cards")] = "cards"  # §6 and §42

    def __post_init__(self) -> None:
        sheet = chosen_sheet(self.cards, HERE, Sheet)
        if self.tower_array and not any(ancient.tower for ancient in sheet.ancients):
            raise ValueError("tower_array needs a sheet of cards that has the Tower Array")
