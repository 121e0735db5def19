"""Rock, paper, scissors: each beats the one before it. Best play: a third of each."""

from __future__ import annotations

from ludotek.core.position import Points
from ludotek.core.verbs import plain_verbs
from tests.reference_games.matching_pennies import MatchingPennies, MatchingPenniesGame


class RockPaperScissors(MatchingPennies):
    sides = [0, 1, 2]

    def scores(self) -> list[Points]:
        ahead = (self.shown[0] - self.shown[1]) % 3
        return [[0, 0], [1, -1], [-1, 1]][ahead]


class RockPaperScissorsGame(MatchingPenniesGame):
    id = "rock-paper-scissors"
    title = "Rock, paper, scissors"
    verbs = plain_verbs("rock", "paper", "scissors")
    rules = RockPaperScissors


GAME = RockPaperScissorsGame()
