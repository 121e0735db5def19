"""A small fast generator, the same compiled and interpreted, in every process and on every machine."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WORD: Final[i64] = 0xFFFFFFFF
WARM_UP: Final = 12


class Rng:
    """The sfc32 generator: three words of chaos and a counter, so no seed falls into a short cycle."""

    a: i64
    b: i64
    c: i64
    counter: i64

    def __init__(self, seed: int = 0) -> None:
        self.a = seed & 0xFFFFFFFF
        self.b = (seed >> 32) & 0xFFFFFFFF
        self.c = (seed >> 64) & 0xFFFFFFFF
        self.counter = 1
        for _ in range(WARM_UP):
            self.word()

    def word(self) -> i64:
        """32 random bits."""
        drawn: i64 = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) | (self.c >> 11)) + drawn) & WORD
        return drawn

    def below(self, limit: i64) -> i64:
        """A whole number from 0 up to but not including a limit (at most 2**31), each as likely."""
        product: i64 = self.word() * limit
        if product & WORD < limit:  # Lemire's rejection: only here could the draw be uneven
            uneven: i64 = (WORD + 1 - limit) % limit
            while product & WORD < uneven:
                product = self.word() * limit
        return product >> 32

    def choice(self, moves: list[int]) -> int:
        """One of several, each as likely."""
        size: i64 = len(moves)
        return moves[self.below(size)]

    def weighted(self, moves: list[int], odds: list[int]) -> int:
        """One of several, by whole-number weights; no weights mean that all are alike."""
        if not odds:
            return self.choice(moves)
        total: i64 = 0
        for weight in odds:
            total += weight
        left: i64 = self.below(total)
        for number in range(len(odds)):
            left -= odds[number]
            if left < 0:
                return moves[number]
        raise ValueError("The weights of a draw must add up to more than nothing.")

    def fraction(self) -> float:
        """A number from 0 up to but not including 1, with 32 random bits."""
        return int(self.word()) / 4294967296.0

    def shuffle(self, cards: list[int]) -> None:
        """Put a list into random order, each order as likely."""
        last: i64 = len(cards) - 1
        while last > 0:
            other: i64 = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
            last -= 1

    def fork(self, label: int) -> Rng:
        """A generator of its own for a numbered task, so that the order of tasks does not matter."""
        return Rng(
            int(self.a) | (int(self.b) ^ label & 0xFFFFFFFF) << 32 | (int(self.c) ^ label >> 32 & 0xFFFFFFFF) << 64
        )

    def __getstate__(self) -> tuple[int, int, int, int]:
        return (self.a, self.b, self.c, self.counter)

    def __setstate__(self, state: tuple[int, int, int, int]) -> None:
        self.a, self.b, self.c, self.counter = state
