"""Replays: records of any kind step by step, for whoever watches them."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ludotek.core import record as records
from ludotek.core.game import Game
from ludotek.core.options import View
from ludotek.core.phrase import Phrase
from ludotek.core.position import SPECTATOR, Seat, hears
from ludotek.core.record import Record
from ludotek.core.session import Entry, Session
from ludotek.games import game as find_game
from ludotek.story.beat import Beat
from ludotek.story.beats import Story, heard
from ludotek.table.tables.news import event_out
from ludotek.table.tables.views import encode, reason_out
from ludotek.wire.protocol import EventOut
from ludotek.wire.shapes import Replay, ReplaySeat, ReplayStep


class Watcher:
    """Whose eyes and ears a record is shown to: everybody's after the game, or those of one seat during it."""

    def __init__(self, record: Record, seat: Seat) -> None:
        self.game = record.game
        self.seat = seat
        self.session = Session(record.game, record.options)
        self.story = Story(record.game, record.options, seat)

    @property
    def is_open(self) -> bool:
        """Once a game is over, everybody may know what was told to whom."""
        return self.seat == SPECTATOR

    def view(self) -> View:
        position = self.session.position
        return self.game.replay_view(position) if self.is_open else self.game.view(position, self.seat)

    def last_view(self) -> View:
        return self.game.last_view(self.session.position, self.seat) if self.is_open else self.view()

    def told(self, ply: int, entry: Entry) -> list[EventOut]:
        heard = [event for event in self.session.events[ply] if self.is_open or hears(self.seat, event[0])]
        return [event_out(ply, event, self.story.sayings.of(event), entry.time) for event in heard]

    def move(self, entry: Entry) -> Phrase | None:
        return self.game.say_move(entry.move) if self.is_open or entry.seat == self.seat else None

    def beats(self) -> list[Beat]:
        return self.story.beats(heard(self.session, self.seat, is_over=self.is_open))


def replay(record: Record, seat: Seat = SPECTATOR) -> bytes:
    """A record move by move: all of it, or what one seat saw and heard."""
    game, watcher = record.game, Watcher(record, seat)
    session = watcher.session
    steps = list(_steps(record, watcher))
    if not session.is_over:
        steps[-1] = msgspec.structs.replace(steps[-1], view=_encoded(watcher.last_view()))
    seats = [ReplaySeat(name, record.players.get(name)) for name in session.seats]
    options, reason = msgspec.Raw(encode(record.options)), reason_out(game, record.reason)
    return encode(Replay(game.id, game.title, options, seats, record.result, reason, steps, watcher.beats()))


def _steps(record: Record, watcher: Watcher) -> Iterator[ReplayStep]:
    view = watcher.view()
    stands = record.game.outlook(view)
    yield ReplayStep(0, SPECTATOR, None, [], _encoded(view), stands)
    for ply, entry in enumerate(record.entries):
        watcher.session.play(entry.seat, entry.move)
        view, stood = watcher.view(), stands
        stands = stood if watcher.session.is_over else record.game.outlook(view)
        changed = None if stands == stood else stands
        move, events = watcher.move(entry), watcher.told(ply, entry)
        yield ReplayStep(ply + 1, entry.seat, move, events, _encoded(view), changed)


def _encoded(view: View) -> msgspec.Raw:
    return msgspec.Raw(encode(view))


def replay_table(text: str, game: Game) -> bytes:
    """In a process of its own: a record, already known to be sound, step by step."""
    return replay(records.read(text, lambda _: game))


def replay_text(text: str) -> bytes:
    """In a process of its own: somebody's record, which may be anything."""
    return replay(records.read(text, find_game))
