"""Bots by the names that people give on a command line."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module

from ludotek.bots.bot import Bot, Budget
from ludotek.bots.random import RandomBot
from ludotek.core.errors import LudotekError
from ludotek.core.game import Game

RANDOM = "random"
OWN = ":"  # as in `my_package.my_bots:Careful`, a class of one's own


class UnknownBot(LudotekError):
    """No bot of that name is to be found."""


def contestants(names: Sequence[str], game: Game) -> tuple[list[Bot], list[Budget]]:
    """The bots of these names, and how long each may think."""
    found = [find_bot(name, game) for name in names]
    return [bot for bot, _ in found], [budget for _, budget in found]


@cache
def find_bot(name: str, game: Game) -> tuple[Bot, Budget]:
    """A bot of the house by its name, or anybody's by `module:Class`."""
    if OWN in name:
        return own_bot(name), Budget()
    if name == RANDOM:
        return RandomBot(), Budget()
    return house_bot(name, game)


def house_bot(name: str, game: Game) -> tuple[Bot, Budget]:
    """A bot by its level or method."""
    named = getattr(import_module("ludotek.bots"), "named", None)
    if named is None:
        raise UnknownBot("lab/unknown-bot", f"There is no bot called {name!r}; there is {RANDOM}.")
    found = named(name, game)
    return found if isinstance(found, tuple) else (found, Budget())


def own_bot(name: str) -> Bot:
    module, _, attribute = name.partition(OWN)
    try:
        bot = getattr(import_module(module), attribute)()
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise UnknownBot("lab/unknown-bot", f"The bot {name!r} cannot be made: {error}.") from None
    if not isinstance(bot, Bot):
        raise UnknownBot("lab/unknown-bot", f"{name!r} does not make a bot.")
    return bot
