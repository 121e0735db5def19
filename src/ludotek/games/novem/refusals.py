"""Why a marker cannot be laid in Novem: it is the other player's."""

from __future__ import annotations

from functools import cache

from ludotek.core.phrase import Phrase, phrase
from ludotek.core.position import Move, Seat
from ludotek.core.refusals import Action, Refusals, single
from ludotek.games.novem.components import SMALL
from ludotek.games.novem.rules import BOTH, Novem

NO_COLUMNS, NO_ROWS = phrase("novem-refused-rows"), phrase("novem-refused-columns")  # to whoever has the others


def expected(game: Novem, seat: Seat) -> list[Action]:
    """Every row and every column lies open on the table."""
    return actions(*[tuple(game.markers(owner)) for owner in BOTH])


@cache
def actions(first: tuple[Move, ...], second: tuple[Move, ...]) -> list[Action]:
    return [single(marker) for marker in (*first, *second)]


def why(game: Novem, seat: Seat, action: Action) -> Phrase:
    """Set up, §3: one player has the markers of the rows, the other those of the columns."""
    return NO_COLUMNS if seat == game.rows else NO_ROWS


def follow_from(game: Novem, seat: Seat) -> tuple[bool, bool]:
    """Whose the rows are, and how large the board is."""
    return seat == game.rows, game.set_up >= SMALL


REFUSALS = Refusals(expected, why, follow_from)
