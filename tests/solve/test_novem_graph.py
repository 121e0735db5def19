"""The boards of a game of Novem, held against an exploration that takes nothing for granted."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from ludotek.games.novem.components import SET_UP_NAMES, SET_UPS
from ludotek.games.novem.frame import STANDARD, frame, orbits
from ludotek.games.novem.rules import STALL, Novem
from ludotek.games.novem.solve import NovemTable
from ludotek.games.novem.solve.graph import ENDED, Graph, board_numbers, code, explore, has_ended
from ludotek.games.novem.solve.strategies import count_moments, every_round, moment


@pytest.fixture(scope="module")
def graph(table: NovemTable) -> Graph:
    return table.tables.graph()


def test_every_crossing_at_every_position_does_what_the_graph_says(graph: Graph) -> None:
    numbers, after, tile = board_numbers(graph), graph.after.tolist(), graph.tile.tolist()
    pairs, moments = set(), []
    for position, later in every_round(STANDARD):
        moments.append(moment(position))
        board = int(numbers[code(position.height)])
        pairs.add((board, position.attacker))
        for crossing, reached in enumerate(later):
            row, column = divmod(crossing, 3)
            agree(position, reached, numbers, board, after[board][row][column], tile[board][row][column])
    assert len(pairs) == graph.positions
    assert len(moments) == len(set(moments)) == count_moments(graph)


def agree(position: Novem, reached: Novem, numbers: NDArray[np.int32], board: int, after: int, tile: int) -> None:
    attacker = position.attacker
    stalls = after == board and position.empty_rounds == STALL - 1
    ended = has_ended(reached, position.game)
    assert ended == (after == ENDED or stalls)
    assert reached.points[attacker] - position.points[attacker] == tile
    assert reached.points[1 - attacker] == position.points[1 - attacker]
    if not ended:
        assert numbers[code(reached.height)] == after
        assert reached.attacker == 1 - attacker
        assert reached.empty_rounds == (position.empty_rounds + 1 if after == board else 0)


def test_boards_are_those_without_an_empty_line(graph: Graph) -> None:
    squares = graph.heights.reshape(-1, 3, 3)
    assert (squares.sum(axis=1) > 0).all() and (squares.sum(axis=2) > 0).all()
    assert graph.boards == sum((-1) ** k * [1, 3, 3, 1][k] * (3 ** (3 - k) - 1) ** 3 for k in range(4))


def test_boards_with_more_tiles_come_first(graph: Graph) -> None:
    tiles = graph.heights.sum(axis=1)
    assert (np.diff(tiles.astype(int)) <= 0).all()
    for tiles_taken, layer in enumerate(graph.layer_slices()):
        assert set(tiles[layer].tolist()) == {18 - tiles_taken}


def test_another_set_up_has_as_many_boards(graph: Graph) -> None:
    assert explore("276951438").positions == graph.positions == 32128


def test_all_set_ups_are_one_up_to_the_order_of_lines_and_the_names_of_sides() -> None:
    assert orbits() == (2, 1)


@pytest.mark.parametrize("set_up", range(len(SET_UPS)))
def test_every_set_up_lies_on_the_standard_one(set_up: int) -> None:
    seen = frame(set_up)
    assert "".join(str(SET_UPS[set_up][own]) for own in seen.squares) == STANDARD
    for line, marker in enumerate(seen.markers[0]):  # the standard rows
        own = {square % 3 if seen.turned else square // 3 for square in seen.squares[3 * line : 3 * line + 3]}
        assert own == {marker}


def test_half_of_the_set_ups_are_turned() -> None:
    assert sum(frame(set_up).turned for set_up in range(len(SET_UPS))) == 36
    assert not frame(SET_UP_NAMES.index(STANDARD)).turned
