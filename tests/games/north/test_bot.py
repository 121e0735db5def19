"""What bots think of a position of The North."""

from __future__ import annotations

import pytest

from ludotek.games.north.bot import evaluate
from ludotek.games.north.components import DAWN, DUSK
from tests.games.north.scenario import c, next_turn, put, start


def test_what_one_hopes_the_other_fears() -> None:
    position = start()
    assert evaluate(position, DAWN) == pytest.approx(-evaluate(position, DUSK))


def test_a_round_that_is_begun_will_be_finished() -> None:
    """So whoever begins it is not better off for its three Directives; whoever ends it is."""
    position = start()
    assert abs(evaluate(position, DAWN)) < 0.2
    next_turn(position, DAWN)
    assert evaluate(position, DUSK) > 0.5


@pytest.mark.parametrize("gain", ["points", "zone", "node"])
def test_points_cards_and_levels_are_worth_having(gain: str) -> None:
    position = start()
    before = evaluate(position, DAWN)
    if gain == "points":
        position.points[DUSK] -= 3
    elif gain == "zone":
        put(position, zone=[c("thaw-engine")])
    else:
        position.node[DAWN] = 3
    assert evaluate(position, DAWN) > before


def test_a_margin_is_surer_near_the_end() -> None:
    early, late = start(), start()
    del late.wastes_bag[6:]
    for position in (early, late):
        position.points[DUSK] -= 3
    assert evaluate(late, DAWN) > evaluate(early, DAWN)
