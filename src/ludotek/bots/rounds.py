"""A look into the rounds to come where both choose in secret: each is solved exactly, and those far away are judged."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludotek.bots.dilemma import Solved, solve
from ludotek.core.learning import FromRounds
from ludotek.core.position import Position

REMEMBERED: Final = 200_000  # rounds, before all are forgotten
ENDED: Final = -1  # instead of the key of a next round


class Opened:
    """A round that was looked into: by the first seat's choice and the other's, what it brings and leads to."""

    columns: int
    gains: list[float]
    keys: list[int]
    is_fresh: list[bool]

    def __init__(self, columns: int) -> None:
        self.columns = columns
        self.gains = []
        self.keys = []
        self.is_fresh = []


class Rounds:
    """What rounds are worth to the first seat, as far as somebody's judgement of later ones is right."""

    lesson: FromRounds
    judge: Callable[[Position], float]
    positions: dict[int, Position]  # by their keys, as everything here
    opened: dict[int, Opened]
    judged: dict[int, float]
    worths: list[dict[int, float]]  # by how far it was looked ahead

    def __init__(self, lesson: FromRounds, judge: Callable[[Position], float]) -> None:
        self.lesson = lesson
        self.judge = judge
        self.positions = {}
        self.opened = {}
        self.judged = {}
        self.worths = []

    def solve(self, position: Position, depth: int) -> Solved:
        """How both should choose now, if rounds that lie so many others away are judged."""
        if len(self.positions) > REMEMBERED:
            self.positions = {}
            self.opened = {}
            self.forget()
        return self.solve_round(self.meet(position), depth)

    def forget(self) -> None:
        """Judge everything anew."""
        self.judged = {}
        self.worths = []

    def meet(self, position: Position) -> int:
        """The key of a round, which is remembered by it."""
        key = self.lesson.key(position)
        if key not in self.positions:
            self.positions[key] = position
        return key

    def solve_round(self, key: int, depth: int) -> Solved:
        """A round that was met. One that is not fresh is looked into, however far away it is."""
        opened = self.open(key)
        payoffs: list[list[float]] = []
        for place in range(len(opened.keys)):
            if place % opened.columns == 0:
                payoffs.append([])
            after = opened.keys[place]
            gain = opened.gains[place]
            if after != ENDED:
                gain += self.worth(after, depth - 1 if opened.is_fresh[place] else depth)
            payoffs[-1].append(gain)
        return solve(payoffs)

    def worth(self, key: int, depth: int) -> float:
        """What a round is worth: judged, or looked into."""
        while len(self.worths) <= depth:
            self.worths.append({})
        known = self.worths[depth] if depth > 0 else self.judged
        found = known.get(key)
        if found is None:
            found = self.solve_round(key, depth).value if depth > 0 else self.judge(self.positions[key])
            known[key] = found
        return found

    def open(self, key: int) -> Opened:
        """Look into a round: the rules say what comes of each pair of choices."""
        found = self.opened.get(key)
        if found is None:
            position = self.positions[key]
            found = Opened(len(position.moves(1)))
            for own in position.moves(0):
                for other in position.moves(1):
                    self.cross(found, position, own, other)
            self.opened[key] = found
        return found

    def cross(self, opened: Opened, position: Position, own: int, other: int) -> None:
        """Write down what one pair of choices brings and leads to."""
        after = position.copy()
        after.play(0, own)
        after.play(1, other)
        opened.gains.append(float(self.lesson.gain(position, after)))
        has_ended = self.lesson.has_ended(position, after)
        opened.keys.append(ENDED if has_ended else self.meet(after))
        opened.is_fresh.append(not has_ended and self.lesson.is_fresh(after))
