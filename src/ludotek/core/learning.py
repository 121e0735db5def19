"""What a game tells whoever trains a net for it, in one of three ways of learning."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from ludotek.core.net import Net
from ludotek.core.parts import Evaluate, Policy
from ludotek.core.position import Position, Seat
from ludotek.core.rng import Rng

Features: TypeAlias = Callable[[Position], list[int]]


class FromOutcomes(NamedTuple):
    """From how games of the house's own search ended: the net mends an evaluation for a search to play with."""

    size: int  # how many features there are
    hidden: tuple[int, ...]  # by layer between: its size
    features: Features  # of a world in which everything is known, from its viewer's side
    viewer: Callable[[Position], Seat]
    guess: Callable[[Position, Seat], float]  # what a seat may expect without a net, as what `tanh` is taken of
    evaluate: Callable[[Net], Evaluate]  # the same with a net, from -1 to 1
    bot: str  # which searches while it learns: `worlds:200`
    rivals: tuple[str, ...]  # which it is measured against
    watches: bool = False  # whether the search that it learns from plays without the net, always
    slips: float = 0.05  # how often a player makes any move at all, so that mistakes are seen too


class FromRounds(NamedTuple):
    """Where both choose in secret, round by round: the net learns what a round is worth if both mix as they should.

    Numbers are points to the first seat; what the second wins the first loses.
    """

    size: int
    hidden: tuple[int, ...]
    scale: float  # the points that are 1.0 to the net
    features: Features
    judge: Callable[[Net], Callable[[Position], float]]  # what a net makes of a fresh round, to the first seat
    sign: Callable[[Position], int]  # 1 where the net answers for the first seat, -1 where for the second
    key: Callable[[Position], int]  # the same for rounds that are worth the same
    begin: Callable[[Rng], Position]
    gain: Callable[[Position, Position], int]  # points between two moments
    has_ended: Callable[[Position, Position], bool]  # whether play for points is over at the second moment
    is_fresh: Callable[[Position], bool]  # whether the net is asked; other rounds are always looked into
    covers: Callable[[Position], bool]  # whether a position is of the kind that is learnt
    depth: int  # how many rounds a bot looks ahead before it asks the net


class FromWinners(NamedTuple):
    """From who won games of any number of seats: the net mends a score that each seat has, and the best is likeliest.

    Quick games teach what counts at all, better ones afterwards what counts among players who think.
    """

    size: int
    hidden: tuple[int, ...]
    features: Callable[[Position], list[list[int]]]  # by seat: all of its side, in a world in which everything is known
    scores: Callable[[Position], list[float]]  # by seat, without a net: chances to win are their softmax
    begin: Callable[[Rng], Position]
    moment: Callable[[Position], int]  # the number of a moment that is learnt from, once each; else nought
    winner: Callable[[Position], Seat]  # of a game, as soon as it is known; else -1
    quick: Policy
    better: Policy
    slips: float  # how often anybody makes any move at all


Learning: TypeAlias = FromOutcomes | FromRounds | FromWinners
