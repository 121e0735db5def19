"""What bots offer each other, and accept: whatever both of them gain by, as each reckons its own chance to win."""

from __future__ import annotations

from typing import Final

from ludotek.core.position import CHANCE, DEAL, OVER, Move, Seat
from ludotek.core.rng import Rng
from ludotek.games.oath.cards.nomad.first_game import BARTER
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.standing import chances
from ludotek.games.oath.steps.contract import PARTNER
from ludotek.games.oath.steps.exchange import ADD_LINE, CHOOSE_PARTNER, CHOOSE_SPACE
from ludotek.games.oath.vocabulary import DONE, EXILE, NO, OFFER, PLAY, PROPOSE, USE, YES

OPENINGS: Final = (CHOOSE_PARTNER, CHOOSE_SPACE, BARTER)  # questions that lead to an offer


def bargain(game: Oath, seat: Seat, moves: list[Move], rng: Rng) -> Move:
    """The line of an offer that its writer gains most by, of those with which the other would accept; or no offer."""
    before, partner, luck = chances(game), game.offer[PARTNER], int(rng.word())
    best, most = DONE, before[seat]
    for move in moves:
        after = if_accepted(game, seat, move, Rng(luck))
        if len(after) and after[seat] > most and after[partner] > before[partner]:
            best, most = move, after[seat]
    return best


def if_accepted(game: Oath, seat: Seat, line: Move, rng: Rng) -> list[float]:
    """Everybody's chance if an offer is proposed with this line as its last, and accepted; nothing if it cannot be."""
    world = game.copy()
    if line == DONE:
        return []
    if line != PROPOSE:
        world.play(seat, line)
        if world.kind() == DEAL or PROPOSE not in world.moves(seat):  # a relic is shown: that brings nothing by itself
            return []
    world.play(seat, PROPOSE)
    return if_agreed(world, rng)


def if_agreed(game: Oath, rng: Rng) -> list[float]:
    """Everybody's chance once whoever considers an offer has agreed."""
    world = game.copy()
    world.play(world.asked, YES)
    while world.kind() == DEAL:  # a relic that nobody knows turns up
        world.play(CHANCE, rng.weighted(world.moves(CHANCE), world.odds()))
    return [float(score) for score in world.scores()] if world.kind() == OVER else chances(world)


def consider(game: Oath, seat: Seat, rng: Rng) -> Move:
    """An offer is worth it if it makes winning more likely."""
    return YES if if_agreed(game, rng)[seat] > chances(game)[seat] else NO


def comes_to_nothing(game: Oath, seat: Seat, move: Move) -> bool:
    """Whether a move only opens an offer that nobody would make, or nobody accept."""
    opened = game.copy()
    opened.play(seat, move)
    if opened.kind() == DEAL or opened.kind() == OVER or opened.asked != seat:
        return False
    moves = opened.moves(seat)
    if opened.step == ADD_LINE:
        return bargain(opened, seat, moves, Rng(1)) == DONE
    return opened.step in OPENINGS and all(one == DONE or comes_to_nothing(opened, seat, one) for one in moves)


def worth_opening(game: Oath, seat: Seat, moves: list[Move]) -> list[Move]:
    """Without those that come to nothing: nobody begins to write what is then put away."""
    found: list[Move] = []
    for move in moves:
        may_open = game.step in OPENINGS or OFFER <= move < EXILE or USE <= move < PLAY
        if move == DONE or not may_open or not comes_to_nothing(game, seat, move):
            found.append(move)
    return found if found else moves
