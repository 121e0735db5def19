"""Bots that forget and slip as people do, and bots that follow a game's rule of thumb."""

from __future__ import annotations

from ludotek.bots.bot import Bot, Budget
from ludotek.bots.human import HumanBot
from ludotek.bots.levels import LEVELS, as_people_do
from ludotek.bots.mcts import MctsBot
from ludotek.bots.policy import PolicyBot
from ludotek.bots.random import RandomBot
from ludotek.bots.sense import Sense
from ludotek.core.position import Move, Position, Seat
from ludotek.core.rng import Rng
from tests.reference_games import last_stone

GAME = last_stone.GAME


class Watcher(Bot):
    """Remembers what it was shown, and takes the first move."""

    def __init__(self) -> None:
        self.shown: list[Position] = []

    def choose(self, known: Position, seat: Seat, budget: Budget, rng: Rng) -> Move:
        self.shown.append(known)
        return known.moves(seat)[0]


def last_move(position: Position, seat: Seat, rng: Rng) -> Move:
    return position.moves(seat)[-1]


def only_first(position: Position, seat: Seat) -> list[Move]:
    return position.moves(seat)[:1]


def test_a_slip_is_made_instead_of_thinking() -> None:
    thinker = Watcher()
    position = GAME.start()
    bot = HumanBot(thinker, None, last_move, 1.0, 1.0)
    assert bot.choose(position, 0, Budget(), Rng(1)) == position.moves(0)[-1]
    assert thinker.shown == []


def test_what_is_thought_about_is_what_is_remembered() -> None:
    thinker, other = Watcher(), GAME.start()
    bot = HumanBot(thinker, lambda position, seat, recall, rng: other, None, 0.5, 0.0)
    bot.choose(GAME.start(), 0, Budget(), Rng(1))
    assert thinker.shown[0] is other


def test_whoever_recalls_everything_is_not_asked_what_is_remembered() -> None:
    thinker, position = Watcher(), GAME.start()
    bot = HumanBot(thinker, lambda position, seat, recall, rng: GAME.start(), None, 1.0, 0.0)
    bot.choose(position, 0, Budget(), Rng(1))
    assert thinker.shown[0] is position


def test_a_game_that_does_not_tell_how_people_err_has_bots_that_do_not() -> None:
    thinker = RandomBot()
    assert as_people_do(thinker, GAME, LEVELS[0]) is thinker


def test_the_policy_bot_follows_the_games_policy() -> None:
    position = GAME.start()
    assert PolicyBot(Sense(policy=last_move)).choose(position, 0, Budget(), Rng(1)) == position.moves(0)[-1]


def test_a_search_tries_nothing_but_what_is_plausible() -> None:
    position = GAME.start()
    searcher = MctsBot(Sense(plausible=only_first))
    assert {searcher.choose(position, 0, Budget(20), Rng(seed)) for seed in range(5)} == {position.moves(0)[0]}
