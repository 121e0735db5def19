"""Project NOS as learners see it: the track, the store of parts, and every lane, one's own first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.core.encoding import Encoding, Field, Row
from ludotek.core.position import DEAL, RACE, SEALED, TURN, Position, Seat
from ludotek.games.nos.components import (
    HIGHEST,
    KINDS,
    MOST_DRIVERS,
    MOST_SAVED,
    PICKS,
    TRACK,
    V8_HAND,
)
from ludotek.games.nos.rules import Nos
from ludotek.games.nos.steps.drive import DIE_BITS, DIE_MASK
from ludotek.games.nos.steps.parts import BITS, MASK
from ludotek.games.nos.steps.result import MASTERS
from ludotek.games.nos.steps.state import NOT_CHOSEN, PHASES

MOST_SUPPLY: Final = 12
LARGEST: Final = 63  # a die: its kind times eight, and its value
CAR: Final = 1 + KINDS + KINDS + V8_HAND + 1 + MOST_SAVED + 3 + 1  # bytes of one lane

FIELDS: Final = [
    Field("phase", len(PHASES), 1, "what is going on"),
    Field("beat_pace", 1, 1, "1 if all roll on the beat"),
    Field("drivers", 1, MOST_DRIVERS, "how many there are"),
    Field("track", TRACK, HIGHEST, "the cards of the track; 0 where none is dealt yet"),
    Field("cards", KINDS, 8, "by modification: cards left to take"),
    Field("supply", 3, MOST_SUPPLY, "by colour: dice left to take"),
    Field("picks", 1, PICKS * MOST_DRIVERS, "picks made in this draft"),
    Field("picks_in", MOST_DRIVERS, MOST_DRIVERS, "by lane, this seat's own first: its turn to pick, from 1"),
    Field(
        "lanes",
        MOST_DRIVERS * CAR,
        LARGEST,
        "by lane, this seat's own first: status, parts, dice, rolled dice, "
        "whether this roll's placement is made, saved values, cards covered, redlines, wins, ready for the beat",
    ),
    Field("sealed", 1, 1, "1 if this seat has made its sealed choice"),
]


class NosEncoding(Encoding):
    def write(self, position: Position, seat: Seat, row: Row, at: i64) -> None:
        assert isinstance(position, Nos)
        for phase in range(len(PHASES)):
            row[at] = position.phase == phase
            at += 1
        row[at] = position.is_beat
        row[at + 1] = position.drivers
        at += 2
        for place in range(TRACK):
            row[at] = position.track[place] if place < len(position.track) else 0
            at += 1
        for kind in range(KINDS):
            row[at] = position.cards[kind]
            at += 1
        for colour in range(3):
            row[at] = position.supply[colour]
            at += 1
        row[at] = position.picks
        at += 1
        self.write_order(position, seat, row, at)
        at += MOST_DRIVERS
        for lane in range(MOST_DRIVERS):
            if lane < position.drivers:
                self.write_car(position, (seat + lane) % position.drivers, row, at)
            else:
                for place in range(CAR):
                    row[at + place] = 0
            at += CAR
        row[at] = position.sealed[seat] != NOT_CHOSEN

    def write_order(self, position: Nos, seat: Seat, row: Row, at: i64) -> None:
        for lane in range(MOST_DRIVERS):
            row[at + lane] = 0
        for place in range(len(position.order)):
            lane = (position.order[place] - seat) % position.drivers
            row[at + lane] = place + 1

    def write_car(self, position: Nos, car: Seat, row: Row, at: i64) -> None:
        row[at] = position.status[car]
        at += 1
        for kind in range(KINDS):
            row[at] = position.owned[car] >> kind & 1
            row[at + KINDS] = position.dice[car] >> BITS * kind & MASK
            at += 1
        at += KINDS
        for die in range(V8_HAND):
            row[at] = position.fresh[car] >> DIE_BITS * die & DIE_MASK
            at += 1
        row[at] = position.spent[car]
        row[at + 1] = position.saved[car] & MASK
        row[at + 2] = position.saved[car] >> BITS
        row[at + 3] = position.placed[car]
        row[at + 4] = position.redlines[car]
        row[at + 5] = position.wins[car]
        row[at + 6] = position.ready[car] != NOT_CHOSEN


# Rolling again is free, so no game has a longest; nearly all are far shorter than these bounds.
LONGEST: Final = 20_000

ENCODING: Final = NosEncoding(
    FIELDS,
    kinds=(DEAL, TURN, SEALED, RACE),
    seats=(1, MOST_DRIVERS),
    scores=(-1, MASTERS),
    is_zero_sum=False,
    longest=LONGEST,
    luck=V8_HAND * LONGEST,
    told=4 * LONGEST,
)
