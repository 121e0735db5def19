"""Which game is meant, and how learners see it."""

from __future__ import annotations

from ludotek.core.encoding import Encoding
from ludotek.core.errors import LudotekError
from ludotek.core.game import Game
from ludotek.games import game as game_named


class NoEncoding(LudotekError):
    """A game that says nothing yet about how learners see it."""


def game_of(game: Game | str) -> Game:
    """A game, or the game of the house with this id."""
    return game_named(game) if isinstance(game, str) else game


def encoding_of(game: Game) -> Encoding:
    """How learners see a game."""
    if game.encoding is None:
        raise NoEncoding("adapters/no-encoding", f"{game.title} has no encoding, so learners cannot see it.")
    return game.encoding
