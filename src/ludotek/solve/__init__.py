"""Exact solvers: what perfect play is worth, and how it is played. Most need the extra `solve`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Protocol, cast

from ludotek.core.game import Options
from ludotek.core.position import Position, Seat

SOLVED = {"nos": "NosTable", "novem": "NovemTable"}  # by game id: the table in the package of that name here


class Table(Protocol):
    """Best play at every position of a game."""

    def covers(self, position: Position) -> bool:
        """Whether this position's game, with its options, is one that has been solved."""

    def strategy(self, position: Position, seat: Seat) -> list[float]:
        """How likely to play each of `position.moves(seat)`; in a race one more number may say how likely to wait."""

    def value(self, position: Position, seat: Seat) -> float:
        """The score that a seat can expect under best play."""

    def is_ready(self, position: Position) -> bool:
        """Whether the answer is at hand; otherwise the first question takes as long as solving does."""

    def prepare(self, options: Options) -> None:
        """Solve, or load, all that games with these options need."""


@cache
def table(game_id: str) -> Table | None:
    """Best play in a game, or none if the game is not solved or its solver's libraries are not installed."""
    try:
        return solved(game_id) if game_id in SOLVED else None
    except ImportError:
        return None


@cache
def solved(game_id: str) -> Table:
    """Best play in one of the solved games. Raises MissingExtra where its solver's libraries are not installed."""
    return cast(Table, getattr(import_module(f"ludotek.solve.{game_id}"), SOLVED[game_id])())
