"""A seed as an option of a table: which can be played, and how a game begins in one."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludotek.core.errors import BadOptions
from ludotek.games.oath.components import OathOptions
from ludotek.games.oath.rules import Oath
from ludotek.games.oath.seed.errors import BadSeed
from ludotek.games.oath.seed.text import read
from ludotek.games.oath.seed.worlds import world_of
from ludotek.games.oath.steps.setup import HAND_SIZE, LOWER_CARDS, UPPER_CARDS
from ludotek.games.oath.world import World, first_position

PILES: Final = 3  # of discards, each begun with a card from the bottom of the world deck
OPTION: Final = "world"


def first_in_world(options: OathOptions) -> Oath:
    """Everybody may read the seed, so that all it tells of what lies facedown is mixed, or all of it is public."""
    return first_position(world_in(options.world), options, options.as_written, is_public=not options.as_written)


def check_world(options: OathOptions) -> None:
    """Refuse what is no seed, no world to play in, or too small for so many, all beside the same option."""
    try:
        world = world_in(options.world)
    except BadSeed as error:
        raise BadOptions(error.code, error.sentence, OPTION) from None
    most = players_in(world)
    if options.players > most:
        sentence = f"The world deck of this seed has cards for {most} players, not for {options.players}."
        raise BadOptions("seed/too-small", sentence, OPTION)


@lru_cache(maxsize=64)
def world_in(text: str) -> World:
    """The world of a text, whole."""
    if text != text.strip():  # which records do not keep
        raise BadSeed("seed/spaces", "At a table a seed has no space before it or behind it.")
    world = world_of(read(text))
    fault = world.check()
    if fault:
        raise BadSeed("seed/unplayable", f"This seed holds no world to play in: {fault}.")
    return world


def players_in(world: World) -> int:
    """How many can play, at most: their first cards come from below the layers with Visions (ruling O120)."""
    return max(0, (len(world.deck) - UPPER_CARDS - LOWER_CARDS - PILES) // HAND_SIZE)
