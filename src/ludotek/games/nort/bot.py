"""What a bot should know of Nort beyond its rules: how far it is safe to drive, and what a position is worth."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from ludotek.core.parts import Skill
from ludotek.core.position import Move, Position, Seat
from ludotek.core.rng import Rng
from ludotek.games.nort.components import BLUE, HIGHEST, RED, STRAIGHT
from ludotek.games.nort.lattice import BLACK_MINE, POINTS, STEPS, WALL
from ludotek.games.nort.rules import Nort
from ludotek.games.nort.safety import crosses, heading_of, reach, rooms
from ludotek.games.nort.state import (
    ENDED,
    FIRST_CALL,
    POWERS_UP,
    RACING,
    SEALED_CALLS,
    SECOND_CALL,
    SIDE,
    STANDING,
    solid_of,
)
from ludotek.games.nort.steps.drive import mark, redraw
from ludotek.games.nort.steps.values import available_calls
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
from ludotek.games.nort.worth import judge

FINE: Final = 16  # more than any room


# What a position is worth.


def evaluate(position: Position, seat: Seat) -> float:
    """The expected result, from -1 to 1, when the round is played out without much thought."""
    world = finished(position)
    if world.stage == ENDED:
        return float(world.scores()[seat])
    return judge(world, seat)


def finished(position: Position) -> Nort:
    """The position once its round is played out; itself, where none is under way."""
    assert isinstance(position, Nort)
    if not SEALED_CALLS <= position.stage <= POWERS_UP:
        return position
    world = position.copy()
    finish_round(world)
    return world


def finish_round(world: Nort) -> None:
    while FIRST_CALL <= world.stage <= POWERS_UP:
        seat = world.acting()[0]
        world.play(seat, careful(world, seat))


# One step ahead.


def plausible(position: Position, seat: Seat) -> list[Move]:
    """The moves that are worth a thought: calls that are available and safe, powers that make a difference."""
    assert isinstance(position, Nort)
    stage = position.stage
    if stage in (RACING, FIRST_CALL, SEALED_CALLS):
        return safe_ones(position, seat, available_calls(position, seat))
    if stage == SECOND_CALL:
        return safe_ones(position, seat, position.moves(seat))
    if stage == POWERS_UP:
        return useful(position, seat, position.moves(seat))
    return position.moves(seat)


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
    moves = available_calls(position, seat) if stage != SECOND_CALL else position.moves(seat)
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
    known.trace = vec[u8]([0] * POINTS)
    for stroke in known.strokes:
        if rng.fraction() < recall:
            redraw(known, stroke)
    for owner in (BLUE, RED):
        mark(known.trace, known.point[owner], solid_of(owner))
    return known


def slip(position: Position, seat: Seat, rng: Rng) -> Move:
    """A mistake as people make it: a number next to one that is there, or any call that is possible."""
    assert isinstance(position, Nort)
    if position.stage not in (RACING, FIRST_CALL, SEALED_CALLS) or position.erred:
        return rng.choice(position.moves(seat))
    call = rng.choice(available_calls(position, seat))
    if rng.below(3) == 0 and call != ZERO:
        value = min(HIGHEST, max(1, VALUE[call] + (1 if rng.below(2) == 0 else -1)))
        return call_of(value, DIRECTION[call])
    return call


SKILL: Final = Skill(
    evaluate=evaluate,
    policy=policy,
    plausible=plausible,
    method="mcts",  # a guess at the other vehicle, and one best call; mixing calls did no better so far
    horizon=0,  # a position is judged at once: playing on carefully first told no more
    is_zero_sum=True,
    simulations={3: 40, 4: 200, 5: 2000},
    remembered=remembered,
    slip=slip,
)
