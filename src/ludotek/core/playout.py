"""Random play through the abstract interface: the yardstick of speed, and the last step of search."""

from __future__ import annotations

from ludotek.core.position import CHANCE, CLOCK, DEAL, OVER, RACE, Move, Position, Seat
from ludotek.core.rng import Rng


def pick(position: Position, rng: Rng) -> tuple[Seat, Move]:
    """Who moves next in random play, and what; time passes only where nobody else can move."""
    kind = position.kind()
    if kind == DEAL:
        return CHANCE, rng.weighted(position.moves(CHANCE), position.odds())
    seats = position.acting()
    if not seats:
        return CLOCK, rng.choice(position.moves(CLOCK))
    seat = rng.choice(seats) if kind == RACE else seats[0]
    return seat, rng.choice(position.moves(seat))


def settle(position: Position, rng: Rng) -> None:
    """Let chance move until somebody else is asked."""
    while position.kind() == DEAL:
        position.play(CHANCE, rng.weighted(position.moves(CHANCE), position.odds()))


def playout(position: Position, rng: Rng) -> int:
    """Play at random to the end; the number of decisions made, which are the moves of people."""
    decisions = 0
    while position.kind() != OVER:
        seat, move = pick(position, rng)
        position.play(seat, move)
        if seat >= 0:
            decisions += 1
    return decisions


def playouts(start: Position, games: int, rng: Rng) -> int:
    """Play a position to its end many times; the number of decisions made in all."""
    decisions = 0
    for _ in range(games):
        decisions += playout(start.copy(), rng)
    return decisions
