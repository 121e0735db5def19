"""Project NOS, solved exactly: the fewest rolls to the end of a track (docs/explanation/nos-solved.md)."""

from ludotek.core.parts import Solver
from ludotek.games.nos.solve.road import NEVER, Road
from ludotek.games.nos.solve.solution import Solution, distribution, duel, read_dice, read_road, solve
from ludotek.games.nos.solve.table import NosTable

__all__ = [
    "NEVER",
    "SOLVER",
    "NosTable",
    "Road",
    "Solution",
    "distribution",
    "duel",
    "read_dice",
    "read_road",
    "solve",
]

SOLVER = Solver(solve, NosTable)
