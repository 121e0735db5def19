"""A scenario is a line of markers: `rounds(match(), "A1 B2")` lays A against 1, then B against 2."""

from __future__ import annotations

from ludotek.core.position import CHANCE, CLOCK, SPECTATOR, Event, Seat
from ludotek.games.novem import GAME
from ludotek.games.novem.components import COLUMNS, ROWS
from ludotek.games.novem.rules import Novem
from ludotek.games.novem.view import NovemView

# The board most tests are played on, and what lies under it.
#     1 2 3        1 2 3
#   A 2 7 6      A 8 3 4
#   B 9 5 1      B 1 5 9
#   C 4 3 8      C 6 7 2
LAYOUT = "276951438"

EMPTY_ROW_A = "A1 A1 A2 A2 A3 A3"  # 15 points to each
EMPTY_COLUMN_1 = "A1 A1 B1 B1 C1 C1"  # 15 points to each
EMPTY_BOTH = "A2 A2 A3 A3 B1 B1 C1 C1 A1 A1"  # its last tile is the last of row A and of column 1
ATTACKER_AHEAD = "B1 B1 C1 C1 A1 B2 A1"  # 9, 4, 2 and 8 to the first attacker; 1, 6 and 5 to the other
STALL = "A1 A1 A1 A1 A1 A1 A1 A1"  # two tiles, then six empty rounds; 2 points to 8


def match(**options: object) -> Novem:
    """A match on the board above in which rows attack first, unless told otherwise."""
    position = GAME.start(**{"layout": LAYOUT, "first": "rows", **options})
    assert isinstance(position, Novem)
    return position


def rounds(position: Novem, markers: str) -> Novem:
    """Play whole rounds: in each, the owner of the rows lays first."""
    for pair in markers.split():
        for marker in pair:
            lay(position, marker)
    return position


def lay(position: Novem, marker: str) -> Novem:
    """Let whoever owns this marker lay it."""
    owner = position.rows if marker in "ABC" else 1 - position.rows
    return make(position, owner, marker)


def luck(position: Novem, words: str) -> Novem:
    """Let chance move."""
    return make(position, CHANCE, words)


def late(position: Novem, seat: Seat, drawn: str = "") -> Novem:
    """Let a seat run out of time, and chance draw this marker for it."""
    make(position, CLOCK, ("rows late", "columns late")[seat])
    return luck(position, drawn) if drawn else position


def make(position: Novem, seat: Seat, words: str) -> Novem:
    move = GAME.read(words)
    assert move in position.moves(seat), f"{words} is not offered"
    position.play(seat, move)
    return position


def told(position: Novem, markers: str) -> list[Event]:
    """What everybody and anybody hears while these rounds are played."""
    heard = listen(position)
    rounds(position, markers)
    return heard


def listen(position: Novem) -> list[Event]:
    """What will be heard from now on."""
    heard: list[Event] = []
    position.heard = heard
    return heard


def seen(position: Novem, seat: Seat) -> NovemView:
    view = GAME.view(position, seat)
    assert isinstance(view, NovemView)
    return view


def offered(position: Novem, seat: Seat) -> list[str]:
    return [GAME.words(move) for move in position.moves(seat)]


EVERY_SEAT = (ROWS, COLUMNS, SPECTATOR)
