"""Ludotek: five modern tabletop games in one house, to play, to measure and to study."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotek.core.game import Game
from ludotek.core.position import CHANCE, CLOCK, DEAL, OVER, RACE, SEALED, SPECTATOR, TURN, Position
from ludotek.core.record import Record
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.games import game
from ludotek.version import __version__

if TYPE_CHECKING:
    from ludotek.adapters.batch import Batch

__all__ = [
    "CHANCE",
    "CLOCK",
    "DEAL",
    "OVER",
    "RACE",
    "SEALED",
    "SPECTATOR",
    "TURN",
    "Game",
    "Position",
    "Record",
    "Rng",
    "Session",
    "__version__",
    "batch",
    "game",
]


def batch(game: Game | str, n: int, *, seed: int = 0, observe: bool = True, **options: object) -> Batch:
    """`n` games at once in compiled steps; needs numpy, which the rest of the house does without."""
    from ludotek.adapters.batch import batch as play_many

    return play_many(game, n, seed=seed, observe=observe, **options)
