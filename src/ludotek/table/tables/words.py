"""Words that players add to a deal: shown beside it, kept in the record's notes, binding nobody."""

from __future__ import annotations

from ludotek.table.storage.state import WordsRow
from ludotek.table.tables.chat import check_speaker, cleaned
from ludotek.table.tables.game import Step
from ludotek.table.tables.seating import Refused
from ludotek.table.tables.table import Table
from ludotek.table.tables.viewers import Viewer

MOST_KEPT = 200  # of a table


async def add(table: Table, viewer: Viewer, text: str) -> None:
    """Whoever makes a deal adds words to it while it is open."""
    said = cleaned(text)
    if said:
        _check(table, viewer)
        check_speaker(table, viewer)
        await table.attempt(lambda: _add(table, viewer, said))


def _add(table: Table, viewer: Viewer, text: str) -> Step:
    number = _check(table, viewer)
    row = WordsRow(number, viewer.seat, text, len(table.session.entries))
    return Step(changes=table.changes_of_state(words=(*table.words(), row)))


def _check(table: Table, viewer: Viewer) -> int:
    """The deal that is open to this viewer."""
    deal = table.game.deal(table.session.position) if table.row.status == "live" else None
    if deal is None or viewer.seat not in deal.seats:
        raise Refused("table/no-deal", "Only those who are making a deal add words to it.")
    if len(table.words()) >= MOST_KEPT:
        raise Refused("table/too-many-words", "No more words are kept with the deals of this table.")
    return deal.number


def notes(table: Table) -> dict[str, str]:
    """As a record keeps them, in the order in which they were written."""
    seats = table.row.seats
    rows = enumerate(table.words(), 1)
    return {f"words-{place}": f"deal {row.deal}, {seats[row.seat].name}: {row.text}" for place, row in rows}
