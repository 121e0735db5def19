"""A position in words, as a spectator sees it."""

from __future__ import annotations

import msgspec

from ludotek.core.game import Game
from ludotek.core.options import View
from ludotek.core.position import SPECTATOR, Position


def draw(game: Game, position: Position) -> str:
    """A position, a line for each fact that a spectator sees."""
    return "\n".join(f"{name}: {said}" for name, said in lines(game.view(position, SPECTATOR)))


def lines(view: View) -> list[tuple[str, str]]:
    """The facts of a view, each as a line of text."""
    facts = msgspec.structs.asdict(view)
    return [(name.replace("_", " "), say(value)) for name, value in facts.items()]


def say(value: object) -> str:
    """A value of a view in words."""
    if isinstance(value, list | tuple):
        return " ".join(map(say, value)) or "none"
    return "-" if value is None else str(value)
