"""Worlds between two games, from the seeds that people paste."""

from __future__ import annotations

import msgspec

from ludotek.core.game import Game
from ludotek.locale.worlds import worlds_of
from ludotek.wire.shapes import WorldLine, WorldShape


def world_shape(game: Game, text: str) -> WorldShape:
    """The world of a seed: map, decks, boards and history."""
    world = worlds_of(game).show(text)
    return WorldShape(
        seed=world.text,
        title=world.title,
        lines=[WorldLine(about, list(there)) for about, there in world.lines],
        document=msgspec.to_builtins(world.document),
        upgraded=world.upgraded,
        repairs=list(world.repairs),
        options=dict(world.options),
    )
