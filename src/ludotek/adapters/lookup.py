"""Which game is meant, and how learners see it."""

from __future__ import annotations

from importlib import import_module

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
    """The `ENCODING` in the module `encoding` of the game's own folder."""
    name = f"{type(game).__module__}.encoding"
    try:
        module = import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name not in (name, type(game).__module__):
            raise
        raise NoEncoding("adapters/no-encoding", f"{game.title} has no encoding: there is no module {name}.") from None
    encoding: Encoding = module.ENCODING
    return encoding
