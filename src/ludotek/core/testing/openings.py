"""What a seat imagines comes as often as it would be true: `imagine` against rejection sampling.

An opening leads from a moment at which a seat knows everything, found by following every world that fits what
it has learnt, to one at which it does not. From there it is played again many times: chance moves by the
game's odds, the seat does what it did, others take any of their moves; kept is whatever taught the seat the
same. `imagine` must draw the same positions as often. Left out are openings

- in which others had other moves to choose from in one world than in another: what their choice then says
  depends on how they play, which no rule tells;
- at whose end somebody's sealed choice is open: `imagine` leaves it open, and so nothing is drawn;
- that come again too seldom to be compared.

Keys are compared as a whole and number by number. Whether a value is more frequent on one side is a matter of
drawing without replacement from both sides together, so its chance is known exactly, whatever the game. Small
samples only arouse suspicion. A large one, drawn afresh, decides, at a level which is shared out among all
openings and all values: in a game that keeps the promise, a check raises a false alarm once in a million times.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import comb, log
from typing import NamedTuple

from ludotek.core.game import Game
from ludotek.core.memory import Memory, learnt
from ludotek.core.options import Options
from ludotek.core.position import CHANCE, RACE, SEALED, SPECTATOR, TURN, Event, Move, Position, Seat
from ludotek.core.rng import Rng
from ludotek.core.testing.alike import after
from ludotek.core.testing.report import Report, require
from ludotek.core.testing.walk import Walk, pick_or_be_late

FALSE_ALARMS = 1e-6  # of a whole check
SUSPECTED = 50  # how many times smaller than likely something must be to be looked at again
FEW, MANY = 300, 2_000  # positions on each side
TRIES = 20  # for each position, before an opening counts as one that comes too seldom
ATTEMPTS = 4  # to find an opening in which something is hidden and that can be had again
LONGEST = 80  # moves until a seat is in doubt
IN_DOUBT = 10  # moves after that
ENDS_ONE_IN = 3
WORLDS = 64  # that are followed to find out whether a seat knows everything
RARE = 10  # values that are found less often could not be told from luck
CLEAR = 16  # squared distance in standard deviations below which no chance is worked out
LATE_ONE_IN = 6  # what is drawn for somebody who was late may be a secret
ASIDE = -2  # luck of its own

Key = tuple[object, ...]


class Step(NamedTuple):
    """A move as the seat in question came to know of it."""

    mover: Seat
    move: Move
    moves: list[Move]
    learnt: Memory


class Opening:
    """How a seat came from knowing everything to a moment at which it does not."""

    def __init__(self, walk: Walk, observer: Seat) -> None:
        self.walk = walk
        self.observer = observer
        self.start = walk.position.copy()
        self.steps: list[Step] = []
        self.awaited = 0  # how many have still to choose, while a choice is sealed
        self.worlds = [self.start]  # all that fit what the seat has learnt; none, once they are too many

    def is_found(self, rng: Rng) -> bool:
        """Play on until the seat is in doubt, and perhaps a little longer."""
        while not self.walk.is_over and self.walk.position.ply < LONGEST and len(self.steps) < IN_DOUBT:
            self._step(*pick_or_be_late(self.walk.position, rng, LATE_ONE_IN))
            if self.steps and rng.below(ENDS_ONE_IN) == 0 and self._can_be_compared():
                return True
        return False

    def _step(self, mover: Seat, move: Move) -> None:
        moves = list(self.walk.position.moves(mover))
        self._play(mover, move)
        taught = learnt(self.observer, mover, move, self.walk.session.events[-1])
        self.steps.append(Step(mover, move, moves, taught))
        self.worlds = self._worlds_after(self.steps[-1])
        if len(self.worlds) == 1:
            self.start = self.walk.position.copy()
            self.steps.clear()

    def _worlds_after(self, step: Step) -> list[Position]:
        found: dict[Key, Position] = {}
        for world in self.worlds:
            for move in [step.move] if step.mover == self.observer else world.moves(step.mover):
                later, told = after(world, step.mover, move)
                if learnt(self.observer, step.mover, move, told) == step.learnt:
                    found[later.key()] = later
                if len(found) > WORLDS:
                    return []
        return list(found.values())

    def _play(self, mover: Seat, move: Move) -> None:
        """Make the move, and mind for how many a choice stays sealed: until the last, or another question."""
        position = self.walk.position
        if position.kind() == SEALED and mover >= 0:
            self.awaited = len(position.acting()) - 1
        self.walk.session.play(mover, move)
        if position.kind() in (TURN, RACE) or len(position.acting()) > self.awaited:
            self.awaited = 0

    def _can_be_compared(self) -> bool:
        truth = self.walk.position
        imagined = truth.imagine(self.observer, Rng(0))
        return self.awaited == 0 and list(imagined.acting()) == list(truth.acting())

    # Both sides of the comparison.

    def imagine(self, count: int, rng: Rng) -> list[Key]:
        """So many worlds that the seat imagines."""
        return [self.walk.position.imagine(self.observer, Rng(int(rng.word()))).key() for _ in range(count)]

    def sample(self, count: int, rng: Rng) -> list[Key] | None:
        """So many worlds that taught the seat the same; nothing, if they cannot be had."""
        kept: list[Key] = []
        for tried in range(TRIES * count):
            try:
                world = self._play_again(rng)
            except _OtherChoices:
                return None
            if world is not None:
                kept.append(world.key())
            if len(kept) == count:
                return kept
            if tried >= FEW and TRIES * len(kept) < tried:
                return None
        return None

    def _play_again(self, rng: Rng) -> Position | None:
        """Another game from the same start, up to where the seat would have noticed that it is another one."""
        world = self.start.copy()
        for step in self.steps:
            moves = list(world.moves(step.mover))
            if step.mover != CHANCE and moves != step.moves:
                raise _OtherChoices
            move = self._move(step, world, moves, rng)
            told: list[Event] = []
            world.heard = told
            world.play(step.mover, move)
            if learnt(self.observer, step.mover, move, told) != step.learnt:
                return None
        return world

    def _move(self, step: Step, world: Position, moves: list[Move], rng: Rng) -> Move:
        if step.mover == self.observer:
            return step.move
        return rng.weighted(moves, world.odds()) if step.mover == CHANCE else rng.choice(moves)


class _OtherChoices(Exception):
    """Others choose from other moves than they had in the true game."""


class Openings:
    """Compares openings of one game, and keeps count of them."""

    def __init__(self, game: Game, options: Options | None, seed: int, report: Report) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.report = report

    def compare(self, number: int) -> None:
        """What one of the seats, or a spectator, imagines in the opening of a numbered game, if anything is hidden."""
        if not self.game.hides(self.options or self.game.options()):
            return
        rng = Rng(self.seed).fork(ASIDE).fork(number)
        for _ in range(ATTEMPTS):
            walk = Walk(self.game, self.options, self.seed, number)
            observers = (*walk.seats, SPECTATOR)
            opening = Opening(walk, observers[number % len(observers)])
            if opening.is_found(rng) and self._is_compared(opening, rng):
                return

    def _is_compared(self, opening: Opening, rng: Rng) -> bool:
        sampled = opening.sample(FEW, rng)
        if sampled is None:
            return False
        self.report.openings += 1
        if is_suspicious(list(tallies(opening.imagine(FEW, rng), sampled))):
            sampled = opening.sample(MANY, rng) or []
            self._decide(opening, list(tallies(opening.imagine(len(sampled), rng), sampled)))
        return True

    def _decide(self, opening: Opening, found: list[Tally]) -> None:
        openings = self.report.openings
        level = FALSE_ALARMS / (openings * (openings + 1)) / max(len(found), 1)
        for value, imagined, sampled in found:
            fair = chance_of(imagined, sampled) >= level
            who = f"seat {opening.observer}" if opening.observer >= 0 else "a spectator"
            how_often = f"{imagined} times in {MANY}, and came {sampled} times by the odds of the game"
            require(fair, opening.walk, f"`imagine` is biased: {who} imagined {value!r:.80} {how_often}")


class Tally(NamedTuple):
    """How often a value was found on either side."""

    value: object
    imagined: int
    sampled: int


def tallies(imagined: Sequence[Key], sampled: Sequence[Key]) -> Iterator[Tally]:
    """Of keys as a whole and of every number in them that is not always the same; rare values show nothing."""
    for column in columns([*imagined, *sampled]):
        ours, theirs = Counter(column[: len(imagined)]), Counter(column[len(imagined) :])
        for value in {**ours, **theirs}:
            if ours[value] + theirs[value] >= RARE:
                yield Tally(value, ours[value], theirs[value])


def columns(values: Sequence[object]) -> Iterator[Sequence[object]]:
    """Values that differ, and if they are tuples of one length, their parts in the same way."""
    if all(value == values[0] for value in values):
        return
    yield values
    tuples = [value for value in values if isinstance(value, tuple)]
    if len(tuples) == len(values) and len({len(value) for value in tuples}) == 1:
        for part in zip(*tuples, strict=True):
            yield from columns(part)


def is_suspicious(found: list[Tally]) -> bool:
    """Whether something is farther apart than it is likely to be anywhere among so many."""
    bound = 2 * log(SUSPECTED * max(len(found), 1))
    return any((one - other) ** 2 >= bound * (one + other) for _, one, other in found)


def chance_of(one: int, other: int) -> float:
    """The chance that so many are so unevenly shared out between two sides of the same size."""
    if (one - other) ** 2 < CLEAR * (one + other):
        return 1.0
    both, most = one + other, max(one, other)
    ways = sum(comb(MANY, here) * comb(MANY, both - here) for here in range(most, min(both, MANY) + 1))
    return 2 * ways / comb(2 * MANY, both)
