"""A scenario is a line of rounds: `6-2: B8 R4L` rolls 6 and 2; Blue calls 8 straight first, Red answers 4 left."""

from __future__ import annotations

from ludotek.core.position import CHANCE, CLOCK, SPECTATOR, Event, Seat
from ludotek.games.nort import GAME
from ludotek.games.nort.components import BLUE, RED, NortOptions, chosen_arena
from ludotek.games.nort.rules import Nort
from ludotek.games.nort.state import LOOKING, POWERS_UP, SEALED_CALLS
from ludotek.games.nort.view import NortView

EVERY_SEAT = (BLUE, RED, SPECTATOR)
SEATS = {"B": BLUE, "R": RED}
SIDES = {"L": "left", "R": "right", "S": "straight"}

# An arena without mines on the ways that most tests drive; vehicle 1 has every power and vehicle 4 none.
FIELD = """\
name: Field
squares: 20
black: [10, 10]
mines:
  circle: [[5, 15]]
  square: [[16, 4]]
starts:
  duel:
    blue: {at: [5, 1], heading: north}
    red: {at: [15, 19], heading: south}
  race:
    blue: {at: [8, 1], heading: north}
    red: {at: [12, 1], heading: north}
vehicles:
  - {name: All, turn: 4, powers: [adjust, reverse, over, through]}
  - {name: Some, turn: 5, powers: [adjust, over]}
  - {name: Wide, turn: 6, powers: [reverse, through]}
  - {name: None, turn: 8}
"""


def start(**options: object) -> Nort:
    position = GAME.start(**{"arena": FIELD, **options})
    assert isinstance(position, Nort)
    return position


def game(vehicles: str = "44", **options: object) -> Nort:
    """A game in which both have chosen: blue's vehicle, then red's."""
    position = start(**options)
    for seat, number in zip((BLUE, RED), vehicles, strict=True):
        make(position, seat, f"vehicle {number}")
    return position


def field(blue: tuple[int, int, str], red: tuple[int, int, str], **options: object) -> str:
    """The field above with other starts, for `game(arena=field(...))`."""
    text = FIELD.replace("{at: [5, 1], heading: north}", f"{{at: [{blue[0]}, {blue[1]}], heading: {blue[2]}}}")
    return text.replace("{at: [15, 19], heading: south}", f"{{at: [{red[0]}, {red[1]}], heading: {red[2]}}}")


def make(position: Nort, seat: Seat, words: str) -> Nort:
    move = GAME.read(words)
    assert move in position.moves(seat), f"{words} is not offered to {seat}, but {offered(position, seat)}"
    position.play(seat, move)
    return position


def roll(position: Nort, dice: str) -> Nort:
    """Let chance roll: `6-2`. Whoever looks at the arena has looked long enough."""
    if position.stage == LOOKING:
        make(position, CLOCK, "cover")
    for die in dice.split("-"):
        make(position, CHANCE, f"die {die}")
    return position


def words_of(call: str) -> str:
    """`8` is 8 straight, `4L` 4 left, `0` zero."""
    if call == "0":
        return "zero"
    value, side = (call[:-1], call[-1]) if call[-1] in SIDES else (call, "S")
    return f"{value} {SIDES[side]}"


def say(position: Nort, called: str) -> Nort:
    """Let somebody call: `B8`, `R4L`; or blue reverse: `Breverse`."""
    seat, call = SEATS[called[0]], called[1:]
    return make(position, seat, call if call.isalpha() and len(call) > 2 else words_of(call))


def rounds(position: Nort, text: str) -> Nort:
    """Play whole rounds, `6-2: B8 R4L; 3-3: R3 B6`, without powers."""
    for line in text.split(";"):
        dice, _, calls = line.strip().partition(":")
        roll(position, dice)
        for called in calls.split():
            assert position.stage != SEALED_CALLS
            say(position, called)
        trace(position)
    return position


def trace(position: Nort) -> Nort:
    """Let whoever may use powers go without."""
    while position.stage == POWERS_UP:
        make(position, position.mover, "trace")
    return position


def told(position: Nort, text: str) -> list[Event]:
    heard = listen(position)
    rounds(position, text)
    return heard


def listen(position: Nort) -> list[Event]:
    heard: list[Event] = []
    position.heard = heard
    return heard


def names(events: list[Event]) -> list[str]:
    return [GAME.happenings[event].name for _, event, _, _ in events]


def seen(position: Nort, seat: Seat = BLUE) -> NortView:
    view = GAME.view(position, seat)
    assert isinstance(view, NortView)
    return view


def offered(position: Nort, seat: Seat) -> list[str]:
    return [GAME.words(move) for move in position.moves(seat)]


def at(position: Nort, seat: Seat) -> tuple[int, int]:
    return position.point[seat] % 25, position.point[seat] // 25


def ending(position: Nort) -> str:
    return GAME.endings[position.ending()]


def arena_of(**options: object) -> object:
    options_of = GAME.options(options)
    assert isinstance(options_of, NortOptions)
    return chosen_arena(options_of)
