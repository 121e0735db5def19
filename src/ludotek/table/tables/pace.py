"""How fast bots react in races among people: by the pace of whoever plays them, where the table wants that.

A bot's level has a tempo of its own, which a person at a screen can hardly keep up with while it learns a game. At a
table that plays at its people's pace a bot takes a share of their median reaction instead, smaller for the better
levels, and never less than its level's own time. As people get quicker, so does it.
"""

from __future__ import annotations

from statistics import median

from ludotek.bots import LEVELS
from ludotek.core.position import Milliseconds
from ludotek.table.tables.table import Table

FEW = 3  # reactions, before which nobody's pace is known
AT_FIRST = 2.0  # how many times its own time a bot takes until then
SHARES = (1.5, 1.25, 1.0, 0.85, 0.7)  # by level: of people's median


def paced(table: Table, level: int, after: Milliseconds) -> Milliseconds:
    """When a bot that would react after so long does so at this table."""
    if table.state.pace == "full" or after == 0:
        return after
    own = LEVELS[level - 1].tempo.mean
    seen = [time for seat in sorted(table.people()) for time in table.ledger.reactions[seat]]
    wanted = SHARES[level - 1] * median(seen) if len(seen) >= FEW else AT_FIRST * own
    return round(after * max(own, wanted) / own)
