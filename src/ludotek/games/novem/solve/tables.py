"""The solved games of the standard set-up: from memory, from disk, as they were shipped, or solved now and kept."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np

from ludotek.games.novem import GAME
from ludotek.games.novem.components import NovemOptions
from ludotek.games.novem.frame import STANDARD, STANDARD_COLUMNS, STANDARD_ROWS
from ludotek.games.novem.solve.graph import Graph, explore
from ludotek.games.novem.solve.induction import Progress, solve_game, worth
from ludotek.games.novem.solve.rounds import Floats
from ludotek.games.novem.solve.stakes import (
    MARGINS,
    Stakes,
    first_game_stakes,
    last_game_stakes,
    points_stakes,
)
from ludotek.solve import store

SOLVER = 1  # rises when the same game would be solved into other files
SHIPPED = Path(__file__).parent / "solved"  # written by `make solved`: the games of a match with no options

# Who has which side of the standard board in the second game.
SAME_SIDES = "same"
OTHER_SIDES = "other"
EITHER_SIDES = "either"  # by chance

# What becomes of a tied match, as seen from the sides of the second game.
DRAWN = "drawn"
DECIDED = "decided"  # by a third game with the same sides
DECIDED_TURNED = "turned"  # by a third game with the other sides


class Solved(NamedTuple):
    """A game, what it was played for, and what every board is worth."""

    stakes: Stakes
    value: Floats  # [attacker, place]

    def start(self, attacker: int, margin: int = 0) -> float:
        """What the full board is worth to the standard rows."""
        return worth(self.stakes, self.value, 0, attacker, margin)


class Plan(NamedTuple):
    """What a match does after its first game."""

    sides: str = SAME_SIDES
    tie: str = DRAWN


def plan_of(options: NovemOptions) -> Plan:
    """The options that change what a game is played for; two turns of the board undo each other."""
    turned = options.second_layout == "transposed"
    if options.second_layout == "random":
        return Plan(EITHER_SIDES)  # and a decider with either sides and either attacker is worth nothing
    decided = DECIDED_TURNED if turned else DECIDED
    return Plan(OTHER_SIDES if turned != options.swap_sides else SAME_SIDES, decided if options.decider else DRAWN)


class Tables:
    """Solves what is asked for, once. With `fresh`, what lies on disk is replaced."""

    def __init__(self, fresh: bool = False) -> None:
        self.fresh = fresh
        self._solved: dict[str, Solved] = {}
        self._graph: Graph | None = None
        self._lock = threading.RLock()

    def graph(self) -> Graph:
        """The boards of the standard set-up."""
        with self._lock:
            if self._graph is None:
                self._graph = self._kept_graph() or self._explored_graph()
            return self._graph

    def points(self, progress: Progress | None = None) -> Solved:
        """A game for points alone."""
        return self._find("points", lambda: points_stakes(self.graph()), progress)

    def last(self, tie: str = DRAWN, progress: Progress | None = None) -> Solved:
        """The second game of a match, or its decider."""
        return self._find(f"last-{tie}", lambda: last_game_stakes(self.graph(), self._tie(tie)), progress)

    def first(self, attacker: int, plan: Plan, progress: Progress | None = None) -> Solved:
        """The first game of a match, in which a side attacks first."""
        name = f"first-{attacker}-{plan.sides}-{plan.tie}"
        return self._find(
            name, lambda: first_game_stakes(self.graph(), attacker, self._second(attacker, plan)), progress
        )

    def has_match(self, plan: Plan) -> bool:
        """Whether every game of such a match has been solved, here or on disk."""
        names = [f"last-{plan.tie}", *(f"first-{attacker}-{plan.sides}-{plan.tie}" for attacker in range(2))]
        return all(name in self._solved or store.path(_file(name)).exists() for name in names)

    def _tie(self, tie: str) -> float:
        """A tied match to rows: nothing, or a third game that either side may attack first."""
        if tie == DRAWN:
            return 0.0
        decider = self.last()
        worth = 0.5 * (decider.start(STANDARD_ROWS) + decider.start(STANDARD_COLUMNS))
        return worth if tie == DECIDED else -worth

    def _second(self, first: int, plan: Plan) -> Floats:
        """By margin: what the second game is worth, in which the other seat attacks first."""
        last = self.last(plan.tie)
        same = np.array([last.start(1 - first, margin) for margin in MARGINS.tolist()])
        other = np.array([-last.start(first, -margin) for margin in MARGINS.tolist()])
        either: Floats = 0.5 * (same + other)
        return {SAME_SIDES: same, OTHER_SIDES: other, EITHER_SIDES: either}[plan.sides]

    def _find(self, name: str, stakes: Callable[[], Stakes], progress: Progress | None) -> Solved:
        with self._lock:
            if name not in self._solved:
                played_for = stakes()
                self._solved[name] = self._kept(name, played_for) or self._solve(name, played_for, progress)
            return self._solved[name]

    def _kept(self, name: str, stakes: Stakes) -> Solved | None:
        kept = self._known(name)
        if kept is None or "value" not in kept or kept["value"].shape != (2, stakes.size):
            return None
        return Solved(stakes, kept["value"].astype(np.float64))

    def _known(self, name: str) -> store.Arrays | None:
        """What lies on disk, or else was shipped."""
        return None if self.fresh else store.load(_file(name)) or store.adopt(_file(name), SHIPPED)

    def _solve(self, name: str, stakes: Stakes, progress: Progress | None) -> Solved:
        value = solve_game(self.graph(), stakes, progress)
        store.save(_file(name), {"value": value if stakes.scored else value.astype(np.float32)})
        return Solved(stakes, value)

    def _kept_graph(self) -> Graph | None:
        kept = self._known("boards")
        return Graph(**kept) if kept is not None and set(kept) == set(Graph._fields) else None  # type: ignore[arg-type]

    def _explored_graph(self) -> Graph:
        graph = explore(STANDARD)
        store.save(_file("boards"), graph._asdict())
        return graph


def _file(name: str) -> str:
    return f"novem-{GAME.version}-{STANDARD}-{SOLVER}-{name}"
