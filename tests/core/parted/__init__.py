"""A game with parts that lie in its folder, some of which cannot be loaded."""

from __future__ import annotations

from ludotek.core.parts import Part, Reference, Skill, Solver
from tests.reference_games.kuhn_poker import KuhnPokerGame


class PartedGame(KuhnPokerGame):
    id = "parted"
    bot = Part[Skill]("skill:SKILL")
    solver = Part[Solver]("unsolved:SOLVER")
    terminal = Part[type]("broken:BOARD")
    reference = Part[Reference]("skill:PAGE")


GAME = PartedGame()
