"""Best play at any moment of a match of Novem."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import NamedTuple

from ludotek.core.options import Options
from ludotek.core.position import CHANCE, DEAL, OVER, Position, Seat
from ludotek.games.novem.components import NovemOptions
from ludotek.games.novem.frame import STANDARD, STANDARD_COLUMNS, STANDARD_ROWS, own_mix, side, standard_heights
from ludotek.games.novem.rules import Novem
from ludotek.games.novem.solve.graph import board_numbers, code
from ludotek.games.novem.solve.induction import Progress, part, solve_board
from ludotek.games.novem.solve.rounds import Floats, Rounds, new_rounds, passed
from ludotek.games.novem.solve.stakes import REACH
from ludotek.games.novem.solve.tables import Solved, Tables, plan_of

LOST = -1.0 + 1e-9


class Round(NamedTuple):
    """A round on the standard board, solved. Payoffs are to the standard rows, who want them high."""

    value: float
    payoffs: Floats  # [row, column]
    row: Floats
    column: Floats


class NovemTable:
    """Best play at any position, for the match or for points.

    The match is exact under every option: the same, the transposed or a random second set-up,
    sides kept or swapped, with or without a decider. Only the clock is left out: that a late
    marker is drawn by chance, and that being late twice forfeits. What is not solved yet is
    solved when it is first asked for, some seconds a game, and kept on disk.
    """

    def __init__(self, tables: Tables | None = None) -> None:
        self.tables = Tables() if tables is None else tables
        self._memory = threading.local()  # rounds are solved in place, so every thread needs its own
        self._numbers = None if tables is None else board_numbers(tables.graph())

    def prepare(self, options: Options | None = None, progress: Progress | None = None) -> None:
        """Solve, or load, all that matches with these options need, and compile what reads it."""
        plan = plan_of(options if isinstance(options, NovemOptions) else NovemOptions())
        self.tables.last(plan.tie, part(progress, 0.0, 0.5))
        self.tables.first(STANDARD_ROWS, plan, part(progress, 0.5, 0.75))
        self.tables.first(STANDARD_COLUMNS, plan, part(progress, 0.75, 1.0))
        self.points_round(Novem(options=NovemOptions(layout=STANDARD, first="rows")))

    def is_ready(self, position: Position) -> bool:
        """Whether all that this match needs has been solved, here or on disk."""
        assert isinstance(position, Novem)
        return not self.covers(position) or self.tables.has_match(plan_of(position.options))

    def covers(self, position: Position) -> bool:
        """All but the small board, which a search plays well enough."""
        assert isinstance(position, Novem)
        return position.options.board == "full"

    def strategy(self, position: Position, seat: Seat) -> list[float]:
        """How likely to play each of `position.moves(seat)` so as to win the match.

        Where nothing is left to win or to lose against best play, it is played for points: that
        gives nothing away, and the other seat may yet err.
        """
        assert isinstance(position, Novem)
        return self._mix(position, seat, self.points_round if self._is_idle(position, seat) else self.match_round)

    def points_strategy(self, position: Position, seat: Seat) -> list[float]:
        """How likely to play each of them so as to gain points on the other seat in this game."""
        assert isinstance(position, Novem)
        return self._mix(position, seat, self.points_round)

    def value(self, position: Position, seat: Seat) -> float:
        """The result of the match that a seat can expect: from -1 to 1."""
        assert isinstance(position, Novem)
        if position.kind() == OVER:
            return float(position.scores()[seat])
        if position.kind() == DEAL:
            return self._expected(position, seat)
        value = self.match_round(position).value
        return value if side(position, seat) == STANDARD_ROWS else -value

    def margin(self, position: Position, seat: Seat) -> float:
        """The points that a seat can expect to gain on the other in the rest of this game, played for points."""
        assert isinstance(position, Novem)
        value = self.points_round(position).value
        return value if side(position, seat) == STANDARD_ROWS else -value

    def match_round(self, position: Novem) -> Round:
        """The round now being played, for the match."""
        return self._round(position, self._game(position), margin(position))

    def points_round(self, position: Novem) -> Round:
        """The round now being played, for points."""
        return self._round(position, self.tables.points(), 0)

    def _game(self, position: Novem) -> Solved:
        plan = plan_of(position.options)
        if position.game == 1:
            return self.tables.first(side(position, position.first), plan)
        return self.tables.last(plan.tie) if position.game == 2 else self.tables.last()

    def _round(self, position: Novem, game: Solved, margin: int) -> Round:
        rounds, graph = self._own_rounds(), self.tables.graph()
        attacker, count = side(position, position.attacker), position.empty_rounds
        solve_board(graph, game.stakes, game.value, self.board(position), margin, rounds)
        payoffs = rounds.payoffs[attacker].copy()
        payoffs[rounds.empty] = passed(rounds, attacker, count, game.stakes.ending[margin + REACH])
        return Round(
            float(rounds.value[attacker, count]),
            payoffs,
            rounds.row[attacker, count].copy(),
            rounds.column[attacker, count].copy(),
        )

    def board(self, position: Novem) -> int:
        """The number of the standard board that this one is."""
        if self._numbers is None:
            self._numbers = board_numbers(self.tables.graph())
        return int(self._numbers[code(standard_heights(position))])

    def _mix(self, position: Novem, seat: Seat, solve: Callable[[Novem], Round]) -> list[float]:
        if not position.moves(seat):
            return []
        solved = solve(position)
        mix = solved.row if side(position, seat) == STANDARD_ROWS else solved.column
        return own_mix(position, seat, mix.tolist())

    def _is_idle(self, position: Novem, seat: Seat) -> bool:
        """Whether a seat's choice cannot matter: the match is lost, or every crossing leads to the same."""
        if not position.moves(seat):
            return True
        solved = self.match_round(position)
        value = solved.value if side(position, seat) == STANDARD_ROWS else -solved.value
        return value <= LOST or bool((solved.payoffs == solved.value).all())

    def _expected(self, position: Novem, seat: Seat) -> float:
        """The average over what chance may do."""
        moves = position.moves(CHANCE)
        odds = position.odds() or [1] * len(moves)
        total = 0.0
        for move, weight in zip(moves, odds, strict=True):
            later = position.copy()
            later.play(CHANCE, move)
            total += weight * self.value(later, seat)
        return total / sum(odds)

    def _own_rounds(self) -> Rounds:
        if not hasattr(self._memory, "rounds"):
            self._memory.rounds = new_rounds()
        rounds: Rounds = self._memory.rounds
        return rounds


def margin(position: Novem) -> int:
    """The points of the standard rows less those of the standard columns, over the match so far."""
    ahead = position.points[0] - position.points[1]
    return ahead if side(position, 0) == STANDARD_ROWS else -ahead
