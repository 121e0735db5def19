"""Where both stand in a game of Novem: the points, and how near the game is to its end."""

from __future__ import annotations

from functools import cache

from ludotek.core.outlook import Near, Outlook, WayToWin
from ludotek.core.phrase import Phrase, phrase
from ludotek.games.novem.components import SIDE
from ludotek.games.novem.view import NovemView
from ludotek.games.novem.words import COLUMN_NAMES, ROW_NAMES, say_seat

FEW = 2  # tiles of a line, or empty rounds, that may be gone before one attacks again
POINTS = phrase("novem-way-points")


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
    nearest = nearest_line(tuple(high))
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


@cache  # one of at most 3 ** 9
def nearest_line(high: tuple[int, ...]) -> tuple[int, str, str] | None:
    """The line with the fewest tiles, and how many it has; a line without any is none of this board's."""
    if not high:
        return None
    rows = [(sum(high[SIDE * row : SIDE * (row + 1)]), "row", name) for row, name in enumerate(ROW_NAMES)]
    columns = [(sum(high[column::SIDE]), "column", name) for column, name in enumerate(COLUMN_NAMES)]
    return min((line for line in rows + columns if line[0] > 0), default=None)
