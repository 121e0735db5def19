"""Records: a game as text that a person can read, a diff can show, and the house can replay.

    ludotek: 1
    game: novem
    version: 1
    option first: rows
    seat rows: Olena
    seat columns: bot 3
    result: rows 1, columns -1
    reason: points

    1. chance: set-up 159672834
    2. rows: B [4.120]

An option of several lines, such as an arena of one's own, goes on below its header, each line after
a bar. Every option is written, so that a changed default does not change an old game. A move has its
number, its seat, its words, and in brackets the seconds since the start, where they are known.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import msgspec

from ludotek.core.errors import BadOptions, BadRecord, BadSheet, LudotekError
from ludotek.core.game import Game
from ludotek.core.options import Options
from ludotek.core.position import Points
from ludotek.core.session import Entry, Session

FORMAT = "1"
UNFINISHED = "unfinished"
TABLE_REASONS = (UNFINISHED, "resigned", "agreed", "abandoned")  # how people end a game without its rules
HEADER = re.compile(r"(ludotek|game|version|result|reason|(?:option|seat|note) \S+): ?(.*)")
CONTINUED = re.compile(r"  \|(?: (.*))?")
MOVE = re.compile(r"([0-9]{1,9})\. (\S+): (.*?)(?: \[([0-9]{1,9})\.([0-9]{3})\])?")


class Record(msgspec.Struct, kw_only=True):
    """A game from its first move on: enough to replay it, and to say who played and how it ended."""

    game: Game
    options: Options
    players: dict[str, str] = {}  # by seat name
    notes: dict[str, str] = {}
    result: list[Points] | None = None
    reason: str = UNFINISHED
    entries: list[Entry] = []

    def session(self) -> Session:
        """The game as it stood after the last move, with every event told on the way."""
        session = Session(self.game, self.options)
        for entry in self.entries:
            session.play(entry.seat, entry.move, time=entry.time)
        return session

    def __str__(self) -> str:
        return "\n".join([*_headers(self), "", *_moves(self), ""])


def of_session(session: Session, players: dict[str, str] | None = None) -> Record:
    """The record of a game under way or over."""
    over = session.is_over
    return Record(
        game=session.game,
        options=session.options,
        players=players or {},
        result=session.position.scores() if over else None,
        reason=session.game.endings[session.position.ending()] if over else UNFINISHED,
        entries=list(session.entries),
    )


def _headers(record: Record) -> list[str]:
    game, seats = record.game, record.game.seats(record.options)
    options = msgspec.to_builtins(record.options)
    return [
        f"ludotek: {FORMAT}",
        f"game: {game.id}",
        f"version: {game.version}",
        *(f"option {name}:{_option_text(value)}" for name, value in options.items()),
        *(f"seat {name}: {_line(record.players[name])}" for name in seats if name in record.players),
        *(f"note {name}: {_line(text)}" for name, text in record.notes.items()),
        f"result: {_result_text(record.result, seats)}",
        f"reason: {record.reason}",
    ]


def _line(text: str) -> str:
    """What people typed, on one line: a name must not be able to write headers or moves."""
    return " ".join(text.split())


def _option_text(value: object) -> str:
    text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
    if "\n" not in text:
        return f" {text}"
    return "".join(f"\n  | {line}" if line else "\n  |" for line in text.split("\n"))


def _result_text(result: list[Points] | None, seats: tuple[str, ...]) -> str:
    if result is None:
        return "none"
    return ", ".join(f"{seat} {points}" for seat, points in zip(seats, result, strict=True))


def _moves(record: Record) -> list[str]:
    return [_move_text(record, number, entry) for number, entry in enumerate(record.entries, 1)]


def _move_text(record: Record, number: int, entry: Entry) -> str:
    seat = record.game.seat_name(entry.seat, record.options)
    time = "" if entry.time is None else f" [{entry.time // 1000}.{entry.time % 1000:03}]"
    return f"{number}. {seat}: {record.game.words(entry.move)}{time}"


def load(path: Path, find_game: Callable[[str], Game]) -> Record:
    """Read a record from a file."""
    return read(text_of(path), find_game)


def text_of(path: Path) -> str:
    """What a file with records holds."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise BadRecord("record/not-text", f"{path} is not a text file in UTF-8.") from None
    except OSError as error:
        raise BadRecord("record/no-file", f"{path} cannot be read: {error.strerror}.") from None


def read(text: str, find_game: Callable[[str], Game]) -> Record:
    """Read a record and replay it; a damaged one is refused with the line and the reason."""
    return _Reader(text, find_game).record()


class _Reader:
    """Goes through a record once, and remembers which line said what."""

    def __init__(self, text: str, find_game: Callable[[str], Game]) -> None:
        self.lines = text.split("\n")
        self.find_game = find_game
        self.headers: dict[str, str] = {}
        self.line_of: dict[str, int] = {}
        self.continued: set[str] = set()  # options of several lines

    def refuse(self, line: int, code: str, sentence: str) -> NoReturn:
        raise BadRecord(f"record/{code}", sentence, line)

    def record(self) -> Record:
        body = self._read_headers()
        game = self._game()
        options = self._options(game)
        session = self._replay(Session(game, options), body)
        record = of_session(session, self._players(session))
        record.notes = {name: _line(text) for name, text in self._named("note").items()}
        self._check_result(record, session)
        return record

    def _read_headers(self) -> int:
        """Take in the headers; the index of the line after them."""
        for index, line in enumerate(self.lines):
            if not line.strip():
                return index + 1
            if (more := CONTINUED.fullmatch(line.rstrip("\r"))) and self._goes_on(more[1] or ""):
                continue
            match = HEADER.fullmatch(line.rstrip())
            if match is None:
                self.refuse(index + 1, "bad-header", f"{line.strip()!r} is not a header.")
            if match[1] in self.headers:
                self.refuse(index + 1, "header-twice", f"{match[1]!r} is there twice.")
            self.headers[match[1]] = match[2]
            self.line_of[match[1]] = index + 1
        return len(self.lines)

    def _goes_on(self, text: str) -> bool:
        """Take one more line of the option above, where an option is above that has only such lines."""
        above = next(reversed(self.headers), "")
        if not above.startswith("option ") or (self.headers[above] and above not in self.continued):
            return False
        self.headers[above] = f"{self.headers[above]}\n{text}" if above in self.continued else text
        self.continued.add(above)
        return True

    def _header(self, name: str) -> str:
        if name not in self.headers:
            self.refuse(1, "no-header", f"The record has no {name!r} header.")
        return self.headers[name]

    def _game(self) -> Game:
        if self._header("ludotek") != FORMAT:
            self.refuse(self.line_of["ludotek"], "other-format", f"Only format {FORMAT} of records can be read.")
        id = self._header("game")
        try:
            game = self.find_game(id)
        except LudotekError as error:
            self.refuse(self.line_of["game"], "unknown-game", error.sentence)
        if self._header("version") != str(game.version):
            self.refuse(
                self.line_of["version"],
                "other-version",
                f"Only version {game.version} of {game.title} can be replayed.",
            )
        return game

    def _options(self, game: Game) -> Options:
        named = self._named("option")
        try:
            return game.options(named)
        except BadOptions as error:
            line = self.line_of.get(f"option {error.option}", 1)
            self.refuse(line, "bad-options", error.sentence)
        except BadSheet as error:
            first = next((line for option, line in self.line_of.items() if option in self.continued), 1)
            self.refuse(first + error.line, "bad-options", error.plain)

    def _named(self, kind: str) -> dict[str, str]:
        """The headers of one kind: `option layout`, `option first`, ..."""
        start = f"{kind} "
        return {name.removeprefix(start): value for name, value in self.headers.items() if name.startswith(start)}

    def _players(self, session: Session) -> dict[str, str]:
        players = {name: _line(player) for name, player in self._named("seat").items()}
        for name in players:
            if name not in session.seats:
                self.refuse(
                    self.line_of[f"seat {name}"], "unknown-seat", f"{session.game.title} has no seat called {name!r}."
                )
        return players

    def _replay(self, session: Session, body: int) -> Session:
        times: list[int | None] = []
        for index in range(body, len(self.lines)):
            line = self.lines[index].strip()
            if line:
                times.append(self._replay_line(session, index + 1, line))
        for entry, time in zip(session.entries, times, strict=True):
            entry.time = time
        return session

    def _replay_line(self, session: Session, line: int, text: str) -> int | None:
        match = MOVE.fullmatch(text)
        if match is None:
            self.refuse(line, "bad-move", f"{text!r} is not a move: it should read like '1. seat: words [1.250]'.")
        number, seat_name, words, seconds, milliseconds = match.groups()
        if int(number) != len(session.entries) + 1:
            self.refuse(line, "out-of-order", f"Move {len(session.entries) + 1} should stand here, not move {number}.")
        seat = session.game.seat_named(seat_name, session.options)
        if seat is None:
            self.refuse(line, "unknown-seat", f"{session.game.title} has no seat called {seat_name!r}.")
        try:
            session.play(seat, session.game.read(words))
        except LudotekError as error:
            self.refuse(line, "illegal-move", error.sentence)
        return None if seconds is None else 1000 * int(seconds) + int(milliseconds)

    def _check_result(self, record: Record, session: Session) -> None:
        """The rules know how a finished game ended; people may have ended an unfinished one."""
        result, reason = self._header("result"), self._header("reason")
        if session.is_over:
            if result != _result_text(record.result, session.seats):
                right = _result_text(record.result, session.seats)
                self.refuse(self.line_of["result"], "wrong-result", f"These moves end with {right!r}, not {result!r}.")
            if reason != record.reason:
                self.refuse(
                    self.line_of["reason"], "wrong-reason", f"These moves end by {record.reason!r}, not by {reason!r}."
                )
        elif reason not in TABLE_REASONS:
            self.refuse(
                self.line_of["reason"],
                "not-over",
                f"The game is not over, so its reason must be one of {', '.join(TABLE_REASONS)}.",
            )
        else:
            record.reason = reason
            record.result = self._given_result(session, result, reason)

    def _given_result(self, session: Session, text: str, reason: str) -> list[Points] | None:
        if text == "none":
            return None
        if reason == UNFINISHED:
            self.refuse(self.line_of["result"], "wrong-result", f"An unfinished game has no result, so not {text!r}.")
        pattern = ", ".join(rf"{re.escape(seat)} (-?[0-9]{{1,9}})" for seat in session.seats)
        match = re.fullmatch(pattern, text)
        if match is None:
            self.refuse(
                self.line_of["result"],
                "wrong-result",
                f"{text!r} is not a result: it should name every seat and its score.",
            )
        return [int(points) for points in match.groups()]
