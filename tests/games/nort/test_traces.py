"""Game turn, Penalty and IMPORTANT: traces, dots, crossings and retracing."""

from __future__ import annotations

import pytest

from ludotek.core.position import OVER, RACE, TURN
from ludotek.games.nort.components import BLUE, RED
from ludotek.games.nort.steps.drive import drive
from tests.games.nort.scenario import (
    at,
    ending,
    field,
    game,
    names,
    roll,
    rounds,
    seen,
    told,
)

NORTH, EAST, SOUTH, WEST = range(4)

# Blue drives north at x = 5; red comes from the east at y = 6 and crosses its line after five steps.
CROSSROADS = field((5, 1, "north"), (10, 6, "west"))


def dotted(text: str) -> list[bool]:
    drawn = seen(rounds(game(), text)).arena
    assert drawn is not None
    return [trace.dotted for trace in drawn.traces if trace.seat == BLUE]


def test_a_straight_lower_than_the_move_before_is_dotted() -> None:
    """§21."""
    assert dotted("6-2: B8 R6; 2-3: B3 R2") == [False, True]


def test_an_equal_or_higher_straight_is_solid() -> None:
    """§21, and ruling N24."""
    assert dotted("2-3: B3 R2; 2-3: B3 R2; 2-3: B5 R2") == [False, False, False]


def test_a_turn_is_always_solid() -> None:
    """§21, and ruling N24."""
    assert dotted("6-2: B8 R6; 2-3: B3R R2") == [False, False]


def test_dots_are_crossed_without_any_damage() -> None:
    """§22: blue's second move from 5,5 to 5,7 is dotted, and red crosses it at 5,6."""
    plain = game(arena=CROSSROADS)
    rounds(plain, "3-4: B3 R4; 3-5: B3 R5")
    assert plain.crossings[RED] == 1
    position = rounds(game(arena=CROSSROADS), "4-1: B4 R3; 2-3: B2 R3")
    assert list(position.crossings) == [0, 0]
    assert at(position, RED) == (4, 6)


def test_traces_run_on_the_lines() -> None:
    """§1, and ruling N3."""
    drawn = seen(rounds(game(), "6-2: B8 R6; 2-3: B2L R3")).arena
    assert drawn is not None
    assert all(trace.start[0] == trace.end[0] or trace.start[1] == trace.end[1] for trace in drawn.traces)


# Penalty.


def test_whoever_crosses_a_trace_does_not_speak_first_in_the_next_call() -> None:
    """§28."""
    position = game(arena=CROSSROADS)
    assert "barred" in names(told(position, "6-2: B8 R6"))
    assert list(position.crossings) == [0, 1]
    assert seen(position).barred == (False, True)
    roll(position, "5-2")
    assert (position.kind(), position.acting()) == (TURN, [BLUE])


def test_the_penalty_is_for_one_call_only() -> None:
    """§28."""
    position = rounds(game(arena=CROSSROADS), "6-2: B8 R6; 2-3: B2 R3")
    assert roll(position, "5-2").kind() == RACE


def test_the_third_intersection_is_fatal() -> None:
    """§29: red drives along y = 6 over three lines of blue, who goes round in a meander."""
    position = game(arena=field((3, 3, "north"), (19, 6, "west")))
    rounds(position, "5-1: B6 R4")  # blue 3,9
    rounds(position, "2-1: B2R R3")  # blue 5,9; red 12,6
    rounds(position, "3-3: B6 R3")  # blue 11,9; red 9,6
    position.crossings[RED] = 2
    rounds(position, "6-1: R6 B7")
    assert (position.kind(), ending(position)) == (OVER, "intersection")
    assert position.scores() == [1, -1]
    end = seen(position).end
    assert end is not None
    assert (end.at, end.trace_of, end.loser) == ((3, 6), BLUE, RED)


def test_the_third_intersection_is_fatal_in_the_middle_of_a_move() -> None:
    """Ruling N20: red would drive on to 4,6."""
    position = game(arena=CROSSROADS)
    position.crossings[RED] = 2
    rounds(position, "6-2: B8 R6")
    assert (ending(position), at(position, RED)) == ("intersection", (5, 6))


def test_every_point_that_is_reached_counts_and_leaving_one_does_not_and_the_penalty_is_the_same() -> None:
    """Rulings N17 and N19: red crosses blue's line and stops where blue stands."""
    position = game(arena=field((9, 4, "north"), (12, 6, "west")))
    for heading, steps in ((NORTH, 4), (WEST, 2), (SOUTH, 2)):
        position.heading[BLUE] = heading
        drive(position, BLUE, steps, False)
    drive(position, RED, 5, False)
    assert (at(position, BLUE), at(position, RED), list(position.crossings)) == ((7, 6), (7, 6), [0, 2])
    assert seen(position).barred == (False, True)
    drive(position, RED, 1, False)
    assert list(position.crossings) == [0, 2]


def test_a_line_through_a_dot_makes_it_solid() -> None:
    """Ruling N24: blue's dots along y = 6, which red crosses at 7,6 only after blue's line has gone through there."""
    for is_lined, crossings in ((False, 0), (True, 1)):
        position = game(arena=field((5, 6, "east"), (7, 3, "north")))
        drive(position, BLUE, 5, True)
        if is_lined:
            position.point[BLUE], position.heading[BLUE] = 25 * 6 + 6, EAST
            drive(position, BLUE, 2, False)
        drive(position, RED, 4, False)
        assert position.crossings[RED] == crossings


def test_two_intersections_are_survived_and_counted_for_all_to_see() -> None:
    """§2 and §29."""
    position = game(arena=CROSSROADS)
    position.crossings[RED] = 1
    rounds(position, "6-2: B8 R6")
    assert seen(position).crossings == (0, 2)
    assert position.kind() != OVER


def test_retracing_the_others_line_is_defeat() -> None:
    """§30."""
    position = game(arena=field((6, 1, "north"), (6, 16, "south")))
    rounds(position, "5-1: B6 R5")  # blue 6,7; red 6,11
    rounds(position, "4-1: R5 B3")
    assert (ending(position), position.loser) == ("retrace", RED)
    end = seen(position).end
    assert end is not None
    assert (end.at, end.trace_of) == ((6, 6), BLUE)


def test_retracing_ones_own_line_is_defeat() -> None:
    """§30: blue goes round to the left and comes back upon its first move from behind."""
    position = game(arena=field((5, 5, "east"), (15, 19, "south")))
    rounds(position, "3-1: B4 R3; 2-1: B2L R3; 2-1: B2 R3; 3-1: B4L R1L")  # 9,5 9,7 9,9 5,9
    rounds(position, "2-1: B2 R3; 2-1: B2L R1L; 2-1: B2 R3")  # 3,9 3,7 3,5
    assert at(position, BLUE) == (3, 5)
    rounds(position, "3-1: B4L R3")
    end = seen(position).end
    assert end is not None
    assert (end.ending, end.at, end.trace_of, end.loser) == ("retrace", (6, 5), BLUE, BLUE)


@pytest.mark.parametrize("strict", [False, True])
def test_dots_may_be_retraced_unless_the_table_is_strict(strict: bool) -> None:
    """§22, §42, and ruling N22: blue's way from 6,7 on is dotted; red comes down on it."""
    position = game(arena=field((6, 1, "north"), (6, 18, "south")), strict_retrace=strict)
    rounds(position, "5-1: B6 R5; 2-1: B2 R3")  # blue 6,7 then dots to 6,9; red 6,13 then 6,10
    rounds(position, "2-1: R2 B1L")
    assert (position.kind() == OVER) == strict
