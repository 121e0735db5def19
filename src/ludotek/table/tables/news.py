"""What a step has told: who hears what of it, put together once for all who hear the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from ludotek.core.position import CHANCE, EVERYONE, SPECTATOR, Event, Milliseconds, Seat, hears
from ludotek.story.beat import Beat
from ludotek.story.beats import Story
from ludotek.story.digest import has_turns
from ludotek.story.sayings import Saying, Sayings
from ludotek.table.tables.game import TableGame
from ludotek.wire.protocol import EventOut

Heard: TypeAlias = tuple[int, int, Event, Saying]  # with its move, and with the ply of its step


def event_out(ply: int, event: Event, saying: Saying, time: Milliseconds | None = None) -> EventOut:
    return EventOut(ply, event[1:], saying.meaning, time if saying.telling.is_timed else None)


class News:
    """The events of the moves since one, and their story, for each seat; once the game is over there are no secrets."""

    def __init__(self, table: TableGame, sayings: Sayings, since: int = 0) -> None:
        self.table = table
        self.sayings = sayings
        self.since = since
        self.is_over = table.row.status == "over"
        self.told: list[Heard] = []
        self.beginners: set[Seat] = set()  # whose turns have begun
        self.is_alike = True
        self.heard: dict[Seat, tuple[list[EventOut], list[Beat]]] = {}
        self._look()

    def _look(self) -> None:
        """Go through what was told; a step is a move, and what chance added to it."""
        session, plies, step = self.table.session, self.table.progress.plies, 0
        for index in range(self.since, len(session.entries)):
            if session.entries[index].seat != CHANCE or index == self.since:
                step = plies[index]
            for event in session.events[index]:
                saying = self.sayings.of(event)
                self.told.append((index, step, event, saying))
                self.is_alike &= (self.is_over or event[0] == EVERYONE) and saying.say_own is saying.say
                if saying.telling.begins:
                    self.beginners.add(saying.owner)

    def of(self, seat: Seat) -> tuple[list[EventOut], list[Beat]]:
        """What a seat was told: event by event, and sentence by sentence with "you" only for this seat."""
        if not self.told:
            return [], []
        ears = SPECTATOR if self.is_alike else seat
        found = self.heard.get(ears)
        if found is None:
            told = [one for one in self.told if self.is_alike or self.is_over or hears(seat, one[2][0])]
            events = [self._event_out(index, event, saying) for index, _, event, saying in told]
            story = Story(self.table.game, self.table.session.options, ears, self.sayings)
            found = self.heard[ears] = events, story.retell(self._placed(told))
        return found

    def _placed(self, told: Sequence[Heard]) -> Iterator[tuple[int, Saying, int]]:
        """What somebody is told, with the ply of a move after which its step told more: its board may be asked for."""
        has_boards = self.since > 0 and has_turns(self.table.game)  # a whole log is not told on boards
        last = {step: index for index, step, _, saying in told if not saying.is_silent} if has_boards else {}
        for index, step, _, saying in told:
            is_early = index < last.get(step, 0)
            yield step, saying, self.table.progress.plies[index] if is_early else 0

    def _event_out(self, index: int, event: Event, saying: Saying) -> EventOut:
        table = self.table
        return event_out(table.progress.plies[index], event, saying, table.session.entries[index].time)
