"""Why something cannot be called in Nort, or a power not be used."""

from __future__ import annotations

from typing import Final

from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import Move, Seat
from ludotek.core.refusals import Action, Refusals, single
from ludotek.games.nort.components import ADJUST, OVER, REVERSE, STRAIGHT, THROUGH
from ludotek.games.nort.state import FIRST_CALL, OPENING, POWERS_UP, SECOND_CALL, STANDING, NortState
from ludotek.games.nort.steps.powers import uses_left
from ludotek.games.nort.steps.values import MASKS, VALUES, dice, may_turn
from ludotek.games.nort.vocabulary import (
    CALLS,
    DIRECTION,
    GO_OVER,
    GO_THROUGH,
    LONGER,
    REVERSED,
    SHORTER,
    VALUE,
    ZERO,
)

POWER_OF: Final = {LONGER: ADJUST, SHORTER: ADJUST, GO_OVER: OVER, GO_THROUGH: THROUGH, REVERSED: REVERSE}
DECLARED: Final = (LONGER, SHORTER, GO_OVER, GO_THROUGH)


def expected(game: NortState, seat: Seat) -> list[Action]:
    """All calls where one is made, and the powers of one's own vehicle where they count."""
    moves: list[Move] = []
    if game.stage in (FIRST_CALL, SECOND_CALL):
        moves += CALLS
    if game.stage in (SECOND_CALL, STANDING):
        moves += [REVERSED] if has_power(game, seat, REVERSED) else []
    if game.stage == POWERS_UP:
        moves += [move for move in DECLARED if has_power(game, seat, move)]
    return [single(move) for move in moves]


def has_power(game: NortState, seat: Seat, move: Move) -> bool:
    return game.lattice.powers[game.vehicle[seat]] >> POWER_OF[move] & 1 == 1


def why(game: NortState, seat: Seat, action: Action) -> Phrase:
    move = action.moves[0]
    return why_no_power(game, seat, move) if move in POWER_OF else why_no_call(game, seat, move)


def why_no_call(game: NortState, seat: Seat, call: Move) -> Phrase:
    """First the value, §13-§20, then the direction, §23-§26."""
    value, is_second = VALUE[call], game.stage == SECOND_CALL
    if call == ZERO:
        return phrase(why_not_zero(game, seat, is_second))
    if is_second and value == VALUE[game.call[1 - seat]]:
        return phrase("nort-refused-taken", value=value)
    if MASKS[dice(game)] >> value & 1 == 0:
        return phrase("nort-refused-value", value=value, values=", ".join(map(str, VALUES[dice(game)])))
    return why_not_this_way(game, seat, value, DIRECTION[call] == STRAIGHT)


def why_not_zero(game: NortState, seat: Seat, is_second: bool) -> str:
    if is_second:
        return "nort-refused-zero-second"  # §20
    return "nort-refused-zero-opening" if game.previous[seat] == OPENING else "nort-refused-zero-pair"  # §27


def why_not_this_way(game: NortState, seat: Seat, value: int, is_straight: bool) -> Phrase:
    """1 is for turning only, §25; and a turn has to be allowed, §26, and not too tight, §23."""
    if is_straight:
        return phrase("nort-refused-one-straight")
    if game.previous[seat] == OPENING:
        return phrase("nort-refused-turn-opening")
    if not may_turn(game, seat):
        return phrase("nort-refused-turn-twice")
    return phrase("nort-refused-too-tight", value=value, turn=game.lattice.turn[game.vehicle[seat]])


def why_no_power(game: NortState, seat: Seat, move: Move) -> Phrase:
    """§31: two uses in a game, in one order within a move (ruling N31)."""
    if uses_left(game, seat) == 0:
        return phrase("nort-refused-spent")
    if move == REVERSED:
        return phrase("nort-refused-reversed")  # ruling N27
    if move == SHORTER and game.declared in (0, SHORTER):
        return phrase("nort-refused-shorter")  # ruling N28
    is_contrary = (move == LONGER and game.longer < 0) or (move == SHORTER and game.longer > 0)
    return phrase("nort-refused-both" if is_contrary else "nort-refused-order")


REFUSALS = Refusals(expected, why)
