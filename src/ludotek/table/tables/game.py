"""The game at a table: what the store keeps of it, how far it is, and what a move would come to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec
from mypy_extensions import mypyc_attr

from ludotek.core.errors import IllegalMove
from ludotek.core.game import Game
from ludotek.core.options import Options
from ludotek.core.position import (
    CHANCE,
    DEAL,
    NO_DEADLINE,
    OVER,
    SEALED,
    SPECTATOR,
    Milliseconds,
    Move,
    Position,
    Seat,
)
from ludotek.core.session import Session
from ludotek.table import fairness
from ludotek.table.storage.rows import PlayerId, StoredMove, TableRow
from ludotek.table.storage.state import TableState, WordsRow, fields_of, state_of
from ludotek.table.tables import clocks
from ludotek.table.tables.clocks import Ledger, clock_of
from ludotek.table.tables.progress import Progress
from ludotek.wire.protocol import ChatOut


class Step(msgspec.Struct, gc=False):
    """What is to be kept, all or nothing: moves, changes of the table's row, and how far the game is then."""

    entries: list[StoredMove] = []
    changes: dict[str, object] = {}
    after: Progress | None = None


@mypyc_attr(allow_interpreted_subclasses=True)
class TableGame:
    """A game as one process knows it; it is the store that decides what has happened."""

    row: TableRow
    state: TableState
    game: Game
    progress: Progress
    session: Session  # the progress's own

    def __init__(
        self, find_game: Callable[[str], Game], now: Callable[[], Milliseconds], row: TableRow, chat: list[ChatOut]
    ) -> None:
        self.find_game = find_game
        self.now = now
        self.chat = chat
        self.names: dict[PlayerId, str] = {}
        self.begin(row)

    def begin(self, row: TableRow) -> None:
        """The table before its first move."""
        self.row = row
        self.state = state_of(row.state)
        self.clock = clock_of(row.clock)
        game = self.find_game(row.game)
        self.session = Session(game, game.options(row.options))
        self.game = self.session.game
        self.progress = Progress(self.session, self.clock.kind != "none")

    def go_on(self, ahead: Progress) -> None:
        """The game is so far now."""
        self.progress.follow(ahead)

    @property
    def ledger(self) -> Ledger:
        return self.progress.ledger

    def take_in(self, entries: Sequence[StoredMove]) -> None:
        """Play moves that the store keeps."""
        for entry in entries:
            self.session.check(entry.seat, entry.move)
            self.progress.play(entry.seat, entry.move, entry.time_ms)

    # Time: the table's own begins with its game.

    def relative(self, now: Milliseconds) -> Milliseconds:
        return max(0, now - (self.row.started or now))

    def absolute(self, time: Milliseconds) -> Milliseconds:
        return time + (self.row.started or 0)

    def seat_deadlines(self) -> dict[Seat, Milliseconds]:
        if self.row.status != "live":
            return {}
        return clocks.seat_deadlines(self.clock, self.ledger, self.session.position, self.people())

    def rule_deadline(self) -> Milliseconds | None:
        if self.row.status != "live":
            return None
        return clocks.rule_deadline(self.ledger, self.session.position)

    def next_deadline(self, after: Progress) -> Milliseconds | None:
        """When the clock next has something to say, once the game is as far as that."""
        due = list(clocks.seat_deadlines(self.clock, after.ledger, after.position, self.people()).values())
        rule = clocks.rule_deadline(after.ledger, after.position)
        due += [] if rule is None else [rule]
        return self.absolute(min(due)) if due else None

    def is_quiet(self) -> bool:
        """Whether nothing happens here by itself: no bots, no clock, and somebody to move."""
        position = self.session.position
        return (
            self.clock.kind == "none"
            and self.row.deadline is None
            and not any(seat.kind == "bot" for seat in self.row.seats)
            and position.deadline() == NO_DEADLINE
            and bool(position.acting())
        )

    def told_options(self) -> Options:
        """What people are told of the options: until the game is over nothing that lies facedown in it."""
        options = self.game.open_options(self.session.options)
        if self.row.status == "over":
            return options
        return msgspec.structs.replace(options, **self.state.told)

    # Who is here.

    def people(self) -> set[Seat]:
        return {number for number, seat in enumerate(self.row.seats) if seat.kind != "bot"}

    def seat_of(self, player: str, name: str = "") -> Seat:
        """Where somebody sits; of several seats at one screen the one with this name, or the first."""
        for number, seat in enumerate(self.row.seats):
            if player and seat.player == player and seat.kind != "bot" and name in ("", seat.name):
                return number
        return SPECTATOR

    def sitter(self, seat: Seat) -> str:
        """What whoever sits there is called, if somebody does."""
        row = self.row.seats[seat]
        return row.called or self.names.get(row.player or "", "")

    # Moves.

    def is_asked(self, seat: Seat, question: int) -> bool:
        """Whether a question to a seat is still open."""
        position = self.session.position
        return self.row.status == "live" and seat in position.acting() and position.question(seat) == question

    def check(self, seat: Seat, move: Move, question: int | None) -> None:
        """Refuse a move that cannot be made, without a word about who else has chosen."""
        if self.row.status != "live":
            raise IllegalMove("table/not-live", "No game is going on at this table.")
        if seat < 0:
            raise IllegalMove("table/not-seated", "Only those who sit at the table can move.")
        position = self.session.position
        if position.kind() == SEALED and seat not in position.acting():
            raise IllegalMove("core/not-your-turn", "You have nothing to choose now; wait for the others.")
        self.session.check(seat, move, question)

    def step(self, seat: Seat, move: Move, question: int, time: Milliseconds) -> Step:
        """A move that has been checked, and all that chance adds to it."""
        after = self.progress.ahead()
        entries = [StoredMove(after.position.ply, seat, move, time, question)]
        after.play(seat, move, time)
        self.settle(after, entries, time, self.row.salts)
        return Step(entries, self._consequences(after), after)

    def settle(self, after: Progress, entries: list[StoredMove], time: Milliseconds, salts: Mapping[str, str]) -> None:
        """Let chance move, as the seed and the salts have it."""
        while after.position.kind() == DEAL:
            position = after.position
            moves = position.moves(CHANCE)
            drawn = fairness.draw(self.row.seed, salts, position.ply, position.odds(), len(moves))
            entries.append(StoredMove(position.ply, CHANCE, moves[drawn], time, position.ply))
            after.play(CHANCE, moves[drawn], time)

    def _consequences(self, after: Progress) -> dict[str, object]:
        """What a move changes in the table's row: the result, and when the clock next has something to say."""
        changes: dict[str, object] = {}
        position = after.position
        if position.kind() == OVER:
            reason = self.game.endings[position.ending()]
            changes = self.end(list(position.scores()), reason)
        elif self.clock.kind != "none" or position.deadline() != NO_DEADLINE or self.row.deadline is not None:
            changes = {"deadline": self.next_deadline(after)}
        if self.state.offers and not self._is_still_sealed(position):
            changes |= self.changes_of_state(offers=())
        return changes

    def _is_still_sealed(self, after: Position) -> bool:
        """Whether a move is a choice that nobody may notice yet."""
        before = self.session.position
        return before.kind() == after.kind() == SEALED and before.question(0) == after.question(0)

    def end(self, result: list[int] | None, reason: str) -> dict[str, object]:
        return {"status": "over", "result": result, "reason": reason, "ended": self.now(), "deadline": None}

    def words(self) -> tuple[WordsRow, ...]:
        """What was added to deals, without what was taken back."""
        known = len(self.session.entries)
        return tuple(row for row in self.state.words if row.ply <= known)

    def changes_of_state(self, **fields: object) -> dict[str, object]:
        return {"state": fields_of(msgspec.structs.replace(self.state, **fields))}


def in_groups(moves: Sequence[StoredMove]) -> list[list[StoredMove]]:
    """Each move with what chance added to it."""
    groups: list[list[StoredMove]] = []
    for move in moves:
        if move.seat == CHANCE and groups:
            groups[-1].append(move)
        else:
            groups.append([move])
    return groups
