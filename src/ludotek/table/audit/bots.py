"""The luck of bots: a bot is asked again, with the luck that the seed and the salts give it, and must say the same."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from ludotek.bots import LEVELS, WAIT, Opponent, best
from ludotek.core.game import Game
from ludotek.core.position import RACE, Milliseconds, Move, Position, Seat
from ludotek.core.record import Record
from ludotek.core.session import Entry
from ludotek.solve import is_solved
from ludotek.solve import table as solution
from ludotek.table import fairness
from ludotek.table.thinking.bots import answer, searching_master
from ludotek.version import __version__

BOT = re.compile(r"([1-5]) from ([1-9][0-9]{0,8})")
EARLY: Milliseconds = 50  # by which timers may be too soon


class Verdict(NamedTuple):
    """What is wrong with a move of a bot, or why nobody here can say."""

    why: str
    is_certain: bool = True


def find_bots(record: Record, game: Game, unchecked: list[str]) -> dict[Seat, BotSeat]:
    """The bots of a record, if they can be asked again; else why not is added to a list."""
    told = {name.removeprefix("bot-"): text for name, text in record.notes.items() if name.startswith("bot-")}
    if told and record.notes.get("house") != __version__:
        played = record.notes.get("house", "an unknown version")
        unchecked.append(f"Its bots are those of {played} and not of {__version__}, so they are not asked again.")
        return {}
    seats = record.game.seats(record.options)
    read = {name: found for name, text in told.items() if name in seats and (found := BOT.fullmatch(text))}
    return {seats.index(name): BotSeat(game, int(found[1]), int(found[2]) - 1) for name, found in read.items()}


class BotSeat:
    """A seat that a bot plays, and the moments at which it may have been asked its present question.

    In a race that is more than one: a bot that would rather wait is asked again after every move.
    """

    def __init__(self, game: Game, level: int, since: int) -> None:
        self.game = game
        self.level = level
        self.since = since  # the ply from which on a bot plays
        self.question = -1
        self.moments: list[tuple[Position, Milliseconds]] = []

    def look(self, position: Position, seat: Seat, time: Milliseconds) -> None:
        """A move has been made: note what this seat is asked now."""
        if seat not in position.acting():
            return
        if position.question(seat) != self.question:
            self.question, self.moments = position.question(seat), []
        if not self.moments or position.kind() == RACE:
            self.moments.append((position.copy(), time))

    def judge(self, seed: bytes, salts: Mapping[str, str], entry: Entry) -> Verdict | None:
        """Whether the bot would have played this, asked at one of those moments; nothing if it would."""
        luck = fairness.bot_seed(seed, salts, self.question, entry.seat)
        said: list[Move] = []
        for position, time in self.moments:
            for move, after in self._answers(position, entry.seat, luck):
                if move == entry.move and (entry.time is None or entry.time >= time + after - EARLY):
                    return None
                said += [] if move == WAIT else [move]
        if not self._is_certain():
            return Verdict("The masters of this game know its solution, which has not been worked out here.", False)
        if entry.move in said:
            return Verdict("its luck gives that, but later")
        words = " or ".join(repr(self.game.words(move)) for move in dict.fromkeys(said))
        return Verdict(f"its luck gives {words or 'none'}")

    def _answers(self, position: Position, seat: Seat, luck: int) -> Iterator[tuple[Move, Milliseconds]]:
        for opponent in self._opponents(position):
            yield answer(opponent, position, seat, luck)

    def _opponents(self, position: Position) -> Iterator[Opponent]:
        """Who may have played: a master of a solved game searches until the house has solved it."""
        if not self._is_master():
            yield best(self.game, self.level)
            return
        table = solution(self.game)
        if table is not None and table.is_ready(position):
            yield best(self.game, self.level)
        yield searching_master(self.game)

    def _is_master(self) -> bool:
        return self.level == len(LEVELS) and is_solved(self.game)

    def _is_certain(self) -> bool:
        if not self._is_master():
            return True
        table = solution(self.game)
        return table is not None and all(table.is_ready(position) for position, _ in self.moments)
