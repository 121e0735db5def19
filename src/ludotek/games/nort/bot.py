"""What a bot should know of Nort beyond its rules: how far it is safe to drive, and what a position is worth."""

from __future__ import annotations

from math import tanh
from typing import Final

from ludotek.core.position import Move, Position, Seat
from ludotek.core.rng import Rng
from ludotek.games.nort.call import MASKS, VALUES
from ludotek.games.nort.components import BLUE, FATAL, HIGHEST, LEFT, RED, RIGHT, ROUNDS, STRAIGHT
from ludotek.games.nort.lattice import BLACK_MINE, FREE, STEPS, WALL
from ludotek.games.nort.rules import Nort
from ludotek.games.nort.state import (
    EASTWARD,
    ENDED,
    FIRST_CALL,
    NORTHWARD,
    OPENING,
    POWERS_UP,
    RACING,
    SEALED_CALLS,
    SECOND_CALL,
    SIDE,
    SOLID,
    STANDING,
)
from ludotek.games.nort.vocabulary import (
    DIRECTION,
    GO_OVER,
    GO_THROUGH,
    REVERSED,
    TRACE,
    VALUE,
    ZERO,
    call_of,
)

METHOD: Final = "mcts"  # a guess at the other vehicle, and one best call; mixing calls did no better so far
HORIZON: Final = 8  # moments of careful play, about a round and a half, before a position is judged
SIMULATIONS: Final = {3: 40, 4: 200, 5: 1000}  # by level

# What the evaluation weighs; set by hand, not fitted.
DANGER: Final = 2.2  # of having no safe call in the next round
ROOM: Final = 0.05  # for each step that is free
PACE: Final = 0.035  # for each Speed Point ahead, more and more towards the end
CROSSING: Final = 0.25
POWER: Final = 0.12
BLOCKED: Final = 0.5  # how often the other calls first and takes the only safe value

FINE: Final = 16  # more than any room

ROLLS: Final[list[int]] = [7 * die + other for die in range(1, 7) for other in range(die, 7)]
WEIGHTS: Final[list[int]] = [1 if roll // 7 == roll % 7 else 2 for roll in ROLLS]


# How far it is safe to drive.


def reach(position: Nort, seat: Seat, heading: int) -> int:
    """How many steps a vehicle could drive this way without harm to it; at most twelve."""
    step = STEPS[heading]
    ground, trace = position.lattice.ground, position.trace
    lines = 3 * EASTWARD if step in (1, -1) else 3 * NORTHWARD
    here, other = position.point[seat], position.point[1 - seat]
    lives = FATAL - 1 - position.crossings[seat]
    theirs = SOLID << 1 - seat
    for steps in range(HIGHEST):
        ahead = here + step
        if ground[ahead] != FREE or trace[here if step > 0 else ahead] & lines:
            return steps
        if trace[ahead] & theirs or ahead == other:
            lives -= 1
            if lives < 0:
                return steps
        here = ahead
    return HIGHEST


def crosses(position: Nort, seat: Seat, heading: int, distance: int) -> int:
    """How many of the other's traces lie on the way."""
    step, here, count = STEPS[heading], position.point[seat], 0
    for _ in range(distance):
        here += step
        if position.trace[here] & SOLID << 1 - seat or here == position.point[1 - seat]:
            count += 1
    return count


def heading_of(position: Nort, seat: Seat, call: Move) -> int:
    return (position.heading[seat] + DIRECTION[call] - STRAIGHT) & 3


def is_safe(position: Nort, seat: Seat, call: Move) -> bool:
    return VALUE[call] <= reach(position, seat, heading_of(position, seat, call))


def safe_values(position: Nort, seat: Seat, room: list[int]) -> int:
    """A mask of the values with which a vehicle survives in some direction; `room` is its reach by direction."""
    straight = (2 << room[STRAIGHT]) - 4 if room[STRAIGHT] > 0 else 0
    if position.previous[seat] == OPENING or position.turned[seat]:
        return straight & ~2
    side = max(room[LEFT], room[RIGHT])
    turn = min(side, position.lattice.turn[position.vehicle[seat]])
    return straight & ~2 | (2 << turn) - 2


def rooms(position: Nort, seat: Seat) -> list[int]:
    heading = position.heading[seat]
    return [reach(position, seat, (heading + direction - STRAIGHT) & 3) for direction in (LEFT, STRAIGHT, RIGHT)]


def danger(safe: int) -> float:
    """How likely it is that the next roll leaves no safe call: to the first caller, or to a blocked second."""
    lost = 0.0
    for number in range(len(ROLLS)):
        roll = ROLLS[number]
        left = MASKS[roll] & safe
        if left == 0:
            is_pair = roll // 7 == roll % 7
            lost += 0.5 if is_pair else WEIGHTS[number]  # the first of a pair may stand still
        elif left & left - 1 == 0:
            lost += WEIGHTS[number] * BLOCKED * 0.5
    return lost / 36.0


# What a position is worth.


def evaluate(position: Position, seat: Seat) -> float:
    """The expected result, from -1 to 1, when the round is played out without much thought."""
    assert isinstance(position, Nort)
    world = position
    if SEALED_CALLS <= position.stage <= POWERS_UP:
        world = position.copy()
        finish_round(world)
    if world.stage == ENDED:
        return float(world.scores()[seat])
    return tanh(standing(world, seat) - standing(world, 1 - seat))


def finish_round(world: Nort) -> None:
    while FIRST_CALL <= world.stage <= POWERS_UP:
        seat = world.acting()[0]
        world.play(seat, careful(world, seat))


def standing(position: Nort, seat: Seat) -> float:
    if position.vehicle[seat] < 0:
        return 0.0
    room = rooms(position, seat)
    safe = safe_values(position, seat, room)
    ahead = position.speed[seat] * PACE * (position.round + 4) / (ROUNDS + 4)
    free = room[STRAIGHT] + max(room[LEFT], room[RIGHT]) + min(room[LEFT], room[RIGHT]) * 0.5
    return (
        ahead
        + free * ROOM
        - DANGER * danger(safe)
        - CROSSING * position.crossings[seat]
        + POWER * position.uses_left(seat)
    )


# One step ahead.


def plausible(position: Position, seat: Seat) -> list[Move]:
    """The moves that are worth a thought: calls that are available and safe, powers that make a difference."""
    assert isinstance(position, Nort)
    stage = position.stage
    if stage in (RACING, FIRST_CALL, SEALED_CALLS):
        return safe_ones(position, seat, sayable(position, seat))
    if stage == SECOND_CALL:
        return safe_ones(position, seat, position.moves(seat))
    if stage == POWERS_UP:
        return useful(position, seat, position.moves(seat))
    return position.moves(seat)


def sayable(position: Nort, seat: Seat) -> list[Move]:
    """What the first may call without losing the call or being corrected."""
    moves: list[Move] = [ZERO] if position.is_available(seat, 0) else []
    for value in VALUES[position.dice()]:
        if position.is_available(seat, value):
            position.add_directions(seat, value, moves)
    return moves


def safe_ones(position: Nort, seat: Seat, moves: list[Move]) -> list[Move]:
    """Those that do not crash as things stand, and a reversal; all of them where every one does."""
    room = rooms(position, seat)
    safe = [move for move in moves if move == REVERSED or VALUE[move] <= room[DIRECTION[move]]]
    return safe if len(safe) > 0 and safe != [REVERSED] else moves


def useful(position: Nort, seat: Seat, moves: list[Move]) -> list[Move]:
    """A power for what lies on the way; one more or one less where the plain move would crash or cross."""
    call = position.call[seat]
    heading = heading_of(position, seat, call)
    distance = VALUE[call] + position.longer
    meets_wall = meets_grey = meets_trouble = False
    step, here, ground = STEPS[heading], position.point[seat], position.lattice.ground
    for _ in range(distance):
        here += step
        if ground[here] == WALL:
            meets_wall = True
            break
        meets_grey = meets_grey or ground[here] > BLACK_MINE
    meets_trouble = distance > reach(position, seat, heading) or crosses_within(position, seat, heading, distance)
    kept: list[Move] = []
    for move in moves:
        if move == GO_THROUGH:
            if meets_wall and position.through == 0:
                kept.append(move)
        elif move == GO_OVER:
            if meets_grey and position.over == 0:
                kept.append(move)
        elif move == TRACE or meets_trouble or position.round > 2:
            kept.append(move)
    return kept


def crosses_within(position: Nort, seat: Seat, heading: int, distance: int) -> bool:
    return crosses(position, seat, heading, min(distance, reach(position, seat, heading))) > 0


def careful(position: Nort, seat: Seat) -> Move:
    """One ply: never a crash that can be avoided, then no crossing, then the highest straight value, then room."""
    stage = position.stage
    if stage == POWERS_UP:
        return rescue(position, seat)
    if stage in (SIDE, STANDING) or not RACING <= stage <= POWERS_UP:
        return position.moves(seat)[0]
    moves = sayable(position, seat) if stage != SECOND_CALL else position.moves(seat)
    best, most = moves[0], -100_000
    for move in moves:
        worth = -50 * FINE if move == REVERSED else care(position, seat, move)
        if worth > most:
            best, most = move, worth
    return best


def care(position: Nort, seat: Seat, call: Move) -> int:
    heading, value = heading_of(position, seat, call), VALUE[call]
    room = reach(position, seat, heading)
    if value > room:
        return -100 * FINE + room
    worth = (value if DIRECTION[call] == STRAIGHT else 0) - 30 * crosses(position, seat, heading, value)
    return FINE * worth + room


def rescue(position: Nort, seat: Seat) -> Move:
    """A power only where the move would crash without it and does not with it."""
    moves = position.moves(seat)
    if len(moves) == 1 or not crashes(position, seat, TRACE):
        return TRACE
    for move in moves:
        if move != TRACE and not crashes(position, seat, move):
            return move
    return TRACE


def crashes(position: Nort, seat: Seat, move: Move) -> bool:
    """Whether this declaration, and then tracing, ends the vehicle."""
    tried = position.copy()
    tried.play(seat, move)
    while tried.stage == POWERS_UP and tried.mover == seat:
        tried.play(seat, TRACE)
    return tried.stage == ENDED and tried.loser == seat


def policy(position: Position, seat: Seat, rng: Rng) -> Move:
    """How the one-ply bot plays: as `careful` says; any vehicle."""
    assert isinstance(position, Nort)
    if position.stage < RACING:
        return rng.choice(position.moves(seat))
    return careful(position, seat)


# As people play.


def remembered(position: Position, seat: Seat, recall: float, rng: Rng) -> Position:
    """The arena as somebody remembers it while it is covered: some of the traces are forgotten."""
    assert isinstance(position, Nort)
    if position.lattice.is_open or not RACING <= position.stage <= STANDING:
        return position
    known = position.copy()
    known.trace = [0] * len(known.trace)
    for stroke in known.strokes:
        if rng.fraction() < recall:
            known.redraw(stroke)
    for owner in (BLUE, RED):
        known.trace[known.point[owner]] |= SOLID << owner
    return known


def slip(position: Position, seat: Seat, rng: Rng) -> Move:
    """A mistake as people make it: a number next to one that is there, or any call that is possible."""
    assert isinstance(position, Nort)
    if position.stage not in (RACING, FIRST_CALL, SEALED_CALLS) or position.erred:
        return rng.choice(position.moves(seat))
    call = rng.choice(sayable(position, seat))
    if rng.below(3) == 0 and call != ZERO:
        value = min(HIGHEST, max(1, VALUE[call] + (1 if rng.below(2) == 0 else -1)))
        return call_of(value, DIRECTION[call])
    return call
