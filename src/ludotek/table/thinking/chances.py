"""Everybody's chances over a finished game, as they are sent."""

from __future__ import annotations

import msgspec

from ludotek.bots.chances import curve_of
from ludotek.core import record as records
from ludotek.core.game import Game
from ludotek.core.record import Record
from ludotek.story.stretch import deeds_between
from ludotek.table.tables.views import encode
from ludotek.wire.shapes import Chance, Chances, TurningPoint


def chances_text(text: str, game: Game) -> bytes:
    """In a process of its own: the chances over a record that the house itself has written."""
    return encode(chances(records.read(text, lambda _: game)))


def chances(record: Record) -> Chances:
    """The course of a game, and its turning point with the board as everybody may see it now."""
    course = curve_of(record)
    turning = None
    if course.turn is not None:
        turn = course.turn
        told = deeds_between(record, turn.begin, turn.end)
        view = msgspec.Raw(encode(record.game.replay_view(turn.position)))
        turning = TurningPoint(turn.begin, turn.end, turn.winner, turn.before, turn.after, told, view)
    moments = [Chance(one.at, one.shares) for one in course.chances]
    return Chances(course.method.name, course.method.interval, moments, turning)
