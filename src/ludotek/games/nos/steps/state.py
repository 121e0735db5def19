"""Everything that makes up one moment of Project NOS."""

from __future__ import annotations

from typing import ClassVar, Final, Literal, TypeAlias

from mypy_extensions import i64

from ludotek.core.position import EVERYONE, Milliseconds, Move, Position, Seat
from ludotek.core.state import Ply, Shared
from ludotek.games.nos.components import (
    COMMON,
    COMMON_DICE,
    HIGHEST,
    TRACK,
    NosOptions,
)
from ludotek.games.nos.steps.parts import BITS, NONE, Parts, parts_of

# What is going on.
DEALING: Final = 0
DRAFTING: Final = 1
COUNTING_DOWN: Final = 2
RACING: Final = 3
TIMING: Final = 4  # of a solo run that has reached the end
ENDED: Final = 5
Phase: TypeAlias = Literal["dealing", "drafting", "countdown", "racing", "timing", "over"]
PHASES: Final[tuple[Phase, ...]] = ("dealing", "drafting", "countdown", "racing", "timing", "over")

# What chance is asked for.
NOTHING_ASKED: Final = 0
ASKED_CARD: Final = 1
ASKED_FIRST: Final = 2
ASKED_PICK: Final = 3
ASKED_FACE: Final = 4

# What a car is doing.
ABSENT: Final = 0  # not in this race
DRIVING: Final = 1
JUMPED_EARLY: Final = 2  # it must line up again
STUCK: Final = 3  # at a dead end, but may return its last die
DONE: Final = 4
BLOWN: Final = 5
STRANDED: Final = 6
Status: TypeAlias = Literal["absent", "driving", "jumped", "stuck", "finished", "exploded", "stalled"]
STATUSES: Final[tuple[Status, ...]] = ("absent", "driving", "jumped", "stuck", "finished", "exploded", "stalled")

NOBODY: Final = -1
NOT_CHOSEN: Final = -1
DEFAULTS: Final = NosOptions()
REDLINED_DIE: Final = 64  # added to a placed die that cost a redline


class NosState(Position):
    """A game of several races; cars are numbered like the seats of their drivers."""

    follows: ClassVar[tuple[str, ...]] = (
        *("parts", "drivers", "is_beat", "may_return"),  # from the options
        *("aside", "cards", "supply", "hands"),  # from where the cards and dice of the box lie
        *("placed", "on_road"),  # from what lies on the track, and from who is still on it
    )

    options: NosOptions
    parts: Shared[Parts]
    drivers: int
    is_beat: bool
    may_return: bool  # ruling P19's softer way
    phase: int
    asked_of_chance: int
    asked: list[Ply]  # by seat: when its question was put
    started: Ply  # from which time is counted
    race: int
    is_extra: bool  # whether it decides a photo finish (ruling P22)
    field: Shared[list[Seat]]  # who races
    order: list[Seat]  # in which they pick modifications
    behind: Shared[list[Seat]]  # in an extra race: those whose places are settled
    picks: int  # made in this draft
    given: int  # dice of a modification that was given back, to be exchanged (ruling P4)
    given_colour: int
    deck: list[int]  # by value: track cards in the pile
    aside: list[int]  # by value: cards of former tracks
    track: list[int]
    cards: list[int]  # by kind: modification cards left
    supply: list[int]  # by colour: modification dice left
    owned: list[int]  # by seat: a mask of the kinds of its modifications
    dice: list[int]  # by seat: dice neither placed nor saved, three bits a kind
    hands: list[Shared[list[Move]]]  # by seat: the rolls that its dice allow
    saved: list[int]  # by seat: the values of its saved dice, three bits each
    fresh: list[int]  # by seat: what it has rolled and may still place or save, six bits a die
    spent: list[int]  # by seat: whether this roll's placement has been made
    laid: list[int]  # by seat and card: the die that lies there
    placed: list[int]  # by seat: how many cards it has covered
    redlines: list[int]
    status: list[int]
    on_road: Shared[list[Seat]]  # who may still reach the end
    last: list[Ply]  # by seat: when it last placed a die; on the beat, in beats
    returns: list[int]  # by seat: how often it has returned a die
    rest: list[Milliseconds]  # by seat: the least time before its next move
    finish: list[Seat]  # who has reached the end, in order
    wins: list[int]
    trophies: list[Shared[list[int]]]  # by seat: track cards
    rolling: Seat
    rolled: i64  # how many dice of this roll have come to rest
    showing: i64  # and what they show
    in_hand: Shared[list[int]]  # the kinds of dice being rolled
    queue: list[Seat]  # in the beat pace: whose dice are to be rolled after these
    beat: int
    sealed: list[Move]  # by seat: its sealed choice
    ready: list[Move]  # by seat: what it will roll on the next beat
    tenths: int  # that a solo run took

    def __init__(self, of: NosState | None = None, options: NosOptions = DEFAULTS) -> None:
        super().__init__(of)
        if of is None:
            self.set_up(options)
        else:
            self.copy_from(of)

    def set_up(self, options: NosOptions) -> None:
        seats = options.drivers
        self.options = options
        self.parts = parts_of(options.cards)
        self.drivers = seats
        self.is_beat = options.pace == "beat"
        self.may_return = options.dead_end == "return"
        self.phase = DEALING
        self.asked_of_chance = NOTHING_ASKED
        self.asked = [0] * seats
        self.started = 0
        self.race = 0
        self.is_extra = False
        self.field = list(range(seats))
        self.order = list(range(seats))
        self.behind = NONE
        self.deck = self.parts.deck.copy()
        self.aside = [0] * (HIGHEST + 1)
        self.track = NONE
        self.wins = [0] * seats
        self.trophies = [NONE] * seats
        self.sealed = [NOT_CHOSEN] * seats
        self.tenths = 0
        self.reset()

    def reset(self) -> None:
        """Sequence of play, §44: modifications and dice go back, and redlines with them (ruling P7)."""
        seats = self.drivers
        self.picks = 0
        self.given = 0
        self.given_colour = NOBODY
        self.cards = self.parts.cards.copy()
        self.supply = self.parts.supply.copy()
        self.owned = [0] * seats
        self.dice = [0] * seats
        self.hands = [NONE] * seats
        self.saved = [0] * seats
        self.fresh = [0] * seats
        self.spent = [0] * seats
        self.laid = [0] * (TRACK * seats)
        self.placed = [0] * seats
        self.redlines = [0] * seats
        self.status = [ABSENT] * seats
        self.on_road = self.field
        self.last = [0] * seats
        self.returns = [0] * seats
        self.rest = [0] * seats
        self.finish = []
        self.rolling = NOBODY
        self.rolled = 0
        self.showing = 0
        self.in_hand = NONE
        self.queue = NONE
        self.beat = 0
        self.ready = [NOT_CHOSEN] * seats
        for seat in self.field:
            self.status[seat] = DRIVING
            self.dice[seat] = COMMON_DICE << BITS * COMMON

    # Made by `make states` from what the class declares.  # pragma: no mutate start

    def copy_from(self, of: NosState) -> None:
        """Become what another is, with nothing in common that could change."""
        self.options = of.options
        self.parts = of.parts
        self.drivers = of.drivers
        self.is_beat = of.is_beat
        self.may_return = of.may_return
        self.phase = of.phase
        self.asked_of_chance = of.asked_of_chance
        self.asked = of.asked.copy()
        self.started = of.started
        self.race = of.race
        self.is_extra = of.is_extra
        self.field = of.field
        self.order = of.order.copy()
        self.behind = of.behind
        self.picks = of.picks
        self.given = of.given
        self.given_colour = of.given_colour
        self.deck = of.deck.copy()
        self.aside = of.aside.copy()
        self.track = of.track.copy()
        self.cards = of.cards.copy()
        self.supply = of.supply.copy()
        self.owned = of.owned.copy()
        self.dice = of.dice.copy()
        self.hands = of.hands.copy()
        self.saved = of.saved.copy()
        self.fresh = of.fresh.copy()
        self.spent = of.spent.copy()
        self.laid = of.laid.copy()
        self.placed = of.placed.copy()
        self.redlines = of.redlines.copy()
        self.status = of.status.copy()
        self.on_road = of.on_road
        self.last = of.last.copy()
        self.returns = of.returns.copy()
        self.rest = of.rest.copy()
        self.finish = of.finish.copy()
        self.wins = of.wins.copy()
        self.trophies = of.trophies.copy()
        self.rolling = of.rolling
        self.rolled = of.rolled
        self.showing = of.showing
        self.in_hand = of.in_hand
        self.queue = of.queue.copy()
        self.beat = of.beat
        self.sealed = of.sealed.copy()
        self.ready = of.ready.copy()
        self.tenths = of.tenths

    def key(self) -> tuple[object, ...]:
        """Everything that makes two of them the same, hashable."""
        return (
            self.options,
            self.phase,
            self.asked_of_chance,
            self.race,
            self.is_extra,
            tuple(self.field),
            tuple(self.order),
            tuple(self.behind),
            self.picks,
            self.given,
            self.given_colour,
            tuple(self.deck),
            tuple(self.track),
            tuple(self.owned),
            tuple(self.dice),
            tuple(self.saved),
            tuple(self.fresh),
            tuple(self.spent),
            tuple(self.laid),
            tuple(self.redlines),
            tuple(self.status),
            tuple(self.returns),
            tuple(self.rest),
            tuple(self.finish),
            tuple(self.wins),
            tuple([tuple(item) for item in self.trophies]),
            self.rolling,
            self.rolled,
            self.showing,
            tuple(self.in_hand),
            tuple(self.queue),
            self.beat,
            tuple(self.sealed),
            tuple(self.ready),
            self.tenths,
        )

    # Made until here.  # pragma: no mutate end

    def by_last_placement(self) -> list[int]:
        """By seat: how many placed their last die before it; when exactly does not matter."""
        return [len([other for other in self.last if other < mine]) for mine in self.last]

    # Small questions that several parts of the rules ask.

    def next_card(self, seat: Seat) -> int:
        return self.track[self.placed[seat]]

    def is_in_race(self, seat: Seat) -> bool:
        """Whether a car may still reach the end."""
        return DRIVING <= self.status[seat] <= STUCK

    def still_racing(self) -> int:
        return len(self.on_road)

    def leave_the_road(self, seat: Seat, status: int) -> None:
        """A car has finished, or is out of this race."""
        self.status[seat] = status
        self.fresh[seat] = 0
        self.on_road = [other for other in self.on_road if other != seat]

    def ask(self, seat: Seat) -> None:
        self.asked[seat] = self.ply

    def ask_all(self) -> None:
        for seat in range(self.drivers):
            self.asked[seat] = self.ply

    def announce(self, event: int, first: int, second: int) -> None:
        """Everything that happens in Project NOS happens before everybody's eyes."""
        if self.heard is not None:
            self.tell(EVERYONE, event, first, second)
