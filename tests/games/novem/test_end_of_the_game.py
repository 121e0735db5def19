"""End of the game."""

from __future__ import annotations

import pytest

from ludotek.core.position import EVERYONE, OVER, SEALED
from ludotek.games.novem.vocabulary import COLUMN_EMPTY, COUNTED, ENDED, ROW_EMPTY, STALLED
from tests.games.novem.scenario import (
    EMPTY_BOTH,
    EMPTY_COLUMN_1,
    EMPTY_ROW_A,
    EVERY_SEAT,
    STALL,
    match,
    rounds,
    seen,
    told,
)


def line_emptied(squares: str) -> str:
    return " ".join(f"{square} {square}" for square in squares.split())


@pytest.mark.parametrize("row", "ABC")
def test_the_game_ends_when_a_row_is_completely_empty(row: str) -> None:
    """§23."""
    line = line_emptied(f"{row}1 {row}2 {row}3")
    almost = line.rsplit(" ", 1)[0]
    assert rounds(match(), almost).game == 1
    position = match()
    assert (EVERYONE, ENDED, 1, ROW_EMPTY) in told(position, line)
    assert position.game == 2


@pytest.mark.parametrize("column", "123")
def test_the_game_ends_when_a_column_is_completely_empty(column: str) -> None:
    """§23."""
    line = line_emptied(f"A{column} B{column} C{column}")
    almost = line.rsplit(" ", 1)[0]
    assert rounds(match(), almost).game == 1
    position = match()
    assert (EVERYONE, ENDED, 1, COLUMN_EMPTY) in told(position, line)
    assert position.game == 2


def test_a_diagonal_is_no_line() -> None:
    """§23."""
    assert rounds(match(), "A1 A1 B2 B2 C3 C3").game == 1


def test_three_squares_without_an_upper_tile_are_not_yet_empty() -> None:
    """§23, and ruling V5."""
    assert rounds(match(), "A1 A2 A3").game == 1


def test_one_tile_may_empty_a_row_and_a_column() -> None:
    """Ruling V4."""
    assert (EVERYONE, ENDED, 1, ROW_EMPTY + COLUMN_EMPTY) in told(match(), EMPTY_BOTH)


def test_the_three_ways_of_ending_cannot_be_mistaken_for_each_other() -> None:
    assert len({ROW_EMPTY, COLUMN_EMPTY, ROW_EMPTY + COLUMN_EMPTY, STALLED, 0}) == 5


def test_all_tiles_are_turned_up_and_counted_for_everyone() -> None:
    """§24."""
    position = match()
    assert told(position, "A1 A1 A2 A2 A3 A3")[-3] == (EVERYONE, COUNTED, 2 + 7 + 6, 8 + 3 + 4)


def test_points_are_counted_over_both_games() -> None:
    """§24 and §25."""
    events = told(match(), f"{EMPTY_ROW_A} {EMPTY_COLUMN_1}")
    assert [(a, b) for _, event, a, b in events if event == COUNTED] == [(15, 15), (30, 30)]


def test_when_the_match_is_over_everyone_sees_all_points() -> None:
    """§24, and ruling V10."""
    position = rounds(match(), f"{EMPTY_ROW_A} {STALL}")
    assert position.kind() == OVER
    assert all(seen(position, seat).points == (15 + 8, 15 + 2) for seat in EVERY_SEAT)


def test_between_the_games_the_match_goes_on() -> None:
    position = rounds(match(), EMPTY_ROW_A)
    assert position.kind() == SEALED
    assert position.points == [15, 15]
    assert position.empty_rounds == 0


def test_after_the_second_game_nobody_may_move() -> None:
    """§5."""
    position = rounds(match(), f"{EMPTY_ROW_A} {EMPTY_ROW_A}")
    assert position.kind() == OVER
    assert position.acting() == []
    assert all(position.moves(seat) == [] for seat in (-3, -2, -1, 0, 1))
    assert position.ply == 24
