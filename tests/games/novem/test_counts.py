"""Pinned counts: how many different positions there are after so many rounds, and the longest lines of play."""

from __future__ import annotations

import pytest

from ludotek.core.position import OVER
from ludotek.core.rng import Rng
from ludotek.games.novem import GAME
from ludotek.games.novem.components import COLUMNS, ROWS
from ludotek.games.novem.rules import Novem
from ludotek.games.novem.vocabulary import MOVES
from tests.games.novem.scenario import match, rounds


def after_one_more_round(positions: set[Novem]) -> set[Novem]:
    reached = set()
    for position in positions:
        for row in position.moves(ROWS):
            for column in position.moves(COLUMNS):
                next_position = position.copy()
                next_position.play(ROWS, row)
                next_position.play(COLUMNS, column)
                reached.add(next_position)
    return reached


def test_the_positions_after_each_round_are_as_many_as_ever() -> None:
    positions, counts = {match()}, []
    for _ in range(6):
        positions = after_one_more_round(positions)
        counts.append(len(positions))
    assert counts == [9, 81, 461, 2429, 10069, 37135]


@pytest.mark.parametrize("seed", range(5))
def test_the_same_moves_give_the_same_game(seed: int) -> None:
    rng, one, other = Rng(seed), match(), match()
    while one.kind() != OVER:
        assert one == other
        assert hash(one) == hash(other)
        seat = one.acting()[0]
        move = rng.choice(one.moves(seat))
        one.play(seat, move)
        other.play(seat, move)
    assert other.kind() == OVER
    assert one.scores() == other.scores()


def test_the_longest_game_takes_sixteen_tiles_in_eighty_six_rounds() -> None:
    """One tile on each of A1, B2 and C3 keeps every line alive; five empty rounds before a tile are no stall."""
    spared = ["A2", "A2", "A3", "A3", "B1", "B1", "B3", "B3", "C1", "C1", "C2", "C2", "A1", "B2", "C3"]
    longest = " ".join(spared[:2] + [f"A2 A2 A2 A2 A2 {square}" for square in [*spared[2:], "A1"]])
    assert len(longest.split()) == 86
    position = rounds(match(), longest[:-3])
    assert (position.game, sum(position.height)) == (1, 3)
    assert rounds(position, "A1").game == 2


def test_the_vocabulary_names_every_move_once() -> None:
    assert len(set(GAME.vocabulary)) == GAME.moves == MOVES
