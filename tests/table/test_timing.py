"""Time that the rules themselves count: from where a deadline runs, and how long a run took."""

from __future__ import annotations

from ludotek.core.position import CHANCE, CLOCK, DEAL, Position
from ludotek.core.rng import Rng
from ludotek.games import game
from ludotek.games.nos.steps import moves
from ludotek.table.tables.clocks import Ledger, rule_deadline

NOS = game("nos")
STEP = 700  # milliseconds between any two moves of this test


class Track:
    """A game of Project NOS, and a ledger that hears of every move."""

    def __init__(self, drivers: int) -> None:
        self.rng = Rng(5)
        self.position: Position = NOS.first(NOS.options({"drivers": drivers, "track": "3,1,6,2,5,4"}))
        self.ledger = Ledger(drivers)
        self.now = 0
        self.settle()
        self.ledger.note(self.position.kind(), [], CHANCE, self.position, 0)

    def settle(self) -> None:
        while self.position.kind() == DEAL:
            self.position.play(CHANCE, self.rng.choice(self.position.moves(CHANCE)))

    def play(self, seat: int, move: int) -> None:
        kind, asked = self.position.kind(), list(self.position.acting())
        self.now += STEP
        self.position.play(seat, move)
        self.settle()
        self.ledger.note(kind, asked, seat, self.position, self.now)

    def reading(self) -> int:
        """What the clock says of this moment, up to the last move in it."""
        return self.position.reading(self.ledger.began - self.ledger.since_moment)

    def draft(self) -> None:
        while self.position.moves(CLOCK) != [moves.GREEN]:
            seat = self.position.acting()[0]
            self.play(seat, self.position.moves(seat)[0])

    def drive_to_the_end(self, seat: int) -> None:
        """Place what matches, and roll for it; nothing redlines."""
        while self.position.kind() != DEAL and seat in self.position.acting():
            offered = self.position.moves(seat)
            card = NOS.view(self.position, seat).cars[seat]  # type: ignore[attr-defined]  # Project NOS's own view
            matches = [die.place for die in card.rolled if die.fit == "match" and die.place in offered]
            self.play(seat, matches[0] if matches else offered[0])


def test_a_run_is_timed_from_green_to_its_last_die() -> None:
    """NOS §12 and P25."""
    track = Track(1)
    track.draft()
    assert rule_deadline(track.ledger, track.position) == track.now + 3000
    track.play(CLOCK, moves.GREEN)
    green = track.now
    track.drive_to_the_end(0)
    assert rule_deadline(track.ledger, track.position) == track.now, "there is nothing to wait for"
    assert track.reading() == moves.TIME + (track.now - green) // 100


def test_those_behind_the_winner_have_their_seconds_from_its_finish_whatever_they_do() -> None:
    """NOS P21."""
    track = Track(3)
    track.draft()
    track.play(CLOCK, moves.GREEN)
    track.drive_to_the_end(0)
    finished = track.now
    for _ in range(3):
        assert rule_deadline(track.ledger, track.position) == finished + 5000
        track.play(1, track.position.moves(1)[0])


def test_where_time_only_ends_a_moment_it_says_nothing_more() -> None:
    track = Track(2)
    track.draft()
    assert track.reading() < 0
