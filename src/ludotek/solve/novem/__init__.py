"""Novem, solved exactly: every position, for points and for the match (docs/explanation/novem-solved.md)."""

from ludotek.core.extras import extra

with extra("solve"):
    from ludotek.solve.novem.exploit import Exploit, best_response, estimate, exploit
    from ludotek.solve.novem.review import Choice, ReviewedRound, review
    from ludotek.solve.novem.solution import Margins, Results, Solution, margins, results, solve
    from ludotek.solve.novem.table import NovemTable, Round
    from ludotek.solve.novem.tables import Tables

__all__ = [
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
    "margins",
    "results",
    "review",
    "solve",
]
