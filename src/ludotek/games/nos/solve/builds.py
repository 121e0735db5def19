"""Every car that a draft can build: three dice of one modification, or of two of different colours."""

from __future__ import annotations

from itertools import combinations

from ludotek.games.nos.components import COMMON, COMMON_DICE, KIND_NAMES, KINDS, PICKS
from ludotek.games.nos.solve.road import Road
from ludotek.games.nos.steps.parts import BITS, parts_of

SHEET = "street"


class Build:
    """One or two modifications, and the pools of dice that they allow."""

    def __init__(self, *kinds: int) -> None:
        self.name = " + ".join(KIND_NAMES[kind] for kind in kinds)
        self.pools = [pool(kinds * PICKS)] if len(kinds) == 1 else [pool((*kinds, more)) for more in kinds]

    def rolls(self, road: Road) -> float:
        """The fewest rolls on a track, with the better split of a pair."""
        return min(road.rolls(dice) for dice in self.pools)


def pool(kinds: tuple[int, ...]) -> int:
    """Dice of these kinds beside one's own, as a position keeps them."""
    return sum(1 << BITS * kind for kind in kinds) + (COMMON_DICE << BITS * COMMON)


def builds(sheet: str) -> list[Build]:
    colour, kinds = parts_of(sheet).colour, range(1, KINDS)
    pairs = [pair for pair in combinations(kinds, 2) if colour[pair[0]] != colour[pair[1]]]
    return [Build(kind) for kind in kinds] + [Build(*pair) for pair in pairs]


BUILDS = builds(SHEET)
