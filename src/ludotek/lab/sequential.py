"""Who is the better of two, asked after every deal, with an error that stays bounded however often one asks.

Each hypothesis (`the first is no better`) is bet against with imaginary money, deal by deal, at odds that are fair or
worse if it is true. Nobody who bets at such odds ever multiplies the stake by n with a chance of more than 1/n (Ville's
inequality): not at a given moment, but ever. So a hypothesis is rejected as soon as the stake has grown that far, and
the match may stop. It takes no assumption about how results are spread, only that they lie between -1 and 1 and that
deals are independent.
"""

from __future__ import annotations

from typing import Final, NamedTuple

BETTER: Final = "better"  # the first one
WORSE: Final = "worse"
EVEN: Final = "even"  # as far as anybody cares
OPEN: Final = "open"

BETS = tuple(0.9 * 0.6**power for power in range(10))  # parts of the stake: large ones tell large differences soon
STAKE = 1.0 / len(BETS)


class Terms(NamedTuple):
    """What an answer has to be worth."""

    error: float = 0.05  # the chance that a wrong one is ever given
    margin: float = 0.05  # of the difference in score: a smaller one counts as none


class Bet:
    """Bets against a mean that is at most (or, downwards, at least) so much."""

    def __init__(self, mean: float, direction: int) -> None:
        self.mean = mean
        self.direction = direction
        self.stakes = [STAKE] * len(BETS)
        self.peak = 1.0  # how often the stake had been multiplied at best

    def see(self, difference: float) -> None:
        """Win or lose by one result; results beyond the mean, in the bet's direction, win."""
        surprise = self.direction * (difference - self.mean) / (1.0 + abs(self.mean))
        self.stakes = [stake * (1.0 + part * surprise) for part, stake in zip(BETS, self.stakes, strict=True)]
        self.peak = max(self.peak, sum(self.stakes))


class Question:
    """Whether one of two is the better; `answer` may be asked at any time, and once it is given it stands."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.answer = OPEN
        self.deals = 0
        self.total = 0.0
        self.up, self.down = Bet(0.0, 1), Bet(0.0, -1)
        self.not_better, self.not_worse = Bet(terms.margin, -1), Bet(-terms.margin, 1)

    def see(self, difference: float) -> None:
        """Take in a deal: the first one's mean score in it less the other's, from -1 to 1."""
        self.deals += 1
        self.total += difference
        for bet in (self.up, self.down, self.not_better, self.not_worse):
            bet.see(difference)
        if self.answer == OPEN:
            self.answer = self._answer()

    def _answer(self) -> str:
        enough = 2.0 / self.terms.error  # half of the error for either side
        if self.up.peak >= enough:
            return BETTER
        if self.down.peak >= enough:
            return WORSE
        return EVEN if min(self.not_better.peak, self.not_worse.peak) >= enough else OPEN

    @property
    def mean(self) -> float:
        """The difference so far."""
        return self.total / self.deals if self.deals else 0.0
