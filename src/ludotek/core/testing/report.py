"""What the suite found: one broken promise, or how much it tried without finding one."""

from __future__ import annotations

from typing import Protocol

import msgspec


class Failed(AssertionError):
    """A game broke a promise; the sentence says which, and where."""


class Report(msgspec.Struct):
    """How much was checked. The hidden facts are those that really differed between two positions."""

    game: str
    games: int = 0
    positions: int = 0
    moves: int = 0
    hidden_moves: int = 0  # pairs of moves of which a seat could not know which was made
    imagined: int = 0  # positions that a seat imagined and that were not the truth
    pairs: int = 0  # of moments at which somebody is asked, reached in two ways with the same memory of a seat
    met: int = 0  # of moments that a search reached in two ways with the same information state
    keys: int = 0  # pairs of positions with one key, which answered alike
    openings: int = 0  # in which what a seat imagines was compared with rejection sampling
    processes: bool = False  # whether other processes played the same games

    def __str__(self) -> str:
        processes = "the same games in other processes" if self.processes else "not compared with other processes"
        return (
            f"{self.game}: {self.games} games, {self.positions} positions, {self.moves} moves compared; "
            f"{self.hidden_moves} hidden moves and {self.imagined} imagined positions varied; "
            f"{self.pairs} pairs of equal memories and {self.met} of equal information states in searches; "
            f"{self.keys} pairs of equal keys; what is imagined compared in {self.openings} openings; {processes}."
        )


class Place(Protocol):
    """Where something was found: a game, or a point of a walk through one."""

    @property
    def id(self) -> str:
        """How a failure names it."""


def require(promise: bool, place: Place, sentence: str) -> None:
    """Fail with the place and the sentence unless the promise holds."""
    if not promise:
        raise Failed(f"{place.id}: {sentence}.")
