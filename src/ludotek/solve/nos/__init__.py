"""Project NOS, solved exactly: the fewest rolls to the end of a track (docs/explanation/nos-solved.md)."""

from ludotek.solve.nos.road import NEVER, Road
from ludotek.solve.nos.solution import Solution, distribution, duel, read_dice, read_road, solve
from ludotek.solve.nos.table import NosTable

__all__ = ["NEVER", "NosTable", "Road", "Solution", "distribution", "duel", "read_dice", "read_road", "solve"]
