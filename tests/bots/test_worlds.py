"""The worlds bot: it searches worlds that its seat thinks possible, and finds what is plainly best."""

from __future__ import annotations

from ludotek.bots.bot import Budget, ask
from ludotek.bots.levels import best, named
from ludotek.bots.sense import Sense
from ludotek.bots.worlds import LEAST, WORLDS, WorldsBot
from ludotek.core.rng import Rng
from ludotek.games import game
from tests.games.north.scenario import start
from tests.reference_games import tic_tac_toe
from tests.reference_games.matching_pennies import MatchingPennies


def test_it_wins_where_it_can() -> None:
    position = tic_tac_toe.GAME.start()
    for seat, square in ((0, 0), (1, 3), (0, 1), (1, 4)):
        position.play(seat, square)
    assert ask(WorldsBot(), position, 0, Budget(400), Rng(1)) == 2


def test_every_world_gets_its_share_of_the_simulations() -> None:
    position = tic_tac_toe.GAME.start()
    visits = WorldsBot().visits(position, 0, Budget(WORLDS * LEAST), Rng(1))
    assert sum(visits) == WORLDS * LEAST


def test_it_counts_only_moves_that_are_worth_a_thought() -> None:
    """A world's tree has arms for these alone; what lies behind them belongs to other moments."""
    position = tic_tac_toe.GAME.start()
    bot = WorldsBot(Sense(plausible=lambda world, seat: world.moves(seat)[-2:]))
    visits = bot.visits(position, 0, Budget(100), Rng(1))
    assert (len(visits), sum(visits)) == (2, 100)
    assert ask(bot, position, 0, Budget(100), Rng(1)) in (7, 8)


def test_it_does_not_use_what_its_seat_cannot_know() -> None:
    """The other's penny lies there already, once with either side up; the choice is the same."""
    choices = []
    for shown in (0, 1):
        position = MatchingPennies()
        position.play(0, shown)
        choices.append([ask(WorldsBot(), position, 1, Budget(20), Rng(seed)) for seed in range(20)])
    assert choices[0] == choices[1]


def test_a_game_may_ask_for_it_and_it_can_be_called_by_name() -> None:
    assert isinstance(best(game("north"), 4).bot, WorldsBot)
    assert named("worlds:50", game("north")).budget.simulations == 50


def test_the_same_seed_gives_the_same_choice() -> None:
    position = start()
    bot, budget = best(game("north"), 3).bot, Budget(30)
    assert ask(bot, position, 0, budget, Rng(5)) == ask(bot, position, 0, budget, Rng(5))
