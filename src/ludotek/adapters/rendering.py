"""What an environment shows: a position in words, or a picture of its board, as a spectator sees it."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ludotek.adapters.text import draw
from ludotek.core.errors import LudotekError
from ludotek.core.extras import extra
from ludotek.core.game import Game
from ludotek.core.options import Options
from ludotek.core.position import Position

Rendered: TypeAlias = str | NDArray[np.uint8] | None

RENDER_MODES = ["ansi", "rgb_array"]


def render(mode: str | None, game: Game, options: Options, position: Position) -> Rendered:
    """A position in the way that an environment was told to show it."""
    if mode is None:
        return None
    if mode == "ansi":
        return draw(game, position)
    if mode != "rgb_array":
        raise LudotekError("adapters/render-mode", f"A render mode is one of {', '.join(RENDER_MODES)}, not {mode!r}.")
    with extra("gymnasium"):
        from ludotek.adapters.picture import picture

    return picture(game, options, position)
