"""Search comes to what best play is known to be."""

from __future__ import annotations

import pytest

from ludotek.bots.bot import Budget, ask
from ludotek.bots.imagined import ImaginedBot
from ludotek.bots.mcts import MctsBot
from ludotek.bots.search import CARDS, SEALED_CHOICES, Search
from ludotek.bots.sense import Sense
from ludotek.bots.simultaneous import SimultaneousBot
from ludotek.core.position import CHANCE, OVER, SPECTATOR, Move, Position
from ludotek.core.rng import Rng
from tests.bots.known_values import (
    KUHN,
    Betting,
    goofspiel_payoffs,
    goofspiel_value,
    kuhn,
    kuhn_gain,
    kuhn_value,
    last_stone_scores,
    uneven_goofspiel,
)
from tests.reference_games.kuhn_poker import DECK, KuhnPoker
from tests.reference_games.last_stone import LastStone
from tests.reference_games.snap import CARDS as SNAP_CARDS
from tests.reference_games.snap import ODD, PAIR, Snap
from tests.reference_games.tic_tac_toe import TicTacToe

JACK, QUEEN, KING = DECK


# Turns.


def board(text: str) -> TicTacToe:
    position = TicTacToe()
    marks = text.replace(" ", "")
    crosses = [square for square in range(9) if marks[square] == "x"]
    noughts = [square for square in range(9) if marks[square] == "o"]
    for place in range(len(crosses) + len(noughts)):
        position.play(place % 2, (noughts if place % 2 else crosses)[place // 2])
    return position


@pytest.mark.parametrize(
    ("text", "best"),
    [
        ("xx. oo. ...", {2}),  # wins at once
        ("x.. oo. x..", {5}),  # crosses must stop that line
        ("xo. .x. ..o", {3, 6}),  # two threats at once
        ("xx. .o. ...", {2}),  # and noughts that one
    ],
)
def test_tic_tac_toe_is_won_or_saved(text: str, best: set[Move]) -> None:
    position = board(text)
    assert ask(MctsBot(), position, position.acting()[0], Budget(600), Rng(1)) in best


def test_tic_tac_toe_between_two_searches_is_a_draw() -> None:
    for seed in range(3):
        position: Position = TicTacToe()
        rng = Rng(seed)
        while position.kind() != OVER:
            seat = position.acting()[0]
            position.play(seat, ask(MctsBot(), position, seat, Budget(700), rng))
        assert position.scores() == [0, 0]


@pytest.mark.parametrize("stones", range(2, 9))
def test_three_seats_each_play_for_their_own_score(stones: int) -> None:
    position = LastStone(stones=stones)
    due = last_stone_scores(position)[0]
    move = ask(MctsBot(), position, 0, Budget(400), Rng(stones))
    position.play(0, move)
    assert last_stone_scores(position)[0] == due


# Sealed choices and chance.


def test_goofspiel_comes_near_its_exact_value() -> None:
    position = uneven_goofspiel()
    for seat, sign in ((0, 1), (1, -1)):
        search = Search(position, seat, SEALED_CHOICES, Sense(), Rng(seat))
        search.run(Budget(6000))
        assert search.worth() == pytest.approx(sign * goofspiel_value(position), abs=0.3)


def test_goofspiel_bids_give_little_away_to_whoever_knows_them() -> None:
    position = uneven_goofspiel()
    payoffs = goofspiel_payoffs(position)
    bids = SimultaneousBot().strategy(position, 0, Budget(6000), Rng(1))
    replies = [sum(often * row[other] for often, row in zip(bids, payoffs, strict=True)) for other in range(3)]
    assert goofspiel_value(position) - min(replies) < 0.15


# Hidden cards.


def betting(search: Search) -> Betting:
    """How a search from before the deal would bet, with each card and after each betting."""

    def often(card: int, bets: tuple[Move, ...]) -> float:
        seat = len(bets) % 2
        other = next(one for one in DECK if one != card)
        world = search.begin()
        for dealt in (card, other) if seat == 0 else (other, card):
            search.play(world, CHANCE, dealt)
        for place, bet in enumerate(bets):
            search.play(world, place % 2, bet)
        return search.strategy(world, seat)[1]

    return often


def test_kuhn_poker_comes_to_its_value_and_leaves_little_to_gain() -> None:
    """Its value is known to be -1/18. Regrets shrink with the root of the simulations, so what a rival
    who knew both strategies could gain, 0.92 against random betting, is still a few hundredths."""
    search = Search(KuhnPoker(), SPECTATOR, CARDS, Sense(), Rng(1))
    search.run(Budget(2000))
    early = kuhn_gain(betting(search))
    search.run(Budget(18000))
    assert kuhn_value(betting(search)) == pytest.approx(KUHN, abs=0.015)
    assert kuhn_gain(betting(search)) < min(0.1, early)
    assert kuhn_gain(lambda card, bets: 0.5) > 0.9


def test_with_its_card_in_hand_the_first_seat_bets_as_it_should() -> None:
    """Best play never bets the queen, and bluffs with the jack a third as often as it bets the king."""
    bets = {card: bets_first(card) for card in DECK}
    assert max(bets[QUEEN], bets[JACK]) < 0.4
    assert max(bets[QUEEN], bets[JACK]) < bets[KING]


def bets_first(card: int) -> float:
    known = kuhn((card, (card + 1) % 3)).imagine(0, Rng(0))
    return ImaginedBot().strategy(known, 0, Budget(8000), Rng(1))[1]


# Races.


def last_card(card: int) -> Snap:
    position = Snap()
    position.left = 1
    position.play(CHANCE, card)
    return position


@pytest.mark.parametrize("bot", [SimultaneousBot(), ImaginedBot()], ids=["simultaneous", "imagined"])
def test_a_race_is_run_for_a_pair_and_waited_out_otherwise(bot: SimultaneousBot | ImaginedBot) -> None:
    assert SNAP_CARDS > 1
    slap, wait = bot.strategy(last_card(PAIR), 0, Budget(600), Rng(1))
    assert slap > 0.9 > wait
    slap, wait = bot.strategy(last_card(ODD), 1, Budget(600), Rng(1))
    assert wait > 0.9 > slap
