"""Nort says why something cannot be called, or a power not be used."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludotek.core.phrase import Phrase
from ludotek.core.position import Move, Seat
from ludotek.core.testing.walk import Walk
from ludotek.games.nort import GAME
from ludotek.games.nort.components import STRAIGHT
from ludotek.games.nort.rules import Nort
from ludotek.games.nort.state import OPENING, SECOND_CALL
from ludotek.games.nort.vocabulary import CALLS, DIRECTION, LONGER, SHORTER, VALUE, ZERO


def found(games: int) -> Iterator[tuple[Nort, Seat, Move, Phrase]]:
    """What random games refuse: where, to whom, what and why."""
    for number in range(games):
        walk = Walk(GAME, None, 3, number)
        while not walk.is_over:
            game = walk.position
            assert isinstance(game, Nort)
            for seat in game.acting():
                yield from ((game, seat, action.moves[0], why) for action, why in GAME.refused(game, seat))
            game.play(*walk.next())


def is_true(game: Nort, seat: Seat, move: Move, why: Phrase) -> bool:
    """Whether what a reason says is so, by the dice and the pieces alone."""
    reason, dice = why.id.removeprefix("nort-refused-"), (game.die, game.other_die)
    value = VALUE[move] if move in CALLS else 0
    claims = {
        "zero-second": move == ZERO and game.stage == SECOND_CALL,
        "zero-opening": move == ZERO and game.previous[seat] == OPENING,
        "zero-pair": move == ZERO and game.die != game.other_die,
        "taken": game.stage == SECOND_CALL and VALUE[game.call[1 - seat]] == value,
        "value": value not in {*dice, sum(dice), abs(game.die - game.other_die)},
        "one-straight": value == 1 and move in CALLS and DIRECTION[move] == STRAIGHT,
        "turn-opening": move in CALLS and DIRECTION[move] != STRAIGHT and game.previous[seat] == OPENING,
        "turn-twice": move in CALLS and DIRECTION[move] != STRAIGHT and game.turned[seat] == 1,
        "too-tight": value > game.lattice.turn[game.vehicle[seat]] and DIRECTION[move] != STRAIGHT,
        "spent": game.spent[seat] == 2,
        "reversed": game.reversed,
        "shorter": move == SHORTER and VALUE[game.call[seat]] + game.longer == 1,
        "both": game.longer != 0 and move in (LONGER, SHORTER),
        "order": game.declared != 0 and move < game.declared,
    }
    return bool(claims[reason])


def test_every_reason_is_true_where_it_is_given() -> None:
    reasons = set()
    for game, seat, move, why in found(25):
        assert is_true(game, seat, move, why), (why, GAME.words(move))
        reasons.add(why.id)
    assert len(reasons) >= 11


@pytest.mark.parametrize("fault", ["nort-refused-taken", "nort-refused-spent"])
def test_a_reason_that_is_not_true_would_be_found(fault: str) -> None:
    assert any(not is_true(game, seat, move, Phrase(fault)) for game, seat, move, _ in found(3))
