"""The record of a table whose game is over."""

from __future__ import annotations

from ludotek.core import record as records
from ludotek.core.parts import Ended
from ludotek.core.position import SEALED
from ludotek.core.record import Record
from ludotek.core.rng import Rng
from ludotek.core.volume import ended
from ludotek.table import fairness
from ludotek.table.tables import salts, words
from ludotek.table.tables.table import Table


def players_of(table: Table) -> dict[str, str]:
    """Who sat where, by the names of seats."""
    players = {}
    for number, seat in enumerate(table.row.seats):
        name = f"bot {seat.level}" if seat.kind == "bot" else table.sitter(number)
        players[seat.name] = name or "nobody"
    return players


def record_of(table: Table) -> Record:
    """What was played and by whom, and all that was drawn. A choice that was never revealed is left out."""
    record = records.of_session(table.session, players_of(table))
    position = table.session.position
    if position.kind() == SEALED:
        record.entries = record.entries[: position.question(0)]
    if not table.session.is_over:
        record.result, record.reason = table.row.result, table.row.reason or records.UNFINISHED
    if table.state.elsewhere is not None:
        record.notes = table.state.elsewhere
        return record
    luck = {**salts.notes(table), **fairness.notes(table.row.seed, table.row.salts)}
    record.notes = {**record.notes, **luck, **words.notes(table)}
    return record


def ended_game(table: Table, rng: Rng, title: str = "") -> Ended:
    """A finished game as its own parts look at it."""
    return ended(table.session, list(players_of(table).values()), rng, title)


def world_left(table: Table, rng: Rng, title: str = "") -> str:
    """The seed of the world that the game leaves to the next one; nothing, if it leaves none."""
    if table.game.worlds is None or not table.session.is_over:
        return ""
    return table.game.worlds.left(ended_game(table, rng, title))
