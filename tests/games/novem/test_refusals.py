"""Novem says why a marker cannot be laid."""

from __future__ import annotations

import ludotek
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
