"""How far a table's game is: the moves made, who was asked when, and how far a step would bring it.

A step is played ahead, on a copy of the position alone, and kept by the store; then it has happened. So every move is
played once, and what lies behind it, all over the memory of a house with many tables, is not touched.
"""

from __future__ import annotations

from ludotek.core.position import CHANCE, DEAL, NO_DEADLINE, RACE, SEALED, TURN, Milliseconds, Move, Position, Seat
from ludotek.core.session import Session
from ludotek.table.tables.clocks import Ledger


class Progress:
    """A game under way, with the table's own books about it."""

    session: Session
    ledger: Ledger
    plies: list[int]  # by entry: the ply as everybody may know it
    sealed: int  # the question of the last sealed moment
    before: Position | None  # before the last move, where it might be taken back
    mover: Seat  # whoever moved last, chance aside
    asked: list[Seat]  # and who was asked then, in which kind of moment
    asked_in: int
    has_clock: bool
    shares_ledger: bool

    def __init__(self, session: Session, has_clock: bool, of: Progress | None = None) -> None:
        self.session = session
        self.has_clock = has_clock
        self.plies = []
        self.ledger = of.ledger if of else Ledger(len(session.seats))
        self.shares_ledger = of is not None  # until something is to be noted in it
        self.sealed = of.sealed if of else -1
        self.before = of.before if of else None
        self.mover = of.mover if of else CHANCE
        self.asked = of.asked if of else []
        self.asked_in = of.asked_in if of else DEAL

    def ahead(self) -> Progress:
        """From here on, to plan a step; it has no moves but those of the step."""
        return Progress(self.session.ahead(), self.has_clock, self)

    def follow(self, ahead: Progress) -> None:
        """A step that was planned ahead has been kept."""
        self.session.follow(ahead.session)
        self.plies += ahead.plies
        self.ledger = ahead.ledger
        self.sealed = ahead.sealed
        self.before = ahead.before
        self.mover, self.asked, self.asked_in = ahead.mover, ahead.asked, ahead.asked_in

    @property
    def position(self) -> Position:
        return self.session.position

    def play(self, seat: Seat, move: Move, time: Milliseconds | None) -> None:
        """Make a move that has been checked, here or by whoever kept it."""
        position = self.session.position
        kind = position.kind()
        if kind != DEAL:
            self.mover, self.asked, self.asked_in = seat, list(position.acting()), kind
            self.before = position.copy() if kind == TURN else None
        if kind == SEALED:
            self.sealed = position.question(0)
        self.plies.append(self.sealed if position.question(0) == self.sealed else position.ply)
        self.session.make(seat, move, time)
        if position.kind() != DEAL and self._is_timed(position):
            self._note(position, time or 0)

    def _note(self, position: Position, time: Milliseconds) -> None:
        if self.shares_ledger:
            self.ledger, self.shares_ledger = self.ledger.copy(), False
        self.ledger.note(self.asked_in, self.asked, self.mover, position, time)

    def _is_timed(self, position: Position) -> bool:
        """Whether anybody will ask the ledger."""
        return (
            self.has_clock
            or position.kind() == RACE
            or position.deadline() != NO_DEADLINE
            or not position.acting()  # time moves at once
        )
