"""The small board: two rows, two columns, one level of four tiles; an option for study."""

from __future__ import annotations

import pytest

from ludotek.core.errors import BadOptions
from ludotek.core.position import CHANCE, CLOCK, OVER
from ludotek.core.rng import Rng
from ludotek.core.testing import check_game
from ludotek.games.novem import GAME
from ludotek.games.novem.components import (
    COLUMNS,
    LAYOUT_NAMES,
    LAYOUTS,
    ROWS,
    SET_UP_NAMES,
    SET_UPS,
    SMALL,
    small_set_up,
)
from ludotek.games.novem.rules import SMALL_STALL, Novem
from ludotek.games.novem.vocabulary import SET_UP


def small(**options: object) -> Novem:
    position = GAME.start(**{"board": "small", "layout": "1234", "first": "rows"} | options)
    assert isinstance(position, Novem)
    return position


def rounds(position: Novem, crossings: str) -> Novem:
    """Play rounds: `A1 B2`."""
    for crossing in crossings.split():
        for name in crossing:
            move = GAME.read(name)
            position.play(ROWS if move < 3 else COLUMNS, move)
    return position


def test_the_small_layouts_come_after_all_set_ups() -> None:
    assert len(SET_UPS) == SMALL
    assert LAYOUTS[:SMALL] == SET_UPS
    assert LAYOUT_NAMES[:SMALL] == SET_UP_NAMES
    assert len(set(LAYOUT_NAMES[SMALL:])) == 24


def test_a_small_set_up_is_a_lower_level_and_nothing_else() -> None:
    """§36."""
    assert small_set_up((1, 2, 3, 4)) == (9, 8, 0, 7, 6, 0, 0, 0, 0)
    assert LAYOUTS[LAYOUT_NAMES.index("4213")] == small_set_up((4, 2, 1, 3))


def test_a_marker_drawn_for_a_late_seat_is_one_of_its_two() -> None:
    position = small()
    position.play(CLOCK, GAME.read("rows late"))
    assert [GAME.words(move) for move in position.moves(CHANCE)] == ["A", "B"]
    position.play(CHANCE, GAME.read("A"))
    assert {position.imagine(COLUMNS, Rng(seed)).marker[ROWS] for seed in range(30)} == {0, 1}


def test_chance_lays_any_order_of_the_four_tiles_and_nothing_else() -> None:
    """§33 and §36."""
    laid = [GAME.words(move) for move in small(layout="random").moves(CHANCE)]
    assert laid == [f"set-up {name}" for name in LAYOUT_NAMES[SMALL:]]
    assert not any(SET_UP + number in GAME.start().moves(CHANCE) for number in range(SMALL, len(LAYOUTS)))


def test_each_player_has_two_markers() -> None:
    """§37."""
    position = small()
    assert [GAME.words(move) for seat in (ROWS, COLUMNS) for move in position.moves(seat)] == ["A", "B", "1", "2"]


@pytest.mark.parametrize(("crossing", "tile"), [("A1", 1), ("A2", 2), ("B1", 3), ("B2", 4)])
def test_the_tiles_lie_as_the_layout_says(crossing: str, tile: int) -> None:
    """§36."""
    assert rounds(small(), crossing).points == [tile, 0]


def test_two_tiles_of_a_line_end_the_game() -> None:
    """§36 and §38."""
    assert rounds(small(), "A1 A2").game == 2
    assert rounds(small(), "A1 B1").game == 2
    assert rounds(small(), "A1 B2").game == 1
    assert rounds(small(), "A1 B2 A2").game == 2


def test_a_stall_comes_sooner() -> None:
    """§37."""
    assert SMALL_STALL == 2
    assert rounds(small(), "A1 A1").game == 1
    assert rounds(small(), "A1 A1 A1").game == 2


def test_the_second_game_has_the_same_tiles_or_those_transposed() -> None:
    """§38."""
    assert rounds(small(), "A1 A2").set_up == LAYOUT_NAMES.index("1234")
    assert rounds(small(second_layout="transposed"), "A1 A2").set_up == LAYOUT_NAMES.index("1324")


def test_all_else_is_as_on_the_full_board() -> None:
    """§38: attacks pass, also after an empty round; the other begins the second game; the higher sum wins."""
    position = small()
    attackers = [rounds(position, crossing).attacker for crossing in ("B2", "B2", "A1")]
    assert attackers == [COLUMNS, ROWS, COLUMNS]
    assert (rounds(position, "B1").game, position.attacker) == (2, COLUMNS)
    assert position.points == [4 + 1, 3]
    assert rounds(position, "A1 A2").kind() == OVER
    assert position.points == [5 + 2, 3 + 1]
    assert position.scores() == [1, -1]


@pytest.mark.parametrize("layout", ["123", "1235", "1123", "159672834"])
def test_other_layouts_are_refused_on_the_small_board(layout: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        small(layout=layout)
    sentence = f"layout {layout!r} is not one of the small board: each of 1 to 4 once, row by row"
    assert sentence in refusal.value.sentence


def test_a_small_layout_is_refused_on_the_full_board() -> None:
    with pytest.raises(BadOptions, match="'1234' is not a set-up"):
        GAME.start(layout="1234")


def test_the_small_board_keeps_every_promise_of_a_game() -> None:
    """§38."""
    report = check_game(GAME, games=5, options=GAME.options({"board": "small"}))
    assert report.imagined > 0
