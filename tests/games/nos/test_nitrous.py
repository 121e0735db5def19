"""Nitrous (ruling P17)."""

from __future__ import annotations

import pytest

from ludotek.games.nos import GAME
from ludotek.games.nos.components import NITROUS
from ludotek.games.nos.rules import Nos
from ludotek.games.nos.steps.parts import keep, parts_of
from tests.games.nos.scenario import car, do, happened, names, offered, packed, places, race, told


def nitrous(*lines: str, pool: str = "common=3,nitrous=3", track: str = "3,1,6,2,5,4") -> Nos:
    return do(race(pool, track=track), *lines)


SAVED_A_SIX = ("flame roll common+nitrous", "5 6", "flame save nitrous 6")


def test_after_a_roll_a_nitrous_die_can_be_saved_at_its_value() -> None:
    """§24 and §62."""
    position = nitrous("flame roll common+nitrous", "5 6")
    assert "save nitrous 6" in offered(position)
    assert names(told(position, "flame save nitrous 6")) == ["saved"]
    assert [die.value for die in car(position).saved] == [6]
    assert car(position).dice == {"common": 3, "nitrous": 2}


def test_only_nitrous_dice_can_be_saved() -> None:
    """§21."""
    assert [words for words in offered(nitrous("flame roll common+common", "5 6")) if words.startswith("save")] == []


def test_a_saved_die_counts_as_one_being_rolled() -> None:
    """§24, and ruling P17."""
    assert offered(nitrous(*SAVED_A_SIX))[:2] == ["roll common", "roll nitrous"]


def test_a_saved_die_is_placed_whenever_it_fits_and_that_costs_no_roll() -> None:
    """Ruling P17."""
    position = nitrous(*SAVED_A_SIX, "flame roll common", "3", "flame place common 3", "flame roll common", "1")
    assert places(do(position, "flame place common 1")) == ["place saved 6"]
    do(position, "flame place saved 6")
    assert [(die.kind, die.value) for die in car(position).placed] == [("common", 3), ("common", 1), ("nitrous", 6)]
    assert car(position).redlines == 0


def test_placing_a_saved_die_is_not_the_rolls_placement() -> None:
    """Ruling P17."""
    position = nitrous(
        "flame roll common+nitrous", "5 3", "flame save nitrous 3", "flame roll common", "1", "flame place saved 3"
    )
    assert places(position) == ["place common 1"]


def test_a_die_saved_now_may_be_placed_in_the_same_breath() -> None:
    """Ruling P17."""
    position = nitrous("flame roll common+nitrous", "3 1", "flame place common 3", "flame save nitrous 1")
    assert places(position) == ["place saved 1"]


def test_that_a_rolls_placement_is_made_is_seen_until_the_next_roll() -> None:
    position = nitrous("flame roll common+nitrous", "3 1")
    assert not car(position).is_spent
    assert car(do(position, "flame place common 3")).is_spent
    assert not car(do(position, "flame roll common+nitrous", "2 2")).is_spent


def test_several_dice_of_one_roll_may_be_saved() -> None:
    position = nitrous("flame roll nitrous+nitrous", "6 5", "flame save nitrous 6", "flame save nitrous 5")
    assert [die.value for die in car(position).saved] == [5, 6]


def test_a_saved_die_may_take_a_redline() -> None:
    position = nitrous("flame roll common+nitrous", "1 2", "flame save nitrous 2", "flame place saved 2")
    assert car(position).redlines == 1


def test_a_saved_die_too_cannot_take_a_third_redline_by_accident() -> None:
    position = nitrous("flame roll common+nitrous", "1 2", "flame save nitrous 2")
    position.redlines[0] = 2
    assert places(position) == ["blow the engine"]


TWO_SAVED = ("flame roll nitrous+nitrous", "6 5", "flame save nitrous 6", "flame save nitrous 5")


def test_where_saved_dice_fill_the_hand_one_of_them_must_be_rolled_again() -> None:
    """Ruling P17."""
    position = nitrous(*TWO_SAVED)
    assert [words for words in offered(position) if words.startswith("roll")] == ["roll saved 5", "roll saved 6"]
    do(position, "flame roll saved 6", "3")
    assert [die.value for die in car(position).saved] == [5]
    assert [die.value for die in car(position).rolled] == [3]
    assert car(position).dice == {"common": 3, "nitrous": 2}


@pytest.mark.parametrize(("track", "placed", "kept"), [("6,1,6,2,5,4", 6, 5), ("5,1,6,2,3,4", 5, 6)])
def test_placing_one_of_two_saved_dice_keeps_the_other(track: str, placed: int, kept: int) -> None:
    position = do(nitrous(*TWO_SAVED, track=track), f"flame place saved {placed}")
    assert [die.value for die in car(position).placed] == [placed]
    assert [die.value for die in car(position).saved] == [kept]
    assert car(position).dice == {"common": 3, "nitrous": 1}
    assert [words for words in offered(position) if words.startswith("roll")] == ["roll common", "roll nitrous"]


def test_placing_one_of_two_saved_dice_that_are_alike_keeps_one() -> None:
    position = nitrous("flame roll nitrous+nitrous", "3 3", "flame save nitrous 3", "flame save nitrous 3")
    assert [die.value for die in car(do(position, "flame place saved 3")).saved] == [3]


def test_a_last_die_that_is_saved_is_rolled_again() -> None:
    """Ruling P17."""
    position = nitrous("flame roll nitrous", "1", "flame save nitrous 1", pool="nitrous=1")
    assert offered(position) == ["roll saved 1"]


def test_while_another_die_can_be_rolled_saved_ones_lie_still() -> None:
    """Ruling P17."""
    assert not any("saved" in words for words in offered(nitrous(*SAVED_A_SIX)) if words.startswith("roll"))


def test_dice_not_saved_lose_their_values_with_the_next_roll() -> None:
    """§24, and ruling P9."""
    position = nitrous("flame roll common+nitrous", "5 6", "flame roll common+common")
    assert car(position).rolled == ()
    assert not any(words.startswith("save") for words in offered(do(position, "2 2")))


def test_the_die_that_was_placed_can_no_longer_be_saved_but_the_others_can() -> None:
    position = do(race("nitrous=3"), "flame roll nitrous+nitrous", "3 5", "flame place nitrous 3")
    assert [words for words in offered(position) if words.startswith("save")] == ["save nitrous 5"]
    assert "blow the engine" not in offered(position)
    position = do(race("v8=1,nitrous=2"), "flame roll v8+nitrous+nitrous", "3 5 6", "flame place v8 3")
    assert [words for words in offered(position) if words.startswith("save")] == ["save nitrous 5", "save nitrous 6"]


def test_when_a_die_is_saved_the_others_still_lie_there_and_nothing_else_does() -> None:
    position = do(race("common=3,nitrous=1"), "flame roll common+nitrous", "5 2", "flame save nitrous 2")
    assert [(die.kind, die.value) for die in car(position).rolled] == [("common", 5)]
    position = do(race("v8=1,nitrous=2"), "flame roll v8+nitrous+nitrous", "4 5 6", "flame save nitrous 6")
    assert sorted((die.kind, die.value) for die in car(position).rolled) == [("nitrous", 5), ("v8", 4)]


@pytest.mark.parametrize("value", range(1, 7))
def test_a_saved_die_of_any_value_is_placed_as_what_it_is(value: int) -> None:
    position = race("common=3,nitrous=2", track=f"{value},1,5,2,5,4")
    do(position, "flame roll common+nitrous", f"6 {value}", f"flame save nitrous {value}", f"flame place saved {value}")
    assert [(die.kind, die.value) for die in car(position).placed] == [("nitrous", value)]
    assert car(position).saved == ()


def test_a_saved_die_that_is_placed_is_told_with_its_kind_and_value() -> None:
    position = nitrous(*SAVED_A_SIX, track="6,1,5,2,5,4")
    assert told(position, "flame place saved 6")[0] == happened("placed-saved", 0, 6 * NITROUS + 5)


@pytest.mark.parametrize("value", range(1, 7))
def test_a_saved_die_of_any_value_can_be_rolled_again_where_no_other_is_left(value: int) -> None:
    position = race("nitrous=1", track="6,1,5,2,5,4")
    do(position, "flame roll nitrous", str(value), f"flame save nitrous {value}", f"flame roll saved {value}", "4")
    assert car(position).saved == ()
    assert [(die.kind, die.value) for die in car(position).rolled] == [("nitrous", 4)]


@pytest.mark.parametrize(("again", "kept"), [(2, 5), (5, 2)])
def test_of_two_saved_dice_the_one_that_is_rolled_again_is_no_longer_saved(again: int, kept: int) -> None:
    position = race("common=1,nitrous=2", track="6,1,5,2,5,4")
    do(position, "flame roll nitrous+nitrous", "2 5", "flame save nitrous 2", "flame save nitrous 5")
    do(position, f"flame roll saved {again}", "1")
    assert [die.value for die in car(position).saved] == [kept]


def test_beside_two_saved_dice_a_v8_die_is_rolled_alone() -> None:
    assert parts_of("street").rolls(packed("common=1,v8=2"), keep(2, 5)) == [GAME.read("roll v8")]
