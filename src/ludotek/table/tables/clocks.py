"""Clocks: when each seat was asked, how much time it has used, and what happens when there is none left."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import msgspec

from ludotek.core.position import CHANCE, CLOCK, DEAL, OVER, RACE, TURN, Milliseconds, Move, Position, Seat
from ludotek.wire.protocol import TableClock

NEVER = -1
NO_CLOCK = TableClock()
SLOW = 3_600  # seconds a move from which nobody is expected to sit and wait
GRACE: Milliseconds = 4000  # to hear what others did before one's clock starts; the same for everybody
REMEMBERED = 15  # of each seat's reactions
QUICKEST: Milliseconds = 100  # nobody reacts sooner to what they see


def clock_of(fields: Mapping[str, object]) -> TableClock:
    """A table's clock from its row; a table without one has no clock."""
    return msgspec.convert(fields, TableClock) if fields else NO_CLOCK


def is_slow(kind: str, seconds: int) -> bool:
    return kind == "move" and seconds >= SLOW


class Ledger:
    """Who was asked when, by the table's own time, and how long each seat has thought in all."""

    question: list[int]  # by seat: what it is asked, or NEVER
    since: list[Milliseconds]
    shown: list[Milliseconds]  # when everybody saw that question: a call in a race may have waited for an earlier one
    spent: list[Milliseconds]
    answers: list[int]
    moved: list[Milliseconds]  # when a seat last made a move
    reactions: list[list[Milliseconds]]  # by seat: how long its last answers in races took
    quick: list[int]  # by seat: how often it was first sooner than anybody can react
    began: Milliseconds  # when the last move was made
    moment: int  # which moment the rules' deadline limits, and when it began
    since_moment: Milliseconds

    def __init__(self, seats: int, of: Ledger | None = None) -> None:
        self.question = of.question.copy() if of else [NEVER] * seats
        self.since = of.since.copy() if of else [0] * seats
        self.shown = of.shown.copy() if of else [0] * seats
        self.spent = of.spent.copy() if of else [0] * seats
        self.answers = of.answers.copy() if of else [0] * seats
        self.moved = of.moved.copy() if of else [NEVER] * seats
        self.reactions = [times.copy() for times in of.reactions] if of else [[] for _ in range(seats)]
        self.quick = of.quick.copy() if of else [0] * seats
        self.began = of.began if of else 0
        self.moment = of.moment if of else NEVER
        self.since_moment = of.since_moment if of else 0

    def copy(self) -> Ledger:
        return Ledger(0, self)

    def note(self, kind: int, asked: Collection[Seat], seat: Seat, after: Position, time: Milliseconds) -> None:
        """A seat, or time, has moved and chance has settled what followed; before it, these seats were asked."""
        acting = after.acting()
        if seat >= 0:
            if kind == RACE:
                self._react(seat, time)
            self.moved[seat] = time
            self.quick[seat] += kind == RACE and self._is_contested(asked, seat) and time < self.shown[seat] + QUICKEST
        for other in asked:
            if other not in acting or after.question(other) != self.question[other]:
                self._charge(other, kind, time)
        for other in acting:
            if after.question(other) != self.question[other]:
                self.question[other] = after.question(other)
                self.since[other] = time + self._grace(other, kind, seat, after)
                self.shown[other] = time
        self.began = time
        if after.moment() != self.moment:
            self.moment = after.moment()
            self.since_moment = time

    def _react(self, seat: Seat, time: Milliseconds) -> None:
        """A seat answers since it was shown its question, or since its own last move, if that was later."""
        self.reactions[seat] = [*self.reactions[seat], time - max(self.shown[seat], self.moved[seat], 0)][-REMEMBERED:]

    def _grace(self, other: Seat, kind: int, mover: Seat, after: Position) -> Milliseconds:
        """There is a story to hear unless the game begins or one moved oneself in the open; a race waits for nobody."""
        is_own = other == mover and kind == TURN
        return 0 if is_own or mover == CHANCE or after.kind() == RACE else GRACE

    def show(self, time: Milliseconds) -> None:
        """What the last move asks is before everybody's eyes only now."""
        if self.moment == NEVER:  # nothing is noted where time does not matter
            return
        for seat, since in enumerate(self.since):
            if since == self.began:
                self.shown[seat] = max(since, time)

    def _is_contested(self, asked: Collection[Seat], seat: Seat) -> bool:
        """Whether a race's question was put to others too: where each has its own, one may answer from memory."""
        return any(other != seat and self.question[other] == self.question[seat] for other in asked)

    def _charge(self, seat: Seat, kind: int, time: Milliseconds) -> None:
        if kind != RACE:  # there everybody is asked all the time
            self.spent[seat] += max(0, time - self.since[seat])
            self.answers[seat] += 1
        self.question[seat] = NEVER


def left(clock: TableClock, ledger: Ledger, seat: Seat, now: Milliseconds) -> Milliseconds | None:
    """How much time a seat has, if the table plays by the clock."""
    if clock.kind == "none":
        return None
    thinking = max(0, now - ledger.since[seat]) if ledger.question[seat] != NEVER else 0
    if clock.kind == "move":
        return 1000 * clock.seconds - thinking
    granted = 1000 * (clock.seconds + clock.increment * ledger.answers[seat])
    return granted - ledger.spent[seat] - thinking


def seat_deadlines(
    clock: TableClock, ledger: Ledger, position: Position, people: Collection[Seat]
) -> dict[Seat, Milliseconds]:
    """By when each person who is asked must have moved. Bots have no clock: their time is the server's."""
    if clock.kind == "none" or position.kind() == RACE:
        return {}
    return {
        seat: ledger.since[seat] + max(0, left(clock, ledger, seat, ledger.since[seat]) or 0)
        for seat in position.acting()
        if seat in people
    }


def rule_deadline(ledger: Ledger, position: Position) -> Milliseconds | None:
    """By when the rules let time move, if they do; where nobody can move, at once."""
    if position.kind() in (DEAL, OVER):
        return None
    acting, limit = position.acting(), position.deadline()
    if not limit and acting:
        return None
    return (ledger.since_moment if limit else ledger.began) + limit


def what_time_says(ledger: Ledger, position: Position) -> Move | None:
    """Where time scores (nos §12): the clock's move says how long the moment took, up to the last move in it."""
    move = position.reading(ledger.began - ledger.since_moment)
    return move if move >= 0 else None


def move_of_time(position: Position, late: Seat) -> Move | None:
    """The move of the clock that falls to a seat that is late, and if possible to nobody else.

    Rules name their late seats each in their own way, so every such move is tried: best is one after which
    the seat is no longer asked and the others still are; where the game ends, it ends worst for this seat.
    """
    moves = position.moves(CLOCK)
    return max(moves, key=lambda move: _fits(position, late, move), default=None)


def _fits(position: Position, late: Seat, move: Move) -> tuple[bool, int, float]:
    asked, after = list(position.acting()), position.copy()
    after.play(CLOCK, move)
    while after.kind() == DEAL:
        after.play(CHANCE, after.moves(CHANCE)[0])
    still = after.acting()
    is_done = late not in still or after.question(late) != position.question(late)
    loss = -float(after.scores()[late]) if after.kind() == OVER else 0.0
    return is_done, sum(seat in still for seat in asked if seat != late), loss
