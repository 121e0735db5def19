"""The record of a table whose game is over."""

from __future__ import annotations

from ludotek.core import record as records
from ludotek.core.parts import Ended
from ludotek.core.position import SEALED
from ludotek.core.record import Record
from ludotek.core.rng import Rng
from ludotek.table import fairness
from ludotek.table.tables import salts, words
from ludotek.table.tables.table import Table
from ludotek.table.world import Luck, below


def players_of(table: Table) -> dict[str, str]:
    """Who sat where, by the names of seats."""
    players = {}
    for seat in table.row.seats:
        name = f"bot {seat.level}" if seat.kind == "bot" else table.names.get(seat.player or "", "")
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
    luck = {**salts.notes(table), **fairness.notes(table.row.seed, table.row.salts)}
    record.notes = {**record.notes, **luck, **words.notes(table)}
    return record


def world_left(table: Table, luck: Luck) -> str:
    """The seed of the world that the game leaves to the next one; nothing, if it leaves none."""
    game, session = table.game, table.session
    if game.worlds is None or not session.is_over:
        return ""
    names, rng = list(players_of(table).values()), Rng(below(luck, 1 << 62))
    return game.worlds.left(Ended(session.options, game.first(session.options), session.position, names, rng))
