"""Replays: records of any kind step by step, for whoever watches them."""

from __future__ import annotations

import msgspec

from ludotek.core import record as records
from ludotek.core.game import Game
from ludotek.core.options import View
from ludotek.core.position import SPECTATOR
from ludotek.core.record import Record
from ludotek.core.session import Session
from ludotek.games import game as find_game
from ludotek.story.beats import Story, heard
from ludotek.table.tables.news import event_out
from ludotek.table.tables.views import encode, reason_out
from ludotek.wire.shapes import Replay, ReplaySeat, ReplayStep


def replay(record: Record) -> bytes:
    """A record move by move; once a game is over, everybody may know what was told to whom."""
    game = record.game
    session, story = Session(game, record.options), Story(game, record.options)
    view = game.replay_view(session.position)
    stands = game.outlook(view)
    steps = [ReplayStep(0, SPECTATOR, None, [], _encoded(view), stands)]
    for ply, entry in enumerate(record.entries):
        session.play(entry.seat, entry.move)
        events = [event_out(ply, event, story.sayings.of(event), entry.time) for event in session.events[-1]]
        view, stood = game.replay_view(session.position), stands
        stands = stood if session.is_over else game.outlook(view)
        changed = None if stands == stood else stands
        steps.append(ReplayStep(ply + 1, entry.seat, game.say_move(entry.move), events, _encoded(view), changed))
    if not session.is_over:
        steps[-1] = msgspec.structs.replace(steps[-1], view=_encoded(game.last_view(session.position, SPECTATOR)))
    seats = [ReplaySeat(name, record.players.get(name)) for name in session.seats]
    options = msgspec.Raw(encode(record.options))
    beats = story.beats(heard(session, SPECTATOR, is_over=True))
    shown = Replay(game.id, game.title, options, seats, record.result, reason_out(game, record.reason), steps, beats)
    return encode(shown)


def _encoded(view: View) -> msgspec.Raw:
    return msgspec.Raw(encode(view))


def replay_table(text: str, game: Game) -> bytes:
    """In a process of its own: a record, already known to be sound, step by step."""
    return replay(records.read(text, lambda _: game))


def replay_text(text: str) -> bytes:
    """In a process of its own: somebody's record, which may be anything."""
    return replay(records.read(text, find_game))
