"""How to play."""

from __future__ import annotations

import pytest

from ludotek.core.position import CHANCE, SEALED
from ludotek.games.novem.components import COLUMNS, ROWS
from ludotek.games.novem.state import HIDDEN
from tests.games.novem.scenario import EVERY_SEAT, lay, listen, luck, match, offered, rounds, seen, told

TOP = {"A1": 2, "A2": 7, "A3": 6, "B1": 9, "B2": 5, "B3": 1, "C1": 4, "C2": 3, "C3": 8}


@pytest.mark.parametrize(("seat", "marker", "laid"), [(ROWS, "C", 2), (COLUMNS, "2", 1)])
def test_a_player_lays_one_of_three_markers_face_down(seat: int, marker: str, laid: int) -> None:
    """§3, §16 and §17."""
    position = match()
    assert len(offered(position, seat)) == 3
    lay(position, marker)
    assert position.marker[seat] == laid
    assert position.marker[1 - seat] == HIDDEN
    assert offered(position, seat) == []


@pytest.mark.parametrize(("first", "then"), [("B", "2"), ("2", "B")])
def test_the_choice_is_secret_until_both_have_chosen(first: str, then: str) -> None:
    """§16-§18."""
    position = match()
    other = COLUMNS if first == "B" else ROWS
    before = seen(position, other)
    heard = listen(position)
    lay(position, first)
    assert seen(position, other) == before
    assert heard == []
    lay(position, then)
    assert heard


def test_the_defender_has_a_choice_of_its_own_markers() -> None:
    """§17."""
    position = lay(match(), "A")
    assert position.kind() == SEALED
    assert offered(position, COLUMNS) == ["1", "2", "3"]


@pytest.mark.parametrize("square", sorted(TOP))
def test_the_attacker_collects_the_visible_tile_where_row_and_column_meet(square: str) -> None:
    """§1, §19 and §20."""
    position = rounds(match(), square)
    assert position.points == [TOP[square], 0]
    assert rounds(match(first="columns"), square).points == [0, TOP[square]]


@pytest.mark.parametrize("square", sorted(TOP))
def test_when_the_upper_tile_is_gone_the_lower_one_is_visible(square: str) -> None:
    """§20."""
    assert rounds(match(), f"{square} {square}").points == [TOP[square], 10 - TOP[square]]


def test_it_does_not_matter_who_lays_first() -> None:
    """Ruling V12."""
    rows_first = lay(lay(match(), "B"), "3")
    columns_first = lay(lay(match(), "3"), "B")
    assert rows_first == columns_first


def test_the_defender_collects_nothing() -> None:
    """§20."""
    assert rounds(match(), "A1").points[COLUMNS] == 0


def test_the_tile_leaves_the_board() -> None:
    """§20."""
    position = rounds(match(), "B1 B1")
    assert position.height == [2, 2, 2, 0, 2, 2, 2, 2, 2]
    assert position.row_tiles == [6, 4, 6]
    assert position.column_tiles == [4, 6, 6]


def test_the_tile_lies_face_down_so_only_its_owner_is_told_the_total() -> None:
    """§20."""
    position = rounds(match(), "A1 B2")
    assert seen(position, ROWS).points == (2, None)
    assert seen(position, COLUMNS).points == (None, 5)


def test_the_attack_passes_after_the_tile_is_taken() -> None:
    """§21."""
    position = rounds(match(), "A1")
    assert position.attacker == COLUMNS
    assert all(seen(position, seat).attacker == COLUMNS for seat in EVERY_SEAT)


def test_tiles_add_up_over_the_rounds() -> None:
    """§25."""
    position = rounds(match(), "B1 A2 C3 A3")
    assert position.points == [9 + 8, 7 + 6]


def test_both_markers_are_back_in_the_hand_after_the_reveal() -> None:
    """§21."""
    position = rounds(match(), "B1")
    assert list(position.marker) == [HIDDEN, HIDDEN]
    assert position.acting() == [ROWS, COLUMNS]


def test_a_round_asks_one_question_and_the_next_round_another() -> None:
    position = match()
    asked = [position.question(seat) for seat in (ROWS, COLUMNS)]
    lay(position, "A")
    assert [position.question(seat) for seat in (ROWS, COLUMNS)] == asked == [0, 0]
    lay(position, "1")
    assert [position.question(seat) for seat in (ROWS, COLUMNS)] == [2, 2]


def test_the_first_question_is_put_when_chance_has_chosen_the_first_attacker() -> None:
    position = match(layout="random", first="random")
    assert [position.question(seat) for seat in (ROWS, COLUMNS)] == [0, 0]
    luck(luck(position, "set-up 159672834"), "columns attack first")
    assert [position.question(seat) for seat in (ROWS, COLUMNS)] == [2, 2]
    assert position.ply == 2


def test_a_copy_asks_the_same_question() -> None:
    position = lay(rounds(match(), "A1 B2"), "C")
    assert position.copy().question(COLUMNS) == position.question(COLUMNS) == 4


def test_markers_of_the_other_side_are_never_offered() -> None:
    """§12."""
    position = match()
    for markers in ("A1", "B2", "C3"):
        rounds(position, markers)
        assert set(position.moves(ROWS)).isdisjoint(position.moves(COLUMNS))


def test_chance_and_spectators_have_no_part_in_a_round() -> None:
    assert match().moves(CHANCE) == []
    assert match().moves(-3) == []


def test_nothing_is_said_before_the_reveal_and_everything_after_it() -> None:
    """§18."""
    position = match()
    assert told(position, "A1")
    heard = listen(position)
    lay(position, "1")
    assert heard == []
