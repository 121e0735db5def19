"""Perfect recall: whoever did and was told the same in two games sees the same in both, and may do the same.

Beside the game that is played, each seat has another one, which it imagined at some moment and which
differs in what it cannot know. That one is played on in step: whatever happens in the true game,
something happens there of which the seat is told the same. Both must go on looking alike to it; else
its story leaves out something that it sees, or what it imagined did not fit what it had been told.
"""

from __future__ import annotations

from ludotek.core.memory import learnt
from ludotek.core.position import SPECTATOR, Event, Move, Position, Seat
from ludotek.core.rng import Rng
from ludotek.core.testing.alike import after, require_alike
from ludotek.core.testing.report import Report
from ludotek.core.testing.walk import Walk

TRIED = 24  # moves, to find one that tells a seat the same
OWN_LUCK = 1  # apart from that of the walk, which is the same with and without it
LAPSES_ONE_IN = 40  # how often a seat imagines anew without need, so that it does so late in a game too


class Other:
    """The game that a seat takes for the true one."""

    def __init__(self, observer: Seat) -> None:
        self.observer = observer
        self.position: Position | None = None
        self.differs = False  # whether it has come about in another way

    def imagine(self, truth: Position, rng: Rng) -> None:
        """Begin again from what the seat imagines; not while others' sealed choices are open, which it leaves out."""
        imagined = truth.imagine(self.observer, Rng(int(rng.word())))
        self.position = imagined if list(imagined.acting()) == list(truth.acting()) else None
        self.differs = imagined != truth

    def follow(self, mover: Seat, move: Move, events: list[Event], rng: Rng) -> None:
        """Make the move there, or another of which the seat is told the same; if there is none, it ends."""
        before, self.position = self.position, None
        assert before is not None
        wanted = learnt(self.observer, mover, move, events)
        for tried in self._candidates(before, mover, move, rng):
            later, told = after(before, mover, tried)
            if learnt(self.observer, mover, tried, told) == wanted:
                self.position = later
                self.differs = self.differs or tried != move
                return

    def _candidates(self, before: Position, mover: Seat, move: Move, rng: Rng) -> list[Move]:
        moves = list(before.moves(mover))
        if mover == self.observer:
            return [move] if move in moves else []
        rng.shuffle(moves)
        if move in moves and rng.below(2):
            moves.insert(0, move)
        return moves[:TRIED]


class Recall:
    """Follows the walk through one game with another game for each seat, and compares them after every move."""

    def __init__(self, walk: Walk, report: Report) -> None:
        self.walk = walk
        self.rng = walk.rng.fork(OWN_LUCK)
        self.report = report
        self.others = [Other(observer) for observer in (*walk.seats, SPECTATOR)]

    def begin(self) -> None:
        """Whoever has no other game any more imagines one."""
        for other in self.others:
            if other.position is None or self.rng.below(LAPSES_ONE_IN) == 0:
                other.imagine(self.walk.position, self.rng)

    def follow(self) -> None:
        """The walk has made a move: let the others make one that tells the same, and compare."""
        walk = self.walk
        entry, events = walk.session.entries[-1], walk.session.events[-1]
        for other in self.others:
            if other.position is not None:
                other.follow(entry.seat, entry.move, events, self.rng)
            if other.position is not None and other.differs:
                pair = (other.position, walk.position)
                require_alike(walk.game, pair, other.observer, walk, "a game of which it was told the same")
                self.report.pairs += bool(walk.position.acting())
