"""Novem says why a marker cannot be laid."""

from __future__ import annotations

import random

import pytest

import ludotek
from ludotek.core.position import SEALED
from ludotek.core.refusals import Refusal
from ludotek.games.novem import GAME


def refused(seat: int, **options: object) -> list[Refusal]:
    return GAME.refused(ludotek.game("novem").start(layout="159672834", first="rows", **options), seat)  # type: ignore[arg-type]


def test_the_other_players_markers_are_refused_and_nothing_else() -> None:
    assert [GAME.words(action.moves[0]) for action, _ in refused(0)] == ["1", "2", "3"]
    assert [GAME.words(action.moves[0]) for action, _ in refused(1)] == ["A", "B", "C"]


def test_the_reason_says_which_markers_one_has() -> None:
    assert {why.id for _, why in refused(0)} == {"novem-refused-rows"}
    assert {why.id for _, why in refused(1)} == {"novem-refused-columns"}


@pytest.mark.parametrize("board", ["full", "small"])
@pytest.mark.parametrize("swap_sides", [True, False])
def test_what_was_asked_about_a_moment_like_it_is_what_the_rules_say_of_this_one(board: str, swap_sides: bool) -> None:
    position, luck = ludotek.game("novem").start(board=board, swap_sides=swap_sides), random.Random(2)
    refusals, compared = GAME.refusals, 0
    assert refusals is not None
    while not position.is_over:  # type: ignore[attr-defined]
        if position.kind() == SEALED:
            for seat in position.acting():
                assert refusals.of(position, seat) == refusals.asked(position, seat, position.moves(seat))
                compared += 1
        seat = luck.choice(list(position.acting()) or [-1])
        position.play(seat, luck.choice(list(position.moves(seat))))
    assert compared
