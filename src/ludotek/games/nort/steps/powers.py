"""Special Powers: two uses in a game, of any that the vehicle has."""

from __future__ import annotations

from ludotek.core.position import EVERYONE, Move, Seat
from ludotek.games.nort.components import ADJUST, OVER, REVERSE, THROUGH, USES
from ludotek.games.nort.state import NortState
from ludotek.games.nort.vocabulary import (
    GO_OVER,
    GO_THROUGH,
    LONGER,
    POWER_USED,
    SHORTER,
    TRACE,
    USED_LONGER,
    USED_OVER,
    USED_SHORTER,
    USED_THROUGH,
    VALUE,
    ZERO,
)


def uses_left(state: NortState, seat: Seat) -> int:
    return USES - state.spent[seat]


def may_have(state: NortState, seat: Seat, power: int) -> bool:
    """As far as everyone knows."""
    return uses_left(state, seat) > 0 and state.could_be[seat] & state.lattice.having[power] != 0


def can_use(state: NortState, seat: Seat, power: int) -> bool:
    return uses_left(state, seat) > 0 and state.lattice.powers[state.vehicle[seat]] >> power & 1 == 1


def can_reverse(state: NortState, seat: Seat) -> bool:
    """Once per call, and no reversing back (ruling N27)."""
    return not state.reversed and can_use(state, seat, REVERSE)


def use(state: NortState, seat: Seat, power: int, usage: int) -> None:
    """At most two in a game, even of the same kind, §31; using one tells something of the vehicle (ruling N32)."""
    state.used[4 * seat + power] += 1
    state.spent[seat] += 1
    state.could_be[seat] &= state.lattice.having[power]
    state.tell(EVERYONE, POWER_USED, seat, usage)


def may_declare(state: NortState, seat: Seat) -> bool:
    """Whether a move leaves time for powers; as far as everyone knows, so that nobody learns more from being asked."""
    if state.call[seat] == ZERO:
        return False
    return may_have(state, seat, ADJUST) or may_have(state, seat, OVER) or may_have(state, seat, THROUGH)


def declarations(state: NortState, seat: Seat) -> list[Move]:
    """Several in one move are allowed (ruling N31); they are declared in one order, and a distance is never
    made both longer and shorter."""
    moves = [TRACE]
    last = state.declared
    if can_use(state, seat, ADJUST):
        if last <= LONGER:
            moves.append(LONGER)
        if last in (0, SHORTER) and VALUE[state.call[seat]] + state.longer > 1:  # ruling N28
            moves.append(SHORTER)
    if last <= GO_OVER and can_use(state, seat, OVER):
        moves.append(GO_OVER)
    if can_use(state, seat, THROUGH):
        moves.append(GO_THROUGH)
    return moves


def declare(state: NortState, seat: Seat, move: Move) -> bool:
    """A declared power is spent even if it was not needed (ruling N31). Whether more can be declared, §31."""
    state.declared = move
    if move in (LONGER, SHORTER):
        state.longer += 1 if move == LONGER else -1  # §32, ruling N28
        use(state, seat, ADJUST, USED_LONGER if move == LONGER else USED_SHORTER)
    elif move == GO_OVER:
        state.over += 1  # §34
        use(state, seat, OVER, USED_OVER)
    elif move == GO_THROUGH:
        state.through += 1  # §35
        use(state, seat, THROUGH, USED_THROUGH)
    return move != TRACE and uses_left(state, seat) > 0
