"""Nort's moves and events as people hear them."""

from __future__ import annotations

from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import Event, Move, Seat
from ludotek.games.nort import trace, vocabulary
from ludotek.games.nort.components import DIRECTIONS, HIGHEST, MOST_VEHICLES, Arena
from ludotek.games.nort.powers import USAGES
from ludotek.games.nort.trace import column_of, row_of
from ludotek.games.nort.vocabulary import DIRECTION, VALUE

SEATS = ("blue", "red")
ENDINGS = (
    "edge",
    "mine",
    "intersection",
    "retrace",
    "speed",
    "fewer-crossings",
    "fewer-powers",
    "draw",
)
REASONS = ("penalty", "error", "silence", "power", "initiative")

VOCABULARY = (
    "zero",
    *(f"{value} {direction}" for value in range(1, HIGHEST + 1) for direction in DIRECTIONS),
    "reverse",
    "trace",
    "one more",
    "one less",
    "over a mine",
    "through the edge",
    "stand",
    "ready",
    *(f"vehicle {number}" for number in range(1, MOST_VEHICLES + 1)),
    *(f"die {number}" for number in range(1, 7)),
    *(f"{seat} first" for seat in SEATS),
    "silent",
    *(f"{seat} late" for seat in SEATS),
    "cover",
)
HAPPENINGS = (
    "crossed",
    "passed-over",
    "went-through",
    "hit-the-edge",
    "hit-black",
    "hit-grey",
    "crossed-fatally",
    "retraced-own",
    "retraced-other",
    "was-late",
    "drawn-for",
    "rolled",
    "has-first-call",
    "called-first",
    "called-second",
    "named-unavailable",
    "went-straight",
    "said-nothing",
    "power-used",
    "uncovered",
    "covered",
    "barred",
    "speed-counted",
    "won",
    "drawn",
    "must-name-a-side",
    "vehicle-shown",
    "opened",
    "first-die",
)
PLAIN_MOVES = {
    vocabulary.REVERSED: "reverse",
    vocabulary.TRACE: "trace",
    vocabulary.LONGER: "longer",
    vocabulary.SHORTER: "shorter",
    vocabulary.GO_OVER: "over",
    vocabulary.GO_THROUGH: "through",
    vocabulary.STAND: "stand",
    vocabulary.READY: "ready",
    vocabulary.SILENT: "silent",
    vocabulary.COVER: "cover",
}


def say_seat(seat: Seat) -> Phrase:
    return phrase(f"nort-seat-{SEATS[seat]}")


def say_call(call: Move) -> Phrase:
    """A value and a direction; Zero has none."""
    if call == vocabulary.ZERO:
        return phrase("nort-zero")
    return phrase("nort-call", value=VALUE[call], direction=DIRECTIONS[DIRECTION[call]])


def say_move(move: Move) -> Phrase:
    if move < vocabulary.REVERSED:
        return say_call(move)
    if move in PLAIN_MOVES:
        return phrase(f"nort-move-{PLAIN_MOVES[move]}")
    if move < vocabulary.DIE:
        return phrase("nort-move-vehicle", number=move - vocabulary.VEHICLE + 1)
    if move < vocabulary.FIRST:
        return phrase("nort-move-die", number=move - vocabulary.DIE + 1)
    if move < vocabulary.SILENT:
        return phrase("nort-move-first", seat=say_seat(move - vocabulary.FIRST))
    return phrase("nort-move-late", seat=say_seat(move - vocabulary.LATE))


def say_question(stage: str) -> Phrase:
    return phrase("nort-question", stage=stage)


def say_event(event: Event) -> Phrase:
    _, what, a, b = event
    name = f"nort-{HAPPENINGS[what]}"
    if trace.HIT_THE_EDGE <= what <= trace.RETRACED_OTHER:
        return phrase(name, seat=say_seat(a), other=say_seat(1 - a), x=column_of(b), y=row_of(b))
    match what:
        case trace.CROSSED:
            return phrase(name, seat=say_seat(a), other=say_seat(1 - a), times=b)
        case vocabulary.DRAWN_FOR | vocabulary.VEHICLE_SHOWN:
            return phrase(name, seat=say_seat(a), vehicle=b + 1)
        case vocabulary.ROLLED | vocabulary.FIRST_DIE:
            return phrase(name, die=a, other=b)
        case vocabulary.HAS_FIRST_CALL:
            return phrase(name, seat=say_seat(a), reason=REASONS[b])
        case vocabulary.POWER_USED:
            return phrase(name, seat=say_seat(a), power=USAGES[b])
        case vocabulary.UNCOVERED | vocabulary.COVERED:
            return phrase(name, round=a)
        case vocabulary.SPEED_COUNTED:
            return phrase(name, blue=a, red=b)
        case vocabulary.WON:
            return phrase(name, seat=say_seat(a), ending=ENDINGS[b])
        case vocabulary.DRAWN:
            return phrase(name)
    if what in CALLS_TOLD:
        return phrase(name, seat=say_seat(a), call=say_call(b))
    return phrase(name, seat=say_seat(a), other=say_seat(1 - a))


def tell(event: Event, arena: Arena) -> Phrase:
    """The same with a vehicle's name instead of its number."""
    _, what, seat, number = event
    if what not in (vocabulary.DRAWN_FOR, vocabulary.VEHICLE_SHOWN):
        return say_event(event)
    return phrase(f"nort-{HAPPENINGS[what]}", seat=say_seat(seat), vehicle=arena.vehicles[number].name)


CALLS_TOLD = (
    vocabulary.CALLED_FIRST,
    vocabulary.CALLED_SECOND,
    vocabulary.NAMED_UNAVAILABLE,
    vocabulary.WENT_STRAIGHT,
    vocabulary.SAID_NOTHING,
    vocabulary.OPENED,
)
