"""What Nort's moves and events mean, and what else is said in it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import Event, Move, Seat
from ludotek.core.telling import EVERYBODY, SILENT, Values, deed, detail
from ludotek.core.verbs import COUNT, Gap, Happening, Thing, Verb, Wire, among, called, number
from ludotek.games.nort import vocabulary as told
from ludotek.games.nort.components import DIRECTIONS, HIGHEST, MOST_VEHICLES, Arena
from ludotek.games.nort.lattice import column_of, row_of

Ending: TypeAlias = Literal[
    "edge", "mine", "intersection", "retrace", "speed", "fewer-crossings", "fewer-powers", "draw"
]
SEATS = ("blue", "red")  # §2
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
USAGES = ("longer", "shorter", "reverse", "over", "through")


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


def place_on_the_board(point: int) -> str:
    return f"point-{column_of(point)}-{row_of(point)}"


def is_told_with_its_power(values: Values) -> bool:
    """The power that wins a lost call says so itself."""
    return values["reason"] == told.BY_POWER


class Driver(Thing):
    """A seat; messages may speak of the other one too."""

    def gaps(self, name: str, value: int) -> dict[str, Gap]:
        return {name: say_seat(value), "other": say_seat(1 - value)}

    def links(self, name: str, value: int) -> dict[str, str]:
        return {name: self.place(value), "other": self.place(1 - value)}


class Place(Thing):
    """A point of the arena, by its column and its row."""

    def gaps(self, name: str, value: int) -> dict[str, Gap]:
        return {"x": column_of(value), "y": row_of(value)}

    def links(self, name: str, value: int) -> dict[str, str]:
        return {}  # two numbers are no name to tap


A_SEAT = Driver(len(SEATS), text=SEATS.__getitem__, place="seat")
A_VALUE = number(1, HIGHEST)
A_DIRECTION = among(DIRECTIONS)
A_CALL = Thing(0, say=say_call, wire=call_on_the_wire, type=f"{{ value: number; direction: {A_DIRECTION.type} }}")
A_VEHICLE = called([str(number) for number in range(1, MOST_VEHICLES + 1)])
A_FACE = number(1, 6)
A_PLACE = Place(0, wire=place_on_the_wire, type="{ x: number; y: number }", place=place_on_the_board)

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
    Happening(
        "crossed",
        told.CROSSED,
        deed(changes="crossings barred", whose=EVERYBODY, is_step=True),
        seat=A_SEAT,
        times=COUNT,
    ),
    Happening("passed-over", told.PASSED_OVER, detail(), seat=A_SEAT),
    Happening("went-through", told.WENT_THROUGH, detail(), seat=A_SEAT),
    Happening("hit-the-edge", told.HIT_THE_EDGE, deed(place="place", is_step=True), seat=A_SEAT, place=A_PLACE),
    Happening("hit-black", told.HIT_BLACK, deed(place="place", is_step=True), seat=A_SEAT, place=A_PLACE),
    Happening("hit-grey", told.HIT_GREY, deed(place="place", is_step=True), seat=A_SEAT, place=A_PLACE),
    Happening(
        "crossed-fatally",
        told.CROSSED_FATALLY,
        deed(place="place", changes="crossings", is_step=True),
        seat=A_SEAT,
        place=A_PLACE,
    ),
    Happening("retraced-own", told.RETRACED_OWN, deed(place="place", is_step=True), seat=A_SEAT, place=A_PLACE),
    Happening("retraced-other", told.RETRACED_OTHER, deed(place="place", is_step=True), seat=A_SEAT, place=A_PLACE),
    Happening("was-late", told.WAS_LATE, deed(), seat=A_SEAT),
    Happening("drawn-for", told.DRAWN_FOR, detail(changes="vehicle", is_own=True), seat=A_SEAT, vehicle=A_VEHICLE),
    Happening("rolled", told.ROLLED, deed(), die=COUNT, other=COUNT),
    Happening(
        "has-first-call",
        told.HAS_FIRST_CALL,
        detail(unless=is_told_with_its_power),
        seat=A_SEAT,
        reason=among(REASONS),
    ),
    Happening("called-first", told.CALLED_FIRST, deed(changes="speed"), seat=A_SEAT, call=A_CALL),
    Happening("called-second", told.CALLED_SECOND, deed(changes="speed"), seat=A_SEAT, call=A_CALL),
    Happening("named-unavailable", told.NAMED_UNAVAILABLE, deed(), seat=A_SEAT, call=A_CALL),
    Happening("went-straight", told.WENT_STRAIGHT, detail(changes="speed"), seat=A_SEAT, call=A_CALL),
    Happening("said-nothing", told.SAID_NOTHING, deed(changes="speed"), seat=A_SEAT, call=A_CALL),
    Happening("power-used", told.POWER_USED, deed(changes="powers speed"), seat=A_SEAT, power=among(USAGES)),
    Happening("uncovered", told.UNCOVERED, SILENT, round=COUNT),
    Happening("covered", told.COVERED, deed(begins=True, changes="speed barred", whose=EVERYBODY), round=COUNT),
    Happening("barred", told.BARRED, detail(changes="barred"), seat=A_SEAT),
    Happening("speed-counted", told.SPEED_COUNTED, deed(is_step=True), blue=COUNT, red=COUNT),
    Happening("won", told.WON, deed(is_step=True), seat=A_SEAT, ending=among(ENDINGS)),
    Happening("drawn", told.DRAWN, deed(is_step=True)),
    Happening("must-name-a-side", told.MUST_NAME_A_SIDE, SILENT, seat=A_SEAT),
    Happening("vehicle-shown", told.VEHICLE_SHOWN, detail(), seat=A_SEAT, vehicle=A_VEHICLE),
    # Each call that was sealed is told as it is called, answered or not there.
    Happening("opened", told.OPENED, SILENT, seat=A_SEAT, call=A_CALL),
    Happening("first-die", told.FIRST_DIE, SILENT, die=COUNT),
)


def say_question(stage: str) -> Phrase:
    return phrase("nort-question", stage=stage)


VEHICLES = ("comet", "lynx", "wasp")  # of the house's own arenas, which language files can name


def say_vehicle(vehicle: int, arena: Arena) -> Phrase | str:
    """A vehicle by its name in this arena; one from somebody's own sheet as it is written there."""
    name = arena.vehicles[vehicle].name
    return phrase(f"nort-vehicle-{name.lower()}") if name.lower() in VEHICLES else name


def say_taking(move: Move, arena: Arena) -> Phrase | None:
    """A move that takes a vehicle of this arena, as people are told it."""
    vehicle = move - told.VEHICLE
    if not 0 <= vehicle < MOST_VEHICLES:
        return None
    if vehicle >= len(arena.vehicles):  # nobody can take it
        return phrase("nort-move-vehicle-number", number=vehicle + 1)
    return phrase("nort-move-vehicle", vehicle=say_vehicle(vehicle, arena))


def name_vehicle(event: Event, arena: Arena) -> Phrase | None:
    """What an event that shows a vehicle says of it: its name in this arena."""
    _, what, seat, vehicle = event
    if what not in (told.DRAWN_FOR, told.VEHICLE_SHOWN):
        return None
    said = HAPPENINGS[what]
    own: dict[str, Gap] = {"mine": 0} if said.telling.is_own else {}
    return phrase(f"nort-{said.name}", seat=say_seat(seat), vehicle=say_vehicle(vehicle, arena), **own)
