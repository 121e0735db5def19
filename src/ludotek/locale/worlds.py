"""A world between two games, told in a language."""

from __future__ import annotations

from ludotek.core.errors import LudotekError
from ludotek.core.game import Game
from ludotek.core.parts import Worlds, WorldText
from ludotek.locale.language import Language

DASH = "\N{EN DASH}"  # where there is nothing


class NoWorlds(LudotekError):
    """A game that begins anew each time."""


def worlds_of(game: Game) -> Worlds:
    if game.worlds is None:
        raise NoWorlds("seed/no-worlds", f"{game.title} has no worlds that go on from game to game.")
    return game.worlds


def world_text(shown: WorldText, language: Language) -> str:
    """Its title, then what it consists of, one thing a line."""
    lines = [language.say(shown.title)]
    for about, there in shown.lines:
        lines.append(f"  {language.say(about)}: {', '.join(map(language.say, there)) or DASH}")
    return "\n".join(lines)


def repairs_text(shown: WorldText, language: Language) -> str:
    """What was repaired, one thing a line."""
    return "\n".join(language.say(repair) for repair in shown.repairs)
