"""Object of the game, and The winner."""

from __future__ import annotations

import pytest

from ludotek.core.position import EVERYONE, OVER
from ludotek.games.novem.components import COLUMNS, ROWS
from ludotek.games.novem.vocabulary import BY_POINTS, BY_TIE, TIED, WON
from ludotek.games.novem.words import ENDINGS
from tests.games.novem.scenario import ATTACKER_AHEAD, EMPTY_ROW_A, STALL, match, rounds, told


def test_a_match_is_two_games() -> None:
    """§5."""
    position = rounds(match(), EMPTY_ROW_A)
    assert position.kind() != OVER
    assert rounds(position, EMPTY_ROW_A).kind() == OVER
    assert position.game == 2


@pytest.mark.parametrize(("first", "winner", "scores"), [("rows", ROWS, [1, -1]), ("columns", COLUMNS, [-1, 1])])
def test_the_higher_sum_of_points_over_both_games_wins(first: str, winner: int, scores: list[int]) -> None:
    """§5, §25 and §26."""
    position = match(first=first)
    events = told(position, f"{ATTACKER_AHEAD} {EMPTY_ROW_A}")
    assert position.points[winner] - position.points[1 - winner] == 23 - 12
    assert events[-1] == (EVERYONE, WON, winner, 11)
    assert position.scores() == scores
    assert position.ending() == BY_POINTS


@pytest.mark.parametrize(("first", "winner", "scores"), [("rows", ROWS, [1, -1]), ("columns", COLUMNS, [-1, 1])])
def test_a_lead_of_one_point_is_enough(first: str, winner: int, scores: list[int]) -> None:
    """§26: 5 and 2 against 5 and 1, then six empty rounds; the other game is level."""
    position = match(first=first)
    events = told(position, "B2 B2 A1 B3" + " B2" * 6 + f" {EMPTY_ROW_A}")
    assert events[-1] == (EVERYONE, WON, winner, 1)
    assert position.scores() == scores


def test_equal_points_after_two_games_are_a_tie() -> None:
    """§26."""
    position = match()
    assert told(position, f"{EMPTY_ROW_A} {EMPTY_ROW_A}")[-1] == (EVERYONE, TIED, 30, 0)
    assert position.scores() == [0, 0]
    assert position.ending() == BY_TIE


def test_equal_points_may_come_about_in_unequal_games() -> None:
    """§25 and §26."""
    position = rounds(match(), f"{STALL} {STALL}")
    assert position.points == [2 + 8, 8 + 2]
    assert position.scores() == [0, 0]


def test_the_endings_have_their_words() -> None:
    assert [ENDINGS[ending] for ending in (BY_POINTS, BY_TIE)] == ["points", "tie"]
