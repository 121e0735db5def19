"""The games of the house: every entry point of the group `ludotek.games`, its own and those of other packages.

An entry point is named by the game's id and leads to its `Game`: `novem = "ludotek.games.novem:GAME"`.
"""

from __future__ import annotations

import warnings
from functools import cache
from importlib.machinery import ModuleSpec
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

from ludotek.core.errors import UnknownGame
from ludotek.core.game import Game

GROUP = "ludotek.games"
HOUSE = "ludotek"


class BrokenGame(UnknownGame):
    """A game that a package promises and does not bring."""


@cache
def promised() -> tuple[EntryPoint, ...]:
    """Every game that an installed package promises; the house's own first, so that nobody else takes their ids."""

    def order(place: EntryPoint) -> tuple[bool, str, str]:
        return place.module.partition(".")[0] != HOUSE, place.name, place.value

    return tuple(sorted(entry_points(group=GROUP), key=order))


@cache
def found() -> dict[str, EntryPoint]:
    """By id: where each game lies. Of several with one id it is the first."""
    places: dict[str, EntryPoint] = {}
    for place in promised():
        places.setdefault(place.name, place)
    return places


@cache
def game(id: str) -> Game:
    """The game with this id."""
    if id not in found():
        there_is = ", ".join(one.id for one in games())
        raise UnknownGame("core/unknown-game", f"There is no game called {id!r} here; there is {there_is}.")
    place = found()[id]
    try:
        brought = place.load()
    except Exception as error:
        raise BrokenGame("core/broken-game", f"{id}, {place.value}, cannot be loaded: {error!r}.") from error
    if not isinstance(brought, Game) or brought.id != id:
        raise BrokenGame("core/broken-game", f"{place.value} is not a game called {id!r}.")
    return brought


@cache
def broken() -> dict[str, str]:
    """By where a game should be: why it is left out, in a sentence."""
    return {place.value: fault for place in promised() if (fault := fault_of(place))}


def fault_of(place: EntryPoint) -> str:
    """Why a promised game is left out; nothing if it is not."""
    first = found()[place.name]
    if place.value != first.value:
        return f"{place.value} is left out, since {first.value} is called {place.name!r} too. Uninstall one."
    try:
        game(place.name)
    except BrokenGame as error:
        return error.sentence
    return ""


@cache
def games() -> tuple[Game, ...]:
    """Every game in the house, the lightest first. One that cannot be loaded is left out, with a warning."""
    for sentence in broken().values():
        warnings.warn(sentence, RuntimeWarning, stacklevel=2)
    whole = [game(id) for id, place in found().items() if place.value not in broken()]
    return tuple(sorted(whole, key=lambda one: (one.weight, one.title)))


@cache
def folders() -> dict[str, Path]:
    """By id: the folder of each game, found without importing it."""
    places = {id: spec_of(place.module) for id, place in found().items()}
    return {id: Path(spec.origin).parent for id, spec in places.items() if spec is not None and spec.origin}


def spec_of(module: str) -> ModuleSpec | None:
    """Where a module lies; nothing, if the package around it is broken, of which `broken` says more."""
    try:
        return find_spec(module)
    except Exception:
        return None
