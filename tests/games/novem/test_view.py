"""What one seat may see."""

from __future__ import annotations

import msgspec
import pytest

from ludotek.core.position import SPECTATOR
from ludotek.games.novem import GAME
from ludotek.games.novem.components import COLUMNS, ROWS, SET_UPS
from ludotek.games.novem.rules import Novem
from ludotek.games.novem.view import NovemView
from tests.games.novem.scenario import EMPTY_ROW_A, EVERY_SEAT, lay, luck, match, rounds, seen


def on_the_wire(position: Novem, seat: int) -> bytes:
    return msgspec.json.encode(GAME.view(position, seat))


@pytest.mark.parametrize("marker", ["A", "B", "C", "1", "2", "3"])
@pytest.mark.parametrize("totals", ["own", "open"])
def test_the_view_of_a_seat_is_the_same_before_and_after_the_other_chooses(marker: str, totals: str) -> None:
    position = rounds(match(totals=totals), "A1 B2")
    chooser = ROWS if marker in "ABC" else COLUMNS
    before = {seat: on_the_wire(position, seat) for seat in EVERY_SEAT}
    lay(position, marker)
    for seat in EVERY_SEAT:
        assert (on_the_wire(position, seat) == before[seat]) == (seat != chooser)


@pytest.mark.parametrize(("marker", "index"), [("A", 0), ("B", 1), ("C", 2), ("1", 0), ("2", 1), ("3", 2)])
def test_a_seat_sees_its_own_sealed_marker(marker: str, index: int) -> None:
    position = lay(match(), marker)
    chooser = ROWS if marker in "ABC" else COLUMNS
    assert [seen(position, seat).marker for seat in (chooser, 1 - chooser, SPECTATOR)] == [index, None, None]


def test_a_seat_sees_the_board_the_attacker_and_its_own_points() -> None:
    position = rounds(match(), "A1 A1 A1 B2")
    assert seen(position, COLUMNS) == NovemView(
        game=1,
        rows=ROWS,
        attacker=ROWS,
        tiles=(0, 7, 6, 9, 5, 1, 4, 3, 8),
        below=(0, 3, 4, 1, 0, 9, 6, 7, 2),
        empty_rounds=0,
        stall=6,
        points=(None, 8 + 5),
        marker=None,
    )


def test_a_seat_sees_which_game_it_is_whose_the_rows_are_and_the_empty_rounds() -> None:
    position = rounds(match(swap_sides=True), f"{EMPTY_ROW_A} A1 A1 A1")
    view = seen(position, ROWS)
    assert (view.game, view.rows, view.attacker, view.empty_rounds) == (2, COLUMNS, ROWS, 1)


def test_a_spectator_sees_the_board_and_no_points_before_the_end() -> None:
    position = rounds(match(), "A1 B2")
    view = seen(position, SPECTATOR)
    assert view.points == (None, None)
    assert view.below == (0, 3, 4, 1, 0, 9, 6, 7, 2)
    rounds(position, f"A1 A2 A2 A3 A3 {EMPTY_ROW_A}")
    assert seen(position, SPECTATOR).points == tuple(position.points)


def test_before_the_set_up_the_view_shows_an_empty_board_and_no_attacker() -> None:
    view = seen(match(layout="random", first="random"), ROWS)
    assert (view.tiles, view.below, view.attacker, view.game) == ((), (), -1, 1)


def test_both_levels_follow_from_the_view() -> None:
    for number, top in enumerate(SET_UPS):
        position = luck(match(layout="random"), GAME.words(8 + number))
        view = seen(position, SPECTATOR)
        assert view.tiles == top
        assert view.below == tuple(10 - tile for tile in top)


def test_a_view_does_not_change_when_the_position_does() -> None:
    position = match()
    view = seen(position, ROWS)
    before = msgspec.json.encode(view)
    rounds(position, "A1 B2")
    assert msgspec.json.encode(view) == before


def test_a_view_can_be_sent_and_read_back() -> None:
    view = seen(rounds(match(), "A1"), ROWS)
    assert msgspec.json.decode(msgspec.json.encode(view), type=NovemView) == view
