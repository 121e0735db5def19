"""Dead ends (ruling P19)."""

from __future__ import annotations

from importlib.resources import files

import pytest

from ludotek.core.playout import pick
from ludotek.core.position import CLOCK, OVER, RACE
from ludotek.core.rng import Rng
from ludotek.games.nos.components import MOST_REDLINES
from ludotek.games.nos.rules import Nos
from ludotek.games.nos.steps.parts import keep, parts_of
from ludotek.games.nos.steps.state import STRANDED, STUCK
from tests.games.nos.scenario import car, do, happened, names, offered, packed, race, seen, told
from tests.games.nos.test_result import WIN, near_the_end

TURBO_AGAINST_A_FIVE = "3,5,6,2,4,1"


def stranded(**options: object) -> Nos:
    return race("common=1,turbocharger=5", track=TURBO_AGAINST_A_FIVE, **options)


def test_a_car_whose_dice_can_never_fit_is_stalled_and_out() -> None:
    """§49, and ruling P19."""
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


@pytest.mark.parametrize("card", range(1, 7))
@pytest.mark.parametrize("saved", range(1, 7))
def test_a_saved_die_that_fits_is_no_dead_end_whatever_the_others_are(saved: int, card: int) -> None:
    other = packed("turbocharger=1" if card > 3 else "supercharger=1")
    assert parts_of("street").is_stuck(other, saved, card, MOST_REDLINES) == (saved != card)


def test_a_saved_die_that_is_all_one_has_can_be_rolled_again() -> None:
    for card in range(1, 7):
        assert not parts_of("street").is_stuck(0, keep(1, 6), card, MOST_REDLINES)


STREET = (files("ludotek.games.nos") / "street.yaml").read_text(encoding="utf-8")
NITROUS_OF_SIXES = STREET.replace("saved: true", "saved: true, faces: [6, 6, 6, 6, 6, 6]")


@pytest.mark.parametrize(
    ("other", "is_stuck"), [("common=1", False), ("turbocharger=1", False), ("supercharger=1", True)]
)
def test_where_saved_dice_fill_the_hand_those_behind_them_are_not_lost(other: str, is_stuck: bool) -> None:
    """One of the saved dice is rolled again, and then leaves room for another (ruling P17)."""
    assert parts_of(NITROUS_OF_SIXES).is_stuck(packed(other), keep(6, 6), 1, MOST_REDLINES) == is_stuck


def test_saved_dice_that_never_fit_are_a_dead_end_when_nothing_else_is_left() -> None:
    for card in range(1, 6):
        assert parts_of(NITROUS_OF_SIXES).is_stuck(0, 6, card, MOST_REDLINES)
        assert not parts_of(NITROUS_OF_SIXES).is_stuck(0, 6, card, MOST_REDLINES - 1)


def test_a_car_without_any_dice_is_at_a_dead_end() -> None:
    assert parts_of("street").is_stuck(0, 0, 3, 0)


def out_of_redlines() -> Nos:
    """Two superchargers lie on the first two cards, each over them; the third is a 1."""
    position = race("supercharger=6", track="3,2,1,5,6,4", dead_end="return")
    for _ in range(2):
        do(position, "flame roll supercharger+supercharger", "1 1", "flame place supercharger 4")
    return position


def test_a_car_that_has_returned_all_its_dice_and_still_cannot_go_on_is_out() -> None:
    position = do(out_of_redlines(), "flame return the last die")
    assert (position.status[0], len(car(position).placed)) == (STUCK, 1)
    assert names(told(position, "flame return the last die"))[:2] == ["returned", "stalled"]
    assert position.status[0] == STRANDED


def test_a_stalled_car_has_nothing_rolled() -> None:
    assert car(out_of_redlines()).rolled == ()


def test_everybody_is_told_at_which_card_a_car_stalls() -> None:
    position = do(stranded(), "flame roll common+turbocharger", "3 1")
    assert happened("stalled", 0, 2) in told(position, "flame place common 3")


def test_the_softer_way_returns_the_last_die_but_not_its_redline() -> None:
    """§49, and ruling P19."""
    position = do(stranded(dead_end="return"), "flame roll common+turbocharger", "4 1", "flame place common 4")
    assert position.status[0] == STUCK
    assert offered(position) == ["return the last die"]
    do(position, "flame return the last die")
    assert (car(position).placed, car(position).redlines) == ((), 1)
    assert car(position).dice == {"common": 1, "turbocharger": 5}
    assert position.kind() == RACE


def test_a_car_returns_three_dice_at_most() -> None:
    """Ruling P19."""
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


def test_a_car_that_may_return_a_die_is_still_on_the_road_and_ahead_of_those_that_are_out() -> None:
    position = near_the_end(5, 2, 4, dead_end="return")
    position.status[1], position.redlines[2] = STUCK, 2
    do(position, "comet roll common+common", "6 6", "comet blow the engine", *WIN)
    assert seen(position).places == (0, 1, 2)
