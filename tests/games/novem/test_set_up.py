"""Contents, and Set up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from ludotek.core.position import CHANCE, DEAL, SEALED, SPECTATOR
from ludotek.games.novem.components import (
    COLUMNS,
    LAYOUTS,
    LEVELS,
    ROWS,
    SET_UP_NAMES,
    SET_UPS,
    SQUARES,
    TILES,
    TRANSPOSED,
    digits,
    set_ups,
    transpose,
)
from ludotek.games.novem.state import NOBODY
from ludotek.games.novem.vocabulary import SET_UP
from tests.games.novem.scenario import (
    EMPTY_ROW_A,
    EVERY_SEAT,
    LAYOUT,
    lay,
    luck,
    match,
    offered,
    rounds,
    seen,
)

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8))


def test_there_are_eighteen_tiles_two_of_each_number_from_one_to_nine() -> None:
    """§2."""
    assert Counter(TILES) == dict.fromkeys(range(1, 10), 2)


def test_there_are_three_row_markers_and_three_column_markers() -> None:
    """§3."""
    position = match()
    assert offered(position, ROWS) == ["A", "B", "C"]
    assert offered(position, COLUMNS) == ["1", "2", "3"]


def test_there_is_one_turn_marker_so_one_player_attacks_at_a_time() -> None:
    """§4."""
    position = match()
    for marker in ("A1", "A2", "B2"):
        assert position.attacker in (ROWS, COLUMNS)
        rounds(position, marker)


def test_the_tiles_form_two_levels_of_nine() -> None:
    """§6."""
    position = match()
    assert position.height == [LEVELS] * SQUARES == [2] * 9
    assert position.row_tiles == position.column_tiles == [6, 6, 6]
    assert sum(position.height) == len(TILES) == 18


def test_the_tiles_lie_number_side_up_for_everyone() -> None:
    """§6."""
    position = match()
    for seat in EVERY_SEAT:
        assert digits(seen(position, seat).tiles) == LAYOUT


def test_a_set_up_is_called_by_its_upper_level_row_by_row() -> None:
    """§11: the board that the page draws."""
    view = seen(match(layout="276951438"), SPECTATOR)
    assert view.tiles == (2, 7, 6, 9, 5, 1, 4, 3, 8)
    assert view.below == (8, 3, 4, 1, 5, 9, 6, 7, 2)


@pytest.mark.parametrize("name", SET_UP_NAMES)
def test_every_stack_makes_ten_and_every_line_of_either_level_fifteen(name: str) -> None:
    """§7 and §8: both tiles of every square are taken in play, so this also shows what lies below."""
    top, below = [0] * SQUARES, [0] * SQUARES
    for square in range(SQUARES):
        position = match(layout=name)
        rounds(position, f"{'ABC'[square // 3]}{1 + square % 3} " * 2)
        top[square], below[square] = position.points
    assert [above + under for above, under in zip(top, below, strict=True)] == [10] * SQUARES
    for line in LINES:
        assert sum(top[square] for square in line) == 15
        assert sum(below[square] for square in line) == 15
    assert Counter(top + below) == Counter(TILES)


Level = tuple[int, ...]


def stacks_laid_square_by_square(left: Counter[int], laid: Level = ()) -> Iterator[Level]:
    """Another route to the set-ups: take pairs of tiles from the box until a line goes wrong."""
    if any(sum(laid[square] for square in line) != 15 for line in LINES if max(line) < len(laid)):
        return
    if len(laid) == SQUARES:
        yield laid
        return
    for tile in range(1, 10):
        rest = left.copy()
        rest.subtract((tile, 10 - tile))
        if min(rest.values()) >= 0:
            yield from stacks_laid_square_by_square(rest, (*laid, tile))


def test_every_legal_set_up_is_there_once_and_no_other() -> None:
    """§7 and §9."""
    expected = set(stacks_laid_square_by_square(Counter(TILES)))
    assert len(expected) == 72
    assert sorted(set_ups()) == sorted(SET_UPS) == sorted(expected)
    assert len(set(SET_UP_NAMES)) == len(SET_UP_NAMES) == 72


def test_no_set_up_has_the_same_tile_twice_on_one_level() -> None:
    """§10."""
    assert all(sorted(top) == list(range(1, 10)) for top in SET_UPS)


def test_a_transposed_set_up_is_one_too_and_transposing_twice_gives_it_back() -> None:
    assert transpose((1, 2, 3, 4, 5, 6, 7, 8, 9)) == (1, 4, 7, 2, 5, 8, 3, 6, 9)
    for number, other in enumerate(TRANSPOSED[:72]):
        assert LAYOUTS[other] == transpose(LAYOUTS[number])
        assert TRANSPOSED[other] == number != other


def test_the_set_up_is_left_to_chance_unless_the_table_chose_one() -> None:
    """§28."""
    position = match(layout="random")
    assert position.kind() == DEAL
    assert offered(position, CHANCE) == [f"set-up {name}" for name in SET_UP_NAMES]
    assert position.odds() == []
    luck(position, "set-up 159672834")
    assert digits(position.top) == "159672834"
    assert position.kind() == SEALED


def test_before_the_set_up_is_known_the_board_is_empty_and_nobody_attacks() -> None:
    position = match(layout="random", first="random")
    assert (position.top, position.height, position.row_tiles, position.column_tiles) == ((), [], [], [])
    assert (position.attacker, position.set_up, position.first) == (NOBODY, NOBODY, NOBODY)
    assert (position.game, position.points, position.empty_rounds) == (1, [0, 0], 0)
    assert all(offered(position, seat) == [] for seat in EVERY_SEAT)
    assert position.acting() == []


def test_chance_sets_up_before_it_chooses_the_first_attacker() -> None:
    position = luck(match(layout="random", first="random"), f"set-up {LAYOUT}")
    assert position.kind() == DEAL
    assert offered(position, CHANCE) == ["rows attack first", "columns attack first"]
    assert position.attacker == NOBODY


def test_one_player_controls_the_rows_and_the_other_the_columns() -> None:
    """§12."""
    position = rounds(match(), "B3")
    assert [square for square in range(SQUARES) if position.height[square] == 1] == [5]
    assert position.row_tiles == [6, 5, 6]
    assert position.column_tiles == [6, 6, 5]


def test_markers_in_the_hand_are_seen_by_nobody() -> None:
    """§12."""
    position = match()
    assert all(seen(position, seat).marker is None for seat in EVERY_SEAT)


def test_the_attack_alternates() -> None:
    """§4 and §21."""
    position = match()
    attackers = []
    for markers in ("A1", "B2", "C3", "A2", "B3"):
        attackers.append(position.attacker)
        rounds(position, markers)
    assert attackers == [ROWS, COLUMNS, ROWS, COLUMNS, ROWS]


@pytest.mark.parametrize(("first", "seat"), [("rows", ROWS), ("columns", COLUMNS)])
def test_one_player_is_chosen_to_attack_first(first: str, seat: int) -> None:
    """§13 and §27."""
    assert match(first=first).attacker == seat
    assert luck(match(first="random"), f"{first} attack first").attacker == seat


@pytest.mark.parametrize(("first", "other"), [("rows", COLUMNS), ("columns", ROWS)])
def test_whoever_defended_first_attacks_first_in_the_second_game(first: str, other: int) -> None:
    """§14."""
    position = rounds(match(first=first), EMPTY_ROW_A)
    assert (position.game, position.attacker) == (2, other)


def test_who_attacked_last_in_the_first_game_does_not_matter() -> None:
    """§14."""
    odd = rounds(match(), "A1 B1 A1 B1 C1 C2 C1")  # seven rounds: rows attacked last
    even = rounds(match(), EMPTY_ROW_A)
    assert odd.game == even.game == 2
    assert odd.attacker == even.attacker == COLUMNS


def test_the_second_game_is_set_up_as_full_as_the_first() -> None:
    """§6, and ruling V7."""
    position = rounds(match(), EMPTY_ROW_A)
    assert digits(position.top) == LAYOUT
    assert position.height == [2] * 9
    assert position.row_tiles == position.column_tiles == [6, 6, 6]


def test_a_match_begins_by_asking_both_players_at_once() -> None:
    """§16 and §17."""
    position = match()
    assert position.kind() == SEALED
    assert position.acting() == [ROWS, COLUMNS]
    assert lay(position, "A").acting() == [COLUMNS]
    assert lay(match(), "1").acting() == [ROWS]


def test_the_set_ups_fill_a_run_of_consecutive_moves() -> None:
    position = match(layout="random")
    assert position.moves(CHANCE) == list(range(SET_UP, SET_UP + 72))
