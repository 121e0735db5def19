"""Rulings V1 to V15 of the rules page: what the rule sheet leaves open (V13: test_late_choices.py)."""

from __future__ import annotations

import pytest

from ludotek.core.position import CHANCE, DEAL, EVERYONE, OVER, SEALED, SPECTATOR
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.games.novem import GAME
from ludotek.games.novem.components import COLUMNS, ROWS, digits
from ludotek.games.novem.state import HIDDEN, NOBODY
from ludotek.games.novem.vocabulary import ENDED, STALLED
from ludotek.games.novem.words import COLUMN_NAMES, ROW_NAMES
from tests.games.novem.scenario import (
    ATTACKER_AHEAD,
    EMPTY_BOTH,
    EMPTY_ROW_A,
    EVERY_SEAT,
    LAYOUT,
    STALL,
    lay,
    luck,
    match,
    offered,
    rounds,
    seen,
    told,
)


def test_six_empty_rounds_in_a_row_end_the_game_as_it_stands() -> None:
    """Ruling V1."""
    position = match()
    assert (EVERYONE, ENDED, 1, STALLED) in told(position, STALL)
    assert position.game == 2
    assert position.points == [2, 8]


def test_five_empty_rounds_do_not_end_the_game() -> None:
    """Ruling V1."""
    assert rounds(match(), "A1 A1 A1 A1 A1 A1 A1").game == 1


def test_a_tile_taken_starts_the_count_of_empty_rounds_again() -> None:
    """Ruling V1."""
    position = rounds(match(), "A1 A1 A1 A1 A1 A1 A1 B2 A1 A1 A1 A1 A1")
    assert (position.game, position.empty_rounds) == (1, 5)
    assert rounds(position, "A1").game == 2


def test_empty_rounds_of_the_first_game_do_not_count_in_the_second() -> None:
    """Ruling V1."""
    position = rounds(match(), STALL)
    assert position.empty_rounds == 0
    assert rounds(position, "A1 A1 A1 A1 A1 A1 A1").kind() == SEALED


def test_the_attack_passes_after_an_empty_round_too() -> None:
    """Ruling V2."""
    position = rounds(match(), "A1 A1")
    assert position.attacker == ROWS
    assert rounds(position, "A1").attacker == COLUMNS
    assert rounds(position, "A1").attacker == ROWS


def test_all_three_markers_return_every_round() -> None:
    """Ruling V3."""
    position = match()
    for markers in ("A1", "A1", "A1", "B1"):
        rounds(position, markers)
        assert offered(position, ROWS) == list(ROW_NAMES)
        assert offered(position, COLUMNS) == list(COLUMN_NAMES)


def test_the_game_ends_at_once_even_when_one_player_has_attacked_more_often() -> None:
    """Ruling V4: seven rounds, four of them attacks of rows."""
    position = rounds(match(), ATTACKER_AHEAD)
    assert position.game == 2
    assert position.points == [9 + 4 + 2 + 8, 1 + 6 + 5]


def test_tiles_left_on_the_board_are_nobodys() -> None:
    """Ruling V4: the 18 tiles make 90; a row and a column that were emptied together hold 50 of them."""
    assert sum(rounds(match(), EMPTY_ROW_A).points) == 30
    assert sum(rounds(match(), EMPTY_BOTH).points) == 50


def test_a_row_is_empty_when_both_levels_are_gone_on_all_three_squares() -> None:
    """Ruling V5."""
    position = rounds(match(), "A1 A2 A3 A1 A2")
    assert position.height[:3] == [0, 0, 1]
    assert position.game == 1
    assert rounds(position, "A3").game == 2


def test_sides_stay_in_the_second_game() -> None:
    """Ruling V6."""
    position = rounds(match(), EMPTY_ROW_A)
    assert position.rows == ROWS
    assert offered(position, ROWS) == ["A", "B", "C"]


def test_sides_change_in_the_second_game_if_the_table_chose_so() -> None:
    """§30, and ruling V6."""
    position = rounds(match(swap_sides=True), EMPTY_ROW_A)
    assert position.rows == COLUMNS
    assert offered(position, ROWS) == ["1", "2", "3"]
    assert offered(position, COLUMNS) == ["A", "B", "C"]
    assert position.attacker == COLUMNS
    rounds(position, "B1")
    assert position.points == [15, 15 + 9]
    assert position.row_tiles == [6, 5, 6]
    assert position.column_tiles == [5, 6, 6]


def test_sides_do_not_change_before_the_second_game() -> None:
    """Ruling V6."""
    assert match(swap_sides=True).rows == ROWS


def test_the_same_set_up_is_laid_in_the_second_game() -> None:
    """Ruling V7."""
    assert digits(rounds(match(), EMPTY_ROW_A).top) == LAYOUT


def test_the_second_set_up_is_transposed_if_the_table_chose_so() -> None:
    """§29, and rulings V6 and V7."""
    assert digits(rounds(match(second_layout="transposed"), EMPTY_ROW_A).top) == "294753618"


def test_the_second_set_up_is_left_to_chance_if_the_table_chose_so() -> None:
    """§29, and ruling V7."""
    position = rounds(match(second_layout="random"), EMPTY_ROW_A)
    assert (position.kind(), position.game) == (DEAL, 2)
    assert len(offered(position, CHANCE)) == 72
    assert (position.top, position.height, position.attacker) == ((), [], NOBODY)
    assert (position.row_tiles, position.column_tiles, position.set_up) == ([], [], NOBODY)
    luck(position, "set-up 159672834")
    assert digits(position.top) == "159672834"
    assert position.height == [2] * 9
    assert position.attacker == COLUMNS


def test_what_is_left_of_the_first_game_makes_no_difference_to_a_random_second() -> None:
    """Ruling V7: two matches with equal points are the same match, whatever was emptied."""
    one = rounds(match(second_layout="random"), EMPTY_ROW_A)
    other = rounds(match(second_layout="random"), "A1 A1 B1 B1 C1 C1")
    assert one == other
    assert hash(one) == hash(other)


def test_a_tie_after_two_games_is_a_draw() -> None:
    """Ruling V8."""
    position = rounds(match(), f"{EMPTY_ROW_A} {EMPTY_ROW_A}")
    assert position.kind() == OVER
    assert position.scores() == [0, 0]


def test_a_tie_is_broken_by_a_decider_if_the_table_chose_so() -> None:
    """§32, and ruling V8."""
    position = rounds(match(decider=True), f"{EMPTY_ROW_A} {EMPTY_ROW_A}")
    assert (position.kind(), position.game, position.attacker) == (DEAL, 3, NOBODY)
    assert position.height == [2] * 9
    assert offered(position, CHANCE) == ["rows attack first", "columns attack first"]
    luck(position, "columns attack first")
    assert position.attacker == COLUMNS
    rounds(position, ATTACKER_AHEAD)
    assert position.kind() == OVER
    assert position.points == [30 + 12, 30 + 23]
    assert position.scores() == [-1, 1]


def test_a_decider_may_end_in_a_tie_and_there_is_no_fourth_game() -> None:
    """Ruling V8."""
    position = rounds(match(decider=True), f"{EMPTY_ROW_A} {EMPTY_ROW_A}")
    rounds(luck(position, "rows attack first"), EMPTY_ROW_A)
    assert (position.kind(), position.game, position.scores()) == (OVER, 3, [0, 0])


def test_there_is_no_decider_without_a_tie() -> None:
    """Ruling V8."""
    assert rounds(match(decider=True), f"{ATTACKER_AHEAD} {EMPTY_ROW_A}").kind() == OVER


def test_the_decider_draws_its_set_up_again_when_the_second_game_did() -> None:
    """Rulings V7 and V8."""
    position = rounds(match(decider=True, second_layout="random"), EMPTY_ROW_A)
    rounds(luck(position, f"set-up {LAYOUT}"), EMPTY_ROW_A)
    assert len(offered(position, CHANCE)) == 72
    luck(position, "set-up 159672834")
    assert offered(position, CHANCE) == ["rows attack first", "columns attack first"]


def test_the_number_of_tiles_does_not_break_a_tie() -> None:
    """Ruling V8: rows take 2, 3 and 4, columns 8 and 1; the second game is level."""
    position = rounds(match(), "A1 A1 A1 B3 C2 A1 C1" + " A1" * 6)
    assert position.points == [2 + 3 + 4, 8 + 1]
    assert rounds(position, EMPTY_ROW_A).scores() == [0, 0]


def test_points_win_the_match_not_games() -> None:
    """Ruling V9: rows win the first game by 11, columns the second by 2."""
    position = rounds(match(), ATTACKER_AHEAD)
    assert position.points == [23, 12]
    rounds(position, "A2 C3 A2" + " A2" * 6)
    assert position.points == [23 + 8, 12 + 7 + 3]
    assert position.scores() == [1, -1]


def test_own_points_are_shown_and_the_others_hidden() -> None:
    """Ruling V10."""
    position = rounds(match(), "A1 B2")
    assert seen(position, ROWS).points == (2, None)
    assert seen(position, COLUMNS).points == (None, 5)
    assert seen(position, SPECTATOR).points == (None, None)


def test_all_points_are_shown_if_the_table_chose_so() -> None:
    """§31, and ruling V10."""
    position = rounds(match(totals="open"), "A1 B2")
    assert all(seen(position, seat).points == (2, 5) for seat in EVERY_SEAT)


def test_lower_tiles_can_be_deduced_by_everyone() -> None:
    """Ruling V11: ten less the upper tile, so the view may as well say it."""
    position = match()
    for seat in EVERY_SEAT:
        view = seen(position, seat)
        assert (view.tiles[3], view.below[3]) == (9, 10 - 9)
    rounds(position, "B1")
    before = position.points[COLUMNS]
    assert rounds(position, "B1").points[COLUMNS] - before == 1


@pytest.mark.parametrize(("chooser", "marker"), [(ROWS, "A"), (ROWS, "C"), (COLUMNS, "1"), (COLUMNS, "3")])
def test_others_cannot_tell_that_a_seat_has_chosen_nor_what(chooser: int, marker: str) -> None:
    """Ruling V12."""
    position = rounds(match(), "B2")
    before = {seat: seen(position, seat) for seat in EVERY_SEAT}
    imagined = {seat: position.imagine(seat, Rng(7)) for seat in EVERY_SEAT}
    lay(position, marker)
    for seat in EVERY_SEAT:
        if seat != chooser:
            assert seen(position, seat) == before[seat]
            assert position.imagine(seat, Rng(7)) == imagined[seat]
            assert position.imagine(seat, Rng(7)).ply == imagined[seat].ply


def test_a_sealed_choice_is_final() -> None:
    """Ruling V12."""
    position = lay(match(), "A")
    assert offered(position, ROWS) == []


def test_a_seat_that_chose_remembers_its_choice_in_its_imagination() -> None:
    """Ruling V12."""
    position = lay(match(), "C")
    assert position.imagine(ROWS, Rng(1)) == position
    assert position.imagine(ROWS, Rng(1)).ply == position.ply
    assert list(position.marker) == [2, HIDDEN]


def test_imagining_leaves_the_true_position_as_it_was() -> None:
    """Ruling V12."""
    position = lay(match(), "C")
    before = position.copy()
    position.imagine(COLUMNS, Rng(1))
    assert position == before
    assert position.ply == before.ply


def test_both_may_choose_in_either_order_whoever_attacks() -> None:
    """Ruling V12."""
    for first in ("rows", "columns"):
        assert match(first=first).acting() == [ROWS, COLUMNS]


def test_chance_chooses_who_attacks_first_in_the_first_game() -> None:
    """§13, §27, and ruling V14."""
    position = match(first="random")
    assert position.kind() == DEAL
    assert offered(position, CHANCE) == ["rows attack first", "columns attack first"]
    assert position.odds() == []


def test_talk_is_no_move_so_nothing_said_can_bind_anyone() -> None:
    """Ruling V15: the vocabulary is markers, luck and lateness, and all markers stay possible."""
    spoken = [words for words in GAME.vocabulary if words.split()[0] not in ("set-up", "rows", "columns")]
    assert spoken == [*ROW_NAMES, *COLUMN_NAMES]


def test_a_session_dates_sealed_choices_at_the_reveal() -> None:
    """Ruling V12."""
    session = Session(GAME, GAME.options({"layout": LAYOUT, "first": "rows"}))
    session.play(ROWS, GAME.read("A"), time=1_000)
    assert [entry.time for entry in session.entries] == [None]
    session.play(COLUMNS, GAME.read("1"), time=9_000)
    assert [entry.time for entry in session.entries] == [9_000, 9_000]
