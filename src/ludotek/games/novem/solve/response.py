"""The best response: what a player gains who knows the other's mix at every position of Novem."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ludotek.games.novem.components import SIDE
from ludotek.games.novem.frame import STANDARD_ROWS
from ludotek.games.novem.rules import STALL
from ludotek.games.novem.solve.graph import Graph
from ludotek.games.novem.solve.induction import Progress, for_each_layer, lay_out, part, solve_board
from ludotek.games.novem.solve.rounds import Floats, Rounds, fill_empty, is_decided, leave, new_rounds
from ludotek.games.novem.solve.stakes import MARGINS, REACH, Stakes, first_game_stakes, last_game_stakes, points_stakes
from ludotek.games.novem.solve.tables import Plan, Solved, Tables
from ludotek.solve.compiled import compiled, inlined

Mixes = Floats  # [board, attacker, empty rounds, marker]


class Responses(NamedTuple):
    """Best responses of one side: in a game for points, and in each game of a match by who attacks first."""

    points: Solved
    last: Solved
    first: tuple[Solved, Solved]


def respond_to_mixes(graph: Graph, mixes: Mixes, responder: int, progress: Progress | None = None) -> Responses:
    """Against a player who plays the same mix on a board whatever the score and the game."""

    def respond(stakes: Stakes, progress: Progress | None = None) -> Solved:
        return respond_in_game(graph, stakes, mixes, responder, progress)

    last = respond(last_game_stakes(graph), part(progress, 0.0, 0.5))
    rows_first = respond(first_game_stakes(graph, 0, second_game(last, 0)), part(progress, 0.5, 0.75))
    columns_first = respond(first_game_stakes(graph, 1, second_game(last, 1)), part(progress, 0.75, 1.0))
    return Responses(respond(points_stakes(graph)), last, (rows_first, columns_first))


def respond_in_game(
    graph: Graph, stakes: Stakes, mixes: Mixes, responder: int, progress: Progress | None = None
) -> Solved:
    """The same in one game."""
    value = np.zeros((2, stakes.size))

    def solve(begin: int, end: int) -> None:
        respond_boards(graph, stakes, value, begin, end, mixes, responder, new_rounds())

    for_each_layer(graph, stakes, solve, progress)
    return Solved(stakes, value)


def respond_to_tables(tables: Tables, responder: int, progress: Progress | None = None) -> Responses:
    """Against a player who plays by solved tables: for points in a game for points, else for the match."""
    graph = tables.graph()

    def respond(best: Solved, stakes: Stakes, progress: Progress | None) -> Solved:
        value = np.zeros((2, stakes.size))

        def solve(begin: int, end: int) -> None:
            own, other = new_rounds(), new_rounds()
            respond_to_best(graph, stakes, value, begin, end, best.stakes, best.value, responder, own, other)

        for_each_layer(graph, stakes, solve, progress)
        return Solved(stakes, value)

    def first(attacker: int, progress: Progress | None) -> Solved:
        stakes = first_game_stakes(graph, attacker, second_game(last, attacker))
        return respond(tables.first(attacker, Plan()), stakes, progress)

    last = respond(tables.last(), tables.last().stakes, part(progress, 0.0, 0.5))
    points = respond(tables.points(), tables.points().stakes, None)
    return Responses(points, last, (first(0, part(progress, 0.5, 0.75)), first(1, part(progress, 0.75, 1.0))))


def second_game(last: Solved, first: int) -> Floats:
    """By margin: what a second game with the same sides is worth, in which the other attacks first."""
    return np.array([last.start(1 - first, margin) for margin in MARGINS.tolist()])


@compiled
def respond_boards(
    graph: Graph,
    stakes: Stakes,
    value: Floats,
    begin: int,
    end: int,
    mixes: Mixes,
    responder: int,
    rounds: Rounds,
) -> None:
    """Respond on the boards from `begin` up to `end` at every margin."""
    for board in range(begin, end):
        for place in range(stakes.margins[board]):
            margin = stakes.lowest[board] + place * stakes.step
            respond_board(graph, stakes, value, board, margin, mixes[board], responder, rounds)
            value[0, stakes.offset[board] + place] = rounds.value[0, 0]
            value[1, stakes.offset[board] + place] = rounds.value[1, 0]


@compiled
def respond_to_best(
    graph: Graph,
    stakes: Stakes,
    value: Floats,
    begin: int,
    end: int,
    best_stakes: Stakes,
    best_value: Floats,
    responder: int,
    rounds: Rounds,
    best: Rounds,
) -> None:
    """The same against best play, whose mixes depend on the margin and are found on the way."""
    mixes = best.column if responder == STANDARD_ROWS else best.row
    for board in range(begin, end):
        for place in range(stakes.margins[board]):
            margin = stakes.lowest[board] + place * stakes.step
            solve_board(graph, best_stakes, best_value, board, margin, best)
            respond_board(graph, stakes, value, board, margin, mixes, responder, rounds)
            value[0, stakes.offset[board] + place] = rounds.value[0, 0]
            value[1, stakes.offset[board] + place] = rounds.value[1, 0]


@compiled
def respond_board(
    graph: Graph,
    stakes: Stakes,
    value: Floats,
    board: int,
    margin: int,
    mixes: Floats,
    responder: int,
    rounds: Rounds,
) -> None:
    """Respond in the rounds on a board at a margin; the pure answers are left in the responder's mixes."""
    has_empty = lay_out(graph, stakes, value, board, margin, rounds)
    stalled = stakes.ending[margin + REACH]
    if is_decided(rounds, stalled):
        leave(rounds, stalled)
        return
    for count in range(STALL - 1 if has_empty else 0, -1, -1):
        for attacker in range(2):
            if has_empty:
                fill_empty(rounds, attacker, count, stalled)
            answer(rounds, mixes, attacker, count, responder)


@inlined
def answer(rounds: Rounds, mixes: Floats, attacker: int, count: int, responder: int) -> None:
    """The line that is best against a mix, and what it is worth to rows."""
    payoffs, answers = rounds.payoffs, rounds.row if responder == STANDARD_ROWS else rounds.column
    best, most = 0, -np.inf
    for own in range(SIDE):
        worth = 0.0
        for other in range(SIDE):
            if responder == STANDARD_ROWS:
                worth += mixes[attacker, count, other] * payoffs[attacker, own, other]
            else:
                worth -= mixes[attacker, count, other] * payoffs[attacker, other, own]
        if worth > most:
            best, most = own, worth
    rounds.value[attacker, count] = most if responder == STANDARD_ROWS else -most
    for own in range(SIDE):
        answers[attacker, count, own] = 1.0 if own == best else 0.0
