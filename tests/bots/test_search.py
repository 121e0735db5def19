"""Budgets, seeds, and what a search keeps."""

from __future__ import annotations

import pytest

from ludotek import bots
from ludotek.bots.bot import Bot, Budget, ask
from ludotek.bots.greedy import GreedyBot
from ludotek.bots.imagined import ImaginedBot
from ludotek.bots.mcts import MctsBot
from ludotek.bots.search import SEALED_CHOICES, SIMULATIONS, Search
from ludotek.bots.sense import Sense
from ludotek.bots.simultaneous import SimultaneousBot
from ludotek.bots.tree import EMPTY, NOWHERE, Crossings, Index, Tree, mix
from ludotek.core.playout import settle
from ludotek.core.position import OVER, Position
from ludotek.core.rng import Rng
from ludotek.games import game
from ludotek.games.novem.bot import evaluate
from ludotek.games.novem.rules import Novem
from tests.bots.known_values import uneven_goofspiel
from tests.reference_games.matching_pennies import MatchingPennies
from tests.reference_games.tic_tac_toe import TicTacToe

NOVEM = game("novem")
JUDGING = Sense(evaluate, None, 0)


def start() -> Position:
    return NOVEM.start(layout="159672834", first="rows")


@pytest.mark.parametrize(
    "bot", [GreedyBot(JUDGING), MctsBot(), SimultaneousBot(JUDGING), ImaginedBot()], ids=lambda bot: type(bot).__name__
)
def test_the_same_seed_and_simulations_give_the_same_move(bot: Bot) -> None:
    for seed in range(3):
        first, again = (ask(bot, start(), 0, Budget(25), Rng(seed)) for _ in range(2))
        assert first == again


def test_a_budget_counts_simulations_or_time_or_a_thousand_if_it_sets_no_limit() -> None:
    for budget, least, most in ((Budget(7), 7, 7), (Budget(), SIMULATIONS, SIMULATIONS), (Budget(5, 60_000), 5, 5)):
        search = Search(MatchingPennies(), 0, SEALED_CHOICES, Sense(), Rng(1))
        search.run(budget)
        assert least <= search.simulations <= most
    search = Search(MatchingPennies(), 0, SEALED_CHOICES, Sense(), Rng(1))
    search.run(Budget(10**9, 20))
    assert 0 < search.simulations < 10**6


def test_a_search_goes_on_where_it_stopped() -> None:
    whole = Search(start(), 0, SEALED_CHOICES, Sense(), Rng(3))
    whole.run(Budget(60))
    parts = Search(start(), 0, SEALED_CHOICES, Sense(), Rng(3))
    parts.run(Budget(25))
    parts.run(Budget(35))
    assert parts.result() == whole.result()


def test_a_search_leaves_the_position_it_was_given_alone() -> None:
    position = uneven_goofspiel()
    before, ply = position.key(), position.ply
    SimultaneousBot().strategy(position, 0, Budget(50), Rng(1))
    ImaginedBot().strategy(position, 0, Budget(50), Rng(1))
    assert (position.key(), position.ply) == (before, ply)


def test_the_only_move_is_made_without_thinking() -> None:
    position = TicTacToe()
    for square in (0, 1, 2, 4, 3, 5, 7, 6):
        position.play(position.ply % 2, square)
    rng = Rng(1)
    untouched = rng.__getstate__()
    assert MctsBot().choose(position, 0, Budget(10**9), rng) == 8
    assert rng.__getstate__() == untouched


def test_every_simulation_adds_one_moment_to_the_tree() -> None:
    search = Search(start(), 0, SEALED_CHOICES, Sense(), Rng(1))
    search.run(Budget(40))
    assert search.tree.index.size == 2 * 40  # a node for either seat


def test_every_decision_of_a_simulation_is_counted() -> None:
    """A match of Novem cannot be shorter than two games of three captures, each of two choices."""
    search = Search(start(), 0, SEALED_CHOICES, Sense(), Rng(1))
    search.run(Budget(20))
    assert search.decisions > 20 * 2 * 6 * 2


# The tree.


def test_what_is_put_into_an_index_is_found_again_however_much_it_grows() -> None:
    index = Index()
    keys = [mix(mix(0, number), number % 7) for number in range(3000)]
    assert len(set(keys)) == len(keys)
    assert EMPTY not in keys
    for place, key in enumerate(keys):
        index.put(key, place)
    assert [index.find(key) for key in keys] == list(range(len(keys)))
    assert index.find(mix(mix(0, 3001), 0)) == NOWHERE


def test_pasts_that_differ_in_anything_have_different_numbers() -> None:
    pasts = {mix(mix(mix(0, a), b), c) for a in range(20) for b in range(20) for c in range(20)}
    assert len(pasts) == 20**3
    assert mix(mix(0, 1), 2) != mix(mix(0, 2), 1)
    assert mix(0, 0) != mix(mix(0, 0), 0)


def test_numbers_of_pasts_stay_within_what_a_machine_word_holds() -> None:
    past = 0
    for what in [*range(-2, 50), 2**31 - 1] * 20:
        past = mix(past, what)
        assert 0 <= past < 2**62


def test_nodes_keep_their_arms_apart() -> None:
    tree = Tree()
    first, second = tree.add(11, 3), tree.add(12, 2)
    assert (first, second, len(tree.visits)) == (0, 3, 5)
    assert (tree.index.find(11), tree.index.find(12), tree.index.find(13)) == (0, 3, NOWHERE)


def test_crossings_remember_every_seats_mean() -> None:
    crossings = Crossings(2, 0.0)
    crossings.learn(5, [1.0, -1.0])
    place = crossings.learn(5, [0.0, 1.0])
    assert [crossings.mean(place, seat, 9.0) for seat in (0, 1)] == [0.5, 0.0]
    assert crossings.mean(crossings.index.find(6), 0, 9.0) == 9.0


# Novem.


def play_match(first: bots.Opponent, second: bots.Opponent, seed: int) -> list[int]:
    position, rng, seated = NOVEM.start(), Rng(seed), (first, second)
    while position.kind() != OVER:
        settle(position, rng)
        if position.kind() != OVER:
            seat = position.acting()[0]
            position.play(seat, ask(seated[seat].bot, position, seat, seated[seat].budget, rng))
    return position.scores()


@pytest.mark.parametrize(("stronger", "weaker"), [("2", "1"), ("greedy", "random")])
def test_the_stronger_bot_wins_most_matches_of_novem(stronger: str, weaker: str) -> None:
    strong, weak = bots.named(stronger, NOVEM), bots.named(weaker, NOVEM)
    margin = sum(play_match(strong, weak, seed)[0] + play_match(weak, strong, seed)[1] for seed in range(8))
    assert margin > 4


def test_novem_is_judged_the_same_from_both_sides_and_by_its_margin() -> None:
    position = start()
    assert isinstance(position, Novem)
    assert evaluate(position, 0) == -evaluate(position, 1)
    level = evaluate(position, 0)
    position.points[0] += 5
    assert evaluate(position, 0) > level


def test_a_line_that_is_nearly_empty_is_not_where_a_search_attacks() -> None:
    """Rows attack, and in row A only the one is left: it is never worth taking."""
    position = start()
    assert isinstance(position, Novem)
    position.tiles = 0b10_10_10_10_10_10_00_00_01
    assert position.height == [1, 0, 0, 2, 2, 2, 2, 2, 2]
    shares = SimultaneousBot(JUDGING).strategy(position, 0, Budget(60), Rng(1))
    assert shares[0] < 0.1
