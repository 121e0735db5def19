"""A game as learners play it: chance, time and races take their course, and only decisions are asked for."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotek.core.encoding import Row
from ludotek.core.playout import settle
from ludotek.core.position import CLOCK, DEAL, OVER, RACE, Move, Position, Seat
from ludotek.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Referee:
    """Says who is first when several seats of a race have committed to a move: here, each as likely."""

    def first(self, position: Position, moving: list[Seat], rng: Rng) -> Seat:
        """One of those who move, or CLOCK if time ran out before any of them did."""
        return rng.choice(moving)


FAIR: Final = Referee()


class Course:
    """One game under way. It asks one seat at a time; a seat never sees what the others asked with it chose.

    In a race every seat is asked for a move or to wait; then the quickest of those who move is first,
    and the others are asked anew. When all wait, time passes; where it cannot, waiting is not offered.
    """

    position: Position
    rng: Rng
    wait: Move  # the number that means waiting: the first after the game's vocabulary
    referee: Referee
    asked: list[Seat]  # who must decide before the game goes on, in this order; nobody when it is over
    answered: int  # how many of them have
    racing: bool
    commitments: list[Move]  # of a race: what those who answered will do
    alone: list[list[Move]]  # by seat: what it may do in a race, as last asked for,
    or_wait: list[list[Move]]  # and the same with waiting

    def __init__(self, position: Position, rng: Rng, wait: Move, referee: Referee = FAIR) -> None:
        self.rng = rng
        self.wait = wait
        self.referee = referee
        self.commitments = []
        self.asked = []
        self.alone, self.or_wait = [], []
        self.begin(position)

    def begin(self, position: Position) -> None:
        """Play this position from now on."""
        self.position = position
        self.go_on()

    @property
    def is_over(self) -> bool:
        """Whether nobody is asked any more."""
        return not self.asked

    @property
    def seat(self) -> Seat:
        """Who is asked now; only while the game is not over."""
        return self.asked[self.answered]

    def go_on(self) -> None:
        """Let chance move and time pass until somebody is asked, or the game is over."""
        position = self.position
        self.answered = 0
        self.racing = False
        kind = position.kind()
        while kind != OVER:
            if kind == DEAL:
                settle(position, self.rng)
            else:
                seats = position.acting()
                if seats:
                    self.racing = kind == RACE
                    self.asked = seats
                    return
                self.let_time_pass()
            kind = position.kind()
        self.asked = []

    def let_time_pass(self) -> None:
        """Let the clock move; if it has several moves, any of them."""
        self.position.play(CLOCK, self.rng.choice(self.position.moves(CLOCK)))

    def moves(self, seat: Seat) -> list[Move]:
        """What a seat that is asked may do; read it, never change it."""
        moves = self.position.moves(seat)
        return self.moves_or_wait(seat, moves) if self.racing and self.position.moves(CLOCK) else moves

    def moves_or_wait(self, seat: Seat, moves: list[Move]) -> list[Move]:
        """The same list for the same moves, so that whoever reads it can tell that nothing has changed."""
        while len(self.alone) <= seat:
            self.alone.append([])
            self.or_wait.append([])
        if self.alone[seat] is not moves:
            self.alone[seat] = moves
            self.or_wait[seat] = [*moves, self.wait]
        return self.or_wait[seat]

    def decide(self, move: Move) -> None:
        """The seat that is asked has chosen; it trusts its move, as a position does."""
        if self.racing:
            self.commitments.append(move)
        else:
            self.position.play(self.asked[self.answered], move)
        self.answered += 1
        if self.answered == len(self.asked):
            if self.racing:
                self.run_the_race()
            self.go_on()

    def play(self, seats: Row, moves: vec[i64], slot: i64) -> None:
        """All who are asked have chosen at once: those in the slots from this one on."""
        last: i64 = slot + len(self.asked)
        if self.racing:
            while slot < last:
                self.decide(int(moves[slot]))
                slot += 1
        else:
            position = self.position
            while slot < last:
                position.play(int(seats[slot]), int(moves[slot]))
                slot += 1
            self.go_on()

    def run_the_race(self) -> None:
        """Let the quickest of those who committed to a move make it; where all wait, time passes."""
        committed, self.commitments = self.commitments, []
        moving = [self.asked[number] for number in range(len(committed)) if committed[number] != self.wait]
        first = self.referee.first(self.position, moving, self.rng) if moving else CLOCK
        if first == CLOCK:
            self.let_time_pass()
        else:
            self.position.play(first, committed[self.asked.index(first)])
