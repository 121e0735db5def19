"""Game turn: the cover, the dice, and the Call."""

from __future__ import annotations

import pytest

from ludotek.core.position import CLOCK, RACE, SPECTATOR, TURN
from ludotek.games.nort import GAME
from ludotek.games.nort.components import BLUE, RED, Mines, NortOptions, chosen_arena
from ludotek.games.nort.view import NortView
from tests.games.nort.scenario import (
    EVERY_SEAT,
    at,
    game,
    listen,
    make,
    names,
    offered,
    roll,
    rounds,
    say,
    seen,
    start,
    trace,
)

OPENING = "6-2: B8 R6"


def test_a_round_has_five_steps() -> None:
    """§10, and the order of §11, §12, §15-§17 and §18."""
    position = rounds(game("14"), OPENING)
    heard = listen(position)
    roll(position, "2-1")
    for called in ("R3", "B2"):
        say(position, called)
    make(make(position, RED, "trace"), BLUE, "one more")
    trace(position)
    assert names(heard) == [
        *("covered", "first-die", "rolled"),
        "called-first",
        "called-second",
        *("uncovered", "power-used"),
    ]
    assert seen(position).stage == "look"


def test_there_are_four_seconds_to_look_and_a_minute_for_the_second_call() -> None:
    """§18, and rulings N8 and N11."""
    position = rounds(game(), OPENING)
    assert position.deadline() == 4_000
    assert say(roll(position, "2-1"), "B2").deadline() == 60_000


def test_the_arena_is_covered_at_the_beginning_of_each_round() -> None:
    """§11 and §18."""
    position = game()
    assert all(seen(position, seat).covered for seat in EVERY_SEAT)
    rounds(position, OPENING)
    assert not seen(position).covered
    make(position, CLOCK, "cover")
    assert all(seen(position, seat).covered for seat in EVERY_SEAT)


def test_the_roll_is_the_same_for_both() -> None:
    """§11."""
    position = roll(game(), "5-3")
    assert {seen(position, seat).dice for seat in EVERY_SEAT} == {(5, 3)}


def test_the_call_is_a_race_that_either_may_win() -> None:
    """§12."""
    for first, second in ((BLUE, RED), (RED, BLUE)):
        position = roll(game(), "6-2")
        assert (position.kind(), position.acting()) == (RACE, [BLUE, RED])
        make(position, first, "8 straight")
        assert (position.kind(), position.acting()) == (TURN, [second])


def test_value_and_direction_are_one_call() -> None:
    """§12, and rulings N6 and N9."""
    position = roll(game(), "6-2")
    calls = offered(position, BLUE)
    assert len(calls) == 37
    assert {"zero", "1 left", "12 right", "7 straight"} <= set(calls)


def test_a_call_is_marked_on_the_sheet_for_all_to_see() -> None:
    """§2, and ruling N8."""
    position = say(roll(game(), "6-2"), "B8")
    for seat in EVERY_SEAT:
        line = seen(position, seat).called[-1]
        assert line.first == BLUE
        assert line.calls[BLUE] is not None
        assert (line.calls[BLUE].value, line.calls[BLUE].direction) == (8, "straight")
        assert line.calls[RED] is None


@pytest.mark.parametrize("value", [6, 2, 8, 4])
def test_the_value_is_a_die_their_sum_or_their_difference(value: int) -> None:
    """§13 and §19, the sheet's example: 6 and 2."""
    position = say(roll(game(), "6-2"), f"B{value}")
    assert position.first == BLUE
    assert position.acting() == [RED]
    assert not position.erred


@pytest.mark.parametrize("value", [0, 1, 3, 5, 7, 9, 10, 11, 12])
def test_an_unavailable_number_gives_the_call_to_the_opponent(value: int) -> None:
    """§13, §14 and §19."""
    position = roll(game(), "6-2")
    heard = listen(position)
    say(position, f"B{value}")
    assert (position.kind(), position.acting(), position.first) == (TURN, [RED], RED)
    assert names(heard) == ["named-unavailable", "has-first-call"]


def test_the_second_may_declare_any_available_value_but_the_one_called() -> None:
    """§15 and §20."""
    position = say(roll(game(), "6-2"), "B8")
    assert offered(position, RED) == ["2 straight", "4 straight", "6 straight"]


def test_the_second_has_all_the_time_it_wants_compared_with_the_first() -> None:
    position = roll(game(), "6-2")
    hurried = position.deadline()
    assert 0 < hurried < say(position, "B8").deadline()


def test_a_first_call_is_never_taken_for_a_second() -> None:
    position = roll(game(), "6-2")
    question = position.question(RED)
    say(position, "B8")
    assert position.question(RED) != question


# Turning.


@pytest.mark.parametrize(
    ("vehicle", "turn", "within", "above"),
    [
        (1, 4, "3-1: R3", "4-1: R4"),
        (2, 5, "4-1: R4", "5-1: R5"),
        (3, 6, "5-1: R5", "6-1: R6"),
        (4, 8, "6-2: R6", "6-3: R6"),
    ],
)
def test_a_number_above_the_turn_value_goes_straight_and_up_to_it_one_can_choose(
    vehicle: int, turn: int, within: str, above: str
) -> None:
    """§4, §23 and §24."""
    position = say(roll(rounds(game(f"{vehicle}4"), OPENING), within[:3]), within[5:])
    assert {f"{turn} left", f"{turn} straight", f"{turn} right"} <= set(offered(position, BLUE))
    position = say(roll(rounds(game(f"{vehicle}4"), OPENING), above[:3]), above[5:])
    higher = [words for words in offered(position, BLUE) if words.startswith(f"{turn + 1} ")]
    assert higher == [f"{turn + 1} straight"]


@pytest.mark.parametrize(("side", "heading", "place"), [("L", "west", (3, 9)), ("R", "east", (7, 9))])
def test_a_turn_is_ninety_degrees_at_the_beginning_of_the_move(side: str, heading: str, place: tuple[int, int]) -> None:
    """§24."""
    position = rounds(game(), f"{OPENING}; 2-3: B2{side} R3")
    drawn = seen(position).arena
    assert drawn is not None
    assert drawn.drivers[BLUE].heading == heading
    assert at(position, BLUE) == place


def test_left_and_right_are_the_drivers_own() -> None:
    """Ruling N5: red drives south, so its left is east."""
    position = rounds(game(), f"{OPENING}; 2-3: R2L B3")
    assert at(position, RED) == (17, 13)


def test_whoever_calls_1_is_forced_to_turn() -> None:
    """§25."""
    position = rounds(game(), OPENING)
    say(roll(position, "1-3"), "R3")
    assert [words for words in offered(position, BLUE) if words.startswith("1 ")] == ["1 left", "1 right"]


def test_nobody_turns_two_moves_in_a_row() -> None:
    """§26."""
    position = rounds(game(), f"{OPENING}; 2-3: B2L R3")
    say(roll(position, "2-3"), "R5")
    assert offered(position, BLUE) == ["2 straight", "3 straight"]
    assert seen(position).turned == (True, False)


def test_after_a_straight_move_one_may_turn_again() -> None:
    """§24 and §26."""
    position = rounds(game(), f"{OPENING}; 2-3: B2R R3; 2-3: B2 R3")
    say(roll(position, "2-3"), "R5")
    assert "2 left" in offered(position, BLUE)


# Pairs.


def test_on_a_pair_the_winner_of_the_call_may_say_zero_and_stands_still() -> None:
    """§27."""
    position = rounds(game(), f"{OPENING}; 3-3: B0 R3")
    assert at(position, BLUE) == (5, 9)
    assert position.round == 3


def test_only_the_winner_may_say_zero() -> None:
    """§27, and ruling N14."""
    position = rounds(game(), OPENING)
    say(roll(position, "3-3"), "B3")
    assert offered(position, RED) == ["6 left", "6 straight", "6 right"]


def test_without_a_pair_zero_is_unavailable() -> None:
    """§27, and ruling N9."""
    position = rounds(game(), OPENING)
    assert say(roll(position, "3-2"), "B0").first == RED


def test_the_opening_move_is_always_straight() -> None:
    """§26."""
    position = say(roll(game(), "2-3"), "B2L")
    call = seen(position).called[-1].calls[BLUE]
    assert call is not None
    assert call.direction == "straight"
    assert offered(position, RED) == ["3 straight", "5 straight"]


# Uncovering.


def test_the_grid_is_uncovered_when_the_second_completes_the_call() -> None:
    """§16."""
    position = say(roll(game(), "6-2"), "B8")
    assert seen(position).covered
    say(position, "R6")
    assert all(seen(position, seat).arena is not None for seat in EVERY_SEAT)


@pytest.mark.parametrize(("first", "second"), [("B8", "R6"), ("R8", "B6")])
def test_traces_are_drawn_in_the_order_of_the_call(first: str, second: str) -> None:
    """§17, and ruling N18."""
    position = rounds(game(), f"6-2: {first} {second}")
    drawn = seen(position).arena
    assert drawn is not None
    assert [trace.seat for trace in drawn.traces] == ["BR".index(first[0]), "BR".index(second[0])]


def test_then_the_arena_is_covered_and_the_dice_are_rolled_again() -> None:
    """§18."""
    position = rounds(game(), OPENING)
    assert position.acting() == []
    assert [GAME.words(move) for move in position.moves(CLOCK)] == ["cover"]
    assert position.deadline() > 0
    roll(position, "1-1")
    assert (position.round, position.kind()) == (2, RACE)


def test_a_game_that_people_end_uncovers_the_arena_and_the_vehicles() -> None:
    position = roll(rounds(game("12"), OPENING), "1-1")
    assert seen(position).covered
    view = GAME.last_view(position, SPECTATOR)
    assert isinstance(view, NortView)
    assert (view.stage, view.covered, view.end) == ("over", False, None)
    assert view.arena is not None
    assert len(view.arena.traces) == 2
    assert view.vehicle == (0, 1)


def test_of_an_arena_of_ones_own_only_what_is_never_covered_is_told() -> None:
    options = start().options
    told = GAME.open_options(options)
    assert isinstance(told, NortOptions)
    shown, whole = chosen_arena(told), chosen_arena(options)
    assert (shown.name, shown.squares, shown.vehicles) == (whole.name, whole.squares, whole.vehicles)
    assert shown.mines == Mines()
    assert shown.black != whole.black
    assert shown.starts != whole.starts
    assert GAME.open_options(start(open_arena=True).options) == start(open_arena=True).options
    assert GAME.open_options(GAME.options()) == GAME.options()


def test_an_open_arena_is_never_covered() -> None:
    """§40, and ruling N8."""
    position = start(open_arena=True)
    for seat in (BLUE, RED):
        make(position, seat, "vehicle 4")
    roll(position, "6-2")
    assert not seen(position).covered
    say(say(position, "B8"), "R6")
    assert trace(position).round == 2
    assert not seen(position).covered
