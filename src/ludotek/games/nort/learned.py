"""What a net sees of Nort between two rounds: either vehicle, what lies around it, and what it has before it.

Its answer is added to what the house's own weights make of the position (worth.py), so it only has to know better.
"""

from __future__ import annotations

from typing import Final

from ludotek.core.arithmetic import tanh
from ludotek.core.net import ONE, Net
from ludotek.core.position import Position, Seat
from ludotek.games.nort.bot import finished
from ludotek.games.nort.components import BLUE, HIGHEST, RED, ROUNDS
from ludotek.games.nort.lattice import FREE, POINTS, STEPS, column_of, row_of
from ludotek.games.nort.rules import Nort
from ludotek.games.nort.safety import Outlook, rooms
from ludotek.games.nort.state import ENDED, NOT_CHOSEN, solid_of
from ludotek.games.nort.steps.powers import uses_left
from ludotek.games.nort.steps.values import may_turn
from ludotek.games.nort.worth import total

CERTAIN: Final = 20.0  # what `tanh` is taken of where the result is known
VEHICLES: Final = 4  # those beyond look like the last
CHANCES: Final = 12  # steps in which a chance is told
WIDTHS: Final = 12
SIGHT: Final = 2  # steps that are seen to each side and behind; one's own way is seen further by its room
AHEAD: Final = 4
WINDOW: Final = (2 * SIGHT + 1) * (SIGHT + AHEAD + 1)
USES: Final = 4
LEADS: Final = 21  # steps in which a lead in Speed Points is told
FAR: Final = 9  # vehicles further apart than this look so far apart

# Where each run of features begins; all of it comes twice: first blue, then red.
SOON: Final = 0
LATER: Final = SOON + CHANCES
WIDE: Final = LATER + CHANCES
CROSSED: Final = WIDE + WIDTHS
LEFT_USES: Final = CROSSED + 4
VEHICLE: Final = LEFT_USES + USES
MAY_TURN: Final = VEHICLE + VEHICLES
ROOMS: Final = MAY_TURN + 1
SOLID: Final = ROOMS + 3 * (HIGHEST + 1)
TRACED: Final = SOLID + WINDOW
OTHER: Final = TRACED + WINDOW
EACH: Final = OTHER + (2 * FAR + 1) * (2 * FAR + 1)

ROUND: Final = 2 * EACH
LEAD: Final = ROUND + ROUNDS + 2
SPOKE: Final = LEAD + LEADS
SIZE: Final = SPOKE + 3


class Judge:
    """The house's own weights, mended by a net."""

    net: Net

    def __init__(self, net: Net) -> None:
        self.net = net

    def evaluate(self, position: Position, seat: Seat) -> float:
        """The expected result, from -1 to 1, when the round is played out without much thought."""
        world = finished(position)
        if world.stage == ENDED:
            return float(world.scores()[seat])
        if has_no_vehicles(world):
            return 0.0
        better = float(self.net.answer(sight(world))[0]) / float(ONE)
        return tanh(total(world, seat) + (better if seat == BLUE else -better))


def viewer(position: Position) -> Seat:
    """From whose side the net sees a position: always the same, since both move at once."""
    return BLUE


def guess(position: Position, seat: Seat) -> float:
    """What the house expects, as what `tanh` is taken of."""
    world = finished(position)
    if world.stage == ENDED:
        return CERTAIN * world.scores()[seat]
    return 0.0 if has_no_vehicles(world) else total(world, seat)


def features(position: Position) -> list[int]:
    """All that a net sees once the round is played out; nothing where no vehicle is on its way."""
    world = finished(position)
    return [] if world.stage == ENDED or has_no_vehicles(world) else sight(world)


def has_no_vehicles(world: Nort) -> bool:
    return world.vehicle[BLUE] == NOT_CHOSEN or world.vehicle[RED] == NOT_CHOSEN


def sight(world: Nort) -> list[int]:
    """The features of a round that begins."""
    found: list[int] = []
    add_vehicle(found, world, BLUE, 0)
    add_vehicle(found, world, RED, EACH)
    found.append(ROUND + min(world.round, ROUNDS + 1))
    lead = (world.speed[BLUE] - world.speed[RED]) // 4 + LEADS // 2
    found.append(LEAD + min(LEADS - 1, max(0, lead)))
    found.append(SPOKE + world.spoke_first + 1)
    return found


def add_vehicle(found: list[int], world: Nort, seat: Seat, at: int) -> None:
    """What one vehicle is, has left, and has before it."""
    look = Outlook(world, seat)
    found.append(at + SOON + int((CHANCES - 1) * look.soon))
    found.append(at + LATER + int((CHANCES - 1) * look.later))
    found.append(at + WIDE + min(WIDTHS - 1, look.width // 16))
    found.append(at + CROSSED + min(3, world.crossings[seat]))
    found.append(at + LEFT_USES + min(USES - 1, uses_left(world, seat)))
    found.append(at + VEHICLE + min(VEHICLES - 1, world.vehicle[seat]))
    if may_turn(world, seat):
        found.append(at + MAY_TURN)
    place = at + ROOMS
    for room in rooms(world, seat):
        found.append(place + room)
        place += HIGHEST + 1
    add_window(found, world, seat, at)
    add_other(found, world, seat, at)


def add_window(found: list[int], world: Nort, seat: Seat, at: int) -> None:
    """The points around a vehicle as its driver sees them: what ends it, and the other's traces."""
    ahead, right = STEPS[world.heading[seat]], STEPS[world.heading[seat] + 1 & 3]
    ground, trace, theirs = world.lattice.ground, world.trace, solid_of(1 - seat)
    own = solid_of(seat)
    cell = 0
    for forward in range(-SIGHT, AHEAD + 1):
        for aside in range(-SIGHT, SIGHT + 1):
            here = world.point[seat] + forward * ahead + aside * right
            if here < 0 or here >= POINTS or ground[here] != FREE:
                found.append(at + SOLID + cell)
            elif trace[here] & theirs:
                found.append(at + TRACED + cell)
            elif trace[here] & own:
                found.append(at + SOLID + cell)
            cell += 1


def add_other(found: list[int], world: Nort, seat: Seat, at: int) -> None:
    """Where the other vehicle is, as this one's driver sees it."""
    here, there = world.point[seat], world.point[1 - seat]
    across, along = column_of(there) - column_of(here), row_of(there) - row_of(here)
    for _ in range(world.heading[seat] & 3):  # a quarter turn for each heading after north
        across, along = -along, across
    across, along = min(FAR, max(-FAR, across)), min(FAR, max(-FAR, along))
    found.append(at + OTHER + (2 * FAR + 1) * (along + FAR) + across + FAR)
