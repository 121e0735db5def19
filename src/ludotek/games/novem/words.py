"""What Novem's moves and events mean, and what else is said in it."""

from __future__ import annotations

from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import Seat
from ludotek.core.verbs import COUNT, Happening, Thing, Verb, called
from ludotek.games.novem import vocabulary as told
from ludotek.games.novem.components import LAYOUT_NAMES

SEATS = ("rows", "columns")
ROW_NAMES = ("A", "B", "C")
COLUMN_NAMES = ("1", "2", "3")
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


A_SEAT = called(SEATS, say_seat)
A_ROW = called(ROW_NAMES)
A_COLUMN = called(COLUMN_NAMES)
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
    Happening("set", told.SET, layout=A_SET_UP, game=COUNT),
    Happening("attacks-first", told.ATTACKS_FIRST, seat=A_SEAT, game=COUNT),
    Happening("revealed", told.REVEALED, row=A_ROW, column=A_COLUMN),
    Happening("took", told.TOOK, seat=A_SEAT, tile=COUNT),
    Happening("found-empty", told.FOUND_EMPTY, seat=A_SEAT, rounds=COUNT),
    Happening("was-late", told.WAS_LATE, seat=A_SEAT),
    Happening("drawn-for", told.DRAWN_FOR, seat=A_SEAT, marker=A_MARKER),
    Happening("ended", told.ENDED, game=COUNT, ending=AN_ENDING),
    Happening("counted", told.COUNTED, rows=COUNT, columns=COUNT),
    Happening("won", told.WON, seat=A_SEAT, margin=COUNT),
    Happening("tied", told.TIED, points=COUNT),
    Happening("forfeited", told.FORFEITED, seat=A_SEAT),
)

ANNOUNCEMENTS = tuple(  # ruling V15
    phrase(f"novem-say-{name}") for name in ("a", "b", "c", "1", "2", "3", "guess", "close", "well-played")
)
ENDINGS = ("points", "tie", "forfeit")


def say_question(owns_rows: bool, attacks: bool) -> Phrase:
    line, part = "row" if owns_rows else "column", "attack" if attacks else "defence"
    return phrase("novem-choose", line=line, part=part)
