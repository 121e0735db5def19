"""Ludotek: five modern tabletop games in one house, to play, to measure and to study."""

from ludotek.core.game import Game
from ludotek.core.position import CHANCE, CLOCK, DEAL, OVER, RACE, SEALED, SPECTATOR, TURN, Position
from ludotek.core.record import Record
from ludotek.core.rng import Rng
from ludotek.core.session import Session
from ludotek.games import game
from ludotek.version import __version__

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
    "game",
]
