"""How far it is safe to drive, and how likely a vehicle is to survive the next two rolls."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.core.position import Move, Seat
from ludotek.games.nort.components import BLUE, FATAL, HIGHEST, LEFT, RED, RIGHT, STRAIGHT
from ludotek.games.nort.lattice import FREE, STEPS
from ludotek.games.nort.rules import Nort
from ludotek.games.nort.state import OPENING, line_of, solid_of
from ludotek.games.nort.steps.values import VALUES, may_turn
from ludotek.games.nort.vocabulary import DIRECTION, VALUE

FAR: Final = 24  # the longest way: two of the highest calls

ROLLS: Final[list[int]] = [7 * die + other for die in range(1, 7) for other in range(die, 7)]
WEIGHTS: Final[list[float]] = [1.0 if roll // 7 == roll % 7 else 2.0 for roll in ROLLS]
UNKNOWN: Final = -1.0
SURVIVES: Final[list[float]] = [UNKNOWN] * (2 << HIGHEST)  # by a mask of safe values; filled when asked for


def reach(position: Nort, seat: Seat, heading: int) -> int:
    """How many steps a vehicle could drive this way without harm to it; at most twelve."""
    return way(position, seat, position.point[seat], heading, FATAL - 1 - position.crossings[seat], HIGHEST)


def way(position: Nort, seat: Seat, here: i64, heading: int, lives: i64, limit: int) -> int:
    """How many steps are safe from some point for whoever may cross so many more traces."""
    step: i64 = STEPS[heading]
    ground, trace = position.lattice.ground, position.trace
    other: i64 = position.point[1 - seat]
    lines, theirs = line_of(step, BLUE) | line_of(step, RED), solid_of(1 - seat)
    for steps in range(limit):
        ahead = here + step
        if ground[ahead] != FREE or trace[here if step > 0 else ahead] & lines:
            return steps
        if trace[ahead] & theirs or ahead == other:
            lives -= 1
            if lives < 0:
                return steps
        here = ahead
    return limit


def crosses(position: Nort, seat: Seat, heading: int, distance: int) -> int:
    """How many of the other's traces lie on the way."""
    step, here, count = STEPS[heading], position.point[seat], 0
    for _ in range(distance):
        here += step
        if position.trace[here] & solid_of(1 - seat) or here == position.point[1 - seat]:
            count += 1
    return count


def heading_of(position: Nort, seat: Seat, call: Move) -> int:
    return (position.heading[seat] + DIRECTION[call] - STRAIGHT) & 3


def is_safe(position: Nort, seat: Seat, call: Move) -> bool:
    return VALUE[call] <= reach(position, seat, heading_of(position, seat, call))


def rooms(position: Nort, seat: Seat) -> list[int]:
    heading = position.heading[seat]
    return [reach(position, seat, (heading + direction - STRAIGHT) & 3) for direction in (LEFT, STRAIGHT, RIGHT)]


# The next roll, and the one after it.


def values_up_to(room: int) -> int:
    """A mask of the values from 1 on."""
    return (2 << min(room, HIGHEST)) - 2 if room > 0 else 0


def safe_straight(room: int) -> int:
    """Nobody goes 1 straight who need not."""
    return values_up_to(room) & ~2


def survives(safe: int) -> float:
    """How likely the next roll leaves one of these values: to the first caller as often as to the second."""
    known = SURVIVES[safe]
    if known == UNKNOWN:
        chances = [1.0 if safe >> value & 1 else 0.0 for value in range(HIGHEST + 1)]
        known = SURVIVES[safe] = prospects(chances, 1.0)
    return known


def prospects(chances: list[float], zero: float) -> float:
    """What the best call of the next roll promises, given what each value does, and standing still."""
    total = 0.0
    for number in range(len(ROLLS)):
        roll = ROLLS[number]
        best = second = 0.0
        values = VALUES[roll]
        for value in values:
            chance = chances[value]
            if chance > best:
                best, second = chance, best
            elif chance > second:
                second = chance
        first = max(best, zero) if roll // 7 == roll % 7 else best
        total += WEIGHTS[number] * (first + best - (best - second) / len(values))
    return total / 72.0


class Outlook:
    """What a vehicle has before it: its chances to survive one roll and two, and how wide its way is."""

    soon: float
    freely: float  # the next roll, without a crossing
    later: float
    width: int  # free steps to both sides of the way ahead

    def __init__(self, position: Nort, seat: Seat) -> None:
        lives = FATAL - 1 - position.crossings[seat]
        here, heading = position.point[seat], position.heading[seat]
        ahead = way(position, seat, here, heading, lives, FAR)
        right = way(position, seat, here, heading + 1 & 3, lives, FAR)
        left = way(position, seat, here, heading - 1 & 3, lives, FAR)
        side = max(right, left)
        turns = min(side, position.lattice.turn[position.vehicle[seat]])
        rested = survives(safe_straight(ahead) | values_up_to(turns))  # after standing still every turn is allowed
        if not may_turn(position, seat):
            turns = 0
        chances = [0.0] * (HIGHEST + 1)
        for value in range(1, turns + 1):
            chances[value] = survives(safe_straight(side - value))
        self.soon = survives(safe_straight(ahead) | values_up_to(turns))
        ahead_freely = way(position, seat, here, heading, 0, min(ahead, HIGHEST))
        if turns > 0:
            right = way(position, seat, here, heading + 1 & 3, 0, min(right, turns))
            left = way(position, seat, here, heading - 1 & 3, 0, min(left, turns))
            turns = max(right, left)
        self.freely = survives(safe_straight(ahead_freely) | values_up_to(turns))
        self.width = 0
        self.look_ahead(position, seat, ahead, chances)
        self.later = prospects(chances, 0.0 if position.previous[seat] == OPENING else rested)

    def look_ahead(self, position: Nort, seat: Seat, ahead: int, chances: list[float]) -> None:
        """From every point on the way straight on: what to either side, and further ahead, is in reach."""
        heading, here = position.heading[seat], position.point[seat]
        turn, theirs = position.lattice.turn[position.vehicle[seat]], solid_of(1 - seat)
        lives = FATAL - 1 - position.crossings[seat]
        for value in range(1, min(ahead, HIGHEST) + 1):
            here += STEPS[heading]
            if position.trace[here] & theirs or here == position.point[1 - seat]:
                lives -= 1
            right = way(position, seat, here, heading + 1 & 3, lives, HIGHEST)
            left = way(position, seat, here, heading - 1 & 3, lives, HIGHEST)
            self.width += left + right
            if value > 1:
                safe = safe_straight(ahead - value) | values_up_to(min(max(left, right), turn))
                chances[value] = max(chances[value], survives(safe))
