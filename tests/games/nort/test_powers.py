"""Special Powers."""

from __future__ import annotations

import pytest

from ludotek.core.position import CLOCK, OVER, TURN, Seat
from ludotek.games.nort import GAME
from ludotek.games.nort.components import BLUE, RED
from ludotek.games.nort.rules import Nort
from ludotek.games.nort.steps.drive import redraw
from ludotek.games.nort.view import Crash
from tests.games.nort.scenario import (
    at,
    ending,
    field,
    game,
    listen,
    make,
    offered,
    roll,
    rounds,
    say,
    seen,
    start,
    trace,
)

OPENING = "6-2: B8 R6"


@pytest.mark.parametrize(("words", "row"), [("one more", 10), ("one less", 8), ("trace", 9)])
def test_a_call_may_be_driven_one_longer_or_one_shorter(words: str, row: int) -> None:
    """§32."""
    position = say(say(roll(game("14"), "6-2"), "B8"), "R6")
    make(position, BLUE, words)
    trace(position)
    assert at(position, BLUE) == (5, row)


def test_a_lost_call_may_be_won_by_reversing_it() -> None:
    """§33."""
    position = say(roll(game("14"), "6-2"), "R8")
    assert "reverse" in offered(position, BLUE)
    say(position, "Breverse")
    assert (position.kind(), position.acting(), position.first) == (TURN, [BLUE], BLUE)
    say(position, "B8")
    assert offered(position, RED) == ["2 straight", "4 straight", "6 straight"]


@pytest.mark.parametrize("over", [True, False])
def test_a_grey_mine_may_be_passed_unscathed(over: bool) -> None:
    """§34."""
    position = rounds(game("14"), "6-5: B11 R6")
    say(say(roll(position, "3-2"), "B5"), "R3")
    make(position, BLUE, "over a mine" if over else "trace")
    trace(position)
    assert (position.kind() == OVER) != over
    if over:
        assert at(position, BLUE) == (5, 17)
    else:
        assert ending(position) == "mine"


@pytest.mark.parametrize("through", [True, False])
def test_the_edge_may_be_crossed_to_the_opposite_side(through: bool) -> None:
    """§35."""
    position = game("14", arena=field((5, 16, "north"), (15, 19, "south")))
    say(say(roll(position, "6-2"), "B6"), "R8")
    make(position, BLUE, "through the edge" if through else "trace")
    trace(position)
    assert (position.kind() == OVER) != through
    if through:
        assert at(position, BLUE) == (5, 3)  # 17, 18, 19, then 1, 2, 3


def test_a_move_through_the_edge_is_drawn_in_two_lines() -> None:
    """Ruling N30."""
    position = game("14", arena=field((5, 16, "north"), (15, 19, "south")))
    say(say(roll(position, "6-2"), "B6"), "R8")
    make(position, BLUE, "through the edge")
    drawn = seen(trace(position)).arena
    assert drawn is not None
    assert [(line.start, line.end) for line in drawn.traces[:2]] == [((5, 16), (5, 20)), ((5, 0), (5, 3))]


def test_each_vehicle_has_its_own_powers() -> None:
    """§4."""
    position = say(say(roll(game("23"), "6-2"), "B8"), "R6")
    assert offered(position, BLUE) == ["trace", "one more", "one less", "over a mine"]
    make(position, BLUE, "trace")
    assert offered(position, RED) == ["trace", "through the edge"]


def test_a_maximum_of_two_powers_is_used_in_a_game() -> None:
    """§31."""
    position = game("14")
    for _ in range(2):
        say(say(roll(position, "2-1"), "B3"), "R2")
        make(position, BLUE, "one more")
        trace(position)
    assert seen(position).powers_left == (0, 2)
    say(say(roll(position, "2-1"), "R3"), "B2")
    assert position.acting() == [RED]
    trace(position)
    say(roll(position, "2-1"), "R3")
    assert "reverse" not in offered(position, BLUE)


def test_both_uses_may_be_of_the_same_kind_and_are_kept_track_of() -> None:
    """§2 and §31, and ruling N28."""
    position = say(say(roll(game("14"), "2-1"), "B3"), "R2")
    make(make(position, BLUE, "one more"), BLUE, "one more")
    assert seen(position).powers_used[BLUE] == {"adjust": 2, "reverse": 0, "over": 0, "through": 0}
    trace(position)
    assert at(position, BLUE) == (5, 6)


def test_powers_are_declared_when_the_arena_is_uncovered_and_before_tracing() -> None:
    """§17, §32, §34 and §35."""
    position = say(roll(game("14"), "6-2"), "B8")
    assert seen(position).covered
    say(position, "R6")
    view = seen(position)
    assert not view.covered
    assert view.arena is not None
    assert view.arena.traces == ()
    assert offered(position, BLUE) == ["trace", "one more", "one less", "over a mine", "through the edge"]


def test_only_the_reversal_is_declared_while_the_arena_is_covered() -> None:
    """§33, and ruling N26."""
    position = say(roll(game("11"), "6-2"), "R8")
    assert seen(position).covered
    assert [words for words in offered(position, BLUE) if " " not in words] == ["reverse"]


def test_reversing_once_a_call_and_not_back() -> None:
    """Ruling N27."""
    position = say(say(say(roll(game("11"), "6-2"), "R8"), "Breverse"), "B4")
    assert "reverse" not in offered(position, RED)


def test_the_reverser_may_take_the_very_value_just_spoken_and_zero_on_a_pair() -> None:
    """Ruling N27."""
    position = rounds(game("14"), OPENING)
    say(say(roll(position, "3-3"), "R3"), "Breverse")
    assert {"zero", "3 straight"} <= set(offered(position, BLUE))
    say(position, "B0")
    assert offered(position, RED)[0] == "3 left"


def test_a_call_lost_by_error_may_be_reversed() -> None:
    """Ruling N27."""
    position = say(say(roll(game("14"), "6-2"), "B7"), "R8")
    say(say(position, "Breverse"), "B8")
    assert position.first == BLUE


def test_a_penalised_player_may_reverse() -> None:
    """Ruling N27."""
    position = rounds(game("41", arena=field((5, 1, "north"), (10, 6, "west"))), OPENING)
    roll(position, "5-2")
    assert position.acting() == [BLUE]
    assert "reverse" in offered(say(position, "B5"), RED)


def test_the_second_mover_sees_the_first_trace_before_it_declares() -> None:
    """§17, and ruling N28."""
    position = say(say(roll(game("11"), "6-2"), "B8"), "R6")
    make(position, BLUE, "trace")
    drawn = seen(position, RED).arena
    assert drawn is not None
    assert len(drawn.traces) == 1
    assert "one more" in offered(position, RED)


def test_one_more_changes_the_distance_alone() -> None:
    """Ruling N28: the declared value counts for speed, for dots and for what is taken."""
    position = say(say(roll(game("14"), "2-1"), "B3"), "R2")
    make(position, BLUE, "one more")
    trace(position)
    assert at(position, BLUE) == (5, 5)
    assert (position.speed[BLUE], position.previous[BLUE]) == (3, 3)


def test_a_distance_never_falls_below_one() -> None:
    """Ruling N28."""
    position = say(say(roll(rounds(game("14"), OPENING), "1-3"), "B1L"), "R3")
    assert "one less" not in offered(position, BLUE)
    position = say(say(roll(game("14"), "2-4"), "B2"), "R4")
    make(position, BLUE, "one less")
    assert "one less" not in offered(position, BLUE)


def test_zero_cannot_be_modified() -> None:
    """Ruling N28."""
    position = say(say(roll(rounds(game("14"), OPENING), "3-3"), "B0"), "R3")
    assert position.acting() == [RED]


def test_one_use_passes_one_mine_and_never_the_black_one() -> None:
    """Ruling N29."""
    position = game("14", arena=field((10, 8, "north"), (15, 19, "south")))
    say(say(roll(position, "3-2"), "B3"), "R2")
    make(position, BLUE, "over a mine")
    trace(position)
    assert (position.kind(), ending(position)) == (OVER, "mine")


def test_one_use_passes_one_grey_mine_and_a_second_takes_the_second() -> None:
    """Ruling N29."""
    two = field((5, 13, "north"), (15, 19, "south")).replace("circle: [[5, 15]]", "circle: [[5, 15], [5, 17]]")
    for uses, is_over in ((1, True), (2, False)):
        position = game("14", arena=two)
        say(say(roll(position, "4-1"), "B5"), "R4")
        for _ in range(uses):
            make(position, BLUE, "over a mine")
        trace(position)
        assert (position.kind() == OVER) == is_over


def small_arena() -> str:
    """Blue on 5,9 looks at the wall."""
    small = field((5, 9, "north"), (7, 9, "south")).replace("squares: 20", "squares: 10")
    small = small.replace("[10, 10]", "[2, 2]").replace("[[5, 15]]", "[[1, 1]]").replace("[[16, 4]]", "[[9, 1]]")
    return small.replace("[12, 1]", "[9, 2]")


def test_one_use_passes_one_wall() -> None:
    """Ruling N30: a move longer than a small arena is wide meets the wall twice, and then its own line."""
    small = small_arena()
    for uses, met in ((1, "edge"), (2, "retrace")):
        position = game("14", arena=small)
        say(say(roll(position, "6-6"), "B12"), "R6")
        for _ in range(uses):
            make(position, BLUE, "through the edge")
        trace(position)
        assert (position.kind(), ending(position)) == (OVER, met)


def test_a_mine_stays_active_after_it_was_passed() -> None:
    """Ruling N4."""
    position = rounds(game("14"), "6-5: B11 R6")
    ground = position.lattice.ground[:]
    say(say(roll(position, "3-2"), "B5"), "R3")
    trace(make(position, BLUE, "over a mine"))
    assert position.lattice.ground == ground


def test_one_use_is_one_edge_and_what_lies_opposite_counts() -> None:
    """Ruling N30: red's start is the first point opposite."""
    position = game("14", arena=field((5, 18, "north"), (5, 1, "east")))
    say(say(roll(position, "3-2"), "B3"), "R2")
    make(make(position, BLUE, "through the edge"), BLUE, "trace")
    assert position.crossings[BLUE] == 1


def through(position: Nort, *seats: Seat) -> Nort:
    """Let these trace their moves with the power to go through the wall."""
    for seat in seats:
        make(make(position, seat, "through the edge"), seat, "trace")
    return position


def test_going_through_the_wall_where_somebody_has_gone_through_is_a_retrace() -> None:
    """Rulings N22 and N30: the way to the wall, and from the wall opposite, is one unit of the line."""
    position = game("11", arena=field((6, 18, "north"), (6, 5, "south")))
    say(say(roll(position, "5-2"), "B2"), "R5")
    assert at(through(position, BLUE), BLUE) == (6, 1)
    end = seen(through(position, RED)).end
    assert end == Crash("retrace", RED, (6, 0), BLUE)


def test_without_the_power_the_wall_comes_before_a_line_through_it() -> None:
    """Ruling N30."""
    position = game("14", arena=field((6, 18, "north"), (6, 5, "south")))
    say(say(roll(position, "5-2"), "B2"), "R5")
    assert seen(trace(through(position, BLUE))).end == Crash("edge", RED, (6, 0), None)


def test_ones_own_way_through_the_wall_is_not_gone_again() -> None:
    """Rulings N22 and N30: round a small arena and back at the wall."""
    position = game("14", arena=small_arena())
    say(say(roll(position, "6-6"), "B12"), "R6")
    make(make(position, BLUE, "through the edge"), BLUE, "through the edge")
    assert seen(position).end == Crash("retrace", BLUE, (5, 10), BLUE)


@pytest.mark.parametrize("strict", [False, True])
def test_a_dotted_way_through_the_wall_leaves_no_line_but_at_a_strict_table(strict: bool) -> None:
    """Rulings N22 and N30."""
    arena = field((6, 10, "north"), (6, 9, "south"))
    position = rounds(game("11", arena=arena, strict_retrace=strict), "6-2: B8 R6")
    say(say(roll(position, "3-2"), "B2"), "R3")
    through(position, BLUE, RED)
    assert at(position, RED) == ((6, 0) if strict else (6, 19))
    assert (position.kind() == OVER) == strict


@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize(
    ("row", "opening", "dice", "calls"), [(12, "2-1: B2 R3", "6-2", "B8 R6"), (8, "6-2: B8 R6", "5-2", "B5 R2")]
)
def test_the_marks_of_a_way_through_the_wall_follow_from_what_is_drawn(
    row: int, opening: str, dice: str, calls: str, strict: bool
) -> None:
    options = {"arena": field((6, row, "north"), (15, 19, "south")), "strict_retrace": strict}
    position = roll(rounds(game("14", **options), opening), dice)
    for call in calls.split():
        say(position, call)
    through(position, BLUE)
    assert at(position, BLUE)[1] < 5
    drawn = start(**options)
    for stroke in position.strokes:
        redraw(drawn, stroke)
    assert drawn.trace == position.trace


def test_several_powers_may_serve_one_move() -> None:
    """§31, and ruling N31."""
    position = game("14", arena=field((5, 14, "north"), (15, 19, "south")))
    say(say(roll(position, "4-2"), "B6"), "R4")
    make(make(position, BLUE, "over a mine"), BLUE, "through the edge")
    assert at(position, BLUE) == (5, 1)


@pytest.mark.parametrize(
    ("declared", "left"),
    [
        ("one more", ["trace", "one more", "over a mine", "through the edge"]),
        ("one less", ["trace", "one less", "over a mine", "through the edge"]),
        ("over a mine", ["trace", "over a mine", "through the edge"]),
        ("through the edge", ["trace", "through the edge"]),
    ],
)
def test_powers_are_declared_in_one_order_and_never_longer_and_shorter(declared: str, left: list[str]) -> None:
    """Ruling N31."""
    position = say(say(roll(game("14"), "6-2"), "B8"), "R6")
    assert offered(make(position, BLUE, declared), BLUE) == left


def test_a_declared_power_is_spent_even_if_it_was_not_needed() -> None:
    """Ruling N31."""
    position = say(say(roll(game("14"), "6-2"), "B8"), "R6")
    trace(make(position, BLUE, "over a mine"))
    assert seen(position).powers_left == (1, 2)


def test_whoever_says_nothing_traces_without_powers() -> None:
    position = say(say(roll(game("14"), "6-2"), "B8"), "R6")
    heard = listen(position)
    make(position, CLOCK, "silent")
    assert at(position, BLUE) == (5, 9)
    assert [event for event in heard if GAME.happenings[event[1]].name == "power-used"] == []
    assert position.mover == RED


def test_whoever_declares_a_power_that_changes_nothing_is_warned() -> None:
    """Ruling N31."""
    position = roll(game("14", arena=field((5, 12, "north"), (15, 19, "south"))), "6-2")
    say(say(position, "B6"), "R8")
    assert "over" not in seen(position, BLUE).idle, "the mine at 5,15 lies on the way"
    assert "through" in seen(position, BLUE).idle
    assert seen(position, RED).idle == ()
    short = roll(game("14", arena=field((5, 12, "north"), (15, 19, "south"))), "2-1")
    say(say(short, "B2"), "R3")
    assert set(seen(short, BLUE).idle) == {"over", "through"}
