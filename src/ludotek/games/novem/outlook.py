"""Where both stand in a game of Novem: the points, and how near the game is to its end."""

from __future__ import annotations

from functools import cache
from typing import Final

from ludotek.core.outlook import Near, Outlook, WayToWin
from ludotek.core.phrase import Phrase, phrase
from ludotek.games.novem.components import SIDE
from ludotek.games.novem.view import NovemView
from ludotek.games.novem.words import COLUMN_NAMES, ROW_NAMES, say_seat

FEW = 2  # tiles of a line, or empty rounds, that may be gone before one attacks again
POINTS = phrase("novem-way-points")
NO_LINE: Final = 100  # more tiles than any has
# Rows and columns, each with its first square and the way to the next: of those that are as near the first is said.
LINES: Final[list[tuple[str, str, int, int]]] = [
    *(("column", name, column, SIDE) for column, name in enumerate(COLUMN_NAMES)),
    *(("row", name, SIDE * row, 1) for row, name in enumerate(ROW_NAMES)),
]


def outlook(view: NovemView) -> Outlook:
    ahead, remaining = lead(view), left(view)
    is_decided = view.game > 1 and ahead is not None and abs(ahead) > remaining  # a first game decides nothing
    points = [Near(seat, have) for seat, have in enumerate(view.points)]
    by_points = WayToWin(POINTS, points, say_margin(ahead, remaining, is_decided), is_close=is_decided)
    return Outlook([by_points, *end_of_game(view)])


def lead(view: NovemView) -> int | None:
    """By how much Rows are ahead, if whoever looks knows both sums."""
    rows, columns = view.points
    return None if rows is None or columns is None else rows - columns


def left(view: NovemView) -> int:
    """The points that lie on the board."""
    return sum(view.tiles) + sum(view.below)


@cache  # like all that is said here: few sentences, asked for at every move of every table
def say_margin(ahead: int | None, remaining: int, is_decided: bool) -> Phrase:
    if ahead is None:
        return phrase("novem-next-hidden", left=remaining)
    if ahead == 0:
        return phrase("novem-next-level", left=remaining)
    leader = say_seat(0 if ahead > 0 else 1)
    if is_decided:
        return phrase("novem-next-decided", seat=leader)
    return phrase("novem-next-lead", seat=leader, margin=abs(ahead), left=remaining)


def end_of_game(view: NovemView) -> list[WayToWin]:
    """End of the game, §23: a line that is empty on both levels, or too many empty rounds (ruling V1)."""
    high = [(tile > 0) + (below > 0) for tile, below in zip(view.tiles, view.below, strict=True)]
    nearest = nearest_line(high)
    if nearest is None:
        return []
    rounds = view.stall - view.empty_rounds if view.empty_rounds else 0
    return [say_end(view.game, *nearest, rounds if rounds < nearest[0] else 0)]


@cache
def say_end(game: int, tiles: int, line: str, name: str, rounds: int) -> WayToWin:
    """Which line is nearest to its end; or how many empty rounds are, if that is nearer."""
    if rounds:
        said, nearest = phrase("novem-next-stall", rounds=rounds), rounds
    else:
        said, nearest = phrase("novem-next-line", line=line, name=name, tiles=tiles), tiles
    return WayToWin(phrase("novem-way-end", game=game), next=said, is_close=nearest <= FEW)


def nearest_line(high: list[int]) -> tuple[int, str, str] | None:
    """The line with the fewest tiles, and how many it has; a line without any is none of this board's."""
    fewest, nearest = NO_LINE, LINES[0]
    for line in LINES if high else []:
        _, _, first, way = line
        tiles = high[first] + high[first + way] + high[first + 2 * way]
        if 0 < tiles < fewest:
            fewest, nearest = tiles, line
    return None if fewest == NO_LINE else (fewest, nearest[0], nearest[1])
