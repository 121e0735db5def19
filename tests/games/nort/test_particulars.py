"""What is told, remembered, forgotten and assigned, to the last number."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotek.core.errors import BadSheet
from ludotek.core.position import CHANCE, CLOCK, EVERYONE, NO_DEADLINE, SPECTATOR
from ludotek.core.rng import Rng
from ludotek.games.nort import GAME
from ludotek.games.nort.components import BLUE, HIGHEST, RED, STRAIGHT, NortOptions, chosen_arena, covered, schema
from ludotek.games.nort.rules import Nort
from ludotek.games.nort.state import NO_CALL, NOT_CHOSEN, OPENING, SIDE, SOLID
from ludotek.games.nort.steps.call import assigned
from ludotek.games.nort.steps.drive import drive, redraw
from ludotek.games.nort.steps.moments import FOR_A_CALL, chosen
from ludotek.games.nort.steps.powers import may_declare
from ludotek.games.nort.vocabulary import call_of
from tests.games.nort.scenario import (
    FIELD,
    field,
    game,
    listen,
    make,
    names,
    roll,
    say,
    start,
)
from tests.games.nort.test_slow_play import sealed, settle

WIDTH = 25


def happened(name: str, first: int, second: int) -> tuple[int, int, int, int]:
    return EVERYONE, [one.name for one in GAME.happenings].index(name), first, second


def late(position: Nort, name: str) -> list[tuple[int, int, int, int]]:
    heard = listen(position)
    make(position, CLOCK, f"{name} late")
    return heard


# Slow play: who is late, and what others may think of it (rulings N6 and N32).


@pytest.mark.parametrize(("name", "seat"), [("blue", BLUE), ("red", RED)])
def test_everybody_is_told_who_was_late(name: str, seat: int) -> None:
    assert late(sealed(), name)[0] == happened("was-late", seat, 0)
    assert late(start(pace="sealed"), name) == [happened("was-late", seat, 0)]


@pytest.mark.parametrize(("name", "seat"), [("blue", BLUE), ("red", RED)])
def test_a_late_call_is_known_to_be_made_and_any_other_is_not(name: str, seat: int) -> None:
    position = sealed()
    late(position, name)
    assert position.imagine(1 - seat, Rng(1)).acting() == [1 - seat]
    in_time = say(sealed(), "B8" if seat == BLUE else "R8")
    imagined = in_time.imagine(1 - seat, Rng(1))
    assert (imagined.acting(), list(imagined.sealed)) == ([BLUE, RED], [NO_CALL, NO_CALL])
    assert imagined.ply == in_time.ply - 1
    assert in_time.imagine(seat, Rng(1)).acting() == [1 - seat]


@pytest.mark.parametrize(("name", "seat"), [("blue", BLUE), ("red", RED)])
def test_a_vehicle_drawn_for_somebody_late_is_known_to_be_drawn(name: str, seat: int) -> None:
    position = start(pace="sealed")
    late(position, name)
    make(position, CHANCE, "vehicle 2")
    assert position.imagine(1 - seat, Rng(1)).acting() == [1 - seat]
    in_time = make(start(pace="sealed"), seat, "vehicle 2")
    imagined = in_time.imagine(1 - seat, Rng(1))
    assert (imagined.acting(), list(imagined.vehicle)) == ([BLUE, RED], [NOT_CHOSEN, NOT_CHOSEN])
    assert imagined.ply == in_time.ply - 1


def test_while_a_vehicle_is_drawn_the_other_may_have_chosen_or_not() -> None:
    position = make(start(pace="sealed"), RED, "vehicle 2")
    late(position, "blue")
    assert position.imagine(BLUE, Rng(1)).vehicle[RED] == NOT_CHOSEN


@pytest.mark.parametrize(("first", "second"), [(BLUE, RED), (RED, BLUE)])
def test_a_look_at_the_arena_that_is_over_is_nobody_elses_business(first: int, second: int) -> None:
    ready = make(settle(say(say(sealed(), "B8"), "R6")), first, "ready")
    assert ready.acting() == [second]
    imagined = ready.imagine(second, Rng(1))
    assert (imagined.acting(), imagined.ply) == ([BLUE, RED], ready.ply - 1)
    assert ready.imagine(first, Rng(1)).acting() == [second]


def test_both_can_be_late_and_everybody_knows_both_calls_are_made() -> None:
    position = sealed()
    late(position, "blue")
    heard = late(position, "red")
    assert names(heard)[:3] == ["was-late", "opened", "opened"]
    assert position.late == 0


# The call (rulings N7 and N11).


@pytest.mark.parametrize(("dice", "assigned"), [("1-1", 2), ("2-1", 2), ("6-2", 2), ("3-3", 3)])
def test_whoever_stays_silent_is_assigned_the_smallest_value_but_one_straight(dice: str, assigned: int) -> None:
    position = sealed(dice=dice)
    heard = late(position, "blue")
    heard = late(position, "red")
    opened = [event for event in heard if GAME.happenings[event[1]].name == "opened"]
    assert [GAME.words(event[3]) for event in opened] == [f"{assigned} straight"] * 2


# Traces (rulings N19, N22 and N30).


def test_both_traces_of_a_crossed_point_are_remembered() -> None:
    position = game(arena=field((5, 5, "east"), (6, 4, "north")))
    drive(position, BLUE, 2, False)
    drive(position, RED, 2, False)
    both = SOLID << BLUE | SOLID << RED
    assert position.trace[5 * WIDTH + 6] & both == both
    assert position.trace[5 * WIDTH + 5] & both == SOLID << BLUE
    assert position.trace[4 * WIDTH + 6] & both == SOLID << RED


def test_each_leaves_a_trace_where_it_starts_a_drive_on_the_others() -> None:
    position = game(arena=field((5, 5, "east"), (7, 4, "north")))
    drive(position, BLUE, 3, False)
    drive(position, RED, 1, False)
    position.heading[RED] = 0
    drive(position, RED, 1, False)
    both = SOLID << BLUE | SOLID << RED
    assert position.trace[5 * WIDTH + 7] & both == both


@pytest.mark.parametrize(("at", "told"), [((10, 8), "hit-black"), ((5, 13), "hit-grey")])
def test_a_mine_says_of_which_kind_it_was(at: tuple[int, int], told: str) -> None:
    position = game(arena=field((*at, "north"), (15, 19, "south")))
    heard = listen(position)
    drive(position, BLUE, 3, False)
    assert names(heard) == [told]


@pytest.mark.parametrize(("seat", "told"), [(BLUE, "retraced-own"), (RED, "retraced-other")])
@pytest.mark.parametrize(("heading", "back"), [("north", "south"), ("east", "west"), ("south", "north")])
def test_a_retrace_says_whose_trace_it_was(seat: int, told: str, heading: str, back: str) -> None:
    position = game(arena=field((5, 5, heading), (15, 15, back)))
    drive(position, BLUE, 3, False)
    position.point[seat] = position.point[BLUE]
    position.heading[seat] = position.heading[RED]
    heard = listen(position)
    drive(position, seat, 1, False)
    assert told in names(heard)
    assert position.owner == BLUE


# Sheets.


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("black: [10, 10]", "black: [20, 10]", r"black: a mine at 20,10 is not inside, from 1 to 19"),
        ("[[16, 4]]", "[[5, 15]]", r"mines\.square\[0\]: two mines lie at 5,15"),
        ("[8, 1]", "[8, 0]", r"starts\.race\.blue\.at: a start at 8,0 is not inside, from 1 to 19"),
        ("[12, 1]", "[8, 1]", r": both vehicles start at the same point\."),
    ],
)
def test_what_is_wrong_with_a_sheet_is_said_with_its_place(old: str, new: str, said: str) -> None:
    with pytest.raises(BadSheet, match=said):
        GAME.options({"arena": FIELD.replace(old, new)})


def test_a_covered_sheet_keeps_its_name_its_size_and_its_vehicles_and_nothing_else() -> None:
    options = GAME.options({"arena": FIELD.replace("squares: 20", "squares: 22")})
    assert isinstance(options, NortOptions)
    whole, bare = chosen_arena(options), chosen_arena(covered(options))
    assert (bare.name, bare.squares, bare.vehicles) == (whole.name, 22, whole.vehicles)
    assert (bare.mines, bare.starts.duel) == (type(whole.mines)(), bare.starts.race)


def test_the_schema_is_written_for_people_to_read() -> None:
    assert schema().startswith(b'{\n  "$ref"')


# Time (ruling N7).


def test_slow_play_knows_no_deadline_even_where_somebody_alone_is_asked() -> None:
    position = say(say(sealed(), "B8"), "R8")
    assert (len(position.acting()), position.deadline()) == (1, NO_DEADLINE)


def test_a_side_for_a_one_is_called_in_the_time_of_a_call() -> None:
    position = roll(game("11"), "1-1")
    assert position.deadline() == 15_000


def test_a_vehicle_drawn_for_one_who_was_late_stays_known_when_the_other_is_late_too() -> None:
    position = start(pace="sealed")
    late(position, "blue")
    make(position, CHANCE, "vehicle 2")
    late(position, "red")
    assert position.imagine(RED, Rng(1)).vehicle[BLUE] != NOT_CHOSEN


def test_where_nothing_was_chosen_nothing_is_taken_back() -> None:
    position = sealed()
    assert position.imagine(BLUE, Rng(1)).ply == position.ply


def test_if_red_errs_blues_call_is_judged_by_what_blue_may_do() -> None:
    """Rulings N6 and N9: Blue may turn, so it may call 1, though Red may not."""
    position = sealed(dice="2-1", first="red")
    position.previous, position.turned = vec[i64]([8, 8]), vec[i64]([0, 1])
    say(say(position, "R7"), "B1L")
    assert (position.first, position.acting()) == (BLUE, [RED])


def test_a_side_is_named_as_hurriedly_as_the_call() -> None:
    position = game()
    roll(position, "2-1")
    position.stage = SIDE
    assert position.deadline() == FOR_A_CALL


@pytest.mark.parametrize(("words", "usage"), [("one more", 0), ("one less", 1)])
def test_a_move_made_shorter_is_told_as_such(words: str, usage: int) -> None:
    position = say(say(roll(game("14"), "6-2"), "B8"), "R6")
    heard = listen(position)
    make(position, BLUE, words)
    assert heard[0] == happened("power-used", BLUE, usage)


def test_zero_is_called_without_a_direction() -> None:
    assert call_of(0, STRAIGHT) == GAME.read("zero")


@pytest.mark.parametrize("power", ["adjust", "over", "through"])
def test_any_one_power_that_a_vehicle_may_have_is_reason_to_ask(power: str) -> None:
    arena = FIELD
    for powers in ("[adjust, reverse, over, through]", "[adjust, over]", "[reverse, through]"):
        arena = arena.replace(powers, f"[{power}]")
    assert may_declare(game("14", arena=arena), BLUE)


@pytest.mark.parametrize(("previous", "words"), [(OPENING, "1 straight"), (8, "1 left")])
def test_where_only_1_is_left_silence_turns_left_if_it_may_and_else_goes_straight(previous: int, words: str) -> None:
    """Ruling N11."""
    position = say(roll(game(), "1-1"), "B2")
    position.previous[RED] = previous
    assert GAME.words(assigned(position, RED)) == words


@pytest.mark.parametrize("heading", ["east", "west", "north", "south"])
def test_a_stroke_in_any_direction_leaves_its_marks_again(heading: str) -> None:
    arena = field((8, 8, heading), (15, 19, "south"))
    position = game(arena=arena)
    drive(position, BLUE, 4, False)
    drawn = start(arena=arena)
    for stroke in position.strokes:
        redraw(drawn, stroke)
    assert drawn.trace == position.trace


def test_once_both_have_a_vehicle_nobody_is_late_any_more() -> None:
    position = start(pace="sealed")
    late(position, "blue")
    make(position, CHANCE, "vehicle 2")
    assert position.late == 1 << BLUE
    assert make(position, RED, "vehicle 2").late == 0


@pytest.mark.parametrize(("calls", "mask"), [("", 0), ("B8", 1), ("R8", 2)])
def test_who_has_chosen_is_known_by_seat(calls: str, mask: int) -> None:
    position = sealed()
    for call in calls.split():
        say(position, call)
    assert chosen(position) == mask


def test_a_spectator_calls_nothing() -> None:
    assert roll(game(), "6-2").moves(SPECTATOR) == []


def test_which_vehicles_may_turn_is_known_for_every_value() -> None:
    lattice = game().lattice
    assert lattice.turning == [
        sum(1 << vehicle for vehicle, turn in enumerate(lattice.turn) if turn >= value) for value in range(HIGHEST + 1)
    ]
