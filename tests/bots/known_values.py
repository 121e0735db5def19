"""What best play is worth in the reference games, found without any bot."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import permutations

from ludotek.core.position import CHANCE, DEAL, OVER, SEALED, Move, Position, Seat
from ludotek.solve.matrix import Solution, solve
from tests.reference_games.goofspiel import Goofspiel
from tests.reference_games.kuhn_poker import BET, DECK, PASS, KuhnPoker
from tests.reference_games.last_stone import SEATS, LastStone

KUHN = -1 / 18
Deal = tuple[int, int]
DEALS: list[Deal] = [(first, second) for first, second in permutations(DECK, 2)]
Betting = Callable[[int, tuple[Move, ...]], float]  # a card and the bets so far: how often to bet


def after(position: Position, *moves: tuple[Seat, Move]) -> Position:
    """A copy, some moves later."""
    later = position.copy()
    for seat, move in moves:
        later.play(seat, move)
    return later


# Kuhn poker.


def kuhn(deal: Deal, bets: tuple[Move, ...] = ()) -> KuhnPoker:
    position = KuhnPoker()
    position.hands, position.bets = list(deal), list(bets)
    return position


def kuhn_value(betting: Betting) -> float:
    """What the first seat wins when both bet like this."""
    return sum(_kuhn_value(betting, deal, ()) for deal in DEALS) / len(DEALS)


def _kuhn_value(betting: Betting, deal: Deal, bets: tuple[Move, ...]) -> float:
    position = kuhn(deal, bets)
    if position.kind() == OVER:
        return position.scores()[0]
    often = betting(deal[position.acting()[0]], bets)
    return often * _kuhn_value(betting, deal, (*bets, BET)) + (1 - often) * _kuhn_value(betting, deal, (*bets, PASS))


def kuhn_gain(betting: Betting) -> float:
    """What both seats together would win by knowing how the other bets: nothing, against best play."""
    own_cards = [(seat, card) for seat in (0, 1) for card in DECK]
    return sum(
        _best_reply(betting, seat, {deal: 1 / len(DEALS) for deal in DEALS if deal[seat] == card}, ())
        for seat, card in own_cards
    )


def _best_reply(betting: Betting, seat: Seat, reach: dict[Deal, float], bets: tuple[Move, ...]) -> float:
    position = kuhn(next(iter(reach)), bets)
    if position.kind() == OVER:
        return sum(weight * kuhn(deal, bets).scores()[seat] for deal, weight in reach.items())
    if position.acting() == [seat]:
        return max(_best_reply(betting, seat, reach, (*bets, move)) for move in (PASS, BET))
    other = 1 - seat
    often = {deal: betting(deal[other], bets) for deal in reach}
    bet = {deal: weight * often[deal] for deal, weight in reach.items()}
    passed = {deal: weight * (1 - often[deal]) for deal, weight in reach.items()}
    return _best_reply(betting, seat, bet, (*bets, BET)) + _best_reply(betting, seat, passed, (*bets, PASS))


# Goofspiel.


@cache
def goofspiel_value(position: Position) -> float:
    """What is still to be won by the first seat, under best play."""
    if position.kind() == OVER:
        return position.scores()[0]
    if position.kind() == DEAL:
        prizes = position.moves(CHANCE)
        return sum(goofspiel_value(after(position, (CHANCE, prize))) for prize in prizes) / len(prizes)
    return goofspiel_round(position).value


def goofspiel_round(position: Position) -> Solution:
    """The bidding for one prize, as a matrix game."""
    return solve(goofspiel_payoffs(position))


def goofspiel_payoffs(position: Position) -> list[list[float]]:
    assert position.kind() == SEALED
    first, second = position.moves(0), position.moves(1)
    return [[goofspiel_value(after(position, (0, bid), (1, other))) for other in second] for bid in first]


def uneven_goofspiel() -> Position:
    """The three is up, and the first seat has the better cards left."""
    position = after(Goofspiel(), (CHANCE, 2), (0, 1), (1, 2), (CHANCE, 3))
    assert goofspiel_value(position) != 0
    return position


# Last stone.


def last_stone_scores(position: LastStone) -> list[int]:
    """Every seat's score when each takes what is best for itself."""
    if position.kind() == OVER:
        return position.scores()
    (seat,) = position.acting()
    outcomes = [last_stone_scores(_later(position, move)) for move in position.moves(seat)]
    return max(outcomes, key=lambda scores: scores[seat])


def _later(position: LastStone, move: Move) -> LastStone:
    later = position.copy()
    later.play(position.ply % SEATS, move)
    return later
