"""No bot makes use of what its seat cannot know, and nobody can use the simultaneous bot's habits."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from ludotek.bots.bot import Bot, Budget, ask
from ludotek.bots.greedy import GreedyBot
from ludotek.bots.imagined import ImaginedBot
from ludotek.bots.mcts import MctsBot
from ludotek.bots.random import RandomBot
from ludotek.bots.search import CARDS, Search, knowledge
from ludotek.bots.sense import Sense
from ludotek.bots.simultaneous import SimultaneousBot
from ludotek.core.position import CHANCE, Move, Position, Seat
from ludotek.core.rng import Rng
from ludotek.games import game
from ludotek.games.novem.bot import evaluate
from tests.bots.known_values import after, kuhn, uneven_goofspiel
from tests.reference_games.kuhn_poker import BET, KuhnPoker
from tests.reference_games.matching_pennies import MatchingPennies
from tests.reference_games.rock_paper_scissors import RockPaperScissors

BOTS = [
    RandomBot(),
    GreedyBot(),
    MctsBot(),
    SimultaneousBot(),
    ImaginedBot(),
    SimultaneousBot(Sense(evaluate, None, 0)),
]
BOTS = BOTS[:5]  # those that need no evaluation of Novem
NOVEM = game("novem").start(layout="159672834", first="rows")
TWO_PER_CENT = 0.02


def by_name(bot: object) -> str:
    return type(bot).__name__


@pytest.mark.parametrize("rules", [MatchingPennies, RockPaperScissors])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_average_strategy_is_within_two_per_cent_of_best_play(rules: type[MatchingPennies], seat: Seat) -> None:
    shares = SimultaneousBot().strategy(rules(), seat, Budget(12_000), Rng(seat))
    assert shares == pytest.approx([1 / len(shares)] * len(shares), abs=TWO_PER_CENT)


@pytest.mark.parametrize("rules", [MatchingPennies, RockPaperScissors])
def test_so_is_that_of_imagined_worlds_within_five(rules: type[MatchingPennies]) -> None:
    """Where more may be hidden than sealed choices, a seat learns less from each simulation."""
    shares = ImaginedBot().strategy(rules(), 0, Budget(8000), Rng(1))
    assert shares == pytest.approx([1 / len(shares)] * len(shares), abs=0.05)


@pytest.mark.parametrize("rules", [MatchingPennies, RockPaperScissors])
def test_nothing_wins_more_than_chance_against_the_simultaneous_bot(rules: type[MatchingPennies]) -> None:
    """No pure reply does, so no bot does, whatever it has found out about its opponent."""
    shares = SimultaneousBot().strategy(rules(), 0, Budget(12_000), Rng(5))
    for reply in range(len(shares)):
        outcomes = [after(rules(), (0, own), (1, reply)).scores()[1] for own in range(len(shares))]
        assert sum(often * score for often, score in zip(shares, outcomes, strict=True)) < 2 * TWO_PER_CENT


@pytest.mark.parametrize("bot", BOTS, ids=by_name)
def test_the_second_to_choose_has_no_advantage(bot: Bot) -> None:
    """It is asked when the other's penny already lies there, once with either side up."""
    wins = 0
    for shown, seed in product((0, 1), range(60)):
        position = after(MatchingPennies(), (0, shown))
        wins += ask(bot, position, 1, Budget(20), Rng(seed)) != shown
    assert wins == 60  # each seed gives the same side against both, so wins exactly once


def hidden_bids() -> list[Position]:
    start = uneven_goofspiel()
    return [start, *(after(start, (1, bid)) for bid in start.moves(1))]


def hidden_markers() -> list[Position]:
    return [NOVEM, *(after(NOVEM, (1, marker)) for marker in NOVEM.moves(1))]


def hidden_pennies() -> list[Position]:
    return [MatchingPennies(), *(after(MatchingPennies(), (1, side)) for side in (0, 1))]


@pytest.mark.parametrize("bot", BOTS, ids=by_name)
@pytest.mark.parametrize("same", [hidden_bids, hidden_markers, hidden_pennies])
def test_what_is_hidden_changes_no_choice(bot: Bot, same: Callable[[], list[Position]]) -> None:
    for seed in range(6):
        assert len({ask(bot, position, 0, Budget(30), Rng(seed)) for position in same()}) == 1


@pytest.mark.parametrize("bot", BOTS, ids=by_name)
def test_another_card_in_the_other_hand_changes_no_choice(bot: Bot) -> None:
    """The second seat holds the queen and was bet at by a jack or a king."""
    for seed in range(6):
        choices = {ask(bot, kuhn((card, 1), (BET,)), 1, Budget(30), Rng(seed)) for card in (0, 2)}
        assert len(choices) == 1


def test_a_bot_that_judges_novem_changes_no_choice_either() -> None:
    bot = SimultaneousBot(Sense(evaluate, None, 0))
    for seed in range(4):
        assert len({ask(bot, position, 0, Budget(10), Rng(seed)) for position in hidden_markers()}) == 1


def test_a_peeking_bot_would_be_caught() -> None:
    """These tests can fail: a bot that is handed the true position wins every time."""

    class Peeker(Bot):
        def choose(self, known: Position, seat: Seat, budget: Budget, rng: Rng) -> Move:
            assert isinstance(known, MatchingPennies)
            return 1 - known.shown[0]

    wins = sum(Peeker().choose(after(MatchingPennies(), (0, shown)), 1, Budget(), Rng(0)) != shown for shown in (0, 1))
    assert wins == 2
    assert {ask(Peeker(), after(MatchingPennies(), (0, shown)), 1, Budget(), Rng(0)) for shown in (0, 1)} == {2}


def node_after(first: int, second: int, seat: Seat) -> int:
    """Where a search takes a seat to be after these cards are dealt and the first seat has bet."""
    search = Search(KuhnPoker(), 0, CARDS, Sense(), Rng(1))
    world = search.begin()
    for who, move in ((CHANCE, first), (CHANCE, second), (0, BET)):
        search.play(world, who, move)
    return int(search.node(seat, world.moves(seat)))


def test_a_node_in_the_search_is_named_by_its_own_seats_knowledge() -> None:
    assert node_after(0, 1, seat=1) == node_after(2, 1, seat=1)
    assert node_after(0, 1, seat=1) != node_after(0, 2, seat=1)


def test_knowledge_is_the_same_for_worlds_that_a_seat_cannot_tell_apart() -> None:
    assert knowledge(kuhn((0, 1)), 1) == knowledge(kuhn((2, 1)), 1)
    assert knowledge(kuhn((0, 1)), 0) != knowledge(kuhn((2, 1)), 0)
    assert len({knowledge(position, 0) for position in hidden_bids()}) == 1
