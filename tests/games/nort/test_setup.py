"""Components, Objective, Setup."""

from __future__ import annotations

import re
from importlib.resources import files

import msgspec
import pytest

from ludotek.core.errors import BadSheet
from ludotek.core.playout import playout
from ludotek.core.position import CHANCE, CLOCK, DEAL, OVER, RACE, SEALED
from ludotek.core.rng import Rng
from ludotek.games.nort import GAME
from ludotek.games.nort.components import BLUE, RED, NortOptions, Vehicle, chosen_arena, schema
from ludotek.games.nort.lattice import BLACK_MINE, FREE, GREY_MINE
from ludotek.locale import Language
from tests.games.nort.scenario import EVERY_SEAT, FIELD, at, game, listen, make, offered, roll, rounds, seen, start

SHIPPED = ("default", "pinball", "steppe")


def test_nort_is_for_two_players_blue_and_red() -> None:
    """§2."""
    assert GAME.seats(GAME.options()) == ("blue", "red")


def test_there_are_two_dice_of_six_rolled_one_at_a_time() -> None:
    """§3 and §11."""
    position = game()
    assert position.kind() == DEAL
    assert offered(position, CHANCE) == [f"die {number}" for number in range(1, 7)]
    make(position, CHANCE, "die 6")
    assert position.kind() == DEAL
    make(position, CHANCE, "die 2")
    assert position.kind() == RACE
    assert seen(position).dice == (6, 2)


def test_the_objective_is_to_see_the_other_disintegrate() -> None:
    """§6."""
    position = rounds(game(), "6-6: B12 R6; 6-5: B11 R6")
    assert position.kind() == OVER
    assert position.scores() == [-1, 1]


@pytest.mark.parametrize(("mode", "blue", "red"), [("duel", (5, 1), (15, 19)), ("race", (8, 1), (12, 1))])
def test_the_mode_chooses_the_start_points(mode: str, blue: tuple[int, int], red: tuple[int, int]) -> None:
    """§1, §7 and §38."""
    position = start(mode=mode)
    assert (at(position, BLUE), at(position, RED)) == (blue, red)


@pytest.mark.parametrize(("circles", "squares"), [(True, False), (False, True), (True, True), (False, False)])
def test_types_of_grey_mines_are_active_or_not(circles: bool, squares: bool) -> None:
    """§7 and §39."""
    ground = start(circles=circles, squares=squares).lattice.ground
    assert ground[25 * 15 + 5] == (GREY_MINE if circles else FREE)
    assert ground[25 * 4 + 16] == (GREY_MINE if squares else FREE)


@pytest.mark.parametrize("left_out", ["circles", "squares", "triangles"])
def test_any_of_three_types_of_grey_mines_can_be_left_out(left_out: str) -> None:
    """§7 and §39."""
    whole, fewer = (start(arena="default", **options).lattice.ground for options in ({}, {left_out: False}))
    assert (list(whole).count(GREY_MINE), list(fewer).count(GREY_MINE)) == (12, 8)


@pytest.mark.parametrize("name", SHIPPED)
def test_a_duel_begins_on_opposite_sides_and_a_race_side_by_side(name: str) -> None:
    """§7 and §38."""
    drawn = {mode: seen(start(arena=name, mode=mode)).arena for mode in ("duel", "race")}
    assert drawn["duel"] is not None and drawn["race"] is not None
    assert [(car.at[1], car.heading) for car in drawn["duel"].drivers] == [(1, "north"), (19, "south")]
    blue, red = drawn["race"].drivers
    assert (blue.at[1], blue.heading) == (red.at[1], red.heading)


def test_the_black_mine_is_always_active() -> None:
    """§8."""
    ground = start(circles=False, squares=False, triangles=False).lattice.ground
    assert ground[25 * 10 + 10] == BLACK_MINE
    assert GREY_MINE not in ground


def test_a_vehicle_has_a_name_a_turn_value_and_some_of_the_powers() -> None:
    """§4."""
    vehicles = seen(start()).vehicles
    assert vehicles[1] == Vehicle(name="Some", turn=5, powers=("adjust", "over"))
    assert [len(vehicle.powers) for vehicle in vehicles] == [4, 2, 2, 0]


def test_vehicles_are_chosen_in_secret() -> None:
    """§9."""
    position = start()
    assert position.kind() == SEALED
    heard = listen(position)
    before = [seen(position, seat) for seat in (RED, -3)]
    make(position, BLUE, "vehicle 3")
    assert heard == []
    assert [seen(position, seat) for seat in (RED, -3)] == before
    assert seen(position, BLUE).vehicle == (2, None)


def test_both_may_take_the_same_vehicle() -> None:
    """§9, and ruling N32."""
    position = game("22")
    assert list(position.vehicle) == [1, 1]


def test_whoever_is_late_to_choose_gets_a_vehicle_by_lot_which_it_alone_is_told() -> None:
    """Ruling N32."""
    position = make(start(), RED, "vehicle 1")
    heard = listen(position)
    make(position, CLOCK, "blue late")
    assert position.kind() == DEAL
    make(position, CHANCE, "vehicle 2")
    assert list(position.vehicle) == [1, 0]
    assert [(audience, a, b) for audience, event, a, b in heard if GAME.happenings[event].name == "drawn-for"] == [
        (1, 0, 1)
    ]


def test_before_the_first_round_everybody_sees_the_arena() -> None:
    for seat in EVERY_SEAT:
        drawn = seen(start(), seat).arena
        assert drawn is not None
        assert drawn.mines[0].at == (10, 10)
        assert len(drawn.mines) == 3


def test_what_the_table_does_not_choose_is_as_the_page_says() -> None:
    """§44."""
    assert GAME.options() == NortOptions(
        mode="duel",
        circles=True,
        squares=True,
        triangles=True,
        open_arena=False,
        watched=False,
        pace="live",
        strict_retrace=False,
        arena="default",
    )


# Sheets.


def grey_mines(name: str) -> list[tuple[int, int]]:
    mines = chosen_arena(NortOptions(arena=name)).mines
    return [*mines.circle, *mines.square, *mines.triangle]


def from_the_middle(name: str) -> int:
    """How far all grey mines lie from the middle, in steps."""
    return sum(abs(x - 10) + abs(y - 10) for x, y in grey_mines(name))


def test_quarry_has_twenty_by_twenty_squares_and_twelve_grey_mines() -> None:
    """§45."""
    arena = chosen_arena(NortOptions())
    assert (arena.name, arena.squares, len(grey_mines("default"))) == ("Quarry", 20, 12)


def test_the_mines_of_pinball_lie_nearest_to_the_middle_where_one_wants_to_drive() -> None:
    """§46."""
    assert min(SHIPPED, key=from_the_middle) == "pinball"


def test_the_mines_of_the_steppe_stand_in_a_ring_along_the_wall() -> None:
    """§47: each on the second line inside, on all four sides."""
    ring = {(min(x, 20 - x, y, 20 - y), 2 in (x, 20 - x)) for x, y in grey_mines("steppe")}
    assert ring == {(2, True), (2, False)}


@pytest.mark.parametrize("page", ["rules.md", "rules.uk.md"])
def test_the_sheet_on_the_page_can_be_played_with(page: str) -> None:
    """§5 and §48."""
    text = files("ludotek.games.nort").joinpath(page).read_text(encoding="utf-8")
    (sheet,) = re.findall(r"```yaml\n(.*?)```", text, re.DOTALL)
    position = start(arena=sheet)
    assert (position.lattice.squares, position.lattice.turn) == (14, [5, 7])
    playout(position, Rng(1))
    assert position.kind() == OVER


@pytest.mark.parametrize("name", SHIPPED)
@pytest.mark.parametrize("mode", ["duel", "race"])
def test_the_shipped_arenas_can_be_played(name: str, mode: str) -> None:
    """§1 and §43."""
    position = GAME.start(arena=name, mode=mode)
    rng = Rng(1)
    playout(position, rng)
    assert position.kind() == OVER
    assert sum(position.scores()) == 0


def test_the_shipped_arenas_differ() -> None:
    """§43."""
    grounds = {tuple(start(arena=name).lattice.ground) for name in SHIPPED}
    assert len(grounds) == len(SHIPPED)


def test_three_vehicles_are_shipped_and_the_easier_one_turns_the_fewer_powers_it_has() -> None:
    vehicles = seen(start(arena="default")).vehicles
    assert len(vehicles) == 3
    powers = [len(vehicle.powers) for vehicle in sorted(vehicles, key=lambda vehicle: vehicle.turn)]
    assert powers == sorted(powers, reverse=True)


def test_the_schema_in_the_package_is_that_of_the_form() -> None:
    """§49."""
    shipped = files("ludotek.games.nort").joinpath("arena.schema.json").read_bytes()
    assert shipped == schema()
    assert msgspec.json.decode(shipped)["$ref"] == "#/$defs/Arena"


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("black: [10, 10]", "black: [20, 10]", 3, "20,10 is not inside"),
        ("circle: [[5, 15]]", "circle: [[5, 15], [10, 10]]", 5, "two mines lie at 10,10"),
        ("blue: {at: [5, 1]", "blue: {at: [5, 15]", 9, "starts on the mine at 5,15"),
        ("red: {at: [15, 19]", "red: {at: [15, 20]", 10, "a start at 15,20"),
        ("red: {at: [15, 19], heading: south}", "red: {at: [5, 1], heading: south}", 8, "the same point"),
        ("heading: south", "heading: down", 10, "starts.duel.red.heading"),
        ("turn: 4", "turn: 0", 15, "turn"),
        ("name: Some", "name: All", 16, "two vehicles are called All"),
        ("powers: [adjust, over]", "powers: [over, over]", 16, "a power twice"),
        ("squares: 20", "squares: 200", 2, "squares"),
        ("squares: 20", "squares: 20\ncolour: red", 3, "colour: there is no such key here; it takes the keys name, "),
    ],
)
def test_a_broken_sheet_is_refused_with_the_line_and_the_reason(old: str, new: str, line: int, reason: str) -> None:
    """§48."""
    assert old in FIELD
    with pytest.raises(BadSheet) as caught:
        GAME.start(arena=FIELD.replace(old, new))
    assert reason in caught.value.sentence
    assert caught.value.line == line


def test_a_sheet_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadSheet, match="nowhere"):
        GAME.start(arena="nowhere")


def test_round_one_begins_when_both_have_chosen() -> None:
    assert roll(game(), "1-2").round == 1


def test_vehicles_are_called_by_their_names_in_both_languages() -> None:
    own = GAME.in_words_of(start().options)
    first = GAME.read("vehicle 1")
    assert [Language(code).say(GAME.say_move(first)) for code in ("en", "uk")] == ["Comet", "Комета"]
    assert Language("uk").say(own.say_move(first)) == "All", "as somebody's own sheet has it"
