"""The choices of one simulation, in order: who chose at which node, which arm, and how likely that was."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64


class Path:
    """The steps of one simulation, each a choice; the lists grow and are used again."""

    depth: i64
    past: vec[i64]  # of everybody, in an open search; those who chose at the same moment share it
    seat: vec[i64]
    first: vec[i64]  # arm of the node
    arms: vec[i64]
    chosen: vec[i64]
    odds: vec[float]

    def __init__(self) -> None:
        self.depth = 0
        self.past = vec[i64]()
        self.seat = vec[i64]()
        self.first = vec[i64]()
        self.arms = vec[i64]()
        self.chosen = vec[i64]()
        self.odds = vec[float]()

    def add(self, past: i64, seat: i64, first: i64, arms: i64, chosen: i64, odds: float) -> None:
        """One more choice."""
        step = self.depth
        if step == len(self.seat):
            self._lengthen()
        self.past[step] = past
        self.seat[step] = seat
        self.first[step] = first
        self.arms[step] = arms
        self.chosen[step] = chosen
        self.odds[step] = odds
        self.depth += 1

    def _lengthen(self) -> None:
        self.past = append(self.past, 0)
        self.seat = append(self.seat, 0)
        self.first = append(self.first, 0)
        self.arms = append(self.arms, 0)
        self.chosen = append(self.chosen, 0)
        self.odds = append(self.odds, 0.0)

    def beginning(self, end: i64) -> i64:
        """The first step of the moment that ends with this one."""
        begin = end
        while begin > 0 and self.past[begin - 1] == self.past[end]:
            begin -= 1
        return begin
