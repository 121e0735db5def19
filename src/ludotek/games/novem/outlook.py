"""Where both stand in a game of Novem: the points, and how near the game is to its end."""

from __future__ import annotations

from functools import cache

from ludotek.core.outlook import Near, Outlook, WayToWin
from ludotek.core.phrase import Phrase, phrase
from ludotek.games.novem.components import SIDE
from ludotek.games.novem.view import NovemView
from ludotek.games.novem.words import COLUMN_NAMES, ROW_NAMES, say_seat

FEW = 2  # tiles of a line, or empty rounds, that may be gone before one attacks again


def outlook(view: NovemView) -> Outlook:
    points = [Near(seat, have) for seat, have in enumerate(view.points)]
    by_points = WayToWin(phrase("novem-way-points"), points, say_margin(view), is_close=is_decided(view))
    return Outlook([by_points, *end_of_game(view)])


def lead(view: NovemView) -> int | None:
    """By how much Rows are ahead, if whoever looks knows both sums."""
    rows, columns = view.points
    return None if rows is None or columns is None else rows - columns


def left(view: NovemView) -> int:
    """The points that lie on the board."""
    return sum(view.tiles) + sum(view.below)


def is_decided(view: NovemView) -> bool:
    """Whether no tile on the board can change the winner; a first game decides nothing."""
    ahead = lead(view)
    return view.game > 1 and ahead is not None and abs(ahead) > left(view)


def say_margin(view: NovemView) -> Phrase:
    ahead = lead(view)
    if ahead is None:
        return phrase("novem-next-hidden", left=left(view))
    if ahead == 0:
        return phrase("novem-next-level", left=left(view))
    leader = say_seat(0 if ahead > 0 else 1)
    if is_decided(view):
        return phrase("novem-next-decided", seat=leader)
    return phrase("novem-next-lead", seat=leader, margin=abs(ahead), left=left(view))


def end_of_game(view: NovemView) -> list[WayToWin]:
    """End of the game, §23: a line that is empty on both levels, or too many empty rounds (ruling V1)."""
    lines = tiles_of_lines(view)
    if not lines:
        return []
    tiles, line, name = min(lines)
    rounds = view.stall - view.empty_rounds
    if view.empty_rounds and rounds < tiles:
        said, nearest = phrase("novem-next-stall", rounds=rounds), rounds
    else:
        said, nearest = phrase("novem-next-line", line=line, name=name, tiles=tiles), tiles
    return [WayToWin(phrase("novem-way-end", game=view.game), next=said, is_close=nearest <= FEW)]


def tiles_of_lines(view: NovemView) -> list[tuple[int, str, str]]:
    """How many tiles each line of the board has; a line without any is none of this board's."""
    if not view.tiles:
        return []
    return lines_of(tuple([(tile > 0) + (below > 0) for tile, below in zip(view.tiles, view.below, strict=True)]))


@cache  # one of at most 3 ** 9, asked for at every move of every table
def lines_of(high: tuple[int, ...]) -> list[tuple[int, str, str]]:
    rows = [(sum(high[SIDE * row : SIDE * (row + 1)]), "row", name) for row, name in enumerate(ROW_NAMES)]
    columns = [(sum(high[column::SIDE]), "column", name) for column, name in enumerate(COLUMN_NAMES)]
    return [line for line in rows + columns if line[0] > 0]
