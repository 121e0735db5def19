"""All that a table gives a seat to read or to hear, and whether two tables give it the same.

Whatever a page shows or reads out is made from these messages: a board is a function of what it is given
(`tests/test_imports.py`), and so are the question, the log, the captions and the names of buttons.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ludotek.core.game import Game
from ludotek.core.memory import heard_by
from ludotek.core.phrase import Phrase
from ludotek.core.playout import pick
from ludotek.core.position import DEAL, OVER, SPECTATOR, Event, Position, Seat
from ludotek.core.rng import Rng
from ludotek.locale import LANGUAGES, language
from ludotek.table.storage.rows import SeatRow, TableRow
from ludotek.table.tables.game import TableGame
from ludotek.table.tables.progress import Progress
from ludotek.table.tables.viewers import Viewers
from ludotek.table.tables.views import Views
from ludotek.wire.protocol import TableOut, UpdateOut

SPOKEN = [language(code) for code in LANGUAGES]


class Onlooker:
    """Somebody in a seat, or beside the table."""

    player = None
    speaks_for = ""
    player_id = "onlooker"
    name = "Onlooker"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


def table_of(game: Game, **options: object) -> TableGame:
    """A table at which people sit, before its first move."""
    chosen = game.options(options)
    seats = [SeatRow(name=name, kind="anyone") for name in game.seats(chosen)]
    fields = {"id": "table", "game": game.id, "seats": seats, "status": "live", "started": 0, "options": options}
    return TableGame(lambda _: game, lambda: 0, msgspec.convert(fields, TableRow, from_attributes=True), [])


def observers(table: TableGame) -> list[Seat]:
    return [*range(len(table.row.seats)), SPECTATOR]


def play(table: TableGame, rng: Rng) -> None:
    """A move, and all that chance adds to it."""
    while not table.session.is_over:
        table.progress.play(*pick(table.session.position, rng), None)
        if table.session.position.kind() != DEAL:
            break


def given(table: TableGame, seat: Seat, since: int) -> tuple[TableOut, UpdateOut]:
    """Both messages: to whoever comes now, with the log since some entry, and to whoever has been here."""
    views = Views(table, Viewers(table, 0))
    news = views.news(since)
    whole = views.whole(Onlooker(seat), news, 0)  # type: ignore[arg-type]
    return whole, Views(table, views.viewers).update(seat, news, 0)


def sentences(message: object) -> Iterator[str]:
    """Every phrase of a message, in every language."""
    if isinstance(message, Phrase):
        yield from (spoken.say(message) for spoken in SPOKEN)
    elif isinstance(message, msgspec.Struct):
        for name in message.__struct_fields__:
            yield from sentences(getattr(message, name))
    elif isinstance(message, dict):
        for item in message.values():
            yield from sentences(item)
    elif isinstance(message, list | tuple):
        for item in message:
            yield from sentences(item)


def differences(tables: tuple[TableGame, TableGame], seat: Seat, since: int) -> list[str]:
    """What one table gives a seat and the other does not, field by field; the same phrase is the same sentence."""
    found: list[str] = []
    for one, two in zip(*(given(table, seat, since) for table in tables), strict=True):
        found += [name for name in one.__struct_fields__ if getattr(one, name) != getattr(two, name)]
    return found


def imagined(table: TableGame, seat: Seat, rng: Rng) -> TableGame:
    """The same table as a seat imagines it: with another truth about all that it cannot know."""
    twin = twin_of(table)
    twin.session.position = table.session.position.imagine(seat, rng)
    return twin


def twin_of(table: TableGame) -> TableGame:
    twin = TableGame(table.find_game, table.now, table.row, [])
    twin.session = table.session.copy()
    twin.progress = Progress(twin.session, table.progress.has_clock, table.progress)
    twin.progress.plies = table.progress.plies.copy()
    return twin


def two_moves(table: TableGame, mover: Seat, rng: Rng) -> tuple[TableGame, TableGame] | None:
    """The table after either of two different moves; none, where there is no choice."""
    moves = list(table.session.position.moves(mover))
    if len(moves) < 2:
        return None
    rng.shuffle(moves)
    twins = twin_of(table), twin_of(table)
    for twin, move in zip(twins, moves, strict=False):
        twin.progress.play(mover, move, None)
    return twins


def told_alike(tables: tuple[TableGame, TableGame], seat: Seat) -> bool:
    one, two = (_last(table) for table in tables)
    return heard_by(seat, one) == heard_by(seat, two)


def _last(table: TableGame) -> list[Event]:
    return table.session.events[-1]


class Probe:
    """Looks for texts that tell a seat what it cannot know; and counts how often there was something to tell."""

    def __init__(self, table: TableGame, seed: int) -> None:
        self.table = table
        self.rng = Rng(seed)
        self.worlds = 0  # imagined, and not the truth
        self.moves = 0  # of which a seat was not told
        self.faults: list[str] = []

    @property
    def position(self) -> Position:
        return self.table.session.position

    def look(self) -> None:
        """At this moment: other worlds, and other moves of whoever is asked."""
        for seat in observers(self.table):
            twin = imagined(self.table, seat, self.rng)
            self.worlds += twin.session.position != self.position
            self._compare((self.table, twin), seat, "what it imagines")
        if self.position.kind() != OVER:
            for mover in self.position.acting():
                self._look_at_moves(mover)

    def _look_at_moves(self, mover: Seat) -> None:
        twins = two_moves(self.table, mover, self.rng)
        for seat in observers(self.table):
            if twins is not None and seat != mover and told_alike(twins, seat):
                self.moves += twins[0].session.position != twins[1].session.position
                self._compare(twins, seat, "a move that it was not told of")

    def _compare(self, tables: tuple[TableGame, TableGame], seat: Seat, what: str) -> None:
        since = max(0, len(tables[0].session.entries) - 1)
        found = differences(tables, seat, since)
        self.faults += [f"ply {self.position.ply}: seat {seat} can tell {what} by {name}" for name in found]
