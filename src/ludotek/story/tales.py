"""A record told as prose, in games that have a teller."""

from __future__ import annotations

from ludotek.core.record import Record
from ludotek.core.tale import NoTale, Tale


def tale_of(record: Record) -> Tale:
    """The tale of a record. Raises NoTale where there is none."""
    game = record.game
    if game.tale is None:
        raise NoTale("tale/no-teller", f"{game.title} has no tales to tell.")
    return game.tale(game.first(record.options), [(entry.seat, entry.move) for entry in record.entries])
