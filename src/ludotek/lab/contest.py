"""One game between bots, each of which sees what its seat may know."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludotek.bots.bot import WAIT, Bot, Budget, ask
from ludotek.bots.tempo import Clock, Tempo, can_wait, race
from ludotek.core.errors import IllegalMove
from ludotek.core.playout import settle
from ludotek.core.position import CLOCK, DEAL, OVER, RACE, Move, Points, Position, Seat
from ludotek.core.rng import Rng

NOT_ASKED = -1


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game went: its scores by seat, the number of decisions people made, and its ending."""

    scores: list[Points]
    decisions: int
    ending: int
    record: str = ""  # its text, where that is wanted and not written yet

    def shares(self) -> list[float]:
        """By seat: one win, shared by all who have the best score."""
        best = max(self.scores)
        winners = self.scores.count(best)
        return [1 / winners if score == best else 0.0 for score in self.scores]


def outcome(position: Position, decisions: int) -> Outcome:
    """What a position that is over says about its game."""
    return Outcome(position.scores(), decisions, position.ending())


class Contest:
    """A game under way between bots, all of them equally quick in races unless told otherwise.

    Luck has a generator of its own, and so have reactions and each seat: whatever a bot does with
    its numbers, the first die, the second card and so on stay the same.
    """

    def __init__(
        self,
        position: Position,
        bots: Sequence[Bot],
        budgets: Sequence[Budget],
        rng: Rng,
        tempos: Sequence[Tempo] | None = None,
    ) -> None:
        seats = len(bots)
        self.position = position
        self.bots = bots
        self.budgets = budgets
        self.minds = [rng.fork(seat) for seat in range(seats)]
        self.luck = rng.fork(seats)
        self.reactions = rng.fork(seats + 1)
        self.tempos = list(tempos) if tempos else [Tempo()] * seats
        self.clock = Clock(seats)
        self.asked = [NOT_ASKED] * seats  # in races: the question each seat has answered, and how
        self.intents = [WAIT] * seats

    def finish(self) -> Outcome:
        """Play to the end."""
        decisions = 0
        while self.position.kind() != OVER:
            decisions += self.advance()
        return outcome(self.position, decisions)

    def advance(self) -> int:
        """One move, or all that chance has to say; the number of decisions made."""
        if self.position.kind() == DEAL:
            settle(self.position, self.luck)
            return 0
        seat, move = self.next_move()
        self.position.play(seat, move)
        return 1 if seat >= 0 else 0

    def next_move(self) -> tuple[Seat, Move]:
        """Who moves next, and what: in a race the quickest, else the first who is asked, else the clock."""
        seats = self.position.acting()
        if self.position.kind() == RACE:
            return race(self.position, self.commit(seats), self.tempos, self.clock, self.reactions)
        if not seats:
            return CLOCK, self.luck.choice(self.position.moves(CLOCK))
        return seats[0], self.answer(seats[0])

    def commit(self, seats: Sequence[Seat]) -> list[Move]:
        """What everybody will do in a race. An answer stands as long as its question does, as at a table."""
        for seat in range(len(self.bots)):
            question = self.position.question(seat) if seat in seats else NOT_ASKED
            if question != self.asked[seat]:
                self.asked[seat] = question
                self.intents[seat] = self.answer(seat) if seat in seats else WAIT
        return self.intents

    def answer(self, seat: Seat) -> Move:
        """What a bot plays, if its seat may."""
        move = ask(self.bots[seat], self.position, seat, self.budgets[seat], self.minds[seat])
        if not self.allows(seat, move):
            raise IllegalMove("lab/illegal-move", f"The bot of seat {seat} chose move {move}, which it may not play.")
        return move

    def allows(self, seat: Seat, move: Move) -> bool:
        """Whether a seat may do what its bot chose."""
        if move == WAIT:
            return self.position.kind() == RACE and can_wait(self.position)
        return move in self.position.moves(seat)
