"""Bots by the names that people give on a command line."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module

from ludotek.bots import Bot, Budget, UnknownBot, named
from ludotek.bots.tempo import Tempo
from ludotek.core.game import Game

OWN = ":"  # as in `my_package.my_bots:Careful`, a class of one's own, but not in `mcts:400`


def contestants(names: Sequence[str], game: Game) -> tuple[list[Bot], list[Budget]]:
    """The bots of these names, and how long each may think."""
    found = [find_bot(name, game) for name in names]
    return [bot for bot, _ in found], [budget for _, budget in found]


def tempos_of(names: Sequence[str], game: Game) -> list[Tempo]:
    """How quickly each reacts: levels at their own speed, all others alike."""
    return [named(name, game).tempo if name.removeprefix("level").isdecimal() else Tempo() for name in names]


@cache
def find_bot(name: str, game: Game) -> tuple[Bot, Budget]:
    """A bot of the house by its name, or anybody's by `module:Class`."""
    _, is_own, detail = name.partition(OWN)
    if is_own and not detail.isdecimal():
        return own_bot(name), Budget()
    opponent = named(name, game)
    return opponent.bot, opponent.budget


def own_bot(name: str) -> Bot:
    """A bot from somebody's own module, `module:Class`."""
    module, _, attribute = name.partition(OWN)
    try:
        bot = getattr(import_module(module), attribute)()
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise UnknownBot("lab/unknown-bot", f"The bot {name!r} cannot be made: {error}.") from None
    if not isinstance(bot, Bot):
        raise UnknownBot("lab/unknown-bot", f"{name!r} does not make a bot.")
    return bot
