"""Novem's moves and events as people hear them."""

from __future__ import annotations

from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import Event, Move, Seat
from ludotek.games.novem import vocabulary
from ludotek.games.novem.components import LAYOUT_NAMES

SEATS = ("rows", "columns")
ROW_NAMES = ("A", "B", "C")
COLUMN_NAMES = ("1", "2", "3")

VOCABULARY = (
    *ROW_NAMES,
    *COLUMN_NAMES,
    *(f"{seat} attack first" for seat in SEATS),
    *(f"set-up {name}" for name in LAYOUT_NAMES),
    *(f"{seat} late" for seat in SEATS),
)
HAPPENINGS = (
    "set",
    "attacks-first",
    "revealed",
    "took",
    "found-empty",
    "was-late",
    "drawn-for",
    "ended",
    "counted",
    "won",
    "tied",
    "forfeited",
)
ANNOUNCEMENTS = tuple(  # ruling V15
    phrase(f"novem-say-{name}") for name in ("a", "b", "c", "1", "2", "3", "guess", "close", "well-played")
)
ENDINGS = ("points", "tie", "forfeit")
GAME_ENDINGS = {
    vocabulary.ROW_EMPTY: "row",
    vocabulary.COLUMN_EMPTY: "column",
    vocabulary.ROW_EMPTY + vocabulary.COLUMN_EMPTY: "both",
    vocabulary.STALLED: "stall",
}


def say_seat(seat: Seat) -> Phrase:
    return phrase(f"novem-seat-{SEATS[seat]}")


def say_move(move: Move) -> Phrase:
    """A marker goes by its letter or number in every language; the rest is said in words."""
    if move < vocabulary.FIRST:
        return phrase("novem-marker", name=VOCABULARY[move])
    if move < vocabulary.SET_UP:
        return phrase("novem-move-first", seat=say_seat(move - vocabulary.FIRST))
    if move < vocabulary.LATE:
        return phrase("novem-move-set-up", layout=LAYOUT_NAMES[move - vocabulary.SET_UP])
    return phrase("novem-move-late", seat=say_seat(move - vocabulary.LATE))


def say_question(owns_rows: bool, attacks: bool) -> Phrase:
    line, part = "row" if owns_rows else "column", "attack" if attacks else "defence"
    return phrase("novem-choose", line=line, part=part)


def say_event(event: Event) -> Phrase:
    _, what, a, b = event
    match what:
        case vocabulary.SET:
            return phrase("novem-set", layout=LAYOUT_NAMES[a], game=b)
        case vocabulary.ATTACKS_FIRST:
            return phrase("novem-attacks-first", seat=say_seat(a), game=b)
        case vocabulary.REVEALED:
            return phrase("novem-revealed", row=ROW_NAMES[a], column=COLUMN_NAMES[b])
        case vocabulary.TOOK:
            return phrase("novem-took", seat=say_seat(a), tile=b)
        case vocabulary.FOUND_EMPTY:
            return phrase("novem-found-empty", seat=say_seat(a), rounds=b)
        case vocabulary.WAS_LATE:
            return phrase("novem-was-late", seat=say_seat(a))
        case vocabulary.DRAWN_FOR:
            return phrase("novem-drawn-for", marker=VOCABULARY[b])
        case vocabulary.ENDED:
            return phrase("novem-ended", game=a, ending=GAME_ENDINGS[b])
        case vocabulary.COUNTED:
            return phrase("novem-counted", rows=a, columns=b)
        case vocabulary.WON:
            return phrase("novem-won", seat=say_seat(a), margin=b)
        case vocabulary.TIED:
            return phrase("novem-tied", points=a)
        case vocabulary.FORFEITED:
            return phrase("novem-forfeited", seat=say_seat(a))
    raise ValueError(f"Novem tells nothing with the number {what}.")
