"""What one seat may see of a game of Novem."""

from __future__ import annotations

from ludotek.core.options import View
from ludotek.core.position import Points, Seat
from ludotek.games.novem.rules import BOTH, Novem
from ludotek.games.novem.state import HIDDEN


class NovemView(View, frozen=True, kw_only=True):
    """The board, and of the other player only what lies open on the table."""

    game: int  # 1, 2, or 3 for a decider
    rows: Seat  # whoever owns the rows in this game
    attacker: Seat  # -1 before the first attacker is chosen
    tiles: tuple[int, ...]  # the tile that lies open on each square, 0 where all are gone
    below: tuple[int, ...]  # the tile under it, 0 where none lies (ruling V11)
    empty_rounds: int  # in a row
    stall: int  # how many of them end the game (ruling V1)
    points: tuple[Points | None, ...]  # None: hidden from this seat for now (ruling V10)
    marker: int | None  # this seat's own sealed row or column


def view(position: Novem, seat: Seat) -> NovemView:
    """Set up, §12: a seat sees the board, its marker and points; never whether the other has chosen (ruling V12)."""
    laid = position.marker[seat] if seat >= 0 else HIDDEN
    return NovemView(
        game=position.game,
        rows=position.rows,
        attacker=position.attacker,
        tiles=tuple(position.visible_tiles()),
        below=tuple(position.tiles_below()),
        empty_rounds=position.empty_rounds,
        stall=position.stall(),
        points=tuple([position.points[owner] if position.shows_points(owner, seat) else None for owner in BOTH]),
        marker=None if laid == HIDDEN else laid,
    )


def holdings(view: NovemView, seat: Seat) -> dict[str, object]:
    """What is a seat's own."""
    return {"points": view.points[seat]}
