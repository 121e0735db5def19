"""Rulings on Nodes, and what one does at each of its levels."""

from __future__ import annotations

import pytest

from ludotek.games.north.components import DAWN, DUSK
from tests.games.north.scenario import (
    c,
    clean,
    next_turn,
    offered,
    play,
    start,
    use,
)

A, B, D = c("drift-walker"), c("pale-sentry"), c("rust-gleaner")


def test_t3_a_node_reset_by_an_effect_may_be_discharged_again() -> None:
    """Ruling T3."""
    position = use(play(clean(hand=[A]), "discharge"), "reset")
    assert "discharge" in offered(position)


def test_t4_charging_at_level_four_stays_there() -> None:
    """§4, and ruling T4."""
    position = clean()
    position.node[DAWN] = 4
    assert use(position, "charge 1").node[DAWN] == 4


def test_t5_a_node_may_be_discharged_on_the_first_turn() -> None:
    """Ruling T5."""
    assert "discharge" in offered(start())


def test_t28_a_node_reset_after_a_discharge_is_charged_at_the_end_of_the_turn() -> None:
    """Ruling T28."""
    position = use(play(clean(hand=[A]), "discharge"), "reset")
    position.used = [2, 2, 2, 2]
    position.offered = []
    assert play(position, "unable").node[DAWN] == 2


@pytest.mark.parametrize(("level", "lost", "drawn"), [(1, 1, 1), (2, 2, 1), (3, 2, 1), (4, 3, 2)])
def test_a_node_does_at_each_of_its_four_levels_what_stands_there(level: int, lost: int, drawn: int) -> None:
    """§4 and §25."""
    position = clean(deck=[A, B, D])
    position.node[DAWN] = level
    play(position, "discharge")
    assert (position.points, len(position.hand[DAWN])) == ([40, 40 - lost], drawn)


def test_a_node_is_charged_level_by_level_up_to_the_fourth() -> None:
    """§4 and §26, and ruling T4."""
    position, levels = start(), []
    for _ in range(4):
        next_turn(next_turn(position, DAWN), DUSK)
        levels.append(position.node[DAWN])
    assert levels == [2, 3, 4, 4]
