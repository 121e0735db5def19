"""What a set-up of Novem is worth, at points and as a match."""

from __future__ import annotations

import time

import msgspec

from ludotek.core.errors import BadOptions
from ludotek.games.novem.components import SET_UP_NAMES
from ludotek.games.novem.frame import STANDARD, STANDARD_COLUMNS, STANDARD_ROWS, frame
from ludotek.games.novem.solve.induction import Progress, part
from ludotek.games.novem.solve.tables import Plan, Tables


class Margins(msgspec.Struct, frozen=True):
    """The attacker's expected margin at the start of a game played for points."""

    rows_attack: float
    columns_attack: float


class Results(msgspec.Struct, frozen=True):
    """The expected result to rows (1 won, -1 lost) of a match of two games with the same set-up."""

    rows_first: float
    columns_first: float


class Solution(msgspec.Struct, frozen=True):
    layout: str
    positions: int  # pairs of board and attacker at which play goes on
    margin: Margins
    match: Results
    seconds: float


def solve(layout: str | None = None, *, fresh: bool = False, progress: Progress | None = None) -> Solution:
    """Solve a set-up, the standard one if none is given; `fresh` solves anew what lies on disk."""
    started = time.perf_counter()
    layout = STANDARD if layout is None else layout
    tables = Tables(fresh)
    margin = margins(layout, tables)
    match = results(layout, tables, progress)
    return Solution(layout, tables.graph().positions, margin, match, time.perf_counter() - started)


def margins(layout: str, tables: Tables) -> Margins:
    """The points objective alone."""
    points = tables.points()
    attack = points.start(STANDARD_ROWS), -points.start(STANDARD_COLUMNS)
    return Margins(*(reversed(attack) if is_turned(layout) else attack))


def results(layout: str, tables: Tables, progress: Progress | None = None) -> Results:
    """The match objective alone."""
    tables.last(progress=part(progress, 0.0, 0.5))
    rows = tables.first(STANDARD_ROWS, Plan(), part(progress, 0.5, 0.75)).start(STANDARD_ROWS)
    columns = tables.first(STANDARD_COLUMNS, Plan(), part(progress, 0.75, 1.0)).start(STANDARD_COLUMNS)
    return Results(-columns, -rows) if is_turned(layout) else Results(rows, columns)


def is_turned(layout: str) -> bool:
    """Whether the columns of a set-up are the rows of the standard one."""
    if layout not in SET_UP_NAMES:
        raise BadOptions("solve/unknown-set-up", f"{layout!r} is not a set-up of Novem; there are {len(SET_UP_NAMES)}.")
    return frame(SET_UP_NAMES.index(layout)).turned
