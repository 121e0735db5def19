"""Rulings on points and what is counted at the end."""

from __future__ import annotations

import pytest

from ludotek.games.north.components import DAWN, DUSK
from tests.games.north.scenario import (
    TWOS,
    c,
    clean,
    put,
    start,
    use,
)

A, X = c("drift-walker"), c("siege-colossus")


def test_t10_points_stop_at_zero() -> None:
    """Ruling T10."""
    position = clean()
    position.points[DUSK] = 2
    assert use(position, "strike 5").points[DUSK] == 0


def test_t10_a_player_without_points_can_still_win_by_cards() -> None:
    """Ruling T10."""
    position = clean(discard=[c(two, number) for two in TWOS for number in (1, 2, 3)])
    position.points = [0, 10]
    assert position.scores() == [1, -1]


def test_t11_the_track_ends_at_forty_but_the_score_does_not() -> None:
    """§4, and ruling T11."""
    position = clean(discard=[X])
    assert use(position, "mend 3").points[DAWN] == 40
    assert position.worth(DAWN) == 42


def test_t21_only_ancients_and_facilities_count_in_a_zone() -> None:
    """Ruling T21."""
    assert clean().worth(DAWN) == 40


def test_t22_a_card_of_value_two_is_worth_one_in_the_zone() -> None:
    """§32, and ruling T22."""
    assert clean(zone=[X]).worth(DAWN) == 41
    assert clean(discard=[X]).worth(DAWN) == 42


def test_t27_different_towers_standing_in_a_zone_score_one_three_six_or_ten() -> None:
    """Ruling T27."""
    position = put(start(tower_array=True), hand=[], deck=[], discard=[])
    towers = [c("tower-of-ash"), c("tower-of-ash", 2), c("tower-of-bells"), c("tower-of-salt"), c("tower-of-eyes")]
    scored = []
    for number in range(1, 6):
        position.zone[DAWN] = towers[:number]
        scored.append(position.array(DAWN))
    assert scored == [1, 1, 3, 6, 10]
    position.built |= 1 << towers[-1]
    assert position.array(DAWN) == 6


def test_t10_what_is_lost_beyond_zero_is_not_owed() -> None:
    """Ruling T10."""
    position = clean()
    position.points[DUSK] = 2
    use(use(position, "strike 5"), "mend 3", seat=DUSK)
    assert position.points[DUSK] == 3


@pytest.mark.parametrize("pile", ["hand", "deck", "discard", "zone"])
def test_t23_a_tie_goes_to_whoever_has_one_card_more_wherever_it_lies(pile: str) -> None:
    """§34, and ruling T23."""
    position = put(clean(), hand=[], deck=[], discard=[], zone=[], seat=DUSK)
    put(position, **{pile: [A]}, seat=DUSK)
    position.points = [20, 19 if pile == "zone" else 20]  # a Zone scores a point for it
    assert position.worth(DAWN) == position.worth(DUSK)
    assert position.scores() == [-1, 1]


def test_t27_towers_are_added_to_the_score() -> None:
    """§39, and ruling T27."""
    position = put(start(tower_array=True), hand=[], deck=[], discard=[])
    put(position, zone=[c("tower-of-ash"), c("tower-of-bells")])
    assert position.worth(DAWN) == 40 + 2 + 3
