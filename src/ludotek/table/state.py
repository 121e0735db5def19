"""What a table remembers besides its moves and its seats, typed; it is kept as JSON in the table's row."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ludotek.core.position import Seat
from ludotek.table.protocol import Bargain


class OfferRow(msgspec.Struct, frozen=True):
    """Somebody has offered something, and these seats have agreed so far."""

    what: Bargain
    by: Seat
    accepted: tuple[Seat, ...] = ()


class TableState(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    offers: tuple[OfferRow, ...] = ()
    muted: tuple[str, ...] = ()  # players
    removed: tuple[str, ...] = ()
    sat: dict[str, Seat] = {}  # by player: where they have sat in this game, and so whose secrets they know
    starters: tuple[str | None, ...] = ()  # by seat: the players with whom the game began
    kept_for: dict[str, str] = {}  # by seat name: the player a rematch keeps it for
    kinds: dict[str, str] = {}  # by seat name: what it was before somebody sat down
    takebacks: int = 0
    next_table: str | None = None


def state_of(fields: Mapping[str, object]) -> TableState:
    return msgspec.convert(fields, TableState)


def fields_of(state: TableState) -> dict[str, object]:
    fields: dict[str, object] = msgspec.to_builtins(state)
    return fields
