"""How a net learns Novem: what a round is worth for points, if both mix as they should from there on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludotek.core.learning import FromRounds
from ludotek.core.net import Net
from ludotek.core.position import Position
from ludotek.games.novem.learned import (
    SCALE,
    SIZE,
    Judge,
    begin,
    covers,
    features,
    gain,
    has_ended,
    is_fresh,
    key,
    sign,
)


def judge(net: Net) -> Callable[[Position], float]:
    """What a net makes of a round, in points."""
    return Judge(net).points


LEARNING: Final = FromRounds(
    size=SIZE,
    hidden=(128, 32),
    scale=SCALE,
    features=features,
    judge=judge,
    sign=sign,
    key=key,
    begin=begin,
    gain=gain,
    has_ended=has_ended,
    is_fresh=is_fresh,
    covers=covers,
    depth=6,
)
