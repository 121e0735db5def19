"""The rulings N1 to N36 of src/ludotek/games/nort/rules.md that no other file tests."""

from __future__ import annotations

import pytest

from ludotek.core.position import CLOCK, OVER, RACE, SPECTATOR, TURN
from ludotek.core.rng import Rng
from ludotek.games.nort import GAME
from ludotek.games.nort.components import BLUE, RED
from ludotek.games.nort.lattice import WALL
from ludotek.games.nort.rules import Nort
from ludotek.games.nort.state import LOOKING
from ludotek.games.nort.steps.moments import FOR_A_CALL
from tests.games.nort.scenario import (
    EVERY_SEAT,
    at,
    ending,
    field,
    game,
    listen,
    make,
    names,
    offered,
    roll,
    rounds,
    say,
    seen,
    told,
    trace,
)

OPENING = "6-2: B8 R6"
CROSSROADS = field((5, 1, "north"), (10, 6, "west"))


def called(position: Nort, seat: int) -> tuple[int, str]:
    call = seen(position).called[-1].calls[seat]
    assert call is not None
    return call.value, call.direction


def test_twenty_squares_have_nineteen_lines_inside_and_a_centre() -> None:
    """§1, and ruling N1."""
    lattice = game("11", arena="default").lattice
    inside = [point for point in range(len(lattice.ground)) if lattice.ground[point] != WALL]
    assert len(inside) == 19 * 19
    assert lattice.ground[25 * 10 + 10] == 2


def test_reaching_the_outer_line_is_fatal() -> None:
    """Ruling N2: blue stands on 5,9 and the wall is eleven steps away."""
    position = rounds(game(circles=False), "6-2: B8 R6; 6-5: B11 R6")
    assert (position.kind(), ending(position)) == (OVER, "edge")
    end = seen(position).end
    assert end is not None
    assert (end.at, end.loser) == ((5, 20), BLUE)


def test_the_last_line_inside_is_safe() -> None:
    """Ruling N2."""
    assert at(rounds(game(circles=False), "6-2: B8 R6; 6-4: B10 R6"), BLUE) == (5, 19)


def test_mines_lie_on_points_and_are_hit_by_passing_as_by_stopping() -> None:
    """Rulings N3 and N4: the mine at 5,15 is six steps from 5,9."""
    for dice, call in (("4-2", "B6 R4"), ("5-2", "B7 R5")):
        position = rounds(game(), f"{OPENING}; {dice}: {call}")
        assert ending(position) == "mine"
        end = seen(position).end
        assert end is not None
        assert end.at == (5, 15)
    assert rounds(game(), f"{OPENING}; 3-2: B5 R3").kind() != OVER


def test_heading_is_unchanged_by_zero() -> None:
    """Ruling N5."""
    position = rounds(game(), f"{OPENING}; 2-3: B2L R3; 3-3: B0 R3")
    assert position.heading[BLUE] == 3


def test_heading_is_unchanged_by_going_through_the_edge() -> None:
    """Ruling N5."""
    position = game("14", arena=field((5, 16, "north"), (15, 19, "south")))
    say(say(roll(position, "6-2"), "B6"), "R8")
    assert make(position, BLUE, "through the edge").heading[BLUE] == 0


def test_when_nobody_calls_first_the_first_round_is_decided_by_lot() -> None:
    """Ruling N7."""
    position = roll(game(), "6-2")
    assert position.deadline() == FOR_A_CALL == 15_000
    assert [GAME.words(move) for move in position.moves(CLOCK)] == ["blue first", "red first"]
    make(position, CLOCK, "red first")
    assert (position.kind(), position.acting()) == (TURN, [RED])


@pytest.mark.parametrize(("first", "then"), [("B8 R6", "red first"), ("R8 B6", "blue first")])
def test_later_silence_gives_the_call_to_whoever_did_not_have_it_last(first: str, then: str) -> None:
    """Ruling N7."""
    position = roll(rounds(game(), f"6-2: {first}"), "5-2")
    assert [GAME.words(move) for move in position.moves(CLOCK)] == [then]


def test_whoever_has_the_first_call_and_stays_silent_is_assigned_the_smallest_value() -> None:
    """Ruling N7."""
    position = make(roll(game(), "6-2"), CLOCK, "red first")
    heard = listen(position)
    make(position, CLOCK, "silent")
    assert "said-nothing" in names(heard)
    assert called(position, RED) == (2, "straight")
    assert position.acting() == [BLUE]


def test_nothing_of_the_arena_is_in_any_view_during_the_call() -> None:
    """Ruling N8."""
    position = rounds(game(), f"{OPENING}; 2-3: B2L R3")
    roll(position, "6-2")
    for seat in EVERY_SEAT:
        assert seen(position, seat).arena is None
        assert len(seen(position, seat).called) == 2


def test_while_all_look_the_sheet_of_calls_has_the_rounds_that_were_called() -> None:
    """Ruling N8: and no line yet for the round that is about to begin."""
    position = rounds(game(), "6-2: B8 R6")
    assert position.stage == LOOKING
    assert [len(seen(position, seat).called) for seat in EVERY_SEAT] == [1, 1, 1]


def test_no_event_before_the_end_names_a_place() -> None:
    """Ruling N8: the log is there during the call."""
    heard = told(game(arena=CROSSROADS), "6-2: B8 R6; 2-3: B2 R3")
    ends = {"hit-the-edge", "hit-black", "hit-grey", "crossed-fatally", "retraced-own", "retraced-other"}
    assert not ends & set(names(heard))


def test_the_offender_becomes_second_and_the_new_first_chooses_freely() -> None:
    """Ruling N9."""
    position = say(roll(game(), "6-2"), "B7")
    assert offered(position, RED) == ["2 straight", "4 straight", "6 straight", "8 straight"]
    say(position, "R8")
    assert position.acting() == [BLUE]
    assert position.first == RED


def test_if_the_new_first_errs_too_it_declares_again() -> None:
    """Ruling N9: only what is available is taken for a call."""
    position = say(roll(game(), "6-2"), "B7")
    assert "7 straight" not in offered(position, RED)


@pytest.mark.parametrize("dice", ["2-1", "3-2"])
def test_1_is_unavailable_to_whoever_may_not_turn(dice: str) -> None:
    """§25 and §26, and ruling N9: in the opening move, and after a turn."""
    assert say(roll(game(), dice), "B1L").first == RED
    position = rounds(game(), f"{OPENING}; 2-3: B2L R3")
    assert say(roll(position, dice), "B1L").first == RED


def test_zero_is_unavailable_in_the_opening_move() -> None:
    """Rulings N9 and N16."""
    assert say(roll(game(), "3-3"), "B0").first == RED


def test_a_wrong_direction_is_corrected_and_keeps_the_call() -> None:
    """§23, and ruling N10."""
    position = rounds(game("14"), OPENING)
    heard = listen(roll(position, "5-2"))
    say(position, "B7L")
    assert position.first == BLUE
    assert called(position, BLUE) == (7, "straight")
    assert "went-straight" in names(heard)


def test_a_second_turn_running_is_corrected_too() -> None:
    """§26, and ruling N10."""
    position = rounds(game(), f"{OPENING}; 2-3: B2L R3")
    say(roll(position, "5-2"), "B2R")
    assert called(position, BLUE) == (2, "straight")


@pytest.mark.parametrize(("answer", "side"), [("1 right", "right"), ("silent", "left")])
def test_whoever_calls_1_straight_must_name_a_side_and_on_timeout_it_is_left(answer: str, side: str) -> None:
    """Ruling N10."""
    position = rounds(game(), OPENING)
    say(roll(position, "2-1"), "B1S")
    assert (position.kind(), position.acting()) == (TURN, [BLUE])
    assert offered(position, BLUE) == ["1 left", "1 right"]
    make(position, CLOCK if answer == "silent" else BLUE, answer)
    assert called(position, BLUE) == (1, side)
    assert position.acting() == [RED]


@pytest.mark.parametrize(("dice", "first", "value"), [("6-2", "B2", 4), ("2-1", "B2", 3), ("1-1", "B2", 1)])
def test_a_silent_second_is_assigned_the_smallest_value_left_but_1(dice: str, first: str, value: int) -> None:
    """Ruling N11."""
    position = say(roll(game(), dice), first)
    make(position, CLOCK, "silent")
    assert called(position, RED) == (value, "straight")


@pytest.mark.parametrize(("last", "direction"), [("R3", "left"), ("R3L", "straight")])
def test_a_1_that_is_assigned_turns_left_unless_the_vehicle_may_not_turn(last: str, direction: str) -> None:
    """Rulings N10, N11 and N15: on 1-1 nothing but a 1 is left after a 2."""
    position = rounds(game(), f"{OPENING}; 2-3: B2 {last}")
    make(say(roll(position, "1-1"), "B2"), CLOCK, "silent")
    assert called(position, RED) == (1, direction)


def test_the_value_is_exclusive_not_the_dice_that_make_it() -> None:
    """Ruling N12: on 4-2 the difference is the 2 that a die shows."""
    position = say(roll(game(), "4-2"), "B2")
    assert offered(position, RED) == ["4 straight", "6 straight"]


def test_a_direction_is_never_exclusive() -> None:
    """Ruling N12."""
    position = say(roll(rounds(game(), OPENING), "3-2"), "B2L")
    assert "3 left" in offered(position, RED)


@pytest.mark.parametrize("dice", ["2-6", "6-2"])
def test_the_smaller_is_taken_from_the_larger(dice: str) -> None:
    """Ruling N13."""
    assert not say(roll(game(), dice), "B4").erred


def test_on_a_pair_the_second_takes_what_the_first_left() -> None:
    """Ruling N14."""
    assert offered(say(roll(game(), "3-3"), "B3"), RED) == ["6 straight"]
    assert offered(say(roll(game(), "3-3"), "B6"), RED) == ["3 straight"]
    position = say(roll(rounds(game(), OPENING), "3-3"), "B0")
    assert [words for words in offered(position, RED) if "straight" in words] == ["3 straight", "6 straight"]


def test_whoever_is_first_by_the_others_error_may_say_zero() -> None:
    """Ruling N14."""
    position = say(roll(rounds(game(), OPENING), "3-3"), "B7")
    assert "zero" in offered(position, RED)


def test_whoever_is_first_by_penalty_may_say_zero() -> None:
    """Ruling N14."""
    position = say(roll(rounds(game(arena=CROSSROADS), OPENING), "3-3"), "B0")
    assert position.acting() == [RED]


def test_1_straight_is_for_whoever_may_not_turn_and_has_nothing_else() -> None:
    """Ruling N15: 1-1 after the first took 2."""
    position = say(roll(game(), "1-1"), "B2")
    assert offered(position, RED) == ["1 straight"]
    say(position, "R1")
    assert at(trace(position), RED) == (15, 18)
    assert offered(say(roll(rounds(game(), OPENING), "1-1"), "B0"), RED) == [
        "1 left",
        "1 right",
        "2 left",
        "2 straight",
        "2 right",
    ]


def test_zero_is_a_move_that_lifts_the_ban_on_turning_and_leaves_no_trace() -> None:
    """Ruling N16."""
    position = rounds(game(), f"{OPENING}; 2-3: B2L R3")
    strokes = len(position.strokes)
    rounds(position, "3-3: B0 R3")
    assert len(position.strokes) == strokes + 1
    assert (position.previous[BLUE], position.turned[BLUE], position.speed[BLUE]) == (0, 0, 8)
    say(roll(position, "2-1"), "R3")
    assert "2 left" in offered(position, BLUE)


def test_after_zero_a_straight_is_solid() -> None:
    """Rulings N16 and N24."""
    drawn = seen(rounds(game(), f"{OPENING}; 3-3: B0 R3; 2-1: B2 R3")).arena
    assert drawn is not None
    assert not drawn.traces[-2].dotted


def test_if_both_crossed_the_call_is_raced_for() -> None:
    """Ruling N17."""
    position = rounds(game(arena=CROSSROADS), OPENING)
    position.crossed = 3
    assert roll(position, "5-2").kind() == RACE


def test_an_error_of_the_privileged_player_gives_the_call_away() -> None:
    """Ruling N17."""
    position = roll(rounds(game(arena=CROSSROADS), OPENING), "5-2")
    assert say(position, "B6").acting() == [RED]


def test_if_the_first_dies_the_second_does_not_move() -> None:
    """§36, and ruling N18."""
    position = rounds(game(), f"{OPENING}; 6-6: B12 R6")
    assert position.loser == BLUE
    assert at(position, RED) == (15, 13)


def test_corners_and_the_start_are_part_of_the_trace() -> None:
    """Ruling N19: red passes over blue's start."""
    position = rounds(game(arena=field((5, 6, "north"), (10, 6, "west"))), OPENING)
    assert position.crossings[RED] == 1


def test_the_point_where_the_other_stands_is_solid_even_at_the_end_of_dots() -> None:
    """Rulings N19 and N23: entering it is a crossing, and the one entered upon is unharmed."""
    position = game(arena=field((5, 1, "north"), (9, 6, "west")))
    rounds(position, "2-1: B3 R2; 4-2: B2 R4")  # dots to 5,6; red goes on to 3,6
    assert list(position.crossings) == [0, 1]
    rounds(position, "2-1: B3 R2")
    assert position.crossings[BLUE] == 0


def test_crossing_ones_own_trace_is_harmless() -> None:
    """Ruling N21."""
    position = game(arena=field((5, 5, "east"), (15, 19, "south")))
    rounds(position, "3-1: B4 R3; 2-1: B2L R3; 2-1: B2 R3; 2-1: B2L R1L")  # 9,5 9,7 9,9 7,9
    position.turned[BLUE] = 0
    rounds(position, "4-1: B5L R3")  # 7,9 to 7,4, over its own line at 7,5
    assert at(position, BLUE) == (7, 4)
    assert list(position.crossings) == [0, 0]


def test_driving_past_the_other_head_on_is_retracing() -> None:
    """Ruling N23."""
    position = game(arena=field((6, 1, "north"), (6, 12, "south")))
    rounds(position, "4-1: B5 R3; 4-1: R5 B3")  # blue 6,6; red from 6,9 through it
    assert (ending(position), position.loser) == ("retrace", RED)


def test_dots_are_compared_with_the_move_before_of_any_kind() -> None:
    """Ruling N24: a turn of 3 before a straight 2."""
    drawn = seen(rounds(game(), f"{OPENING}; 2-3: B3L R2; 2-1: B2 R3")).arena
    assert drawn is not None
    assert [line.dotted for line in drawn.traces if line.seat == BLUE] == [False, False, True]


def test_a_dotted_move_leaves_its_departure_as_it_was() -> None:
    """Ruling N24."""
    position = rounds(game(), "4-2: B4 R6; 2-1: B3 R2; 2-1: B2 R3")  # 5,5, dots to 5,8, dots to 5,10
    assert position.trace[25 * 5 + 5] & 1 == 1
    assert position.trace[25 * 8 + 5] & 1 == 0


def test_nobody_is_spared_a_forced_death() -> None:
    """Ruling N25: one step before the wall every call is fatal."""
    position = game("44", arena=field((5, 19, "north"), (15, 19, "south")))
    assert ending(rounds(position, "3-3: R3 B6")) == "edge"


def test_a_seat_imagines_only_vehicles_that_fit_what_was_seen() -> None:
    """Ruling N32."""
    position = game("34")
    assert {position.imagine(RED, Rng(seed)).vehicle[BLUE] for seed in range(60)} == {0, 1, 2, 3}
    rounds(position, OPENING)
    say(roll(position, "5-1"), "B6L")
    assert {position.imagine(RED, Rng(seed)).vehicle[BLUE] for seed in range(60)} == {2, 3}
    assert {position.imagine(BLUE, Rng(seed)).vehicle[BLUE] for seed in range(20)} == {2}


def test_a_refused_turn_shows_that_the_turn_value_is_lower() -> None:
    """Ruling N32."""
    position = rounds(game("14"), OPENING)
    say(roll(position, "4-1"), "B5L")
    assert {position.imagine(RED, Rng(seed)).vehicle[BLUE] for seed in range(60)} == {0}
    assert seen(position, RED).vehicle[BLUE] == 0


def test_a_power_shows_what_vehicles_there_can_be() -> None:
    """Ruling N32."""
    position = say(roll(game("34"), "6-2"), "R8")
    say(position, "Breverse")
    assert {position.imagine(RED, Rng(seed)).vehicle[BLUE] for seed in range(60)} == {0, 2}
    assert seen(position, RED).vehicle[BLUE] is None


def test_an_open_arena_shows_where_each_call_leads() -> None:
    """Ruling N35."""
    position = roll(rounds(game("11", open_arena=True), OPENING), "6-2")
    ways = {GAME.words(way.move): way for way in seen(position, BLUE).ways}
    assert set(ways) == {f"{value} {side}" for value in (2, 4) for side in ("left", "straight", "right")} | {
        "6 straight",
        "8 straight",
    }
    assert ways["4 right"].end == (9, 9)
    assert not ways["4 right"].is_fatal
    assert ways["6 straight"].end == (5, 15), "the grey mine there"
    assert ways["6 straight"].is_fatal


def test_a_way_counts_the_traces_that_it_crosses() -> None:
    """Ruling N35."""
    position = roll(rounds(game("11", arena=CROSSROADS, open_arena=True), "4-2: B2 R6"), "6-2")
    ways = {GAME.words(way.move): way.crossings for way in seen(position, BLUE).ways}
    assert ways["2 straight"] == 0
    assert ways["4 straight"] == 1


def test_a_covered_arena_shows_no_ways_and_neither_does_somebody_elses_call() -> None:
    """Rulings N8 and N35."""
    assert seen(roll(rounds(game("11"), OPENING), "6-2"), BLUE).ways == ()
    position = roll(rounds(game("11", open_arena=True), OPENING), "6-2")
    assert seen(position, BLUE).ways
    for seat in EVERY_SEAT[2:]:
        assert seen(position, seat).ways == ()


def test_a_table_may_choose_that_spectators_and_nobody_else_see_a_covered_arena() -> None:
    """§51 and ruling N36."""
    position = roll(rounds(game("11", watched=True), OPENING), "6-2")
    looked = GAME.view(position, SPECTATOR)
    assert looked.covered
    assert looked.arena is not None
    assert looked.arena.drivers[BLUE].at == (5, 9)
    assert looked.ways == ()
    assert {seen(position, seat).arena for seat in (BLUE, RED)} == {None}
    assert looked.vehicle == GAME.view(roll(rounds(game("11"), OPENING), "6-2"), SPECTATOR).vehicle


def test_a_game_that_is_over_is_shown_uncovered_and_a_live_one_to_nobody() -> None:
    """Ruling N36."""
    position = roll(rounds(game("11"), OPENING), "6-2")
    assert {seen(position, seat).arena for seat in EVERY_SEAT} == {None}
    past = GAME.replay_view(position)
    assert past.covered
    assert past.arena is not None
    assert past.arena.drivers[BLUE].at == (5, 9)
