"""What a position is worth between two rounds: who is likelier to come to grief, and who is the faster."""

from __future__ import annotations

from math import sqrt
from typing import Final

from ludotek.core.arithmetic import tanh
from ludotek.core.position import Seat
from ludotek.games.nort.components import ADJUST, BLUE, FATAL, OVER, RED, REVERSE, ROUNDS, THROUGH
from ludotek.games.nort.rules import Nort
from ludotek.games.nort.safety import Outlook
from ludotek.games.nort.state import NOT_CHOSEN
from ludotek.games.nort.steps.powers import uses_left

RESCUES: Final = 1 << ADJUST | 1 << OVER | 1 << THROUGH  # powers that may save a move

# How much each trait weighs before the first move, and after the last: fitted to how 3,000 games of the house's search
# ended, half of them with vehicles that were drawn (benchmarks/nort_weights.py). In the arenas that come with the game
# every vehicle can go through the edge, so only what two traits weigh together is fitted; it is shared out as before.
EARLY: Final[list[float]] = [-3.05, -0.47, 2.8, 0.44, 0.07, -0.17, -0.04, 0.42, 0.01, 0.08, 0.14, -0.01]
LATE: Final[list[float]] = [-0.34, -1.99, 1.3, 0.7, 0.12, 0.05, -0.22, 0.04, 0.3, -0.27, 0.37, -0.48]

# The same where both vehicles hardly turn, which is what bots choose: fitted to 2,500 games between two such.
NARROW: Final = 3  # the highest Turn value of such a vehicle
NARROW_EARLY: Final[list[float]] = [-2.33, -1.06, 1.2, 0.32, -0.18, -0.11, -0.15, 0.3, 0.3, 0.15, -0.09, 0.01]
NARROW_LATE: Final[list[float]] = [0.6, -1.08, 0.83, 0.39, 0.33, 0.05, -0.11, 0.15, 0.35, -0.53, 0.31, -0.73]


def judge(position: Nort, seat: Seat) -> float:
    """The expected result, from -1 to 1."""
    if position.vehicle[BLUE] == NOT_CHOSEN or position.vehicle[RED] == NOT_CHOSEN:
        return 0.0
    return tanh(total(position, seat))


def total(position: Nort, seat: Seat) -> float:
    """All that speaks for a seat less all that speaks for the other, by its weight at this time of the game."""
    own, others = traits(position, seat), traits(position, 1 - seat)
    late = (position.round - 1) / ROUNDS
    early_weights, late_weights = (NARROW_EARLY, NARROW_LATE) if is_narrow(position) else (EARLY, LATE)
    found = 0.0
    for number in range(len(early_weights)):
        weight = early_weights[number] + (late_weights[number] - early_weights[number]) * late
        found += weight * (own[number] - others[number])
    return found


def is_narrow(position: Nort) -> bool:
    """Whether neither vehicle can turn with more than a small value."""
    turn = position.lattice.turn
    return turn[position.vehicle[BLUE]] <= NARROW and turn[position.vehicle[RED]] <= NARROW


def traits(position: Nort, seat: Seat) -> list[float]:
    """What speaks for a seat, and against it."""
    look = Outlook(position, seat)
    uses = uses_left(position, seat)
    powers = position.lattice.powers[position.vehicle[seat]] if uses > 0 else 0
    crossings = position.crossings[seat]
    danger = 1.0 - look.soon
    return [
        danger,
        1.0 - look.later,
        danger if powers & RESCUES else 0.0,
        danger if powers >> THROUGH & 1 else 0.0,
        look.width * 0.01,
        float(crossings),
        1.0 if crossings == FATAL - 1 else 0.0,
        float(uses),
        float(uses) if powers >> REVERSE & 1 else 0.0,
        1.0 if position.crossed == 1 << seat else 0.0,
        float(position.speed[seat]) / sqrt(10.0 * (ROUNDS + 1 - position.round) + 4.0),
        1.0 - look.freely,
    ]
