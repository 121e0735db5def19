"""Empty squares."""

from __future__ import annotations

from ludotek.games.novem.components import ROWS
from tests.games.novem.scenario import match, rounds


def test_an_empty_square_gives_no_tile() -> None:
    """§22."""
    position = rounds(match(), "A1 A1")
    left = list(position.height), list(position.row_tiles), list(position.column_tiles)
    rounds(position, "A1")
    assert (position.height, position.row_tiles, position.column_tiles) == left
    assert position.height[0] == 0


def test_the_attacker_of_an_empty_square_scores_no_points() -> None:
    """§22."""
    position = rounds(match(), "A1 A1")
    before = list(position.points)
    assert position.attacker == ROWS
    assert rounds(position, "A1").points == before
    assert rounds(position, "A1").points == before


def test_an_empty_square_does_not_end_the_game() -> None:
    """§22."""
    assert rounds(match(), "A1 A1 A1").game == 1


def test_empty_rounds_are_counted_in_a_row_only() -> None:
    """Ruling V1."""
    position = rounds(match(), "A1 A1 A1 A1")
    assert position.empty_rounds == 2
    assert rounds(position, "B2").empty_rounds == 0
    assert rounds(position, "A1").empty_rounds == 1


def test_after_an_empty_square_the_other_tiles_are_worth_what_they_were() -> None:
    """§22."""
    position = rounds(match(), "A1 A1 A1 B1")
    assert position.points == [2, 8 + 9]
    assert position.attacker == ROWS
