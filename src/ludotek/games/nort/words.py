"""What Nort's moves and events mean, and what else is said in it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import Event, Move, Seat
from ludotek.core.verbs import COUNT, Gap, Happening, Thing, Verb, Wire, among, called, number
from ludotek.games.nort import trace
from ludotek.games.nort import vocabulary as told
from ludotek.games.nort.components import DIRECTIONS, HIGHEST, MOST_VEHICLES, Arena
from ludotek.games.nort.powers import USAGES
from ludotek.games.nort.trace import column_of, row_of

Ending: TypeAlias = Literal[
    "edge", "mine", "intersection", "retrace", "speed", "fewer-crossings", "fewer-powers", "draw"
]
SEATS = ("blue", "red")
ENDINGS: tuple[Ending, ...] = (
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


def say_seat(seat: Seat) -> Phrase:
    return phrase(f"nort-seat-{SEATS[seat]}")


def say_call(call: Move) -> Phrase:
    """A value and a direction; Zero has none."""
    if call == told.ZERO:
        return phrase("nort-move-zero")
    return phrase("nort-move-call", value=told.VALUE[call], direction=DIRECTIONS[told.DIRECTION[call]])


def call_on_the_wire(call: Move) -> Wire:
    return {"value": told.VALUE[call], "direction": DIRECTIONS[told.DIRECTION[call]]}


def place_on_the_wire(point: int) -> Wire:
    return {"x": column_of(point), "y": row_of(point)}


class Driver(Thing):
    """A seat; messages may speak of the other one too."""

    def gaps(self, name: str, value: int) -> dict[str, Gap]:
        return {name: say_seat(value), "other": say_seat(1 - value)}


class Place(Thing):
    """A point of the arena, by its column and its row."""

    def gaps(self, name: str, value: int) -> dict[str, Gap]:
        return {"x": column_of(value), "y": row_of(value)}


A_SEAT = Driver(len(SEATS), text=SEATS.__getitem__)
A_VALUE = number(1, HIGHEST)
A_DIRECTION = among(DIRECTIONS)
A_CALL = Thing(0, say=say_call, wire=call_on_the_wire, type=f"{{ value: number; direction: {A_DIRECTION.type} }}")
A_VEHICLE = called([str(number) for number in range(1, MOST_VEHICLES + 1)])
A_FACE = number(1, 6)
A_PLACE = Place(0, wire=place_on_the_wire, type="{ x: number; y: number }")

VERBS = (
    Verb("zero", told.ZERO),
    Verb("call", told.CALL, "{value} {direction}", value=A_VALUE, direction=A_DIRECTION),
    Verb("reverse", told.REVERSED),
    Verb("trace", told.TRACE),
    Verb("longer", told.LONGER, "one more"),
    Verb("shorter", told.SHORTER, "one less"),
    Verb("over", told.GO_OVER, "over a mine"),
    Verb("through", told.GO_THROUGH, "through the edge"),
    Verb("stand", told.STAND),
    Verb("ready", told.READY),
    Verb("vehicle", told.VEHICLE, vehicle=A_VEHICLE),
    Verb("die", told.DIE, face=A_FACE),
    Verb("first", told.FIRST, "{seat} first", seat=A_SEAT),
    Verb("silent", told.SILENT),
    Verb("late", told.LATE, "{seat} late", seat=A_SEAT),
    Verb("cover", told.COVER),
)
HAPPENINGS = (
    Happening("crossed", trace.CROSSED, seat=A_SEAT, times=COUNT),
    Happening("passed-over", trace.PASSED_OVER, seat=A_SEAT),
    Happening("went-through", trace.WENT_THROUGH, seat=A_SEAT),
    Happening("hit-the-edge", trace.HIT_THE_EDGE, seat=A_SEAT, place=A_PLACE),
    Happening("hit-black", trace.HIT_BLACK, seat=A_SEAT, place=A_PLACE),
    Happening("hit-grey", trace.HIT_GREY, seat=A_SEAT, place=A_PLACE),
    Happening("crossed-fatally", trace.CROSSED_FATALLY, seat=A_SEAT, place=A_PLACE),
    Happening("retraced-own", trace.RETRACED_OWN, seat=A_SEAT, place=A_PLACE),
    Happening("retraced-other", trace.RETRACED_OTHER, seat=A_SEAT, place=A_PLACE),
    Happening("was-late", told.WAS_LATE, seat=A_SEAT),
    Happening("drawn-for", told.DRAWN_FOR, seat=A_SEAT, vehicle=A_VEHICLE),
    Happening("rolled", told.ROLLED, die=COUNT, other=COUNT),
    Happening("has-first-call", told.HAS_FIRST_CALL, seat=A_SEAT, reason=among(REASONS)),
    Happening("called-first", told.CALLED_FIRST, seat=A_SEAT, call=A_CALL),
    Happening("called-second", told.CALLED_SECOND, seat=A_SEAT, call=A_CALL),
    Happening("named-unavailable", told.NAMED_UNAVAILABLE, seat=A_SEAT, call=A_CALL),
    Happening("went-straight", told.WENT_STRAIGHT, seat=A_SEAT, call=A_CALL),
    Happening("said-nothing", told.SAID_NOTHING, seat=A_SEAT, call=A_CALL),
    Happening("power-used", told.POWER_USED, seat=A_SEAT, power=among(USAGES)),
    Happening("uncovered", told.UNCOVERED, round=COUNT),
    Happening("covered", told.COVERED, round=COUNT),
    Happening("barred", told.BARRED, seat=A_SEAT),
    Happening("speed-counted", told.SPEED_COUNTED, blue=COUNT, red=COUNT),
    Happening("won", told.WON, seat=A_SEAT, ending=among(ENDINGS)),
    Happening("drawn", told.DRAWN),
    Happening("must-name-a-side", told.MUST_NAME_A_SIDE, seat=A_SEAT),
    Happening("vehicle-shown", told.VEHICLE_SHOWN, seat=A_SEAT, vehicle=A_VEHICLE),
    Happening("opened", told.OPENED, seat=A_SEAT, call=A_CALL),
    Happening("first-die", told.FIRST_DIE, die=COUNT),
)


def say_question(stage: str) -> Phrase:
    return phrase("nort-question", stage=stage)


def name_vehicle(event: Event, arena: Arena) -> Phrase | None:
    """What an event that shows a vehicle says of it: its name in this arena."""
    _, what, seat, vehicle = event
    if what not in (told.DRAWN_FOR, told.VEHICLE_SHOWN):
        return None
    return phrase(f"nort-{HAPPENINGS[what].name}", seat=say_seat(seat), vehicle=arena.vehicles[vehicle].name)
