"""Race!: rolling, placing, redlines (rulings P8 to P16, P18)."""

from __future__ import annotations

import pytest

from ludotek.core.position import CHANCE, DEAL, RACE
from ludotek.games.nos.rules import Nos
from ludotek.games.nos.steps.state import BLOWN
from tests.games.nos.scenario import car, do, names, offered, places, race, told


def rolled(pool: str, roll: str, faces: str, track: str = "3,1,6,2,5,4") -> Nos:
    return do(race(pool, track=track), f"flame roll {roll}", faces)


def test_two_dice_are_selected_and_rolled() -> None:
    """§30, and ruling P8."""
    assert offered(race("common=3,spoiler=3")) == ["roll common+common", "roll common+spoiler", "roll spoiler+spoiler"]


def test_one_move_picks_up_and_rolls_and_chance_rolls_one_die_at_a_time() -> None:
    """§30."""
    position = do(race("common=6"), "flame roll common+common")
    assert position.kind() == DEAL
    assert len(position.moves(CHANCE)) == 6
    do(position, "3")
    assert position.kind() == DEAL
    assert do(position, "5").kind() == RACE


def test_a_die_that_matches_is_placed_on_the_next_card() -> None:
    """§31."""
    position = do(rolled("common=6", "common+common", "3 1"), "flame place common 3")
    assert [(die.kind, die.value, die.redline) for die in car(position).placed] == [("common", 3, False)]
    assert car(position).redlines == 0
    assert car(position).dice == {"common": 5}


def test_one_under_takes_a_redline() -> None:
    """§31 and §32."""
    position = rolled("common=6", "common+common", "2 1")
    assert places(position) == ["place common 2"]
    assert names(told(position, "flame place common 2")) == ["placed", "redlined"]
    assert car(position).redlines == 1


@pytest.mark.parametrize("face", [4, 5, 6])
def test_any_number_over_takes_one_redline_however_far_over(face: int) -> None:
    """§31 and §32, and ruling P12."""
    position = do(rolled("common=6", "common+common", f"{face} 1"), f"flame place common {face}")
    assert car(position).redlines == 1


def test_two_under_does_not_fit() -> None:
    """§31."""
    assert places(rolled("common=6", "common+common", "1 1")) == []


def test_card_one_has_nothing_under_it_and_card_six_nothing_over_it() -> None:
    """Ruling P13."""
    for face in "23456":
        assert car(rolled("common=6", "common+common", f"{face} 1", "1,2,3,4,5,6")).rolled[0].fit == "redline"
    assert [
        car(rolled("common=6", "common+common", f"{face} 1", "6,1,2,3,4,5")).rolled[0].fit for face in "123456"
    ] == [*("no", "no", "no", "no", "redline", "match")]


def test_dice_are_placed_in_sequence() -> None:
    """§31 and §33."""
    position = do(rolled("common=6", "common+common", "3 1"), "flame place common 3", "flame roll common+common", "3 1")
    assert places(position) == ["place common 3", "place common 1"]  # over card 2, which is a 1, and a match


def test_there_is_one_placement_a_roll_and_the_other_die_loses_its_value() -> None:
    """§31, and ruling P9."""
    position = do(rolled("common=6", "common+common", "3 1"), "flame place common 3")
    assert car(position).rolled == ()
    assert places(position) == []


def test_of_two_dice_that_fit_one_is_chosen() -> None:
    """Ruling P10."""
    assert places(rolled("common=6", "common+common", "2 4")) == ["place common 2", "place common 4"]


def test_dice_that_are_alike_are_one_choice() -> None:
    assert places(rolled("common=6", "common+common", "3 3")) == ["place common 3"]


def test_placing_is_optional() -> None:
    """Ruling P11."""
    position = rolled("common=6", "common+common", "3 4")
    assert "roll common+common" in offered(position)
    assert car(do(position, "flame roll common+common")).placed == ()


def test_dice_may_be_exchanged_before_every_roll() -> None:
    """§33, and ruling P8."""
    position = rolled("common=3,spoiler=3", "common+common", "6 6")
    assert "roll spoiler+spoiler" in offered(position)


def at_the_limit() -> Nos:
    position = race("common=6", "common=6")
    position.redlines[0] = 2
    return position


def test_a_third_redline_cannot_be_taken_by_placing_a_die() -> None:
    """§34, and ruling P14."""
    position = do(at_the_limit(), "flame roll common+common", "2 6")
    assert places(position) == ["blow the engine"]
    assert [die.fit for die in car(position).rolled] == ["third_redline", "third_redline"]
    assert all(die.place is None for die in car(position).rolled)


def test_at_the_limit_a_match_can_still_be_placed() -> None:
    position = do(at_the_limit(), "flame roll common+common", "3 6")
    assert places(position) == ["place common 3", "blow the engine"]


def test_the_third_redline_explodes_and_the_car_is_out_of_this_race() -> None:
    """§35, and ruling P14."""
    position = do(at_the_limit(), "flame roll common+common", "2 6")
    assert names(told(position, "flame blow the engine")) == ["exploded"]
    assert position.status[0] == BLOWN
    assert (position.acting(), offered(position)) == ([1], [])


def test_with_three_dice_the_last_one_alone_may_take_the_third_redline() -> None:
    position = race("common=1,v8=2")
    position.redlines[0] = 2
    assert "blow the engine" in offered(do(position, "flame roll common+v8+v8", "1 1 4"))


def test_an_engine_below_the_limit_cannot_be_blown() -> None:
    """§34."""
    assert "blow the engine" not in offered(rolled("common=6", "common+common", "2 6"))


def test_with_one_die_left_that_is_rolled() -> None:
    """Rulings P8 and P15."""
    assert offered(race("common=1")) == ["roll common"]
    assert offered(race("v8=1")) == ["roll v8"]


# The modifications, each on its own dice.


def test_v8_rolls_three_dice_as_long_as_one_of_them_is_a_v8_die() -> None:
    """§23 and §61, and ruling P16."""
    assert offered(race("common=3,v8=1")) == ["roll common+common", "roll common+common+v8"]
    position = do(race("common=3,v8=3"), "flame roll common+v8+v8", "3 2 4")
    assert places(position) == ["place common 3", "place v8 2", "place v8 4"]


def test_v8_too_places_one_die_a_roll() -> None:
    """Rulings P9 and P16."""
    position = do(race("common=3,v8=3"), "flame roll common+v8+v8", "3 1 1", "flame place common 3")
    assert places(position) == []


def test_v8_gives_nothing_when_fewer_dice_are_left() -> None:
    """Ruling P15."""
    assert offered(race("common=1,v8=1")) == ["roll common+v8"]


@pytest.mark.parametrize(("face", "value"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_turbocharger_die_counts_one_to_three(face: int, value: int) -> None:
    """§25, and ruling P18."""
    assert car(rolled("turbocharger=6", "turbocharger+turbocharger", f"{face} 1")).rolled[0].value == value


@pytest.mark.parametrize(("face", "value"), [(1, 4), (2, 4), (3, 5), (4, 5), (5, 6), (6, 6)])
def test_a_supercharger_die_counts_four_to_six(face: int, value: int) -> None:
    """§26, and ruling P18."""
    assert car(rolled("supercharger=6", "supercharger+supercharger", f"{face} 1")).rolled[0].value == value


def test_a_turbocharger_die_cannot_be_taken_at_its_face() -> None:
    """Ruling P18."""
    assert places(rolled("common=5,turbocharger=1", "common+turbocharger", "1 3", "3,1,6,2,5,4")) == [
        "place turbocharger 2"  # one under, not the match that its face would be
    ]


def test_with_wide_tires_one_under_is_free() -> None:
    """§27."""
    position = do(rolled("common=3,wide_tires=3", "common+wide_tires", "1 2"), "flame place wide_tires 2")
    assert car(position).redlines == 0


def test_wide_tires_free_no_more_than_one_and_nothing_over() -> None:
    """§27, and ruling P12."""
    assert car(rolled("wide_tires=6", "wide_tires+wide_tires", "1 4")).rolled[0].fit == "no"
    assert car(rolled("wide_tires=6", "wide_tires+wide_tires", "1 4")).rolled[1].fit == "redline"


def test_the_sheets_example_with_wide_tires_a_common_die_one_under_still_takes_a_redline() -> None:
    """§21 and §22."""
    position = rolled("common=3,wide_tires=1", "common+common", "2 1")
    assert car(do(position, "flame place common 2")).redlines == 1


def test_with_a_spoiler_one_over_is_free() -> None:
    """§28."""
    position = do(rolled("common=3,spoiler=3", "common+spoiler", "1 4"), "flame place spoiler 4")
    assert car(position).redlines == 0


def test_a_spoiler_frees_exactly_one_over_and_nothing_under() -> None:
    """§28, and ruling P12."""
    fits = [car(rolled("spoiler=6", "spoiler+spoiler", f"{face} 1")).rolled[0].fit for face in "123456"]
    assert fits == ["no", "redline", "match", "match", "redline", "redline"]


def test_a_spoiler_frees_nothing_on_common_dice() -> None:
    """§21."""
    assert car(rolled("common=3,spoiler=3", "common+spoiler", "4 1")).rolled[0].fit == "redline"
