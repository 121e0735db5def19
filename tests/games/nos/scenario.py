"""A scenario is a line of moves: `do(race(), "flame roll common+common", "3 5", "flame place common 3")`."""

from __future__ import annotations

from ludotek.core.position import CHANCE, CLOCK, EVERYONE, Event, Seat
from ludotek.games.nos import GAME
from ludotek.games.nos.components import KIND_NAMES
from ludotek.games.nos.rules import Nos
from ludotek.games.nos.steps.drive import regroup
from ludotek.games.nos.steps.parts import BITS
from ludotek.games.nos.steps.state import NOTHING_ASKED, RACING
from ludotek.games.nos.view import CarView, NosView
from ludotek.games.nos.words import SEATS

TRACK = "3,1,6,2,5,4"
WHO = {**{name: seat for seat, name in enumerate(SEATS)}, "chance": CHANCE, "clock": CLOCK}


def game(**options: object) -> Nos:
    position = GAME.start(**{"track": TRACK, **options})
    assert isinstance(position, Nos)
    return position


def race(*pools: str, track: str = TRACK, **options: object) -> Nos:
    """A race that is on, with a car for each of these pools: `race("common=3,v8=3")` is a solo run."""
    position = game(drivers=max(1, len(pools)), track=track, **options)
    position.asked_of_chance = NOTHING_ASKED
    position.phase = RACING
    for seat, pool in enumerate(pools or ("common=6",)):
        position.dice[seat] = packed(pool)
        position.owned[seat] = sum(1 << kind for kind in range(1, 7) if position.dice[seat] >> BITS * kind & 7)
        regroup(position, seat)
    return position


def packed(pool: str) -> int:
    named = (part.partition("=") for part in pool.split(","))
    return sum(int(number) << BITS * KIND_NAMES.index(name) for name, _, number in named)


def do(position: Nos, *lines: str) -> Nos:
    """Play moves: `flame take v8`, `clock green`, `chance card 3`; a line of numbers is what dice show."""
    for line in lines:
        if line[0].isdigit():
            for face in line.split():
                make(position, CHANCE, f"die {face}")
        else:
            who, _, words = line.partition(" ")
            make(position, WHO[who], words)
    return position


def make(position: Nos, seat: Seat, words: str) -> None:
    move = GAME.read(words)
    assert move in position.moves(seat), f"{words} is not offered; {offered(position, seat)}"
    position.play(seat, move)


def offered(position: Nos, seat: Seat = 0) -> list[str]:
    return [GAME.words(move) for move in position.moves(seat)]


def places(position: Nos, seat: Seat = 0) -> list[str]:
    """What may be placed now, or blown."""
    return [words for words in offered(position, seat) if words.startswith(("place", "blow"))]


def told(position: Nos, *lines: str) -> list[Event]:
    position.heard = []
    do(position, *lines)
    return position.heard


def happened(name: str, a: int, b: int) -> Event:
    """What everybody is told, with its numbers."""
    return EVERYONE, [one.name for one in GAME.happenings].index(name), a, b


def names(events: list[Event]) -> list[str]:
    return [GAME.happenings[event[1]].name for event in events]


def seen(position: Nos, seat: Seat = 0) -> NosView:
    view = GAME.view(position, seat)
    assert isinstance(view, NosView)
    return view


def car(position: Nos, seat: Seat = 0) -> CarView:
    return seen(position, seat).cars[seat]
