"""Records of finished tables, and records of any kind step by step for whoever watches them."""

from __future__ import annotations

import msgspec

from ludotek.core import record as records
from ludotek.core.game import Game, View
from ludotek.core.phrase import Phrase
from ludotek.core.position import SEALED, SPECTATOR
from ludotek.core.record import Record
from ludotek.core.session import Session
from ludotek.table import fairness, luck
from ludotek.table.protocol import EventOut
from ludotek.table.sight import encode, event_out, reason_out
from ludotek.table.table import Table


class ReplaySeat(msgspec.Struct, frozen=True):
    name: str
    player_name: str | None


class ReplayStep(msgspec.Struct, frozen=True):
    ply: int
    seat: int
    move: Phrase | None
    events: list[EventOut]
    view: msgspec.Raw


class Replay(msgspec.Struct, frozen=True):
    game: str
    title: str
    options: msgspec.Raw
    seats: list[ReplaySeat]
    result: list[int] | None
    reason: Phrase | None
    steps: list[ReplayStep]


def record_of(table: Table) -> Record:
    """The record of a table whose game is over. A choice that was never revealed is left out."""
    players = {}
    for seat in table.row.seats:
        name = f"bot {seat.level}" if seat.kind == "bot" else table.names.get(seat.player or "", "")
        players[seat.name] = name or "nobody"
    record = records.of_session(table.session, players)
    position = table.session.position
    if position.kind() == SEALED:
        record.entries = record.entries[: position.question(0)]
    if not table.session.is_over:
        record.result, record.reason = table.row.result, table.row.reason or records.UNFINISHED
    record.notes = {**record.notes, **luck.notes(table), **fairness.notes(table.row.seed, table.row.salts)}
    return record


def replay(record: Record) -> bytes:
    """A record as spectators saw it, move by move; once a game is over, everybody may know what was told to whom."""
    game = record.game
    session = Session(game, record.options)
    steps = [ReplayStep(0, SPECTATOR, None, [], _view(game, session))]
    for ply, entry in enumerate(record.entries):
        session.play(entry.seat, entry.move)
        events = [event_out(game, ply, event, session.options) for event in session.events[-1]]
        steps.append(ReplayStep(ply + 1, entry.seat, game.say_move(entry.move), events, _view(game, session)))
    if not session.is_over:
        steps[-1] = msgspec.structs.replace(steps[-1], view=_encoded(game.last_view(session.position, SPECTATOR)))
    seats = [ReplaySeat(name, record.players.get(name)) for name in session.seats]
    options = msgspec.Raw(encode(record.options))
    shown = Replay(game.id, game.title, options, seats, record.result, reason_out(game, record.reason), steps)
    return encode(shown)


def _view(game: Game, session: Session) -> msgspec.Raw:
    return _encoded(game.view(session.position, SPECTATOR))


def _encoded(view: View) -> msgspec.Raw:
    return msgspec.Raw(encode(view))


def replay_table(text: str, game: Game) -> bytes:
    """In a process of its own: a record, already known to be sound, step by step."""
    return replay(records.read(text, lambda _: game))


def replay_text(text: str) -> bytes:
    """In a process of its own: somebody's record, which may be anything."""
    from ludotek.games import game

    return replay(records.read(text, game))
