"""On the small board OpenSpiel's regret minimisation and the house's matrix solver find the same value."""

from __future__ import annotations

from typing import Any

import pyspiel
import pytest

from ludotek.adapters.openspiel import register
from ludotek.core.position import OVER, Position
from ludotek.games.novem import GAME
from ludotek.solve.matrix import solve

MATCH = {"board": "small", "layout": "1234", "first": "rows", "totals": "open"}
ITERATIONS = 400
AGREEMENT = 1e-3


def value(position: Position, known: dict[object, float]) -> float:
    """What best play brings the rows, by backward induction over the house's own positions."""
    if position.kind() == OVER:
        return float(position.scores()[0])
    if position.key() not in known:
        payoffs = [
            [value(after(position, row, column), known) for column in position.moves(1)] for row in position.moves(0)
        ]
        known[position.key()] = solve(payoffs).value
    return known[position.key()]


def after(position: Position, row: int, column: int) -> Position:
    later = position.copy()
    later.play(0, row)
    later.play(1, column)
    return later


class Tree:
    """The tree of a game as OpenSpiel walks it, written in Gambit's format: its C++ solvers are quick on that."""

    def __init__(self, game: Any) -> None:
        self.lines = ['EFG 2 R "tree" { "rows" "columns" } ""']
        self.information: list[dict[str, int]] = [{}, {}]
        self.ends = 0
        self.add(game.new_initial_state())

    def add(self, state: Any) -> None:
        if state.is_terminal():
            self.ends += 1
            rows, columns = state.returns()
            self.lines.append(f't "" {self.ends} "" {{ {rows} {columns} }}')
            return
        player, actions = state.current_player(), state.legal_actions()
        numbers = self.information[player]
        number = numbers.setdefault(state.information_state_string(player), len(numbers) + 1)
        names = " ".join(f'"{state.action_to_string(player, action)}"' for action in actions)
        self.lines.append(f'p "" {player + 1} {number} "" {{ {names} }} 0')
        for action in actions:
            self.add(state.child(action))

    def __str__(self) -> str:
        return "\n".join([*self.lines, ""])


def test_regret_minimisation_and_backward_induction_agree_on_the_small_board() -> None:
    exact = value(GAME.start(**MATCH), {})
    tree = Tree(pyspiel.convert_to_turn_based(pyspiel.load_game(register(GAME), MATCH)))
    game = pyspiel.load_efg_game(str(tree))
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(ITERATIONS):
        solver.evaluate_and_update_policy()
    learned = pyspiel.expected_returns(game.new_initial_state(), solver.average_policy(), -1, True)[0]
    assert learned == pytest.approx(exact, abs=AGREEMENT)
    assert exact == pytest.approx(0.75, abs=1e-9)
