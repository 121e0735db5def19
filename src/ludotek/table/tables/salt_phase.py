"""How far the exchange of salts before a game is, and what an open table waits for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ludotek.core.phrase import Phrase, phrase
from ludotek.table.storage.rows import SeatRow
from ludotek.table.storage.state import Luck
from ludotek.table.tables.game import TableGame

FILLING, SEALING, SHOWING, SETTLED = "filling", "sealing", "showing", "settled"


class Phase(NamedTuple):
    """How far the exchange is, and the names of the seats that it waits for."""

    round: int
    what: str
    awaited: tuple[str, ...]


def phase(seats: Sequence[SeatRow], luck: Luck, salts: Mapping[str, str]) -> Phase:
    if any(seat.kind != "bot" and seat.player is None for seat in seats):
        return Phase(luck.round, FILLING, ())
    adding = [seat.name for seat in seats if seat.kind != "bot" and seat.name not in luck.waived]
    for what, given in ((SEALING, luck.seals), (SHOWING, salts)):
        awaited = tuple(name for name in adding if name not in given)
        if awaited:
            return Phase(luck.round, what, awaited)
    return Phase(luck.round, SETTLED, ())


def phase_of(table: TableGame) -> Phase:
    return phase(table.row.seats, table.state.luck, table.row.salts)


def sentence(table: TableGame) -> Phrase:
    """What an open table waits for, in words."""
    late = table.state.luck.late
    if not late:
        return phrase("table-waiting-for-players" if phase_of(table).what == FILLING else "table-luck-mixing")
    first = next(number for number, seat in enumerate(table.row.seats) if seat.name == late[0])
    return phrase("table-luck-late", seat=table.game.say_seat(first, table.session.options), more=len(late) - 1)
