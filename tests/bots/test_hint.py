"""Ask the bot: its move is legal, its reasons are events that it saw coming, and it peeks at nothing."""

from __future__ import annotations

import pytest

from ludotek.bots import best
from ludotek.bots.hint import LOOKS, Hint, Look, hint, hopes_and_fears
from ludotek.core.game import Game
from ludotek.core.playout import pick, settle
from ludotek.core.position import OVER, Event, Position
from ludotek.core.rng import Rng
from ludotek.games import game as find_game
from ludotek.games import games
from tests.reference_games.tic_tac_toe import GAME as TIC_TAC_TOE


def some_way_in(game: Game, moves: int, seed: int = 1) -> Position:
    """A moment of a random game at which somebody is asked."""
    position, rng = game.first(game.options()), Rng(seed)
    for _ in range(moves):
        after = position.copy()
        after.play(*pick(after, rng))
        if after.kind() == OVER:
            break
        position = after
    settle(position, rng)
    return position


def advice(game: Game, position: Position, seed: int = 1) -> Hint:
    seat = position.acting()[0]
    return hint(game, position.imagine(seat, Rng(seed)), seat, best(game, 2), Rng(seed))


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_hint_is_a_legal_move_with_reasons_that_came_true_in_some_looks(game: Game) -> None:
    position = some_way_in(game, 8)
    given = advice(game, position)
    assert given.move in position.moves(position.acting()[0])
    reasons = [*given.hopes, *given.fears]
    assert all(0 < one.times <= LOOKS for one in reasons)
    assert all(game.tell(one.event, game.options()).id for one in reasons)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_hint_changes_nothing_and_is_the_same_with_the_same_luck(game: Game) -> None:
    position = some_way_in(game, 8)
    before = position.key()
    assert advice(game, position) == advice(game, position)
    assert position.key() == before


def test_a_hint_knows_no_more_than_its_seat() -> None:
    """Two positions that differ in what the other has sealed give the same hint."""
    game = find_game("novem")
    first = some_way_in(game, 0)
    chosen, given = first.moves(1), []
    for move in chosen:
        sealed = first.copy()
        sealed.play(1, move)
        given.append(hint(game, sealed.imagine(0, Rng(3)), 0, best(game, 2), Rng(3)))
    assert len(given) > 1 and all(one == given[0] for one in given)


def event(game: Game, name: str, first: int, second: int = 0) -> Event:
    return (0, next(one.code for one in game.happenings if one.name == name), first, second)


def test_what_the_move_brings_is_hoped_for_and_what_others_do_to_one_is_feared() -> None:
    game = find_game("novem")
    good, bad = event(game, "took", 0, 9), event(game, "took", 1, 8)
    looks = [Look({good}, 1.0 + 0.01 * number) for number in range(LOOKS - 8)]
    looks += [Look({good, bad}, -1.0 + 0.01 * number) for number in range(8)]
    otherwise = [Look(set[Event](), -1.0 - 0.01 * number) for number in range(LOOKS)]
    hopes, fears = hopes_and_fears(game, 0, looks, otherwise)
    assert [(one.event, one.times) for one in hopes] == [(good, LOOKS)]
    assert [(one.event, one.times) for one in fears] == [(bad, 8)]


def test_what_makes_no_difference_is_no_reason() -> None:
    game = find_game("novem")
    taken = event(game, "took", 1, 5)
    looks = [Look({taken} if number % 2 else set[Event](), float(number % 3)) for number in range(LOOKS)]
    assert hopes_and_fears(game, 0, looks, []) == ([], [])


def test_a_game_without_words_or_skill_has_hints_too() -> None:
    position = some_way_in(TIC_TAC_TOE, 3)
    assert advice(TIC_TAC_TOE, position).move in position.moves(position.acting()[0])
