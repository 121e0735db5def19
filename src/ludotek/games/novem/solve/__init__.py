"""Novem, solved exactly: every position, for points and for the match (docs/explanation/novem-solved.md)."""

from ludotek.core.extras import extra
from ludotek.core.parts import Solver

with extra("solve"):
    from ludotek.games.novem.solve.exploit import Exploit, best_response, estimate, exploit
    from ludotek.games.novem.solve.review import Choice, ReviewedRound, judged, review
    from ludotek.games.novem.solve.solution import Margins, Results, Solution, margins, results, solve
    from ludotek.games.novem.solve.table import NovemTable, Round
    from ludotek.games.novem.solve.tables import Tables

__all__ = [
    "SOLVER",
    "Choice",
    "Exploit",
    "Margins",
    "NovemTable",
    "Results",
    "ReviewedRound",
    "Round",
    "Solution",
    "Tables",
    "best_response",
    "estimate",
    "exploit",
    "judged",
    "margins",
    "results",
    "review",
    "solve",
]

SOLVER = Solver(solve, NovemTable, exploit, estimate, judged)
