"""Dead ends (ruling P19)."""

from __future__ import annotations

import pytest

from ludotek.core.playout import pick
from ludotek.core.position import CLOCK, OVER, RACE
from ludotek.core.rng import Rng
from ludotek.games.nos.rules import Nos
from ludotek.games.nos.steps.state import STRANDED, STUCK
from tests.games.nos.scenario import car, do, names, offered, race, told

TURBO_AGAINST_A_FIVE = "3,5,6,2,4,1"


def stranded(**options: object) -> Nos:
    return race("common=1,turbocharger=5", track=TURBO_AGAINST_A_FIVE, **options)


def test_a_car_whose_dice_can_never_fit_is_stalled_and_out() -> None:
    position = do(stranded(), "flame roll common+turbocharger", "3 1")
    assert names(told(position, "flame place common 3")) == ["placed", "stalled", "ran-out"]
    assert position.status[0] == STRANDED
    assert position.kind() == OVER
    assert position.scores() == [0]


def test_superchargers_strand_on_low_cards_only_when_both_redlines_are_gone() -> None:
    position = race("common=1,supercharger=5", track="3,2,1,5,6,4")
    do(position, "flame roll common+supercharger", "3 1", "flame place common 3")
    do(position, "flame roll supercharger+supercharger", "1 1", "flame place supercharger 4")
    assert car(position).status == "driving"
    do(position, "flame roll supercharger+supercharger", "1 1", "flame place supercharger 4")
    assert car(position).redlines == 2
    position = race("common=1,supercharger=5", track="3,2,1,5,6,4")
    position.redlines[0] = 2
    do(position, "flame roll common+supercharger", "3 1", "flame place common 3")
    assert position.status[0] == STRANDED


@pytest.mark.parametrize("pool", ["common=3,wide_tires=3", "common=3,v8=3", "common=3,spoiler=3", "common=3,nitrous=3"])
def test_wide_tires_spoiler_and_v8_never_strand(pool: str) -> None:
    assert not car(race(pool)).can_strand


def test_a_saved_die_that_blocks_the_last_slot_can_strand() -> None:
    position = race("common=1,nitrous=1,turbocharger=1", track="1,6,1,1,2,2")
    do(position, "flame roll common+nitrous", "1 2", "flame place common 1", "flame save nitrous 2")
    assert position.status[0] == STRANDED


def test_the_softer_way_returns_the_last_die_but_not_its_redline() -> None:
    position = do(stranded(dead_end="return"), "flame roll common+turbocharger", "4 1", "flame place common 4")
    assert position.status[0] == STUCK
    assert offered(position) == ["return the last die"]
    do(position, "flame return the last die")
    assert (car(position).placed, car(position).redlines) == ((), 1)
    assert car(position).dice == {"common": 1, "turbocharger": 5}
    assert position.kind() == RACE


def test_a_car_returns_three_dice_at_most() -> None:
    position = stranded(dead_end="return")
    for _ in range(3):
        do(position, "flame roll common+turbocharger", "3 1", "flame place common 3", "flame return the last die")
    do(position, "flame roll common+turbocharger", "3 1", "flame place common 3")
    assert position.status[0] == STRANDED


def test_games_with_dice_returned_end_too() -> None:
    for seed in range(5):
        position, rng = race("common=3,turbocharger=3", track="6,6,6,5,5,5", dead_end="return"), Rng(seed)
        while position.kind() != OVER:
            position.play(*pick(position, rng))
        assert position.moves(CLOCK) == []
