"""Shoal, in the order and the words of its rules page (rules.md)."""

from __future__ import annotations

from bisect import insort
from typing import Final, Literal

from ludotek import (
    CHANCE,
    DEAL,
    EVERYONE,
    OVER,
    SEALED,
    BadOptions,
    Move,
    Options,
    Points,
    Position,
    Rng,
    Seat,
    only,
)

STONES: Final = 9  # the most there are
COUNTS: Final = {"seven": 7, "nine": STONES}
BANKS: Final = (0, 1)
NOTHING: Final = 0

# Moves: each verb owns a run of numbers, a stone each.
DEAL_STONE: Final = 0
THROW: Final = STONES

# What is told.
DEALT: Final = 0
THROWN: Final = 1
TOOK: Final = 2
LEFT_OVER: Final = 3
WON: Final = 4
TIED: Final = 5

# How it ends.
BY_WEIGHT: Final = 0
BY_TIE: Final = 1


class ShoalOptions(Options, frozen=True, kw_only=True):
    stones: Literal["seven", "nine"] = "nine"
    depth: int = 10

    def __post_init__(self) -> None:
        most = 2 * COUNTS[self.stones] - 1
        if not 3 < self.depth <= most:  # ruling S1
            sentence = f"With {self.stones} stones the depth is one of 4 to {most}, not {self.depth}."
            raise BadOptions("shoal/no-such-depth", sentence, "depth")


class Shoal(Position):
    """Two banks, and what was thrown from them into the water between."""

    options: ShoalOptions
    rest: list[int]  # not dealt; in the end the one that is left over
    hands: list[list[int]]  # by bank: stones that were not thrown in an earlier round
    thrown: list[int]  # by bank: the stone of this round, in secret
    spent: list[list[int]]  # by bank: the stones of earlier rounds, in their order
    taken: list[Points]

    def __init__(self, options: ShoalOptions) -> None:
        super().__init__()
        self.options = options
        self.rest = list(range(1, COUNTS[options.stones] + 1))
        self.hands = [[], []]
        self.thrown = [NOTHING, NOTHING]
        self.spent = [[], []]
        self.taken = [0, 0]

    # Whose move it is.

    def kind(self) -> int:
        if len(self.rest) > 1:
            return DEAL
        return SEALED if self.hands[0] else OVER

    def acting(self) -> list[Seat]:
        return [seat for seat in BANKS if self.kind() == SEALED and self.thrown[seat] == NOTHING]

    def moves(self, seat: Seat) -> list[Move]:
        if seat == CHANCE and self.kind() == DEAL:
            return [DEAL_STONE + stone - 1 for stone in self.rest]
        return [THROW + stone - 1 for stone in self.hands[seat]] if seat in self.acting() else []

    def question(self, seat: Seat) -> int:
        """The ply at which the round began, always an even one: what the other has sealed changes nothing."""
        return self.ply - self.ply % 2

    # Set-up and rounds.

    def play(self, seat: Seat, move: Move) -> None:
        self.ply += 1
        if seat == CHANCE:
            self.deal(move - DEAL_STONE + 1)
        else:
            self.thrown[seat] = move - THROW + 1
            if NOTHING not in self.thrown:
                self.splash()

    def deal(self, stone: int) -> None:
        """Set-up: one at a time and in turn, until one is left over."""
        bank = len(self.hands[0]) - len(self.hands[1])
        self.rest.remove(stone)
        insort(self.hands[bank], stone)
        self.tell(only(bank), DEALT, bank, stone)

    def splash(self) -> None:
        """A round: the heavier stone takes both where it is shallow, the lighter one where it is deep."""
        left, right = self.thrown
        weight = left + right
        is_deep = weight >= self.options.depth
        bank = 0 if (left < right) == is_deep else 1
        self.taken[bank] += weight
        self.tell(EVERYONE, THROWN, left, right)
        self.tell(EVERYONE, TOOK, bank, weight)
        for seat, stone in zip(BANKS, (left, right), strict=True):
            self.hands[seat].remove(stone)
            self.spent[seat].append(stone)
        self.thrown = [NOTHING, NOTHING]
        if not self.hands[0]:
            self.tell_end()

    # The end.

    def tell_end(self) -> None:
        self.tell(EVERYONE, LEFT_OVER, self.rest[0], 0)
        lead = self.taken[0] - self.taken[1]
        if lead:
            self.tell(EVERYONE, WON, 0 if lead > 0 else 1, abs(lead))
        else:
            self.tell(EVERYONE, TIED, self.taken[0], 0)

    def scores(self) -> list[Points]:
        lead = self.taken[0] - self.taken[1]
        result = (lead > 0) - (lead < 0)
        return [result, -result]

    def ending(self) -> int:
        return BY_TIE if self.taken[0] == self.taken[1] else BY_WEIGHT

    # What a seat cannot know.

    def imagine(self, seat: Seat, rng: Rng) -> Shoal:
        """Every stone that a seat has not seen may be any other of those."""
        imagined = self.copy()
        others = [bank for bank in BANKS if bank != seat]
        unseen = sorted(self.rest + [stone for bank in others for stone in self.hands[bank]])
        rng.shuffle(unseen)
        for bank in others:
            imagined.thrown[bank] = NOTHING
            imagined.hands[bank] = sorted(unseen[: len(self.hands[bank])])
            del unseen[: len(self.hands[bank])]
        imagined.rest = sorted(unseen)
        return imagined
