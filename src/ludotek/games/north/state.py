"""All that a game of The North consists of at one moment, and nothing of its rules."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotek.core.position import Move, Points, Position, Seat
from ludotek.core.state import Scratch, Shared
from ludotek.games.north.components import DIRECTIVES, NAMES, POINTS, WASTES, NorthOptions
from ludotek.games.north.deck import Deck
from ludotek.games.north.vocabulary import BY_POINTS

# What is open of a card in a hand, to everybody.
CLOSED: Final = 0
BACK: Final = 1
OPEN: Final = 2

EMPTY: Final = -1  # a place without a card
NOTHING_ASKED: Final = -1
NOBODY: Final = -1
NONE: Final[list[int]] = []


class NorthState(Position):
    follows: ClassVar[tuple[str, ...]] = ("deck", "overloaded", "shows_backs")  # from the options

    options: NorthOptions
    deck: Shared[Deck]
    overloaded: bool
    shows_backs: bool
    agenda: vec[i64]  # the next item last
    triggered: list[int]  # Protocols that wait until the text that is being read has ended
    asked: Seat  # who is asked, or CHANCE
    asking: int  # the item of the agenda that wants an answer
    offered: Scratch[list[Move]]  # the moves of whoever is asked, once somebody wanted to know
    first: Seat
    turn: Seat  # whose turn it is
    turns: int  # begun so far
    directives: int  # left to use in this turn
    used: list[int]  # by Directive: how often in this turn
    uses: list[int]  # by name: how often its Protocol in this turn
    resolved: int  # abilities in this turn
    source: int  # the name whose text is being read
    done: bool  # whether the last line of the text did what it says
    paid: int  # the card that was discarded for the Directive
    points: list[Points]
    node: list[int]  # by seat: its level, 0 while it is Discharged
    hand: list[list[int]]
    open: list[list[int]]  # what everybody knows of each card in a hand
    deck_bag: list[list[int]]  # the cards of a Deck in no order, since nobody knows it; not the top one
    deck_top: list[int]
    discard: list[list[int]]
    zone: list[list[int]]
    built: int  # a mask of the cards that lie as Facilities
    public: int  # a mask of the cards that everybody has seen both sides of
    wastes: list[int]
    far_seen: list[int]  # by place: a mask of the seats that know the far side
    wastes_bag: list[int]
    wastes_top: int
    top_seen: int  # a mask of the seats that know the Ancient on top of the Wastes Deck
    how: int
    is_over: bool

    def __init__(
        self, of: NorthState | None = None, options: NorthOptions | None = None, deck: Deck | None = None
    ) -> None:
        super().__init__(of)
        if of is None:
            assert options is not None and deck is not None
            self.options = options
            self.deck = deck
            self.overloaded = options.overloaded
            self.shows_backs = options.backs == "open"
            self.lay_out()
        else:
            self.copy_from(of)

    def lay_out(self) -> None:
        """Rules card 1, §11: all cards are in the middle, and both players have 40 points and a Node at level 1."""
        self.agenda = vec[i64]([self.deck.first_line])
        self.triggered = []
        self.asked = NOBODY
        self.asking = NOTHING_ASKED
        self.offered = NONE
        self.first = NOBODY
        self.turn = NOBODY
        self.turns = 0
        self.directives = 0
        self.used = [0] * DIRECTIVES
        self.uses = [0] * NAMES
        self.resolved = 0
        self.source = NOBODY
        self.done = False
        self.paid = EMPTY
        self.points = [POINTS, POINTS]
        self.node = [1, 1]
        self.hand = [[], []]
        self.open = [[], []]
        self.deck_bag = [[], []]
        self.deck_top = [EMPTY, EMPTY]
        self.discard = [[], []]
        self.zone = [[], []]
        self.built = 0
        self.public = 0
        self.wastes = [EMPTY] * WASTES
        self.far_seen = [0] * WASTES
        self.wastes_bag = self.deck.zeros.copy()  # the others join them when these have been dealt
        self.wastes_top = EMPTY
        self.top_seen = 0
        self.how = BY_POINTS
        self.is_over = False

    # Made by `make states` from what the class declares.  # pragma: no mutate start

    def copy_from(self, of: NorthState) -> None:
        """Become what another is, with nothing in common that could change."""
        self.options = of.options
        self.deck = of.deck
        self.overloaded = of.overloaded
        self.shows_backs = of.shows_backs
        self.agenda = of.agenda[:]
        self.triggered = of.triggered.copy()
        self.asked = of.asked
        self.asking = of.asking
        self.offered = []
        self.first = of.first
        self.turn = of.turn
        self.turns = of.turns
        self.directives = of.directives
        self.used = of.used.copy()
        self.uses = of.uses.copy()
        self.resolved = of.resolved
        self.source = of.source
        self.done = of.done
        self.paid = of.paid
        self.points = of.points.copy()
        self.node = of.node.copy()
        self.hand = [item.copy() for item in of.hand]
        self.open = [item.copy() for item in of.open]
        self.deck_bag = [item.copy() for item in of.deck_bag]
        self.deck_top = of.deck_top.copy()
        self.discard = [item.copy() for item in of.discard]
        self.zone = [item.copy() for item in of.zone]
        self.built = of.built
        self.public = of.public
        self.wastes = of.wastes.copy()
        self.far_seen = of.far_seen.copy()
        self.wastes_bag = of.wastes_bag.copy()
        self.wastes_top = of.wastes_top
        self.top_seen = of.top_seen
        self.how = of.how
        self.is_over = of.is_over

    def key(self) -> tuple[object, ...]:
        """Everything that makes two of them the same, hashable."""
        return (
            self.options,
            tuple(self.agenda),
            tuple(self.triggered),
            self.asked,
            self.asking,
            self.first,
            self.turn,
            self.turns,
            self.directives,
            tuple(self.used),
            tuple(self.uses),
            self.resolved,
            self.source,
            self.done,
            self.paid,
            tuple(self.points),
            tuple(self.node),
            tuple([tuple(item) for item in self.hand]),
            tuple([tuple(item) for item in self.open]),
            tuple([tuple(item) for item in self.deck_bag]),
            tuple(self.deck_top),
            tuple([tuple(item) for item in self.discard]),
            tuple([tuple(item) for item in self.zone]),
            self.built,
            self.public,
            tuple(self.wastes),
            tuple(self.far_seen),
            tuple(self.wastes_bag),
            self.wastes_top,
            self.top_seen,
            self.how,
            self.is_over,
        )

    # Made until here.  # pragma: no mutate end
