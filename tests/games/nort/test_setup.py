"""Components, Objective, Setup."""

from __future__ import annotations

from importlib.resources import files

import msgspec
import pytest

from ludotek.core.errors import BadSheet
from ludotek.core.playout import playout
from ludotek.core.position import CHANCE, CLOCK, DEAL, OVER, RACE, SEALED
from ludotek.core.rng import Rng
from ludotek.games.nort import GAME
from ludotek.games.nort.components import BLUE, RED, schema
from ludotek.games.nort.lattice import BLACK_MINE, FREE, GREY_MINE
from tests.games.nort.scenario import EVERY_SEAT, FIELD, at, game, listen, make, offered, roll, rounds, seen, start

SHIPPED = ("default", "pinball", "steppe")


def test_nort_is_for_two_players_blue_and_red() -> None:
    assert GAME.seats(GAME.options()) == ("blue", "red")


def test_there_are_two_dice_of_six_rolled_one_at_a_time() -> None:
    position = game()
    assert position.kind() == DEAL
    assert offered(position, CHANCE) == [f"die {number}" for number in range(1, 7)]
    make(position, CHANCE, "die 6")
    assert position.kind() == DEAL
    make(position, CHANCE, "die 2")
    assert position.kind() == RACE
    assert seen(position).dice == (6, 2)


def test_the_objective_is_to_see_the_other_disintegrate() -> None:
    position = rounds(game(), "6-6: B12 R6; 6-5: B11 R6")
    assert position.kind() == OVER
    assert position.scores() == [-1, 1]


@pytest.mark.parametrize(("mode", "blue", "red"), [("duel", (5, 1), (15, 19)), ("race", (8, 1), (12, 1))])
def test_the_mode_chooses_the_start_points(mode: str, blue: tuple[int, int], red: tuple[int, int]) -> None:
    position = start(mode=mode)
    assert (at(position, BLUE), at(position, RED)) == (blue, red)


@pytest.mark.parametrize(("circles", "squares"), [(True, False), (False, True), (True, True), (False, False)])
def test_types_of_grey_mines_are_active_or_not(circles: bool, squares: bool) -> None:
    ground = start(circles=circles, squares=squares).lattice.ground
    assert ground[25 * 15 + 5] == (GREY_MINE if circles else FREE)
    assert ground[25 * 4 + 16] == (GREY_MINE if squares else FREE)


def test_the_black_mine_is_always_active() -> None:
    ground = start(circles=False, squares=False, triangles=False).lattice.ground
    assert ground[25 * 10 + 10] == BLACK_MINE
    assert ground.count(GREY_MINE) == 0


def test_vehicles_are_chosen_in_secret() -> None:
    position = start()
    assert position.kind() == SEALED
    heard = listen(position)
    before = [seen(position, seat) for seat in (RED, -3)]
    make(position, BLUE, "vehicle 3")
    assert heard == []
    assert [seen(position, seat) for seat in (RED, -3)] == before
    assert seen(position, BLUE).vehicle == (2, None)


def test_both_may_take_the_same_vehicle() -> None:
    position = game("22")
    assert position.vehicle == [1, 1]


def test_whoever_is_late_to_choose_gets_a_vehicle_by_lot_which_it_alone_is_told() -> None:
    position = make(start(), RED, "vehicle 1")
    heard = listen(position)
    make(position, CLOCK, "blue late")
    assert position.kind() == DEAL
    make(position, CHANCE, "vehicle 2")
    assert position.vehicle == [1, 0]
    assert [(audience, a, b) for audience, event, a, b in heard if GAME.happenings[event].name == "drawn-for"] == [
        (1, 0, 1)
    ]


def test_before_the_first_round_everybody_sees_the_arena() -> None:
    for seat in EVERY_SEAT:
        drawn = seen(start(), seat).arena
        assert drawn is not None
        assert drawn.mines[0].at == (10, 10)
        assert len(drawn.mines) == 3


# Sheets.


@pytest.mark.parametrize("name", SHIPPED)
@pytest.mark.parametrize("mode", ["duel", "race"])
def test_the_shipped_arenas_can_be_played(name: str, mode: str) -> None:
    position = GAME.start(arena=name, mode=mode)
    rng = Rng(1)
    playout(position, rng)
    assert position.kind() == OVER
    assert sum(position.scores()) == 0


def test_the_shipped_arenas_differ() -> None:
    grounds = {tuple(start(arena=name).lattice.ground) for name in SHIPPED}
    assert len(grounds) == len(SHIPPED)


def test_three_vehicles_are_shipped_and_the_easier_one_turns_the_fewer_powers_it_has() -> None:
    vehicles = seen(start(arena="default")).vehicles
    assert len(vehicles) == 3
    powers = [len(vehicle.powers) for vehicle in sorted(vehicles, key=lambda vehicle: vehicle.turn)]
    assert powers == sorted(powers, reverse=True)


def test_the_schema_in_the_package_is_that_of_the_form() -> None:
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
