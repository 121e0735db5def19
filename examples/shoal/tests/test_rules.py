"""The rules of Shoal, sentence by sentence."""

from __future__ import annotations

import pytest

from ludotek import CHANCE, DEAL, EVERYONE, OVER, SEALED, BadOptions, Rng, check_game, only
from shoal import GAME
from shoal.rules import DEAL_STONE, DEALT, LEFT_OVER, THROW, THROWN, TIED, TOOK, WON, Shoal


def dealt(*stones: int, **options: object) -> Shoal:
    """A game in which the stones were dealt in this order, from the left bank on."""
    position = GAME.start(**options)
    for stone in stones:
        position.play(CHANCE, DEAL_STONE + stone - 1)
    return position


def throw(position: Shoal, left: int, right: int) -> list[tuple[int, int, int, int]]:
    """A round, the right bank first; what was told."""
    position.heard = []
    position.play(1, THROW + right - 1)
    position.play(0, THROW + left - 1)
    return position.heard


def test_stones_are_dealt_in_turn_until_one_is_left_over() -> None:
    position = dealt(1, 9, 2, 8, 3, 7, 4)
    assert position.kind() == DEAL
    position.play(CHANCE, DEAL_STONE + 6 - 1)
    assert (position.hands, position.rest, position.kind()) == ([[1, 2, 3, 4], [6, 7, 8, 9]], [5], SEALED)


def test_only_its_owner_is_told_which_stone_was_dealt() -> None:
    position = GAME.start()
    position.heard = []
    position.play(CHANCE, DEAL_STONE + 7 - 1)
    assert position.heard == [(only(0), DEALT, 0, 7)]


def test_where_it_is_shallow_the_heavier_stone_takes_both() -> None:
    position = dealt(1, 9, 2, 8, 3, 7, 4, 6)
    assert throw(position, 3, 6) == [(EVERYONE, THROWN, 3, 6), (EVERYONE, TOOK, 1, 9)]
    assert position.taken == [0, 9]


def test_where_it_is_deep_the_lighter_stone_takes_both() -> None:
    position = dealt(1, 9, 2, 8, 3, 7, 4, 6)
    throw(position, 4, 6)
    assert position.taken == [10, 0]
    throw(position, 1, 9)
    assert position.taken == [20, 0]


def test_the_table_agrees_on_the_depth() -> None:
    position = dealt(1, 9, 2, 8, 3, 7, 4, 6, depth=11)
    throw(position, 4, 6)
    assert position.taken == [0, 10]


def test_a_thrown_stone_is_not_thrown_again() -> None:
    position = dealt(1, 9, 2, 8, 3, 7, 4, 6)
    throw(position, 3, 6)
    assert [move - THROW + 1 for move in position.moves(0)] == [1, 2, 4]
    assert position.spent == [[3], [6]]


def test_the_left_over_stone_is_shown_at_the_end_and_more_weight_wins() -> None:
    position = dealt(1, 7, 2, 6, 3, 5, stones="seven", depth=8)
    assert GAME.view(position, 0).left_over is None
    throw(position, 1, 7), throw(position, 2, 6)
    assert throw(position, 3, 5)[2:] == [(EVERYONE, LEFT_OVER, 4, 0), (EVERYONE, WON, 0, 24)]
    assert (position.kind(), position.scores(), GAME.view(position, 1).left_over) == (OVER, [1, -1], 4)


def test_the_same_weight_on_both_banks_is_a_tie() -> None:
    position = dealt(1, 3, 2, 5, 4, 7, stones="seven", depth=8)
    throw(position, 1, 3), throw(position, 2, 5)
    assert throw(position, 4, 7)[2:] == [(EVERYONE, LEFT_OVER, 6, 0), (EVERYONE, TIED, 11, 0)]
    assert (position.scores(), GAME.endings[position.ending()]) == ([0, 0], "tie")


@pytest.mark.parametrize(("stones", "depth"), [("nine", 3), ("nine", 18), ("seven", 14)])
def test_no_depth_makes_a_rule_of_a_round_useless(stones: str, depth: int) -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.options({"stones": stones, "depth": depth})
    assert (refused.value.code, refused.value.option) == ("shoal/no-such-depth", "depth")


@pytest.mark.parametrize(("stones", "depth"), [("nine", 4), ("nine", 17), ("seven", 13)])
def test_every_other_depth_will_do(stones: str, depth: int) -> None:
    assert GAME.options({"stones": stones, "depth": depth}).depth == depth


def test_nobody_sees_what_another_holds_or_has_thrown() -> None:
    position = dealt(1, 9, 2, 8, 3, 7, 4, 6)
    before = GAME.view(position, 0), GAME.view(position, -3)
    question = position.question(0)
    position.play(1, THROW + 9 - 1)
    assert (GAME.view(position, 0), GAME.view(position, -3)) == before
    assert position.question(0) == question
    assert (GAME.view(position, 1).thrown, GAME.view(position, 1).hand) == (9, (6, 7, 8, 9))


def test_a_seat_imagines_stones_that_it_has_not_seen() -> None:
    position = dealt(1, 9, 2, 8, 3, 7, 4, 6)
    throw(position, 3, 6)
    seen = {tuple(position.imagine(0, Rng(seed)).hands[1]) for seed in range(50)}
    assert seen == {(5, 7, 8), (5, 7, 9), (5, 8, 9), (7, 8, 9)}


def test_it_keeps_all_that_the_house_promises() -> None:
    assert check_game(GAME, games=5).openings > 0
    check_game(GAME, games=3, options=GAME.options({"stones": "seven", "depth": 7}))


def test_moves_have_their_words() -> None:
    assert [GAME.words(move) for move in (DEAL_STONE, THROW + 3)] == ["deal 1", "throw 4"]
    assert GAME.read("throw 4") == THROW + 3


def test_the_end_says_which_rule_decided_and_what_every_throw_brought() -> None:
    position = dealt(1, 7, 2, 6, 3, 5, stones="seven", depth=8)
    told = [event for left, right in ((1, 7), (2, 6), (3, 5)) for event in throw(position, left, right)]
    found = GAME.reckoning(position, told)
    assert found.rule.gaps == {"most": 24, "least": 0}
    assert [source.points for source in found.sources] == [[8, 0], [8, 0], [8, 0]]


def test_both_see_how_much_weight_was_taken() -> None:
    position = dealt(1, 9, 2, 8, 3, 7, 4, 6)
    throw(position, 4, 6)
    for seat in (0, 1):
        (way,) = GAME.outlook(GAME.view(position, seat)).ways
        assert [near.have for near in way.nears] == [10, 0]
