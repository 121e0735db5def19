"""Which of the hot modules are compiled, and which run as they are written."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

import ludotek
from ludotek.hot import hot_files

HOUSE = Path(ludotek.__file__).parent


def hot_modules() -> list[str]:
    """The modules that are compiled wherever there is a C compiler."""
    return [".".join(["ludotek", *file.with_suffix("").parts]) for file in hot_files(HOUSE)]


def is_compiled(module: str) -> bool:
    """Whether a module would be loaded as an extension."""
    spec = find_spec(module.removesuffix(".__init__"))
    return spec is not None and spec.origin is not None and spec.origin.endswith(tuple(EXTENSION_SUFFIXES))


def is_fast(game: str) -> bool:
    """Whether a game's rules and all that random play needs of the core are compiled."""
    needed = ("ludotek.core.", f"ludotek.games.{game}.")
    return all(is_compiled(module) for module in hot_modules() if module.startswith(needed))
