"""What is asked of Nort's balance."""

from __future__ import annotations

import pytest

from ludotek.core.study import Measure, Notes
from ludotek.games.nort.study import STUDY, NortObserver, name_of, turned
from tests.games.nort.scenario import game, make, roll, rounds, say, trace


def test_every_two_vehicles_meet_in_both_orders_and_both_modes() -> None:
    arms = {arm.name: arm for arm in STUDY.arms()}
    for mode in ("duel", "race"):
        for one, other in ((0, 1), (0, 2), (1, 2)):
            games = [arms[name_of("default", mode, pair)].games for pair in ((one, other), (other, one))]
            assert sum(games) == 1000
            assert sum(arms[name_of("pinball", mode, pair)].games for pair in ((one, other), (other, one))) == 600


def test_the_vehicles_of_an_arm_are_its_opening() -> None:
    arm = next(arm for arm in STUDY.arms() if arm.name == name_of("default", "race", (2, 0)))
    assert arm.opening == (("blue", "vehicle 3"), ("red", "vehicle 1"))
    assert arm.options == {"arena": "default", "mode": "race"}


def test_an_observer_notes_the_winner_the_cause_and_the_powers() -> None:
    position = say(say(roll(game("14"), "6-2"), "B8"), "R6")
    trace(make(position, 0, "one less"))
    rounds(position, "6-6: B12 R6")
    notes = Notes({})
    NortObserver().ends(position, notes)
    means = {name: measure.mean for name, measure in notes.measures.items()}
    assert (means["blue"], means["mine"], means["edge"], means["last move"]) == (0.0, 1.0, 0.0, 0.0)
    assert (means["0 adjust"], means["0 reverse"]) == (1.0, 0.0)
    assert "3 adjust" not in means


def test_a_pairing_is_seen_from_its_first_vehicle_in_both_seats() -> None:
    """Comet wins 6 of 10 as blue and 7 of 10 as red."""
    notes = {
        name_of("default", "duel", (0, 1)): Notes({"blue": Measure(10, 6.0, 6.0)}),
        name_of("default", "duel", (1, 0)): Notes({"blue": Measure(10, 3.0, 3.0)}),
    }
    sections = {section.title: section for section in STUDY.report(notes)}
    (found,) = sections["default: vehicles"].findings
    assert found.measure.mean == pytest.approx(0.65)
    assert not found.is_met
    (seat,) = sections["default: the first seat"].findings
    assert seat.measure.mean == pytest.approx(0.45)


def test_the_same_games_from_the_other_seat() -> None:
    there = Measure()
    back = Measure()
    for value in (1.0, 0.5, 0.0, 0.0):
        there.note(value)
        back.note(1.0 - value)
    assert turned(there) == back
