"""What Novem's moves and events mean, and what else is said in it."""

from __future__ import annotations

from functools import cache

from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import Seat
from ludotek.core.telling import deed, detail
from ludotek.core.verbs import COUNT, Happening, Thing, Verb, called
from ludotek.games.novem import vocabulary as told
from ludotek.games.novem.components import LAYOUT_NAMES

SEATS = ("rows", "columns")  # §35
ROW_NAMES = ("A", "B", "C")  # §1
COLUMN_NAMES = ("1", "2", "3")  # §1
GAME_ENDINGS = {
    told.ROW_EMPTY: "row",
    told.COLUMN_EMPTY: "column",
    told.ROW_EMPTY + told.COLUMN_EMPTY: "both",
    told.STALLED: "stall",
}


def say_seat(seat: Seat) -> Phrase:
    return phrase(f"novem-seat-{SEATS[seat]}")


def game_ending(ending: int) -> str:
    return GAME_ENDINGS[ending]


A_SEAT = called(SEATS, say_seat, "seat")
A_ROW = called(ROW_NAMES, place="row")
A_COLUMN = called(COLUMN_NAMES, place="column")
A_MARKER = called(ROW_NAMES + COLUMN_NAMES)
A_SET_UP = called(LAYOUT_NAMES)
AN_ENDING = Thing(0, text=game_ending, wire=game_ending, type='"row" | "column" | "both" | "stall"')

VERBS = (
    Verb("row", told.ROW, "{row}", row=A_ROW),
    Verb("column", told.COLUMN, "{column}", column=A_COLUMN),
    Verb("first", told.FIRST, "{seat} attack first", seat=A_SEAT),
    Verb("set-up", told.SET_UP, "set-up {layout}", layout=A_SET_UP),
    Verb("late", told.LATE, "{seat} late", seat=A_SEAT),
)
HAPPENINGS = (
    Happening("set", told.SET, detail(), layout=A_SET_UP, game=COUNT),
    Happening("attacks-first", told.ATTACKS_FIRST, deed(by="", begins=True), seat=A_SEAT, game=COUNT),
    Happening("revealed", told.REVEALED, deed(begins=True), row=A_ROW, column=A_COLUMN),
    Happening("took", told.TOOK, deed(changes="points", is_step=True), seat=A_SEAT, tile=COUNT),
    Happening("found-empty", told.FOUND_EMPTY, deed(), seat=A_SEAT, rounds=COUNT),
    Happening("was-late", told.WAS_LATE, deed(), seat=A_SEAT),
    Happening("drawn-for", told.DRAWN_FOR, detail(is_own=True), seat=A_SEAT, marker=A_MARKER),
    Happening("ended", told.ENDED, deed(is_step=True), game=COUNT, ending=AN_ENDING),
    Happening("counted", told.COUNTED, deed(is_step=True), rows=COUNT, columns=COUNT),
    Happening("won", told.WON, deed(is_step=True), seat=A_SEAT, margin=COUNT),
    Happening("tied", told.TIED, deed(is_step=True), points=COUNT),
    Happening("forfeited", told.FORFEITED, deed(is_step=True), seat=A_SEAT),
)

ANNOUNCEMENTS = tuple(  # ruling V15
    phrase(f"novem-say-{name}") for name in ("a", "b", "c", "1", "2", "3", "guess", "close", "well-played")
)
OF_SEAT = ("abc", "123")  # by seat: the lines that it can mean when it says where it will play


def announcements_of(seat: Seat, is_swapped: bool) -> tuple[Phrase, ...]:
    """What fits a seat; where sides change hands in the second game, all of it."""
    others = () if is_swapped else tuple(f"novem-say-{name}" for name in OF_SEAT[1 - seat])
    return tuple(said for said in ANNOUNCEMENTS if said.id not in others)


ENDINGS = ("points", "tie", "forfeit")


@cache  # asked at every move of every table
def say_question(owns_rows: bool, attacks: bool) -> Phrase:
    line, part = "row" if owns_rows else "column", "attack" if attacks else "defence"
    return phrase("novem-choose", line=line, part=part)
