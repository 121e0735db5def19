"""Cards of our own, in the places of real ones."""

from __future__ import annotations

import pytest

from ludotek.core.position import Seat
from ludotek.games.oath.cards.power import Power, add
from ludotek.games.oath.rules import Oath
from ludotek.lab.compiled import is_compiled

INTERPRETED = pytest.mark.skipif(
    is_compiled("ludotek.games.oath.cards.power"), reason="a compiled class has compiled heirs alone"
)


class Watched(Power):
    """A relic that remembers who took it."""

    def __init__(self) -> None:
        self.takers: list[Seat] = []

    def taken(self, game: Oath, seat: Seat) -> None:
        self.takers.append(seat)


def watched(id: str) -> list[Seat]:
    """Who takes a relic from now on."""
    relic = Watched()
    add(id, relic)
    return relic.takers
