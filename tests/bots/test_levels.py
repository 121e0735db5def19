"""Opponents of five strengths, and bots by name."""

from __future__ import annotations

import pytest

from ludotek import bots, solve
from ludotek.bots.bot import Budget, ask
from ludotek.bots.greedy import GreedyBot
from ludotek.bots.levels import LEVELS, method
from ludotek.bots.random import RandomBot
from ludotek.bots.simultaneous import SimultaneousBot
from ludotek.bots.solved import SolvedBot
from ludotek.core.errors import LudotekError
from ludotek.core.game import Game
from ludotek.core.playout import settle
from ludotek.core.position import OVER, Position, Seat
from ludotek.core.rng import Rng
from ludotek.games import game, games
from ludotek.games.novem import bot as novem_bot
from tests.reference_games import goofspiel, kuhn_poker, last_stone, matching_pennies, snap, tic_tac_toe

NOVEM = game("novem")


class OneSidedTable:
    """A table in which the last move is always best."""

    def covers(self, position: Position) -> bool:
        return True

    def strategy(self, position: Position, seat: Seat) -> list[float]:
        moves = position.moves(seat)
        return [0.0] * (len(moves) - 1) + [1.0]

    def value(self, position: Position, seat: Seat) -> float:
        return 0.0

    def is_ready(self, position: Position) -> bool:
        return True


@pytest.fixture
def unsolved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solve, "table", lambda game: None)
    monkeypatch.setattr(solve, "is_solved", lambda game: False)


@pytest.fixture
def solved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solve, "table", lambda game: OneSidedTable())
    monkeypatch.setattr(solve, "solved", lambda game: OneSidedTable())


@pytest.mark.parametrize(
    ("played", "suited"),
    [
        (tic_tac_toe.GAME, "mcts"),
        (last_stone.GAME, "mcts"),
        (matching_pennies.GAME, "simultaneous"),
        (goofspiel.GAME, "simultaneous"),
        (snap.GAME, "simultaneous"),
        (NOVEM, "simultaneous"),
        (kuhn_poker.GAME, "imagined"),
    ],
    ids=lambda value: getattr(value, "id", value),
)
def test_a_game_is_searched_by_what_it_hides(played: Game, suited: str) -> None:
    assert method(played) == suited


@pytest.mark.usefixtures("unsolved")
@pytest.mark.parametrize("played", [*games(), kuhn_poker.GAME, snap.GAME, last_stone.GAME], ids=lambda value: value.id)
@pytest.mark.parametrize("level", range(1, 6))
def test_every_level_plays_every_game(played: Game, level: int) -> None:
    opponent = bots.best(played, level)
    position, rng = played.first(played.options()), Rng(level)
    budget = Budget(min(opponent.budget.simulations, 8))
    for _ in range(6):
        settle(position, rng)
        if position.kind() != OVER:
            seat = position.acting()[0]
            move = ask(opponent.bot, position, seat, budget, rng)
            assert move in position.moves(seat) or move == bots.WAIT
            position.play(seat, position.moves(seat)[0])


def test_levels_have_names_and_messages_and_think_more_and_more() -> None:
    assert [level.name for level in LEVELS] == ["Newcomer", "Casual", "Regular", "Expert", "Master"]
    assert [level.message for level in LEVELS] == [f"bot-level-{number}" for number in range(1, 6)]
    assert [level.slips for level in LEVELS] == sorted((level.slips for level in LEVELS), reverse=True)
    assert [level.simulations for level in LEVELS] == sorted(level.simulations for level in LEVELS)
    assert [level.tempo.mean for level in LEVELS] == sorted((level.tempo.mean for level in LEVELS), reverse=True)


@pytest.mark.usefixtures("solved")
def test_the_best_level_plays_from_the_solved_table() -> None:
    master = bots.best(NOVEM, 5)
    assert isinstance(master.bot, SolvedBot)
    assert (master.name, master.method) == ("Master", "solved")
    position = NOVEM.start(layout="159672834", first="rows")
    assert ask(master.bot, position, 0, master.budget, Rng(1)) == position.moves(0)[-1]


@pytest.mark.usefixtures("unsolved")
def test_without_a_solved_table_the_best_level_searches_and_says_so() -> None:
    master = bots.best(NOVEM, 5)
    assert isinstance(master.bot, SimultaneousBot)
    assert (master.name, master.method) == ("Master", "simultaneous:2000")
    with pytest.raises(LudotekError) as refused:
        bots.named("solved", NOVEM)
    assert refused.value.code == "bots/not-solved"


def test_bots_go_by_their_names() -> None:
    assert isinstance(bots.named("random", NOVEM).bot, RandomBot)
    assert isinstance(bots.named("greedy", NOVEM).bot, GreedyBot)
    assert bots.named("mcts:400", NOVEM).budget.simulations == 400
    assert bots.named("imagined", NOVEM).budget.simulations == 1000
    assert bots.named("simultaneous:25", NOVEM).method == "simultaneous:25"
    assert bots.named("level3", NOVEM).name == bots.named("3", NOVEM).name == "Regular"
    assert isinstance(bots.named("level2", NOVEM).bot, GreedyBot)


@pytest.mark.parametrize("name", ["", "nobody", "mcts:", "mcts:many", "mcts:1:2", "level", ":"])
def test_an_unknown_name_is_refused_with_the_names_there_are(name: str) -> None:
    with pytest.raises(bots.UnknownBot) as refused:
        bots.named(name, NOVEM)
    assert refused.value.code == "bots/unknown-bot"
    assert "simultaneous:1000" in refused.value.sentence


def test_a_game_may_set_its_own_budgets() -> None:
    assert bots.best(NOVEM, 4).budget.simulations == novem_bot.SKILL.simulations[4] != LEVELS[3].simulations
    assert bots.best(kuhn_poker.GAME, 4).budget.simulations == LEVELS[3].simulations


@pytest.mark.parametrize("level", [0, 6])
def test_there_are_five_levels(level: int) -> None:
    with pytest.raises(bots.UnknownBot) as refused:
        bots.best(NOVEM, level)
    assert refused.value.code == "bots/unknown-level"


def test_where_a_game_leads_off_its_table_another_bot_answers() -> None:
    position = NOVEM.start(board="small", layout="1234", first="rows")
    solved = SolvedBot(NOVEM, RandomBot(), Budget())
    assert ask(solved, position, 0, Budget(), Rng(1)) in position.moves(0)
