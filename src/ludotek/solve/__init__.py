"""Exact solvers: what perfect play is worth, and how it is played. Most need the extra `solve`."""

from __future__ import annotations

from functools import cache

from ludotek.core.errors import LudotekError
from ludotek.core.extras import MissingExtra
from ludotek.core.game import Game
from ludotek.core.parts import SolvedTable, Solver


class NotSolvable(LudotekError):
    """There is no solver for this game, or none that says what was asked."""


def is_solved(game: Game) -> bool:
    """Whether a game brings a solver, be its libraries installed or not."""
    try:
        return game.solver is not None
    except MissingExtra:
        return True


def solver(game: Game) -> Solver:
    """The solver of a game. Raises MissingExtra where its libraries are not installed."""
    if game.solver is None:
        raise NotSolvable("solve/no-solver", f"There is no solver for {game.title}.")
    return game.solver


def table(game: Game) -> SolvedTable | None:
    """Best play in a game, or none if the game is not solved or its solver's libraries are not installed."""
    try:
        return solved(game) if is_solved(game) else None
    except MissingExtra:
        return None


@cache
def solved(game: Game) -> SolvedTable:
    """Best play in a solved game. Raises MissingExtra where its solver's libraries are not installed."""
    return solver(game).table()
