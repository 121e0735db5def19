"""What happened by a few moves of a record."""

from __future__ import annotations

from ludotek.core.phrase import Phrase
from ludotek.core.position import SPECTATOR
from ludotek.core.record import Record
from ludotek.core.session import Session
from ludotek.story.beat import Told
from ludotek.story.beats import Story

MOST = 2  # sentences


def deeds_between(record: Record, begin: int, end: int) -> list[Phrase]:
    """By the moves after one ply and up to another: the last deeds, those first that lead to winning."""
    session = Session(record.game, record.options)
    for entry in record.entries[:end]:
        session.play(entry.seat, entry.move)
    events = [Told(ply, event) for ply in range(begin, end) for event in session.events[ply]]
    beats = Story(record.game, record.options, SPECTATOR).beats(events)
    deeds = [beat for beat in beats if beat.is_step] or [beat for beat in beats if beat.is_deed]
    if deeds:
        return [beat.say for beat in deeds[-MOST:]]
    movers = [entry for entry in record.entries[begin:end] if entry.seat >= 0]
    return [record.game.say_move(movers[-1].move)] if movers else []
